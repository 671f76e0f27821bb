// How a match swung: the chance of the first seat by turns, and the moments that changed it most, as places of a drawing.

import type { Swing } from '../wire';

/** A place of the drawing, from 0 to 1 in each direction. */
export interface Place {
  x: number;
  chance: number;
}

/** The line: turns are equally far from each other. */
export const lineOf = ({ turns }: Swing): Place[] => turns.map(({ chance }, at) => ({ x: at / Math.max(1, turns.length - 1), chance }));

/** The places of the moments: between the turns by their positions. */
export function placesOf({ turns, moments }: Swing): Place[] {
  const width = 1 / Math.max(1, turns.length - 1);
  return moments.map(({ end, after }) => {
    const next = turns.findIndex(({ position }) => position >= end);
    if (next <= 0) return { x: next < 0 ? 1 : 0, chance: after };
    const [from, to] = [turns[next - 1]!.position, turns[next]!.position];
    return { x: (next - 1 + (end - from) / (to - from)) * width, chance: after };
  });
}

/** The turns that have a number under the line: not the end, and of many only every second. */
export function numbered({ turns }: Swing, most = 12): { turn: number; at: number }[] {
  const begun = turns.flatMap(({ turn }, at) => (turn === turns[at - 1]?.turn ? [] : [{ turn, at }]));
  return begun.length <= most ? begun : begun.filter((_, at) => at % 2 === 0);
}

/** The turn in which something began. */
export const turnAt = ({ turns }: Swing, position: number): number => turns.findLast((turn) => turn.position <= position)?.turn ?? 0;
