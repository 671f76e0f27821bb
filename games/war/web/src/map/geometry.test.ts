// The drawing against the rules: who touches whom is measured on the outlines themselves, never read from the notes in
// shapes.json, and compared with the table of regions that the rules use.
import { parse } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { data } from './data';
import { borders, contains, length, linePath, neighbours, next, outline, ringPath } from './geometry';
import { shapes } from './places';
import type { Point } from './types';

interface Row {
  id: string;
  x: number;
  y: number;
  settlement?: string;
  coastal?: boolean;
  neighbours: string[];
  walls?: string[];
}

const { region: rows } = parse(data('map.toml')) as unknown as { region: Row[] };

const pair = (a: string, b: string) => [a, b].sort().join(' | ');
const pairs = (of: (row: Row) => string[]) => new Set(rows.flatMap((row) => of(row).map((other) => pair(row.id, other))));
const open = pairs((row) => row.neighbours);
const barred = pairs((row) => row.walls ?? []);

/** Pair of neighbours on the drawing -> the steps of the outline they have in common. */
function contacts(): Map<string, Point[][]> {
  const owners = new Map<string, string>();
  const found = new Map<string, Point[][]>();
  const areas = { ...shapes.regions, ...shapes.waters };
  for (const [id, { ring }] of Object.entries(areas)) {
    const points = outline(shapes, ring);
    points.forEach((p, i) => {
      const step = [points.at(i - 1)!, p];
      const key = step.map(String).sort().join(' ');
      const other = owners.get(key);
      if (other) found.set(pair(id, other), [...(found.get(pair(id, other)) ?? []), step]);
      else owners.set(key, id);
    });
  }
  return found;
}

const drawn = contacts();
const isWater = (name: string) => name.split(' | ').some((side) => side in shapes.waters);

test('the drawing has the regions of the rules', () => {
  expect(Object.keys(shapes.regions).sort()).toEqual(rows.map((row) => row.id).sort());
});

test('two regions share a border exactly if they are neighbours or walls are between them', () => {
  expect([...drawn.keys()].filter((name) => !isWater(name)).sort()).toEqual([...open, ...barred].sort());
});

test('every border is long enough to be seen', () => {
  for (const [name, steps] of drawn)
    expect(
      steps.reduce((sum, s) => sum + length(s), 0),
      name,
    ).toBeGreaterThan(17);
});

test('regions that share no border keep apart: no two meet in a point only', () => {
  const at = new Map<string, Set<string>>();
  for (const [id, { ring }] of Object.entries(shapes.regions))
    for (const p of outline(shapes, ring)) at.set(String(p), (at.get(String(p)) ?? new Set()).add(id));
  for (const here of at.values())
    for (const a of here) for (const b of here) if (a < b) expect(drawn.has(pair(a, b)), `${a} and ${b}`).toBe(true);
});

test('impassable borders, and no others, are mountains', () => {
  const kinds = new Map(borders(shapes).map((arc) => [pair(arc.sides[0]!, arc.sides[1]!), arc.kind]));
  expect(new Set([...kinds].filter(([, kind]) => kind === 'mountain').map(([name]) => name))).toEqual(barred);
  expect(new Set([...kinds].filter(([, kind]) => kind === 'plain').map(([name]) => name))).toEqual(open);
});

test('the regions on the sea are the coastal ones', () => {
  const wet = [...drawn.keys()].map((name) => name.split(' | ')).filter((sides) => sides.includes('sea'));
  const coastal = rows.filter((row) => row.coastal).map((row) => row.id);
  expect(wet.map((sides) => sides.find((side) => side !== 'sea')).sort()).toEqual(coastal.sort());
});

test('the outlines cover the sheet, once', () => {
  const area = (ring: number[]) =>
    outline(shapes, ring).reduce((sum, [x, y], i, all) => sum + (all.at(i - 1)![0] * y - x * all.at(i - 1)![1]) / 2, 0);
  const total = Object.values({ ...shapes.regions, ...shapes.waters }).reduce((sum, r) => sum + Math.abs(area(r.ring)), 0);
  expect(total).toBeCloseTo(shapes.width * shapes.height, 0);
});

test.each(rows)('$id has its middle inside, and a place for its settlement', (row) => {
  const { ring, settlement } = shapes.regions[row.id]!;
  expect(contains(outline(shapes, ring), [row.x * shapes.width, row.y * shapes.height])).toBe(true);
  expect(Boolean(settlement)).toBe(Boolean(row.settlement));
});

test('neighbours are those of the rules', () => {
  const found = neighbours(shapes);
  for (const row of rows) expect(found[row.id]!.sort(), row.id).toEqual(row.neighbours.toSorted());
});

describe('paths', () => {
  test('a line begins and ends where its points do', () => {
    expect(
      linePath([
        [0, 0],
        [10, 0],
      ]),
    ).toBe('M0 0L10 0');
    expect(
      linePath([
        [0, 0],
        [10, 0],
        [20, 10],
        [30, 10],
      ]),
    ).toBe('M0 0Q10 0 15 5Q20 10 30 10');
  });

  test('a border is the same line from both sides', () => {
    const points = shapes.arcs[0]!.points;
    const stops = (d: string) => d.match(/[-\d.]+ [-\d.]+(?=[QL]|$)/g)!;
    expect(stops(linePath(points.toReversed())).toReversed()).toEqual(stops(linePath(points)));
  });

  test('a ring is closed', () => {
    expect(ringPath(shapes, shapes.regions['andrast']!.ring)).toMatch(/^M[^M]*Z$/);
  });
});

describe('walking with the arrow keys', () => {
  const all = Object.keys(shapes.regions);

  test('goes where the arrow points', () => {
    expect(next(shapes, 'edoras', all, 'ArrowRight')).toBe('folde');
    expect(next(shapes, 'edoras', all, 'ArrowDown')).toBe('lamedon');
    expect(next(shapes, 'edoras', ['bree', 'khand'], 'ArrowLeft')).toBe('bree');
  });

  test('reaches every region from every other', () => {
    const seen = new Set(['the-shire']);
    for (const id of seen)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
        const to = next(shapes, id, all, key);
        if (to) seen.add(to);
      }
    expect(seen.size).toBe(all.length);
  });
});
