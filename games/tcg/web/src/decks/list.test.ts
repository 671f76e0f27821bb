// Decks while they are built: how they are read and written, where a card goes, and what is counted.

import { expect, test } from 'vitest';
import type { CardFacts } from '../cards/facts';
import { add, bare, bear, canBear, cardsOf, copiesOf, countOf, curveOf, EMPTY, handOf, inOrder, read, remove, write } from './list';

const frodo: CardFacts = {
  code: '1C290',
  title: 'Frodo',
  subtitle: 'Son of Drogo',
  type: 'companion',
  side: 'free',
  cost: 0,
  keywords: [{ id: 'ring-bearer' }],
};
const other: CardFacts = { ...frodo, code: '2C102', subtitle: 'Reluctant Adventurer' };
const ring: CardFacts = { code: '1C2', title: 'The One Ring', type: 'ring' };
const second: CardFacts = { ...ring, code: '1R1' };
const road: CardFacts = { code: '1U320', title: 'East Road', type: 'site', site: 1 };
const hill: CardFacts = { code: '1C319', title: 'Bag End', type: 'site', site: 1 };
const gate: CardFacts = { code: '1U327', title: 'Bree Gate', type: 'site', site: 2 };
const axe: CardFacts = { code: '1C9', title: 'Dwarven Axe', type: 'possession', side: 'free', cost: 0 };
const troll: CardFacts = { code: '1C165', title: 'Cave Troll', type: 'minion', side: 'shadow', cost: 10 };
const all = [frodo, other, ring, second, road, hill, gate, axe, troll];
const find = (code: string) => all.find((card) => card.code === code)!;
const made = (...cards: CardFacts[]) => cards.reduce((list, card) => add(list, card, find), EMPTY);

test('a card goes where it belongs', () => {
  const list = made(frodo, ring, gate, road, axe, axe);
  expect(list).toEqual({ bearer: '1C290', ring: '1C2', sites: ['1U320', '1U327'], draw: { '1C9': 2 } });
  // A site and a Ring take the place of others; a second Frodo is drawn.
  expect(made(frodo, frodo, other, ring, second, road, hill)).toEqual({
    bearer: '1C290',
    ring: '1R1',
    sites: ['1C319'],
    draw: { '1C290': 1, '2C102': 1 },
  });
  expect(bear(list, other).bearer).toBe('2C102');
  expect([canBear(frodo), canBear(axe)]).toEqual([true, false]);
});

test('what was put in is taken away again, drawn cards first', () => {
  let list = made(frodo, frodo, ring, road, axe, axe);
  list = remove(remove(list, axe), axe);
  expect(list.draw).toEqual({ '1C290': 1 });
  list = remove(list, frodo);
  expect([list.bearer, list.draw]).toEqual(['1C290', {}]);
  list = remove(remove(remove(list, frodo), ring), road);
  expect(list).toEqual(EMPTY);
  expect(remove(list, axe)).toBe(list);
});

test('a deck is written and read again', () => {
  const list = made(frodo, ring, road, gate, axe, axe, troll);
  const text = write(list, find);
  expect(text).toBe(
    'ring-bearer 1C290 Frodo, Son of Drogo\nring 1C2 The One Ring\nsite 1U320 East Road\nsite 1U327 Bree Gate\n2 1C9 Dwarven Axe\n1 1C165 Cave Troll\n',
  );
  expect(read(text)).toEqual(list);
  expect(read('# mine\n\n2 1C9\n 1 1C9 again')).toEqual({ ...EMPTY, draw: { '1C9': 3 } });
  expect(bare(list)).toBe('1_290\n1_2\n1_320\n1_327\n2x1_9\n1x1_165\n');
});

test('copies are counted by title', () => {
  const list = made(frodo, other, frodo, axe);
  expect([countOf(list, '1C290'), countOf(list, '2C102')]).toEqual([2, 1]);
  expect(copiesOf(list, 'Frodo', find)).toBe(3);
  expect(cardsOf(list).sort()).toEqual(['1C290', '1C9', '2C102']);
});

test('a hand has cards of the deck, each as often as it is there', () => {
  const list = made(axe, axe, troll);
  expect(handOf(list, 2, () => 0)).toEqual(['1C9', '1C9']);
  expect(handOf(list, 8).sort()).toEqual(['1C165', '1C9', '1C9']);
  expect(handOf(EMPTY, 8)).toEqual([]);
});

test('costs are counted by side, great ones together', () => {
  const curve = curveOf(made(axe, axe, troll), find);
  expect([curve.length, curve[0], curve[7]]).toEqual([8, { free: 2, shadow: 0 }, { free: 0, shadow: 1 }]);
});

test('cards stand by type, site, cost and name', () => {
  expect([troll, gate, axe, road, frodo].sort(inOrder).map(({ code }) => code)).toEqual(['1C290', '1C165', '1C9', '1U320', '1U327']);
});
