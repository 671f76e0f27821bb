// All that can be read of a card, in the language of the page, for searching: names, what it is, and what it says.

import { say } from '@house/lib/speech.svelte';
import type { CardFacts } from '../cards/facts';
import { sentenceOf } from '../cards/texts.svelte';
import { plain } from './finding';
import { fullName } from './list';

function saidOf(card: CardFacts): string {
  const words = [
    card.culture && say(`culture-${card.culture}`),
    say(`type-${card.type}`),
    card.race && say(`race-${card.race}`),
    card.class && say(`class-${card.class}`),
    ...(card.keywords ?? []).map(({ id }) => say(`keyword-${id}`)),
    ...(card.phases ?? []).map((phase) => say(`phase-${phase}`)),
    card.side && say(`side-${card.side}`),
  ];
  return plain([card.code, fullName(card), ...words.filter(Boolean), ...sentenceOf(card.code)].join(' '));
}

/** Each card is put together once, when somebody looks for words. */
export function sayings(cards: CardFacts[]): (card: CardFacts) => string {
  // What was read before the texts had come, or in another language, is read again.
  if (cards[0]) saidOf(cards[0]);
  const known = new Map<string, string>();
  return (card) => {
    const found = known.get(card.code) ?? saidOf(card);
    known.set(card.code, found);
    return found;
  };
}
