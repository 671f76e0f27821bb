// What the log tells, in words.

import type { Entry, LogKind } from '../lib/log';
import { say, seat, tell } from '../lib/speech.svelte';
import type { Line } from '../wire';

export function toldLine({ what }: Line): string {
  if ('event' in what) return tell(what.event, 'event');
  return say(`deed-${what.deed.deed}`, { side: seat(what.deed.seat) });
}

/** An entry in one line: as the game tells it, or event by event. What people do at the table is told alike in every game. */
export function toldEntry(entry: Entry, entries: Entry[], kind: LogKind = {}): string {
  const { what } = entry.lines[0]!;
  if ('deed' in what) return toldLine(entry.lines[0]!);
  return kind.told?.(entry, entries) ?? entry.lines.map(toldLine).join(' ');
}
