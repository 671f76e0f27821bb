// Small pictures of positions: what they show, and that they fetch nothing of the table.

import { expect, test } from 'vitest';
import { places as onMap, shapes } from '../map/places';
import { armiesIn, DOOR, discOf, MAP, outlineOf, partOf } from './picture';
import type { WarPicture } from '../wire';
import places from './places.json';

const files = import.meta.glob<string>('../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const sources = Object.fromEntries(Object.entries(files).map(([path, text]) => [path.replace(/^\.\//, '../glance/'), text]));

const { arrow: _, ...NO_MOVE } = DOOR;

test('regions stand where they stand on the map', () => {
  expect(Object.keys(places).sort()).toEqual(Object.keys(shapes.regions).sort());
  for (const [id, { at }] of Object.entries(places)) {
    const { x, y } = onMap[id]!.disc;
    expect([id, Math.abs(at[0]! - x) < 1, Math.abs(at[1]! - y) < 1]).toEqual([id, true, true]);
  }
});

test('the part that is shown has what matters in it, and never leaves the map', () => {
  for (const at of Object.keys(places)) {
    const part = partOf({ ...NO_MOVE, at }, 300, 2);
    const { x, y } = discOf(at, 1)!;
    expect(Math.abs(x - part.x)).toBeLessThanOrEqual(part.width / 2);
    expect(Math.abs(y - part.y)).toBeLessThanOrEqual(part.height / 2);
    expect(part.x - part.width / 2).toBeGreaterThanOrEqual(0);
    expect(part.x + part.width / 2).toBeLessThanOrEqual(MAP.width);
    expect(part.y + part.height / 2).toBeLessThanOrEqual(MAP.height);
  }
  const far: WarPicture = { ...DOOR, at: 'edoras', arrow: ['umbar', 'edoras'] };
  const part = partOf(far, 300, 2);
  for (const end of far.arrow!) expect(Math.abs(discOf(end, 1)!.y - part.y)).toBeLessThanOrEqual(part.height / 2);
});

test('armies are plates with what they have; besiegers stand below the besieged', () => {
  const shown = armiesIn(DOOR, { x: MAP.width / 2, y: MAP.height / 2, ...MAP }, 1);
  expect(shown).toHaveLength(DOOR.armies.length);
  const [inside, outside] = ['helms-deep fp', 'helms-deep sh'].map((key) => shown.find((army) => army.key === key)!);
  expect([inside!.isBesieged, outside!.isBesieged]).toEqual([true, false]);
  expect(outside!.y).toBeGreaterThan(inside!.y);
  expect(inside!.figures.units).toEqual({ rohan: { regulars: 2, elites: 1, leaders: 0 } });
});

test('what the server may send and we do not know is left out', () => {
  const picture: WarPicture = {
    ...DOOR,
    at: 'nowhere',
    arrow: ['nowhere', 'erebor'],
    armies: [['nowhere', 'sh', 'sauron', 1, 0, 0, 0]],
  };
  expect(armiesIn(picture, partOf(picture, 300, 2), 1)).toEqual([]);
  expect(outlineOf('nowhere')).toBe('');
});

test('nothing of the table is fetched for them', () => {
  const whole = (from: string, to: string) => new URL(to, `https://war${from.slice(2)}`).pathname.replace('/', '../');
  const needs = (path: string) =>
    [...sources[path]!.matchAll(/^\s*(?:import|export)\s(?!type\b)(?:[^'"]*?from\s)?'(\.[^']+)'/gm)].map((match) => whole(path, match[1]!));
  const found = new Set(['../glance/glance.ts']);
  for (const path of found) {
    for (const needed of needs(path)) {
      const file = [needed, `${needed}.ts`].find((each) => each in sources);
      if (file) found.add(file);
    }
  }
  expect(found).toContain('../pieces/Plate.svelte');
  expect([...found].filter((path) => /^\.\.\/(table|match|learn)\/|WorldMap|\/(kind|places|geometry)\.ts$/.test(path))).toEqual([]);
});
