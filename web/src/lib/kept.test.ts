// What is kept in the browser of matches that were left.

import { beforeEach, expect, test, vi } from 'vitest';
import type { Line, Seen } from '../wire';
import { forgetMatches, keep, keepFacts, keptFacts, keptMatch, keptMatches } from './kept';

const seen = (id: string) => ({ info: { id }, log: [{ number: 1 }] }) as unknown as Seen;
const lines = (count: number) => Array.from({ length: count }, (_, at) => ({ number: at + 1 }) as Line);

beforeEach(() => localStorage.clear());

test('a match is kept with the end of its log', () => {
  keep('a', seen('a'), lines(200), [{ type: 'answer', id: 'x', version: 1, seat: 'north', answer: 'bridge' }]);
  const kept = keptMatch('a')!;
  expect(kept.lines).toHaveLength(60);
  expect(kept.lines.at(-1)?.number).toBe(200);
  expect(kept.seen.log).toEqual([]);
  expect(kept.waiting).toHaveLength(1);
  expect(keptMatch('b')).toBeNull();
});

test('the five that were left last are kept', () => {
  vi.useFakeTimers();
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
    vi.advanceTimersByTime(10);
    keep(id, seen(id), [], []);
  }
  vi.useRealTimers();
  expect(keptMatches().map((each) => each.info.id)).toEqual(['g', 'f', 'e', 'd', 'c']);
});

test('who signs out leaves no match behind', () => {
  keepFacts('toy', { regions: [] });
  keep('a', seen('a'), [], []);
  forgetMatches();
  expect(keptMatches()).toEqual([]);
  expect(keptFacts('toy')).toEqual({ regions: [] });
});

test('a browser that keeps nothing does no harm', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keep('a', seen('a'), [], []);
  expect(keptMatch('a')).toBeNull();
  full.mockRestore();
});
