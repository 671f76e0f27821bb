// The list of games. A game that is served but does not stand here is played in words alone.

import type { AnyKind, Listed } from './game/kinds';

export const GAMES: Record<string, Listed> = {
  war: {
    kind: async () => (await import('../../games/war/web/src/kind')).war,
    lessons: async () => (await import('../../games/war/web/src/learn/lessons')).LESSONS,
    rules: async () => (await import('../../games/war/web/src/rules')).default,
  },
};

/** How a match of a game is drawn. */
export async function kindOf(game: string): Promise<AnyKind> {
  return GAMES[game]?.kind() ?? (await import('./game/plain')).plain;
}
