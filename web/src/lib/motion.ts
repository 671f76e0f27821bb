// How fast things move on the screen: as somebody likes, and not at all for those whom it disturbs.

import { settings } from './settings.svelte';

const PACES = { off: 0, slow: 2, normal: 1, fast: 0.45 };

/** How long a movement takes, as a multiple of the usual; 0 if nothing is to move. */
export function pace(): number {
  const isStill = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  return isStill ? 0 : PACES[settings.speed];
}
