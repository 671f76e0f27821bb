// How fast and how large the client is, as JSON: tools/in-a-browser games/war/web/e2e/measure.mjs
//
// Times are of this machine, browser and server on it together; run it several times and compare only with itself.

import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { SITE, alone } from '../../../../web/e2e/browser.mjs';
import { READY, answerBy, settle } from '../../../../web/e2e/table.mjs';

const ROUNDS = 9;
const UPDATES = 150;
/** What is rather done, so that much is to be drawn. */
const ARMIES = ['army', 'muster-army', 'muster', 'attack', 'move-armies', 'recruit', 'character'];

const rank = (numbers, share) => [...numbers].sort((one, other) => one - other)[Math.floor((numbers.length - 1) * share)];
const told = (numbers) => ({
  median: Math.round(rank(numbers, 0.5) * 10) / 10,
  p95: Math.round(rank(numbers, 0.95) * 10) / 10,
  longest: Math.round(rank(numbers, 1) * 10) / 10,
  of: numbers.length,
});

/** Milliseconds that the processor has worked in the thread of the page: other work on the machine does not change them much. */
async function processor(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
}

/** Milliseconds from the beginning of a navigation until something can be pressed, with nothing in the browser's cache. */
async function firstInteraction(visitor, prepare, selector) {
  const [times, work] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await visitor();
    await settle(page);
    const url = await prepare(page);
    await page.addInitScript((selector) => {
      const look = () => {
        const found = document.querySelector(selector);
        // Drawn, and no long task in its way: the next frame is on the screen.
        if (found && !found.disabled) requestAnimationFrame(() => setTimeout(() => (window.readyAt = performance.now())));
        else requestAnimationFrame(look);
      };
      look();
    }, selector);
    const worked = await processor(page);
    await page.goto(url, { waitUntil: 'commit' });
    const time = await page.waitForFunction(() => window.readyAt);
    times.push(await time.jsonValue());
    work.push(await worked());
    await page.context().close();
  }
  return { ...told(times), processor: Math.round(rank(work, 0.5)) };
}

/** Makes a match over HTTP, so that the page is the first thing that the browser fetches. */
async function match(page) {
  const headers = { 'content-type': 'application/json' };
  await page.request.post(`${SITE}/api/guests`, { headers, data: { name: 'Measure' } });
  const data = { game: 'war', seats: ['me', { program: 'easy' }] };
  const made = await (await page.request.post(`${SITE}/api/matches`, { headers, data })).json();
  return `${SITE}/match/${made.id}`;
}

/** Milliseconds from a message of the socket to the frame after the page has changed. */
async function updates(visitor) {
  const page = await visitor();
  await settle(page);
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
  await page.goto(await match(page));
  await page.waitForSelector(READY);
  await page.waitForLoadState('networkidle');
  const [first, before] = [await page.evaluate(() => window.drawn.length), await worked()];
  let turns = 0;
  while ((await page.evaluate(() => window.drawn.length)) < UPDATES && turns++ < 3 * UPDATES) {
    if (!(await answerBy(page, ARMIES, turns))) break;
  }
  const work = (await worked()) - before;
  const times = (await page.evaluate(() => window.drawn)).slice(first);
  await page.context().close();
  return { ...told(times), 'processor, each': Math.round((10 * work) / times.length) / 10 };
}

/** Bytes of what was built, packed as the server sends it. What one visitor fetches is less: one language, one drawing. */
async function sizes() {
  const folder = new URL('../../../../web/dist/assets/', import.meta.url);
  const files = await readdir(folder);
  const sums = {};
  for (const file of files) {
    const bytes = await readFile(new URL(file, folder));
    const kind = kindOf(file, bytes);
    sums[kind] = (sums[kind] ?? 0) + (file.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length);
  }
  return Object.fromEntries(Object.entries(sums).map(([kind, sum]) => [kind, `${(sum / 1000).toFixed(1)} kB`]));
}

function kindOf(file, bytes) {
  if (file.endsWith('.woff2')) return 'fonts';
  if (file.endsWith('.svg')) return 'map';
  if (file.endsWith('.css')) return 'css';
  // Words are a script that is one long text.
  if (bytes.toString().replace(/`(\\.|[^`])*`/s, '').length < 100) return 'words and rules';
  return 'code';
}

/** What one visitor fetches until something can be pressed, in bytes as they were sent. */
async function fetched(visitor, prepare, selector) {
  const page = await visitor({ serviceWorkers: 'block', excused: /Service Worker/ });
  await settle(page);
  const url = await prepare(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  let sum = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (sum += encodedDataLength));
  await page.goto(url);
  await page.waitForSelector(selector);
  await page.waitForLoadState('networkidle');
  return `${(sum / 1000).toFixed(1)} kB`;
}

await alone(async (visitor) => {
  const report = {
    'home until its button works, ms': await firstInteraction(visitor, async () => SITE, '[data-play]'),
    'match until its question can be answered, ms': await firstInteraction(visitor, match, `${READY} [data-option]`),
    'from a message to the drawn update, ms': await updates(visitor),
    'built, gzip': await sizes(),
    'fetched for the first page': await fetched(visitor, async () => SITE, '[data-play]'),
    'fetched for a match, all in all': await fetched(visitor, match, READY),
  };
  console.log(JSON.stringify(report, null, 2));
});
