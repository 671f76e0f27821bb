// Where a lesson points: the next click on the table of those that do what it suggests. Whoever clicks otherwise is led on from there.

import type { Advice } from '../lib/asking.svelte';
import type { Doing } from '../lib/doing.svelte';
import { alongOf, chain, fits, itemsOf, left, meant, type Plan, type Step as Answer, type Thing, type Way } from '../lib/plans';
import { ALL, AS_YOU_LIKE, someOf, type Step } from './lesson';

/** One of these is to be clicked. */
export interface Pointer {
  /** What it leads to. */
  plan: Plan;
  /** The question that is answered with it. */
  why: string;
  /** Something that lies on the table. */
  thing?: Thing;
  /** A button beside it. */
  way?: Way;
  /** Nothing more is to be done. */
  isDone?: boolean;
  /** So many of each are to go along. */
  along?: Advice;
}

/** What can be taken on the table, the place to begin with first; a die only where nothing else says what is meant. */
const SUBJECTS = ['region', 'piece', 'card', 'nation', 'face'];

type Suggestions = Step['suggests'];

/** The plan that a lesson means, if there is one; nothing where it leaves the first answer to the visitor. */
export function planFor(suggests: Suggestions, plans: Plan[]): Plan | undefined {
  const ranked = plans.flatMap((plan) => {
    const ranks = plan.steps.filter((step) => !step.isSettled).map((step) => rankOf(suggests[step.why.name], step));
    return ranks.every((rank) => rank !== undefined) ? [{ plan, ranks }] : [];
  });
  ranked.sort((one, other) => one.ranks.map((rank, at) => rank - (other.ranks[at] ?? 0)).find((less) => less !== 0) ?? 0);
  const best = ranked[0]?.plan;
  return best && suggests[best.steps[0]!.why.name] !== AS_YOU_LIKE ? best : undefined;
}

/** How much an answer is meant: 0 most, nothing if it is not. */
function rankOf(wanted: string[] | undefined, { answer, shape, options }: Answer): number | undefined {
  if (!wanted) return undefined;
  if (wanted === AS_YOU_LIKE) return 0;
  if (answer.startsWith('[')) return someOf(wanted, options.length > 0 ? options : itemsOf(answer)) ? 0 : undefined;
  const all = shape?.kind === 'number' && wanted === ALL ? [String(shape.most)] : wanted;
  const at = all.indexOf(answer);
  return at < 0 ? undefined : at;
}

/** What to click next on the way to a plan. */
export function pointTo(doing: Doing, plan: Plan, suggests: Suggestions): Pointer | undefined {
  const first = plan.steps[0]!;
  if (doing.isIdle || !fits(plan, doing.picked)) {
    if (doing.done && chain(doing.done) === chain(plan)) return { plan, why: first.why.name, isDone: true };
    const thing = subjectOf(plan);
    if (thing) return { plan, why: first.why.name, thing };
  }
  return goingAlong(doing, plan, suggests) ?? nextPlace(doing, plan) ?? nextWay(doing, plan);
}

/** A click that does one of these: before it, the die that is meant is to be taken if another one would pay. */
function paid(doing: Doing, plan: Plan, those: Plan[], pointer: Pointer): Pointer {
  const isMeant = plan.die === undefined || meant(doing.plans, those)[0]?.die === plan.die;
  return isMeant ? pointer : { plan, why: plan.steps[0]!.why.name, thing: { kind: 'face', id: plan.die! } };
}

/** What a plan begins with on the table. */
function subjectOf(plan: Plan): Thing | undefined {
  const named = plan.steps.filter((step) => !step.answer.startsWith('[')).flatMap((step) => step.things);
  return SUBJECTS.map((kind) => named.find((thing) => thing.kind === kind)).find(Boolean);
}

/** Who goes along, if others are chosen than are meant. */
function goingAlong(doing: Doing, plan: Plan, suggests: Suggestions): Pointer | undefined {
  const step = alongOf(plan);
  const wanted = step && suggests[step.why.name];
  if (!step || !wanted || wanted === AS_YOU_LIKE) return undefined;
  const along = someOf(wanted, itemsOf(step.answer));
  const isSo = doing.along.all.every(({ item, count }) => count === (along?.[item] ?? 0));
  return along && !isSo ? { plan, why: step.why.name, along } : undefined;
}

function nextPlace(doing: Doing, plan: Plan): Pointer | undefined {
  const at = doing.picked.places.length;
  const id = plan.places[at];
  if (id === undefined) return undefined;
  const named = plan.steps.filter((step) => step.things.some((thing) => thing.kind === 'region') && !step.answer.startsWith('['));
  const those = left(doing.plans, doing.picked).filter((each) => each.places[at] === id);
  return paid(doing, plan, those, { plan, why: named[at]!.why.name, thing: { kind: 'region', id } });
}

function nextWay(doing: Doing, plan: Plan): Pointer | undefined {
  const way = doing.ways.find((each) => each.plans.includes(plan));
  return way && paid(doing, plan, way.plans, { plan, why: way.says[0]!.why.name, way });
}
