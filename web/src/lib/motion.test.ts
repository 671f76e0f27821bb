// How fast things move.

import { afterEach, expect, test, vi } from 'vitest';
import { pace } from './motion';
import { settings } from './settings.svelte';

afterEach(() => {
  settings.speed = 'normal';
  vi.unstubAllGlobals();
});

test('as somebody likes', () => {
  const paces = (['slow', 'normal', 'fast', 'off'] as const).map((speed) => {
    settings.speed = speed;
    return pace();
  });
  expect(paces).toEqual([...paces].sort((one, other) => other - one));
  expect(paces.at(-1)).toBe(0);
});

test('not at all for those whom it disturbs', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(pace()).toBe(0);
});
