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
  const place = placed(about, tip, { window });
  expect(covers(about, place)).toBe(false);
  expect(place.left).toBeGreaterThanOrEqual(0);
  expect(place.top).toBeGreaterThanOrEqual(0);
  expect(place.left + tip.width).toBeLessThanOrEqual(window.width);
  expect(place.top + tip.height).toBeLessThanOrEqual(window.height);
});

const panel = { left: 10, top: 60, right: 300, bottom: 500 };
const board = { left: 310, top: 50, right: 1270, bottom: 790 };
const option = { left: 20, top: 120, right: 290, bottom: 160 };

test('a tip stands beside the panel, at the height of what it explains there', () => {
  expect(placed(option, tip, { window, panel, board })).toEqual({ left: 308, top: 120 });
  const right = { ...panel, left: 970, right: 1270 };
  expect(placed({ ...option, left: 980, right: 1260 }, tip, { window, panel: right })).toEqual({ left: 662, top: 120 });
});

test('about something on the board it stands there too, and hides neither it nor answers', () => {
  expect(placed({ left: 900, top: 400, right: 960, bottom: 460 }, tip, { window, panel, board })).toEqual({ left: 308, top: 60 });
  const near = { left: 320, top: 80, right: 380, bottom: 140 };
  expect(placed(near, tip, { window, panel, board })).toEqual({ left: 308, top: 300 });
  const answers = [{ left: 320, top: 310, right: 360, bottom: 350 }];
  expect(covers(answers[0]!, placed(near, tip, { window, panel, board, answers }))).toBe(false);
});

test('what a finger asks for stands at the head of the board', () => {
  const phone = { window: { width: 360, height: 740 }, panel: { left: 0, top: 400, right: 360, bottom: 740 }, isTouch: true };
  const map = { left: 0, top: 50, right: 360, bottom: 400 };
  expect(placed({ left: 20, top: 500, right: 340, bottom: 540 }, tip, { ...phone, board: map })).toEqual({ left: 30, top: 58 });
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
