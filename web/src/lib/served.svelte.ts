// The games that the server offers, and what they are called.

import type { GameInfo } from '../wire';
import { api } from './api';
import { learnTitles } from './speech.svelte';

let games: GameInfo[] = $state.raw([]);
let asked: Promise<void> | undefined;
/** Who could not be reached is asked again after so long. */
const AGAIN = 5000;

export const served = {
  get games(): GameInfo[] {
    return games;
  },
  game: (name: string): GameInfo | undefined => games.find((each) => each.game === name),
  /** The levels of the programs that play a game, the weakest first. */
  levels: (name: string): string[] => served.game(name)?.levels ?? [],
  /** Asks the server, and again until it answers. */
  look(): Promise<void> {
    asked ??= look();
    return asked;
  },
};

async function look(): Promise<void> {
  try {
    const found = await api.games();
    await learnTitles(found.map((each) => each.game));
    games = found;
  } catch {
    setTimeout(() => ((asked = undefined), void served.look()), AGAIN);
  }
}
