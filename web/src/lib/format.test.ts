// Times and numbers.

import { expect, test } from 'vitest';
import { ago, lengthOf, listed, percent, since, tenths } from './format';

test('how long ago something was', () => {
  const now = 1_800_000_000_000;
  expect(ago(now - 10_000, now, 'en')).toBe('now');
  expect(ago(now - 5 * 60_000, now, 'en')).toBe('5 minutes ago');
  expect(ago(now - 3 * 3_600_000, now, 'cs')).toBe('před 3 hodinami');
  expect(ago(now + 1000, now, 'en')).toBe('now');
});

test('for how long something waits', () => {
  const now = 1_800_000_000_000;
  expect(since(now - 10_000, now, 'en')).toBe('1 minute');
  expect(since(now - 20 * 60_000, now, 'en')).toBe('20 minutes');
  expect(since(now - 2 * 86_400_000, now, 'hu')).toBe('2 nap');
});

test('people in a sentence', () => {
  expect(listed(['Tom', 'Daisy', 'Bill'], 'en-GB')).toBe('Tom, Daisy and Bill');
});

test('chances and measures', () => {
  expect(percent(0.196, 'en')).toBe('20%');
  expect(tenths(2.345, 'hu')).toBe('2,3');
});

test('a length of time', () => {
  const minute = 60_000;
  expect(lengthOf(160 * minute)).toEqual({ days: 0, hours: 2, minutes: 40 });
  expect(lengthOf((3 * 1440 + 61) * minute)).toEqual({ days: 3, hours: 1, minutes: 1 });
});
