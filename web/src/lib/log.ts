// The log as it is read: lines that belong together share one, and lines can be sought by what they are about. What the events
// of a game are about only the game knows (`LogKind`).

import type { Arg, Line, Told } from '../wire';

/** What a game knows of its log. */
export interface LogKind {
  /** Events by what they are about. The names of the topics are the messages `log-…`. */
  topics?: Record<string, string[]>;
  /** One line for two that follow each other, where they belong together. */
  together?: (before: Line, line: Line) => Line | undefined;
  /** Whether something new begins with an event, as a turn: such lines are always shown. */
  isHeading?: (told: Told) => boolean;
}

/** What somebody may want to read about: everything, what the game is about, and what the players do at the table. */
export const topicsOf = (kind: LogKind = {}): string[] => ['all', ...Object.keys(kind.topics ?? {}), 'table'];

export const isHeading = ({ what }: Line, kind: LogKind = {}): boolean => 'event' in what && (kind.isHeading?.(what.event) ?? false);

/** Whether a line is shown to somebody who wants to read about this. */
export function isAbout(line: Line, topic: string, kind: LogKind = {}): boolean {
  if (topic === 'all' || isHeading(line, kind)) return true;
  if ('deed' in line.what) return topic === 'table';
  return kind.topics?.[topic]?.includes(line.what.event.name) ?? false;
}

/** Lines that belong together become one. */
export function merged(lines: Line[], kind: LogKind = {}): Line[] {
  const told: Line[] = [];
  for (const line of lines) {
    const before = told.at(-1);
    const joined = before && kind.together?.(before, line);
    if (joined) told[told.length - 1] = joined;
    else told.push(line);
  }
  return told;
}

/** The lines that still hold: without what was taken back. */
export function standing(lines: Line[]): Line[] {
  const kept: Line[] = [];
  for (const line of lines) {
    // Whoever goes back says so in a line of an earlier position.
    while (kept.length > 0 && kept.at(-1)!.position > line.position) kept.pop();
    kept.push(line);
  }
  return kept;
}

/** The regions that the last lines of one position are about: a board can show them. */
export function lastRegions(lines: Line[]): string[] {
  const last = lines.at(-1);
  if (!last) return [];
  const recent = lines.filter((line) => line.position === last.position);
  const regions = recent.flatMap((line) => ('event' in line.what ? Object.values(line.what.event.args) : []));
  return regions.flatMap((arg) => ('named' in arg && arg.named.kind === 'region' ? [arg.named.id] : []));
}

/** Something that went, or is about to go, from one region to another. */
export interface Move {
  from: string;
  to: string;
  planned: boolean;
  /** What it does, where one knows. */
  kind?: 'move' | 'attack';
}

/** The move that something tells of, if it tells of one. */
export function moveOf(told: Told, planned: boolean): Move[] {
  const region = (arg: Arg | undefined) => (arg && 'named' in arg && arg.named.kind === 'region' ? arg.named.id : undefined);
  const [from, to] = [region(told.args.from), region(told.args.to)];
  return from && to && from !== to ? [{ from, to, planned }] : [];
}

/** What moved in the last position. */
export function lastMoves(lines: Line[]): Move[] {
  const last = lines.at(-1)?.position;
  const recent = lines.filter((line) => line.position === last);
  const moves = recent.flatMap((line) => ('event' in line.what ? moveOf(line.what.event, false) : []));
  return moves.filter((move, at) => moves.findIndex((other) => other.from === move.from && other.to === move.to) === at);
}
