// What somebody may ask "why not" about: the cards of his hand and those in play, by their titles; and what a card says that forbids
// something.

import type { Named } from '@house/lib/named';
import { catalogueOf, type Cards } from './cards/catalogue';
import { sentenceOf } from './cards/texts.svelte';
import type { TcgView } from './wire';

export function things(facts: Cards | null, view: TcgView): Named[] {
  const cards = catalogueOf(facts);
  const hand = view.hand.map(({ code }) => ({ kind: 'hand', item: code, name: cards(code).title, answers: [`play:${code}`] }));
  const inPlay = view.cards.map(({ name, code }) => {
    const { title, subtitle } = cards(code);
    return { kind: 'piece', item: name, name: subtitle ? `${title}, ${subtitle}` : title, answers: [`use:${name}/0`] };
  });
  return [...hand, ...inPlay];
}

/** A law that is a card: its title, and what it says. */
export function law(facts: Cards | null, code: string): string | undefined {
  const card = facts?.cards.find((each) => each.code === code);
  return card && [card.title, sentenceOf(code).join(' ')].filter(Boolean).join(': ');
}
