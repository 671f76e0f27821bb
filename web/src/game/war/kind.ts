// War of the Ring, as the page of a match draws it.

import { say } from '../../lib/speech.svelte';
import type { WarFacts, WarView } from '../../wire';
import type { Kind } from '../kinds';
import CardSheet from './CardSheet.svelte';
import CardsPanel from './CardsPanel.svelte';
import { ofOffer } from './explain';
import Happening from './Happening.svelte';
import Head from './Head.svelte';
import Luck from './Luck.svelte';
import PlaceSheet from './PlaceSheet.svelte';
import { isDrawn, rulesFor } from './purposes';
import RegionList from './RegionList.svelte';
import StatusPanel from './StatusPanel.svelte';
import { about, answered, byArea, card, region, side } from './war';

export const war: Kind<WarView, WarFacts> = {
  Head,
  turn: (view) => view.turn,
  panels: [
    { id: 'status', Panel: StatusPanel },
    { id: 'cards', Panel: CardsPanel, badge: (view) => view.cards.hand.length },
  ],
  board: async () => (await import('./Board.svelte')).default,
  Places: RegionList,
  place: { name: region, Sheet: PlaceSheet },
  card: { name: card, Sheet: CardSheet },
  Happening,
  isDrawn: (view, why) => isDrawn(why, view.battle !== null),
  moves: ({ battle }) => {
    if (!battle) return undefined;
    return battle.from === battle.to ? [] : [{ from: battle.from, to: battle.to, planned: false }];
  },
  askedBy: ({ cards: { resolving } }, seat) =>
    resolving && !resolving.done ? say('question-by-card', { side: side(seat), card: card(resolving.card) }) : undefined,
  about: ({ view, facts }, why, offer) => about(view, facts, why, offer),
  explain: ofOffer,
  groups: byArea,
  rules: rulesFor,
  answered,
  Luck,
};
