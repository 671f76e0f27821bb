// A match as one walks through it: steps by turns. What belongs to a step, a turn or a battle the log of the game says
// (`LogKind.walk`); a game that says nothing is walked answer by answer.

import type { Line } from '../wire';
import { entriesOf, movesOf, regionsOf, seatOf, type Entry, type LogKind, type Pointed } from './log';

/** Something that happened, with the position after it. */
export interface Step {
  position: number;
  /** The turn it belongs to; 0 where none is told. */
  turn: number;
  /** What happened; nothing at the beginning. */
  entries: Entry[];
  /** Whose it was. */
  seat?: string;
  /** What stands out in it, by the name of one of the game's marks. */
  mark?: string;
  /** A sign for it, as path data round (0, 0). */
  sign?: string;
}

/** The steps of one turn; `first` is the place of the first among all steps. */
export interface Stretch {
  turn: number;
  first: number;
  steps: Step[];
}

const isEvent = ({ lines }: Entry): boolean => 'event' in lines[0]!.what;

/** All steps, from the beginning to the position `last`. */
export function stepsIn(lines: Line[], last: number, kind: LogKind = {}): Step[] {
  const entries = entriesOf(lines, kind).filter((entry) => isEvent(entry) && entry.position <= last);
  return kind.walk ? byAction(entries, last, kind) : byAnswer(entries, last, kind);
}

function byAnswer(entries: Entry[], last: number, kind: LogKind): Step[] {
  const at = new Map<number, Entry[]>();
  for (const entry of entries) at.set(entry.position, [...(at.get(entry.position) ?? []), entry]);
  return Array.from({ length: last + 1 }, (_, position) => {
    const here = at.get(position) ?? [];
    return { position, turn: 0, entries: here, ...whoseOf(here, kind) };
  });
}

/** An entry is a step; those of a turn that end in the same position are one, since nothing could be seen between them. */
function byAction(entries: Entry[], last: number, kind: LogKind): Step[] {
  const told = kind.walk!(entries);
  const steps: Step[] = [{ position: 0, turn: told[0]?.turn ?? 0, entries: [] }];
  entries.forEach((entry, at) => {
    const { turn, mark, sign } = told[at]!;
    const before = steps.at(-1)!;
    if (before.entries.length > 0 && before.position === entry.position && before.turn === turn) {
      before.entries.push(entry);
      before.mark ??= mark;
    } else {
      const step: Step = { position: entry.position, turn, entries: [entry], ...whoseOf([entry], kind) };
      steps.push({ ...step, ...(mark ? { mark } : {}), ...(sign ? { sign } : {}) });
    }
  });
  const end = steps.at(-1)!;
  // What was answered since then has not been told of.
  return end.position < last ? [...steps, { position: last, turn: end.turn, entries: [] }] : steps;
}

function whoseOf(entries: Entry[], kind: LogKind): { seat?: string } {
  const seat = entries[0] && seatOf(entries[0], kind);
  return seat ? { seat } : {};
}

/** The turns, with their steps. */
export function stretchesOf(steps: Step[]): Stretch[] {
  const stretches: Stretch[] = [];
  steps.forEach((step, at) => {
    const before = stretches.at(-1);
    if (before?.turn === step.turn) before.steps.push(step);
    else stretches.push({ turn: step.turn, first: at, steps: [step] });
  });
  return stretches;
}

/** The place of the step that has led to a position; of several with that position the first. */
export function placeOf(steps: Step[], position: number): number {
  const exact = steps.findIndex((step) => step.position === position);
  return exact >= 0
    ? exact
    : Math.max(
        0,
        steps.findLastIndex((step) => step.position < position),
      );
}

/** Where one can walk to. */
export type Way = 'first' | 'back' | 'on' | 'last' | 'turn-back' | 'turn-on' | { mark: string; isBack: boolean };

/** The place that a way leads to; undefined where there is none. Who is between two steps comes to the one that is next. */
export function towards(steps: Step[], from: number, position: number, way: Way): number | undefined {
  const isBetween = steps[from] !== undefined && steps[from].position !== position;
  const found = (place: number) => (place < 0 || (place === from && !isBetween) ? undefined : place);
  if (way === 'first') return found(0);
  if (way === 'last') return found(steps.length - 1);
  if (way === 'back') return found(isBetween ? from : from - 1);
  if (way === 'on') return from + 1 < steps.length ? from + 1 : undefined;
  const isWanted = (step: Step, at: number): boolean =>
    typeof way === 'object' ? step.mark === way.mark : at === 0 || steps[at - 1]!.turn !== step.turn;
  const isBack = typeof way === 'object' ? way.isBack : way === 'turn-back';
  if (isBack) return found(steps.findLastIndex((step, at) => (at < from || (at === from && isBetween)) && isWanted(step, at)));
  return found(steps.findIndex((step, at) => at > from && isWanted(step, at)));
}

/** What changed on the way from one step to another, to be seen on the board: everything within a turn, otherwise the last step alone. */
export function changedBetween(steps: Step[], from: number, to: number, kind: LogKind = {}): Pointed {
  const isShort = from < to && steps[to]!.turn - steps[from]!.turn <= 1;
  const entries = steps.slice(isShort ? from + 1 : to, to + 1).flatMap((step) => step.entries);
  const all: Entry = { number: 0, position: 0, lines: entries.flatMap((entry) => entry.lines) };
  return { regions: regionsOf(all), moves: movesOf(all, kind), isMeant: true };
}
