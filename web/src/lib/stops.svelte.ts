// Where somebody wants to be asked in a game: the server passes elsewhere. Nobody else hears of it.

import type { Ask, MatchInfo } from '../wire';
import { api } from './api';

export const ASKS: Ask[] = ['always', 'able', 'never'];

export class Stops {
  readonly #game: string;
  /** What was said, by the name of a stop. */
  wants: Record<string, Ask> = $state.raw({});

  constructor(game: string) {
    this.#game = game;
    void this.#learn(api.stops(game));
  }

  /** What is wanted at a stop; where nothing was said, what goes without saying. */
  at(stop: string, usual: Ask): Ask {
    return this.wants[stop] ?? usual;
  }

  /** Shown at once; what the server does not take is as it was. */
  async want(stop: string, ask: Ask): Promise<void> {
    const before = this.wants;
    this.wants = { ...before, [stop]: ask };
    if (!(await this.#learn(api.setStops(this.#game, this.wants)))) this.wants = before;
  }

  async #learn(told: ReturnType<typeof api.stops>): Promise<boolean> {
    return await told.then(
      ({ wants }) => {
        this.wants = wants as Record<string, Ask>;
        return true;
      },
      // Without a connection one is asked as before.
      () => false,
    );
  }
}

const known = new Map<string, Stops>();

/** Those of a game, learned once. */
export function stopsOf(game: string): Stops {
  const found = known.get(game) ?? new Stops(game);
  known.set(game, found);
  return found;
}

/** What goes without saying: with people one is asked, so that nobody learns anything; programs learn nothing. */
export function usualIn(info: Pick<MatchInfo, 'seats' | 'yours' | 'setup'>): Ask {
  const isOther = ({ seat, holder }: MatchInfo['seats'][number]) =>
    !info.yours.includes(seat) && typeof holder === 'object' && 'person' in holder;
  return info.setup || info.seats.some(isOther) ? 'always' : 'able';
}
