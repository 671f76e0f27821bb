// The log as it is read: dice that were rolled in a row share a line, and lines can be sought by what they are about.

import type { Arg, Line, Told } from '../wire';

export const TOPICS = ['all', 'battle', 'fellowship', 'cards', 'table'] as const;
export type Topic = (typeof TOPICS)[number];

const ABOUT: Record<string, Topic> = {};
const listed = (topic: Topic, names: string) => names.split(' ').forEach((name) => (ABOUT[name] = topic));
listed('battle', 'attacked round laid turned white-rider threw hits lost reduced ceased retreated into-siege extended captured card-hits');
listed(
  'fellowship',
  'declared corruption entered-mordor mordor-step guide hunt-dice separated progress hunted drawn damage hunt-casualty revealed hidden driven tile-in-play',
);
listed('cards', 'drew discarded played table-discarded stripped laid turned');

/** What a line is about. */
export function topicOf(line: Line): Topic {
  return 'deed' in line.what ? 'table' : (ABOUT[line.what.event.name] ?? 'all');
}

/** Whether a line is shown to somebody who wants to read about this. New turns always are. */
export function isAbout(line: Line, topic: Topic): boolean {
  const isTurn = 'event' in line.what && line.what.event.name === 'turn';
  return topic === 'all' || isTurn || topicOf(line) === topic;
}

/** Dice that one side rolled in a row become one line. */
export function merged(lines: Line[]): Line[] {
  const told: Line[] = [];
  for (const line of lines) {
    const before = told.at(-1);
    const joined = before && together(before, line);
    if (joined) told[told.length - 1] = joined;
    else told.push(line);
  }
  return told;
}

function together(before: Line, line: Line): Line | undefined {
  const [one, other] = [rolled(before), rolled(line)];
  if (!one || !other || JSON.stringify(one.side) !== JSON.stringify(other.side)) return undefined;
  const faces: Arg = { many: [...('many' in one.face ? one.face.many : [one.face]), other.face] };
  return { ...line, what: { event: { name: 'rolled', args: { side: one.side, face: faces } } } };
}

function rolled(line: Line): { side: Arg; face: Arg } | undefined {
  if (!('event' in line.what) || line.what.event.name !== 'rolled') return undefined;
  const { side, face } = line.what.event.args;
  return side && face ? { side, face } : undefined;
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
