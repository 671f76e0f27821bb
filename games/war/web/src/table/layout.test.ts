import { expect, test } from 'vitest';
import type { WarDice } from '../wire';
import { diceOf } from './dice';
import { isCompact, isLarge, layoutOf, lettersOf } from './layout';

test.each([
  [1280, 800, 'wide'],
  [1920, 1080, 'wide'],
  [1024, 560, 'wide'],
  [820, 1180, 'tall'],
  [600, 600, 'tall'],
  [740, 360, 'low'],
  [1400, 559, 'low'],
  [360, 740, 'phone'],
  [599, 700, 'phone'],
])('a window of %i by %i is %s', (width, height, layout) => {
  expect(layoutOf(width, height)).toBe(layout);
});

test('large windows have larger letters and the log beside the question, low ones smaller letters', () => {
  expect([isLarge(1920, 1080), isLarge(1280, 800), isLarge(1920, 900)]).toEqual([true, false, false]);
  expect([lettersOf(1920, 1080), lettersOf(1280, 800), lettersOf(740, 360)]).toEqual(['115.6%', '100%', '81.25%']);
  expect((['wide', 'tall', 'low', 'phone'] as const).filter(isCompact)).toEqual(['low', 'phone']);
});

const dice: WarDice = { unused: {}, places: [], pool: 3, rings: 3, ring_used: false };

test('before the roll there are as many dice as will be rolled', () => {
  expect(diceOf(dice).map(({ face }) => face)).toEqual(['', '', '']);
});

test('every die keeps its place: what was used stays there, what is in the Hunt Box does not lie here', () => {
  const places: WarDice['places'] = [
    { face: 'army', state: 'used' },
    { face: 'eye', state: 'hunt' },
    { face: 'event', state: 'unused' },
  ];
  expect(diceOf({ ...dice, places })).toEqual([
    { place: 0, face: 'army', isUsed: true },
    { place: 2, face: 'event', isUsed: false },
  ]);
});
