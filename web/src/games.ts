// The list of games. A game that is served but does not stand here is played in words alone.

import type { AnyKind, Listed } from './game/kinds';

export const GAMES: Record<string, Listed> = {
  war: {
    kind: async () => (await import('../../games/war/web/src/kind')).war,
    table: () => import('../../games/war/web/src/table/Table.svelte'),
    glance: async () => (await import('../../games/war/web/src/glance/glance')).glance,
    lessons: async () => (await import('../../games/war/web/src/learn/lessons')).LESSONS,
    rules: async () => (await import('../../games/war/web/src/rules')).default,
  },
  tcg: {
    kind: async () => (await import('../../games/tcg/web/src/kind')).tcg,
    table: () => import('../../games/tcg/web/src/table/Table.svelte'),
    glance: async () => (await import('../../games/tcg/web/src/glance/glance')).glance,
    lessons: async () => (await import('../../games/tcg/web/src/learn/lessons')).LESSONS,
    decks: () => import('../../games/tcg/web/src/decks/Builder.svelte'),
    rules: async () => (await import('../../games/tcg/web/src/rules')).default,
  },
};

/** How a match of a game is drawn. What it is drawn with will be wanted next: it is fetched meanwhile. */
export async function kindOf(game: string, isDrawn = false): Promise<AnyKind> {
  // If it cannot be fetched, whoever draws it says so.
  if (isDrawn) GAMES[game]?.table?.().catch(() => undefined);
  return GAMES[game]?.kind() ?? (await import('./game/plain')).plain;
}

/** Whether there is a table on which whole actions are done by hand. */
export const isPlayedByHand = (game: string): boolean => GAMES[game]?.table !== undefined;
