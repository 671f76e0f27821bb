// To whom somebody may talk in a match.

import type { Audience, MatchInfo } from '../wire';

/** Players talk to all, or to their team where it is more than one seat; those who watch, among themselves. */
export function audiences({ seats, yours }: MatchInfo): Audience[] {
  if (yours.length === 0) return ['spectators'];
  const own = seats.find(({ seat }) => yours.includes(seat))?.team;
  const hasAllies = own !== undefined && seats.some(({ seat, team }) => team === own && !yours.includes(seat));
  return hasAllies ? ['all', 'team'] : ['all'];
}
