// People at a table: sitting down, and answering through the page what stands in a record.

import { SITE } from './browser.mjs';

/** A question that can be answered now. */
export const READY = '.question:not([aria-busy=true])';

/** Pages that have settings of their own already. */
const settled = new WeakSet();

/** Settings for scripts: English, nothing moves, no first steps, all answers in a list, and nobody answers but the script. Those of a page
 * that was open before count when it is loaded next. */
export async function settle(page, settings = {}) {
  const kept = JSON.stringify({ language: 'en', speed: 'off', coached: true, passes: false, list: true, ...settings });
  if (settled.has(page)) await page.evaluate((kept) => localStorage.setItem('westmarch-settings', kept), kept);
  else await page.addInitScript((kept) => (localStorage['westmarch-settings'] ??= kept), kept);
  settled.add(page);
}

/** Makes a match over the API, for whoever the page is, and opens it. */
export async function openMatch(page, wanted, name = 'Tester') {
  const headers = { 'content-type': 'application/json' };
  const post = async (path, data) => {
    const answer = await page.request.post(`${SITE}/api/${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  await post('guests', { name });
  const { id } = await post('matches', wanted);
  await page.goto(`${SITE}/match/${id}`);
}

/** Two people: one makes a match by `make`, with a seat for somebody else; the other comes by the invitation. */
export async function sitDown(host, guest, make) {
  await make(host);
  const link = await host.locator('input[readonly]').inputValue();
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.locator('main h2').first().waitFor();
}

/** A new match with somebody else, who needs the link. */
export async function newMatch(page) {
  await page.goto(`${SITE}/create?with=friend`);
  await page.locator('aside button.main').click();
}

/** Play on the first page, on a seat if it matters, against the weakest program. */
export async function playNow(page, seat) {
  await page.goto(SITE);
  if (seat) {
    await page.locator('[data-choose]').first().click();
    await page.locator('[data-choices]').first().locator(`input[value="${seat}"]`).check({ force: true });
  }
  await page.locator('[data-play]').first().click();
}

/** Opens a recorded game. */
export async function openRecord(page, record) {
  await page.goto(`${SITE}/mine?show=records`);
  const file = { name: 'game.record', mimeType: 'text/plain', buffer: Buffer.from(record) };
  await page.locator('input[type=file]').setInputFiles(file);
}

/** Waits until a page asks something, or shows the end. Gives the options by their names in notation, or null at the end. */
export async function asked(page) {
  const options = await page.waitForFunction((ready) => {
    const question = document.querySelector(ready);
    const names = [...(question?.querySelectorAll('[data-option]:not(:disabled)') ?? [])].map((each) => each.dataset.option);
    if (names.length > 0) return names;
    return document.querySelector('[data-over]') ? 'over' : false;
  }, READY);
  const value = await options.jsonValue();
  return value === 'over' ? null : value;
}

/** Clicks at once: the page takes no hasty clicks of a mouse, and moves the focus when it asks something new. */
const click = (locator) => locator.evaluate((button) => button.click());
const take = (page, item) => click(page.locator(`${READY} [data-option="${item}"]`));

/** Answers, as in a record: `old-mill`, `[2 wood, axe]`, `2`. */
export async function answer(page, text) {
  await page.waitForSelector(READY);
  if (!text.startsWith('[')) return take(page, text);
  // Where everything has to be chosen, it is chosen already.
  const none = page.locator(READY).getByRole('button', { name: 'None', exact: true });
  if (await none.isEnabled()) await click(none);
  for (const part of text.slice(1, -1).split(', ').filter(Boolean)) {
    const [, count = '1', item] = /^(?:(\d+) )?(.+)$/.exec(part);
    for (let times = 0; times < Number(count); times++) await take(page, item);
  }
  await click(page.locator('[data-confirm]'));
}

/** Answers with the first of `plan` that is offered, otherwise with something. Gives false at the end of the game. */
export async function answerBy(page, plan, otherwise = 0) {
  const options = await asked(page);
  if (options === null) return false;
  const confirm = page.locator('[data-confirm]');
  if ((await confirm.count()) === 0) {
    await answer(page, plan.find((item) => options.includes(item)) ?? options.at(otherwise % options.length));
    return true;
  }
  // The fewest that are enough; all of them if the rules want that somebody goes along.
  const isRefused = (await page.locator('.refused').count()) > 0;
  if (isRefused) await click(page.locator(READY).getByRole('button', { name: 'All', exact: true }));
  for (const item of options) if (await confirm.isDisabled()) await take(page, item);
  await click(confirm);
  return true;
}

/** Waits until the client is kept for when there is no connection, and the game if it was opened. */
export const untilKept = (page, game) =>
  page.evaluate(async (game) => {
    const pause = () => new Promise((done) => setTimeout(done, 50));
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await pause();
    while (game && !(await window.caches.match(`/kept/${game}`))) await pause();
  }, game);
