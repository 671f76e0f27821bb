// To whom somebody may talk in a match.

import type { Audience, MatchInfo } from '../wire';

/** Players talk to all, or to their team where it is more than one seat and the table lets it; those who watch, among themselves. */
export function audiences({ seats, yours, team_talk }: MatchInfo): Audience[] {
  if (yours.length === 0) return ['spectators'];
  const own = seats.find(({ seat }) => yours.includes(seat))?.team;
  const hasAllies = own !== undefined && seats.some(({ seat, team }) => team === own && !yours.includes(seat));
  // A match that was kept by an older page does not say it.
  return hasAllies && team_talk !== false ? ['all', 'team'] : ['all'];
}
