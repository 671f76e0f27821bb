// The log of War action by action: what belongs to one, whose it is, in which phase, and what came of it.

import { idOf } from '@house/lib/notation';
import type { Entry } from '@house/lib/log';
import type { Arg, Line, Told } from '@house/wire';
import { mentioned } from './match/figures';
import type { Side } from './sides';

const among = (names: string) => new Set(names.split(' '));

/** With these something else begins, whatever went before. */
const BEGINNINGS = among('turn declared hunt-dice rolled acted passed skipped ring-used won');
/** Nothing more is told of these. */
const WHOLE = among('hunt-dice rolled passed skipped ring-used won');
const DRAWING = among('drew discarded');
/** Whose it is, where an event does not say. */
const FREE = among('declared guide corruption entered-mordor mordor-step separated progress revealed hidden driven stripped');
const SHADOW = among('hunt-dice flew');

/** The names of phases: what is told in them, and before the actions of a turn. */
const PHASES: Record<string, string> = {
  turn: 'cards',
  drew: 'cards',
  discarded: 'cards',
  declared: 'fellowship',
  guide: 'fellowship',
  'hunt-dice': 'roll',
  rolled: 'roll',
};

export const eventsOf = (lines: Line[]): Told[] => lines.flatMap(({ what }) => ('event' in what ? [what.event] : []));
const firstOf = (entry: Entry): Told | undefined => eventsOf(entry.lines)[0];

export const numberIn = (arg: Arg | undefined): number => (arg && 'number' in arg ? arg.number : 0);
export const idIn = (arg: Arg | undefined, kind: string): string => (arg && idOf(arg, kind)) ?? '';

/** Whether an event belongs to what an entry tells of. */
export function goesOn(entry: Entry, { name }: Told): boolean {
  const first = firstOf(entry)?.name;
  if (!first || BEGINNINGS.has(name) || WHOLE.has(first)) return false;
  // The cards of a turn are drawn at once; what comes after them is another phase.
  return first === 'turn' ? DRAWING.has(name) : true;
}

export function seatOf(entry: Entry): Side | undefined {
  const first = firstOf(entry);
  if (!first || first.name === 'turn') return undefined;
  const said = idIn(first.args.side, 'side');
  if (said) return said as Side;
  return FREE.has(first.name) ? 'fp' : SHADOW.has(first.name) ? 'sh' : undefined;
}

/** Turn and phase of each entry; the turn is 0 until the log tells it. */
export function timesOf(entries: Entry[]): { turn: number; phase: string }[] {
  let [turn, phase] = [0, 'actions'];
  return entries.map((entry) => {
    const first = firstOf(entry);
    // What people do at the table happens whenever it is.
    if (!first) return { turn, phase };
    if (first.name === 'turn') turn = numberIn(first.args.turn);
    phase = PHASES[first.name] ?? 'actions';
    return { turn, phase };
  });
}

/** How a battle ended, with what each side lost. */
export interface BattleResult {
  to: string;
  attacker: Side;
  rounds: number;
  /** The events that tell of losses, by who suffered them. */
  losses: Record<Side, Told[]>;
  ends: Told[];
  /** The attackers went to where the battle was. */
  isTaken: boolean;
}

const SHADOWS = among('sauron isengard southrons saruman witch-king mouth-of-sauron');

/** Who has lost somebody: Nazgûl have no Nation. */
function loserOf({ args }: Told): Side {
  const whose = mentioned(args.figure)?.figure.nation ?? (idIn(args.nation, 'nation') || idIn(args.who, 'character'));
  return whose === '' || SHADOWS.has(whose) ? 'sh' : 'fp';
}

const LOSSES = among('lost reduced eliminated');
const ENDS = among('captured retreated into-siege ceased');

/** The battles that were fought in an action. */
export function battlesIn(entry: Entry): BattleResult[] {
  const battles: BattleResult[] = [];
  for (const told of eventsOf(entry.lines)) {
    const battle = battles.at(-1);
    const { name, args } = told;
    if (name === 'attacked') {
      const [to, attacker] = [idIn(args.to, 'region'), idIn(args.side, 'side') as Side];
      battles.push({ to, attacker, rounds: 0, losses: { fp: [], sh: [] }, ends: [], isTaken: false });
    } else if (!battle) continue;
    else if (name === 'round') battle.rounds = numberIn(args.round);
    else if (name === 'threw' || name === 'hits') battle.rounds = Math.max(1, battle.rounds);
    else if (LOSSES.has(name)) battle.losses[loserOf(told)].push(told);
    else if (ENDS.has(name)) battle.ends.push(told);
    else if (name === 'moved') battle.isTaken ||= idIn(args.to, 'region') === battle.to;
  }
  return battles;
}

/** What a Hunt did. */
export interface HuntResult {
  /** It was rolled, or a tile was drawn. */
  isFound: boolean;
  damage: number;
  fallen: string[];
  /** The Corruption after it, and how much more or less that is, where it is known. */
  corruption: { now: number; by: number | undefined } | undefined;
  revealed: Arg | undefined;
}

/** The Hunt of an action, if there was one. `before` is the Corruption before it. */
export function huntIn(entry: Entry, before: number | undefined): HuntResult | undefined {
  const events = eventsOf(entry.lines);
  if (!events.some(({ name }) => name === 'hunted' || name === 'drawn')) return undefined;
  const result: HuntResult = { isFound: false, damage: 0, fallen: [], corruption: undefined, revealed: undefined };
  for (const { name, args } of events) {
    if (name === 'drawn') result.isFound = true;
    else if (name === 'damage') result.damage += numberIn(args.count);
    else if (name === 'hunt-casualty') result.fallen.push(idIn(args.who, 'character'));
    else if (name === 'revealed') result.revealed = args.at;
    else if (name === 'corruption') {
      const now = numberIn(args.now);
      result.corruption = { now, by: before === undefined ? undefined : now - before };
    }
  }
  return result;
}

/** The Corruption that was told last before an entry; in a game told from its first turn it begins at 0. */
export function corruptionBefore(entry: Entry, entries: Entry[]): number | undefined {
  let known: number | undefined;
  for (const each of entries) {
    if (each.number >= entry.number) break;
    for (const { name, args } of eventsOf(each.lines)) {
      if (name === 'corruption') known = numberIn(args.now);
      else if (name === 'turn' && numberIn(args.turn) === 1) known ??= 0;
    }
  }
  return known;
}

/** The same figures recruited one by one in one place, or lost there, are told at once. */
export function counted(events: Told[]): Told[] {
  const told: Told[] = [];
  for (const each of events) {
    const before = told.at(-1);
    const sum = before && sumOf(before, each);
    if (sum) told[told.length - 1] = sum;
    else told.push(each);
  }
  return told;
}

function sumOf(one: Told, other: Told): Told | undefined {
  const [figure, more] = [one.args.figure, other.args.figure];
  if (one.name !== other.name || !figure || !more || !('named' in figure) || !('named' in more)) return undefined;
  const alike = (told: Told, arg: Arg) => JSON.stringify([told.args.at, 'named' in arg && [arg.named.id, arg.named.args?.of]]);
  if (alike(one, figure) !== alike(other, more)) return undefined;
  const count = numberIn(figure.named.args?.count) + numberIn(more.named.args?.count);
  const both: Arg = { named: { ...figure.named, args: { ...figure.named.args, count: { number: count } } } };
  return { ...one, args: { ...one.args, figure: both } };
}
