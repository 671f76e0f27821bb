// The lessons of the card game, played to their end as a pupil does, by what is pointed at on the table:
// tools/in-a-browser games/tcg/web/e2e/learn.mjs [part of a step]

import { mustBeAccessibleAsShown as mustBeAccessible } from '../../../../web/e2e/access.mjs';
import { SITE, mustFit, run, withBrowser } from '../../../../web/e2e/browser.mjs';
import { READY, settle } from '../../../../web/e2e/table.mjs';

const LESSONS = ['fellowship', 'road', 'shadow', 'arrows', 'defenders', 'skirmish', 'ring', 'goal'];
const SIZES = ['1280x800', '1920x1080', '820x1180', '740x360', '360x740'];
/** So many clicks no lesson takes. */
const MOST = 60;

const sized = (size) => {
  const [width, height] = size.split('x').map(Number);
  return { width, height };
};

async function open(page, lesson) {
  await settle(page, { list: false });
  await page.goto(`${SITE}/learn/tcg`);
  await page.locator('ol > li').nth(LESSONS.indexOf(lesson)).getByRole('button').click();
  await page.locator('.lesson').waitFor();
  await page.locator(`${READY} h2`).waitFor();
}

/** What the lesson points at: what lies on the table first, then what stands beside it. */
const POINTED = ['[data-hand].advised', '[data-name].advised', '.shelf .advised', '.question .advised:not(:disabled)'];
const ANY = POINTED.join(', ');

/** Clicks what the lesson points at. What is gone before it is clicked was not meant any more. */
async function clickOn(page) {
  for (const selector of POINTED) {
    const there = page.locator(selector).locator('visible=true');
    if ((await there.count()) > 0) return there.first().click({ timeout: 2000 }).catch(ifGone(there));
  }
}

const ifGone = (there) => async (error) => {
  if ((await there.count()) > 0) throw error;
};

async function follow(page) {
  const done = page.locator('.lesson.done');
  for (let clicks = 0; clicks < MOST; clicks++) {
    await done.or(page.locator(ANY).locator('visible=true')).first().waitFor();
    if (await done.isVisible()) return;
    await clickOn(page);
  }
  throw new Error(`a lesson does not end: ${await page.locator('.lesson').innerText()}`);
}

/** What must be in view together: the lesson, the question, and what answers it. */
function faults() {
  const found = [];
  const parts = { lesson: '.lesson h2', question: '.question h2', passing: '.question .go button' };
  for (const [name, selector] of Object.entries(parts)) {
    const all = [...document.querySelectorAll(selector)];
    if (all.length === 0) found.push(`${name}: none`);
    for (const each of all) if (!isSeen(each)) found.push(`${name} is not in view: ${each.outerHTML.slice(0, 90)}`);
  }
  // The card on the table and the button beside it mean the same.
  if (![...document.querySelectorAll('.advised')].some(isSeen)) found.push('nothing that is pointed at is in view');
  return found;

  function isSeen(each) {
    const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
    // Of a card in hand the upper half is enough in a small window.
    const low = each.matches('[data-hand]') ? top + height / 2 : bottom;
    if (left < -1 || top < -1 || right > innerWidth + 1 || low > innerHeight + 1) return false;
    const at = document.elementFromPoint(left + width / 2, top + Math.min(10, height / 2));
    return at !== null && (each.contains(at) || at.contains(each));
  }
}

const steps = {
  'the eight lessons, each to its end by clicks on the table': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await settle(page, { list: false });
      await page.goto(`${SITE}/learn/tcg`);
      await page.locator('ol button.main').waitFor();
      await mustBeAccessible(page, 'lessons');
      await page.locator('ol button.main').click();
      for (let lesson = 1; lesson <= LESSONS.length; lesson++) {
        await page.getByRole('heading', { name: `Lesson ${lesson}:` }).waitFor();
        await page.locator(`${READY} h2`).waitFor();
        if (lesson % 4 === 1) await mustBeAccessible(page, `lesson ${lesson}`);
        await follow(page);
        await page.locator('.lesson.done .main').click();
      }
      await page.waitForURL(`${SITE}/`);
      await page.goto(`${SITE}/learn/tcg`);
      await page.getByText('8 of 8 lessons done').waitFor();
    }),

  'whoever leaves the path is told so, and comes back by a step back': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await open(page, 'fellowship');
      await page.locator('[data-option=pass]').click();
      await page.getByText('You have left the path').waitFor();
      await page.locator('.lesson').getByRole('button', { name: 'Step back' }).click();
      await page.locator('[data-hand="1U51"].advised').waitFor();
      const label = await page.locator('[data-hand="1U51"]').getAttribute('aria-label');
      if (!label.includes('the lesson suggests this')) throw new Error(`not told to readers: ${label}`);
    }),

  'whoever assigns otherwise is led back to what is meant': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await open(page, 'defenders');
      await page.locator('[data-name="3C74.1"].advised').waitFor();
      await page.locator('[data-name="1C151.1"]').click();
      await page.locator('[data-name="1U12.1"]').click();
      await page.locator('[data-lane="1U12.1"] [data-name="1C151.1"].advised').waitFor();
      await follow(page);
    }),

  'what cannot be done is explained, and the rule can be read': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await open(page, 'fellowship');
      // A card of the other side; what the question is about; a card by its name.
      await page.locator('[data-hand="1C151"]').click();
      await page.locator('.refused a[href="/rules/tcg#T1.3a"]').waitFor();
      await page.locator('.whynot summary').click();
      await page.locator('.whynot a[href="/rules/tcg#T6.1"]').waitFor();
      await page.locator('.whynot input').fill('frodo, son');
      await page.locator('.whynot form button').click();
      await page.locator('.refused', { hasText: 'Frodo' }).locator('a[href="/rules/tcg#T13.3"]').waitFor();
      // A selection: no minion is taken yet that he could fight.
      await open(page, 'defenders');
      await page.locator('[data-name="1U12.1"]').click();
      await page.locator('.refused a[href="/rules/tcg#T8.5"]').waitFor();
      await page.goto(`${SITE}/rules/tcg#T8.5`);
      await page.locator('[id="T8.5"]').waitFor();
    }),

  'lesson, question and answers are in view at five sizes': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      for (const lesson of ['fellowship', 'defenders', 'ring']) {
        await open(page, lesson);
        for (const size of SIZES) {
          await page.setViewportSize(sized(size));
          await page.locator(`${READY} h2`).waitFor();
          await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
          const found = await page.evaluate(faults);
          if (found.length > 0) throw new Error(`${lesson} at ${size}: ${found.join('; ')}`);
        }
        await page.setViewportSize(sized(SIZES[0]));
      }
    }),

  'on a phone: who fights whom': () =>
    withBrowser(async (visitor) => {
      const page = await visitor({ viewport: sized('360x740') });
      await open(page, 'defenders');
      await mustBeAccessible(page, 'a lesson on a phone');
      await mustFit(page, 'a lesson on a phone');
      await follow(page);
    }),
};

await run('The lessons of the card game', steps);
