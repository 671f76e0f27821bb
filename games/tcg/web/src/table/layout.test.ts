// Which shape of a table fits which window, and how large its cards are.

import { expect, test } from 'vitest';
import { CARDS, cardHeight, cardWidth, isLarge, layoutOf } from './layout';

test.each([
  [1280, 800, 'wide'],
  [1920, 1080, 'wide'],
  [820, 1180, 'tall'],
  [740, 360, 'low'],
  [360, 740, 'phone'],
])('%i by %i is %s', (width, height, layout) => expect(layoutOf(width, height)).toBe(layout));

test('only the largest windows have large cards', () => {
  expect([isLarge(1920, 1080), isLarge(1280, 800)]).toEqual([true, false]);
});

test('cards shrink before anything scrolls, and never too much', () => {
  expect(cardWidth(CARDS.wide, 5, 840, 30)).toBe(88);
  expect(cardWidth(CARDS.wide, 9, 840, 12)).toBe(81);
  expect(cardWidth(CARDS.wide, 40, 840, 12)).toBe(52);
  expect(cardWidth(CARDS.wide, 0, 840, 12)).toBe(88);
});

test('as many as lie below each other fit', () => {
  expect(cardHeight(88, 424, 2)).toBe(88);
  expect(cardHeight(88, 424, 3) * 1.38 * 3).toBeLessThan(424);
  expect(cardHeight(88, 0, 2)).toBe(88);
});
