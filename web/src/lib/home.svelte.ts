// What the first page shows, in one call. It is kept while one looks at other pages, so that coming back shows it at once.

import { api } from './api';
import { keptMatches } from './kept';
import type { Home } from '../wire';

const NOTHING: Home = {
  yours: [],
  others: [],
  open: [],
  live: [],
  counts: { yours: 0, others: 0, open: 0, live: 0 },
  last: [],
};

let seen: Home = $state.raw(NOTHING);
let isKnown = $state(false);
let newest = 0;

export const homeSeen = {
  get seen(): Home {
    return seen;
  },
  /** The server has said it, or could not be asked. */
  get isKnown(): boolean {
    return isKnown;
  },
  async look(): Promise<void> {
    const mine = ++newest;
    try {
      const found = await api.home();
      if (mine === newest) seen = found;
    } catch {
      // It is looked at again soon. Until then there is what was seen in this browser.
      if (seen === NOTHING) seen = { ...NOTHING, ...kept() };
    }
    isKnown = true;
  },
};

function kept(): Pick<Home, 'yours' | 'others'> {
  const matches = keptMatches().map(({ info }) => info);
  return { yours: matches.filter((info) => info.your_turn), others: matches.filter((info) => !info.your_turn && info.status !== 'over') };
}
