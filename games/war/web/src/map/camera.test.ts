import { expect, test } from 'vitest';
import { CLOSEST, RIM, SEA, following, framed, keep, opening, reveal, whole, zoom, type Camera, type View } from './camera';

const sheet = { width: 1450, height: 1000 };
const desk: View = { width: 1280, height: 755, left: 312, fills: false, least: 0 };
const phone: View = { width: 360, height: 400, left: 0, fills: true, least: 0.46 };
const tablet: View = { width: 820, height: 619, left: 0, fills: true, least: 0 };

/** Where a place of the sheet is on the screen. */
const shown = ({ x, y, k }: Camera, at: { x: number; y: number }) => [x + at.x * k, y + at.y * k];

test('on a desk the land stands at the right, as large as the height or the room beside the panels allows', () => {
  const k = 755 / (1000 - 2 * RIM);
  const wide = opening(sheet, { ...desk, width: 1400 });
  expect([wide.k, wide.x, wide.y]).toEqual([k, 1400 - (1450 - RIM) * k, -RIM * k].map((number) => expect.closeTo(number)));
  const narrow = { ...desk, width: 1024 };
  const camera = opening(sheet, narrow);
  expect(camera.k).toBeCloseTo((1024 - 312) / (1450 - SEA - RIM));
  expect(shown(camera, { x: SEA, y: 0 })[0]).toBeCloseTo(312);
});

test('a phone is filled, and so is a tablet', () => {
  expect(opening(sheet, phone).k).toBe(0.46);
  const camera = opening(sheet, tablet);
  expect(camera.k).toBeCloseTo(820 / 1300);
  expect(camera.x).toBeLessThanOrEqual(0);
});

test('the place under the pointer stays there', () => {
  const before = { x: -400, y: -150, k: 1.5 };
  const after = zoom(before, 1.3, [700, 300], sheet, desk);
  expect((700 - after.x) / after.k).toBeCloseTo((700 - before.x) / before.k);
  expect((300 - after.y) / after.k).toBeCloseTo((300 - before.y) / before.k);
});

test('five notches of the wheel are less than a doubling', () => {
  expect(Math.exp(5 * 100 * 0.0012)).toBeLessThan(2);
});

test('neither closer than the limit nor smaller than the land', () => {
  expect(zoom({ x: 0, y: 0, k: 3 }, 9, [0, 0], sheet, desk).k).toBe(CLOSEST);
  expect(zoom({ x: 0, y: 0, k: 1 }, 0.01, [0, 0], sheet, desk)).toEqual(whole(sheet, desk));
});

test('the land cannot be lost, and its west can be brought out from under the panels', () => {
  expect(keep({ x: 900, y: -9000, k: 2 }, sheet, desk)).toEqual({ x: 312 - 2 * SEA, y: 755 - 2000 + 2 * RIM, k: 2 });
  expect(keep({ x: -9000, y: 0, k: 2 }, sheet, desk).x).toBe(1280 - 2900 + 2 * RIM);
});

test('a place is brought into the window, and left alone if it is there', () => {
  const camera = { x: -400, y: -100, k: 2 };
  expect(reveal(camera, { x: 600, y: 200, r: 30 }, sheet, desk)).toEqual(camera);
  const moved = reveal(camera, { x: 1200, y: 200, r: 30 }, sheet, desk);
  expect(shown(moved, { x: 1200, y: 200 })[0]).toBeLessThanOrEqual(1280 - 100);
});

test('a part is shown as large as it fits, within what is wanted', () => {
  const part = { x: 700, y: 500, width: 600, height: 100 };
  expect(framed(part, sheet, phone, 2)).toEqual({ x: 180 - 700 * 0.6, y: 200 - 500 * 0.6, k: 0.6 });
  expect(framed({ ...part, width: 30, height: 30 }, sheet, phone, 0.8).k).toBe(0.8);
});

const places = [
  { x: 900, y: 500, r: 30 },
  { x: 1000, y: 600, r: 30 },
];

test('a desk stands still while all targets can be seen and clicked', () => {
  const camera = opening(sheet, desk);
  expect(following(camera, places, [900, 400], sheet, desk)).toBe(camera);
  expect(following(camera, [], [900, 400], sheet, desk)).toBe(camera);
});

test('a target out of view brings the camera back so far that it is in, and what was clicked stays where it is', () => {
  const camera = { x: -1500, y: -900, k: 2.4 };
  const clicked = shown(camera, places[0]!) as [number, number];
  const after = following(camera, [...places, { x: 1200, y: 700, r: 30 }], clicked, sheet, desk);
  expect(after.k).toBeLessThan(camera.k);
  expect(shown(after, places[0]!)[0]).toBeCloseTo(clicked[0]);
  expect(shown(after, places[0]!)[1]).toBeCloseTo(clicked[1]);
  expect(shown(after, { x: 1200, y: 700 })[0]).toBeLessThanOrEqual(1280 - 13);
});

test('a target that is too small comes closer', () => {
  const small = { ...desk, width: 700, height: 560 };
  const camera = opening(sheet, small);
  const after = following(camera, [{ x: 900, y: 500, r: 12 }], shown(camera, { x: 900, y: 500 }) as [number, number], sheet, small);
  expect(2 * 12 * after.k).toBeCloseTo(18);
});

/** The land fills the window, and two panels reach out of the column: one at the bottom, one at the top. */
const covered: View = {
  ...desk,
  covered: [
    { left: 10, top: 600, right: 650, bottom: 745 },
    { left: 312, top: 0, right: 840, bottom: 300 },
  ],
};
const isUnder = ([x, y]: number[]) =>
  covered.covered!.some(({ left, top, right, bottom }) => x! > left && x! < right && y! > top && y! < bottom);

test('a target under a panel is out of view: the camera moves, no farther than it takes to see it well', () => {
  const camera = { x: -600, y: -500, k: 1.6 };
  const place = { x: 700, y: 720, r: 30 };
  expect(isUnder(shown(camera, place))).toBe(true);
  expect(following(camera, [place], [900, 400], sheet, desk)).toBe(camera);
  const after = following(camera, [place], [900, 400], sheet, covered);
  const [x, y] = shown(after, place);
  expect(isUnder([x!, y!])).toBe(false);
  expect([after.k, x, y]).toEqual([camera.k, shown(camera, place)[0], 600 - 70]);
});

test('targets of which one is covered are all brought out, farther away if they need more room', () => {
  const camera = { x: -600, y: -500, k: 1.6 };
  const all = [
    { x: 700, y: 500, r: 30 },
    { x: 1100, y: 800, r: 30 },
  ];
  const after = following(camera, all, [900, 400], sheet, covered);
  for (const place of all) {
    const [x, y] = shown(after, place);
    expect(isUnder([x!, y!])).toBe(false);
    expect(x! > 312 && x! < 1280 && y! > 0 && y! < 755).toBe(true);
  }
});

test('a place that is walked to comes out from under the panels', () => {
  const camera = { x: -600, y: -500, k: 1.6 };
  const place = { x: 700, y: 720, r: 10 };
  expect(reveal(camera, place, sheet, desk)).toEqual(camera);
  expect(isUnder(shown(reveal(camera, place, sheet, covered), place))).toBe(false);
});

test('what is out of the window is brought in as large as it is, beside a drawer', () => {
  const drawn = { ...desk, covered: [{ left: 864, top: 0, right: 1280, bottom: 755 }] };
  const camera = { x: -400, y: -100, k: 2.5 };
  const east = { x: 1200, y: 700, r: 30 };
  const after = following(camera, [east], shown(camera, east) as [number, number], sheet, drawn);
  expect(after.k).toBe(camera.k);
  const [x, y] = shown(after, east);
  expect(x! >= 312 && x! <= 864 && y! >= 0 && y! <= 755).toBe(true);
  // Also if that takes the edge of the land out from under it.
  const whole = opening(sheet, drawn);
  expect(shown(whole, east)[0]).toBeGreaterThan(864);
  expect(shown(following(whole, [east], [600, 300], sheet, drawn), east)[0]).toBeLessThanOrEqual(864);
});

test('what cannot be brought out leaves the camera as it is', () => {
  const all = { ...desk, covered: [{ left: 0, top: 0, right: 1280, bottom: 755 }] };
  const camera = opening(sheet, all);
  expect(following(camera, places, [900, 400], sheet, all)).toBe(camera);
});
