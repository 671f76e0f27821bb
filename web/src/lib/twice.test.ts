// Which clicks only repeat the one before.

import { beforeEach, expect, test, vi } from 'vitest';
import { Twice } from './twice';

let now = 0;
let twice: Twice;

beforeEach(() => {
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  twice = new Twice();
});

test('the second of two on the same thing, until one can have seen what the first did', () => {
  expect(twice.is('region mill')).toBe(false);
  now += 200;
  expect(twice.is('region mill')).toBe(true);
  // However often somebody clicks, he is heard again in a moment.
  now += 150;
  expect(twice.is('region mill')).toBe(false);
});

test('two different things are two clicks, and so is the same one after something else', () => {
  expect(twice.is('region mill')).toBe(false);
  expect(twice.is('region ford')).toBe(false);
  expect(twice.is('region mill')).toBe(false);
  twice.forget();
  expect(twice.is('region mill')).toBe(false);
});
