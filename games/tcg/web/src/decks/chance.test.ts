// What is left to chance.

import { expect, test } from 'vitest';
import { oneOf } from './chance';

test('each of several can come up', () => {
  const all = ['aragorn', 'gandalf', 'gimli', 'legolas'];
  expect([0, 0.26, 0.5, 0.999].map((luck) => oneOf(all, () => luck))).toEqual(all);
});
