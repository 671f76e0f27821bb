// What a card in play shows of the match.

import type { Now } from '../cards/now';
import type { TcgCard, TcgPerson } from '../wire';

/** What is true of a card now; a Ring-bearer shows the burdens of his player. */
export function nowOf(card: TcgCard, people: TcgPerson[] = []): Now {
  return {
    ...(card.strength ? { strength: card.strength.now } : {}),
    ...(card.vitality ? { vitality: card.vitality.now } : {}),
    wounds: card.wounds,
    keywords: card.keywords.map(({ word, number }) => [word, number]),
    burdens: card.ring_bearer ? (people.find(({ seat }) => seat === card.owner)?.burdens ?? 0) : 0,
  };
}
