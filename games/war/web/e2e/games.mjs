// Whole games of two people in two browsers, one for each kind of victory: tools/in-a-browser games/war/web/e2e/games.mjs [part of a name]
//
// Chance is drawn by the server, so no record can be answered again from its beginning. The games of `records/` are the last
// turns of games between programs, from where nothing is left to chance: they are brought to the server, continued by two
// people, and must end as they did. One game is played from its first question, by people whose plans lead to one
// end whatever the dice say.

import { readFile } from 'node:fs/promises';
import { run, withBrowser } from '../../../../web/e2e/browser.mjs';
import { READY, answer, answerBy, newMatch, openRecord, settle, sitDown } from '../../../../web/e2e/table.mjs';

/** Plans that were asked for while the last answer was given come too late: the game is over. */
const LATE = /status of 409/;
const ENDINGS = {
  'fp-ring': ['fp', 'the Ring is destroyed in the Crack of Doom'],
  'fp-military': ['fp', "the Free Peoples have broken the Shadow's strongholds"],
  'shadow-ring': ['sh', 'the Ring-bearers are corrupted'],
  'shadow-military': ['sh', 'the Shadow has conquered the West'],
};

/** Both have to see who has won and how, and to be able to look back. */
async function mustEnd([fp, sh], result) {
  const [winner, how] = ENDINGS[result];
  for (const [seat, page] of [
    ['fp', fp],
    ['sh', sh],
  ]) {
    const title = page.getByRole('heading', { level: 1, name: seat === winner ? `You win: ${how}` : `wins: ${how}` });
    await title.waitFor();
    await page.getByRole('button', { name: 'Replay' }).click();
    const replay = page.getByRole('region', { name: 'Replay' });
    await page.waitForURL(/at=0$/);
    await replay.getByRole('button', { name: 'Go to end' }).click();
    await replay.getByRole('button', { name: 'Go to start' }).click();
    await page.waitForURL(/at=0$/);
    await replay.getByRole('button', { name: 'Close' }).click();
    await title.waitFor();
  }
}

/** Continues a record from its first position, with a seat for a friend. */
const goOnFrom = (record) => async (page) => {
  await openRecord(page, record);
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radiogroup', { name: 'Free Peoples' }).getByText('You', { exact: true }).click();
  await dialog.getByRole('radiogroup', { name: 'Shadow' }).getByText('Friend').click();
  await dialog.getByRole('button', { name: 'Begin' }).click();
};

async function lastTurns(result) {
  const record = await readFile(new URL(`records/${result}.record`, import.meta.url), 'utf8');
  await withBrowser(async (visitor) => {
    const [host, guest] = [await visitor({ excused: LATE }), await visitor({ excused: LATE })];
    for (const page of [host, guest]) await settle(page);
    await sitDown(host, guest, goOnFrom(record));
    for (const [seat, text] of answersOf(record)) await answer(seat === 'fp' ? host : guest, text);
    await mustEnd([host, guest], result);
  });
}

// The Ring-bearers hurry on and on but get nowhere, and nobody bears the Hunt for them; the Shadow does nothing but hunt.
const HURRY = ['move-fellowship', 'hide-fellowship', 'hollin', 'none', 'character', 'will', 'skip', 'pass'];
const HUNT = ['skip', 'none', 'no'];
const MOST = 1500;

async function fromTheBeginning() {
  await withBrowser(async (visitor) => {
    const [fp, sh] = [await visitor({ excused: LATE }), await visitor({ excused: LATE })];
    await settle(fp);
    await settle(sh, { text: true });
    await sitDown(fp, sh, newMatch);
    let answers = 0;
    for (;;) {
      const page = await Promise.race([fp, sh].map((page) => page.waitForSelector(`${READY}, [data-over]`).then(() => page)));
      if (!(await answerBy(page, page === fp ? HURRY : HUNT, -1))) break;
      if (++answers > MOST) throw new Error(`not over after ${MOST} answers`);
    }
    console.log(`  ${answers} answers`);
    await mustEnd([fp, sh], 'shadow-ring');
  });
}

/** The answers of a record, in their order: `['fp', 'minas-tirith']`. */
function answersOf(record) {
  const lines = record.split('\n').filter((line) => /^(fp|sh): /.test(line));
  return lines.map((line) => [line.slice(0, 2), line.slice(4)]);
}

const steps = {
  'from the first question: the Ring-bearers are corrupted': fromTheBeginning,
  ...Object.fromEntries(Object.entries(ENDINGS).map(([result, [, how]]) => [`the last turns: ${how}`, () => lastTurns(result)])),
};
await run('Whole games', steps);
