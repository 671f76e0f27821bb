import { expect, test } from 'vitest';
import { inBox, inDisc, TOKEN, tokens } from './stack';

const gondor = { gondor: { regulars: 3, elites: 1, leaders: 0 } };

test('what is not there has no token', () => {
  const kinds = tokens({ units: gondor, nazgul: 0, characters: ['boromir'] }).map((t) => [t.kind, t.count]);
  expect(kinds).toEqual([
    ['regular', 3],
    ['elite', 1],
    ['character', 1],
  ]);
});

test('many Characters are one token with a number', () => {
  const [token, ...others] = tokens({ units: {}, nazgul: 0, characters: ['boromir', 'gimli', 'legolas'] });
  expect(token).toMatchObject({ kind: 'character', count: 3 });
  expect(others).toEqual([]);
});

test('a crowd of several Nations is put together by kind', () => {
  const units = {
    dwarves: { regulars: 1, elites: 2, leaders: 0 },
    elves: { regulars: 1, elites: 0, leaders: 0 },
    north: { regulars: 2, elites: 1, leaders: 1 },
  };
  const together = tokens({ units, nazgul: 0, characters: [] }).map((t) => [t.kind, t.count, t.nations.join(' ')]);
  expect(together).toEqual([
    ['regular', 4, 'dwarves elves north'],
    ['elite', 3, 'dwarves north'],
    ['leader', 1, 'north'],
  ]);
});

test.each([1, 2, 3, 4, 5, 6, 8, 12])('%i tokens stay in their place and do not cover each other', (count) => {
  const { scale, at } = inBox(count, 40, 20);
  at.forEach(([x, y], i) => {
    expect(Math.abs(x) + (TOKEN.width * scale) / 2).toBeLessThanOrEqual(20.001);
    expect(Math.abs(y) + (TOKEN.height * scale) / 2).toBeLessThanOrEqual(10.001);
    for (const [u, v] of at.slice(0, i))
      expect(Math.max(Math.abs(x - u) / TOKEN.width, Math.abs(y - v) / TOKEN.height)).toBeGreaterThanOrEqual(scale - 1e-9);
  });
  for (const [x, y] of inDisc(count, 20).at) expect(Math.hypot(x, y)).toBeLessThan(20);
});
