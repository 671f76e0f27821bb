// Whole games of the card game, and what can happen in one: somebody is out, somebody leaves, two share a device, the
// connection breaks, five languages, the way back: tools/in-a-browser games/tcg/web/e2e/games.mjs [part of a name]
//
// Chance is drawn by the server, so that no two games are alike: whoever plays here has plans that lead to an end whatever is drawn.

import { readFile, readdir } from 'node:fs/promises';
import { DISCONNECTED, SITE, mustFit, run, withBrowser } from '../../../../web/e2e/browser.mjs';
import { READY, openMatch, openRecord, settle, untilKept } from '../../../../web/e2e/table.mjs';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** One step before the end: a has to survive at the last site, and nobody has anything against it. */
const LAST_SITE = `set phase: fellowship
set at a: 8
set 1U12.1: a
set hand a: 1C299 1C286
set draw a: 1C9 1C9 1C9
set draw b: 1C9 1C9 1C9
`;
/** A skirmish that is lost: whoever loses it may answer the wound. */
const RESPONSE = `set phase: skirmish
set 1R13.1: a
set 1C174.1: b
set hand a: 1C299
set draw a: 1C9 1C9 1C9
set draw b: 1C9 1C9 1C9
set assigned: 1C174.1>1R13.1
`;
/** Both have something that the other may not see. */
const DEVICE = `set phase: fellowship
set twilight: 9
set at a: 2
set hand a: 1C299
set hand b: 1C174
set draw a: 1C9 1C9 1C9
set draw b: 1C9 1C9 1C9
`;
/** Of three players the first is corrupted at once. */
const CORRUPTED = `set seats: 3
set phase: fellowship
set burdens a: 10
set hand b: 1C286 1C174
set hand c: 1C9 1C176
set draw b: 1C9 1C9 1C9
set draw c: 1C9 1C9 1C9
`;
/** In the middle of a turn, with much that has words. */
const SKIRMISH = `set phase: skirmish
set at a: 4
set 1U12.1: a
set 1P365.1: a
set 1C151.1: b
set 3C74.1: b
set 1U178.1: b
set hand a: 1C296 1C296 1C299 1C191
set assigned: 1C151.1>1U12.1 3C74.1>1P365.1 1U178.1>1C290.1
`;

const PROGRAM = { program: 'easy' };
const wanted = (seats, setup = '') => ({ game: 'tcg', seats, listed: false, spectators: false, odds: true, setup });

function must(isTrue, what) {
  if (!isTrue) throw new Error(what);
}

/** Somebody at a match, with the table and without the list. */
async function sit(page, seats, setup, settings = {}, name = 'Rosie') {
  await settle(page, { list: false, ...settings });
  await openMatch(page, wanted(seats, setup), name);
}

/** The match as the server tells it to whoever the page is. */
async function told(page) {
  const answer = await page.request.get(`${SITE}/api/matches/${idOf(page)}`);
  return answer.json();
}
const idOf = (page) => new URL(page.url()).pathname.split('/').at(-1);

const OVER = '[data-over]';
const title = (page) => page.locator(`${READY} h2`).innerText();

/**
 * Answers whatever is asked, with clicks in the page, until something is there. Whoever plays like this plays the cards that he can,
 * passes where he has none, and otherwise takes what comes first.
 */
const playUntil = (page, until) =>
  page.waitForFunction(
    ([ready, until]) => {
      if (document.querySelector(until)) return true;
      const offered = (which) => document.querySelector(`:is(${ready}, ${ready} ~ *, .bid, .shelf) ${which}:not(:disabled)`);
      const ways = ['[data-option^="play:"]', '[data-option=pass]', '[data-option=no]', '[data-confirm]', '[data-option]:not(.chosen)'];
      if (document.querySelector(ready)) ways.map(offered).find(Boolean)?.click();
      return false;
    },
    [READY, until],
  );

/** The same with keys alone, until the head of the page says something, or the match is over before. A key that comes together with a question answers nothing, and is pressed again. */
async function pressUntil(page, said) {
  const next = ([ready, said]) => {
    if (document.querySelector('h1')?.textContent.includes(said) || document.querySelector('[data-over]')) return 'done';
    const question = document.querySelector(ready);
    const isThere = (which) => question.querySelector(`${which}:not(:disabled)`) !== null;
    const keyOf = (which) => question.querySelector(`${which}:not(:disabled) kbd`)?.textContent;
    if (!question) return false;
    if (document.querySelector('.bid [data-option]:not(:disabled)')) return '1';
    const played = keyOf('[data-option^="play:"]');
    if (played) return played;
    if (['[data-option=pass]', '[data-option=no]', '[data-confirm]'].some(isThere)) return 'Space';
    return keyOf('[data-option]:not(.chosen)') ?? false;
  };
  const pressed = {};
  for (;;) {
    const key = await (await page.waitForFunction(next, [READY, said])).jsonValue();
    if (key === 'done') return pressed;
    pressed[key] = (pressed[key] ?? 0) + 1;
    await page.keyboard.press(key);
  }
}

/** Does something, and waits until something else is asked. */
async function andThen(page, deed) {
  const before = await title(page);
  await deed();
  await page.waitForFunction(([ready, before]) => (document.querySelector(`${ready} h2`)?.innerText ?? before) !== before, [READY, before]);
}

/** The screen between two people at one device: nothing but whose turn it is. Takes the device for him. */
async function takeOver(page, who) {
  const take = page.getByRole('button', { name: `I am ${who}` });
  await take.waitFor();
  must((await page.locator('.question, [data-hand], [role=log]').count()) === 0, 'something is shown before the device is taken');
  await take.click();
  await take.waitFor({ state: 'hidden' });
}

const replayOf = (page) => page.getByRole('region', { name: 'Replay' });

/** All keys of messages: none of them may stand on a page. */
async function keysOfMessages() {
  const folders = ['../../../../locales/en/', '../../words/en/'].map((each) => new URL(each, import.meta.url));
  const texts = folders.map(async (folder) => {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.ftl'));
    return Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
  });
  return (await Promise.all(texts)).flat().flatMap((text) => [...text.matchAll(/^([a-z][\w-]*-[\w-]*) =/gm)].map(([, key]) => key));
}

/** What stands on a page, or is heard of it, and is no word of any language. */
function unworded(keys) {
  const heard = [...document.querySelectorAll('[aria-label], [title]')].flatMap((each) => [each.ariaLabel, each.title]);
  const text = [document.body.innerText, ...heard].join('\n').replace(/[\u2066-\u2069]/g, '');
  const known = new Set(keys);
  return [
    ...(text.match(/[a-z][a-z\d]*(-[a-z\d]+)+/g) ?? []).filter((word) => known.has(word)),
    // A name in notation, a value that is missing, a sentence that could not be made.
    ...(text.match(/\b\d[CURP]\d+\S*|undefined|\bNaN\b|[⟨{].*|\[object.*/g) ?? []),
  ];
}

const steps = {
  'two players: from the bids to the end': () =>
    withBrowser(async (visitor) => {
      const page = await visitor({ viewport: WIDE });
      await settle(page, { list: false });
      await page.goto(SITE);
      await page.locator('[data-play=tcg]').click();
      await page.locator('.bid').waitFor();
      await playUntil(page, OVER);
      await page.getByRole('heading', { level: 1, name: /Victory|You win/ }).waitFor();
      await page.getByRole('button', { name: 'Rematch' }).waitFor();
      await mustFit(page, 'the end');
    }),

  'the last site is survived; replay, playing on from there, and the record out and in': () =>
    withBrowser(async (visitor) => {
      const page = await visitor({ viewport: WIDE });
      await sit(page, ['me', PROGRAM], LAST_SITE);
      // A card is played, and taken back.
      await page.locator('[data-hand="1C286"]').click();
      await page.locator('[data-hand="1C286"]').waitFor({ state: 'detached' });
      await page.locator('.bar .back').click();
      await page.locator('[data-hand="1C286"]').waitFor();
      await playUntil(page, OVER);
      await page.getByRole('heading', { level: 1, name: 'You win: the fellowship survived at the last site' }).waitFor();
      const match = page.url();

      await page.getByRole('button', { name: 'Replay' }).click();
      await page.waitForURL(/at=0$/);
      await page.locator('[data-name="1U12.1"]').waitFor();
      const replay = replayOf(page);
      const seen = new Set([page.url()]);
      for (let at = 0; at < 3; at++) {
        await replay.getByRole('button', { name: 'Next action' }).click();
        await page.waitForURL((url) => !seen.has(url.href));
        seen.add(page.url());
      }
      await page.keyboard.press('Home');
      await page.waitForURL(/at=0$/);
      await replay.getByRole('button', { name: 'Play on from here' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
      await page.waitForURL((url) => url.pathname !== new URL(match).pathname);
      await page.locator(`${READY} [data-option=pass]`).waitFor();
      await page.locator('[data-hand="1C286"].lit').waitFor();

      await page.goto(match);
      await page.getByText('More', { exact: true }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download the record' }).click();
      const record = await readFile(await (await download).path(), 'utf8');
      await openRecord(page, record);
      await page.getByRole('heading', { level: 1, name: 'Victory: Player A' }).waitFor();
      must(page.url() !== match, 'the record is a match of its own');
      await page.getByRole('button', { name: 'Replay' }).click();
      await page.locator('[data-name="1U12.1"]').waitFor();
    }),

  'three players: one is corrupted, and the others go on': () =>
    withBrowser(async (visitor) => {
      const page = await visitor({ viewport: WIDE });
      await sit(page, [PROGRAM, 'me', PROGRAM], CORRUPTED);
      await page.locator('.chip', { hasText: 'Player A' }).and(page.locator('.out')).waitFor();
      await playUntil(page, `${READY} [data-option="play:1C286"]`);
      const { view } = await told(page);
      must(view.turn === 2 && view.free === 'b', `turn ${view.turn} of ${view.free}`);
    }),

  'three players: whoever is out looks on until it is over': () =>
    withBrowser(async (visitor) => {
      const page = await visitor({ viewport: WIDE });
      await sit(page, ['me', PROGRAM, PROGRAM], CORRUPTED);
      await page.locator(OVER).waitFor();
      await page.getByRole('heading', { level: 1, name: 'Victory: Player' }).waitFor();
    }),

  'somebody leaves, and a program takes his seat': () =>
    withBrowser(async (visitor) => {
      const [host, guest] = [await visitor({ viewport: WIDE }), await visitor({ viewport: WIDE })];
      for (const page of [host, guest]) await settle(page, { list: false });
      await openMatch(host, wanted(['me', 'open', PROGRAM], 'set seats: 3\n'), 'Rosie');
      await guest.goto(await host.locator('input[readonly]').inputValue());
      await guest.getByRole('button', { name: 'Sit down' }).click();
      await guest.locator('.bid').waitFor();
      const menu = guest.locator('.bar .menu');
      await menu.locator('summary').click();
      await menu.getByRole('button', { name: 'Concede' }).click();
      await guest.getByRole('dialog').getByText('The others play on.').waitFor();
      await guest.locator('dialog button.risk').click();
      await guest.locator('.waits', { hasText: 'You conceded. The others play on.' }).waitFor();
      await menu.getByRole('button', { name: 'Concede' }).waitFor({ state: 'detached' });
      // It bids and plays for him, so that the host comes to his first turn.
      await playUntil(host, '.phases');
      must((await told(host)).info.status === 'running', 'the match is over');
    }),

  'two people at one device, and neither sees the hand of the other': () =>
    withBrowser(async (visitor) => {
      const page = await visitor({ viewport: WIDE });
      await sit(page, ['me', 'me'], DEVICE);
      await takeOver(page, 'Player A');
      await page.locator('[data-hand="1C299"]').waitFor();
      must((await page.locator('[data-hand="1C174"]').count()) === 0, 'the hand of the other is shown');
      await page.locator(`${READY} [data-option=pass]`).click();
      await takeOver(page, 'Player B');
      await page.locator('[data-hand="1C174"]').waitFor();
      must((await page.locator('[data-hand="1C299"]').count()) === 0, 'the hand of the other is shown');
      await page.locator('[data-hand="1C174"].lit').click();
      // He has nothing more to do; the other one sees what was played.
      await takeOver(page, 'Player A');
      await page.locator('[data-name="1C174.1"]').waitFor();
    }),

  'the connection breaks in the middle of a response, and nothing is lost': () =>
    withBrowser(async (visitor) => {
      const page = await visitor({ viewport: WIDE, excused: DISCONNECTED });
      await sit(page, ['me', PROGRAM], RESPONSE);
      const pass = page.locator(`${READY} [data-option=pass]`);
      await andThen(page, () => pass.click());
      const asks = await title(page);
      const { info, question } = await told(page);
      must(question.why.name === 'answer', `asked ${question.why.name}`);
      await untilKept(page, 'tcg');
      await page.context().setOffline(true);
      await page.reload();
      await page.getByText('No connection.').waitFor();
      // The table is as it was left, and an answer is kept until it can be sent.
      await page.locator('[data-hand="1C299"]').waitFor();
      must((await title(page)) === asks, 'the question is gone');
      await pass.click();
      const sent = page.locator('.question [data-option=pass]:disabled');
      await sent.waitFor();
      await page.reload();
      await sent.waitFor();
      await page.context().setOffline(false);
      await page.waitForFunction(([ready, asks]) => (document.querySelector(`${ready} h2`)?.innerText ?? asks) !== asks, [READY, asks]);
      const now = await told(page);
      must(now.info.version > info.version, 'the answer was lost');
      must(
        now.view.hand.some(({ code }) => code === '1C299'),
        'the card was played though it was not',
      );
    }),

  'keys alone: the bid, a starting fellowship, two turns': () =>
    withBrowser(async (visitor) => {
      const page = await visitor({ viewport: WIDE });
      await sit(page, ['me', PROGRAM]);
      await page.locator('.bid').waitFor();
      const pressed = await pressUntil(page, 'turn 3');
      must(pressed['1'] > 1 && pressed.Space > 1, `pressed ${JSON.stringify(pressed)}`);
    }),

  'five languages: every word is there, and everything fits': () =>
    withBrowser(async (visitor) => {
      const keys = await keysOfMessages();
      for (const language of ['en', 'cs', 'hu', 'tr', 'he']) {
        for (const viewport of [WIDE, PHONE]) {
          const page = await visitor({ viewport });
          await settle(page, { list: false, language });
          for (const setup of ['', SKIRMISH]) {
            await openMatch(page, wanted(['me', PROGRAM], setup));
            await page.locator(`html[lang=${language}] ${READY}`).waitFor();
            const found = await page.evaluate(unworded, keys);
            must(found.length === 0, `${language}, ${viewport.width}: ${found}`);
            await mustFit(page, `${language}, ${viewport.width}`);
          }
          await page.context().close();
        }
      }
    }),
};

await run('Games of cards', steps);
