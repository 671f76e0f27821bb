// Times and numbers.

import { expect, test } from 'vitest';
import { ago, percent, tenths } from './format';

test('how long ago something was', () => {
  const now = 1_800_000_000_000;
  expect(ago(now - 10_000, now, 'en')).toBe('now');
  expect(ago(now - 5 * 60_000, now, 'en')).toBe('5 minutes ago');
  expect(ago(now - 3 * 3_600_000, now, 'cs')).toBe('před 3 hodinami');
  expect(ago(now + 1000, now, 'en')).toBe('now');
});

test('chances and measures', () => {
  expect(percent(0.196, 'en')).toBe('20%');
  expect(tenths(2.345, 'hu')).toBe('2,3');
});
