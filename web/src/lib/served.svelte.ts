// The games that the server offers, and what they are called.

import { GAMES } from '../games';
import type { GameInfo } from '../wire';
import { api } from './api';
import { learnWords } from './speech.svelte';

let games: GameInfo[] = $state.raw([]);
let asked: Promise<void> | undefined;
/** Who could not be reached is asked again after so long. */
const AGAIN = 5000;

export const served = {
  get games(): GameInfo[] {
    return games;
  },
  /** Those that have a client. A game that is told in words alone is offered only where there is no other. */
  get playable(): GameInfo[] {
    const drawn = games.filter((each) => each.game in GAMES);
    return drawn.length > 0 ? drawn : games;
  },
  /** All that can be set up, those that have a client first. */
  get offered(): GameInfo[] {
    return [...games].sort((one, other) => Number(other.game in GAMES) - Number(one.game in GAMES));
  },
  game: (name: string): GameInfo | undefined => games.find((each) => each.game === name),
  /** There is a game for which decks can be built here. */
  get hasDecks(): boolean {
    return games.some(({ game, offers }) => offers.includes('decks') && GAMES[game]?.decks);
  },
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
    await learnWords(found.map((each) => each.game));
    games = found;
  } catch {
    setTimeout(() => ((asked = undefined), void served.look()), AGAIN);
  }
}
