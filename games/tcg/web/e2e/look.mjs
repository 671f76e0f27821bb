// Pictures of the card game, as the README shows them: tools/in-a-browser games/tcg/web/e2e/look.mjs FOLDER [name …] [size …]
//
// They begin with positions that are set up, so that they are the same every time. With sizes (`820x1180`, or `sizes` for all five)
// every picture is taken at each of them, to be looked at before a table is called done.

import { SITE, alone } from '../../../../web/e2e/browser.mjs';
import { READY, openMatch, settle } from '../../../../web/e2e/table.mjs';
import { NINE } from './positions.mjs';

const SIZES = ['1280x800', '1920x1080', '820x1180', '740x360', '360x740'];
const [folder = 'docs/screenshots', ...words] = process.argv.slice(2);
const sizes = words.includes('sizes') ? SIZES : words.filter((word) => /^\d+x\d+$/.test(word));
const wanted = words.filter((word) => word !== 'sizes' && !sizes.includes(word));

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

/** Frodo alone against one of the Nine, and he would not live. */
const OVERWHELMED = `set phase: skirmish\n${COMPANY}set 1U233.1: b\nset assigned: 1C151.1>1U12.1 1U233.1>1C290.1\n`;
const ARCHERY = `set phase: archery
set at a: 4
set at b: 3
set burdens a: 1
set 1U12.1: a, 1 wound
set 1P364.1: a
set 1R89.1: a
set 1R50.1: a
set 1C176.1: b
set 1C176.2: b
set 1C151.1: b
set hand a: 2U34 1C85 1C299 1C191
set draw a: 1C9 1C9 1C9
set draw b: 1C9 1C9 1C9
set twilight: 2
`;
const RECONCILE = `set phase: regroup
set free: b
set under way: turn reconciles a
set at a: 4
set at b: 3
set 1U12.1: b
set 1P365.1: b
set hand a: 1C296 1C286 1C299 1C191 1C9 1U178 1C176 1C151 1C174
set hand b: 1C9
set draw a: 1C9 1C9 1C9
set draw b: 1C9 1C9 1C9
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

/** The companions that a deck begins with. */
async function beginning(page) {
  await settle(page, { theme: 'parchment', list: false });
  const brings = 'set deck a: fotr-aragorn';
  await openMatch(page, { game: 'tcg', seats: ['me', { program: 'easy' }], odds: true, brings }, 'Rosie');
  // More than the other bids: she chooses the first place.
  await page.locator('.shelf [data-option="4"]').click();
  await page.locator('.shelf [data-option="way-1"]').click();
  await page.locator('.shelf .tcg-card').first().waitFor();
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
  async overwhelmed(page) {
    await at(page, OVERWHELMED);
    await page.locator('[data-name="1C290.1"]').first().click();
    await page.locator('.fight [data-sum=free]').waitFor();
  },
  nine: (page) => at(page, NINE),
  /** Wounds by archers are given out: two for a fellowship of five. */
  async archery(page) {
    await at(page, ARCHERY, { theme: 'night' });
    await page.locator(`${READY} [data-option=pass]`).click();
    await page.locator('[data-name="1U12.1"].lit').first().waitFor();
  },
  /** A wound is answered by an event, which exerts a companion; that is answered again. */
  async response(page) {
    await at(page, ARCHERY);
    await page.locator(`${READY} [data-option=pass]`).click();
    await page.locator('[data-name="1U12.1"].lit').first().click();
    await page.locator('[data-hand="2U34"].lit').click();
    await page.locator('[data-hand="1C85"].lit').waitFor();
  },
  reconcile: (page) => at(page, RECONCILE),
  starting: (page) => beginning(page),
  /** The page of a match that is over: everybody has drawn his hand, and one gives up. */
  async end(page) {
    await beginning(page);
    await page.locator(`${READY} [data-option=pass]`).click();
    await page.locator('[data-hand]').first().waitFor();
    const id = page.url().split('/').at(-1);
    await page.request.post(`${SITE}/api/matches/${id}/deeds`, { data: { id: 'over', seat: 'a', deed: 'concede' } });
    await page.locator('.scale .fortune').first().waitFor();
  },
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
  /** Cards that say something, found by words. */
  async search(page) {
    await settle(page, { theme: 'night' });
    await page.goto(`${SITE}/decks/tcg/new`);
    await page.locator('.pool .tcg-card').first().waitFor();
    await page.getByRole('searchbox').first().fill('exert ranger');
  },
  phone: (page) => fighting(page),
  hebrew: (page) => fighting(page, { language: 'he' }),
};

const PHONE = '360x740';

await alone(async (visitor) => {
  const chosen = Object.entries(pictures).filter(([name]) => wanted.length === 0 || wanted.includes(name));
  const usual = (name) => [[`tcg-${name}`, name === 'phone' ? PHONE : '1280x800']];
  for (const [name, arrange] of chosen) {
    const files = sizes.length === 0 ? usual(name) : sizes.map((size) => [`tcg-${name}-${size}`, size]);
    for (const [file, size] of files) await take(visitor, arrange, file, size);
  }
});

async function take(visitor, arrange, file, size) {
  const [width, height] = size.split('x').map(Number);
  const isPhone = Math.min(width, height) < 600;
  const page = await visitor({
    viewport: { width, height },
    deviceScaleFactor: isPhone ? 2 : 1,
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  await arrange(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // Nothing that was clicked is pointed at any more.
  await page.mouse.move(width / 2, 2);
  await page.waitForFunction(() => document.getAnimations().every((each) => each.playState !== 'running'));
  await page.screenshot({ path: `${folder}/${file}.jpg`, type: 'jpeg', quality: 80 });
  await page.context().close();
}
