// Passing until one's next stop. The server passes; here it is only said.

import { api } from '@house/lib/api';
import type { Game } from '@house/lib/game.svelte';

export function goOn(game: Game, on: boolean): void {
  const { seen } = game;
  // Who cannot reach the server is asked as before.
  if (seen?.seat) void api.goOn(game.id, seen.seat, on).catch(() => undefined);
}
