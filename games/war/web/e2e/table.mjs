// Whether everything that lies on a table is in view at every size, and nothing over anything else: tools/in-a-browser
// games/war/web/e2e/table.mjs [part of a step]

import { readFile } from 'node:fs/promises';
import { mustBeAccessibleAsShown as mustBeAccessible } from '../../../../web/e2e/access.mjs';
import { mustBecome, run, withBrowser } from '../../../../web/e2e/browser.mjs';
import { READY, openMatch, settle } from '../../../../web/e2e/table.mjs';
import { mustRest } from './hand.mjs';

const SIZES = { '1280x800': 'wide', '1920x1080': 'wide', '820x1180': 'tall', '740x360': 'low', '360x740': 'phone' };

// Ten dice and six cards on one side, six and six on the other; a full Hunt Box comes out of them below.
const FULL = `set phase: actions
set acting: sh
set pool fp: 6
set pool sh: 10
set dice fp: 2 character, muster, event, muster-army, will
set dice sh: 3 army, 2 muster, muster-army, 2 character, 2 event
set rings fp: 2
set rings sh: 1
set hand: fp-char-05, fp-strat-15, fp-char-19, fp-strat-05, fp-char-10, fp-strat-01, sh-char-03, sh-strat-09, sh-char-13, sh-strat-05, sh-char-01, sh-strat-02
`;
const HUNTED = `${FULL.replace('3 army, 2 muster, muster-army, 2 character, 2 event', 'army, muster')}set hunt dice sh: 8
set hunt dice fp: 3
set corruption: 7
set politics gondor: 0 active
set politics rohan: 0 active
set politics sauron: 0 active
set politics isengard: 0 active
`;

// The same for four: each has a hand of four, two Armies stand apart, and two are mixed.
const FOUR = `set players: 4
${FULL.replace(/set hand.*\n/, '')}set next sh: saruman
set hand gondor: fp-char-05, fp-strat-15, fp-char-19, fp-strat-05
set hand rohan: fp-char-10, fp-strat-01, fp-char-02, fp-strat-03
set hand witch-king: sh-char-03, sh-strat-09, sh-char-13, sh-strat-05
set hand saruman: sh-char-01, sh-strat-02, sh-char-05, sh-strat-03
set politics gondor: 0 active
set politics rohan: 0 active
set politics sauron: 0 active
set politics isengard: 0 active
set politics southrons: 0 active
set osgiliath: 3 gondor-regular, rohan-regular, rohan-elite, gondor-leader
set edoras: 2 rohan-regular, 2 gondor-regular
set south-ithilien: 3 sauron-regular, 2 southrons-regular, southrons-elite
set gap-of-rohan: 3 isengard-regular, sauron-elite, sauron-regular
set mixed fp: osgiliath
set mixed sh: gap-of-rohan
`;

/** What must be in view: each by itself, and how many parts it has. With four there are players, each with the backs of his hand but for oneself. */
const parts = ({ dice, cards, other, players = 0 }) => ({
  ...(players > 0
    ? { players: ['[data-tray] [data-player] .letter', players], 'hand of the team-mate': ['[data-tray=own] [data-backs]', 1] }
    : {}),
  turn: ['.bar h1', 1],
  phase: ['.bar .phases b', 1],
  points: ['.bar [data-points]', 2],
  'own dice': ['[data-tray=own] [data-dice] .slot', dice],
  'own Rings': ['[data-tray=own] [data-rings]', 1],
  'own hand': ['[data-tray=own] [data-hand]', 1],
  'cards of the hand': ['[data-hand] [data-card], [data-hand] .back', cards],
  'dice of the other side': ['[data-tray=other] [data-dice] .slot', other],
  'Rings of the other side': ['[data-tray=other] [data-rings]', 1],
  'backs of the other hand': ['[data-tray=other] [data-backs]', players > 0 ? 2 : 1],
  'Hunt Box': ['[data-huntbox]', 1],
  tiles: ['[data-tiles]', 1],
  progress: ['[data-thing="piece fellowship"]', 1],
  Corruption: ['[data-corruption]', 1],
  politics: ['[data-politics] [data-thing^="nation "]', 8],
  question: ['.question', 1],
});

/** Panels that must not lie over each other, nor be cut by one another. */
const PANELS = ['.bar', '[data-tray=other]', '.question-panel', '[data-tray=tracks]', '[data-tray=own]', '.log.panel'];

/** Looks at the page from inside: what is missing, out of view, covered, or does not fit its panel. */
function faults([parts, panels]) {
  const found = [];
  const boxOf = (element) => element.getBoundingClientRect();
  const isIn = ({ left, top, right, bottom }) => left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  for (const [name, [selector, count]] of Object.entries(parts)) {
    const all = [...document.querySelectorAll(selector)];
    if (all.length !== count) found.push(`${name}: ${all.length} instead of ${count}`);
    for (const each of all) {
      const box = boxOf(each);
      // The question may go on inside of its panel.
      if (name !== 'question' && !isIn(box)) found.push(`${name} is out of view: ${Object.values(box.toJSON()).map(Math.round)}`);
      if (box.width < 7 || box.height < 7) found.push(`${name} is ${Math.round(box.width)} by ${Math.round(box.height)}`);
      // What is seen at its edge is it, and not what lies over it. Cards of a hand overlap each other, on purpose.
      const at = document.elementFromPoint(box.left + Math.min(6, box.width / 2), box.top + Math.min(8, box.height / 2));
      const isSeen = at && (each.contains(at) || at.contains(each) || name === 'cards of the hand');
      if (!isSeen) found.push(`${name} is covered by ${at?.outerHTML.slice(0, 80)}`);
    }
  }
  const boxes = panels.flatMap((selector) => [...document.querySelectorAll(selector)].map((element) => [selector, boxOf(element)]));
  boxes.forEach(([one, a], at) => {
    if (!isIn(a)) found.push(`${one} is out of view`);
    for (const [other, b] of boxes.slice(at + 1)) {
      const [wide, tall] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (wide > 1.5 && tall > 1.5) found.push(`${one} and ${other} overlap by ${Math.round(wide)} by ${Math.round(tall)}`);
    }
  });
  for (const selector of ['.bar .inside', '[data-tray=own]', '[data-tray=tracks]', '[data-tray=other]']) {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.querySelector(selector);
    if (scrollWidth > clientWidth + 1) found.push(`${selector} is ${scrollWidth} wide and has ${clientWidth}`);
    if (scrollHeight > clientHeight + 8) found.push(`${selector} is ${scrollHeight} high and has ${clientHeight}`);
  }
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight)
    found.push(`the page is ${page.scrollWidth} by ${page.scrollHeight}`);
  const map = boxOf(document.querySelector('main .board'));
  if (map.width * map.height < 0.2 * innerWidth * innerHeight)
    found.push(`the map is ${Math.round(map.width)} by ${Math.round(map.height)}`);
  return found;
}

/** Dice of one side that lie beside each other must not touch. */
function touching() {
  const rows = [...document.querySelectorAll('[data-dice]')];
  return rows.flatMap((row) => {
    const boxes = [...row.querySelectorAll('.slot')].map((slot) => slot.getBoundingClientRect());
    return boxes.flatMap((a, at) =>
      boxes
        .slice(at + 1)
        .some((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        ? [`die ${at + 1} of ${row.dataset.dice} touches another`]
        : [],
    );
  });
}

async function sit(page, setup, settings, seats = [{ program: 'easy' }, 'me']) {
  await settle(page, settings);
  await openMatch(page, { game: 'war', seats, setup }, 'Lobelia');
  await page.waitForSelector(READY);
  await page.locator('[data-army]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await mustRest(page);
}

/** Everything must come to lie in view: what is measured is laid out once more. */
async function mustBeInView(page, where, expected) {
  const look = async () => [...(await page.evaluate(faults, [parts(expected), PANELS])), ...(await page.evaluate(touching))];
  let found = await look();
  for (let frames = 0; found.length > 0 && frames < 100; frames++) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    found = await look();
  }
  if (found.length > 0) throw new Error(`${where}:\n  ${[...new Set(found)].join('\n  ')}`);
}

const viewportOf = (size) => {
  const [width, height] = size.split('x').map(Number);
  return { width, height };
};

/** The middle of something, where it is seen. */
const middleOf = (locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  });

const { regions } = JSON.parse(await readFile(new URL('../src/map/shapes.json', import.meta.url)));

/** Where a region is on the screen, by the middle of the largest circle in it, and whether that is in the window and under no panel; nothing
 * if it is wanted there and is not. */
function lookAt({ x, y, isWanted }) {
  const sheet = document.querySelector('.sheet');
  const { left, top, width } = sheet.getBoundingClientRect();
  const at = [left + (x * width) / sheet.offsetWidth, top + (y * width) / sheet.offsetWidth];
  const isSeen = Boolean(document.elementFromPoint(...at)?.closest('.map'));
  return isWanted && !isSeen ? null : { at, isSeen };
}
const placeOf = async (page, id) => (await page.evaluate(lookAt, regions[id].inner)).at;
const isInView = async (page, id) => (await page.evaluate(lookAt, regions[id].inner)).isSeen;
const mustComeIntoView = (page, id) => page.waitForFunction(lookAt, { ...regions[id].inner, isWanted: true });

/** Comes closer at a point, and waits until everything is drawn for it. */
async function comeCloser(page, at, notches) {
  await page.mouse.move(...at);
  for (let notch = 0; notch < notches; notch++) await page.mouse.wheel(0, -100);
  await mustRest(page);
}

async function drag(page, from, to) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 8 });
  await page.mouse.up();
  await mustRest(page);
}

/** Carries an army, of a region by its name, into one of the next regions. */
async function carry(page, from, name, to) {
  await page.locator(`[data-army=${from}].glows`).waitFor();
  const army = page.locator(`[data-army=${from}]`);
  await mustRest(page);
  // It hovers over the army, wherever that has come to lie.
  await army.hover({ force: true });
  const [x, y] = await middleOf(army);
  await page.mouse.down();
  await page.mouse.move(x + 12, y + 8, { steps: 3 });
  await page.locator('.question h2', { hasText: name }).waitFor();
  await page.mouse.move(...(await placeOf(page, to)), { steps: 5 });
  await page.mouse.up();
  await page.locator(`[data-army=${to}]`).waitFor();
}

/** One table at every size, in the layout that belongs to it. */
async function atEverySize(page, look) {
  for (const [size, layout] of Object.entries(SIZES)) {
    await page.setViewportSize(viewportOf(size));
    await page.locator(`main.table.${layout}`).waitFor();
    await look(size);
  }
}

const steps = {};
for (const [language, theme, isLookedAt] of [
  ['en', 'parchment', () => true],
  ['he', 'night', (size) => ['1280x800', '360x740'].includes(size)],
]) {
  steps[`everything is in view at every size, with ten dice and six cards: ${language}`] = () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await sit(page, FULL, { language, theme });
      await atEverySize(page, async (size) => {
        await mustBeInView(page, `${size} in ${language}`, { dice: 10, cards: 6, other: 6 });
        if (isLookedAt(size)) await mustBeAccessible(page, `${size} in ${language}`);
      });
    });
}
for (const [language, theme] of [
  ['en', 'night'],
  ['he', 'parchment'],
]) {
  steps[`four players: everything is in view at every size, with ten dice and full hands: ${language}`] = () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      const programs = Array.from({ length: 3 }, () => ({ program: 'easy' }));
      await sit(page, FOUR, { language, theme }, [...programs, 'me']);
      await atEverySize(page, async (size) => {
        await mustBeInView(page, `four, ${size} in ${language}`, { dice: 10, cards: 4, other: 6, players: 4 });
        if (language === 'en') await mustBeAccessible(page, `four, ${size}`);
      });
      const free = await visitor();
      await sit(free, FOUR.replace('acting: sh', 'acting: fp\nset next fp: gondor'), { language, theme }, ['me', ...programs]);
      await atEverySize(free, (size) =>
        mustBeInView(free, `four, as Gondor, ${size} in ${language}`, { dice: 6, cards: 4, other: 10, players: 4 }),
      );
      await page.setViewportSize(viewportOf('1280x800'));
      for (const [region, sign] of Object.entries({
        osgiliath: 'mixed',
        'gap-of-rohan': 'mixed',
        edoras: 'apart',
        'south-ithilien': 'apart',
      }))
        await page.locator(`[data-army=${region}] [data-${sign}]`).waitFor({ state: 'attached' });
    });
}
steps['a full Hunt Box, Nations at war, the hand of the Free Peoples at every size'] = () =>
  withBrowser(async (visitor) => {
    const page = await visitor({ viewport: viewportOf('360x740') });
    await sit(page, HUNTED.replace('acting: sh', 'acting: fp'), {}, ['me', { program: 'easy' }]);
    await mustBeInView(page, 'opened on a phone', { dice: 6, cards: 6, other: 2 });
    await atEverySize(page, (size) => mustBeInView(page, size, { dice: 6, cards: 6, other: 2 }));
  });

steps['hint, list and why not stand in one row, what can be done above them, and names are whole'] = () =>
  withBrowser(async (visitor) => {
    const page = await visitor();
    await sit(page, FULL, { list: false });
    await page.locator(`${READY}.acting`).waitFor();
    await atEverySize(page, async (size) => {
      const helps = ['.hint > button', '[data-list]', '.whynot summary'].map((each) => page.locator(`.question-panel ${each}`));
      const boxes = await Promise.all([...helps, page.locator('.acting [data-way]').last()].map((each) => each.boundingBox()));
      const ways = boxes.pop();
      const middles = boxes.map(({ y, height }) => y + height / 2);
      if (Math.max(...middles) - Math.min(...middles) > 12) throw new Error(`${size}: they are at ${middles.map(Math.round)}`);
      if (boxes.some(({ y }) => y < ways.y + ways.height - 1)) throw new Error(`${size}: something can be done below them`);
      const cut = await page
        .locator('.bar .who:visible')
        .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).length);
      if (cut > 0) throw new Error(`${size}: a name is shortened`);
    });
  });

steps['who only watches sees both sides, and both hands as backs'] = () =>
  withBrowser(async (visitor) => {
    const [player, watcher] = [await visitor(), await visitor()];
    await settle(player);
    await settle(watcher);
    await openMatch(player, { game: 'war', seats: ['me', { program: 'easy' }], spectators: true, setup: FULL.replace(/set hand.*\n/, '') });
    await player.waitForSelector(READY);
    await watcher.goto(player.url());
    await watcher.locator('[data-tray=own] [data-dice=fp]').waitFor();
    await watcher.locator('[data-tray=other] [data-dice=sh]').waitFor();
    if ((await watcher.locator('[data-tray] [data-backs]').count()) !== 2) throw new Error('there are no backs');
    if ((await watcher.locator('[data-card], [data-hand]').count()) > 0) throw new Error('a hand is shown');
  });

steps['the drawer opens and closes with G, and nothing else moves'] = () =>
  withBrowser(async (visitor) => {
    const page = await visitor();
    await sit(page, FULL);
    const before = await page.locator('.question-panel').boundingBox();
    await page.keyboard.press('g');
    await page.getByRole('tab', { name: 'Cards' }).waitFor();
    await mustBeAccessible(page, 'the drawer');
    await page.keyboard.press('g');
    await page.getByRole('tab', { name: 'Cards' }).waitFor({ state: 'detached' });
    const after = await page.locator('.question-panel').boundingBox();
    if (JSON.stringify(before) !== JSON.stringify(after)) throw new Error('the question has moved');
  });

steps['a fan of cards opens as a sheet, and a card can be read'] = () =>
  withBrowser(async (visitor) => {
    const page = await visitor({ viewport: viewportOf('360x740'), hasTouch: true });
    await sit(page, FULL);
    await page.locator('[data-hand] > button').tap();
    const card = page.locator('[data-hand] [data-card]').last();
    await card.waitFor();
    await mustBecome(
      page,
      () => {
        const { left, top, right } = [...document.querySelectorAll('[data-hand] [data-card]')].at(-1).getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth;
      },
      undefined,
      () => 'a card is out of view',
    );
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
  });

steps['a click on the map opens no page, and moves the camera only where it must'] = () =>
  withBrowser(async (visitor) => {
    const page = await visitor();
    await sit(page, FULL);
    await mustRest(page);
    const transform = () => page.locator('.sheet').evaluate((sheet) => sheet.style.transform);
    const before = await transform();
    for (const army of await page.locator('[data-army]').all()) {
      await page.mouse.click(...(await middleOf(army)));
      if ((await page.locator('dialog[open]').count()) > 0) throw new Error('a dialog has opened');
      await page.keyboard.press('Escape');
    }
    if ((await transform()) !== before) throw new Error('the camera has moved');
  });

steps['an army is carried over the map, and the empty map is panned'] = () =>
  withBrowser(async (visitor) => {
    const page = await visitor();
    await sit(page, FULL, { list: false });
    await page.locator(`${READY}.acting`).waitFor();
    await carry(page, 'minas-morgul', 'Minas Morgul', 'south-ithilien');
    await mustRest(page);
    const before = await page.locator('.sheet').evaluate((sheet) => sheet.style.transform);
    for (let notch = 0; notch < 5; notch++) await page.mouse.wheel(0, -100);
    await page.waitForFunction((before) => document.querySelector('.sheet').style.transform !== before, before);
    await mustRest(page);
    const scale = (text) => Number(/scale\(([\d.]+)\)/.exec(text)[1]);
    const closer = await page.locator('.sheet').evaluate((sheet) => sheet.style.transform);
    if (scale(closer) >= 2 * scale(before)) throw new Error('five notches of the wheel are more than a doubling');
    await page.mouse.move(700, 400);
    await page.mouse.down();
    await page.mouse.move(640, 380, { steps: 4 });
    await page.mouse.up();
    await page.waitForFunction((closer) => document.querySelector('.sheet').style.transform !== closer, closer);
  });

steps['a target under a panel is brought out from under it'] = () =>
  withBrowser(async (visitor) => {
    const page = await visitor();
    await sit(page, FULL, { list: false });
    await page.locator('[data-army=orthanc].glows').waitFor();
    await mustRest(page);
    await comeCloser(page, await placeOf(page, 'gap-of-rohan'), 10);
    await drag(page, await placeOf(page, 'gap-of-rohan'), await middleOf(page.locator('[data-tray=own]')));
    if (await isInView(page, 'gap-of-rohan')) throw new Error('the region is not under the tray');
    await page.mouse.click(...(await placeOf(page, 'orthanc')));
    await page.locator('.question h2', { hasText: 'Orthanc' }).waitFor();
    await mustComeIntoView(page, 'gap-of-rohan');
  });

steps['a click on a line of the log brings what it is about into view'] = () =>
  withBrowser(async (visitor) => {
    const page = await visitor();
    await sit(page, FULL, { list: false });
    await carry(page, 'minas-morgul', 'Minas Morgul', 'south-ithilien');
    await page.keyboard.press('g');
    await page.getByRole('tab', { name: 'Log' }).click();
    await comeCloser(page, await placeOf(page, 'bree'), 12);
    if (await isInView(page, 'south-ithilien')) throw new Error('the region is in view before');
    await page.locator('.drawer [data-entry] .line', { hasText: 'South Ithilien' }).first().click();
    await mustComeIntoView(page, 'south-ithilien');
  });

steps['what comes to lie under a resting mouse is not pointed at'] = () =>
  withBrowser(async (visitor) => {
    const page = await visitor();
    await sit(page, FULL, { list: false });
    await page.locator('[data-army=minas-morgul].glows').click();
    await page.locator('.question h2', { hasText: 'Minas Morgul' }).waitFor();
    await mustRest(page);
    const [x, y] = await placeOf(page, 'south-ithilien');
    await page.mouse.move(x, y, { steps: 3 });
    const arrow = page.locator('.arrow[aria-label*="South Ithilien"]');
    await arrow.waitFor({ state: 'attached' });
    // The map moves, and not the mouse, until something else lies there.
    const closer = page.locator('.zoom button').first();
    const isElsewhere = ([x, y]) => document.elementFromPoint(x, y)?.closest('[data-region]')?.dataset.region !== 'south-ithilien';
    for (let times = 0; times < 6; times++) {
      await closer.evaluate((button) => button.click());
      await mustRest(page);
      if (await page.evaluate(isElsewhere, [x, y])) break;
    }
    await page.waitForFunction(isElsewhere, [x, y]);
    await arrow.waitFor({ state: 'attached' });
    await page.mouse.move(x + 3, y, { steps: 2 });
    await arrow.waitFor({ state: 'detached' });
  });

steps['a settlement that can act without an army glows'] = () =>
  withBrowser(async (visitor) => {
    const page = await visitor();
    await sit(page, HUNTED.replace('acting: sh', 'acting: fp'), { list: false }, ['me', { program: 'easy' }]);
    await page.locator('[data-waiting=lossarnach].glows').waitFor();
    await mustRest(page);
    const [x, y] = await middleOf(page.locator('[data-waiting=lossarnach]'));
    await page.mouse.click(x, y);
    await page.locator('.question h2', { hasText: 'Lossarnach' }).waitFor();
  });

await run('The table', steps);
