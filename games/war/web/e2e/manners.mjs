// How the table behaves: tips that stand aside, a log that is folded, plans that are refused, dice that roll:
// tools/in-a-browser games/war/web/e2e/manners.mjs [part of a step]

import { run, withBrowser } from '../../../../web/e2e/browser.mjs';
import { READY, openMatch, settle } from '../../../../web/e2e/table.mjs';
import { clickRegion, pointOf } from './hand.mjs';
import { openTab } from './seat.mjs';

const ARMIES = `set phase: actions
set acting: fp
set dice fp: army, event
set dice sh: event
set politics gondor: 0 active
set minas-tirith: 3 gondor-regular, gondor-elite, gondor-leader`;

const BATTLE = `set phase: actions
set acting: fp
set dice fp: army
set dice sh: event
set politics gondor: 0 active
set osgiliath: 6 gondor-regular, 2 gondor-elite, gondor-leader
set north-ithilien: sauron-regular`;

const HUNT = `set phase: actions
set acting: fp
set dice fp: 2 character
set dice sh: event
set hunt dice sh: 5
set hunt dice fp: 5
set companions: strider, gimli, meriadoc
set guide: strider
set hunt pool: std-3-1, std-3-2, std-3-3`;

/** Somebody who plays the Free Peoples by hand against a program. */
async function sit(page, setup, settings = {}, seats = ['me', { program: 'easy' }]) {
  await settle(page, { list: false, ...settings });
  await openMatch(page, { game: 'war', seats, odds: true, setup }, 'Lobelia');
  await page.locator(READY).first().waitFor();
  await page.locator('[data-army]').first().waitFor();
}

const byHand = (page) => page.locator(`${READY}.acting`).waitFor();

/** The match as the server has it. */
async function seen(page) {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await page.request.get(new URL(`/api/matches/${id}?log=0`, page.url()).href);
  return answer.json();
}

/** The lines of the log in which something stands, as they are read. */
async function logLines(page, what) {
  await openTab(page, 'Log');
  await page.locator('.drawer [data-entry]').first().waitFor();
  return (await page.locator('.drawer [data-entry] .line').allInnerTexts()).filter((line) => what.test(line));
}

/** A battle or Hunt must be told in one line, with its result. */
async function mustBeOneLine(page, what, result) {
  await openTab(page, 'Log');
  await page.locator('.drawer [data-entry] .line').filter({ hasText: what }).filter({ hasText: result }).waitFor();
  const lines = await logLines(page, what);
  if (lines.length !== 1) throw new Error(`it is told in ${lines.length} lines:\n${lines.join('\n')}`);
}

/** Answers whatever is asked until a battle or Hunt is over: with proposals where there are any, else as usual. */
async function playOn(page, isOver) {
  for (let answers = 0; answers < 60; answers++) {
    await page.waitForSelector('.question[aria-busy=true]', { state: 'detached' });
    if (isOver((await seen(page)).view)) return;
    const first = ['[data-proposal]', '[data-option=none]', '[data-way=no]', '[data-done]', '[data-way]', '[data-aim]'];
    const there = first.map((each) => page.locator(`${READY} ${each}`).first());
    await page
      .locator(first.map((each) => `${READY} ${each}`).join(', '))
      .first()
      .waitFor();
    for (const each of there) {
      if (!(await each.isVisible())) continue;
      await each.click();
      break;
    }
  }
  throw new Error(`it does not end: ${await page.locator('.question-panel').innerText()}`);
}

/** Lets the page hear something else than the server has said. */
async function retold(route, change) {
  try {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  } catch {
    // The page has gone on meanwhile, and waits for this no more.
  }
}

const steps = {
  'a tip takes no click, and goes with it': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await sit(page, ARMIES);
      await byHand(page);
      const tip = page.locator('.tip.shown');
      const { x, y } = await pointOf(page, 'minas-tirith');
      await page.mouse.move(x, y);
      await page.mouse.move(x + 1, y);
      await tip.filter({ hasText: 'Minas Tirith' }).waitFor();
      const box = await tip.boundingBox();
      const middle = [box.x + box.width / 2, box.y + box.height / 2];
      const isThrough = await page.evaluate(([x, y]) => !document.elementFromPoint(x, y)?.closest('.tip'), middle);
      if (!isThrough) throw new Error('a tip takes the click that is meant for what lies below it');
      // The thing itself is clicked through it, and the tip is gone.
      await page.mouse.click(x + 1, y);
      await tip.waitFor({ state: 'hidden' });
      await page.locator('.question h2', { hasText: 'Minas Tirith' }).waitFor();
    }),

  'no tip opens for what comes to lie under a mouse that rests': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await sit(page, ARMIES);
      await byHand(page);
      await page.clock.install();
      // Where an option of the list will lie.
      await page.keyboard.press('l');
      const option = page.locator(`${READY} [data-option][data-explained]`).first();
      const { x, y, width, height } = await option.boundingBox();
      await page.keyboard.press('l');
      await option.waitFor({ state: 'detached' });
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.clock.runFor(3000);
      await page.keyboard.press('l');
      await option.waitFor();
      await page.clock.runFor(3000);
      if (await page.locator('.tip.shown').isVisible()) throw new Error('a tip has opened by itself');
      // It would have one: a mouse that moves is told.
      await page.mouse.move(x + width / 2 + 3, y + height / 2);
      await page.clock.runFor(3000);
      await page.locator('.tip.shown').waitFor();
    }),

  'a click that was on its way answers nothing that has just come': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await page.clock.install();
      await sit(page, ARMIES, { list: true });
      const option = page.locator(`${READY} [data-option=army]`);
      await option.click();
      await page.locator(`${READY} [data-option=minas-tirith]`).waitFor();
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await page.keyboard.press('u');
      // What the server says is heard in the time of the page, too.
      while (!(await option.isVisible())) await page.clock.runFor(20);
      const { x, y, width, height } = await option.boundingBox();
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.clock.runFor(300);
      if (await page.locator('.question[aria-busy=true]').count()) throw new Error('it was answered by a click that came too soon');
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.clock.resume();
      await page.locator(`${READY} [data-option=minas-tirith]`).waitFor();
    }),

  'the log: a battle is one line with its result, and unfolds': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await sit(page, BATTLE);
      await byHand(page);
      await clickRegion(page, 'osgiliath');
      await page.locator('[data-aim=north-ithilien]').waitFor();
      await clickRegion(page, 'north-ithilien');
      await page.locator('.battle').waitFor();
      await playOn(page, (view) => view.battle === null);
      await mustBeOneLine(page, /North Ithilien/, /wins|won|destroyed|lost|retreat|advance/i);
      await page.locator('.drawer [data-entry] .line', { hasText: 'North Ithilien' }).click();
      await page.locator('.drawer .more li').nth(1).waitFor();
    }),

  'the log: a Hunt is one line with its result': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await sit(page, HUNT);
      await byHand(page);
      await page.locator('[data-piece=fellowship]').click();
      await page.locator('[data-way=move-fellowship]').click();
      // With five dice of which each needs 2 or more, it finds them.
      await page.locator(`${READY} [data-option=guide]`).click();
      await playOn(page, (view) => view.fellowship.companions.length === 2);
      await mustBeOneLine(page, /hunt|strider|damage/i, /Strider/);
    }),

  'the log: what was taken back is gone': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await sit(page, ARMIES);
      await byHand(page);
      await clickRegion(page, 'minas-tirith');
      await clickRegion(page, 'lossarnach');
      await page.locator('[data-done]').waitFor();
      if ((await logLines(page, /Lossarnach/)).length === 0) throw new Error('the move is not told');
      await page.locator('.bar .back').click();
      await page.locator('.question h2', { hasText: 'Minas Tirith' }).waitFor();
      const left = await logLines(page, /Lossarnach/);
      if (left.length > 0) throw new Error(`what was taken back is still told: ${left}`);
    }),

  'a plan that is refused leaves everything as it was, and says which region and rule': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      // Plans that promise too much: Lossarnach is called Rohan's Helm's Deep, which is far away.
      await page.route('**/plans', (route) => retold(route, (plans) => plans.replaceAll('lossarnach', 'helms-deep')));
      await sit(page, ARMIES);
      await byHand(page);
      const before = await seen(page);
      await clickRegion(page, 'minas-tirith');
      await page.locator('[data-aim=helms-deep]').waitFor();
      await clickRegion(page, 'helms-deep');
      const refused = page.locator('.refused');
      await refused.waitFor();
      const told = await refused.innerText();
      if (!told.includes('Helm’s Deep') && !told.includes("Helm's Deep")) throw new Error(`the refusal names no region: ${told}`);
      if (!/W\d+/.test(told)) throw new Error(`the refusal names no rule: ${told}`);
      const after = await seen(page);
      if (after.info.version !== before.info.version) throw new Error('something has been done');
      if (JSON.stringify(after.view) !== JSON.stringify(before.view)) throw new Error('the position has changed');
      // The army is still taken, and goes where it can.
      await page.locator('.question h2', { hasText: 'Minas Tirith' }).waitFor();
      await clickRegion(page, 'druadan-forest');
      await page.locator('[data-army=druadan-forest]').waitFor();
    }),

  'plans of an older version are dropped: the list is there instead': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      const older = (plans) => ({ ...plans, version: plans.version - 1 });
      await page.route('**/plans', (route) => retold(route, (plans) => JSON.stringify(older(JSON.parse(plans)))));
      await sit(page, ARMIES);
      await page.locator(`${READY} [data-option=army]`).click();
      await page.locator(`${READY} [data-option=minas-tirith]`).waitFor();
    }),
};

/** Notes what is moved on the page, by its place: dice that tumble, and dice that slide into the Hunt Box. */
const watch = (page) =>
  page.addInitScript(() => {
    window.moved = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...args) {
      if (this.closest('[data-dice]')) window.moved.push('tumbles');
      if (this.closest('[data-huntbox]')) window.moved.push('slides');
      return animate.apply(this, args);
    };
  });

/** Rolls until Eyes come up: seven dice show one nearly three times in four. */
async function roll(visitor, options, settings) {
  for (let rolls = 0; rolls < 12; rolls++) {
    const page = await visitor(options);
    await watch(page);
    await sit(page, 'set phase: hunt-allocation\nset pool sh: 7', settings, [{ program: 'easy' }, 'me']);
    await page.locator(`${READY} [data-way="0"], ${READY} [data-option="0"], ${READY} [data-done]`).first().click();
    await page.locator('[data-tray=own] [data-dice=sh] [data-thing^="face "]').first().waitFor();
    const eyes = (await seen(page)).view.hunt.dice.sh;
    const inBox = '[data-huntbox] [data-die=sh]';
    await page.waitForFunction(([inBox, eyes]) => document.querySelectorAll(inBox).length === eyes, [inBox, eyes]);
    const inTray = await page.locator('[data-tray=own] [data-dice=sh] .slot').count();
    if (inTray + eyes !== 7) throw new Error(`${inTray} dice lie in the tray, and ${eyes} in the Hunt Box`);
    if (eyes > 0) return page;
    await page.close();
  }
  throw new Error('no Eye in twelve rolls');
}

steps['dice are seen rolling, and Eyes slide into the Hunt Box'] = () =>
  withBrowser(async (visitor) => {
    const page = await roll(visitor, {}, { speed: 'normal' });
    for (const how of ['tumbles', 'slides']) await page.waitForFunction((how) => window.moved.includes(how), how);
  });

steps['for whoever wants less motion nothing rolls, and the Eyes are there all the same'] = () =>
  withBrowser(async (visitor) => {
    const page = await roll(visitor, { reducedMotion: 'reduce' }, { speed: 'normal' });
    const moved = await page.evaluate(() => window.moved);
    if (moved.length > 0) throw new Error(`something moves: ${[...new Set(moved)]}`);
  });

await run('Manners', steps);
