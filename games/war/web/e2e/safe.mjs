// Nothing is lost: pages that are loaded anew at any moment, broken connections, the client without a connection and after an
// update of the program: tools/in-a-browser games/war/web/e2e/safe.mjs [part of a name]

import { createServer } from 'node:http';
import { DISCONNECTED, SITE, run, withBrowser } from '../../../../web/e2e/browser.mjs';
import { READY, answer, openMatch, settle, untilKept } from '../../../../web/e2e/table.mjs';

/** A match of one's own from a position, made by the server at once. */
async function setUp(page, setup, seats = ['me', { program: 'easy' }]) {
  await settle(page);
  await openMatch(page, { game: 'war', seats, setup });
}

const title = (page) => page.locator(`${READY} h2`).textContent();

/** Loads the page anew; it must ask the same as before. */
async function reload(page) {
  await page.waitForSelector(READY);
  const before = await title(page);
  await page.reload();
  await page.waitForSelector(READY);
  const after = await title(page);
  if (after !== before) throw new Error(`was asked “${before}”, and is asked “${after}” after loading it anew`);
}

// An attack from Osgiliath that begins with the choice of a combat card.
const ATTACK = `set phase: actions
set dice fp: army
set dice sh: event
set politics gondor: 0 active
set politics southrons: 0 active
set osgiliath: 3 gondor-regular, gondor-elite, gondor-leader
set south-ithilien: 4 southrons-regular
set hand: fp-char-15, fp-strat-05, fp-strat-15
`;

/** The client passed on from the server, as another program would do it: with another version of it, or not at all. */
async function passingOn(work) {
  const says = { version: 1, isOff: false };
  const page = await (await fetch(SITE)).text();
  const [entry] = /house-[\w-]+(?=\.js)/.exec(page);
  // A new version has other names for its files, and those of the old one are gone.
  const renamed = (text) => text.replaceAll(entry, `${entry}v2`).replace('<html', '<html data-version="2"');
  const server = createServer(async (request, response) => {
    if (says.isOff) return request.socket.destroy();
    const isOld = says.version === 2 && request.url.includes(`${entry}.`);
    const answer = await fetch(SITE + (isOld ? '/no-such-file' : request.url.replace(`${entry}v2`, entry)));
    const type = answer.headers.get('content-type') ?? 'text/plain';
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isChanged = says.version === 2 && /html|javascript/.test(type);
    const policy = answer.headers.get('content-security-policy') ?? "default-src 'self'";
    response.writeHead(answer.status, { 'content-type': type, 'content-security-policy': policy, 'cache-control': 'no-cache' });
    response.end(isChanged ? renamed(bytes.toString()) : bytes);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  try {
    await work(`http://127.0.0.1:${server.address().port}`, says);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const steps = {
  'loaded anew in the middle of an action and of a battle': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await setUp(page, ATTACK);
      await answer(page, 'army');
      await reload(page);
      await answer(page, 'attack');
      await reload(page);
      // What is chosen and not confirmed is chosen again.
      await page.locator(`${READY} [data-option="gondor-regular"]`).press('Space');
      await reload(page);
      await answer(page, '[3 gondor-regular, gondor-elite, gondor-leader]');
      await reload(page);
      await page
        .getByRole('heading', { name: /Battle/ })
        .or(page.getByText(/Osgiliath.*South Ithilien/))
        .first()
        .waitFor();
      await answer(page, 'none');
      await page.waitForSelector(READY);
      await reload(page);
    }),

  'loaded anew while the device is handed over, and in replay': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await setUp(page, 'set phase: actions\nset dice fp: event\nset dice sh: event\n', ['me', 'me']);
      const take = page.getByRole('button', { name: /I am/ });
      await take.waitFor();
      await page.reload();
      await take.waitFor();
      if ((await page.locator('.question, [role=tab]').count()) > 0) throw new Error('something is shown before the device is taken');
      await take.press('Enter');
      await reload(page);
      await answer(page, 'skip');
      await take.waitFor();
      await page.reload();
      await take.press('Enter');
      await page.waitForSelector(READY);
      const asks = await title(page);
      await page.locator('.bar .menu > summary').click();
      await page.getByRole('button', { name: 'Replay' }).click();
      const replay = page.getByRole('region', { name: 'Replay' });
      await replay.waitFor();
      // The address says where one was.
      await page.waitForURL(/at=\d+/);
      await page.reload();
      await replay.getByRole('button', { name: 'Back to the match' }).click();
      await page.waitForSelector(READY);
      if ((await title(page)) !== asks) throw new Error('another question after replay');
    }),

  'without a connection: the match as it was left, and no click is lost': () =>
    withBrowser(async (visitor) => {
      const page = await visitor({ excused: DISCONNECTED });
      await setUp(page, ATTACK);
      await page.waitForSelector(READY);
      await untilKept(page, 'war');
      await page.context().setOffline(true);
      await page.reload();
      await page.getByText('No connection.').waitFor();
      await answer(page, 'army');
      await page.locator('.question[aria-busy=true]').waitFor();
      await page.reload();
      await page.locator('.question[aria-busy=true]').waitFor();
      await page.context().setOffline(false);
      await page.locator(`${READY} [data-option="attack"]`).waitFor();
      await page.context().setOffline(true);
      // What was never seen here cannot be shown, but the rest of the client is there.
      const match = page.url();
      await page.goto(`${SITE}/match/unknown`);
      await page.getByText('The server cannot be reached.').waitFor();
      await page.goto(SITE);
      await page.getByText('You can read the rules').waitFor();
      await page
        .locator(`a[href="${new URL(match).pathname}"]`)
        .first()
        .waitFor();
      await page.getByRole('link', { name: 'Rules' }).first().click();
      await page.getByRole('searchbox').waitFor();
      await page.goto(match);
      await page.locator('svg image, img').first().waitFor({ state: 'attached' });
    }),

  'it can be installed': () =>
    withBrowser(async (visitor) => {
      const page = await visitor();
      await page.goto(SITE);
      await untilKept(page);
      const devtools = await page.context().newCDPSession(page);
      const { errors, data } = await devtools.send('Page.getAppManifest');
      if (errors.length > 0 || !data) throw new Error(`manifest: ${JSON.stringify(errors)}`);
      for (const { src, sizes } of JSON.parse(data).icons) {
        const size = await page.evaluate(async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }, src);
        if (sizes !== 'any' && sizes !== size) throw new Error(`${src} is ${size}`);
      }
      // The browsers of scripts keep nothing, which is a reason of its own.
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      const reasons = installabilityErrors.map((each) => each.errorId).filter((each) => each !== 'in-incognito');
      if (reasons.length > 0) throw new Error(`it cannot be installed: ${reasons}`);
    }),

  'an update of the program: open pages go on, new ones are new, also without a connection': () =>
    withBrowser((visitor) =>
      passingOn(async (site, server) => {
        const page = await visitor({ site, excused: DISCONNECTED });
        const context = page.context();
        const version = (of) => of.evaluate(() => document.documentElement.dataset.version ?? '1');
        const caches = (of) => of.evaluate(() => window.caches.keys());
        await page.goto(site);
        await untilKept(page);
        const [old] = await caches(page);
        server.version = 2;
        // A part of the old version that was not needed until now.
        await page.getByRole('link', { name: 'Settings' }).click();
        await page.getByRole('heading', { name: 'Settings' }).waitFor();
        if ((await version(page)) !== '1') throw new Error('an open page was replaced');
        await page.goto(site);
        await page.locator('[data-play]').first().waitFor();
        if ((await version(page)) !== '2') throw new Error('the old page was shown though there is a new one');
        await page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready;
          while (!registration.waiting) await new Promise((done) => setTimeout(done, 50));
        });
        await page.close();
        const later = await context.newPage();
        await later.goto(site);
        await later.waitForFunction((old) => window.caches.keys().then((names) => names.length === 1 && names[0] !== old), old);
        server.isOff = true;
        let loads = 0;
        later.on('framenavigated', () => (loads += 1));
        await later.goto(`${site}/rules`);
        // The rules of a game that was never opened are not kept: that is said, and the page stays.
        await later.getByText('did not load').waitFor();
        if (loads !== 1) throw new Error('without a connection the page was loaded again');
        if ((await version(later)) !== '2') throw new Error('without a connection the old page came back');
      }),
    ),
};

await run('Nothing is lost', steps);
