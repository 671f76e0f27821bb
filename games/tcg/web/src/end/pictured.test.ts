// The picture of a match that is over.

import { expect, test } from 'vitest';
import { card, viewOf } from '../testing/view';
import { pictured } from './pictured';

const facts = { cards: [] };
const fanOf = (cards: ReturnType<typeof card>[]) => pictured({ view: viewOf({ free: 'a', cards }), facts })?.fan?.map(({ code }) => code);

test('it shows the fellowship whose turn it was, each title once and without what they bear', () => {
  const fellowship = [card(1, '1C290.1', 'fellowship', 'a'), card(2, '1U12.1', 'fellowship', 'a'), card(3, '1U12.2', 'fellowship', 'a')];
  const others = [card(4, '1C299.1', 'support', 'a', { on: 1 }), card(5, '2C102.1', 'fellowship', 'b'), card(6, '1C151.1', 'shadow', 'b')];
  expect(fanOf([...fellowship, ...others])).toEqual(['1C290', '1U12']);
});

test('where nobody of it is left, the minions; where nobody is, nothing', () => {
  expect(fanOf([card(6, '1C151.1', 'shadow', 'b'), card(5, '2C102.1', 'fellowship', 'b')])).toEqual(['1C151']);
  expect(pictured({ view: viewOf({ cards: [] }), facts })).toBeUndefined();
});
