// How a match swung, as places of a drawing.

import { expect, test } from 'vitest';
import { lineOf, numbered, placesOf, turnAt } from './swing';
import type { Swing } from '../wire';

const turns = [
  { turn: 1, position: 10, chance: 0.5 },
  { turn: 2, position: 30, chance: 0.4 },
  { turn: 3, position: 50, chance: 0.6 },
  // The end belongs to the last turn.
  { turn: 3, position: 90, chance: 1 },
];
const moment = (position: number, end: number, after: number) => ({ position, end, before: 0.5, after });
const swing: Swing = {
  seats: ['ash', 'birch'],
  turns,
  moments: [moment(5, 10, 0.5), moment(36, 40, 0.45), moment(80, 90, 1), moment(95, 99, 0)],
};

test('turns are equally far from each other, and the end is at the end', () => {
  expect(lineOf(swing).map(({ x }) => Math.round(100 * x))).toEqual([0, 33, 67, 100]);
  expect(lineOf({ ...swing, turns: turns.slice(0, 1) })).toEqual([{ x: 0, chance: 0.5 }]);
});

test('moments lie between the turns, at the chance they have led to', () => {
  expect(placesOf(swing).map(({ x, chance }) => [Math.round(100 * x), chance])).toEqual([
    [0, 0.5],
    [50, 0.45],
    [100, 1],
    [100, 0],
  ]);
});

test('every turn has its number, the end has none, and of many turns every second has one', () => {
  expect(numbered(swing)).toEqual([
    { turn: 1, at: 0 },
    { turn: 2, at: 1 },
    { turn: 3, at: 2 },
  ]);
  expect(numbered(swing, 2).map(({ turn }) => turn)).toEqual([1, 3]);
});

test('a moment belongs to the turn in which it began', () => {
  expect([5, 10, 49, 50, 99].map((position) => turnAt(swing, position))).toEqual([0, 1, 2, 3, 3]);
});
