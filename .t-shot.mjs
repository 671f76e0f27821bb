import { chromium } from 'playwright-core';
import { readFile } from 'node:fs/promises';
const SITE = 'http://127.0.0.1:5101';
const rec = async (n) => (await readFile(`games/war/web/e2e/records/${n}.record`, 'utf8')).split('\n').filter((l) => l.startsWith('set ')).join('\n');
const SETUPS = {
  first: 'set phase: actions\nset dice fp: 2 character, muster, event\nset dice sh: 2 army, muster, muster-army, character, event\nset hunt dice sh: 1\nset hand: fp-char-05, fp-strat-15, sh-char-03, sh-strat-09\n',
  middle: await rec('fp-military'), late: await rec('shadow-military'), mordor: await rec('fp-ring'),
  full: 'set phase: actions\nset acting: sh\nset minas-tirith: 3 gondor-regular, aragorn\nset fangorn: gandalf-white\nset gone: gandalf-grey, strider\nset orthanc: 2 isengard-regular, saruman\nset minas-morgul: 5 sauron-regular, witch-king\nset morannon: 5 sauron-regular, mouth-of-sauron\nset dice fp: 2 character, muster, event, army, will\nset dice sh: 3 army, 2 muster, muster-army, 2 character, 2 event\nset hand: fp-char-05, fp-strat-15, fp-char-19, fp-strat-05, fp-char-10, fp-strat-01, sh-char-03, sh-strat-09, sh-char-13, sh-strat-05, sh-char-01, sh-strat-02\n',
  battle: `set phase: actions\nset acting: sh\nset dice sh: army\nset dice fp: event\nset politics sauron: 0 active\nset eastern-emyn-muil: 2 gondor-regular, gondor-elite, gondor-leader\nset noman-lands: 4 sauron-regular, sauron-elite, 2 nazgul`,
  siege: `set phase: actions\nset turn: 6\nset acting: sh\nset dice sh: 2 army, character, event\nset dice fp: character, event\nset politics gondor: 0 active\nset politics sauron: 0 active\nset politics southrons: 0 active\nset minas-tirith: 3 gondor-regular, 2 gondor-elite, gondor-leader, 5 sauron-regular, 2 sauron-elite, 2 nazgul, witch-king\nset osgiliath: 3 southrons-regular\nset lossarnach: 4 southrons-regular, southrons-elite\nset captured: lossarnach\nset pelargir: none\nset gone: saruman\nset hand: fp-char-19, fp-strat-15, sh-char-03, sh-char-13, sh-strat-05, sh-strat-09\n`,
};
const [name, setup, seat = 'fp', sizes = '1280x800', lang = 'en', theme = 'parchment', ...clicks] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
for (const size of sizes.split(',')) {
  const [width, height] = size.split('x').map(Number);
  const small = width < 600 || height < 500;
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: small ? 1.5 : 1, hasTouch: small, locale: 'en-GB' });
  const page = await context.newPage();
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(m.text()));
  page.on('pageerror', (e) => console.log(String(e)));
  await page.addInitScript((k) => localStorage.setItem('westmarch-settings', k), JSON.stringify({ language: lang, theme, coached: true, passes: false, speed: 'off' }));
  const post = async (path, data) => { const a = await page.request.post(`${SITE}/api/${path}`, { headers: { 'content-type': 'application/json' }, data }); if (!a.ok()) throw new Error(await a.text()); return a.json(); };
  await post('guests', { name: seat === 'fp' ? 'Rosie' : 'Lobelia' });
  const other = { program: 'easy' };
  const { id } = await post('matches', { game: 'war', seats: seat === 'fp' ? ['me', other] : [other, 'me'], setup: SETUPS[setup] });
  await page.goto(`${SITE}/match/${id}`);
  await page.waitForSelector('.question:not([aria-busy=true])').catch(() => console.log('no question'));
  await page.evaluate(() => document.fonts.ready);
  for (const click of clicks) {
    await page.waitForTimeout(300);
    if (click.startsWith('key:')) await page.keyboard.press(click.slice(4));
    else if (click.startsWith('sel:')) await page.locator(click.slice(4)).first().click({ force: true });
    else await page.locator(`[data-option="${click}"]`).click();
  }
  await page.waitForTimeout(900);
  const scroll = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth, document.documentElement.scrollHeight, innerHeight]);
  if (scroll[0] > scroll[1] || scroll[2] > scroll[3]) console.log('scrolls', size, scroll);
  await page.screenshot({ path: `/tmp/shots/${name}-${size}.png` });
  await context.close();
}
await browser.close();
