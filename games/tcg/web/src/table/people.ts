// Players at the table: each has a sign of his own, a shape and a letter, wherever he is meant.

import { opponentOn, personOn } from '@house/game/names';
import { say } from '@house/lib/speech.svelte';
import type { MatchInfo } from '@house/wire';

export interface Player {
  seat: string;
  name: string;
  letter: string;
  /** Which of the five shapes. */
  shape: number;
}

/** Everybody, by seat. */
export function playersOf(info: MatchInfo, own: string | null): Map<string, Player> {
  return new Map(
    info.seats.map((sits, at) => {
      const { seat } = sits;
      const name = seat === own && info.yours.length === 1 ? say('table-you') : opponentOn(info, seat);
      const [letter] = personOn(sits) ?? seat;
      return [seat, { seat, name, letter: letter!.toLocaleUpperCase(), shape: at + 1 }];
    }),
  );
}
