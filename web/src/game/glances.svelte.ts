// What lists say of a match with the help of its game: how far it has come, and what was done last. The games are fetched when
// a list needs them, apart from their tables; until then nothing is said.

import { GAMES } from '../games';
import { learnWords, of } from '../lib/speech.svelte';
import type { AnyGlance } from './kinds';
import type { MatchInfo } from '../wire';

let known: Record<string, AnyGlance> = $state.raw({});
const asked = new Set<string>();

/** Fetches what lists need of these matches. */
export function glanceAt(matches: MatchInfo[]): void {
  const games = [...new Set(matches.map((info) => info.game))];
  const told = [...new Set(matches.filter((info) => info.glance?.last).map((info) => info.game))];
  // What cannot be fetched is not said.
  learnWords(games).catch(() => undefined);
  learnWords(told, 'all').catch(() => undefined);
  for (const game of games) void fetchOf(game);
}

async function fetchOf(game: string): Promise<void> {
  if (asked.has(game)) return;
  asked.add(game);
  try {
    const found = await GAMES[game]?.glance?.();
    if (found) known = { ...known, [game]: found };
  } catch {
    asked.delete(game);
  }
}

/** What a game draws and says of a match in a list. */
export const glanceOf = (game: string): AnyGlance | undefined => known[game];

/** How far a match has come, in words. */
export function standingOf({ game, glance }: MatchInfo): string {
  return (glance && known[game]?.standing?.(glance.picture, of(game))) ?? '';
}

/** What somebody else did last. */
export function lastOf({ game, glance }: MatchInfo): string | undefined {
  return glance?.last && of(game).tell(glance.last, 'event');
}
