// The log of War as it is read.

import { expect, test } from 'vitest';
import { isAbout, merged, topicsOf } from '@house/lib/log';
import type { Line } from '@house/wire';
import { log } from './log';

const side = (id: string) => ({ named: { kind: 'side', id } });
const face = (id: string) => ({ named: { kind: 'face', id } });
const line = (number: number, name: string, args = {}): Line => ({ number, at: 0, position: number, what: { event: { name, args } } });

test('dice that one side rolled in a row share a line', () => {
  const lines = [
    line(1, 'rolled', { side: side('fp'), face: face('army') }),
    line(2, 'rolled', { side: side('fp'), face: face('will') }),
    line(3, 'rolled', { side: side('sh'), face: face('eye') }),
    line(4, 'passed', { side: side('sh') }),
  ];
  const told = merged(lines, log);
  expect(told.map((each) => each.number)).toEqual([2, 3, 4]);
  expect(told[0]!.what).toEqual({ event: { name: 'rolled', args: { side: side('fp'), face: { many: [face('army'), face('will')] } } } });
});

test('lines can be sought by what they are about', () => {
  expect(topicsOf(log)).toEqual(['all', 'battle', 'fellowship', 'cards', 'table']);
  expect(isAbout(line(1, 'hits'), 'battle', log)).toBe(true);
  expect(isAbout(line(1, 'hits'), 'cards', log)).toBe(false);
  expect(isAbout(line(1, 'laid'), 'battle', log) && isAbout(line(1, 'laid'), 'cards', log)).toBe(true);
  expect(isAbout(line(1, 'turn'), 'cards', log)).toBe(true);
});
