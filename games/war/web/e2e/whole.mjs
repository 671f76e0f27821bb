// A whole game against the easy program, with answers by chance: SITE=… node games/war/web/e2e/whole.mjs [fp|sh] [text|drawn] [most answers]

import { alone } from '../../../../web/e2e/browser.mjs';
import { playNow } from '../../../../web/e2e/table.mjs';

const side = process.argv[2] ?? 'sh';
const isText = process.argv[3] !== 'drawn';
const most = Number(process.argv[4] ?? 5000);

let seed = 7;
const below = (count) => (seed = (seed * 1103515245 + 12345) % 2 ** 31) % count;

await alone(async (visitor) => {
  const page = await visitor();
  await playNow(page, side);
  await page.waitForURL(/match/);
  if (isText) await page.goto(`${page.url()}?text`);
  const asked = {};
  let answers = 0;
  for (; answers < most; answers++) {
    const state = await page.waitForFunction(() => {
      const question = document.querySelector('.question:not([aria-busy=true])');
      if (question)
        return {
          options: question.querySelectorAll('[data-option]:not(:disabled)').length,
          title: question.querySelector('h2').textContent,
        };
      return document.querySelector('main')?.textContent?.includes('Download the record') ? { isOver: true } : false;
    });
    const { isOver, options, title } = await state.jsonValue();
    if (isOver) break;
    asked[title] = (asked[title] ?? 0) + 1;
    // In one step, so that nothing changes between looking and clicking.
    await page.evaluate(
      ([number, all]) => {
        const offers = [...document.querySelectorAll('.question [data-option]:not(:disabled)')];
        const confirm = document.querySelector('[data-confirm]');
        if (confirm && all) confirm.parentElement.querySelector('button').click();
        else offers[number % offers.length]?.click();
      },
      [below(Math.max(options, 1)), below(2) === 0],
    );
    await page.waitForTimeout(15);
    await page.evaluate(() => document.querySelector('[data-confirm]:not(:disabled)')?.click());
  }
  const told = Object.entries(asked).sort((one, other) => other[1] - one[1]);
  console.log(`${answers} answers, ${told.length} different questions`);
  const unworded = told.filter(([title]) => /^Choose \(|why-/.test(title));
  if (unworded.length > 0) throw new Error(`no words for: ${unworded.map(([title]) => title)}`);
  console.log(await page.locator('main h2').first().textContent(), '–', await page.locator('main h2 + p').first().textContent());
  if (!isText) {
    await page.locator('[data-drawer]').click();
    await page.getByRole('tab', { name: 'Log' }).click();
  }
  const odd = await page.locator('.line').allTextContents();
  const notation = odd.filter((line) => /\b[a-z]+-[a-z-]+: |undefined|\{/.test(line));
  if (notation.length > 0) throw new Error(`not in words: ${notation.slice(0, 5)}`);
});
