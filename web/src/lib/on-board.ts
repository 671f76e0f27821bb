// What a board shows of what is done by hand: which places are marked and how, what is veiled, which arrows are drawn. Nothing is
// chosen here, and nothing is sent.

import type { Mark } from './asking.svelte';
import type { Move } from './log';
import { idOf } from './notation';
import { placeIn, sent, sizeOf, type Offered, type Plan, type Target } from './plans';

/** What is shown over the board so that one sees where something can be done. */
export type Veil = 'none' | 'others' | 'impossible';

/** So many targets are outlined; of more, what is not possible is veiled. */
export const OUTLINED = 20;

/** A whole plan that somebody suggests. */
export interface Hinted {
  plan: Plan;
  /** What can be answered at once. */
  answers: string[];
  /** The places of what is to be done after the plan, as with a second army. */
  later: string[];
}

type Arrow = Move & { kind: 'move' | 'attack' };

/** The answers that come after those of a plan, where they name places. */
export function placesAfter(plan: Plan, answers: string[], named: Offered['named']): string[] {
  return answers.slice(sent(plan).length).flatMap((answer) => idOf(named(answer), 'region') ?? []);
}

export function veilOf(targets: Target[]): Veil {
  const count = new Set(targets.map((target) => target.place)).size;
  if (count === 0) return 'none';
  return count > OUTLINED ? 'impossible' : 'others';
}

/** The marks while somebody chooses: what could be next, where it can go, and where it comes from. */
export function marksOf(left: Plan[], places: string[], targets: (Target & { isAttack: boolean })[]): Record<string, Mark> {
  const marks: Record<string, Mark> = {};
  for (const plan of left) {
    const place = plan.places[places.length];
    if (place !== undefined) marks[place] = 'option';
  }
  // A click does what takes most along.
  const aims = targets.toSorted((one, other) => sizeOf(one.plans) - sizeOf(other.plans));
  for (const { place, isAttack } of aims) marks[place] = isAttack ? 'attack' : 'move';
  for (const place of places) marks[place] = 'from';
  return marks;
}

export const marksOfHint = ({ plan, later }: Hinted): Record<string, Mark> =>
  Object.fromEntries([...plan.places, ...later].map((place) => [place, 'advised']));

/** The arrow of a plan, from its first place, or from where its question is about, to its last one. */
export function arrowOf(plan: Plan, isAttack: boolean): Arrow[] {
  const from = plan.places.length > 1 ? plan.places[0] : placeIn(plan.steps[0]!.why, 'from');
  const to = plan.places.at(-1);
  if (from === undefined || to === undefined || from === to) return [];
  return [{ from, to, planned: true, kind: isAttack ? 'attack' : 'move' }];
}

/** All arrows of a hint: that of its plan, and those of who goes after it, each from one place to the next. */
export function arrowsOfHint({ plan, later }: Hinted, isAttack: boolean): Arrow[] {
  const further = later.flatMap((to, at): Arrow[] => {
    const from = later[at - 1];
    return at % 2 === 1 && from !== undefined && from !== to ? [{ from, to, planned: true, kind: 'move' }] : [];
  });
  return [...arrowOf(plan, isAttack), ...further];
}
