// What would come of an answer, in words.

import { beforeAll, expect, test } from 'vitest';
import { speakOf } from '@house/lib/speech.svelte';
import { fight, viewOf } from '../testing/view';
import type { TcgForetold } from '../wire';
import { previewOf } from './foretold';

beforeAll(() => speakOf('tcg'));

const before = fight(1, [4], { state: 'now' });
const view = viewOf({ twilight: 7, fights: { all: [before], possible: [], over: [] } });
const after = (more: Partial<TcgForetold> = {}): TcgForetold => ({ twilight: 7, burdens: 0, fights: [before], over: [], ...more });
const told = (foretold: TcgForetold) => previewOf(view, foretold, (ids) => ids.map((id) => `#${id}`).join());
const bare = (lines: string[] | undefined) => lines?.map((line) => line.replace(/[\u2068\u2069]/g, ''));

test('nothing is told where nothing changes', () => expect(told(after())).toBeUndefined());

test('nor where only the next skirmish begins', () => {
  expect(told(after({ fights: [{ ...before, state: 'to-come' }] }))).toBeUndefined();
});

test('the pool is told as a difference', () => expect(told(after({ twilight: 4 }))).toEqual({ twilight: -3, lines: [] }));

test('a skirmish that would end otherwise is told with its end', () => {
  const outcome = { free_lost: false, overwhelmed: false, wounds: 1, deaths: [], ring_bearer_dies: false };
  const lines = told(after({ fights: [{ ...before, free: 10, outcome }] }))?.lines;
  expect(bare(lines)).toEqual(['#1: 10 against 9, would win']);
});

test('so is one that would not be fought', () => {
  const over = [{ end: 'cancelled' as const, fierce: false, character: 1, minions: [4], strengths: null }];
  expect(bare(told(after({ fights: [], over }))?.lines)).toEqual(['#1: skirmish cancelled']);
  expect(bare(told(after({ over }))?.lines)).toEqual(['#1: skirmish cancelled']);
});

test('and burdens', () => {
  const person = { seat: 'a', burdens: 2 } as (typeof view.people)[number];
  const lines = previewOf({ ...view, people: [person] }, after({ burdens: 1 }), String)?.lines;
  expect(bare(lines)).toEqual(['burdens from 2 to 1']);
});
