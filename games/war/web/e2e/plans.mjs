// Writes the plans that tests of the hand work with, from a real answer of a server to the position below:
// SERVER=http://127.0.0.1:8080 node games/war/web/e2e/plans.mjs

import { writeFile } from 'node:fs/promises';

const SERVER = process.env.SERVER ?? 'http://127.0.0.1:8080';
const FILE = new URL('../src/testing/plans.json', import.meta.url);

/** A turn of the Shadow with something of everything: an Army that can march and attack, Nazgûl, recruits, cards, a Ring. */
const POSITION = `set phase: actions
set acting: sh
set dice sh: character, muster, event
set dice fp: 4 event
set rings fp: 2
set rings sh: 1
set politics sauron: 0 active
set politics southrons: 0 active
set gorgoroth: 10 sauron-regular, 2 nazgul
set morannon: 2 gondor-regular
set barad-dur: sauron-regular
set minas-morgul: 3 sauron-regular, nazgul
set north-ithilien: gondor-regular
set hand: sh-strat-20, sh-char-04`;

let cookie = '';
async function call(method, path, body) {
  const init = { method, headers: { 'content-type': 'application/json', cookie }, body: body && JSON.stringify(body) };
  const answer = await fetch(`${SERVER}/api${path}`, init);
  cookie ||= answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

await call('POST', '/guests', { name: 'Scribe' });
const { id } = await call('POST', '/matches', { game: 'war', seats: [{ program: 'easy' }, 'me'], setup: POSITION });
const { version, asks, things } = await call('GET', `/matches/${id}/plans`);
// A question a line, so that one sees what changes.
const lines = asks.map((ask) => `    ${JSON.stringify(ask)}`).join(',\n');
await writeFile(FILE, `{"version":${version},"asks":[\n${lines}\n  ],\n  "things":${JSON.stringify(things)}}\n`);
console.log(`${asks.length} questions, ${asks[0]?.ways.map(({ answer }) => answer).join(', ')}`);
