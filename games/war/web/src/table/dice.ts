// The action dice of a side, one by one, each at its place: the place is its key.

import type { WarDice } from '../wire';

export interface Die {
  /** Its place, from 0. */
  place: number;
  /** What it shows; nothing before it is rolled. */
  face: string;
  isUsed: boolean;
}

/** The dice that lie before a side. Those in the Hunt Box lie there; before the roll there are as many as it will roll. */
export function diceOf({ places, pool }: WarDice): Die[] {
  if (places.length === 0) return Array.from({ length: pool }, (_, place) => ({ place, face: '', isUsed: false }));
  const all = places.map(({ face, state }, place) => ({ place, face, state, isUsed: state === 'used' }));
  return all.filter(({ state }) => state !== 'hunt').map(({ place, face, isUsed }) => ({ place, face, isUsed }));
}
