// What lists and the first page show of the card game, apart from its table.

import type { GlanceKind } from '@house/game/kinds';
import Glance from './Glance.svelte';
import { DOOR, type Pictured } from './picture';

export const glance: GlanceKind<Pictured> = {
  Picture: Glance,
  standing: ({ turn, at }, words) => (turn === 0 ? words.say('standing-bids') : words.say('standing', { turn, sites: at.join(' : ') })),
  door: DOOR,
};
