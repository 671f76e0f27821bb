// Who is at this browser: nobody yet, a guest, or somebody with an account.

import { api, Refusal } from './api';
import type { Me } from '../wire';

let me = $state.raw<Me | null>(null);
let known = $state(false);

export const person = {
  get me(): Me | null {
    return me;
  },
  /** The server has said who it is, or that it is nobody. */
  get known(): boolean {
    return known;
  },
  set(to: Me | null): void {
    [me, known] = [to, true];
  },
  /** Asks the server. */
  async look(): Promise<void> {
    try {
      this.set(await api.me());
    } catch (refusal) {
      if (refusal instanceof Refusal && refusal.code === 'not-signed-in') this.set(null);
    }
  },
  /** Makes a guest of whoever has no name yet. */
  async named(name: string): Promise<void> {
    if (!me) this.set(await api.guest(name));
  },
};
