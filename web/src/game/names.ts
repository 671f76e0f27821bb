// Who sits where, and how a match ended, in words.

import { list, maybe, of, say } from '../lib/speech.svelte';
import type { Holder, MatchInfo } from '../wire';

/** A seat of a game, wherever one is. */
export const seatOf = (info: Pick<MatchInfo, 'game'>, seat: string): string => of(info.game).seat(seat);

/** Who sits on a seat. */
export function holder(holder: Holder): string {
  if (holder === 'open') return say('seat-open');
  if ('person' in holder) return holder.person;
  return say('seat-program', { level: maybe(`level-${holder.program}`) ?? holder.program });
}

/** Who plays against whom. */
export function players(info: MatchInfo): string {
  return info.seats.map((seat) => `${seatOf(info, seat.seat)}: ${holder(seat.holder)}`).join(' – ');
}

/** The seats of those who have won. Who concedes leaves the victory to the other teams. */
export function winners({ result, seats, winners }: MatchInfo): string[] {
  if (winners) return winners;
  const conceded = concedes(result ?? '');
  const team = (name: string) => seats.find(({ seat }) => seat === name)?.team ?? name;
  return conceded ? seats.map(({ seat }) => seat).filter((seat) => team(seat) !== team(conceded)) : [];
}

/** How a match ended. Its game has words for its own endings, where they are known. */
export function ending(info: MatchInfo): string {
  const result = info.result ?? '';
  const conceded = concedes(result);
  if (conceded) return say('ending-conceded', { side: seatOf(info, conceded) });
  return maybe(`ending-${result}`) ?? maybe(`victory-${result}`) ?? victory(info) ?? say('match-over');
}

/** Who has won, if anybody has. */
export function victory(info: MatchInfo): string | undefined {
  const seats = winners(info);
  return seats.length > 0 ? say('ending-won', { side: list(seats.map((seat) => seatOf(info, seat))) }) : undefined;
}

const concedes = (result: string): string | undefined => /^conceded-(.+)$/.exec(result)?.[1];

/** The address of the invitation. */
export function invitation(info: MatchInfo): string {
  return info.invite ? new URL(`/join/${info.id}/${info.invite}`, location.href).href : '';
}
