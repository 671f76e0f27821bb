// What glides over the map.

import { expect, test } from 'vitest';
import type { Arg, Line } from '@house/wire';
import { bentWay, glides } from './glides';

const named = (kind: string, id: string, args?: { [name: string]: Arg }): Arg => ({ named: { kind, id, ...(args ? { args } : {}) } });
const line = (number: number, name: string, args: { [name: string]: Arg }): Line => ({
  number,
  at: 0,
  position: number,
  what: { event: { name, args } },
});
const way = { from: named('region', 'dale'), to: named('region', 'erebor') };
const regulars: Arg = named('figure', 'regular', { count: { number: 3 }, of: named('nation', 'north-of') });
const nazgul: Arg = named('figure', 'nazgul', { count: { number: 2 } });

test('armies and Nazgûl that moved since a line', () => {
  const moved = line(3, 'moved', { ...way, side: named('side', 'fp'), army: { many: [regulars, named('character', 'strider')] } });
  const flew = line(4, 'flew', { ...way, count: { number: 2 } });
  const [army, flight] = glides([line(2, 'moved', { ...way, side: named('side', 'sh'), army: { many: [nazgul] } }), moved, flew], 2);
  expect(army).toEqual({
    number: 3,
    from: 'dale',
    to: 'erebor',
    side: 'fp',
    army: { units: { north: { regulars: 3, elites: 0, leaders: 0 } }, nazgul: 0, characters: ['strider'] },
  });
  expect(flight!.army.nazgul).toBe(2);
});

test('attacks do not glide, and many moves at once are too many', () => {
  expect(glides([line(1, 'attacked', { ...way, side: named('side', 'sh') })], 0)).toEqual([]);
  const moves = Array.from({ length: 9 }, (_, at) => line(at, 'flew', { ...way, count: { number: 1 } }));
  expect(glides(moves, -1).map((each) => each.number)).toEqual([5, 6, 7, 8]);
});

test('the way is that of the arrow: from place to place, with a bend', () => {
  const points = bentWay({ x: 0, y: 0, r: 9 }, { x: 60, y: 0, r: 9 });
  expect(points[0]).toEqual([0, 0]);
  expect(points.at(-1)).toEqual([60, 0]);
  expect(points[4]).toEqual([30, -5]);
});
