import { expect, test } from 'vitest';
import { shared } from './shared';

const before = () => ({ mill: { wood: 3, who: ['axe'] }, ford: { wood: 1, who: [] }, turn: 1 });

test('what is equal is the same object, and so is everything inside of what is not', () => {
  const [one, other] = [before(), before()];
  expect(shared(one, other)).toBe(one);
  other.ford.wood = 2;
  const made = shared(one, other);
  expect(made).toEqual(other);
  expect(made.mill).toBe(one.mill);
  expect(made.ford).not.toBe(one.ford);
  expect(made.ford.who).toBe(one.ford.who);
});

test.each([
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: 1, b: undefined }, { a: 1 }],
  [
    { a: undefined, b: 1 },
    { b: 1, c: undefined },
  ],
  [
    [1, 2],
    [1, 2, 3],
  ],
  [
    [1, 2, 3],
    [1, 2],
  ],
  [[], {}],
  [{}, []],
  [{ a: null }, { a: {} }],
  [{ a: {} }, { a: null }],
  [null, { a: 1 }],
  ['a', 'b'],
])('%j becomes %j, whatever it shares', (one, other) => {
  expect(shared(one, other)).toStrictEqual(other);
  expect(shared(one, other)).not.toBe(one);
});
