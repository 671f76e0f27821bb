// The log as it is read.

import { expect, test } from 'vitest';
import type { Line } from '../wire';
import { isAbout, lastMoves, lastRegions, merged, moveOf, standing, topicsOf, type LogKind } from './log';

const line = (number: number, name: string, args = {}): Line => ({ number, at: 0, position: number, what: { event: { name, args } } });

const kind: LogKind = {
  topics: { trade: ['sold', 'bought'] },
  isHeading: (told) => told.name === 'turn',
  together: (before, line) =>
    'event' in line.what && line.what.event.name === 'sold' && 'event' in before.what && before.what.event.name === 'sold'
      ? line
      : undefined,
};
const deed = (number: number, position: number): Line => ({ number, at: 0, position, what: { deed: { seat: 'north', deed: 'undo' } } });

test('lines that belong together share one, as the game says', () => {
  const lines = [line(1, 'sold'), line(2, 'sold'), line(3, 'bought')];
  expect(merged(lines, kind).map((each) => each.number)).toEqual([2, 3]);
  expect(merged(lines)).toEqual(lines);
});

test('lines can be sought by what they are about', () => {
  expect(topicsOf(kind)).toEqual(['all', 'trade', 'table']);
  expect(isAbout(line(1, 'sold'), 'trade', kind)).toBe(true);
  expect(isAbout(line(1, 'built'), 'trade', kind)).toBe(false);
  expect(isAbout(line(1, 'turn'), 'trade', kind)).toBe(true);
  expect([isAbout(deed(1, 1), 'table', kind), isAbout(deed(1, 1), 'trade', kind)]).toEqual([true, false]);
});

test('what was taken back is not told', () => {
  const [before, sold, undo, instead] = [line(10, 'turn'), line(12, 'sold'), deed(13, 11), line(14, 'bought')];
  expect(standing([before, sold, undo, instead])).toEqual([before, undo, instead]);
});

test('the regions of the last position', () => {
  const at = (id: string) => ({ named: { kind: 'region', id } });
  expect(lastRegions([line(1, 'captured', { at: at('bridge') }), line(2, 'moved', { from: at('mill'), to: at('hill') })])).toEqual([
    'mill',
    'hill',
  ]);
  expect(lastRegions([])).toEqual([]);
});

test('what moved last, and what is about to move', () => {
  const at = (id: string) => ({ named: { kind: 'region', id } });
  const went = { from: at('mill'), to: at('hill') };
  const move = { from: 'mill', to: 'hill', planned: false };
  expect(lastMoves([line(1, 'moved', { from: at('bridge'), to: at('ford') }), line(2, 'moved', went)])).toEqual([move]);
  expect(moveOf({ name: 'move-figures', args: went }, true)).toEqual([{ ...move, planned: true }]);
  expect(moveOf({ name: 'captured', args: { at: at('mill') } }, false)).toEqual([]);
});
