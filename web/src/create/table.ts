// A match as it is set up: who shall sit where. No drawing.

import type { SeatingInfo, Wanted } from '../wire';

/** Oneself, a friend who gets a link, anybody from the lobby, somebody at this device, or a program of a level. */
export type Who = 'me' | 'friend' | 'anybody' | 'device' | `program:${string}`;

/** With whom one means to play. */
export type With = 'friend' | 'anybody' | 'device';

export const programOf = (who: Who): string | undefined => (who.startsWith('program:') ? who.slice('program:'.length) : undefined);

/** Who sits where at first: oneself on a seat, and such others. */
export const seated = ({ seats }: SeatingInfo, own: string, others: With): Who[] => {
  const at = Math.max(
    0,
    seats.findIndex(({ seat }) => seat === own),
  );
  return seats.map((_, seat) => (seat === at ? 'me' : others));
};

/** Somebody else on a seat. One has one seat: who takes another leaves the first to whoever was there. */
export function changed(who: Who[], at: number, to: Who): Who[] {
  const mine = who.indexOf('me');
  return who.map((each, seat) => (seat === at ? to : to === 'me' && seat === mine ? who[at]! : each));
}

export const wantedOf = (who: Who[]): Wanted[] =>
  who.map((each) => {
    const program = programOf(each);
    if (program !== undefined) return { program };
    return each === 'me' || each === 'device' ? 'me' : 'open';
  });

/** Anybody may sit down. */
export const isListed = (who: Who[]): boolean => who.includes('anybody');
/** Somebody has to come before it begins. */
export const isOpen = (who: Who[]): boolean => wantedOf(who).includes('open');
/** Nobody at this device plays. */
export const isNobodys = (who: Who[]): boolean => !wantedOf(who).includes('me');
