// The story of a Hunt from its events.

import { expect, test } from 'vitest';
import type { Arg, Line } from '@house/wire';
import type { WarFacts, WarFellowship } from '../wire';
import { huntStory, outcome } from './hunt';

const named = (kind: string, id: string): Arg => ({ named: { kind, id } });
let number = 0;
const line = (name: string, args: { [name: string]: Arg } = {}): Line => ({
  number: ++number,
  at: 0,
  position: number,
  what: { event: { name, args } },
});
const threw = (dice: number[], needed: number) =>
  line('threw', { side: named('side', 'sh'), dice: { many: dice.map((die) => ({ number: die })) }, needed: { number: needed } });
const count = (name: string, number: number) => line(name, { count: { number } });
const drawn = (tile: string) => line('drawn', { tile: named('tile', tile) });

test('the roll, the re-roll, the tile and what it did', () => {
  const story = huntStory([
    line('acted'),
    line('progress', { now: { number: 3 } }),
    threw([1, 5, 3], 5),
    threw([6], 5),
    count('hunted', 2),
    drawn('std-3-1'),
    count('damage', 3),
    line('hunt-casualty', { who: named('character', 'gimli') }),
    line('eliminated', { who: named('character', 'gimli') }),
    line('corruption', { now: { number: 1 } }),
  ])!;
  expect(story.throws.map(({ kind, dice, needed }) => ({ kind, dice, needed }))).toEqual([
    { kind: 'roll', dice: [1, 5, 3], needed: 5 },
    { kind: 'again', dice: [6], needed: 5 },
  ]);
  expect(story.successes).toBe(2);
  expect(story.tiles.map(({ tile, damage }) => [tile, damage])).toEqual([['std-3-1', 3]]);
  expect(story.effects.map((each) => each.name)).toEqual(['hunt-casualty', 'eliminated', 'corruption']);
  expect([story.isCertain, story.isOver]).toEqual([true, false]);
});

test('a tile that replaced another has the damage', () => {
  const story = huntStory([
    line('progress'),
    threw([6], 6),
    count('hunted', 1),
    drawn('std-3-1'),
    line('table-discarded'),
    drawn('std-1-1'),
    count('damage', 1),
  ])!;
  expect(story.tiles.map(({ tile, damage }) => [tile, damage])).toEqual([
    ['std-3-1', undefined],
    ['std-1-1', 1],
  ]);
});

test('on the Mordor Track there is no roll', () => {
  const story = huntStory([line('acted'), drawn('red-on-on'), line('mordor-step', { now: { number: 2 } }), count('damage', 3)])!;
  expect([story.throws, story.successes, story.tiles[0]!.damage]).toEqual([[], undefined, 3]);
});

test('dice of battles and of cards are no Hunt', () => {
  expect(huntStory([line('attacked'), threw([6], 5), line('hits')])).toBeUndefined();
  expect(huntStory([line('played'), threw([6], 4)])!.isCertain).toBe(false);
  expect(huntStory([line('played'), threw([6], 4), count('hunted', 1)])!.isCertain).toBe(true);
});

test('it is over when something else begins', () => {
  const fell = count('hunted', 0);
  const story = huntStory([line('progress'), threw([1], 6), fell, line('acted'), threw([6], 5)])!;
  expect([story.isOver, story.last]).toEqual([false, number]);
  expect(huntStory([line('progress'), threw([1], 6), line('acted')])!.isOver).toBe(true);
});

test('what each choice makes of the Corruption', () => {
  const companions = ['strider', 'meriadoc'];
  const fellowship = { corruption: 3, guide: 'strider', companions } as unknown as WarFellowship;
  const facts = {
    most_corruption: 12,
    characters: [
      { id: 'strider', level: 3 },
      { id: 'meriadoc', level: 1 },
    ],
  } as unknown as WarFacts;
  const after = (choice: string, damage: number) => {
    const { least, most } = outcome(choice, damage, fellowship, facts);
    return [least, most];
  };
  expect([after('guide', 2), after('random', 2), after('none', 2), after('none', 20)]).toEqual([
    [3, 3],
    [3, 4],
    [5, 5],
    [12, 12],
  ]);
});
