import { expect, test } from 'vitest';
import { framed, CLOSEST, keep, opening, reveal, whole, zoom } from './camera';

const sheet = { width: 1450, height: 1000 };
const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

test('on a desk the map opens as wide as the window, on a phone whole', () => {
  expect(opening(sheet, desk).k).toBeCloseTo(1280 / 1450);
  expect(opening(sheet, phone)).toEqual(whole(sheet, phone));
  expect(whole(sheet, phone).k).toBeCloseTo(360 / 1450);
});

test('the place under the pointer stays there', () => {
  const before = { x: -200, y: -150, k: 1.5 };
  const after = zoom(before, 1.3, [400, 300], sheet, desk);
  expect((400 - after.x) / after.k).toBeCloseTo((400 - before.x) / before.k);
  expect((300 - after.y) / after.k).toBeCloseTo((300 - before.y) / before.k);
});

test('neither closer than the limit nor smaller than the window', () => {
  expect(zoom({ x: 0, y: 0, k: 3 }, 9, [0, 0], sheet, desk).k).toBe(CLOSEST);
  expect(zoom({ x: 0, y: 0, k: 1 }, 0.01, [0, 0], sheet, desk)).toEqual(whole(sheet, desk));
});

test('the sheet cannot be lost', () => {
  expect(keep({ x: 500, y: -9000, k: 2 }, sheet, desk)).toEqual({ x: 0, y: 800 - 2000, k: 2 });
  expect(keep({ x: 500, y: 0, k: 0.5 }, sheet, desk)).toEqual({ x: (1280 - 725) / 2, y: 150, k: 0.5 });
});

test('a place is brought into the window, and left alone if it is there', () => {
  const camera = { x: 0, y: 0, k: 2 };
  expect(reveal(camera, { x: 300, y: 200, r: 30 }, sheet, desk)).toEqual(camera);
  const moved = reveal(camera, { x: 1000, y: 200, r: 30 }, sheet, desk);
  expect(moved.x + 1000 * 2).toBeLessThan(1280 - 60);
  const closer = reveal(whole(sheet, phone), { x: 700, y: 500, r: 30 }, sheet, phone, 0.8);
  expect(closer).toEqual({ x: 180 - 700 * 0.8, y: 370 - 500 * 0.8, k: 0.8 });
});

test('a part is shown as large as it fits, within what is wanted', () => {
  const part = { x: 700, y: 500, width: 600, height: 100 };
  expect(framed(part, sheet, phone, 2)).toEqual({ x: 180 - 700 * 0.6, y: 370 - 500 * 0.6, k: 0.6 });
  expect(framed({ ...part, width: 30, height: 30 }, sheet, phone, 0.8).k).toBe(0.8);
  expect(framed({ ...part, width: 9000 }, sheet, phone, 2)).toEqual(whole(sheet, phone));
});
