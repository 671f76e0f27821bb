// Finding cards by words and by what they are.

import { expect, test } from 'vitest';
import type { CardFacts } from '../cards/facts';
import { ANYTHING, find, isAnything, plain, toggled } from './finding';

const cards: CardFacts[] = [
  { code: '1C176', title: 'Goblin Archer', type: 'minion', culture: 'moria', side: 'shadow', cost: 5, keywords: [{ id: 'archer' }] },
  { code: '2R83', title: 'Úlairë Nertëa', type: 'minion', culture: 'ringwraith', side: 'shadow', cost: 4 },
  { code: '1C299', title: 'Hobbit Sword', type: 'possession', culture: 'shire', side: 'free', cost: 1 },
  { code: '1R165', title: 'The Balrog', type: 'minion', culture: 'moria', side: 'shadow', cost: 14 },
  { code: '1U320', title: 'East Road', type: 'site', site: 1 },
];
const texts: Record<string, string> = { '1C299': 'Borne by a Hobbit.', '1U320': 'Discard an Orc.' };
const said = ({ code, title }: CardFacts) => plain(`${title} ${texts[code] ?? ''}`);
const found = (wanted: Partial<typeof ANYTHING>) => find(cards, { ...ANYTHING, ...wanted }, said).map(({ code }) => code);

test('everything, in order', () => {
  expect(found({})).toEqual(['2R83', '1C176', '1R165', '1C299', '1U320']);
  expect([isAnything(ANYTHING), isAnything({ ...ANYTHING, words: ' ' }), isAnything({ ...ANYTHING, cost: 0 })]).toEqual([
    true,
    true,
    false,
  ]);
});

test('words are found wherever they stand, without accents and case', () => {
  expect(found({ words: 'ulaire NERTEA' })).toEqual(['2R83']);
  expect(found({ words: 'orc discard' })).toEqual(['1U320']);
  expect(found({ words: 'hobbit orc' })).toEqual([]);
  expect(plain('Nazgûl IŞIK ışık')).toBe('nazgul isik isik');
});

test('cards are found by what they are', () => {
  expect(found({ cultures: ['shire', 'ringwraith'] })).toEqual(['2R83', '1C299']);
  expect(found({ types: ['site'] })).toEqual(['1U320']);
  expect(found({ sets: [2] })).toEqual(['2R83']);
  expect(found({ cost: 1 })).toEqual(['1C299']);
  expect(found({ cost: 7 })).toEqual(['1R165']);
  expect(found({ keyword: 'archer' })).toEqual(['1C176']);
  expect(found({ side: 'free' })).toEqual(['1C299']);
  expect(found({ site: 1 })).toEqual(['1U320']);
  expect(found({ site: 2 })).toEqual([]);
});

test('a filter is put on and taken off', () => {
  expect(toggled(toggled(['a'], 'b'), 'a')).toEqual(['b']);
});
