// What is counted of matches that are over.

import { expect, test } from 'vitest';
import type { Holder, MatchInfo } from '../wire';
import { tallied } from './results';

const PROGRAM: Holder = { program: 'easy' };
const match = (yours: string[], winners: string[], other: Holder = { person: 'Tom' }) =>
  ({
    game: 'toy',
    yours,
    winners,
    seats: ['north', 'south'].map((seat) => ({ seat, holder: yours.includes(seat) ? { person: 'Me' } : other })),
  }) as unknown as MatchInfo;

test('won and lost are counted by seat, against people and programs apart', () => {
  const matches = [
    match(['north'], ['north']),
    match(['north'], ['south']),
    match(['north'], ['north']),
    match(['south'], ['south'], PROGRAM),
  ];
  expect(tallied(matches)).toEqual([
    { game: 'toy', seat: 'north', against: 'people', won: 2, lost: 1 },
    { game: 'toy', seat: 'south', against: 'programs', won: 1, lost: 0 },
  ]);
});

test('draws, matches at one device and those of others are not counted', () => {
  expect(tallied([match(['north'], []), match(['north', 'south'], ['north']), match([], ['north'])])).toEqual([]);
});
