// A table on which things are answers: what an option names glows, and picking it takes the option.

import type { TableDoing } from '../game/kinds';
import type { Offer } from '../wire';
import type { Asking, Mark } from './asking.svelte';
import type { Game } from './game.svelte';
import { idOf } from './notation';
import type { Move } from './log';

/** More regions than this are not outlined: what cannot be chosen is veiled instead. */
export const OUTLINED = 20;

interface Shown {
  game: Game;
  asking: Asking | null;
  marks: Record<string, Mark>;
  moves: Move[];
}

export function simpleDoing({ game, asking, marks, moves }: Shown): TableDoing {
  const found = (kind: string, id: string): Offer | undefined => asking?.question.options.find((offer) => idOf(offer.named, kind) === id);
  const regions = asking?.question.options.filter((offer) => idOf(offer.named, 'region')).length ?? 0;
  return {
    marks,
    moves,
    veil: regions === 0 ? 'none' : regions > OUTLINED ? 'impossible' : 'others',
    chances: {},
    raised: null,
    glow: (kind, id) => found(kind, id) !== undefined,
    isChosen: (kind, id) => {
      const offer = found(kind, id);
      return offer !== undefined && (asking?.countOf(offer) ?? 0) > 0;
    },
    pick: (kind, id) => {
      const offer = found(kind, id);
      if (offer && !game.sending) asking!.take(offer);
      else if (kind === 'region' && regions > 0) void game.whyNot(id);
    },
  };
}
