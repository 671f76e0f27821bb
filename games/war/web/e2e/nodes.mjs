// A match through nginx on two servers, one of which is killed in the middle and started again: node games/war/web/e2e/nodes.mjs
// PROFILE=dev for the program as tests build it.

import { endAll, serveTogether, until } from '../../../../web/e2e/several.mjs';

const { servers, open, site } = await serveTogether(2);
process.env.SITE = site;
const { alone } = await import('../../../../web/e2e/browser.mjs');
const { READY, answerBy, newMatch, settle, sitDown } = await import('../../../../web/e2e/table.mjs');
const { openTab } = await import('./seat.mjs');

const must = (isSo, what) => {
  if (!isSo) throw new Error(what);
};

/** Answers whoever is asked, until so many answers were given by everybody. */
async function play(pages, each) {
  const given = new Map(pages.map((page) => [page, 0]));
  while (Math.min(...given.values()) < each) {
    const page = await Promise.race(pages.map((page) => page.waitForSelector(READY).then(() => page)));
    must(await answerBy(page, []), 'the match was over too soon');
    given.set(page, given.get(page) + 1);
  }
}

/** Both see the same of the match. */
async function mustAgree(pages) {
  const id = new URL(pages[0].url()).pathname.split('/').at(-1);
  const version = async (page) => (await (await page.request.get(`${site}/api/matches/${id}`)).json()).info.version;
  await until('both see the same', async () => {
    const [one, other] = [await version(pages[0]), await version(pages[1])];
    return one > 0 && one === other;
  });
}

async function say(from, to, text) {
  await openTab(from, 'Talk');
  await from.locator('[role=tabpanel] form input').fill(text);
  await from.locator('[role=tabpanel] form button').click();
  await openTab(to, 'Talk');
  await to.getByText(text).waitFor();
}

/** How many of the sockets each server has, when nothing else is under way: nginx closes what nobody needs after a while. */
async function spread() {
  const counts = () => servers.map((server) => server.connections());
  await until('there are two sockets and nothing else', () => counts().reduce((one, other) => one + other) === 2);
  return counts();
}

/** What stands in docs/hosting.md about this configuration. */
async function mustBeAsWritten(page) {
  const sent = await fetch(`${open}/lobby`, { redirect: 'manual' });
  must(sent.status === 301 && sent.headers.get('location') === 'https://localhost/lobby', 'nobody stays without encryption');
  const front = await page.request.get(site);
  const headers = (name) =>
    front
      .headersArray()
      .filter((header) => header.name.toLowerCase() === name)
      .map((header) => header.value);
  for (const name of ['strict-transport-security', 'content-security-policy', 'x-content-type-options', 'content-encoding']) {
    must(headers(name).length === 1, `${name} is there ${headers(name).length} times`);
  }
  const cookies = await page.context().cookies();
  must(cookies.length > 0 && cookies.every((cookie) => cookie.secure && cookie.httpOnly), 'cookies go over https only');
  const protocol = await page.evaluate(() => performance.getEntriesByType('navigation')[0].nextHopProtocol);
  must(protocol === 'h2', `pages come over ${protocol}`);
  const long = await page.request.post(`${site}/api/guests`, { data: { name: 'x'.repeat(550 * 1024) } });
  must(long.status() === 413 && (await long.json()).code === 'too-large', `a body that is too long: ${await long.text()}`);
}

const from = Date.now();
const told = (what) => console.log(`  ${what}: ${((Date.now() - from) / 1000).toFixed(1)} s`);
console.log('Two servers behind nginx');
try {
  await alone(async (visitor) => {
    const pages = [await visitor({ ignoreHTTPSErrors: true }), await visitor({ ignoreHTTPSErrors: true })];
    const [host, guest] = pages;
    for (const page of pages) await settle(page);
    await sitDown(host, guest, newMatch);
    await mustBeAsWritten(host);
    await play(pages, 2);
    // Each at a server of his own; one who is not comes again.
    while ((await spread()).includes(0)) await guest.reload();
    told('each is at a server of his own');
    await play(pages, 2);
    await say(host, guest, 'Well met!');
    await say(guest, host, 'Well met indeed.');
    await host.reload();
    await play(pages, 1);
    await mustAgree(pages);
    while ((await spread()).includes(0)) await guest.reload();
    told('answers, talk, a reload');

    const sockets = [];
    for (const page of pages) page.on('websocket', (socket) => sockets.push([page, socket.url()]));
    await servers[0].kill();
    await until('somebody has come to the other server by himself', () => sockets.length > 0);
    await play(pages, 2);
    must(new Set(sockets.map(([page]) => page)).size === 1, 'only one of the two was at the server that was killed');
    await say(host, guest, 'Is anybody missing?');
    await mustAgree(pages);
    told('one server is killed');

    await servers[0].start();
    while ((await spread()).includes(0)) await guest.reload();
    await play(pages, 2);
    await say(guest, host, 'All are here.');
    await mustAgree(pages);
    told('it is back, and has somebody');
  });
} finally {
  await endAll();
}
