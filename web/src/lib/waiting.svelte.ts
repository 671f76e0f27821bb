// How many matches wait for whoever is here: asked for now and then, and soon after something has happened.

import { api } from './api';
import { person } from './person.svelte';

let count = $state(0);
let soon: ReturnType<typeof setTimeout> | undefined;

const EVERY = 60_000;
/** What happens in quick succession is asked for once. */
const SOON = 1500;

async function look(): Promise<void> {
  if (!person.me) return void (count = 0);
  // Without a connection the number stays as it is.
  count = (await api.waiting().catch(() => undefined))?.count ?? count;
}

export const waiting = {
  get count(): number {
    return count;
  },
  look,
  /** Something has happened that may change it. */
  soon(): void {
    clearTimeout(soon);
    soon = setTimeout(() => void look(), SOON);
  },
  /** Asks again and again while the page is seen. Gives what ends it. */
  follow(): () => void {
    const ask = () => document.visibilityState === 'visible' && void look();
    const timer = setInterval(ask, EVERY);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  },
};
