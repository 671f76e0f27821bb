import { expect, test } from 'vitest';
import { explainedAt, explains, explanationAt, placed, type Box } from './explain';

const window = { width: 1280, height: 800 };
const tip = { width: 300, height: 200 };
const covers = (about: Box, { left, top }: { left: number; top: number }) =>
  left < about.right && left + tip.width > about.left && top < about.bottom && top + tip.height > about.top;

test.each([
  ['in the middle', { left: 600, top: 380, right: 700, bottom: 420 }],
  ['in a corner', { left: 0, top: 0, right: 40, bottom: 40 }],
  ['at the foot', { left: 900, top: 760, right: 1270, bottom: 800 }],
  ['as high as the window', { left: 500, top: 10, right: 700, bottom: 790 }],
])('a tip about something %s stands in the window and does not cover it', (_, about) => {
  const place = placed(about, tip, window);
  expect(covers(about, place)).toBe(false);
  expect(place.left).toBeGreaterThanOrEqual(0);
  expect(place.top).toBeGreaterThanOrEqual(0);
  expect(place.left + tip.width).toBeLessThanOrEqual(window.width);
  expect(place.top + tip.height).toBeLessThanOrEqual(window.height);
});

test('the innermost thing is explained, while it is there', () => {
  const [outer, inner] = [document.createElement('div'), document.createElement('span')];
  outer.append(inner);
  explains(() => ({ title: 'outer', parts: [] }))(outer);
  const stop = explains(() => ({ title: 'inner', parts: [] }))(inner);
  expect(explanationAt(inner)?.title).toBe('inner');
  expect(inner.getAttribute('tabindex')).toBe('-1');
  if (stop) stop();
  expect(explanationAt(inner)?.title).toBe('outer');
  expect(explainedAt(inner)).toBe(outer);
});
