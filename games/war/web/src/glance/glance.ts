// What lists and the first page show of War of the Ring, apart from its table.

import type { GlanceKind } from '@house/game/kinds';
import Glance from './Glance.svelte';
import { DOOR } from './picture';
import type { WarPicture } from '../wire';
import Score from './Score.svelte';

export const glance: GlanceKind<WarPicture> = {
  Picture: Glance,
  Score,
  standing: ({ turn, vp: [fp, sh] }, words) => words.say('standing', { turn, points: `${fp} : ${sh}` }),
  door: DOOR,
};
