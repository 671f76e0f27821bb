import { describe, expect, test } from 'vitest';
import advances from './advances.json';
import { wordsOf } from './demo-position';
import { contains, outline, toEdge } from './geometry';
import { fitLabel, SMALLEST, waysToBreak } from './labels';
import { discOf, places, shapes } from './places';
import type { Point } from './types';

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
    const corners: Point[] = [
      [-w, -h],
      [w, -h],
      [-w, h],
      [w, h],
      [0, -h],
      [0, h],
      [-w, 0],
      [w, 0],
    ];
    const border = outline(shapes, region.ring);
    for (const [dx, dy] of corners) {
      const corner: Point = [label.x + dx, label.y + dy];
      expect(contains(border, corner) && toEdge(border, corner) > 1.5, 'inside the region').toBe(true);
    }
    const { x, y, r } = discOf(id);
    const [px, py] = [Math.abs(x - label.x), Math.abs(y - label.y)];
    expect(Math.hypot(Math.max(0, px - w), Math.max(0, py - h)), 'clear of the pieces').toBeGreaterThanOrEqual(r);
    expect(r, 'room for an army').toBeGreaterThanOrEqual(15);
    expect(contains(border, [x, y]) && toEdge(border, [x, y]) > r - 2, 'the army is inside').toBe(true);
  });
});
