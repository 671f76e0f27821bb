// What the log tells, in words.

import type { Entry, LogKind } from '../lib/log';
import { say, seat, tell } from '../lib/speech.svelte';
import type { Line } from '../wire';
import { calledOn, type Table } from './names';

function toldLine({ what }: Line, table: Table | undefined): string {
  if ('event' in what) return tell(what.event, 'event');
  const { deed, seat: on } = what.deed;
  return say(`deed-${deed}`, { who: table ? calledOn(table, on) : seat(on) });
}

/** An entry in one line: as the game tells it, or event by event. What people do at the table is told alike in every game, with
their names. */
export function toldEntry(entry: Entry, entries: Entry[], table: Table | undefined, kind: LogKind = {}): string {
  const { what } = entry.lines[0]!;
  if ('deed' in what) return toldLine(entry.lines[0]!, table);
  return kind.told?.(entry, entries) ?? entry.lines.map((line) => toldLine(line, table)).join(' ');
}
