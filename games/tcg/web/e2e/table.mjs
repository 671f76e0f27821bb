// The table of the card game: how many clicks each deed takes, whether everything is in view at five sizes, with keys alone, and
// for those who hear the page: tools/in-a-browser games/tcg/web/e2e/table.mjs [part of a step]

import { AxeBuilder } from '@axe-core/playwright';
import { SITE, run, withBrowser } from '../../../../web/e2e/browser.mjs';
import { READY, openMatch, settle } from '../../../../web/e2e/table.mjs';
import { NINE } from './positions.mjs';

const SIZES = ['1280x800', '1920x1080', '820x1180', '740x360', '360x740'];
const only = process.argv[2] ?? '';

/** A position in the middle of a turn of the first player. */
const FELLOWSHIP = `set phase: fellowship
set at a: 2
set 1U12.1: a
set 1U97.1: a
set 1C311.1: a
set hand a: 1C299 1C9 1C286 1C176
set draw a: 1C9 1C9 1C9
set draw b: 1C9 1C9 1C9
`;
const ASSIGN = `set phase: assignment
set at a: 4
set 1U12.1: a
set 1P365.1: a
set 1C151.1: b
set 3C74.1: b
set 1U178.1: b
set hand a: 1C299 1C191
`;
const FIGHT = `set phase: skirmish
set at a: 4
set 1U12.1: a
set 1P365.1: a
set 1C151.1: b
set 3C74.1: b
set 1U178.1: b
set hand a: 1C296 1C296 1C299 1C191
set assigned: 1C151.1>1U12.1 3C74.1>1P365.1 1U178.1>1C290.1
`;
const ARROWS = `set phase: archery
set at a: 4
set 1U12.1: a
set 1P365.1: a
set 1C176.1: b
set 1C176.2: b
`;
const MANEUVER = `set phase: maneuver
set at a: 4
set 1U12.1: a
set 1P365.1: a
set 1C151.1: b
set 3C74.1: b
set hand a: 1C296 1C299
set hand b: 1C191
`;
const FIVE = `set seats: 5
${FELLOWSHIP}`;

/** A turn of the second of five, with support of the Free Peoples and of three Shadow players. */
const FAR = `set seats: 5
set phase: shadow
set free: b
set at b: 5
set twilight: 8
set 1U12.1: b
set 1U97.1: b
set 1C286.1: b
set 1C286.2: b
set 1C151.1: c
set 1C151.2: d
set 1C133.1: d
set 1C133.2: c
set 1C133.3: a
set hand a: 1C191 1U178 1C176 1C299
set draw a: 1C9
set draw b: 1C9
`;

const match = (setup, players = 2) => ({
  game: 'tcg',
  seats: ['me', ...Array.from({ length: players - 1 }, () => ({ program: 'easy' }))],
  listed: false,
  spectators: false,
  odds: true,
  setup,
});

/** Opens a match at a position, with the table and without the list. */
async function open(visitor, setup, { size = '1280x800', players = 2, settings = {}, ...options } = {}) {
  const [width, height] = size.split('x').map(Number);
  const page = await visitor({ viewport: { width, height }, ...options });
  await settle(page, { list: false, ...settings });
  await openMatch(page, match(setup, players));
  await page.locator(READY).waitFor();
  return page;
}

/** Opens a match where defenders are to be assigned. */
async function assigning(visitor, options) {
  const page = await open(visitor, ASSIGN, options);
  await andThen(page, () => page.locator('[data-option=pass]').click());
  return page;
}

/** What is asked now, by the options of the question. */
const asked = (page) => page.locator(`${READY} h2`).innerText();

/** Does something, and waits until something else is asked. */
async function andThen(page, deed) {
  const before = await asked(page);
  await deed();
  await page.waitForFunction(
    ([ready, before]) => {
      const now = document.querySelector(`${ready} h2`)?.innerText;
      return now !== undefined && now !== before;
    },
    [READY, before],
  );
}

/** Presses a letter until it has done something: a key that comes with the question answers nothing. */
const pressUntil = (page, letter, selector) =>
  page.waitForFunction(
    ([letter, selector]) => {
      if (document.querySelector(selector)) return true;
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: letter.toLowerCase(), code: `Key${letter}`, bubbles: true }));
      return false;
    },
    [letter, selector],
  );

function must(isSo, message) {
  if (!isSo) throw new Error(message);
}

/** What must be in view without opening anything. */
const PARTS = {
  question: `${READY} h2`,
  pool: '[data-pool]',
  path: '.path .site',
  chips: '.chip',
  'lit cards of the hand': '[data-hand].lit',
};

function faults(parts) {
  const found = [];
  const isIn = ({ left, top, right, bottom }) => left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  for (const [name, selector] of Object.entries(parts)) {
    const all = [...document.querySelectorAll(selector)];
    if (all.length === 0) found.push(`${name}: none`);
    for (const each of all) {
      const box = each.getBoundingClientRect();
      // Of a card in hand the upper half is enough in a small window.
      const seen = name.includes('hand') ? { ...box.toJSON(), bottom: box.top + box.height / 2 } : box;
      if (!isIn(seen)) found.push(`${name} is out of view: ${Object.values(box.toJSON()).map(Math.round)}`);
      const at = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(12, box.height / 2));
      if (!at || !(each.contains(at) || at.contains(each))) found.push(`${name} is covered by ${at?.outerHTML.slice(0, 90)}`);
    }
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) found.push(`the page is ${scrollWidth} by ${scrollHeight}`);
  return found;
}

const steps = {
  'a card is played with one click': async (visitor) => {
    const page = await open(visitor, FELLOWSHIP);
    const before = await page.locator('[data-hand]').count();
    await page.locator('[data-hand="1C286"]').click();
    await page.waitForFunction((before) => document.querySelectorAll('[data-hand]').length < before, before);
  },
  'on a bearer with two, and back with one': async (visitor) => {
    const page = await open(visitor, FELLOWSHIP);
    await andThen(page, () => page.locator('[data-hand="1C299"]').click());
    await andThen(page, () => page.locator('[data-name="1C311.1"]').click());
    await page.locator('.tcg-strip[data-code="1C299"]').waitFor();
    await page.locator('.bar .back').click();
    await page.locator('.tcg-strip[data-code="1C299"]').waitFor({ state: 'detached' });
    // One step back takes back both: the card is in hand again, and not asked for its bearer.
    await page.locator('[data-hand="1C299"].lit').waitFor();
    must((await page.locator('[data-leave]').count()) === 0, 'the bearer is still asked for');
  },
  'what was begun can be left': async (visitor) => {
    const page = await open(visitor, FELLOWSHIP);
    const act = await asked(page);
    await andThen(page, () => page.locator('[data-hand="1C299"]').click());
    await page.keyboard.press('Escape');
    await page.waitForFunction(([ready, act]) => document.querySelector(`${ready} h2`)?.innerText === act, [READY, act]);
    await andThen(page, () => page.locator('[data-hand="1C299"]').click());
    await andThen(page, () => page.locator('[data-leave]').click());
    must((await asked(page)) === act, 'it was not left');
  },
  'what would come of an action stands beside it, and on the table when it is pointed at': async (visitor) => {
    const page = await open(visitor, FELLOWSHIP);
    await page.locator('[data-option="play:1C286"] [data-twilight]').waitFor();
    await page.locator('[data-hand="1C286"]').hover();
    await page.locator('[data-pool] [data-then]').waitFor();
    await page.mouse.move(1, 1);
    await page.locator('[data-pool] [data-then]').waitFor({ state: 'detached' });
    // From site 5 on the event makes a Hobbit stronger.
    const fight = await open(visitor, FIGHT.replace('at a: 4', 'at a: 5'));
    await fight.locator('[data-lane="1C290.1"] .foes').click();
    await fight.locator('.fight').waitFor();
    await fight.locator('[data-option="play:1C296"] [data-preview]').first().waitFor();
    await fight.locator('[data-option="play:1C296"]').hover();
    await fight.locator('.fight [data-then]').waitFor();
  },
  'wounds of archers go one by one, or all to one': async (visitor) => {
    const page = await open(visitor, ARROWS);
    await page.locator('[data-all="1P365.1"]').click();
    await page.locator('[data-name="1P365.1"] .wounds').waitFor();
    await page.locator('[data-all]').first().waitFor({ state: 'detached' });
    await page.locator('.bar .back').click();
    await page.locator('[data-all="1P365.1"]').waitFor();
    await page.locator('[data-name="1P365.1"] .wounds').waitFor({ state: 'detached' });
  },
  'a skirmish that is over stays in its lane': async (visitor) => {
    const page = await open(visitor, FIGHT);
    await page.locator('[data-lane="1P365.1"] .foes').click();
    await page.locator('.fight[data-lane="1P365.1"]').waitFor();
    await page.waitForFunction(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true }));
      return document.querySelector('[data-lane="1P365.1"] [data-ended]') !== null;
    });
  },
  'or with one drag': async (visitor) => {
    const page = await open(visitor, FELLOWSHIP);
    await page.locator('[data-hand="1C299"]').dragTo(page.locator('[data-name="1C311.1"]'));
    await page.locator('.unit:has([data-name="1C311.1"]) .tcg-strip[data-code="1C299"]').waitFor();
  },
  'an ability is used with one click': async (visitor) => {
    const page = await open(visitor, FELLOWSHIP.replace('set phase', 'set burdens a: 2\nset phase'));
    await page.locator('[data-name="1C311.1"].lit').click();
    await page.locator('[data-name="1C311.1"] .wounds').waitFor();
  },
  'a minion is assigned with two clicks, and taken back with one': async (visitor) => {
    const page = await assigning(visitor);
    await page.locator('[data-name="1C151.1"]').click();
    await page.locator('[data-name="1U12.1"].lit').click();
    await page.locator('[data-lane="1U12.1"] [data-name="1C151.1"]').waitFor();
    await page.locator('[data-lane="1U12.1"] [data-score]').waitFor();
    await page.locator('[data-name="1C151.1"]').click();
    await page.locator('.pen [data-name="1C151.1"]').waitFor();
  },
  'another minion takes the place of one, where the server allows no two': async (visitor) => {
    const page = await assigning(visitor);
    for (const minion of ['1C151.1', '3C74.1']) {
      await page.locator(`[data-name="${minion}"]`).click();
      await page.locator('[data-name="1U12.1"].lit').click();
      await page.locator(`[data-lane="1U12.1"] [data-name="${minion}"]`).waitFor();
    }
    await page.locator('.pen [data-name="1C151.1"]').waitFor();
  },
  'or with one drag; Done sends all': async (visitor) => {
    const page = await assigning(visitor);
    await page.locator('[data-name="3C74.1"]').dragTo(page.locator('[data-lane="1P365.1"]'));
    await page.locator('[data-lane="1P365.1"] [data-name="3C74.1"]').waitFor();
    await andThen(page, () => page.locator('[data-confirm]').click());
  },
  'letters and digits assign, Space is done': async (visitor) => {
    const page = await assigning(visitor);
    const letter = await page.locator('[data-name="1C151.1"]').getAttribute('aria-keyshortcuts');
    await pressUntil(page, letter, '[data-name="1U12.1"].lit');
    const lane = await page.locator('[data-name="1U12.1"].lit').getAttribute('aria-keyshortcuts');
    await page.keyboard.press(lane);
    await page.locator('[data-lane="1U12.1"] [data-name="1C151.1"]').waitFor();
    await andThen(page, () => page.keyboard.press('Space'));
  },
  'the next skirmish is chosen with one click on its lane': async (visitor) => {
    const page = await open(visitor, FIGHT);
    await page.locator('[data-lane="1C290.1"] .foes').click();
    await page.locator('.fight[data-lane="1C290.1"] [data-sum=free]').waitFor();
    await page.locator('.fight [data-sum=shadow]').waitFor();
  },
  'a pass is one key, and none that comes too soon': async (visitor) => {
    const page = await open(visitor, FIGHT);
    // A key that comes in the moment in which the question does: if it answered, the answers would be locked.
    const isFree = page.evaluate(
      () =>
        new Promise((done) => {
          const pass = () => document.querySelector('.fight') && document.querySelector('.question [data-option=pass]');
          new MutationObserver((_, watcher) => {
            if (pass()?.disabled !== false) return;
            watcher.disconnect();
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true }));
            requestAnimationFrame(() => done(pass()?.disabled === false));
          }).observe(document.body, { subtree: true, childList: true, attributes: true });
        }),
    );
    await page.locator('[data-lane="1C290.1"] .foes').click();
    must(await isFree, 'a key that came too soon has answered');
    await page.waitForFunction(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true }));
      return document.querySelector('.fight') === null;
    });
  },
  'a stop is set with two clicks, or S and a digit: elsewhere the server passes': async (visitor) => {
    const page = await open(visitor, MANEUVER);
    const at = (phase) => page.locator('.phases').getByRole('button', { name: new RegExp(`^${phase}:`) });
    await at('Archery').click();
    await page.getByRole('radio', { name: 'not: pass for me' }).click();
    await at('Archery').locator('.mark.never').waitFor();
    await page.keyboard.press('s');
    await page.getByRole('dialog', { name: 'When am I asked?' }).waitFor();
    await page.keyboard.press('2');
    await at('Maneuver').locator('.mark.able').waitFor();
    // He holds a card, so he would be asked among archers, too.
    const asked = [];
    await page.exposeFunction('heard', (phase) => asked.push(phase));
    await page.evaluate(() => {
      const phase = () => document.querySelector('[data-option=pass]') && document.querySelector('.phases .on')?.textContent.trim();
      new MutationObserver(() => window.heard(phase() ?? '')).observe(document.body, { subtree: true, childList: true });
    });
    await page.locator('.question [data-option=pass]').click();
    await page.locator('.phases .on', { hasText: 'Assignment' }).waitFor();
    must(!asked.some((phase) => phase.startsWith('Archery')), `asked in ${[...new Set(asked)].join(', ')}`);
    // Until his next stop: everything that is passed goes by itself; assigning does not.
    await page.locator(READY).waitFor();
    await page.waitForFunction(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space', shiftKey: true, bubbles: true }));
      return document.querySelector('[data-confirm]') !== null;
    });
  },
  'a finger touches a card twice': async (visitor) => {
    const page = await open(visitor, FELLOWSHIP, { size: '360x740', hasTouch: true });
    await page.locator('[data-hand="1C286"]').tap();
    await page.locator('.rest .full-card[data-code="1C286"]').waitFor();
    const before = await page.locator('[data-hand]').count();
    await page.locator('[data-hand="1C286"]').tap();
    await page.waitForFunction((before) => document.querySelectorAll('[data-hand]').length < before, before);
  },
  'what is pointed at is read in the rail': async (visitor) => {
    const page = await open(visitor, FELLOWSHIP);
    await page.locator('[data-name="1U12.1"]').hover();
    await page.locator('.rest .full-card[data-code="1U12"]').waitFor();
  },
  'every option lights something': async (visitor) => {
    const page = await open(visitor, FIGHT);
    const lit = await page.evaluate(() => document.querySelectorAll('[data-stage] .lit, [data-hand].lit, .chip.lit').length);
    const options = await page.locator(`${READY} .actions [data-option]`).count();
    must(lit >= options && options > 0, `${options} options light ${lit} things`);
  },
  'with five players everything that could be chosen is drawn, in any window': async (visitor) => {
    for (const size of SIZES) {
      const page = await open(visitor, FAR, { size, players: 5 });
      for (const name of ['1C286.1', '1C286.2', '1C133.1', '1C133.2', '1C133.3', '1C151.1', '1U12.1']) {
        await page.locator(`.table [data-name="${name}"]`).waitFor();
      }
      const found = await page.evaluate(faults, { ...PARTS, 'support of the others': '.support [data-name^="1C286"]' });
      must(found.length === 0, `at ${size}:\n${found.join('\n')}`);
    }
  },
  'the page never scrolls, and what matters is in view': async (visitor) => {
    for (const size of SIZES) {
      for (const [name, setup, players] of [
        ['fellowship', FELLOWSHIP, 2],
        ['five players', FIVE, 5],
      ]) {
        const page = await open(visitor, setup, { size, players });
        const found = await page.evaluate(faults, PARTS);
        must(found.length === 0, `${name} at ${size}:\n${found.join('\n')}`);
      }
      for (const [name, setup] of [
        ['a skirmish', FIGHT],
        ['nine companions', NINE],
      ]) {
        const page = await open(visitor, setup, { size });
        await andThen(page, () => page.locator('[data-name="1C290.1"]').first().click());
        const found = await page.evaluate(faults, { ...PARTS, 'both sums': '[data-sum] .strength' });
        must(found.length === 0, `${name} at ${size}:\n${found.join('\n')}`);
      }
    }
  },
  'F6 goes from zone to zone, arrows within': async (visitor) => {
    const page = await open(visitor, FELLOWSHIP);
    await page.keyboard.press('F6');
    const first = await page.evaluate(() => document.activeElement.closest('[data-zone]')?.getAttribute('aria-label'));
    await page.keyboard.press('F6');
    const second = await page.evaluate(() => document.activeElement.closest('[data-zone]')?.getAttribute('aria-label'));
    must(first && second && first !== second, `F6 went from ${first} to ${second}`);
    const at = () => page.evaluate(() => document.activeElement.getAttribute('aria-label'));
    await page.locator('[data-hand]').first().focus();
    const one = await at();
    await page.keyboard.press('ArrowRight');
    must((await at()) !== one, 'the arrow stayed');
  },
  'from the first page: with one click, and with another deck and three players': async (visitor) => {
    const page = await visitor();
    await settle(page, { list: false });
    await page.goto(SITE);
    await page.locator('[data-play=tcg]').click();
    await page.locator(READY).waitFor();
    must((await page.locator('.chip', { hasText: 'Player C' }).count()) === 0, 'there are more than two players');
    await page.goto(SITE);
    await page.locator('[data-choose=tcg]').click();
    const choices = page.locator('[data-choices=tcg]');
    await choices.locator('option[value="starter:mom-gimli"]').waitFor({ state: 'attached' });
    await choices.locator('select').selectOption('starter:mom-gimli');
    await choices.locator('input[value="set seats: 3"]').check({ force: true });
    await page.locator('[data-choose=tcg]', { hasText: 'Gimli' }).waitFor();
    await page.locator('[data-play=tcg]').click();
    await page.locator(READY).waitFor();
    await page.locator('.chip', { hasText: 'Player C' }).waitFor();
  },
  'axe finds nothing': async (visitor) => {
    for (const [setup, theme] of [
      [FELLOWSHIP, 'parchment'],
      [FIGHT, 'night'],
      [ASSIGN, 'parchment'],
    ]) {
      const page = await open(visitor, setup, { settings: { theme } });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
      must(found.length === 0, found.join('\n'));
    }
  },
  'Hebrew runs from right to left': async (visitor) => {
    const page = await open(visitor, FIGHT, { settings: { language: 'he' } });
    const [first, last] = await page.evaluate(() => {
      const sites = [...document.querySelectorAll('.path .site')].map((each) => each.getBoundingClientRect().left);
      return [sites[0], sites.at(-1)];
    });
    must(first > last, 'the path runs from left to right');
  },
};

await withBrowser((visitor) =>
  run(
    'The table of the card game',
    Object.fromEntries(
      Object.entries(steps)
        .filter(([name]) => name.includes(only))
        .map(([name, step]) => [name, () => step(visitor)]),
    ),
  ),
);
