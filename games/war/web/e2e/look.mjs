// Pictures of ten situations and of other windows, as the README shows them: tools/in-a-browser games/war/web/e2e/look.mjs FOLDER [part of a name]
//
// They begin with positions that are set up, and with nothing that is left to chance, so that they are the same every time (but
// for the names of guests).

import { readFile } from 'node:fs/promises';
import { SITE, alone } from '../../../../web/e2e/browser.mjs';
import { READY, openMatch, openRecord, settle } from '../../../../web/e2e/table.mjs';

const [folder = 'docs/screenshots', ...wanted] = process.argv.slice(2);
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
/** The windows that are not wide. */
const WINDOWS = { phone: PHONE, tall: { width: 820, height: 1180 }, low: { width: 740, height: 360 } };

const record = async (name) => readFile(new URL(`records/${name}.record`, import.meta.url), 'utf8');
const positionOf = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('set '))
    .join('\n');
const LATE = positionOf(await record('shadow-military'));
const MIDDLE = positionOf(await record('fp-military'));
const MORDOR = positionOf(await record('fp-ring'));

const FIRST = `set phase: actions
set dice fp: 2 character, muster, event
set dice sh: 2 army, muster, muster-army, character, event
set hunt dice sh: 1
set hand: fp-char-05, fp-strat-15, sh-char-03, sh-strat-09
`;

const ARMY = `set phase: actions
set turn: 6
set acting: fp
set dice fp: army, character, muster, event
set dice sh: 2 army, character, muster, event
set hunt dice sh: 3
set politics gondor: 0 active
set politics sauron: 0 active
set osgiliath: 4 southrons-regular, southrons-elite
set minas-tirith: 4 gondor-regular, 2 gondor-elite, gondor-leader
set hand: fp-char-05, fp-strat-15, fp-strat-03
`;

const SIEGE = `set phase: actions
set turn: 6
set acting: sh
set dice sh: 2 army, character, event
set dice fp: character, event
set politics gondor: 0 active
set politics sauron: 0 active
set politics southrons: 0 active
set minas-tirith: 3 gondor-regular, 2 gondor-elite, gondor-leader, 5 sauron-regular, 2 sauron-elite, 2 nazgul, witch-king
set osgiliath: 3 southrons-regular
set lossarnach: 4 southrons-regular, southrons-elite
set captured: lossarnach
set pelargir: none
set gone: saruman
set hand: fp-char-19, fp-strat-15, sh-char-03, sh-char-13, sh-strat-05, sh-strat-09
`;

const TEAMS = `set players: 4
set turn: 4
set phase: actions
set acting: sh
set next sh: saruman
set dice fp: character, muster, event
set dice sh: 2 army, muster, muster-army, character, event
set hunt dice sh: 2
set corruption: 3
set politics gondor: 0 active
set politics rohan: 0 active
set politics sauron: 0 active
set politics isengard: 0 active
set politics southrons: 0 active
set osgiliath: 3 gondor-regular, rohan-regular, rohan-elite, gondor-leader
set edoras: 2 rohan-regular, 2 gondor-regular
set south-ithilien: 3 sauron-regular, 2 southrons-regular, southrons-elite
set gap-of-rohan: 3 isengard-regular, sauron-elite, sauron-regular
set mixed fp: osgiliath
set mixed sh: gap-of-rohan
set dale: 3 southrons-regular
set captured: dale
set saruman took: dale
set hand gondor: fp-char-05, fp-strat-15, fp-char-19
set hand rohan: fp-char-10, fp-strat-01
set hand witch-king: sh-char-03, sh-strat-09, sh-strat-05
set hand saruman: sh-char-01, sh-strat-02, sh-strat-03
`;

/** Somebody with a match from a position, at the address of the page. */
async function at(page, seat, setup, settings) {
  await settle(page, { theme: 'parchment', list: false, ...settings });
  const other = { program: 'normal' };
  const wanted = { game: 'war', seats: seat === 'fp' ? ['me', other] : [other, 'me'], setup };
  await openMatch(page, wanted, seat === 'fp' ? 'Rosie' : 'Lobelia');
  await page.waitForSelector(READY);
}

/** What the server says of the match of a page. */
async function told(page, what = '') {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await page.request.get(`${SITE}/api/matches/${id}${what}`);
  return answer.json();
}

/** Carries out the first plan that fits. */
async function play(page, fits) {
  const [{ info, question }, plans] = [await told(page), await told(page, '/plans')];
  const chains = (at, path) =>
    plans.asks[at].ways.flatMap(({ answer, leads }) =>
      typeof leads === 'number' ? chains(leads, [...path, answer]) : [[...path, answer]],
    );
  const data = { id: 'picture', version: info.version, seat: question.seat, answer: chains(0, []).find(fits).join('; ') };
  await page.request.post(`${SITE}/api/matches/${info.id}/answers`, { headers: { 'content-type': 'application/json' }, data });
}

/** Waits for a question that has this answer. */
async function asks(page, item) {
  for (;;) {
    const { question } = await told(page);
    if (question?.options.some((option) => option.item === item)) break;
    await page.waitForTimeout(50);
  }
  await page.waitForSelector(READY);
}

const pictures = {
  async home(page) {
    await settle(page, { theme: 'parchment' });
    await page.goto(SITE);
    await page.locator('[data-play]').first().waitFor();
  },
  'first-turn': (page) => at(page, 'fp', FIRST, { coached: false }),
  map: (page) => at(page, 'sh', `${LATE}\nset acting: sh`),
  night: (page) => at(page, 'fp', MIDDLE, { theme: 'night' }),
  async battle(page) {
    await at(page, 'sh', SIEGE);
    await play(page, (chain) => chain[1] === 'attack' && chain.at(-1).includes('witch-king'));
    await asks(page, 'none');
  },
  async hunt(page) {
    await at(
      page,
      'fp',
      MORDOR.replace(/hunt pool: .*/, 'hunt pool: std-3-1')
        .replace('std-3-1, std-3-2', 'std-eye-reveal-4, std-3-2')
        .replace('mordor: 4', 'mordor: 2'),
    );
    await play(page, (chain) => chain.includes('move-fellowship'));
    await asks(page, 'guide');
  },
  async cards(page) {
    await at(page, 'fp', MIDDLE);
    await page.locator('[data-drawer]').click();
    await page.getByRole('tab', { name: /Cards/ }).click();
  },
  async replay(page) {
    await at(page, 'fp', FIRST);
    await openRecord(page, await record('shadow-military'));
    await page.getByRole('button', { name: 'Replay' }).click();
    for (let at = 0; at < 12; at++) await page.keyboard.press('ArrowRight');
    await page.locator('[data-drawer]').click();
    await page.getByRole('tab', { name: 'Log' }).click();
  },
  async army(page) {
    await at(page, 'fp', ARMY);
    await page.locator('[data-army="minas-tirith"]').first().click();
    await page.locator('[data-aim]').first().waitFor();
  },
  async four(page) {
    await settle(page, { theme: 'parchment', list: false });
    const programs = Array.from({ length: 3 }, () => ({ program: 'normal' }));
    await openMatch(page, { game: 'war', seats: [...programs, 'me'], setup: TEAMS }, 'Lobelia');
    await page.waitForSelector(READY);
  },
  phone: (page) => at(page, 'fp', MIDDLE),
  tall: (page) => at(page, 'fp', MIDDLE),
  low: (page) => at(page, 'fp', MIDDLE),
  hebrew: (page) => at(page, 'fp', MIDDLE, { language: 'he' }),
};

await alone(async (visitor) => {
  const chosen = Object.entries(pictures).filter(([name]) => wanted.length === 0 || wanted.includes(name));
  for (const [name, arrange] of chosen) {
    const isPhone = name === 'phone';
    const page = await visitor({
      viewport: WINDOWS[name] ?? WIDE,
      deviceScaleFactor: isPhone ? 2 : 1,
      hasTouch: isPhone,
      isMobile: isPhone,
    });
    await arrange(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 84 });
    await page.context().close();
  }
});
