// The log as it is read.

import { expect, test } from 'vitest';
import type { Line } from '../wire';
import { isAbout, lastMoves, lastRegions, merged, moveOf } from './log';

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
  const told = merged(lines);
  expect(told.map((each) => each.number)).toEqual([2, 3, 4]);
  expect(told[0]!.what).toEqual({ event: { name: 'rolled', args: { side: side('fp'), face: { many: [face('army'), face('will')] } } } });
});

test('lines can be sought by what they are about', () => {
  expect(isAbout(line(1, 'hits'), 'battle')).toBe(true);
  expect(isAbout(line(1, 'hits'), 'cards')).toBe(false);
  expect(isAbout(line(1, 'turn'), 'cards')).toBe(true);
});

test('the regions of the last position', () => {
  const at = (id: string) => ({ named: { kind: 'region', id } });
  expect(lastRegions([line(1, 'captured', { at: at('bree') }), line(2, 'moved', { from: at('dale'), to: at('erebor') })])).toEqual(['dale', 'erebor']);
  expect(lastRegions([])).toEqual([]);
});

test('what moved last, and what is about to move', () => {
  const at = (id: string) => ({ named: { kind: 'region', id } });
  const went = { from: at('dale'), to: at('erebor') };
  const move = { from: 'dale', to: 'erebor', planned: false };
  expect(lastMoves([line(1, 'moved', { from: at('bree'), to: at('buckland') }), line(2, 'moved', went)])).toEqual([move]);
  expect(moveOf({ name: 'move-figures', args: went }, true)).toEqual([{ ...move, planned: true }]);
  expect(moveOf({ name: 'captured', args: { at: at('dale') } }, false)).toEqual([]);
});
