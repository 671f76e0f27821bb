// What the options of a question point at.

import { describe, expect, test } from 'vitest';
import type { Offer } from '@house/wire';
import { aimOf, litBy } from './things';

const offer = (item: string): Offer => ({ item, count: 1, named: { word: item } });
const lit = (items: string[], why = 'act', hand: string[] = [], drawn: string[] = []) =>
  litBy(items.map(offer), why, new Set(hand), new Set(drawn));

test('answers are read as they are written', () => {
  expect(aimOf('play:1C9')).toEqual({ kind: 'hand', code: '1C9' });
  expect(aimOf('heal:1C9')).toEqual({ kind: 'hand', code: '1C9' });
  expect(aimOf('use:1C9.2/0')).toEqual({ kind: 'card', name: '1C9.2' });
  expect(aimOf('use:1C9.2/1U320/1')).toEqual({ kind: 'card', name: '1C9.2' });
  expect(aimOf('give:1C9.1')).toEqual({ kind: 'card', name: '1C9.1' });
  expect(aimOf('1C176.1>1R13.1')).toEqual({ kind: 'pair', minion: '1C176.1', character: '1R13.1' });
  expect(aimOf('1R13.1')).toEqual({ kind: 'card', name: '1R13.1' });
  expect(aimOf('1R13')).toEqual({ kind: 'code', code: '1R13' });
  expect(aimOf('b')).toEqual({ kind: 'seat', seat: 'b' });
  expect(aimOf('way-2')).toEqual({ kind: 'way', way: 2 });
  expect(aimOf('pass')).toEqual({ kind: 'word', word: 'pass' });
});

describe('every option lights something', () => {
  test('cards of the hand and cards in play where they lie, several things of one card together', () => {
    const { hand, cards, shelf } = lit(['play:1C9', 'use:1U12.1/0', 'use:1U12.1/1'], 'act', ['1C9'], ['1U12.1']);
    expect([...hand.keys()]).toEqual(['1C9']);
    expect(cards.get('1U12.1')?.map(({ item }) => item)).toEqual(['use:1U12.1/0', 'use:1U12.1/1']);
    expect(shelf).toEqual([]);
  });

  test('what lies nowhere on the table comes on a shelf', () => {
    const { cards, shelf } = lit(['1C9', '1C290.2'], 'take', ['1C9'], ['1C290.1']);
    expect(cards.size).toBe(0);
    expect(shelf.map(({ code, name }) => [code, name])).toEqual([
      ['1C9', undefined],
      ['1C290', '1C290.2'],
    ]);
  });

  test('questions about the hand are answered in the hand, if all of it is there', () => {
    expect([...lit(['1C9', 'pass'], 'reconcile', ['1C9']).hand.keys()]).toEqual(['1C9']);
    expect(lit(['1C9', '1C8'], 'discard-from-hand', ['1C9']).shelf.length).toBe(2);
  });

  test('players, ways, pairs and words', () => {
    const found = lit(['b', 'way-0', '1C151.1>1U12.1', 'yes', 'no']);
    expect([...found.seats.keys()]).toEqual(['b']);
    expect(found.ways.length).toBe(1);
    expect(found.pairs[0]).toMatchObject({ minion: '1C151.1', character: '1U12.1' });
    expect([...found.words.keys()]).toEqual(['yes', 'no']);
  });
});
