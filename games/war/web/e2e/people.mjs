// What people do with each other and around a match: invitations, talk, a draw, the lobby, records, accounts, looking up a rule:
// tools/in-a-browser games/war/web/e2e/people.mjs [part of a step]

import { readFile } from 'node:fs/promises';
import { mustBeAccessibleAsShown as mustBeAccessible } from '../../../../web/e2e/access.mjs';
import { SITE, mustFit, run, withBrowser } from '../../../../web/e2e/browser.mjs';
import { READY, newMatch, openRecord, settle, sitDown } from '../../../../web/e2e/table.mjs';
import { NARROW, answerByKeys, concede, openMenu, openTab, start } from './seat.mjs';

const send = async (page, path, data) => (await page.request.post(`${SITE}/api${path}`, { data })).json();

/** Whichever of these is asked first. */
const firstAsked = (...pages) => Promise.race(pages.map((page) => page.waitForSelector(READY).then(() => page)));

await run('People', {
  'two browsers: an invitation, chat, stepping back, a draw': () =>
    withBrowser(async (visitor) => {
      const [host, guest] = [await visitor(), await visitor()];
      for (const page of [host, guest]) await settle(page);
      await sitDown(host, guest, newMatch);
      await guest.waitForSelector('.match.drawn main.table');
      await host.waitForSelector(READY);
      await openTab(host, 'Talk');
      await host.locator('[role=tabpanel] form input').fill('Well met!');
      await host.locator('[role=tabpanel] form button').click();
      await openTab(guest, 'Talk');
      await guest.getByText('Well met!').waitFor();
      // An answer after which the other side has gone on can only be taken back if it agrees.
      while ((await firstAsked(host, guest)) === host) {
        await host.locator('[data-option]').first().focus();
        await answerByKeys(host, 1);
      }
      await guest.locator('[data-option]').first().click();
      await host.getByRole('button', { name: 'Ask to step back' }).click();
      await guest.getByRole('button', { name: 'Allow', exact: true }).click();
      await host.waitForSelector(READY);
      await openMenu(host);
      await host.getByRole('button', { name: 'Offer a draw' }).click();
      await guest.getByRole('button', { name: 'Accept' }).click();
      await host.getByRole('heading', { name: 'A draw' }).waitFor();
      await guest.getByText('More').click();
      await guest.getByRole('button', { name: 'Result' }).click();
      await guest.waitForSelector('dialog table');
    }),

  'the end: concede, luck, looking back, going on from there': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await start(page, 'sh');
      for (let at = 0; at < 6; at++) await answerByKeys(page, at);
      await page.waitForSelector(READY);
      await concede(page);
      await page.getByText('Victory: Free Peoples').waitFor();
      const match = page.url();
      await page.getByRole('button', { name: 'All numbers' }).click();
      await page.waitForSelector('dialog table');
      await mustBeAccessible(page, 'luck');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Replay' }).click();
      await page.waitForSelector('.replay');
      await page.getByRole('button', { name: 'Next action' }).click();
      await page.locator('.replay select').first().selectOption('fp');
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.locator('dialog button.main').click();
      await page.waitForURL((url) => url.pathname.startsWith('/match/') && !match.endsWith(url.pathname));
      await page.waitForSelector(READY);
    }),

  'the lobby, a spectator, notes, a problem, and what happened meanwhile': () =>
    withBrowser(async (visitor) => {
      const [host, guest, third] = [await visitor(), await visitor(), await visitor()];
      for (const page of [host, guest, third]) await settle(page);
      await host.goto(`${SITE}/create?with=anybody`);
      await host.getByLabel('Anybody may watch').check();
      await host.getByRole('button', { name: 'Open the table' }).click();
      await host.waitForURL(/match/);
      const match = host.url();
      const name = await host.locator('main [data-seat] bdi').first().textContent();
      await guest.goto(`${SITE}/lobby`);
      await guest.locator('li', { hasText: name }).getByRole('button').click();
      await guest.getByRole('button', { name: /Sit down/ }).click();
      await guest.waitForSelector('main.table');
      await third.goto(match);
      await third.getByText('You are watching.').waitFor();
      await host.getByText('1 watching').waitFor();
      await openTab(host, 'Talk');
      // Notes are kept a moment after they were written.
      const kept = host.waitForResponse((answer) => answer.url().endsWith('/notes') && answer.request().method() === 'PUT');
      await host.getByRole('textbox', { name: 'Notes' }).fill('Beware of the Hunt.');
      await host.getByText('Only you see your notes.').waitFor();
      await kept;
      await openMenu(host);
      await host.getByRole('button', { name: 'Report a problem' }).click();
      await host.locator('dialog textarea').fill('This is a test.');
      await host.locator('dialog button.main').click();
      await host.getByText(/Your report is number/).waitFor();
      await host.goto(SITE);
      await openTab(guest, 'Talk');
      await openMenu(guest);
      await guest.getByRole('button', { name: 'Offer a draw' }).click();
      await guest.getByText('You offered a draw.').waitFor();
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
      await settle(guest);
      const hosts = await send(host, '/guests', { name: 'Mole' });
      const wanted = { game: 'war', seats: ['me', 'open'], listed: true, setup: 'set corruption: 4\nset progress: 1' };
      const { id } = await send(host, '/matches', wanted);
      await guest.goto(`${SITE}/lobby`);
      const inLobby = guest.locator('li', { hasText: hosts.name }).filter({ hasText: 'special set-up' });
      await inLobby.getByRole('button').click();
      await guest.getByRole('complementary').getByText('corruption: 4').waitFor();
      await mustBeAccessible(guest, 'a set-up of its own');
      await guest.getByRole('button', { name: /Sit down/ }).click();
      await guest.waitForSelector('main.table');
      for (let at = 1; at <= 210; at++) await send(host, `/matches/${id}/chat`, { text: `Line ${at}.` });
      await guest.reload();
      await openTab(guest, 'Talk');
      await guest.getByText('Line 210.').waitFor();
      if (await guest.getByText('Line 10.').isVisible()) throw new Error('the whole talk came at once');
      const earlier = guest.getByRole('button', { name: 'Earlier lines' });
      await earlier.click();
      await guest.getByText('Line 1.').waitFor();
      await earlier.waitFor({ state: 'hidden' });
      await send(host, `/matches/${id}/deeds`, { id: 'd', seat: 'fp', deed: 'concede' });
      await guest.getByText('Played from a special set-up.').waitFor();
      await guest.goto(`${SITE}/account`);
      const table = guest.waitForEvent('download');
      await guest.getByRole('button', { name: 'Results as a table: War of the Ring' }).click();
      const text = await readFile(await (await table).path(), 'utf8');
      await guest.getByText('1 : 0').waitFor();
      if (!text.includes('conceded-fp') || !text.startsWith('match,')) throw new Error(`results: ${text}`);
    }),

  'the record of a match can be brought back, and the match be played again': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await start(page);
      for (let at = 0; at < 4; at++) await answerByKeys(page, at);
      await page.waitForSelector(READY);
      await concede(page);
      const link = page.locator('a[download]');
      const record = await page.request.get(`${SITE}${await link.getAttribute('href')}`);
      const match = page.url();
      await page.getByRole('button', { name: 'Rematch' }).click();
      await page.waitForURL((url) => url.href !== match);
      await page.waitForSelector(READY);
      await openRecord(page, await record.body());
      await page.getByText('unfinished record').waitFor();
      await page.getByRole('button', { name: 'Replay' }).click();
      await page.getByRole('button', { name: 'Go to end' }).click();
      await page.locator('.replay').getByRole('button', { name: 'Close' }).click();
      await page.getByText('unfinished record').waitFor();
    }),

  'an account: made from a guest, signed out and in, deleted': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await start(page);
      await page.goto(`${SITE}/account`);
      const name = `Tester ${Date.now() % 1e9}`;
      const form = (button) => page.locator('form', { has: page.getByRole('button', { name: button }) });
      const fill = async (button) => {
        await form(button).getByLabel('Name').fill(name);
        await form(button).getByLabel('Password').fill('a long password');
        await form(button).getByRole('button').click();
      };
      await fill('Create account');
      await page.getByText('Your account is ready.').waitFor();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByText('You are signed out.').waitFor();
      await fill('Sign in');
      await page.getByText('You are signed in.').waitFor();
      await page.goto(SITE);
      await page.getByRole('link', { name: /Play on/ }).waitFor();
      await page.goto(`${SITE}/account`);
      await page.getByRole('button', { name: 'Delete account' }).click();
      await page.locator('dialog input').fill('a long password');
      await page.getByRole('button', { name: 'Delete for good' }).click();
      await page.getByText('Your account is deleted.').waitFor();
    }),

  'a rule can be linked to and found': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await page.goto(`${SITE}/rules#W9.6`);
      await page.waitForFunction(() => document.activeElement?.id === 'W9.6');
      await page.locator('input[type=search]').fill('elven ring');
      await page.locator('mark').first().waitFor();
      await mustBeAccessible(page, 'what was found in the rules');
      // The number is the link: it ends the search and opens its chapter.
      await page.getByRole('article').getByRole('link', { name: 'W4.5.1', exact: true }).click();
      await page.waitForFunction(() => document.activeElement?.id === 'W4.5.1' && location.hash === '#W4.5.1');
      await page.setViewportSize(NARROW);
      await mustFit(page, 'a chapter of the rules');
      await page.locator('nav button[aria-expanded=false]').click();
      await page.getByRole('navigation').getByRole('link', { name: /^W10 / }).click();
      await page.waitForFunction(() => document.activeElement?.id === 'W10');
      await page.locator('nav button[aria-expanded=true]').waitFor({ state: 'detached' });
    }),
});
