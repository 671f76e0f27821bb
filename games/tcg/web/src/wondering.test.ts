// What somebody may ask about by its name, and how a card that forbids something is told.

import { expect, test } from 'vitest';
import type { Cards } from './cards/catalogue';
import type { TcgView } from './wire';
import { law, things } from './wondering';

const FACTS = {
  cards: [
    { code: '1R13', title: 'Gimli', subtitle: 'Son of Glóin', type: 'companion' },
    { code: '1C9', title: 'Dwarven Axe', type: 'possession' },
  ],
} as Cards;
const VIEW = { hand: [{ code: '1C9' }], cards: [{ code: '1R13', name: '1R13.1' }] } as unknown as TcgView;

test('cards of the hand would be played, cards in play would be used', () => {
  expect(things(FACTS, VIEW)).toEqual([
    { kind: 'hand', item: '1C9', name: 'Dwarven Axe', answers: ['play:1C9'] },
    { kind: 'piece', item: '1R13.1', name: 'Gimli, Son of Glóin', answers: ['use:1R13.1/0'] },
  ]);
});

test('a law is a card by its code; a rule of the book is none', () => {
  expect(law(FACTS, '1C9')).toBe('Dwarven Axe');
  expect(law(FACTS, 'T5.9')).toBeUndefined();
});
