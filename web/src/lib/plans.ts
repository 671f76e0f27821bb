// Whole actions, as the server offers them: chains of answers to small questions. Here they are read, and made fewer by what
// somebody clicks. Nothing here knows a rule: places are clicked in the order in which a plan names them, everything else that
// a plan names makes the plans fewer at any time.

import { idOf, kindOf } from './notation';
import type { Arg, PlanEnd, Plans, Shape, Told } from '../wire';

/** Something that can be clicked, as `region`, `mill`. */
export interface Thing {
  kind: string;
  id: string;
}

/** An answer of a plan. What is settled is the only answer there is: it is shown, never sent. */
export interface Step {
  why: Told;
  answer: string;
  isSettled: boolean;
  /** How it is answered, and of how much of what, where it is no plain choice. */
  shape: Shape | undefined;
  options: [item: string, count: number][];
  /** What it names; a piece that an answer stands for without naming it comes last. */
  things: Thing[];
}

export interface Plan {
  steps: Step[];
  /** Asked on, or out of one's hands. */
  end: PlanEnd;
  /** The places that it names, in their order. */
  places: string[];
  /** The die that pays, by what it shows. */
  die: string | undefined;
  /** How many things it takes along. */
  size: number;
  /** Everything that it names, as `keyOf` says it. */
  keys: ReadonlySet<string>;
}

/** All plans of a question. */
export interface Offered {
  version: number;
  plans: Plan[];
  /** What an answer is called. */
  named: (item: string) => Arg;
}

/** An answer to one of the questions that was chosen, by the name of the question. */
export interface Choice {
  why: string;
  answer: string;
}

/** What was clicked so far. */
export interface Picked {
  places: string[];
  die: string | undefined;
  things: Thing[];
  choices: Choice[];
}

export const NOTHING: Picked = { places: [], die: undefined, things: [], choices: [] };

/** Places are clicked in order, and a die is the first face that a plan names. */
const PLACE = 'region';
const DIE = 'face';
/** What lies on the table and can be clicked there; everything else is chosen in a list. */
const ON_TABLE = [PLACE, DIE, 'card', 'nation', 'deck', 'character', 'piece'];

export const keyOf = ({ kind, id }: Thing): string => `${kind} ${id}`;

/** What an answer in notation consists of: `[2 wood, axe]`. */
export function itemsOf(answer: string): [item: string, count: number][] {
  if (!answer.startsWith('[')) return [[answer, 1]];
  const parts = answer.slice(1, -1).split(', ').filter(Boolean);
  return parts.map((part) => {
    const [, count = '1', item = part] = /^(?:(\d+) )?(.+)$/.exec(part) ?? [];
    return [item, Number(count)];
  });
}

/** The thing that is meant: a figure by its notation, which says whose it is. */
function thingOf(item: string, arg: Arg): Thing | undefined {
  if (!('named' in arg)) return undefined;
  const { kind, id } = arg.named;
  return { kind, id: kind === 'figure' ? item : id };
}

/** Reads what the server offers. */
export function read({ version, asks, things }: Plans): Offered {
  const named = (item: string): Arg => things[item]?.named ?? { word: item };
  const step = (why: Told, answer: string, isSettled: boolean, shape?: Shape, options: [string, number][] = []): Step => {
    const items = itemsOf(answer).map(([item]) => item);
    const found = items.flatMap((item) => {
      const { named, about } = things[item] ?? {};
      return [named, about].flatMap((arg) => (arg && thingOf(item, arg)) ?? []);
    });
    return { why, answer, isSettled, shape, options, things: found };
  };
  const tails = new Map<number, [Step[], PlanEnd][]>();
  // Questions follow each other only forwards, so a plan has an end.
  const tailsOf = (at: number): [Step[], PlanEnd][] => {
    const known = tails.get(at);
    if (known) return known;
    const { why, shape, options, ways } = asks[at]!;
    const found = ways.flatMap(({ answer, leads, settled = [] }): [Step[], PlanEnd][] => {
      const steps = [step(why, answer, false, shape, options), ...settled.map(([why, answer]) => step(why, answer, true))];
      if (typeof leads !== 'number') return [[steps, leads]];
      return tailsOf(leads).map(([rest, end]) => [[...steps, ...rest], end]);
    });
    tails.set(at, found);
    return found;
  };
  return { version, plans: asks.length > 0 ? tailsOf(0).map(([steps, end]) => planOf(steps, end)) : [], named };
}

const isSelection = ({ answer }: Step): boolean => answer.startsWith('[');

function planOf(steps: Step[], end: PlanEnd): Plan {
  const plain = steps.filter((step) => !isSelection(step)).flatMap((step) => step.things);
  const ids = (kind: string) => plain.filter((thing) => thing.kind === kind).map((thing) => thing.id);
  const along = steps.filter(isSelection).flatMap((step) => itemsOf(step.answer));
  return {
    steps,
    end,
    places: ids(PLACE),
    die: ids(DIE)[0],
    size: along.reduce((sum, [, count]) => sum + count, 0),
    keys: new Set(steps.flatMap((step) => step.things.map(keyOf))),
  };
}

const answered = (plan: Plan, { why, answer }: Choice): boolean =>
  plan.steps.some((step) => step.why.name === why && step.answer === answer);

/** Whether a plan is still meant. */
export function fits(plan: Plan, picked: Picked): boolean {
  return (
    picked.places.every((place, at) => plan.places[at] === place) &&
    (picked.die === undefined || picked.die === plan.die) &&
    picked.things.every((thing) => plan.keys.has(keyOf(thing))) &&
    picked.choices.every((choice) => answered(plan, choice))
  );
}

export const left = (plans: Plan[], picked: Picked): Plan[] => plans.filter((plan) => fits(plan, picked));

/** What was clicked and one thing more; a die takes the place of another, everything else comes on top. */
export function added(picked: Picked, thing: Thing): Picked {
  if (thing.kind === PLACE) return { ...picked, places: [...picked.places, thing.id] };
  if (thing.kind === DIE) return { ...picked, die: picked.die === thing.id ? undefined : thing.id };
  return { ...picked, things: [...picked.things, thing] };
}

export const isPicked = ({ places, die, things }: Picked, { kind, id }: Thing): boolean => {
  if (kind === PLACE) return places.includes(id);
  return kind === DIE ? die === id : things.some((each) => each.kind === kind && each.id === id);
};

export const isNothing = ({ places, die, things, choices }: Picked): boolean =>
  places.length + things.length + choices.length === 0 && die === undefined;

/** What can be clicked next, as keys: the next places, the dice that could pay, everything else that is named. */
export function next(plans: Plan[], picked: Picked): Set<string> {
  const found = new Set<string>();
  const at = picked.places.length;
  const dice = left(plans, { ...picked, die: undefined });
  for (const plan of dice) if (plan.die !== undefined) found.add(keyOf({ kind: DIE, id: plan.die }));
  for (const plan of left(plans, picked)) {
    const place = plan.places[at];
    if (place !== undefined) found.add(keyOf({ kind: PLACE, id: place }));
    for (const key of plan.keys) if (!/^(region|face) /.test(key)) found.add(key);
  }
  for (const thing of picked.things) found.delete(keyOf(thing));
  return found;
}

/** What can be done with a die: how many actions, in how many plans. */
type Use = [actions: number, plans: number];

const ACTION = /^action /;

function usesOf(plans: Plan[]): Map<string, Use> {
  const dice = grouped(
    plans.filter((plan) => plan.die !== undefined),
    (plan) => plan.die!,
  );
  return new Map(
    dice.map((own) => {
      const actions = new Set(own.flatMap((plan) => [...plan.keys].filter((key) => ACTION.test(key))));
      return [own[0]!.die!, [actions.size, own.length]];
    }),
  );
}

/** Of all plans of a question this is asked for every target. */
const uses = new WeakMap<Plan[], Map<string, Use>>();

/** The die to pay with, if none was chosen: the one with which least else can be done. */
export function proposed(all: Plan[], those: Plan[]): string | undefined {
  const known = uses.get(all) ?? usesOf(all);
  uses.set(all, known);
  const dice = [...new Set(those.map((plan) => plan.die))].filter((die) => die !== undefined);
  const used = dice.map((die) => ({ die, use: known.get(die) ?? [0, 0] }));
  used.sort((one, other) => one.use[0] - other.use[0] || one.use[1] - other.use[1]);
  return used[0]?.die;
}

/** What a plan does, whatever pays for it: its answers without the die, and without what a die stands for. */
export function effectOf(plan: Plan): string {
  const isFace = ({ things }: Step) => things.some(({ kind }) => kind === DIE);
  const paid = plan.steps.findIndex((step) => !isFace(step));
  const done = plan.steps.filter((step, at) => at >= paid && !isDie(step, plan) && !(step.isSettled && isFace(step)));
  return done.map((step) => step.answer).join('; ');
}

/** Those of the plans that are meant if nothing else is said: who goes takes all along, and the proposed die pays. */
export function meant(all: Plan[], those: Plan[]): Plan[] {
  const most = Math.max(...those.map((plan) => plan.size));
  const whole = those.filter((plan) => plan.size === most);
  const die = proposed(all, whole);
  const paid = whole.filter((plan) => plan.die === die);
  return grouped(paid, effectOf).map(([plan]) => plan!);
}

/** The places of plans in a question that is still open, apart from the dice that pay for the same. */
function differing(plans: Plan[]): number[] {
  const longest = Math.max(...plans.map((plan) => plan.steps.length));
  const at = Array.from({ length: longest }, (_, step) => step);
  return at.filter((step) => new Set(plans.map((plan) => plan.steps[step]?.answer)).size > 1);
}

/** A way to go on, as a button: in the words of the answers in which it differs from the others. */
export interface Way {
  /** The answers that tell it from the others. */
  says: Step[];
  plans: Plan[];
}

/** The questions in which plans differ, each plan by itself. Plans that differ in nothing but the die are one. */
export function apart(all: Plan[], plans: Plan[]): Way[] {
  const groups = grouped(plans, effectOf);
  const firsts = groups.map((those) => meant(all, those)[0]!);
  const where = firsts.length > 1 ? differing(firsts) : [];
  return groups.map((those, at) => {
    const { steps } = firsts[at]!;
    const says = where.flatMap((step) => (steps[step] && !isDie(steps[step], firsts[at]!) ? [steps[step]] : []));
    return { says: says.length > 0 ? says : [steps.findLast((step) => !isSelection(step)) ?? steps.at(-1)!], plans: those };
  });
}

const isDie = (step: Step, plan: Plan): boolean =>
  step === plan.steps.find((each) => each.things.some(({ kind }) => kind === DIE) && !isSelection(each));

/** So many places, dice or cards are a list that can be read; of more only what is not on the table is listed. */
const SHORT = 9;

/** The first question in which plans differ, with the plans of each answer that is to be listed; places are not, they are targets. */
export function open(plans: Plan[]): { why: Told; ways: Way[] } | undefined {
  const longest = Math.max(0, ...plans.map((plan) => plan.steps.length));
  for (let at = 0; at < longest; at++) {
    const there = plans.filter((plan) => plan.steps[at]);
    const answers = grouped(there, (plan) => plan.steps[at]!.answer);
    if (answers.length < 2) continue;
    const stepOf = ([plan]: Plan[]) => plan!.steps[at]!;
    const isListed = (those: Plan[]) => {
      const kind = stepOf(those).things[0]?.kind;
      if (kind === PLACE || isDie(stepOf(those), those[0]!)) return false;
      return answers.length <= SHORT || !ON_TABLE.includes(kind ?? '');
    };
    const ways = answers.filter(isListed).map((those) => ({ says: [stepOf(those)], plans: those }));
    return { why: stepOf(answers[0]!).why, ways };
  }
  return undefined;
}

/** A place that can be clicked next, with what is done there. */
export interface Target {
  place: string;
  plans: Plan[];
}

/** The next places, each once for every action that can be done there: what takes most along first. */
export function targets(plans: Plan[], picked: Picked): Target[] {
  const at = picked.places.length;
  const going = plans.filter((plan) => plan.places.length > at);
  const groups = grouped(going, (plan) => `${plan.places[at]} ${actionOf(plan)?.answer ?? ''}`);
  const found = groups.map((those) => ({ place: those[0]!.places[at]!, plans: those }));
  return found.sort((one, other) => sizeOf(other.plans) - sizeOf(one.plans));
}

/** How much the plan that takes most along takes. */
export const sizeOf = (plans: Plan[]): number => Math.max(...plans.map((plan) => plan.size));

/** The action of a plan, if it names one. */
export const actionOf = (plan: Plan): Step | undefined => plan.steps.find((step) => step.things.some(({ kind }) => kind === 'action'));

/** Plans that name no further place. */
export const complete = (plans: Plan[], picked: Picked): Plan[] => plans.filter((plan) => plan.places.length === picked.places.length);

/** What a plan takes along and how many of it there are, if that can be changed. */
export const alongOf = (plan: Plan): Step | undefined =>
  plan.steps.find((step) => !step.isSettled && isSelection(step) && step.options.length > 0);

/** How many of each thing stay behind. */
export type Less = Record<string, number>;

/** The answers to send, with fewer things taken along. */
export function chain(plan: Plan, less: Less = {}): string {
  const along = alongOf(plan);
  const sent = (step: Step): string => {
    if (step !== along || !itemsOf(step.answer).some(([item]) => less[item])) return step.answer;
    const kept = itemsOf(step.answer).map(([item, count]): [string, number] => [item, Math.max(0, count - (less[item] ?? 0))]);
    const parts = kept.filter(([, count]) => count > 0).map(([item, count]) => (count === 1 ? item : `${count} ${item}`));
    return `[${parts.join(', ')}]`;
  };
  return plan.steps
    .filter((step) => !step.isSettled)
    .map(sent)
    .join('; ');
}

/** Words by which somebody declines: nothing more, not this. */
const DECLINES = ['none', 'no', 'done'];

export const declines = (step: Step): boolean => step.things.some(({ kind, id }) => kind === 'word' && DECLINES.includes(id));

/** The plan in which everything stays as it is: the first question is answered as usual, and so is every other one that can be. */
export function usualOf(plans: Plan[], isUsual: (step: Step) => boolean): Plan | undefined {
  const count = (plan: Plan) => plan.steps.filter((step) => step.isSettled || isUsual(step)).length - plan.steps.length;
  const found = plans.filter((plan) => plan.steps[0] && isUsual(plan.steps[0]));
  return found.sort((one, other) => count(other) - count(one))[0];
}

/** The further questions of a plan, each with the answers that could be given instead, everything before being the same. */
export function further(plans: Plan[], plan: Plan): { why: Told; steps: Step[] }[] {
  const asked = plan.steps.filter((step) => !step.isSettled);
  return asked.slice(1).map((step, at) => {
    const before = asked.slice(0, at + 1).map((each) => each.answer);
    const alike = plans
      .map((each) => each.steps.filter((one) => !one.isSettled))
      .filter((each) => before.every((one, n) => each[n]?.answer === one));
    const steps = grouped(
      alike.flatMap((each) => each[at + 1] ?? []),
      (each) => each.answer,
    ).map(([first]) => first!);
    return { why: step.why, steps };
  });
}

/** The answers of a plan that are sent: all but those that are settled. */
export const sent = (plan: Plan): string[] => plan.steps.filter((step) => !step.isSettled).map((step) => step.answer);

/** The plan that begins with these answers. */
export function planBy(plans: Plan[], answers: string[]): Plan | undefined {
  const agree = (plan: Plan) => sent(plan).findIndex((answer, at) => answer !== answers[at]);
  const exact = plans.find((plan) => agree(plan) === -1);
  // Who goes along may be fewer than all.
  const alike = (plan: Plan) =>
    sent(plan).every((answer, at) => answer === answers[at] || (answer.startsWith('[') && answers[at]?.startsWith('[')));
  return exact ?? plans.find(alike);
}

/** A place that a question itself is about. */
export const placeIn = (why: Told, name: string): string | undefined => {
  const arg = why.args[name];
  return arg && kindOf(arg) === PLACE ? idOf(arg, PLACE) : undefined;
};

function grouped<T>(all: T[], keyOf: (one: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

/** The answers of plans that name something of a kind, up to there, with another one instead: for whoever asks why not. */
export function chainsTo(plans: Plan[], picked: Picked, { kind, id }: Thing): string[] {
  const chains = plans.flatMap((plan) => {
    // Places are named in an order.
    let left = kind === PLACE ? picked.places.length : 0;
    const at = plan.steps.findIndex((step) => !isSelection(step) && step.things.some((thing) => thing.kind === kind) && left-- === 0);
    if (at < 0) return [];
    const before = plan.steps.slice(0, at).filter((step) => !step.isSettled);
    return [[...before.map((step) => step.answer), id].join('; ')];
  });
  return [...new Set(chains)];
}
