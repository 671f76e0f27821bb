// The action dice of a side, one by one, each at its place: the place is its key.

import type { WarDice } from '../wire';

export interface Die {
  /** Its place, from 0. */
  place: number;
  /** What it shows; nothing before it is rolled. */
  face: string;
  isUsed: boolean;
}

/** Dice in the order of the rulebook. */
const ORDER = ['character', 'army', 'muster', 'event', 'muster-army', 'will', 'eye'];

/** The dice that lie before a side. Those in the Hunt Box lie there; before the roll there are as many as it will roll. */
export function diceOf({ unused, pool }: WarDice): Die[] {
  const faces = ORDER.flatMap((face) => Array.from({ length: unused[face] ?? 0 }, () => face));
  const shown = faces.length > 0 ? faces : Array.from({ length: pool }, () => '');
  return shown.map((face, place) => ({ place, face, isUsed: false }));
}
