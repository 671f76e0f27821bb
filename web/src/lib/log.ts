// The log as it is read: lines that belong together share one, and lines can be sought by what they are about. What the events
// of a game are about only the game knows (`LogKind`).

import type { Component } from 'svelte';
import type { Arg, Line, Told } from '../wire';

/** Lines that are read as one: an action with its result. */
export interface Entry {
  /** Its first line, by which it is known. */
  number: number;
  lines: Line[];
  /** The position after it. */
  position: number;
}

/** What a game knows of its log. */
export interface LogKind {
  /** Events by what they are about. The names of the topics are the messages `log-…`. */
  topics?: Record<string, string[]>;
  /** One line for two that follow each other, where they belong together. */
  together?: (before: Line, line: Line) => Line | undefined;
  /** Whether an event goes on with what is told before it, as the dice of a battle with the attack. */
  goesOn?: (entry: Entry, told: Told) => boolean;
  /** An entry in one line, with its result; `entries` is the whole log. */
  told?: (entry: Entry, entries: Entry[]) => string;
  /** The parts of an entry, one below the other, where there is more to read than the line. */
  parts?: (entry: Entry) => string[];
  /** The seat that did it, whose colour and sign it has. */
  seatOf?: (entry: Entry) => string | undefined;
  /** The headings, one for each entry: it stands above the first of those that share it. */
  headings?: (entries: Entry[]) => string[];
  /** The sign of a seat, so that it is not known by colour alone. */
  Sign?: Component<{ seat: string }>;
  /** Whether something that went from one region to another attacked. */
  isAttack?: (told: Told) => boolean;
  /** For walking through a match: the turn of each entry, a sign for it, and what stands out in it. */
  walk?: (entries: Entry[]) => Walked[];
  /** What may stand out. Its messages are `mark-…`, and `mark-…-on` and `mark-…-back` for walking to the next and to the one before. */
  marks?: Record<string, TimeMark>;
}

export interface Walked {
  turn: number;
  /** Path data round (0, 0), about 18 wide and high. */
  sign?: string;
  /** The name of a mark. */
  mark?: string;
}

export interface TimeMark {
  sign: string;
  /** The key that leads to the next one, by its code; with Shift to the one before. */
  key: string;
}

/** What somebody may want to read about: everything, what the game is about, and what the players do at the table. */
export const topicsOf = (kind: LogKind = {}): string[] => ['all', ...Object.keys(kind.topics ?? {}), 'table'];

/** Whether an entry is shown to somebody who wants to read about this. */
export function isAbout({ lines }: Entry, topic: string, kind: LogKind = {}): boolean {
  if (topic === 'all') return true;
  const wanted = kind.topics?.[topic] ?? [];
  return lines.some(({ what }) => ('deed' in what ? topic === 'table' : wanted.includes(what.event.name)));
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

/** The log as it is read: what holds, with everything that goes on in one entry. */
export function entriesOf(lines: Line[], kind: LogKind = {}): Entry[] {
  const entries: Entry[] = [];
  // What people do meanwhile does not come between.
  let told: Entry | undefined;
  for (const line of merged(standing(lines).filter(isTold), kind)) {
    const { what, number, position } = line;
    const isEvent = 'event' in what;
    const before = isEvent ? told : entries.at(-1);
    const goesOn = before && (isEvent ? kind.goesOn?.(before, what.event) : isStepBack(before, line));
    if (goesOn) {
      before.lines.push(line);
      before.position = position;
    } else {
      entries.push({ number, lines: [line], position });
      if (isEvent) told = entries.at(-1);
    }
  }
  return entries;
}

/** Who has the device at the moment is nothing to be read about later. */
const isTold = ({ what }: Line): boolean => !('deed' in what && what.deed.deed === 'take-over');

/** Steps back that follow each other are one. */
const isStepBack = ({ lines }: Entry, line: Line): boolean => {
  const [before, deed] = [lines.at(-1)!.what, line.what];
  return 'deed' in before && 'deed' in deed && deed.deed.deed === 'undo' && JSON.stringify(before) === JSON.stringify(deed);
};

/** The seat that did something: as the game says, or whose deed it was. */
export function seatOf(entry: Entry, kind: LogKind = {}): string | undefined {
  const { what } = entry.lines[0]!;
  return 'deed' in what ? what.deed.seat : kind.seatOf?.(entry);
}

/** What others have done after a line. */
export function newsOf(lines: Line[], after: number, own: string | null, kind: LogKind = {}): Entry[] {
  const isNew = (entry: Entry) => entry.lines.at(-1)!.number > after && seatOf(entry, kind) !== own;
  return entriesOf(lines, kind).filter(isNew);
}

/** The regions that an entry is about. */
export function regionsOf({ lines }: Entry): string[] {
  const args = lines.flatMap(({ what }) => ('event' in what ? Object.values(what.event.args) : []));
  return [...new Set(args.flatMap((arg) => ('named' in arg && arg.named.kind === 'region' ? [arg.named.id] : [])))];
}

/** What moved in an entry, in its order. */
export function movesOf({ lines }: Entry, kind: LogKind = {}): Move[] {
  const told = (event: Told) => moveOf(event, false).map((move): Move => (kind.isAttack?.(event) ? { ...move, kind: 'attack' } : move));
  return distinct(lines.flatMap(({ what }) => ('event' in what ? told(what.event) : [])));
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
  return distinct(recent.flatMap((line) => ('event' in line.what ? moveOf(line.what.event, false) : [])));
}

function distinct(moves: Move[]): Move[] {
  return moves.filter((move, at) => moves.findIndex((other) => other.from === move.from && other.to === move.to) === at);
}

/** What somebody points at in the log, to be seen on the board; what is `meant` is brought into view. */
export interface Pointed {
  regions: string[];
  moves: Move[];
  isMeant: boolean;
}

export const pointedAt = (entry: Entry, isMeant = false): Pointed => ({ regions: regionsOf(entry), moves: movesOf(entry), isMeant });

/** An entry step by step, to be played on the board: move by move, or all at once if nothing moved. */
export function stepsOf(entry: Entry): Pointed[] {
  const moves = movesOf(entry);
  if (moves.length === 0) return [pointedAt(entry, true)];
  return moves.map((move) => ({ regions: [move.from, move.to], moves: [move], isMeant: true }));
}
