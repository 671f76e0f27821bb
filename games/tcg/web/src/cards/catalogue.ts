// Cards by their codes, from what never changes in the game.

import type { CardFacts } from './facts';

export interface Cards {
  cards: CardFacts[];
  /** The rules for each purpose of a question. */
  questions?: Record<string, string[]>;
}

export type Catalogue = (code: string) => CardFacts;

/** What is known without a connection. */
const NONE: Cards = { cards: [] };

const known = new WeakMap<Cards, Catalogue>();

/** Finds what is printed on a card. One that is not known is called by its code. */
export function catalogueOf(facts: Cards | null): Catalogue {
  const found = known.get(facts ?? NONE);
  if (found) return found;
  const cards = new Map((facts ?? NONE).cards.map((card) => [card.code, card]));
  const made: Catalogue = (code) => cards.get(code) ?? { code, title: code, type: 'event' };
  known.set(facts ?? NONE, made);
  return made;
}
