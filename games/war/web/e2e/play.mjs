// The client as people use it, against a real server: tools/in-a-browser games/war/web/e2e/play.mjs [part of a step]

import { mustBeAccessibleAsShown as mustBeAccessible } from '../../../../web/e2e/access.mjs';
import { SITE, mustFit, run, withBrowser } from '../../../../web/e2e/browser.mjs';
import { READY, settle } from '../../../../web/e2e/table.mjs';
import { DESK, NARROW, PHONE, answerByKeys, beAsked, mustAskElse, mustBeLarge, openTab, start, startFrom, takeOver } from './seat.mjs';

/** Clicks an option of the question in the list. */
async function pick(page, item) {
  await beAsked(page);
  await page.locator(`[data-option="${item}"]`).click();
}

const count = (page, selector) => page.locator(selector).count();
const question = (page) => page.locator('.question h2').textContent();

/** Takes one hit by clicking a figure on the battle board, an Elite or a Regular, and sees it fall. */
async function clickFigure(page, kind) {
  const side = page.locator('[data-side]', { has: page.locator('button[data-figure]') });
  const whose = await side.getAttribute('data-side');
  const own = `[data-side=${whose}]`;
  const [standing, fallen] = [await count(page, `${own} [data-figure]`), await count(page, `${own} [data-lost]`)];
  const left = Number(await side.locator('[data-left]').getAttribute('data-left'));
  if (!(left >= 1)) throw new Error(`${left} hits to take`);
  const wanted = side.locator(`button[data-figure$=${kind}]`);
  await ((await wanted.count()) > 0 ? wanted : side.locator('button[data-figure]')).first().click();
  const ways = side.locator('[data-way]');
  if ((await ways.count()) > 0) await ways.first().click();
  await page.waitForFunction(
    ([own, fallen]) => document.querySelectorAll(`${own} [data-lost]`).length > fallen || !document.querySelector('.battle'),
    [own, fallen],
  );
  if (!(await count(page, '.battle'))) return;
  const lost = page.locator(`${own} [data-lost]`).nth(fallen);
  const isReduced = (await lost.getAttribute('data-how')) === 'reduced';
  // The last unit takes those who lead it along.
  const isOver = (await page.locator('.battle h2').textContent()).includes('is over');
  const now = await count(page, `${own} [data-figure]`);
  if (!isOver && now !== standing - (isReduced ? 0 : 1)) throw new Error(`${standing} figures became ${now}`);
}

/** What the dice of the board show must be what was scored; no card was used. */
async function mustAddUp(page) {
  for (const side of ['fp', 'sh']) {
    const scored = page.locator(`[data-side=${side}] [data-scored]`);
    if ((await scored.count()) === 0) continue;
    const [said, shown] = [Number(await scored.getAttribute('data-scored')), await count(page, `[data-side=${side}] .throw svg.counts`)];
    if (said !== shown) throw new Error(`${side} scored ${said}, and ${shown} dice are marked`);
  }
}

const BATTLE = `set phase: actions
set acting: sh
set dice sh: army
set dice fp: event
set politics sauron: 0 active
set eastern-emyn-muil: 2 gondor-regular, gondor-elite, gondor-leader
set noman-lands: 4 sauron-regular, sauron-elite, 2 nazgul`;

const HUNT = `set phase: actions
set acting: fp
set dice fp: character, event
set dice sh: army
set hunt dice sh: 5
set hunt dice fp: 4
set guide: strider
set companions: strider, gimli, meriadoc
set corruption: 4
set hunt pool: std-3-1, std-3-2, std-3-3`;

/** What is drawn next stands there after this. */
const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

await run('The client', {
  'a new visitor plays 30 questions by keyboard only': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await page.goto(SITE);
      await page.waitForSelector('[data-play=war]');
      const isOnPlay = () => page.evaluate(() => document.activeElement.matches('[data-play=war]'));
      for (let at = 0; at < 20 && !(await isOnPlay()); at++) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      // Everything that can be answered is a list, too.
      await page.waitForSelector(`${READY}.acting`);
      await page.keyboard.press('l');
      await page.waitForFunction(() => document.activeElement?.matches('[data-option]'));
      const asked = new Set();
      for (let at = 0; at < 30; at++) asked.add(await answerByKeys(page, at));
      if (asked.size < 8) throw new Error(`only ${asked.size} different questions`);
    }),

  'an answer can be taken back with Escape, and a hint be taken': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await start(page);
      const first = await question(page);
      await page.keyboard.press('Digit2');
      // It can be taken back as soon as the next question is there.
      await mustAskElse(page, first);
      await page.keyboard.press('Escape');
      await page.waitForFunction((first) => document.querySelector('.question h2')?.textContent === first, first);
      await page.locator('.hint > button').click();
      await page.locator('.hint li button').first().click();
      await mustAskElse(page, first);
    }),

  'why not: an answer that is not offered is explained, with its rule': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await start(page);
      await page.locator('.whynot summary').click();
      // By its name, as it is typed in a hurry; what may be meant is proposed.
      await page.locator('.whynot input').fill('dol');
      await page.locator('.whynot li button', { hasText: /^Dol Amroth$/ }).waitFor();
      await page.locator('.whynot input').fill('barad-dur');
      await page.locator('.whynot form button').click();
      await page.locator('.refused', { hasText: 'Barad-dûr' }).waitFor();
      // No code or notation is told.
      const told = await page.locator('.refused').textContent();
      if (/[a-z]+-[a-z]+-[0-9]|barad-dur/.test(told)) throw new Error(`the refusal says: ${told}`);
    }),

  'everything explains itself: to a mouse, a finger and keys': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await start(page);
      const tip = page.locator('.tip.shown');
      const region = page.locator('[data-region=minas-tirith]');
      await region.hover();
      await tip.filter({ hasText: 'Worth 2 victory points' }).waitFor();
      const [box, about] = [await tip.boundingBox(), await region.boundingBox()];
      const isApart =
        box.x >= about.x + about.width || box.x + box.width <= about.x || box.y >= about.y + about.height || box.y + box.height <= about.y;
      if (!isApart) throw new Error('the tip covers what it explains');
      const bare = (await tip.textContent()).match(/\b(explain|ability|status|map|kind)-[a-z-]+/);
      if (bare) throw new Error(`the tip lacks ${bare[0]}`);
      await mustBeAccessible(page, 'a tip');
      await page.keyboard.press('Escape');
      await tip.waitFor({ state: 'hidden' });
      if (!(await page.locator('.question').isVisible())) throw new Error('Escape has done more than to close the tip');
      await page.mouse.move(5, 5);
      // With keys: from the map to everything else that is on the screen, with the drawer open.
      await openTab(page, 'Status');
      await page.keyboard.press('m');
      await page.keyboard.press('i');
      await tip.waitFor();
      await page.keyboard.press('Shift+ArrowDown');
      const missing = new Set(['The Fellowship', 'Politics', 'Rohan', 'The Hunt', 'Legolas', 'Elven Rings: 3', 'Strategy deck']);
      // How many keys it takes depends on what lies on the table.
      for (let keys = 0; missing.size > 0 && keys < 120; keys++) {
        missing.delete(await tip.locator('.title').textContent());
        await page.keyboard.press('Tab');
      }
      if (missing.size > 0) throw new Error(`nothing explains ${[...missing].join(', ')}`);
      await page.keyboard.press('i');
      await tip.waitFor({ state: 'hidden' });
      await page.keyboard.press('m');
      await page.waitForFunction(() => document.activeElement?.matches('[data-option]'));
      await page.keyboard.press('?');
      await page.locator('dialog', { hasText: 'U: step back' }).waitFor();
      await mustBeAccessible(page, 'the keys');

      const phone = await visitor({ viewport: PHONE, hasTouch: true });
      await start(phone);
      const first = await question(phone);
      const thing = await phone.locator('.tracks [data-explained]').first().boundingBox();
      const client = await phone.context().newCDPSession(phone);
      const finger = (type, touchPoints) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
      await finger('touchStart', [{ x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 }]);
      await phone.locator('.tip.shown').waitFor();
      await finger('touchEnd', []);
      await drawn(phone);
      if (!(await phone.locator('.tip.shown').isVisible())) throw new Error('the tip has gone with the finger');
      if ((await question(phone)) !== first) throw new Error('a long press has answered');
      await mustFit(phone, 'a tip on a phone');
    }),

  'two at one device': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await settle(page);
      await page.goto(`${SITE}/create?with=device`);
      await page.getByRole('button', { name: 'Begin' }).click();
      const take = page.getByRole('button', { name: /I am/ });
      await take.waitFor();
      await mustBeAccessible(page, 'hand over');
      await page.keyboard.press('Enter');
      await take.waitFor({ state: 'hidden' });
      let answers = 0;
      for (let handed = 0; handed < 2; answers++) {
        const isHanded = await page
          .locator(`${READY} [data-option]`)
          .or(take)
          .first()
          .evaluate((found) => found.dataset.option === undefined);
        if (isHanded) handed++;
        await (isHanded ? takeOver(page) : answerByKeys(page, answers));
        if (answers > 30) throw new Error('nobody was handed the device');
      }
    }),

  'a battle is fought by clicking figures on its board': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await startFrom(page, BATTLE, { speed: 'fast' });
      for (const item of ['army', 'attack']) await pick(page, item);
      await page.waitForSelector('[data-odds]');
      await page.getByRole('button', { name: 'All', exact: true }).click();
      await page.locator('[data-confirm]').click();
      let [clicked, rerolled, looked] = [0, 0, false];
      for (let at = 0; at < 60; at++) {
        await beAsked(page);
        const heading = await page.locator('.battle h2').textContent();
        if (heading.includes('is over') || (await count(page, '[data-confirm]'))) break;
        await mustAddUp(page);
        if (await count(page, 'button[data-figure]')) {
          if (!looked) {
            looked = true;
            await mustBeAccessible(page, 'a battle');
            await page.setViewportSize(PHONE);
            await mustFit(page, 'a battle');
            await mustBeLarge(page, 'a battle');
            await page.setViewportSize(DESK);
          }
          await clickFigure(page, clicked % 2 ? 'elite' : 'regular');
          clicked++;
        } else if (await count(page, '.numbers [data-option]')) {
          rerolled++;
          await page.locator('.numbers [data-option]').last().click();
        } else if (await count(page, '[data-option=none]')) await page.locator('[data-option=none]').click();
        else {
          await page.waitForSelector('.battle [data-odds]');
          await page.locator('[data-option=no]').click();
        }
      }
      if (clicked < 2) throw new Error(`only ${clicked} figures were clicked`);
      if (rerolled === 0) throw new Error('nothing was rolled again');
    }),

  'an army glides to where it is drawn already': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await startFrom(page, BATTLE, { speed: 'slow' });
      for (const item of ['army', 'move-armies', 'noman-lands', 'dagorlad']) await pick(page, item);
      await page.getByRole('button', { name: 'All', exact: true }).click();
      await page.locator('[data-confirm]').click();
      await page.waitForSelector('[data-glide="noman-lands dagorlad"]', { state: 'attached' });
      const told = await page.locator('[data-region=dagorlad]').getAttribute('aria-label');
      if (!told.includes('4 Sauron Regulars')) throw new Error(`while it glides the map says: ${told}`);
      await page.waitForSelector(READY);
      await page.waitForSelector('[data-glide]', { state: 'detached' });
    }),

  'a Hunt: dice, tile, and who is lost': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await startFrom(page, HUNT);
      for (const item of ['character', 'move-fellowship']) await pick(page, item);
      await page.waitForSelector('[data-option=guide]');
      const marked = await count(page, '.hunt .throw svg.counts');
      const said = Number(await page.locator('[data-successes]').getAttribute('data-successes'));
      if ((await count(page, '.hunt .throw svg')) !== 5 || marked !== said || said === 0)
        throw new Error(`${marked} dice are marked, ${said} successes`);
      if ((await page.locator('.hunt [data-damage]').getAttribute('data-damage')) !== '3') throw new Error('no damage');
      await mustBeAccessible(page, 'a Hunt');
      await page.setViewportSize(PHONE);
      await mustFit(page, 'a Hunt');
      await mustBeLarge(page, 'a Hunt');
      await page.locator('[data-option=guide]').click();
      await takeOver(page);
      await page.locator('.hunt').getByText('Lost to the Hunt: Strider').waitFor();
      await page.locator('.hunt [aria-label="Corruption: 4 of 12"]').waitFor();
    }),

  'a break of the connection loses no click': () =>
    withBrowser(async (visitor) => {
      const page = await visitor({ excused: /WebSocket is closed before the connection is established/ });
      await page.addInitScript(() => {
        const Real = WebSocket;
        window.sockets = [];
        window.WebSocket = class extends Real {
          constructor(...args) {
            super(...args);
            window.sockets.push(this);
            if (window.isCut) this.close();
          }
        };
      });
      await start(page);
      const first = await question(page);
      // What is sent now is lost on the way.
      await page.evaluate(() => (window.sockets.at(-1).send = () => {}));
      await page.keyboard.press('Digit2');
      await page.evaluate(() => {
        window.isCut = true;
        window.sockets.at(-1).close();
      });
      await page.waitForSelector('.banner');
      await page.evaluate(() => (window.isCut = false));
      await mustAskElse(page, first);
    }),

  'text mode: a game in headings, lists and buttons': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await start(page);
      await page.goto(`${page.url()}?text`);
      for (let at = 0; at < 10; at++) await answerByKeys(page, at);
      await page.waitForSelector(READY);
      await mustBeAccessible(page, 'text mode');
      await page.setViewportSize(PHONE);
      await mustFit(page, 'text mode');
      await page.locator('[role=status].unseen', { hasText: 'You are asked' }).waitFor({ state: 'attached' });
    }),

  'every language, wide and narrow': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await start(page);
      for (let at = 0; at < 3; at++) await answerByKeys(page, at);
      await page.waitForSelector(READY);
      const match = page.url();
      for (const [language, theme] of [
        ['en', 'night'],
        ['hu', 'parchment'],
        ['tr', 'parchment'],
        ['cs', 'parchment'],
        ['he', 'night'],
      ]) {
        await settle(page, { language, theme });
        await page.goto(match);
        await page.waitForSelector(READY);
        const direction = await page.evaluate(() => document.documentElement.dir);
        if ((direction === 'rtl') !== (language === 'he')) throw new Error(`${language} runs ${direction}`);
        await mustFit(page, `${language}, a match`);
        await page.setViewportSize(PHONE);
        await mustFit(page, `${language}, a match on a phone`);
        // Tables at every size are looked at elsewhere, in two languages.
        if (language === 'cs') await mustBeAccessible(page, `${language}, a match on a phone`);
        await page.goto(`${SITE}/rules`);
        await page.getByRole('searchbox').waitFor();
        await page.setViewportSize(NARROW);
        await mustFit(page, `${language}, rules`);
        await page.setViewportSize(DESK);
      }
    }),

  'on a phone everything that is touched is large enough': () =>
    withBrowser(async (visitor) => {
      const page = await visitor({ viewport: PHONE, hasTouch: true });
      for (const path of ['/', '/lobby', '/create', '/settings', '/account']) {
        await page.goto(`${SITE}${path}`);
        await page.waitForSelector('main h1');
        await mustBeLarge(page, path);
      }
      await start(page);
      await mustBeLarge(page, 'a match');
    }),
});
