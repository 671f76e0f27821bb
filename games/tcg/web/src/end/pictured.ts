// The table as a picture when a match is over: those who won it, as they stood at the end.

import type { Standing } from '@house/game/kinds';
import { catalogueOf, type Cards } from '../cards/catalogue';
import type { Pictured } from '../glance/picture';
import type { TcgView } from '../wire';

/** So many cards a fan has. */
const MOST = 5;

/**
 * The fellowship whose turn it was, or the minions that ended it: whoever is left. Each title once. Nothing where nobody is left, as
 * when somebody has conceded before the first turn.
 */
export function pictured({ view, facts }: Standing<TcgView, Cards>): Pictured | undefined {
  const cards = catalogueOf(facts);
  const characters = view.cards.filter(({ on }) => on === null);
  const fellowship = characters.filter(({ zone, owner }) => zone === 'fellowship' && owner === view.free).map(({ code }) => cards(code));
  const minions = characters.filter(({ zone }) => zone === 'shadow').map(({ code }) => cards(code));
  const left = fellowship.length > 0 ? fellowship : minions;
  const fan = left.filter((card, at) => left.findIndex(({ title }) => title === card.title) === at).slice(0, MOST);
  if (fan.length === 0) return undefined;
  const { turn, phase, people } = view;
  return { turn, phase, at: people.map(({ at }) => at), burdens: people.map(({ burdens }) => burdens), duel: null, fan };
}
