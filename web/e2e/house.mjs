// The pages around the table: how many clicks it takes to play, whether they fit, and what they say where nothing is:
// tools/in-a-browser web/e2e/house.mjs [part of a name]

import { mustBeAccessible } from './access.mjs';
import { SITE, mustFit, run, withBrowser } from './browser.mjs';
import { READY, settle } from './table.mjs';

const WINDOWS = { '1280x800': { width: 1280, height: 800 }, '360x740': { width: 360, height: 740 } };
const NARROWEST = { width: 320, height: 640 };
const LANGUAGES = ['en', 'hu', 'tr', 'cs', 'he'];
const PAGES = [
  '/',
  '/lobby',
  '/mine',
  '/mine?show=over',
  '/mine?show=records',
  '/create',
  '/decks',
  '/learn',
  '/rules',
  '/settings',
  '/account',
  '/about',
];
/** In which windows and themes axe looks at every page. Lines run one way in four languages, and the other way in one. */
const LOOKED_AT = {
  en: { '1280x800': ['parchment', 'night'], '360x740': ['night'] },
  he: { '1280x800': ['night'], '360x740': ['parchment'] },
};
/** What the browser says of an address that leads nowhere, and of what the server refuses. */
const NOWHERE = /status of 40[04]/;

function must(isTrue, what) {
  if (!isTrue) throw new Error(what);
}

/** The first game that is offered to play. */
async function offered() {
  const games = await (await fetch(`${SITE}/api/games`)).json();
  return games[0];
}

const post = async (page, path, data) => {
  const answer = await page.request.post(`${SITE}/api/${path}`, { data });
  must(answer.ok(), `${path}: ${await answer.text()}`);
  return answer.json();
};

/** Opens a table for anybody, by somebody of that name. */
async function openTable(page, name, more = {}) {
  const { game, seats } = await offered();
  await post(page, 'guests', { name });
  return post(page, 'matches', { game, seats: seats.map((_, at) => (at === 0 ? 'me' : 'open')), listed: true, setup: '', ...more });
}

/** Clicks so many times, one place after the other, and no more. */
async function clicks(page, ...places) {
  for (const place of places) await place.click();
  return places.length;
}

const playOf = (page) => page.locator('[data-play]').first();
const asked = (page) => page.waitForSelector(READY);
/** A question, or the screen that hands the device over. */
const begun = (page) =>
  page
    .locator(READY)
    .or(page.getByRole('button', { name: /I am/ }))
    .first()
    .waitFor();

/** Goes to another page as a link does, without loading anything twice. What is left behind is marked. */
async function goOn(page, path) {
  const isOther = new URL(path, page.url()).pathname !== new URL(page.url()).pathname;
  await page.evaluate(
    ([path, isOther]) => {
      if (isOther) document.querySelector('main').dataset.left = '';
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    [path, isOther],
  );
}

const inEach = (visitor, work) =>
  Object.entries(WINDOWS).reduce(
    (before, [name, viewport]) =>
      before.then(async () => work(await visitor({ viewport, permissions: ['clipboard-read', 'clipboard-write'] }), name)),
    Promise.resolve(),
  );

const steps = {
  'play: one click for who is new and for who comes back': () =>
    withBrowser((visitor) =>
      inEach(visitor, async (page, window) => {
        await settle(page);
        await page.goto(SITE);
        must((await clicks(page, playOf(page))) === 1, window);
        await asked(page);
        // Nobody was asked for a name.
        const { name } = await (await page.request.get(`${SITE}/api/me`)).json();
        must(name, 'a guest has a name');
        await page.goto(SITE);
        must((await clicks(page, page.getByRole('link', { name: /^Play on/ }).first())) === 1, window);
        await asked(page);
        await page.goto(SITE);
        must((await clicks(page, playOf(page))) === 1, window);
        await asked(page);
      }),
    ),

  'the first page fetches nothing of a table, also with a match that waits': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      const ofTable = new Set();
      page.on('request', (request) => {
        if (/\/assets\/(MatchPage|Table)-/.test(request.url())) ofTable.add(request.url());
      });
      const { game, seats, levels } = await offered();
      await settle(page);
      await page.goto(SITE, { waitUntil: 'networkidle' });
      await playOf(page).waitFor();
      await post(page, 'guests', { name: 'Somebody who comes back' });
      const { id } = await post(page, 'matches', {
        game,
        seats: seats.map((_, at) => (at === 0 ? 'me' : { program: levels[0] })),
        setup: '',
      });
      await page.goto(SITE, { waitUntil: 'networkidle' });
      await page.locator(`a[href="/match/${id}"]`).first().waitFor();
      must(ofTable.size === 0, `the first page fetches ${[...ofTable]}`);
      await page.goto(`${SITE}/match/${id}`);
      await asked(page);
      must(ofTable.size > 0, 'nothing is called a table any more: what the first page must not fetch is unknown');
    }),

  'another seat and level: three clicks, remembered': () =>
    withBrowser((visitor) =>
      inEach(visitor, async (page) => {
        const { seats, levels } = await offered();
        await settle(page);
        await page.goto(SITE);
        const choices = page.locator('[data-choices]').first();
        const other = choices.locator('label', { has: page.locator(`input[value="${seats.at(-1)}"]`) });
        await clicks(page, page.locator('[data-choose]').first(), other);
        // On a phone the choices lie over the button, and have their own.
        const own = choices.getByRole('button', { name: 'Play' });
        await clicks(page, (await own.isVisible()) ? own : playOf(page));
        await page.waitForURL(/match/);
        const id = new URL(page.url()).pathname.split('/').at(-1);
        const { info } = await (await page.request.get(`${SITE}/api/matches/${id}`)).json();
        must(info.yours[0] === seats.at(-1), `one sits on ${info.yours}`);
        must(
          info.seats.some(({ holder }) => holder.program === levels[0]),
          'the program is the weakest',
        );
        await page.goto(SITE);
        await page
          .locator('[data-choices]')
          .first()
          .locator(`input[value="${seats.at(-1)}"]:checked`)
          .waitFor({ state: 'attached' });
      }),
    ),

  'with a friend and on one device: two clicks each, and the link is copied': () =>
    withBrowser((visitor) =>
      inEach(visitor, async (page, window) => {
        await settle(page);
        await page.goto(SITE);
        const friend = [page.getByRole('link', { name: /^With a friend/ }), page.getByRole('button', { name: 'Open the table' })];
        must((await clicks(page, ...friend)) === 2, window);
        const link = await page.locator('input[readonly]').inputValue();
        await page.waitForFunction((link) => navigator.clipboard.readText().then((copied) => copied === link), link);
        await page.evaluate(() => navigator.clipboard.writeText(''));
        const other = await visitor();
        await settle(other);
        await other.goto(SITE);
        const device = [other.getByRole('link', { name: /^On one device/ }), other.getByRole('button', { name: 'Begin' })];
        must((await clicks(other, ...device)) === 2, window);
        await begun(other);
      }),
    ),

  'at an open table: two clicks to sit down; who comes too late is told so': () =>
    withBrowser((visitor) =>
      inEach(visitor, async (page, window) => {
        const host = await visitor();
        const name = `Host of ${window}`;
        const { id, invite } = await openTable(host, name, { spectators: true });
        await settle(page);
        await page.goto(`${SITE}/lobby`);
        const sit = [page.getByRole('button', { name: new RegExp(name) }), page.getByRole('button', { name: /^Sit down/ })];
        must((await clicks(page, ...sit)) === 2, window);
        await page.waitForURL(`${SITE}/match/${id}`);
        await page.waitForSelector('.match');
        const late = await visitor();
        await settle(late);
        await late.goto(`${SITE}/join/${id}/${invite}`);
        await late.getByText('All seats are taken.').waitFor();
        await mustBeAccessible(late, 'a full table');
        await late.getByRole('link', { name: 'Watch' }).waitFor();
        await late.goto(`${SITE}/lobby?table=${id}`);
        await late.getByText('This table is taken or gone.').waitFor();
      }),
    ),

  'every Play is in the first screen of a phone': () =>
    withBrowser(async (visitor) => {
      const page = await visitor({ viewport: WINDOWS['360x740'] });
      for (const language of LANGUAGES) {
        await settle(page, { language });
        await page.goto(SITE);
        await playOf(page).waitFor();
        const bar = await page.locator('nav.low').boundingBox();
        for (const play of await page.locator('.door [data-play]').all()) {
          const { y, height } = await play.boundingBox();
          must(y + height <= bar.y, `${language}: Play ends at ${y + height}, the pages begin at ${bar.y}`);
        }
      }
    }),

  'every page in both themes, in every language, as narrow as 320': () =>
    withBrowser(async (visitor) => {
      const host = await visitor();
      await openTable(host, 'Somebody who waits', { setup: '' });
      const page = await visitor();
      await settle(page);
      await page.goto(SITE);
      await playOf(page).waitFor();
      await mustBeAccessible(page, 'the first page for who is new');
      await page.locator('[data-choose]').first().click();
      await mustBeAccessible(page, 'the choices beside Play');
      await playOf(page).click();
      await asked(page);
      for (const language of LANGUAGES) {
        await settle(page, { language });
        await page.goto(SITE);
        for (const path of PAGES) {
          // Every address is loaded once by itself; then one goes from page to page, which is quicker.
          await (language === 'en' ? page.goto(`${SITE}${path}`) : goOn(page, path));
          await page.locator(`html[lang=${language}] main:not([data-left]) :is(h1, h2)`).first().waitFor();
          for (const [name, viewport] of Object.entries({ ...WINDOWS, '320x640': NARROWEST })) {
            await page.setViewportSize(viewport);
            await mustFit(page, `${language} ${path} ${name}`);
            const themes = LOOKED_AT[language]?.[name] ?? [];
            await mustBeAccessible(page, `${language} ${path} ${name}`, themes);
          }
        }
      }
    }),

  'an address that leads nowhere, a match that is not there, and a name that is refused': () =>
    withBrowser(async (visitor) => {
      const page = await visitor({ excused: NOWHERE });
      await settle(page);
      for (const [path, said] of [
        ['/nowhere', 'No road leads here'],
        ['/match/unknown', 'This match cannot be shown'],
        ['/join/unknown/nothing', 'No road leads here'],
      ]) {
        const answer = await page.goto(`${SITE}${path}`);
        must(answer.headers()['content-type'].startsWith('text/html'), `${path} is ${answer.headers()['content-type']}`);
        await page.getByRole('heading', { name: said }).waitFor();
        await mustBeAccessible(page, path);
        await page.getByRole('link', { name: 'Home', exact: true }).click();
        await playOf(page).waitFor();
      }
      await page.goto(`${SITE}/account`);
      await page.locator('input[autocomplete=username]').first().fill('‏');
      await page.locator('input[autocomplete=new-password]').fill('a long password');
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByRole('alert').getByText('A name has 1 to 32 visible characters.').waitFor();
      await page.goto(`${SITE}/mine?show=records`);
      const file = { name: 'broken.record', mimeType: 'text/plain', buffer: Buffer.from('this is no record') };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('alert').getByText('This record is broken, or breaks the rules.').waitFor();
      // There is a way on: another record.
      must(await page.locator('input[type=file]').isEnabled(), 'another record can be chosen');
    }),

  'the tab says how many matches wait': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await settle(page);
      await page.goto(SITE);
      const icon = () => page.locator('link[rel=icon]').getAttribute('href');
      must((await icon()) === '/icon.svg', 'nothing waits');
      await playOf(page).click();
      await asked(page);
      await page.goto(SITE);
      await page.waitForFunction(() => document.title.startsWith('(1)'));
      await page.locator('link[rel=icon][href^="data:image/svg"]').waitFor({ state: 'attached' });
    }),
};

await run('The house', steps);
