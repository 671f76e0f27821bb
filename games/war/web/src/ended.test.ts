// What is said of a match of War that is over.

import { beforeAll, expect, test } from 'vitest';
import type { Standing } from '@house/game/kinds';
import { speak, speakOf } from '@house/lib/speech.svelte';
import type { MatchInfo } from '@house/wire';
import { ended, fortunes } from './ended';
import type { Measure, WarFacts, WarLuck, WarView } from './wire';

beforeAll(async () => {
  await speak('en');
  await speakOf('war');
});

const seat = (name: string, holder: object) => ({ seat: name, holder });
const seats = [seat('fp', { person: 'Rosie' }), seat('sh', { person: 'Lobelia' })];
const told = (result: string, winner: string, points: object) => {
  const view = { turn: 11, points, fellowship: { corruption: 9 } } as WarView;
  return ended(
    { view, facts: {} } as Standing<WarView, WarFacts>,
    { game: 'war', seats, result, winners: [winner] } as unknown as MatchInfo,
  );
};

test('the end is told with its numbers, and how near the others were', () => {
  expect(told('fp-ring', 'fp', { fp: 2, sh: 8 })).toBe('The Ring was cast into the fire with Corruption at 9. Lobelia was 2 points short.');
  expect(told('shadow-ring', 'sh', { fp: 3, sh: 8 })).toBe('Corruption reached 9 in turn 11. Rosie was one point short.');
  expect(told('shadow-military', 'sh', { fp: 0, sh: 10 })).toBe('10 points were taken by turn 11. Corruption stood at 9.');
  expect(told('conceded-fp', 'sh', { fp: 0, sh: 3 })).toBeUndefined();
});

test('with four, who of the winners has won for himself is told, or that they share it', () => {
  const four = ['gondor', 'rohan', 'witch-king', 'saruman'];
  const end = (points: number[]) => {
    const players = four.map((seat, at) => ({ seat, side: at < 2 ? 'fp' : 'sh', personal: { points: points[at] } }));
    const view = { turn: 11, points: { fp: 0, sh: 10 }, fellowship: { corruption: 9 }, players } as unknown as WarView;
    const info = { game: 'war', seats: four.map((name) => seat(name, {})), result: 'shadow-military', winners: ['witch-king', 'saruman'] };
    return ended({ view, facts: {} } as Standing<WarView, WarFacts>, info as unknown as MatchInfo);
  };
  expect(end([9, 9, 7, 3])).toMatch(/The best of the winners: Witch-king, with 7 personal points\.$/);
  expect(end([9, 9, 4, 4])).toMatch(/share the personal victory, with 4 personal points each: Witch-king, Saruman\.$/);
});

const measure = (z: number | null, got = 10, expected = 8): Measure => ({ got, expected, deviation: 1, z });
const luck = (free: number | null, shadow: number | null, hunt: number | null): WarLuck =>
  ({
    free: { faces: [{ face: 'will', times: measure(free) }], combat: { hits: measure(free) } },
    shadow: { faces: [], combat: { hits: measure(shadow) } },
    hunt: { successes: measure(hunt), damage: measure(hunt, 14, 10) },
  }) as unknown as WarLuck;

test('luck has three kinds, each towards whom it was kind to', () => {
  const [dice, battles, hunt] = fortunes(luck(2, 1, 1));
  expect(dice).toMatchObject({ name: 'Action dice', about: '10 Wills of the West, 8 expected', kind: -2 });
  expect(battles!.kind).toBeCloseTo(-Math.SQRT1_2);
  expect(hunt).toMatchObject({ name: 'The Hunt', about: '14 damage, 10 expected' });
  expect(hunt!.kind).toBeCloseTo(Math.SQRT2);
});

test('what was never left to chance is no luck', () => expect(fortunes(luck(null, null, null))).toEqual([]));
