// Keys for minions.

import { expect, test } from 'vitest';
import { lettersFor } from './actions';

test('every minion has a letter of its own, and none that means something else', () => {
  const names = Array.from({ length: 30 }, (_, at) => `1C151.${at}`);
  const letters = [...lettersFor(names).values()];
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.filter((letter) => 'GHILPSUW'.includes(letter))).toEqual([]);
  expect(letters.length).toBeGreaterThan(12);
});
