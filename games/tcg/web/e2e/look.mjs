// Pictures of the card game, as the README shows them: tools/in-a-browser games/tcg/web/e2e/look.mjs FOLDER [part of a name]
//
// They begin with positions that are set up, so that they are the same every time.

import { SITE, alone } from '../../../../web/e2e/browser.mjs';
import { READY, openMatch, settle } from '../../../../web/e2e/table.mjs';

const [folder = 'docs/screenshots', ...wanted] = process.argv.slice(2);
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** A fellowship on its way, with three minions of the other player. */
const COMPANY = `set at a: 4
set at b: 3
set burdens a: 2
set 1U12.1: a, 1 wound
set 1P365.1: a
set 1C311.1: a
set 1C299.1: a, on 1C311.1
set 1C9.1: a, on 1U12.1
set 1C151.1: b
set 3C74.1: b
set 1U178.1: b
set hand a: 1C296 1C286 1C299 1C191 1C9
set draw a: 1C9 1C9 1C9
set draw b: 1C9 1C9 1C9
set twilight: 3
`;
const ASSIGNMENT = `set phase: assignment\n${COMPANY}`;
const SKIRMISH = `set phase: skirmish\n${COMPANY}set assigned: 1C151.1>1U12.1 3C74.1>1P365.1 1U178.1>1C290.1\n`;
const FIVE = `set seats: 5
set phase: maneuver
${COMPANY}set 1C174.1: c
set 1C176.1: d
set 1C176.2: e
set at c: 2
set at d: 3
set at e: 4
set hand b: 1C174 1C151
set hand c: 1C174
set hand d: 1C176
set hand e: 1C176 1C151 1C151
`;

/** Somebody with a match from a position. */
async function at(page, setup, settings, players = 2) {
  await settle(page, { theme: 'parchment', list: false, ...settings });
  const programs = Array.from({ length: players - 1 }, () => ({ program: 'easy' }));
  await openMatch(page, { game: 'tcg', seats: ['me', ...programs], odds: true, setup }, 'Rosie');
  await page.locator(READY).waitFor();
}

/** The skirmish of Gimli, in which one may act. */
async function fighting(page, settings) {
  await at(page, SKIRMISH, settings);
  await page.locator('[data-name="1U12.1"]').first().click();
  await page.locator('.fight [data-sum=free]').waitFor();
}

const pictures = {
  skirmish: (page) => fighting(page),
  async assignment(page) {
    await at(page, ASSIGNMENT);
    await page.locator(`${READY} [data-option=pass]`).click();
    await page.locator('.pen [data-name="1C151.1"]').click();
    await page.locator('[data-name="1U12.1"].lit').click();
    await page.locator('[data-lane="1U12.1"] [data-name="1C151.1"]').waitFor();
    await page.locator('.pen [data-name="3C74.1"]').click();
  },
  five: (page) => at(page, FIVE, { theme: 'night' }, 5),
  async decks(page) {
    await settle(page, { theme: 'parchment' });
    await page.goto(`${SITE}/decks/tcg/new`);
    await page.locator('.pool .tcg-card').first().waitFor();
    await page.getByRole('button', { name: 'Starters' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Aragorn/ })
      .click();
    await page.locator('.deck .law', { hasText: 'Legal' }).waitFor();
  },
  phone: (page) => fighting(page),
  hebrew: (page) => fighting(page, { language: 'he' }),
};

await alone(async (visitor) => {
  const chosen = Object.entries(pictures).filter(([name]) => wanted.length === 0 || wanted.includes(name));
  for (const [name, arrange] of chosen) {
    const isPhone = name === 'phone';
    const page = await visitor({
      viewport: isPhone ? PHONE : WIDE,
      deviceScaleFactor: isPhone ? 2 : 1,
      hasTouch: isPhone,
      isMobile: isPhone,
    });
    await arrange(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    // Nothing that was clicked is pointed at any more.
    await page.mouse.move(WIDE.width / 2, 2);
    await page.waitForFunction(() => document.getAnimations().every((each) => each.playState !== 'running'));
    await page.screenshot({ path: `${folder}/tcg-${name}.jpg`, type: 'jpeg', quality: 80 });
    await page.context().close();
  }
});
