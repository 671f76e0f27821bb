// Who is at this browser: nobody yet, a guest, or somebody with an account.

import { api, Refusal } from './api';
import { forgetMatches } from './kept';
import type { Me } from '../wire';

let me = $state.raw<Me | null>(null);
let known = $state(false);
let away = $state(false);
const AGAIN = 5000;

export const person = {
  get me(): Me | null {
    return me;
  },
  /** The server has said who it is, or that it is nobody. */
  get known(): boolean {
    return known;
  },
  /** The server could not be asked. */
  get away(): boolean {
    return away;
  },
  set(to: Me | null): void {
    if (!to || (me && me.name !== to.name)) forgetMatches();
    [me, known, away] = [to, true, false];
  },
  /** Asks the server, and again until it answers. */
  async look(): Promise<void> {
    try {
      this.set(await api.me());
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      // A server that has trouble of its own has signed nobody out.
      away = true;
      setTimeout(() => known || void this.look(), AGAIN);
    }
  },
  /** Makes a guest of whoever has no name yet. If the name is taken and he has not chosen it, `another` thinks of one. */
  async named(name: string, another?: () => string): Promise<void> {
    for (let tries = 1; !me; tries++) {
      try {
        this.set(await api.guest(name));
      } catch (refusal) {
        const taken = refusal instanceof Refusal && refusal.code === 'name-taken';
        if (!taken || !another || tries === 5) throw refusal;
        name = another();
      }
    }
  },
};
