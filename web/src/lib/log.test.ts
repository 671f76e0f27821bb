// The log as it is read.

import { expect, test } from 'vitest';
import type { Line } from '../wire';
import {
  entriesOf,
  isAbout,
  lastMoves,
  lastRegions,
  merged,
  moveOf,
  newsOf,
  pointedAt,
  seatOf,
  standing,
  stepsOf,
  topicsOf,
  type Entry,
  type LogKind,
} from './log';

const line = (number: number, name: string, args = {}): Line => ({ number, at: 0, position: number, what: { event: { name, args } } });
const at = (id: string) => ({ named: { kind: 'region', id } });

function isMarket({ lines: [first] }: Entry): boolean {
  return first !== undefined && 'event' in first.what && first.what.event.name === 'market';
}

/** Whoever goes to market sells and buys there. */
const kind: LogKind = {
  topics: { trade: ['sold', 'bought'] },
  together: (before, line) =>
    'event' in line.what && line.what.event.name === 'sold' && 'event' in before.what && before.what.event.name === 'sold'
      ? line
      : undefined,
  goesOn: (entry, { name }) => isMarket(entry) && name !== 'market',
  seatOf: (entry) => (isMarket(entry) ? 'north' : undefined),
};
const deed = (number: number, position: number, deed = 'undo'): Line => ({
  number,
  at: 0,
  position,
  what: { deed: { seat: 'south', deed } },
});
const numbers = (lines: Line[], of?: LogKind) => entriesOf(lines, of).map((entry) => entry.lines.map((each) => each.number));

test('lines that belong together share one, as the game says', () => {
  const lines = [line(1, 'sold'), line(2, 'sold'), line(3, 'bought')];
  expect(merged(lines, kind).map((each) => each.number)).toEqual([2, 3]);
  expect(merged(lines)).toEqual(lines);
});

test('an action is read as one entry; other games have one for each line', () => {
  const lines = [line(1, 'built'), line(2, 'market'), line(3, 'bought'), line(4, 'market')];
  expect(numbers(lines, kind)).toEqual([[1], [2, 3], [4]]);
  expect(numbers(lines)).toEqual([[1], [2], [3], [4]]);
  expect(entriesOf(lines, kind)[1]!.position).toBe(3);
});

test('what people do at the table comes not between, and who has the device is not told', () => {
  expect(numbers([line(1, 'market'), deed(2, 1, 'take-over'), deed(3, 1, 'offer-draw'), line(4, 'sold')], kind)).toEqual([[1, 4], [3]]);
});

test('what was taken back is gone, and steps back that follow each other are one', () => {
  const lines = [line(1, 'market'), line(2, 'bought'), deed(3, 1), line(4, 'market'), deed(5, 1), deed(6, 1)];
  lines[3]!.position = 2;
  expect(numbers(lines, kind)).toEqual([[1], [3, 5, 6]]);
});

test('news are what others have done since', () => {
  const lines = [line(1, 'built'), line(2, 'market'), line(3, 'sold'), line(4, 'market'), deed(5, 4)];
  const news = (after: number, own: string) => newsOf(lines, after, own, kind).map((entry) => entry.number);
  expect(news(1, 'south')).toEqual([2, 4]);
  expect(news(2, 'south')).toEqual([2, 4]);
  expect(news(1, 'north')).toEqual([5]);
  expect(entriesOf(lines, kind).map((entry) => seatOf(entry, kind))).toEqual([undefined, 'north', 'north', 'south']);
});

test('an entry is pointed at on the board, and played there move by move', () => {
  const went = (number: number, from: string, to: string) => line(number, 'moved', { from: at(from), to: at(to) });
  const [walk] = entriesOf([line(1, 'market'), went(2, 'mill', 'hill'), went(3, 'mill', 'hill'), went(4, 'ford', 'mill')], kind);
  expect(pointedAt(walk!).regions).toEqual(['mill', 'hill', 'ford']);
  expect(stepsOf(walk!).map(({ regions, moves }) => [regions, moves.length])).toEqual([
    [['mill', 'hill'], 1],
    [['ford', 'mill'], 1],
  ]);
  const [still] = entriesOf([line(1, 'built', { at: at('ford') })]);
  expect(stepsOf(still!)).toEqual([{ regions: ['ford'], moves: [], isMeant: true }]);
});

test('entries can be sought by what they are about', () => {
  const [sold, built, undone] = entriesOf([line(1, 'sold'), line(2, 'built'), deed(3, 2)], kind);
  expect(topicsOf(kind)).toEqual(['all', 'trade', 'table']);
  expect([sold, built, undone].map((entry) => isAbout(entry!, 'trade', kind))).toEqual([true, false, false]);
  expect([sold, built, undone].map((entry) => isAbout(entry!, 'table', kind))).toEqual([false, false, true]);
});

test('what was taken back is not told', () => {
  const [before, sold, undo, instead] = [line(10, 'turn'), line(12, 'sold'), deed(13, 11), line(14, 'bought')];
  expect(standing([before, sold, undo, instead])).toEqual([before, undo, instead]);
});

test('the regions of the last position', () => {
  expect(lastRegions([line(1, 'captured', { at: at('bridge') }), line(2, 'moved', { from: at('mill'), to: at('hill') })])).toEqual([
    'mill',
    'hill',
  ]);
  expect(lastRegions([])).toEqual([]);
});

test('what moved last, and what is about to move', () => {
  const went = { from: at('mill'), to: at('hill') };
  const move = { from: 'mill', to: 'hill', planned: false };
  expect(lastMoves([line(1, 'moved', { from: at('bridge'), to: at('ford') }), line(2, 'moved', went)])).toEqual([move]);
  expect(moveOf({ name: 'move-figures', args: went }, true)).toEqual([{ ...move, planned: true }]);
  expect(moveOf({ name: 'captured', args: { at: at('mill') } }, false)).toEqual([]);
});
