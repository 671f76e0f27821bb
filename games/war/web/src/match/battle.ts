// The story of a battle, told by the events of the log: round by round what was rolled, what hit and who fell.

import { idOf } from '@house/lib/notation';
import type { Arg, Line, Told } from '@house/wire';
import type { WarBattle } from '../wire';
import { itemOf, mentioned, type Figure } from './figures';
import { other, type Side } from '../sides';

export interface Throw {
  /** Its line in the log, by which it is known. */
  number: number;
  dice: number[];
  /** The lowest result that counts, with what cards add. */
  needed: number;
  /** The combat roll, a re-roll, or an extra attack by a card. */
  kind: 'roll' | 'again' | 'extra';
}

export interface Loss {
  number: number;
  figure: Figure;
  count: number;
  /** An Elite that became a Regular: by a hit, or to go on with a siege. */
  how: 'lost' | 'reduced' | 'extended';
}

/** What a side did and suffered in a round. */
export interface Part {
  throws: Throw[];
  /** The hits it scored, so far. */
  scored: number;
  /** Those of its combat roll are among them. */
  isScored: boolean;
  /** The hits it has to take from itself, by a card. */
  own: number;
  losses: Loss[];
  /** The combat card it used. */
  card: string | undefined;
}

export type Round = { round: number } & Record<Side, Part>;

export interface BattleStory {
  attacker: Side;
  from: string;
  to: string;
  rounds: Round[];
  /** How it ended, as far as that was told. */
  end: Told[];
  /** The last line of the log that is about it. */
  last: number;
  /** The position after it. */
  position: number;
  isOver: boolean;
}

/** Whose a Nation or a Character is. */
export type SideOf = (id: string) => Side;

/** With these something else begins. */
const ELSEWHERE = new Set('acted passed skipped turn rolled ring-used hunt-dice played declared progress'.split(' '));
const ENDS = new Set('ceased retreated into-siege captured'.split(' '));

export const numberIn = (arg: Arg | undefined): number => (arg && 'number' in arg ? arg.number : 0);
const idIn = (arg: Arg | undefined, kind: string): string => (arg && idOf(arg, kind)) ?? '';

/** Which dice count. */
export const isHit = (die: number, needed: number): boolean => needed > 0 && die >= needed;

export function thrown({ number, what }: Line & { what: { event: Told } }, kind: Throw['kind']): Throw {
  const { dice, needed } = what.event.args;
  const pips = dice && 'many' in dice ? dice.many.map(numberIn) : [];
  return { number, dice: pips, needed: numberIn(needed), kind };
}

const part = (): Part => ({ throws: [], scored: 0, isScored: false, own: 0, losses: [], card: undefined });
const begun = (round: number): Round => ({ round, fp: part(), sh: part() });

/** A battle of which nothing is told yet. */
function beginning({ attacker, from, to, round }: Pick<WarBattle, 'attacker' | 'from' | 'to' | 'round'>, last: number): BattleStory {
  return { attacker: attacker as Side, from, to, rounds: [begun(round)], end: [], last, position: 0, isOver: false };
}

/** The last battle that the log tells of. `fought` is the one that is seen: a match may begin in the middle of it. */
export function battleStory(lines: Line[], sideOf: SideOf, fought: WarBattle | null = null): BattleStory | undefined {
  let story = fought ? beginning(fought, 0) : undefined;
  for (const line of lines) {
    if (!('event' in line.what)) continue;
    const { name, args } = line.what.event;
    if (name === 'attacked') {
      const [attacker, from, to] = [idIn(args.side, 'side'), idIn(args.from, 'region'), idIn(args.to, 'region')];
      story = { ...beginning({ attacker, from, to, round: 1 }, line.number), position: line.position };
    } else if (story && ELSEWHERE.has(name)) story.isOver = story.last > 0;
    else if (story && !story.isOver) tell(story, line as Line & { what: { event: Told } }, sideOf);
  }
  return story;
}

function tell(story: BattleStory, line: Line & { what: { event: Told } }, sideOf: SideOf): void {
  const { name, args } = line.what.event;
  const round = story.rounds.at(-1)!;
  const side = idIn(args.side, 'side') as Side;
  [story.last, story.position] = [line.number, line.position];
  if (name === 'round') story.rounds.push(begun(numberIn(args.round)));
  else if (name === 'own-hits') round[side].own += numberIn(args.hits);
  else if (name === 'turned') round[side].card = idIn(args.card, 'card');
  else if (name === 'threw') {
    const kind = round[side].isScored ? 'extra' : hasRolled(round[side]) ? 'again' : 'roll';
    round[side].throws.push(thrown(line, kind));
  } else if (name === 'hits') score(round, side, numberIn(args.hits));
  else if (name === 'lost') {
    const { figure, count } = mentioned(args.figure)!;
    const of = figure.nation ? sideOf(figure.nation) : 'sh';
    round[of].losses.push({ number: line.number, figure, count, how: 'lost' });
  } else if (name === 'reduced') {
    const nation = idIn(args.nation, 'nation');
    round[sideOf(nation)].losses.push({ number: line.number, figure: { kind: 'elite', nation }, count: 1, how: 'reduced' });
  } else if (name === 'eliminated') {
    const character = idIn(args.who, 'character');
    round[sideOf(character)].losses.push({ number: line.number, figure: { kind: 'character', character }, count: 1, how: 'lost' });
  } else if (name === 'extended') {
    const given = round[story.attacker].losses.at(-1);
    if (given?.how === 'reduced') given.how = 'extended';
  } else if (ENDS.has(name)) story.end.push(line.what.event);
}

/** The hits of the combat roll are told when both have rolled; those of an extra attack at once, before or after. */
function score(round: Round, side: Side, hits: number): void {
  const part = round[side];
  part.scored += hits;
  if (hasRolled(part) && hasRolled(round[other(side)]) && !part.isScored) part.isScored = true;
  else part.throws.at(-1)!.kind = 'extra';
}

const hasRolled = (part: Part): boolean => part.throws.some((each) => each.kind === 'roll');

/** The hits that a side has taken in a round: one for a Regular or an Elite reduced, two for an Elite. */
export function taken(part: Part): number {
  const worth = ({ figure, how }: Loss) =>
    how === 'reduced' ? 1 : how === 'extended' ? 0 : ({ regular: 1, elite: 2 }[figure.kind as string] ?? 0);
  return part.losses.reduce((sum, loss) => sum + worth(loss) * loss.count, 0);
}

/** The hits that a side has still to take, as far as the log tells: cards may add some. */
export function left(round: Round, side: Side): number {
  return Math.max(0, round[other(side)].scored + round[side].own - taken(round[side]));
}

/** Whether both have rolled and everybody has taken his hits, so that the next round can be thought of. */
export function isSettled(round: Round): boolean {
  return round.fp.isScored && round.sh.isScored && left(round, 'fp') + left(round, 'sh') === 0;
}

/** The steps of a round, in their order. */
export const STEPS = ['cards', 'roll', 'leaders', 'losses', 'on'] as const;
export type StepOfRound = (typeof STEPS)[number];

/** How far a round has come. */
export function stepOf(round: Round, stage: string): StepOfRound {
  if (stage === 'advance' || stage === 'over') return 'on';
  if (stage !== 'fight') return 'cards';
  if (isSettled(round)) return 'on';
  if (round.fp.isScored && round.sh.isScored) return 'losses';
  return hasRolled(round.fp) && hasRolled(round.sh) ? 'leaders' : 'roll';
}

/** A loss by its name, to tell it from others. */
export const lossOf = ({ number, figure }: Loss): string => `${number} ${itemOf(figure)}`;
