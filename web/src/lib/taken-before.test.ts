import { expect, test } from 'vitest';
import { NOTHING } from './plans';
import { TakenBefore } from './taken-before';

const taken = (place: string) => ({ picked: { ...NOTHING, places: [place] }, less: {} });
const places = (before: TakenBefore, position: number) => before.at(position)?.picked.places;

test('whoever comes back to a position finds what he had taken there, once', () => {
  const before = new TakenBefore();
  before.keep(10, taken('mill'));
  before.keep(14, taken('ford'));
  expect(places(before, 14)).toEqual(['ford']);
  expect(places(before, 14)).toBeUndefined();
  expect(places(before, 10)).toEqual(['mill']);
});

test('what was taken after a position is forgotten when he goes back behind it, or answers otherwise', () => {
  const before = new TakenBefore();
  before.keep(10, taken('mill'));
  before.keep(14, taken('ford'));
  expect(places(before, 12)).toBeUndefined();
  expect(places(before, 14)).toBeUndefined();
  before.keep(14, taken('bridge'));
  before.keep(10, taken('hill'));
  expect(places(before, 14)).toBeUndefined();
  expect(places(before, 10)).toEqual(['hill']);
});

test('positions that nobody has answered at have nothing', () => {
  const before = new TakenBefore();
  before.keep(10, taken('mill'));
  expect(places(before, 20)).toBeUndefined();
  expect(places(before, 10)).toEqual(['mill']);
});
