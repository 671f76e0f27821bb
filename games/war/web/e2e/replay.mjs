// Walking through a match that is over, a link to a position, and the page at the end:
// tools/in-a-browser games/war/web/e2e/replay.mjs [part of a name]

import { readFile } from 'node:fs/promises';
import { mustBeAccessible } from '../../../../web/e2e/access.mjs';
import { SITE, mustFit, run, withBrowser } from '../../../../web/e2e/browser.mjs';
import { READY, openMatch, settle } from '../../../../web/e2e/table.mjs';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const NARROWEST = { width: 320, height: 640 };

function must(isTrue, what) {
  if (!isTrue) throw new Error(what);
}

/** A whole match between programs, brought along: its page at the end. */
async function bring(page) {
  const record = await readFile(new URL('records/whole.record', import.meta.url), 'utf8');
  const post = async (path, data) => {
    const answer = await page.request.post(`${SITE}/api/${path}`, { data });
    must(answer.ok(), `${path}: ${await answer.text()}`);
    return answer.json();
  };
  await post('guests', { name: 'Rosie' });
  const { id } = await post('records', { record });
  await page.goto(`${SITE}/match/${id}`);
  await page.locator('[data-over]').waitFor();
  return id;
}

/** A match that was conceded at once. `more` is what is wanted besides who plays. */
async function conceded(page, more) {
  await openMatch(page, { game: 'war', seats: ['me', { program: 'easy' }], ...more }, 'Rosie');
  await page.locator(READY).waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.request.post(`${SITE}/api/matches/${id}/deeds`, { data: { id: 'd', seat: 'fp', deed: 'concede' } });
  await page.locator('[data-over]').waitFor();
  return id;
}

const replayOf = (page) => page.getByRole('region', { name: 'Replay' });
const positionOf = (page) => Number(new URL(page.url()).searchParams.get('at'));

/** Does something, and gives the position that it has led to. */
async function to(page, act) {
  const before = page.url();
  await act();
  await page.waitForURL((url) => url.href !== before);
  return positionOf(page);
}

await run('Replay', {
  'by action, turn and battle, with keys and with clicks': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await settle(page);
      await bring(page);
      await page.getByRole('button', { name: 'Replay' }).click();
      const replay = replayOf(page);
      await replay.getByText('The match begins here.').waitFor();
      await page.waitForURL(/at=0$/);
      const slider = replay.getByRole('slider');
      const press = (key) => to(page, () => page.keyboard.press(key));
      const click = (name) => to(page, () => replay.getByRole('button', { name, exact: true }).click());

      const cards = await press('ArrowRight');
      const roll = await click('Next action');
      must(0 < cards && cards < roll, `an action leads on: ${cards}, ${roll}`);
      must((await press('ArrowLeft')) === cards && (await click('Previous action')) === 0, 'and back');

      const battle = await press('b');
      await replay
        .getByRole('status')
        .getByText(/Battle of/)
        .waitFor();
      await page.locator('.arrow.attack').waitFor({ state: 'attached' });
      const hunt = await to(page, () => replay.getByRole('button', { name: 'Next Hunt (H)' }).click());
      await replay.locator('.told').getByText(/Hunt:/).waitFor();
      must((await click('Next battle (B)')) !== battle && hunt !== battle, 'battles and Hunts are different');
      await press('Shift+b');

      // The last action of a turn and the beginning of the next may share a position, and so an address.
      await press('Home');
      const second = await click('Next turn');
      await replay.getByText(/^Turn \d+, 0 of/).waitFor();
      must((await press('Shift+ArrowRight')) > second && (await press('Shift+ArrowLeft')) === second, 'turns lead on and back');
      await press('ArrowRight');
      must((await click('Previous turn')) === second, 'a turn back is to its beginning');

      const last = await press('End');
      await page.waitForFunction(() => {
        const slider = document.querySelector('.replay [role=slider]');
        return slider.getAttribute('aria-valuenow') === slider.getAttribute('aria-valuemax');
      });
      must((await click('Go to start')) === 0 && (await click('Go to end')) === last, 'from end to end');
      const box = await slider.boundingBox();
      const middle = await to(page, () => page.mouse.click(box.x + box.width / 2, box.y + 12));
      must(0 < middle && middle < last, 'a click on the timeline leads there');
      must((await press('.')) === middle + 1 && (await press(',')) === middle, 'answer by answer');

      await press('Home');
      await to(page, () => page.keyboard.press('Space'));
      await replay.getByRole('button', { name: 'Pause' }).click();
      await replay.getByRole('button', { name: 'Play', exact: true }).waitFor();
      await mustBeAccessible(page, 'replay');
    }),

  'arrows show what changed, and the log follows': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await settle(page);
      await bring(page);
      await page.getByRole('button', { name: 'Replay' }).click();
      const replay = replayOf(page);
      await page.locator('[data-drawer]').click();
      await page.getByRole('tab', { name: 'Log' }).click();
      const current = page.locator('.log [aria-current]');
      await replay.getByRole('button', { name: 'Next turn' }).click();
      // A turn has several.
      await page.locator('.arrow').nth(3).waitFor({ state: 'attached' });
      for (let at = 0; at < 3; at++) {
        await to(page, () => page.keyboard.press('b'));
        await page.waitForFunction(() => {
          const [told, line] = ['.replay .told', '.log [aria-current]'].map((each) => document.querySelector(each)?.textContent.trim());
          return told && told === line;
        });
      }
      must((await current.count()) === 1, 'one line of the log is where one is');
    }),

  'a link is sent, opened by somebody who may watch, and played on from': () =>
    withBrowser(async (visitor) => {
      const host = await visitor({ permissions: ['clipboard-read', 'clipboard-write'] });
      await settle(host);
      await conceded(host, { spectators: true });
      await host.getByRole('button', { name: 'Replay' }).click();
      const at = await to(host, () => host.keyboard.press('End'));
      await replayOf(host).getByRole('button', { name: 'Copy link' }).click();
      await replayOf(host).getByRole('button', { name: 'Link copied' }).waitFor();
      const link = await host.evaluate(() => navigator.clipboard.readText());
      must(link.includes(`at=${at}`), `a link to ${at}: ${link}`);

      const guest = await visitor();
      await settle(guest);
      await guest.goto(link);
      await replayOf(guest).waitFor();
      must(positionOf(guest) === at, 'it opens where it was copied');
      // And as it was seen.
      await replayOf(guest).locator('select:has(option[value=fp]:checked)').waitFor();
      await guest.reload();
      await replayOf(guest).getByRole('button', { name: 'Play on from here' }).click();
      await guest.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
      await guest.waitForURL((url) => !url.href.startsWith(link.split('?')[0]) && url.pathname.startsWith('/match/'));
      await guest.locator(READY).waitFor();
    }),

  'a link that leads nowhere says so, and shows a way on': () =>
    withBrowser(async (visitor) => {
      // The browser complains of what the server refuses.
      const page = await visitor({ excused: /status of (400|404)/ });
      await settle(page);
      const id = await conceded(page, {});
      for (const at of ['99999', 'nowhere']) {
        await page.goto(`${SITE}/match/${id}?at=${at}`);
        await page.getByRole('alert').getByText('This match has no such position.').waitFor();
        await page.getByRole('button', { name: 'Replay' }).waitFor();
      }
      const stranger = await visitor({ excused: /status of (400|404)/ });
      await settle(stranger);
      for (const match of [id, 'gone']) {
        await stranger.goto(`${SITE}/match/${match}?at=1`);
        await stranger.getByRole('heading', { name: 'This match cannot be shown' }).waitFor();
        await mustBeAccessible(stranger, 'no match');
      }
      await stranger.getByRole('main').getByRole('link').first().click();
      await stranger.waitForURL(`${SITE}/`);
    }),

  'the end: rematch and replay in one click, in view at once': () =>
    withBrowser(async (visitor) => {
      for (const size of [DESK, PHONE]) {
        const page = await visitor({ viewport: size });
        await settle(page);
        await conceded(page, {});
        await page.getByRole('heading', { level: 1, name: /wins|Victory/ }).waitFor();
        for (const name of ['Rematch', 'Replay']) {
          const box = await page.getByRole('button', { name }).boundingBox();
          must(box.y + box.height <= size.height, `${name} is below the first screen of ${size.width}`);
        }
        await page
          .getByRole('region', { name: 'Luck' })
          .or(page.getByRole('heading', { name: 'Luck' }))
          .first()
          .waitFor();
        await mustBeAccessible(page, `the end at ${size.width}`);
        await mustFit(page, 'the end');
        await page.setViewportSize(NARROWEST);
        await mustFit(page, 'the end');
        await page.setViewportSize(size);
        const match = page.url();
        await page.getByRole('button', { name: 'Rematch' }).click();
        await page.waitForURL((url) => url.href !== match);
        await page.waitForSelector(`${READY}, .waits`);
      }
    }),

  'the end: how it swung, and moments that are replayed or played on from': () =>
    withBrowser(async (visitor) => {
      for (const size of [DESK, PHONE]) {
        const page = await visitor({ viewport: size });
        await settle(page);
        const id = await bring(page);
        await page.getByRole('heading', { name: 'How it swung' }).waitFor();
        const moments = page.locator('article', { has: page.getByRole('button', { name: 'Play on' }) });
        await moments.first().waitFor();
        const count = await moments.count();
        must(count >= 3 && count <= 5, `${count} moments`);
        await mustBeAccessible(page, `moments at ${size.width}`);
        await mustFit(page, 'moments');
        await moments.nth(1).getByRole('link').click();
        await replayOf(page).waitFor();
        must(positionOf(page) > 0, 'a moment is replayed');
        await page.goBack();
        await moments.first().getByRole('button', { name: 'Play on' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
        await page.waitForURL((url) => url.pathname !== `/match/${id}`);
        await page.waitForSelector(`${READY}, .waits`);
      }
    }),
});
