// What a table shows and is told: things that are done by hand where there are plans, otherwise options that name things.

import type { TableDoing } from '../game/kinds';
import type { Offer } from '../wire';
import type { Asking, Mark } from './asking.svelte';
import { OUTLINED, type Doing } from './doing.svelte';
import type { Game } from './game.svelte';
import type { Move } from './log';
import { idOf } from './notation';
import { thing } from './speech.svelte';

interface Shown {
  game: Game;
  doing: Doing;
  asking: Asking | null;
  marks: Record<string, Mark>;
  moves: Move[];
}

export function onTable({ game, doing, asking, marks, moves }: Shown): TableDoing {
  const found = (kind: string, id: string): Offer | undefined => asking?.question.options.find((offer) => idOf(offer.named, kind) === id);
  const regions = asking?.question.options.filter((offer) => idOf(offer.named, 'region')).length ?? 0;
  const whyNot = (kind: string, id: string) => [...doing.chainsTo({ kind, id }), id];
  return {
    /** Of what is done by hand one knows whether it is an attack. */
    get marks() {
      const aims = Object.fromEntries(doing.targets.map((aim): [string, Mark] => [aim.place, aim.isAttack ? 'attack' : 'move']));
      return Object.fromEntries(Object.entries(marks).map(([id, mark]) => [id, mark === 'option' ? (aims[id] ?? mark) : mark]));
    },
    moves,
    get veil() {
      if (doing.isOn) return doing.veil;
      return regions === 0 ? 'none' : regions > OUTLINED ? 'impossible' : 'others';
    },
    get chances() {
      return Object.fromEntries(Object.entries(doing.chances).map(([id, chance]) => [id, `${Math.round(100 * chance)}%`]));
    },
    get raised() {
      return doing.raised;
    },
    glow: (kind, id) => (doing.isOn ? doing.glow(kind, id) : found(kind, id) !== undefined),
    isChosen: (kind, id) => {
      if (doing.isOn) return doing.isChosen(kind, id);
      const offer = found(kind, id);
      return offer !== undefined && (asking?.countOf(offer) ?? 0) > 0;
    },
    aim: (region) => {
      const isTarget = region !== undefined && doing.targets.some((aim) => aim.place === region);
      doing.aimed = isTarget ? region : undefined;
    },
    pick: (kind, id, place) => {
      if (game.isWondering) return void game.whyNot(whyNot(kind, id), thing(kind, id));
      if (doing.isOn && (doing.pick(kind, id, place) || (kind === 'region' && doing.letGo()))) return;
      const offer = found(kind, id);
      if (offer && !game.sending) asking!.take(offer);
      else if (kind === 'region' && regions > 0) void game.whyNot([id], thing(kind, id));
    },
  };
}
