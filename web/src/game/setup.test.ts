// A match that does not start as usual: who thinks of joining it reads what is different.

import { afterEach, expect, test, vi } from 'vitest';
import { flushSync, mount, unmount } from 'svelte';
import { say, speak } from '../lib/speech.svelte';
import type { MatchInfo, Setup } from '../wire';
import { specialsOf } from './names';
import OwnSetup from './OwnSetup.svelte';

const info = (more: Partial<MatchInfo>): MatchInfo =>
  ({
    id: 'm',
    game: 'nobody-knows-it',
    status: 'waiting',
    seats: [],
    winners: [],
    yours: [],
    your_turn: false,
    origin: null,
    setup: null,
    ...more,
  }) as unknown as MatchInfo;

let shown: Record<string, unknown> | undefined;
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

/** The addresses that were asked, and what is read then. */
async function read(match: MatchInfo, answer: Setup, invite?: string): Promise<[string[], string]> {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    return { ok: true, status: 200, text: async () => JSON.stringify(answer) };
  });
  await speak('en');
  shown = mount(OwnSetup, { target: document.body, props: { info: match, ...(invite ? { invite } : {}) } });
  flushSync();
  await vi.waitFor(() => answer.lines.forEach((line) => expect(document.body.textContent).toContain(line)));
  return [calls, document.body.textContent];
}

test('an ordinary match says nothing', async () => {
  expect(await read(info({}), { own: false, hidden: false, lines: [] })).toEqual([[], expect.not.stringMatching(/\S/)]);
});

test('the lines of a set-up of its own can be read, with the invitation', async () => {
  const [calls, text] = await read(info({ setup: { hidden: false } }), { own: true, hidden: false, lines: ['round: 3'] }, 'psst');
  expect(calls).toEqual(['/api/matches/m/setup?invite=psst']);
  expect(text).toContain(say('setup-own-about'));
  expect(text).not.toContain(say('setup-hidden'));
});

test('who could be at a disadvantage is warned', async () => {
  const origin = { kind: 'fork', from: 'n', at: 3 };
  const [, text] = await read(info({ setup: { hidden: true }, origin }), { own: true, hidden: true, lines: [] });
  expect(text).toContain(say('setup-hidden'));
  expect(text).toContain(say('setup-fork'));
});

test('the list says which matches do not start as usual', async () => {
  await speak('en');
  const said = (more: Partial<MatchInfo>) => specialsOf(info({ odds: true, ...more }));
  expect(said({})).toEqual([]);
  expect(said({ setup: { hidden: false }, odds: false })).toEqual([say('special-setup'), say('special-no-hints')]);
  expect(said({ setup: { hidden: true }, origin: { kind: 'fork', from: 'n', at: 3 }, spectators: true })).toEqual([
    say('special-fork'),
    say('special-hidden'),
    say('special-watched'),
  ]);
});
