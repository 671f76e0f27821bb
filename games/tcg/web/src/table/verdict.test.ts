// What a skirmish comes to, and what passing means, in words.

import { beforeAll, expect, test } from 'vitest';
import { speak, speakOf } from '@house/lib/speech.svelte';
import { fight, viewOf } from '../testing/view';
import { verdictOf } from './verdict';
import { warningOf } from './warning';

beforeAll(async () => {
  await speakOf('tcg');
  await speak('en');
});

const called = (ids: number[]) => ids.map((id) => ({ 1: 'Frodo', 2: 'Gimli', 4: 'Uruk' })[id] ?? '').join(' and ');
const plain = (text: string | undefined) => text?.replace(/[\u2068\u2069]/g, '');
const outcome = { free_lost: true, overwhelmed: false, wounds: 2, deaths: [] as number[], ring_bearer_dies: false };
const said = (more: Partial<typeof outcome>, free = 6, character = 2) => {
  const { title, more: rest } = verdictOf(fight(character, [4], { free, outcome: { ...outcome, ...more } }), called);
  return [plain(title), plain(rest)];
};

test('losing says how many wounds, and how much would win', () => {
  expect(said({})).toEqual(['Lost: 2 wounds on Gimli', '+4 to win.']);
});

test('whoever is overwhelmed is told how little was missing', () => {
  expect(said({ overwhelmed: true, deaths: [2], wounds: 0 }, 4)).toEqual([
    'Overwhelmed: Gimli dies',
    '+1 is enough not to be overwhelmed, +6 to win.',
  ]);
});

test('the death of a Ring-bearer is said as such', () => {
  expect(said({ overwhelmed: true, deaths: [1], ring_bearer_dies: true }, 4, 1)[0]).toMatch(/^Overwhelmed: Frodo dies, the Ring-bearer/);
  expect(said({ deaths: [1], ring_bearer_dies: true }, 6, 1)[0]).toMatch(/^Frodo dies/);
});

test('dying of wounds, winning, killing', () => {
  expect(said({ deaths: [2] })[0]).toBe('Lost: Gimli dies of 2 wounds');
  expect(said({ free_lost: false, wounds: 1 })).toEqual(['Won: 1 wound on Uruk', undefined]);
  expect(said({ free_lost: false, wounds: 1, deaths: [4] })[0]).toBe('Won: Uruk dies of 1 wound');
  expect(said({ free_lost: false, overwhelmed: true, wounds: 0, deaths: [4] })[0]).toBe('Won and overwhelmed: Uruk dies');
});

test('passing warns of the death of one’s own, while one can act, and of nobody else', () => {
  const dying = fight(2, [4], { state: 'now', outcome: { ...outcome, deaths: [2] } });
  const view = viewOf({ phase: 'skirmish', fights: { all: [dying], possible: [], over: [] } });
  expect(plain(warningOf(view, 'act', called))).toBe('Gimli would die');
  expect(warningOf({ ...view, seat: 'b' }, 'act', called)).toBeUndefined();
  expect(warningOf(view, 'next-skirmish', called)).toBeUndefined();
});
