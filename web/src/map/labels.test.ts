import { describe, expect, test } from 'vitest';
import advances from './advances.json';
import { wordsOf } from './demo-position';
import { contains, outline, toEdge } from './geometry';
import { fitLabel, SMALLEST, waysToBreak } from './labels';
import placesFile from './places.json';
import shapesFile from './shapes.json';
import type { Place, Point, Shapes } from './types';

const shapes = shapesFile as unknown as Shapes;
const places = placesFile as unknown as Record<string, Place>;

test('a name can be broken at blanks and after hyphens', () => {
  expect(waysToBreak('Észak-Anduin völgye')).toEqual([
    ['Észak-Anduin völgye'],
    ['Észak-', 'Anduin völgye'],
    ['Észak-', 'Anduin', 'völgye'],
    ['Észak-Anduin', 'völgye'],
  ]);
});

describe.each(['en', 'hu', 'tr', 'cs', 'he'])('the names in %s', (language) => {
  const named = wordsOf(language).regions;

  test.each(Object.keys(shapes.regions))('%s', (id) => {
    const region = shapes.regions[id]!;
    const label = fitLabel(advances, named[id]!, places[id]!.rooms, region.label);
    expect(label.size, 'readable').toBeGreaterThanOrEqual(SMALLEST);
    const [w, h] = [label.width / 2, label.height / 2];
    const corners: Point[] = [[-w, -h], [w, -h], [-w, h], [w, h], [0, -h], [0, h], [-w, 0], [w, 0]];
    const border = outline(shapes, region.ring);
    for (const [dx, dy] of corners) {
      const corner: Point = [label.x + dx, label.y + dy];
      expect(contains(border, corner) && toEdge(border, corner) > 1.5, 'inside the region').toBe(true);
    }
    const { x, y, r } = places[id]!.disc;
    const [px, py] = [Math.abs(x - label.x), Math.abs(y - label.y)];
    expect(Math.hypot(Math.max(0, px - w), Math.max(0, py - h)), 'clear of the pieces').toBeGreaterThanOrEqual(r);
    expect(r, 'room for an army').toBeGreaterThanOrEqual(15);
    expect(contains(border, [x, y]) && toEdge(border, [x, y]) > r - 2, 'the army is inside').toBe(true);
  });
});
