// Whole games of two people in two browsers, one for each kind of victory: tools/in-a-browser games/war/web/e2e/games.mjs [part of a name]
//
// Chance is drawn by the server, so no record can be answered again from its beginning. The games of `records/` are the last
// turns of games between programs, from where nothing is left to chance: they are brought to the server, continued by two
// people, and must end as they did. One game is played from its first question, by people whose plans lead to one
// end whatever the dice say.

import { readFile } from 'node:fs/promises';
import { SITE, run, withBrowser } from '../../../../web/e2e/browser.mjs';
import { READY, answer, answerBy, newMatch, settle, sitDown } from '../../../../web/e2e/table.mjs';

const ENDINGS = {
  'fp-ring': ['Free Peoples', 'the Ring is destroyed in the Crack of Doom'],
  'fp-military': ['Free Peoples', "the Free Peoples have broken the Shadow's strongholds"],
  'shadow-ring': ['Shadow', 'the Ring-bearers are corrupted'],
  'shadow-military': ['Shadow', 'the Shadow has conquered the West'],
};

/** Both have to see who has won and how, and to be able to look back. */
async function mustEnd(pages, result) {
  const [side, how] = ENDINGS[result];
  for (const page of pages) {
    await page.getByRole('heading', { name: `Victory: ${side}` }).waitFor();
    await page.locator('main').getByText(how).first().waitFor();
    await page.getByRole('button', { name: 'Look back' }).click();
    const replay = page.getByRole('region', { name: 'Earlier positions' });
    await replay.getByRole('button', { name: 'To the beginning' }).click();
    await replay.getByText(/^0 of/).waitFor();
    await replay.getByRole('button', { name: 'To the end' }).click();
    await replay.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: `Victory: ${side}` }).waitFor();
  }
}

/** Continues a record from its first position, with a seat for somebody else. */
const goOnFrom = (record) => async (page) => {
  await page.goto(SITE);
  const file = { name: 'game.record', mimeType: 'text/plain', buffer: Buffer.from(record) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.getByRole('button', { name: 'Go on from here' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: 'Free Peoples' }).getByText('I', { exact: true }).click();
  await dialog.getByRole('group', { name: 'Shadow' }).getByText('somebody else').click();
  await dialog.getByRole('button', { name: 'Begin' }).click();
};

async function lastTurns(result) {
  const record = await readFile(new URL(`records/${result}.record`, import.meta.url), 'utf8');
  await withBrowser(async (visitor) => {
    const [host, guest] = [await visitor(), await visitor()];
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
    const [fp, sh] = [await visitor(), await visitor()];
    await settle(fp);
    await settle(sh, { text: true });
    await sitDown(fp, sh, newMatch);
    let answers = 0;
    for (;;) {
      const page = await Promise.race([fp, sh].map((page) => page.waitForSelector(`${READY}, a[download]`).then(() => page)));
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
const wanted = process.argv.slice(2);
const chosen = Object.entries(steps).filter(([name]) => wanted.length === 0 || wanted.some((each) => name.includes(each)));
await run('Whole games', Object.fromEntries(chosen));
