// What somebody asks the others for, and who has still to agree.

import type { Seen } from '../wire';

export interface Request {
  seat: string;
  waitsFor: string[];
}

/** Whoever is not told to wait for is waited for: everybody else who sits there. */
const others = ({ info }: Seen, seat: string): string[] => info.seats.map((each) => each.seat).filter((each) => each !== seat);

/** Somebody asks to go back. */
export function undoAsked(seen: Seen): (Request & { to: number }) | undefined {
  const asked = seen.undo_asked;
  return asked ? { seat: asked.seat, to: asked.to, waitsFor: asked.waits_for ?? others(seen, asked.seat) } : undefined;
}

/** Somebody offers a draw. Older servers name only the seat. */
export function drawOffered(seen: Seen): Request | undefined {
  const offered = seen.draw_offered as Seen['draw_offered'] | string;
  if (!offered) return undefined;
  if (typeof offered === 'string') return { seat: offered, waitsFor: others(seen, offered) };
  return { seat: offered.seat, waitsFor: offered.waits_for };
}

/** The seats of a reader that have still to agree. */
export const asksOf = ({ info }: Seen, { waitsFor }: Request): string[] => waitsFor.filter((seat) => info.yours.includes(seat));
