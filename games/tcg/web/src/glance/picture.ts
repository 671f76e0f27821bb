// A table as lists show it: a duel; before the door of the game, a few cards that everybody knows.

import type { CardFacts } from '../cards/facts';
import type { TcgFighter, TcgPicture } from '../wire';

export type Pictured = TcgPicture & { fan?: CardFacts[] };

/** A character as it is drawn small. */
export const cardOf = ({ title, culture, race }: TcgFighter, side: 'free' | 'shadow'): CardFacts => ({
  code: '',
  title,
  type: side === 'free' ? 'companion' : 'minion',
  culture,
  race,
  side,
});

/** Who wins as things stand: on a tie the Shadow. */
export const isLost = ([free, shadow]: [number, number]): boolean => shadow >= free;

export const DOOR: Pictured = {
  turn: 0,
  phase: 'fellowship',
  at: [],
  burdens: [],
  duel: null,
  fan: [
    cardOf({ title: 'Aragorn', culture: 'gondor', race: 'man' }, 'free'),
    cardOf({ title: 'Gandalf', culture: 'gandalf', race: 'wizard' }, 'free'),
    cardOf({ title: 'Frodo', culture: 'shire', race: 'hobbit' }, 'free'),
    { code: '', title: 'The One Ring', type: 'ring' },
    cardOf({ title: 'The Witch-king', culture: 'ringwraith', race: 'nazgul' }, 'shadow'),
  ],
};
