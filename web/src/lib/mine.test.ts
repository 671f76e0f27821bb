// One's own matches, of which the newest are looked at again and again.

import { expect, test } from 'vitest';
import type { MatchInfo } from '../wire';
import { nextOf } from './api';
import { NONE, renewed, withOlder } from './mine';

/** Matches from a newer to an older one; they are named by when they were made. */
const made = (from: number, to: number): MatchInfo[] =>
  Array.from({ length: from - to + 1 }, (_, at) => ({ id: `m${from - at}`, created: from - at }) as MatchInfo);
const ids = (matches: MatchInfo[]) => matches.map((match) => match.id);

test('a short list is all there is', () => {
  expect(renewed(NONE, made(3, 1))).toEqual({ matches: made(3, 1), hasOlder: false });
  expect(renewed({ matches: made(4, 1), hasOlder: false }, made(3, 1)).matches).toEqual(made(3, 1));
});

test('older ones are asked for, and stay when the newest are looked at again', () => {
  const first = renewed(NONE, made(250, 151));
  expect(first.hasOlder).toBe(true);
  const second = withOlder(first, made(150, 51));
  expect(second.hasOlder).toBe(true);
  const third = withOlder(second, made(50, 1));
  expect(third).toEqual({ matches: made(250, 1), hasOlder: false });
  // One was made since, and one is not mine any more.
  const newest = made(251, 151).filter((match) => match.id !== 'm200');
  const again = renewed(third, newest);
  expect(ids(again.matches)).toEqual(ids(made(251, 1)).filter((id) => id !== 'm200'));
  expect(again.hasOlder).toBe(false);
});

test('the next part of a table is where the header says', () => {
  expect(nextOf('</api/me/results/chess?before=m1>; rel="next"')).toBe('/api/me/results/chess?before=m1');
  expect(nextOf(null)).toBeUndefined();
});
