// How fast the table of the card game is, and what of it is fetched by whom, as JSON: tools/in-a-browser games/tcg/web/e2e/measure.mjs
//
// Times are of this machine, browser and server on it together; run it several times and compare only with itself. What must hold
// (an update within 50 ms at the 95th percentile, nothing of a table for who does not play it) fails the script. How large the whole
// client may be, the build says (web/weighing.ts).

import { readFile } from 'node:fs/promises';
import { SITE, alone } from '../../../../web/e2e/browser.mjs';
import { READY, openMatch, settle } from '../../../../web/e2e/table.mjs';

const UPDATES = 120;
/** Within so many milliseconds 95 of 100 updates have to be drawn. */
const WANTED = 50;

/** Five players and sixty cards on the table: a fellowship, what it bears, support, and minions of all the others. */
const copies = (code, owner, count) => Array.from({ length: count }, (_, at) => `set ${code}.${at + 1}: ${owner}`);
const FULL = [
  'set seats: 5',
  'set phase: fellowship',
  'set at a: 4',
  ...['1U12.1', '1P365.1', '1U97.1', '1C311.1'].map((name) => `set ${name}: a`),
  'set 1C299.1: a, on 1C311.1',
  'set 1C9.1: a, on 1U12.1',
  ...copies('1C151', 'b', 12),
  ...copies('1C174', 'c', 11),
  ...copies('1C176', 'd', 11),
  ...copies('3C74', 'e', 11),
  'set hand a: 1C286 1C296 1C296 1C299 1C191 1C9',
  ...['a', 'b', 'c', 'd', 'e'].map((seat) => `set draw ${seat}: 1C9 1C9 1C9`),
].join('\n');

const rank = (numbers, share) => [...numbers].sort((one, other) => one - other)[Math.floor((numbers.length - 1) * share)];
const told = (numbers) => ({
  median: Math.round(rank(numbers, 0.5) * 10) / 10,
  p95: Math.round(rank(numbers, 0.95) * 10) / 10,
  longest: Math.round(rank(numbers, 1) * 10) / 10,
  of: numbers.length,
});

function must(isTrue, what) {
  if (!isTrue) throw new Error(what);
}

/** Milliseconds that the processor has worked in the thread of the page: other work on the machine does not change them much. */
async function processor(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
}

/** Milliseconds from a message of the socket to the frame after the page has changed: a card is played and taken back, again and again. */
async function updates(visitor) {
  const page = await visitor();
  await settle(page, { list: false });
  const worked = await processor(page);
  await page.addInitScript(() => {
    window.drawn = [];
    const Real = WebSocket;
    window.WebSocket = class extends Real {
      set onmessage(listener) {
        super.onmessage = (event) => {
          if (JSON.parse(event.data).type !== 'seen') return listener(event);
          const from = performance.now();
          const heard = new MutationObserver(() => {
            heard.disconnect();
            requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - from)));
          });
          heard.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
          listener(event);
        };
      }
    };
  });
  const programs = Array.from({ length: 4 }, () => ({ program: 'easy' }));
  await openMatch(page, { game: 'tcg', seats: ['me', ...programs], setup: FULL });
  await page.locator(READY).waitFor();
  await page.waitForLoadState('networkidle');
  const cards = (await (await page.request.get(`${SITE}/api/matches/${page.url().split('/').at(-1)}`)).json()).view.cards.length;
  must(cards >= 60, `${cards} cards are on the table`);
  const first = await page.evaluate(() => window.drawn.length);
  const before = await worked();
  const drawn = () => page.evaluate(() => window.drawn.length);
  const card = page.locator('[data-hand="1C286"]');
  while ((await drawn()) - first < UPDATES) {
    await card.evaluate((each) => each.click());
    await card.waitFor({ state: 'detached' });
    await page.locator('.bar .back').evaluate((each) => each.click());
    await card.waitFor();
    await page.locator(READY).waitFor();
  }
  const work = (await worked()) - before;
  const times = (await page.evaluate(() => window.drawn)).slice(first);
  await page.context().close();
  return { cards, ...told(times), 'processor, each': Math.round((10 * work) / times.length) / 10 };
}

/** The files of each game, as the worker keeps them. */
async function filesOfGames() {
  const worker = await readFile(new URL('../../../../web/dist/worker.js', import.meta.url), 'utf8');
  return Object.fromEntries(
    ['war', 'tcg'].map((game) => {
      const [, files] = new RegExp(`"${game}":(\\[[^\\]]*\\])`).exec(worker);
      return [game, JSON.parse(files)];
    }),
  );
}

/** What a page fetches of each game's code and styles, before the worker keeps anything. */
async function fetched(visitor, open) {
  const page = await visitor({ serviceWorkers: 'block', excused: /Service Worker/ });
  await settle(page, { list: false });
  const asked = new Set();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await open(page);
  await page.waitForLoadState('networkidle');
  const files = await filesOfGames();
  await page.context().close();
  const isRun = (file) => /\.(js|css)$/.test(file);
  return Object.fromEntries(Object.entries(files).map(([game, all]) => [game, all.filter((file) => isRun(file) && asked.has(file))]));
}

const playing = (game) => async (page) => {
  await openMatch(page, { game, seats: ['me', { program: 'easy' }], setup: '' });
  await page.locator(READY).first().waitFor();
};

await alone(async (visitor) => {
  const home = await fetched(visitor, async (page) => {
    await page.goto(SITE);
    await page.locator('[data-play=tcg]').waitFor();
  });
  const tables = Object.values(home)
    .flat()
    .filter((file) => /\/(Table|kind|MatchPage|Builder)-/.test(file));
  must(tables.length === 0, `the first page fetches ${tables}`);
  // Pictures of positions on the first page are of both games, and lie beside their tables, not in them.
  const war = await fetched(visitor, playing('war'));
  must(war.war.some((file) => file.includes('Table')) && war.tcg.length === 0, `a match of War fetches ${war.tcg}`);
  const tcg = await fetched(visitor, playing('tcg'));
  must(tcg.tcg.some((file) => file.includes('Table')) && tcg.war.length === 0, `a match of cards fetches ${tcg.war}`);
  const update = await updates(visitor);
  console.log(
    JSON.stringify(
      {
        'from a message to the drawn update, ms': update,
        'files of games that are fetched': {
          'by the first page': Object.values(home).flat().length,
          'by a match of War': war.war.length,
          'by a match of cards': tcg.tcg.length,
        },
      },
      null,
      2,
    ),
  );
  must(update.p95 <= WANTED, `95 of 100 updates take up to ${update.p95} ms`);
});
