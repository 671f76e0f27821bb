// War of the Ring, as the page of a match draws it.

import { say, seat as nameOfSeat } from '@house/lib/speech.svelte';
import type { WarFacts, WarView } from './wire';
import type { Kind } from '@house/game/kinds';
import CardSheet from './match/CardSheet.svelte';
import CardsPanel from './match/CardsPanel.svelte';
import { ofOffer } from './match/explain';
import Happening from './match/Happening.svelte';
import Head from './match/Head.svelte';
import Luck from './match/Luck.svelte';
import PlaceSheet from './match/PlaceSheet.svelte';
import HuntAnswers from './match/HuntAnswers.svelte';
import Losses from './match/Losses.svelte';
import { isLosses, isOfHunt } from './match/purposes';
import RegionList from './match/RegionList.svelte';
import StatusPanel from './match/StatusPanel.svelte';
import Tally from './match/Tally.svelte';
import { ended, fortunes } from './ended';
import { pictured } from './pictured';
import { hand } from './hand';
import { log } from './log';
import './theme.css';
import { TONES } from './players';
import { about, answered, byArea, card, region, things } from './war';

export const war: Kind<WarView, WarFacts> = {
  tones: TONES,
  Head,
  turn: (view) => view.turn,
  panels: [
    { id: 'status', Panel: StatusPanel },
    { id: 'cards', Panel: CardsPanel, badge: (view) => view.cards.hand.length },
  ],
  table: async () => (await import('./table/Table.svelte')).default,
  Places: RegionList,
  place: { name: region, Sheet: PlaceSheet },
  card: { name: card, Sheet: CardSheet },
  Happening,
  answers: (view, why) => (isLosses(why, view.battle !== null) ? Losses : isOfHunt(why) ? HuntAnswers : undefined),
  moves: ({ battle }) => {
    if (!battle) return undefined;
    return battle.from === battle.to ? [] : [{ from: battle.from, to: battle.to, planned: false, kind: 'attack' }];
  },
  askedBy: ({ cards: { resolving } }, seat) =>
    resolving && !resolving.done ? say('question-by-card', { side: nameOfSeat(seat), card: card(resolving.card) }) : undefined,
  about: ({ view, facts }, why, offer) => about(view, facts, why, offer),
  explain: ofOffer,
  groups: byArea,
  // Questions of single Event cards have no rules of their own.
  rules: ({ questions }, why) => questions[why] ?? ['W5.3'],
  answered,
  things,
  hand,
  Tally,
  ended,
  pictured,
  fortunes,
  Luck,
  log,
};
