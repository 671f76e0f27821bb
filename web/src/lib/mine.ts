// One's own matches: the newest are looked at again and again, older ones are asked for.

import type { MatchInfo } from '../wire';
import { MATCHES_AT_ONCE } from './api';

export interface Mine {
  matches: MatchInfo[];
  /** There may be older ones. */
  hasOlder: boolean;
}

export const NONE: Mine = { matches: [], hasOlder: false };

/** What is known when the newest matches have been looked at again: they, and older ones that were asked for. */
export function renewed({ matches, hasOlder }: Mine, newest: MatchInfo[]): Mine {
  const last = newest.at(-1);
  if (!last || newest.length < MATCHES_AT_ONCE) return { matches: newest, hasOlder: false };
  const ids = new Set(newest.map((match) => match.id));
  // Whatever would stand among the newest and does not, is not mine any more.
  const older = matches.filter((match) => !ids.has(match.id) && match.created <= last.created);
  return { matches: [...newest, ...older], hasOlder: older.length === 0 || hasOlder };
}

/** The same when older ones have come. */
export const withOlder = ({ matches }: Mine, page: MatchInfo[]): Mine => ({
  matches: [...matches, ...page],
  hasOlder: page.length === MATCHES_AT_ONCE,
});
