// The deck builder as people use it: find, build, keep, share, play; keys alone; two windows; five languages and two sizes:
// tools/in-a-browser games/tcg/web/e2e/decks.mjs [part of a name]

import { mustBeAccessible } from '../../../../web/e2e/access.mjs';
import { DISCONNECTED, SITE, mustFit, run, withBrowser } from '../../../../web/e2e/browser.mjs';

const LANGUAGES = ['en', 'hu', 'tr', 'cs', 'he'];
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const GAME = 'tcg';

function must(isTrue, what) {
  if (!isTrue) throw new Error(what);
}

const pool = (page) => page.locator('.pool .tcg-card');
const cardIn = (page, code) => page.locator(`.pool [data-code="${code}"]`);
const row = (page, code) => page.locator(`.deck [data-row="${code}"]`);
const reasons = (page) => page.locator('.deck .law li');
const kept = (page) => page.locator('.kept', { hasText: 'kept as you build' }).waitFor();
const search = (page, words) => page.getByRole('searchbox').fill(words);

/** A new deck. */
async function newDeck(page) {
  await page.goto(`${SITE}/decks/${GAME}/new`);
  await pool(page).first().waitFor();
}

/** The first starter in the place of what is there. */
async function starter(page, name = /Aragorn/) {
  await page.getByRole('button', { name: 'Starters' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await page.locator('.deck .law', { hasText: 'Legal' }).waitFor();
}

const steps = {
  'a deck is found, built, counted and kept': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await page.goto(`${SITE}/decks`);
      await page.getByRole('link', { name: 'New deck' }).click();
      await pool(page).first().waitFor();
      // A new deck lacks everything, and says it with the rules.
      await reasons(page).first().waitFor();
      const rules = await page.locator('.deck .law a').allTextContents();
      must(rules.includes('T3.1') && rules.includes('T3.2') && rules.filter((rule) => rule === 'T3.9').length === 9, rules.join());
      // Words are found in what cards say, accents do not matter, filters narrow it.
      await search(page, 'ulaire');
      await page.locator('.pool [aria-label^="Úlairë"]').first().waitFor();
      await search(page, 'playable only if you can spot a dwarf');
      await cardIn(page, '1C7').waitFor();
      await search(page, '');
      await page.getByRole('button', { name: 'Moria', exact: true }).click();
      await page.getByRole('button', { name: 'minion', exact: true }).click();
      await page.getByRole('button', { name: 'Cost 1', exact: true }).click();
      const labels = await pool(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
      must(labels.length > 2 && labels.every((label) => label.includes('minion') && label.includes('Goblin')), labels.join('\n'));
      // A click puts one in, with Shift it takes one out; the fifth of a title is one too many.
      const runner = cardIn(page, '1U178');
      for (let n = 0; n < 5; n++) await runner.click();
      await row(page, '1U178').locator('.count', { hasText: '5×' }).waitFor();
      const tooMany = reasons(page).filter({ hasText: '5 × Goblin Runner' });
      await tooMany.waitFor();
      await tooMany.getByRole('button').click();
      must(await row(page, '1U178').evaluate((row) => row.contains(document.activeElement)), 'the reason does not lead to its line');
      await runner.click({ modifiers: ['Shift'] });
      await tooMany.waitFor({ state: 'detached' });
      // A step back brings it back.
      await page.keyboard.press('Control+z');
      await tooMany.waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      // It has an address of its own now, and is the same after a reload.
      await kept(page);
      must(/\/decks\/tcg\/\w{20,}/.test(page.url()), page.url());
      await page.reload();
      await row(page, '1U178').waitFor();
      await page.goto(`${SITE}/decks`);
      await page.getByText('not legal yet').waitFor();
    }),

  'the road, the Ring-bearer and the Ring are filled by clicks on what is missing': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await newDeck(page);
      await page.getByRole('button', { name: 'Site 4 is missing: choose one' }).click();
      await cardIn(page, '1C346').click();
      await page.getByRole('button', { name: 'Site 4: Moria Lake' }).waitFor();
      await page.getByRole('button', { name: 'Choose a Ring', exact: true }).click();
      await cardIn(page, '1C2').click();
      await page.getByRole('button', { name: 'Choose a Ring-bearer' }).click();
      await cardIn(page, '1C290').click();
      await row(page, '1C290').waitFor();
      const rules = () => page.locator('.deck .law a').allTextContents();
      await page.waitForFunction(() => document.querySelectorAll('.deck .law li').length === 9);
      must(!(await rules()).includes('T3.1'), (await rules()).join());
      // Another site of the same number takes its place.
      await page.getByRole('button', { name: 'Site 4: Moria Lake' }).click();
      await cardIn(page, '1U345').click();
      must((await page.locator('.deck [data-code="1C346"]').count()) === 0, 'two sites of one number');
    }),

  'text goes in and out, ours and codes; what cannot be read is told by its line': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await newDeck(page);
      await starter(page);
      await page.getByRole('button', { name: 'Import, export' }).click();
      const text = page.getByRole('textbox', { name: 'The deck as text' });
      must((await text.inputValue()).includes('ring-bearer 1C290 Frodo, Son of Drogo'), await text.inputValue());
      await page.getByText('Codes only').click();
      const codes = await text.inputValue();
      must(/^4x1_150$/m.test(codes) && /^1_290$/m.test(codes), codes);
      await text.fill('4x1_9\nbanana\n2 1C3');
      await page.getByRole('button', { name: 'Take this list' }).click();
      await page.getByRole('button', { name: 'Line 2: This line cannot be read.' }).click();
      must((await text.evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd))) === 'banana', 'the line is not shown');
      must((await text.inputValue()).includes('banana'), 'what was typed is lost');
      await page.getByRole('button', { name: 'Take what can be read' }).click();
      await row(page, '1C9').locator('.count', { hasText: '4×' }).waitFor();
      // The other way round: all of it comes back from codes.
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.locator('.deck .law', { hasText: 'Legal' }).waitFor();
      await page.getByRole('button', { name: 'Import, export' }).click();
      await text.fill(codes);
      await page.getByRole('button', { name: 'Take this list' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.locator('.deck .law', { hasText: 'Legal' }).waitFor();
    }),

  'a hand, a test game with one click, and a link for others': () =>
    withBrowser(async (visitor) => {
      const page = await visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
      await newDeck(page);
      must(await page.getByRole('button', { name: 'Try it out' }).isDisabled(), 'an empty deck can be played');
      await starter(page, /Gimli/);
      await page.getByRole('button', { name: 'Random hand' }).click();
      must((await page.getByRole('dialog').locator('.tcg-strip').count()) === 8, 'a hand has eight cards');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByText('Link copied').or(page.getByText('copied')).first().waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      must(link.startsWith(`${SITE}/decks/${GAME}/shared/`), link);

      const other = await visitor();
      await other.goto(link);
      await other.getByText('Somebody showed you this deck.').waitFor();
      await other.locator('.deck .law', { hasText: 'Legal' }).waitFor();
      await other.getByRole('button', { name: 'Copy it to my decks' }).click();
      await kept(other);
      must(/\/decks\/tcg\/\w{20,}$/.test(other.url()), other.url());

      await page.getByRole('button', { name: 'Try it out' }).click();
      await page.waitForURL(/\/match\//);
    }),

  'two windows do not overwrite each other, and nothing is lost without a connection': () =>
    withBrowser(async (visitor) => {
      const page = await visitor({ excused: new RegExp(`status of 409|${DISCONNECTED.source}`) });
      await newDeck(page);
      await cardIn(page, '1R289').click();
      await kept(page);
      const other = await page.context().newPage();
      await other.goto(page.url());
      await pool(other).first().waitFor();
      await search(other, 'Dwarven Axe');
      await cardIn(other, '1C9').click();
      await kept(other);
      await search(page, 'Battle Fury');
      await cardIn(page, '1C4').click();
      await page.getByText('This deck was changed elsewhere').waitFor();
      await page.getByRole('button', { name: 'Take the other' }).click();
      await row(page, '1C9').waitFor();
      must((await row(page, '1C4').count()) === 0, 'two decks are mixed');

      await page.context().setOffline(true);
      await cardIn(page, '1C4').click();
      await page.getByText('Not checked: there is no connection.').waitFor();
      await page.getByText('kept in this browser only').waitFor();
      await page.context().setOffline(false);
      await page.reload();
      await row(page, '1C4').waitFor();
      await kept(page);
    }),

  'with keys alone': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await newDeck(page);
      await page.locator('body').press('/');
      await page.keyboard.type('friend of the shirefolk');
      await page.waitForFunction(() => document.querySelectorAll('.pool .tcg-card').length === 1);
      // From the search to the first card found: past the filters.
      for (let n = 0; n < 60; n++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement?.matches('.pool .tcg-card'))) break;
      }
      await page.locator('section.pointed', { hasText: 'Gandalf' }).waitFor();
      await page.keyboard.press('Enter');
      await page.keyboard.press('+');
      const own = page.locator('.deck [data-row] .count');
      await own.filter({ hasText: '2×' }).waitFor();
      await page.keyboard.press('-');
      await own.filter({ hasText: '1×' }).waitFor();
    }),

  'it fits a desk and a phone, in five languages, and everybody can use it': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await newDeck(page);
      await starter(page, /Gandalf \(The Fellowship/);
      await row(page, '1C290').first().waitFor();
      await cardIn(page, '1R289').click();
      await kept(page);
      for (const language of LANGUAGES) {
        await page.evaluate((language) => {
          const settings = JSON.parse(localStorage.getItem('westmarch-settings') ?? '{}');
          localStorage.setItem('westmarch-settings', JSON.stringify({ ...settings, language }));
        }, language);
        for (const [size, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
          await page.setViewportSize(viewport);
          await page.reload();
          await pool(page).first().waitFor();
          must((await page.evaluate(() => document.documentElement.lang)) === language, `no ${language}`);
          await mustFit(page, `${language}, ${size}`);
          must(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), `${language}, ${size}: the page scrolls`);
          if (language === 'en' || language === 'he') await mustBeAccessible(page, `${language}, ${size}`);
          if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/decks-${language}-${size}.png` });
          if (size === 'desk') continue;
          await page.locator('.builder nav button').nth(1).click();
          await page.locator('.deck').waitFor();
          await mustFit(page, `${language}, ${size}, deck`);
          if (language === 'en' || language === 'he') await mustBeAccessible(page, `${language}, ${size}, deck`);
          if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/decks-${language}-${size}-deck.png` });
          // A tap reads a card, and its buttons put it in.
          await page.locator('.builder nav button').nth(0).click();
          await pool(page).first().click();
          await page.getByRole('dialog').waitFor();
          if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/decks-${language}-${size}-card.png` });
          await page.keyboard.press('Escape');
        }
      }
    }),
};

const part = process.argv[2] ?? '';
await run('The deck builder', Object.fromEntries(Object.entries(steps).filter(([name]) => name.includes(part))));
