// What somebody may ask "why not" about: the cards of his hand and those in play, by their titles.

import type { Named } from '@house/lib/named';
import { catalogueOf, type Cards } from './cards/catalogue';
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
