// Who sits where, and how a match ended, in words.

import { maybe, say, thing } from '../lib/speech.svelte';
import type { Holder, MatchInfo } from '../wire';

/** Who sits on a seat. */
export function holder(holder: Holder): string {
  if (holder === 'open') return say('seat-open');
  if ('person' in holder) return holder.person;
  return say('seat-program', { level: maybe(`level-${holder.program}`) ?? holder.program });
}

/** Who plays against whom. */
export function players(info: MatchInfo): string {
  return info.seats.map((seat) => `${thing('side', seat.seat)}: ${holder(seat.holder)}`).join(' – ');
}

/** How a match ended. */
export function ending(result: string): string {
  const conceded = /^conceded-(.+)$/.exec(result)?.[1];
  if (conceded) return say('ending-conceded', { side: thing('side', conceded) });
  return maybe(`ending-${result}`) ?? maybe(`victory-${result}`) ?? result;
}

/** The side that has won, if one has. */
export function winner(result: string, seats: string[]): string | undefined {
  const conceded = /^conceded-(.+)$/.exec(result)?.[1];
  if (conceded) return seats.find((seat) => seat !== conceded);
  return result.startsWith('fp-') ? 'fp' : result.startsWith('shadow-') ? 'sh' : undefined;
}

/** The address of the invitation. */
export function invitation(info: MatchInfo): string {
  return info.invite ? new URL(`/join/${info.id}/${info.invite}`, location.href).href : '';
}
