import { expect, test } from 'vitest';
import { flagAt, spread } from './spread';

const item = (id: string, x: number, y: number) => ({ id, x, y, width: 30, height: 30 });

test('what stands apart stays where it is', () => {
  expect(spread([item('a', 0, 0), item('b', 100, 0)], [], 17)).toEqual({ a: [0, 0], b: [0, 0] });
});

test('neighbours push each other apart', () => {
  const moved = spread([item('a', 0, 0), item('b', 20, 0)], [], 17);
  expect(moved.a![0]).toBeLessThan(-3);
  expect(moved.b![0]).toBeGreaterThan(3);
  expect(20 + moved.b![0] - moved.a![0]).toBeGreaterThan(29);
});

test('nothing goes farther than its reach', () => {
  const crowd = Array.from({ length: 9 }, (_, at) => item(String(at), at % 3, Math.floor(at / 3)));
  for (const [dx, dy] of Object.values(spread(crowd, [], 17))) expect(Math.hypot(dx, dy)).toBeLessThanOrEqual(17.001);
});

test('a name stays, and what stands on it goes aside', () => {
  const moved = spread([item('a', 0, 0)], [{ x: 0, y: 12, width: 60, height: 12 }], 17);
  expect(moved.a![1]).toBeLessThan(-5);
});

test('a flag stands where it hides least', () => {
  const below = { x: 0, y: 26, width: 80, height: 20 };
  expect(flagAt([0, 0], { width: 48, height: 19 }, 26, 44, [])).toMatchObject({ x: 0, y: 26 });
  expect(flagAt([0, 0], { width: 48, height: 19 }, 26, 44, [below])).toMatchObject({ x: 0, y: -26 });
});
