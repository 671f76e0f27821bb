// A line of the log in words.

import { say, seat, tell } from '../lib/speech.svelte';
import type { Line } from '../wire';

export function toldLine({ what }: Line): string {
  if ('event' in what) return tell(what.event, 'event');
  return say(`deed-${what.deed.deed}`, { side: seat(what.deed.seat) });
}
