// The client as people use it, against a real server: tools/in-a-browser games/war/web/e2e/play.mjs [step …]

import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { SITE, mustFit, run, withBrowser } from '../../../../web/e2e/browser.mjs';
import { READY, openMatch } from '../../../../web/e2e/table.mjs';

const PHONE = { width: 360, height: 740 };

async function mustBeAccessible(page, where) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  if (violations.length === 0) return;
  const told = violations.map(
    (each) =>
      `${each.id}: ${each.help}\n    ${each.nodes
        .slice(0, 3)
        .map((node) => node.html.slice(0, 160))
        .join('\n    ')}`,
  );
  throw new Error(`${where}:\n  ${told.join('\n  ')}`);
}

/** All answers stand in a list, for somebody who has set nothing else. */
const listed = (page) => page.addInitScript(() => (localStorage['westmarch-settings'] ??= '{"list":true}'));

/** Starts a game against the easy program. */
async function start(page, side) {
  await listed(page);
  await page.goto(SITE);
  await page.waitForSelector('form.play');
  if (side) await page.locator('form.play label.chip', { has: page.locator(`input[value=${side}]`) }).click();
  await page.locator('form.play button.main').click();
  await page.waitForSelector(READY);
}

/** Answers the question that is asked, with keys. */
async function answerByKeys(page, at) {
  await page.waitForSelector(`${READY} [data-option]`);
  const before = await page.locator('.question h2').textContent();
  const isRefused = (await page.locator('.refused').count()) > 0;
  if ((await page.locator('[data-confirm]').count()) > 0) {
    // Somebody may have to go along: then all go.
    for (let each = 1; isRefused && each < 10; each++) {
      for (let times = 0; times < 3; times++) await page.keyboard.press(`Digit${each}`);
    }
    for (let tries = 0; tries < 12 && (await page.locator('[data-confirm]').isDisabled()); tries++) {
      await page.keyboard.press(`Digit${1 + (tries % 5)}`);
    }
    await page.locator('[data-option]').first().focus();
    await page.keyboard.press('Enter');
  } else {
    await page.keyboard.press('ArrowDown');
    if (at % 2 === 0) await page.keyboard.press('ArrowUp');
    await page.keyboard.press(at % 3 === 0 ? 'Space' : 'Enter');
  }
  return before;
}

/** Opens the menu with what people do at a table. */
const openMenu = (page) => page.locator('.bar .menu > summary').click();

/** Opens a page of the drawer. */
async function openTab(page, name) {
  if (!(await page.locator('.drawer').isVisible())) await page.locator('[data-drawer]').click();
  await page.locator('.drawer').getByRole('tab', { name }).click();
}

/** Starts a match from a position, with both seats at this device. */
async function startFrom(page, setup, settings = {}) {
  const kept = JSON.stringify({ coached: true, passes: false, list: true, ...settings });
  await page.addInitScript((kept) => localStorage.setItem('westmarch-settings', kept), kept);
  await openMatch(page, { game: 'war', seats: ['me', 'me'], setup }, 'Badger');
}

/** Waits for a question, and takes the device for whoever is asked. */
async function beAsked(page) {
  const take = page.getByRole('button', { name: /I am/ });
  await page.locator(READY).or(take).first().waitFor();
  if (await take.isVisible()) await take.click();
  await page.waitForSelector(READY);
}

/** Clicks an option of the question in the list. */
async function pick(page, item) {
  await beAsked(page);
  const option = page.locator(`[data-option="${item}"]`);
  await option.waitFor();
  // A click that comes too soon is not meant for the question.
  await page.waitForTimeout(250);
  await option.click();
}

const count = (page, selector) => page.locator(selector).count();

/** Takes one hit by clicking a figure on the battle board, an Elite or a Regular, and sees it fall. */
async function clickFigure(page, kind) {
  const side = page.locator('[data-side]', { has: page.locator('button[data-figure]') });
  const whose = await side.getAttribute('data-side');
  const own = `[data-side=${whose}]`;
  const [standing, fallen] = [await count(page, `${own} [data-figure]`), await count(page, `${own} [data-lost]`)];
  const left = Number(await side.locator('[data-left]').getAttribute('data-left'));
  if (!(left >= 1)) throw new Error(`${left} hits to take`);
  await page.waitForTimeout(250);
  const wanted = side.locator(`button[data-figure$=${kind}]`);
  await ((await wanted.count()) > 0 ? wanted : side.locator('button[data-figure]')).first().click();
  const ways = side.locator('[data-way]');
  const isElite = (await ways.count()) > 0;
  if (isElite) await ways.first().click();
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

const steps = {
  'a new visitor plays 30 questions by keyboard only': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await page.goto(SITE);
      await page.waitForSelector('form.play');
      await page.locator('input[type=radio]').first().focus();
      for (let at = 0; at < 3; at++) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForSelector(READY);
      // Everything that can be answered is a list, too.
      await page.waitForSelector('.acting');
      await page.keyboard.press('l');
      await page.waitForFunction(() => document.activeElement?.matches('[data-option]'));
      const asked = new Set();
      for (let at = 0; at < 30; at++) {
        asked.add(await answerByKeys(page, at));
        await page.waitForTimeout(60);
      }
      if (asked.size < 8) throw new Error(`only ${asked.size} different questions`);
    }),

  'an answer can be taken back with Escape, and a hint be taken': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await start(page);
      const first = await page.locator('.question h2').textContent();
      await page.keyboard.press('Digit2');
      await page.waitForFunction((first) => document.querySelector('.question h2')?.textContent !== first, first);
      await page.keyboard.press('Escape');
      await page.waitForFunction((first) => document.querySelector('.question h2')?.textContent === first, first);
      await page.locator('.hint > button').click();
      await page.locator('.hint li button').first().click();
      await page.waitForFunction((first) => document.querySelector('.question h2')?.textContent !== first, first);
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
      const told = async (what, where) => {
        await tip.filter({ hasText: what }).waitFor();
        const [box, about] = [await tip.boundingBox(), await where.boundingBox()];
        const isApart =
          box.x >= about.x + about.width ||
          box.x + box.width <= about.x ||
          box.y >= about.y + about.height ||
          box.y + box.height <= about.y;
        if (!isApart) throw new Error(`${what} covers what it explains`);
        const bare = (await tip.textContent()).match(/\b(explain|ability|status|map|kind)-[a-z-]+/);
        if (bare) throw new Error(`${what} lacks ${bare[0]}`);
      };
      const region = page.locator('[data-region=minas-tirith]');
      await region.hover();
      await told('Worth 2 victory points', region);
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
      const first = await phone.locator('.question h2').textContent();
      const box = await phone.locator('.tracks [data-explained]').first().boundingBox();
      const client = await phone.context().newCDPSession(phone);
      const finger = (type, touchPoints) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
      await finger('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
      await phone.locator('.tip.shown').waitFor();
      await finger('touchEnd', []);
      await phone.waitForTimeout(200);
      if (!(await phone.locator('.tip.shown').isVisible())) throw new Error('the tip has gone with the finger');
      if ((await phone.locator('.question h2').textContent()) !== first) throw new Error('a long press has answered');
      await mustFit(phone, 'a tip on a phone');
    }),

  'two browsers: an invitation, chat, stepping back, a draw': () =>
    withBrowser(async (visitor) => {
      const [host, guest] = [await visitor(), await visitor()];
      for (const page of [host, guest]) await listed(page);
      await host.goto(SITE);
      await host.locator('.ways button').first().click();
      const link = await host.locator('input[readonly]').inputValue();
      await guest.goto(link);
      await guest.locator('form button.main').click();
      await guest.waitForSelector('.match.drawn main.table');
      await host.waitForSelector(READY);
      await openTab(host, 'Talk');
      await host.locator('[role=tabpanel] form input').fill('Well met!');
      await host.locator('[role=tabpanel] form button').click();
      await openTab(guest, 'Talk');
      await guest.getByText('Well met!').waitFor();
      // An answer after which the other side has gone on can only be taken back if it agrees.
      for (let at = 0; at < 3 && (await host.locator(READY).count()) > 0; at++) {
        await host.locator('[data-option]').first().focus();
        await answerByKeys(host, 1);
        await host.waitForTimeout(250);
      }
      await guest.waitForSelector(READY);
      await guest.locator('[data-option]').first().click();
      await host.locator('.bar .back').click();
      await guest.getByRole('button', { name: 'Allow', exact: true }).click();
      await host.waitForSelector(READY);
      await openMenu(host);
      await host.getByRole('button', { name: 'Offer a draw' }).click();
      await guest.getByRole('button', { name: 'Accept' }).click();
      await host.getByText('a draw', { exact: true }).waitFor();
      await guest.getByRole('button', { name: 'Result' }).click();
      await guest.waitForSelector('dialog table');
    }),

  'the end: concede, luck, looking back, going on from there': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await start(page, 'sh');
      for (let at = 0; at < 6; at++) await answerByKeys(page, at).then(() => page.waitForTimeout(100));
      await openMenu(page);
      await page.getByRole('button', { name: 'Concede' }).click();
      await page.locator('dialog button.main').click();
      await page.getByText('Victory: Free Peoples').waitFor();
      await page.getByRole('button', { name: 'Luck' }).click();
      await page.waitForSelector('dialog table');
      await mustBeAccessible(page, 'luck');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Look back' }).click();
      await page.waitForSelector('.replay');
      await page.getByRole('button', { name: 'One on' }).click();
      await page.locator('.replay select').first().selectOption('fp');
      await mustBeAccessible(page, 'replay');
      await page.getByRole('button', { name: 'Go on from here' }).click();
      await page.locator('dialog button.main').click();
      await page.waitForURL((url) => url.pathname.startsWith('/match/'));
      await page.waitForSelector(READY);
    }),

  'the lobby, a spectator, notes, a problem, and what happened meanwhile': () =>
    withBrowser(async (visitor) => {
      const [host, guest, third] = [await visitor(), await visitor(), await visitor()];
      await host.goto(SITE);
      await host.getByLabel('Show it in the lobby').check();
      await host.getByLabel('Anybody may watch').check();
      await host.locator('.ways button').first().click();
      await host.waitForURL(/match/);
      const match = host.url();
      const name = (await host.locator('main bdi').first().textContent()).match(/: (.+?) –/)[1];
      await guest.goto(SITE);
      await guest.locator('li', { hasText: name }).getByRole('button', { name: 'Join' }).click();
      await guest.waitForSelector('main.table');
      await third.goto(match);
      await third.getByText('You are watching.').waitFor();
      await host.getByText('watching: 1').waitFor();
      await openTab(host, 'Talk');
      await host.getByRole('textbox', { name: 'Notes' }).fill('Beware of the Hunt.');
      await host.getByText('Only you see your notes.').waitFor();
      await host.waitForTimeout(1200);
      await openMenu(host);
      await host.getByRole('button', { name: 'Report a problem' }).click();
      await host.locator('dialog textarea').fill('This is a test.');
      await host.locator('dialog button.main').click();
      await host.getByText(/It was kept as number/).waitFor();
      await host.goto(SITE);
      await openTab(guest, 'Talk');
      await openMenu(guest);
      await guest.getByRole('button', { name: 'Offer a draw' }).click();
      await guest.getByText('You have offered a draw.').waitFor();
      await host.goto(match);
      await host.getByRole('button', { name: 'Decline' }).waitFor();
      await openTab(host, 'Log');
      await host.getByText('while you were away').waitFor();
      await openTab(host, 'Talk');
      await host.waitForFunction(() => [...document.querySelectorAll('textarea')].some((each) => each.value === 'Beware of the Hunt.'));
      await mustBeAccessible(host, 'talk');
    }),

  'a set-up of its own is read before one joins, a long talk in parts, and results are a table': () =>
    withBrowser(async (visitor) => {
      const [host, guest] = [await visitor(), await visitor()];
      const send = async (page, path, data) => (await page.request.post(`${SITE}/api${path}`, { data })).json();
      const hosts = await send(host, '/guests', { name: 'Mole' });
      const wanted = { game: 'war', seats: ['me', 'open'], listed: true, setup: 'set corruption: 4\nset progress: 1' };
      const { id } = await send(host, '/matches', wanted);
      await guest.goto(SITE);
      const inLobby = guest.locator('li', { hasText: hosts.name }).filter({ hasText: 'A set-up of its own' });
      await inLobby.getByRole('button', { name: 'Join' }).click();
      const dialog = guest.getByRole('dialog');
      await dialog.getByText('corruption: 4').waitFor();
      await mustBeAccessible(guest, 'a set-up of its own');
      await dialog.getByRole('button', { name: 'Sit down and play' }).click();
      await guest.waitForSelector('main.table');
      for (let at = 1; at <= 210; at++) await send(host, `/matches/${id}/chat`, { text: `Line ${at}.` });
      await guest.reload();
      await openTab(guest, 'Talk');
      await guest.getByText('Line 210.').waitFor();
      if (await guest.getByText('Line 10.').isVisible()) throw new Error('the whole talk came at once');
      await guest.getByRole('button', { name: 'Earlier lines' }).click();
      await guest.getByText('Line 1.').waitFor();
      if (await guest.getByRole('button', { name: 'Earlier lines' }).isVisible()) throw new Error('there is nothing earlier');
      await send(host, `/matches/${id}/deeds`, { id: 'd', seat: 'fp', deed: 'concede' });
      await guest.getByText('Played from a set-up of its own.').waitFor();
      await guest.goto(`${SITE}/account`);
      const table = guest.waitForEvent('download');
      await guest.getByRole('button', { name: 'Results as a table: War of the Ring' }).click();
      const text = await readFile(await (await table).path(), 'utf8');
      if (!text.includes('conceded-fp') || !text.startsWith('match,')) throw new Error(`results: ${text}`);
    }),

  'the record of a match can be brought back, and the match be played again': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await start(page);
      for (let at = 0; at < 4; at++) await answerByKeys(page, at).then(() => page.waitForTimeout(100));
      await openMenu(page);
      await page.getByRole('button', { name: 'Concede' }).click();
      await page.locator('dialog button.main').click();
      const link = page.getByRole('link', { name: 'Download the record' });
      const record = await page.request.get(`${SITE}${await link.getAttribute('href')}`);
      const match = page.url();
      await page.getByRole('button', { name: 'Play again' }).click();
      await page.waitForURL((url) => url.href !== match);
      await page.waitForSelector(READY);
      await page.goto(SITE);
      const file = { name: 'game.record', mimeType: 'text/plain', buffer: await record.body() };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByText('a record that breaks off').waitFor();
      await page.getByRole('button', { name: 'Look back' }).click();
      await page.getByRole('button', { name: 'To the end' }).click();
      await page.locator('.replay').getByRole('button', { name: 'Close' }).click();
      await page.getByText('a record that breaks off').waitFor();
    }),

  'two at one device': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await listed(page);
      await page.goto(SITE);
      await page.locator('.ways section').nth(1).locator('button').click();
      await page.getByRole('button', { name: /I am/ }).waitFor();
      await mustBeAccessible(page, 'hand over');
      await page.keyboard.press('Enter');
      let handed = 0;
      for (let at = 0; at < 12 && handed < 2; at++) {
        const ready = page.locator(`${READY} [data-option]`).first();
        const take = page.getByRole('button', { name: /I am/ });
        await ready.or(take).first().waitFor();
        if (await take.isVisible()) {
          // The button may be going at this very moment, by the key pressed before.
          handed += await take.click({ timeout: 2000 }).then(
            () => 1,
            () => 0,
          );
          await page.waitForSelector(READY);
        } else await answerByKeys(page, at);
        await page.waitForTimeout(100);
      }
      if (handed === 0) throw new Error('nobody was handed the device');
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
            await page.setViewportSize({ width: 1280, height: 800 });
          }
          await clickFigure(page, clicked % 2 ? 'elite' : 'regular');
          clicked++;
        } else if (await count(page, '.numbers [data-option]')) {
          rerolled++;
          await page.locator('.numbers [data-option]').last().click({ delay: 250 });
        } else if (await count(page, '[data-option=none]')) await page.locator('[data-option=none]').click({ delay: 250 });
        else {
          await page.waitForSelector('.battle [data-odds]');
          await page.locator('[data-option=no]').click({ delay: 250 });
        }
        await page.waitForTimeout(120);
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
      await page.waitForTimeout(250);
      await page.locator('[data-option=guide]').click();
      await page.getByRole('button', { name: /I am/ }).click();
      await page.locator('.hunt').getByText('Lost to the Hunt: Strider').waitFor();
      await page.locator('.hunt [aria-label="Corruption: 4 of 12"]').waitFor();
    }),

  'a break of the connection loses no click': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await page.addInitScript(() => {
        const Real = WebSocket;
        window.sockets = [];
        window.WebSocket = class extends Real {
          constructor(...args) {
            super(...args);
            window.sockets.push(this);
          }
        };
      });
      await start(page);
      const first = await page.locator('.question h2').textContent();
      // What is sent now is lost on the way.
      await page.evaluate(() => {
        const socket = window.sockets.at(-1);
        socket.send = () => {};
      });
      await page.keyboard.press('Digit2');
      await page.evaluate(() => window.sockets.at(-1).close());
      await page.waitForSelector('.banner');
      await page.waitForFunction((first) => document.querySelector('.question h2')?.textContent !== first, first);
    }),

  'text mode: a game in headings, lists and buttons': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await start(page);
      await page.goto(`${page.url()}?text`);
      await page.waitForSelector(READY);
      for (let at = 0; at < 10; at++) await answerByKeys(page, at).then(() => page.waitForTimeout(60));
      await mustBeAccessible(page, 'text mode');
      await page.setViewportSize(PHONE);
      await mustFit(page, 'text mode');
      const told = await page.locator('[role=status].unseen').textContent();
      if (!told?.includes('You are asked')) throw new Error(`the news are: ${told}`);
    }),

  'every language, wide and narrow, without violations': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await page.goto(SITE);
      await page.waitForSelector('main');
      for (const language of ['en', 'hu', 'tr', 'cs', 'he']) {
        const theme = language === 'en' || language === 'he' ? 'night' : 'parchment';
        const settings = JSON.stringify({ language, theme, list: true });
        await page.evaluate((settings) => localStorage.setItem('westmarch-settings', settings), settings);
        await page.setViewportSize({ width: 1280, height: 800 });
        await start(page);
        const direction = await page.evaluate(() => document.documentElement.dir);
        if ((direction === 'rtl') !== (language === 'he')) throw new Error(`${language} runs ${direction}`);
        for (let at = 0; at < 3; at++) await answerByKeys(page, at).then(() => page.waitForTimeout(100));
        const match = new URL(page.url()).pathname;
        for (const path of [match, '/', '/learn', '/rules', '/settings', '/account', '/about']) {
          await page.goto(`${SITE}${path}`);
          await page.waitForSelector('main h1, main h2, header h1');
          await page.waitForTimeout(250);
          // The rules are the same in all languages, and long.
          if (language === 'en' || path !== '/rules') await mustBeAccessible(page, `${language} ${path}`);
          await page.setViewportSize(PHONE);
          await mustFit(page, `${language} ${path}`);
          if (path === match) await mustBeAccessible(page, `${language} ${path} on a phone`);
          await page.setViewportSize({ width: 1280, height: 800 });
        }
      }
    }),

  'on a phone everything that is touched is large enough': () =>
    withBrowser(async (visitor) => {
      const page = await visitor({ viewport: PHONE, hasTouch: true });
      for (const path of ['/', '/settings', '/account']) {
        await page.goto(`${SITE}${path}`);
        await page.waitForSelector('main h1');
        await mustBeLarge(page, path);
      }
      await start(page);
      await mustBeLarge(page, 'a match');
    }),

  'an account: made from a guest, signed out and in, deleted': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await start(page);
      await page.goto(`${SITE}/account`);
      const name = `Tester ${Date.now() % 1e9}`;
      await page.locator('input[autocomplete=username]').first().fill(name);
      await page.locator('input[autocomplete=new-password]').fill('a long password');
      await page.getByRole('button', { name: 'Make an account' }).click();
      await page.getByText('The account is made.').waitFor();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByText('You are signed out.').waitFor();
      await page.locator('form').nth(1).locator('input').first().fill(name);
      await page.locator('form').nth(1).locator('input').nth(1).fill('a long password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('You are signed in.').waitFor();
      await page.goto(SITE);
      await page.getByText('My matches').waitFor();
      await page.goto(`${SITE}/account`);
      await page.getByRole('button', { name: 'Delete me' }).click();
      await page.locator('dialog input').fill('a long password');
      await page.getByRole('button', { name: 'Delete for good' }).click();
      await page.getByText('You are forgotten.').waitFor();
    }),

  'the ten lessons, each to its end by what it suggests': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await page.goto(SITE);
      await page.getByRole('link', { name: 'Learn the game' }).click();
      await mustBeAccessible(page, 'lessons');
      await page.setViewportSize(PHONE);
      await mustFit(page, 'lessons');
      await mustBeLarge(page, 'lessons');
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.locator('ol button.main').click();
      await page.waitForSelector(READY);
      await mustBeAccessible(page, 'a lesson');
      // Whoever leaves the path is told so, and comes back by a step back.
      await page.locator('[data-option=muster]').click();
      await page.getByText('You have left the path').waitFor();
      await page.locator('.lesson').getByRole('button', { name: 'Step back' }).click();
      await page.locator('[data-option=character][data-advised]').waitFor();
      await page.reload();
      for (let lesson = 1; lesson <= 10; lesson++) {
        await page.getByRole('heading', { name: `Lesson ${lesson}:` }).waitFor();
        await follow(page);
        await page.locator('.lesson.done .main').click();
      }
      await page.waitForSelector('form.play');
      await page.goto(`${SITE}/learn`);
      await page.getByText('10 of 10 lessons done').waitFor();
    }),

  'a rule can be linked to and found': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await page.goto(`${SITE}/rules#W9.6`);
      await page.waitForFunction(() => document.activeElement?.id === 'W9.6');
      await page.locator('input[type=search]').fill('elven ring');
      await page.getByText(/W4\.5/).first().waitFor();
    }),
};

/** Answers as the lesson suggests until it is done; where it leaves the choice, with the first option. */
async function follow(page) {
  const done = page.locator('.lesson.done');
  for (let answers = 0; answers < 60; answers++) {
    await done
      .or(page.locator(`${READY} [data-option]`).first())
      .first()
      .waitFor();
    if (await done.isVisible()) return;
    // In one step, so that nothing changes between looking and clicking. A selection is drawn before it can be confirmed.
    await page.evaluate(async () => {
      const question = document.querySelector('.question');
      const offers = [...question.querySelectorAll('[data-option]:not(:disabled)')];
      const advised = offers.filter((offer) => offer.dataset.advised);
      for (const offer of advised.length > 0 ? advised : offers.slice(0, 1)) {
        for (let count = Number(offer.dataset.advised ?? 1); count > 0; count--) offer.click();
      }
      const confirm = question.querySelector('[data-confirm]');
      await new Promise(requestAnimationFrame);
      if (confirm?.isConnected) confirm.click();
    });
  }
  throw new Error(`a lesson does not end: ${await page.locator('.lesson').textContent()}`);
}

async function mustBeLarge(page, where) {
  const small = await page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll('button, a.button, select, summary, input:not([type=radio]):not([type=checkbox]):not(.unseen)'),
    ];
    return targets
      .filter((each) => each.checkVisibility() && !each.matches('.link, .line'))
      .map((each) => ({
        text: each.outerHTML.slice(0, 90),
        height: each.getBoundingClientRect().height,
        // What lies on the table is as large as there is room for all of it.
        least: each.closest('[data-tray], .stage') ? 24 : 36,
      }))
      .filter((each) => each.height > 0 && each.height < each.least);
  });
  if (small.length > 0) throw new Error(`${where}: too small: ${JSON.stringify(small, null, 1)}`);
}

const wanted = process.argv.slice(2);
const chosen = Object.entries(steps).filter(([name]) => wanted.length === 0 || wanted.some((each) => name.includes(each)));
await run('The client', Object.fromEntries(chosen));
