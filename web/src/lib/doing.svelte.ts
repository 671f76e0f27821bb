// Doing something by hand: what glows, what is taken, where it can go, and the whole action that is sent at the second click.
// It is made of the plans of the open question (`plans.ts`); a question without plans is answered from its list.

import type { Arg, Plans, Question, Told } from '../wire';
import type { Asking, Mark } from './asking.svelte';
import { Chances } from './chances.svelte';
import type { Move } from './log';

import {
  NOTHING,
  actionOf,
  added,
  alongOf,
  apart,
  chain,
  chainsTo,
  complete,
  declines,
  effectOf,
  further,
  isNothing,
  isPicked,
  itemsOf,
  keyOf,
  left,
  meant,
  next,
  open,
  placeIn,
  planBy,
  proposed,
  read,
  sizeOf,
  targets,
  usualOf,
  type Less,
  type Offered,
  type Picked,
  type Plan,
  type Step,
  type Target,
  type Thing,
  type Way,
} from './plans';

/** What is shown over the board so that one sees where something can be done. */
export type Veil = 'none' | 'others' | 'impossible';

/** What the doing needs to know of the match, and how it answers. */
export interface Match {
  readonly asking: Asking | null;
  readonly version: number;
  readonly position: number;
  readonly sending: boolean;
  answer: (answers: string) => void;
}

/** What it asks the server, and what only the game knows. */
export interface Help {
  plans: () => Promise<Plans>;
  /** The chance of success of a plan, from 0 to 1; nothing where there is none to tell. */
  chance?: ((answers: string) => Promise<number | undefined>) | undefined;
  /** The answer to a question with which everything stays as it is, where that is no word. */
  usual?: (why: string) => string | undefined;
  /** Questions in which somebody is attacked. */
  attacks: () => readonly string[];
}

/** A place to go on with: a button, a key, a lit region. */
export interface Aim extends Target {
  isAttack: boolean;
  action: Step | undefined;
  chance: number | undefined;
}

/** A kind of thing that goes along: how many of how many. */
export interface Along {
  item: string;
  named: Arg;
  count: number;
  of: number;
}

/** So many targets are outlined; of more, what is not possible is veiled. */
export const OUTLINED = 20;
/** The second click of two is no choice. */
const TOO_SOON = 300;
/** So many chances are asked for. */
const CHANCES = 8;

interface Remembered {
  position: number;
  picked: Picked;
  less: Less;
}

export class Doing {
  #offered: Offered | null = $state.raw(null);
  picked: Picked = $state.raw(NOTHING);
  less: Less = $state.raw({});
  /** Answers that were chosen instead of the usual ones, by question. */
  instead: Record<string, string> = $state.raw({});
  /** The place of the die that was taken, where several show the same. */
  #place: number | undefined = $state();
  /** All answers stand in a list as well. */
  isListed = $state(false);
  /** The region that is pointed at. */
  aimed: string | undefined = $state();
  /** A whole plan that somebody suggests. */
  hinted: { plan: Plan; answers: string[] } | null = $state.raw(null);
  #chances: Chances | undefined;
  #question: Question | null = null;
  #asked = 0;
  #lastPick = { key: '', at: 0 };
  #remembered: Remembered[] = [];
  #match: Match;
  #help: Help;

  constructor(match: Match, help: Help) {
    this.#match = match;
    this.#help = help;
    this.#chances = help.chance && new Chances(help.chance);
  }

  /** There is something to do by hand. */
  readonly isOn: boolean = $derived.by(() => this.plans.length > 0);
  readonly #left: Plan[] = $derived.by(() => left(this.plans, this.picked));
  readonly #next: Set<string> = $derived.by(() => next(this.plans, this.picked));

  get plans(): Plan[] {
    return this.#offered?.plans ?? [];
  }

  /** Somebody has taken something: a region, a piece, a card; a die alone is not enough. */
  readonly hasSubject: boolean = $derived.by(() => this.picked.places.length + this.picked.things.length > 0);
  readonly isIdle: boolean = $derived.by(() => isNothing(this.picked));

  /** What was taken first, to be named. */
  readonly subject: Thing | undefined = $derived.by(() => {
    const [place] = this.picked.places;
    return this.picked.things[0] ?? (place === undefined ? undefined : { kind: 'region', id: place });
  });

  /** Where it can go on, attacks first. */
  readonly targets: Aim[] = $derived.by(() => {
    const isAsked = this.isIdle && this.#isPlain;
    if (!this.hasSubject && this.picked.choices.length === 0 && !isAsked) return [];
    const found = targets(this.#left, this.picked).map((target): Aim => {
      const plan = meant(this.plans, target.plans)[0]!;
      const isAttack = this.#isAttack(plan);
      return {
        ...target,
        isAttack,
        action: actionOf(plan),
        chance: isAttack ? this.#chances?.known[chain(plan, this.#staying)] : undefined,
      };
    });
    return [...found.filter((aim) => aim.isAttack), ...found.filter((aim) => !aim.isAttack)];
  });

  /** The question asks for a place and nothing else. */
  readonly #isPlain: boolean = $derived.by(() => this.plans.every((plan) => plan.places.length <= 1));

  /** What can be done without another place, or is still open, in the words of the questions. */
  readonly ways: Way[] = $derived.by(() => {
    if (!this.isOn) return [];
    // A die alone is one that pays, not one that is put away.
    const paid = this.#left.filter((plan) => plan.steps[0]!.things.some(({ kind }) => kind === 'face'));
    const those = this.picked.die !== undefined && this.picked.choices.length === 0 && paid.length > 0 ? paid : this.#left;
    const asked = () => (open(those)?.ways ?? []).filter((way) => !this.isIdle || way.says[0]?.answer !== this.done?.steps[0]?.answer);
    // A selection that can only be changed is confirmed.
    const [only] = this.plans;
    if (this.plans.length === 1 && only) return [{ says: [only.steps.findLast((step) => !step.isSettled)!], plans: [only] }];
    if (!this.hasSubject && this.picked.choices.length === 0) return asked();
    const whole = complete(this.#left, this.picked);
    if (whole.length === 0) return this.hasSubject ? [] : asked();
    const all = apart(this.plans, whole);
    return all.length > MANY ? (open(whole)?.ways ?? all) : all;
  });

  /** The question that is open now. */
  readonly why: Told | undefined = $derived.by(() => {
    const first = this.#left[0]?.steps[0]?.why;
    return this.isIdle ? first : (open(this.#left)?.why ?? first);
  });

  /** Nothing more, and everything as usual: what Enter does if nothing is taken. */
  readonly done: Plan | undefined = $derived.by(() => {
    const usual = (why: string) => this.instead[why] ?? this.#help.usual?.(why);
    const isUsual = (step: Step) => {
      const wanted = usual(step.why.name);
      return wanted === undefined ? declines(step) : wanted === step.answer;
    };
    return this.isIdle ? usualOf(this.plans, isUsual) : undefined;
  });

  /** What else is asked with it, each answered as usual until another answer is chosen. */
  readonly besides: { why: Told; ways: { step: Step; isOn: boolean }[] }[] = $derived.by(() => {
    const { done } = this;
    if (!done) return [];
    const ways = (steps: Step[]) =>
      steps.map((step) => ({ step, isOn: done.steps.some(({ why, answer }) => why.name === step.why.name && answer === step.answer) }));
    return further(this.plans, done).map(({ why, steps }) => ({ why, ways: ways(steps) }));
  });

  /** Answers a question that is asked besides otherwise than usual. */
  answerBesides({ why, answer }: Step): void {
    this.instead = { ...this.instead, [why.name]: answer };
  }

  /** The plan that is meant by what was taken so far. */
  readonly #best: Plan | undefined = $derived.by(() => {
    const aimed = this.#left.filter((plan) => this.aimed !== undefined && plan.places[this.picked.places.length] === this.aimed);
    const those = aimed.length > 0 ? aimed : this.#left;
    return this.hasSubject || this.plans.length === 1 ? meant(this.plans, those)[0] : undefined;
  });

  /** Who goes along, and how many of them. */
  readonly along: Along[] = $derived.by(() => {
    const plan = this.#going ?? this.#best;
    const step = plan && alongOf(plan);
    if (!step) return [];
    const count = (item: string, of: number) => Math.max(0, of - (this.less[item] ?? (this.isChosenOneByOne ? of : 0)));
    return itemsOf(step.answer).map(([item, of]) => ({ item, named: this.nameOf(item), count: count(item, of), of }));
  });

  /** Who leaves a piece is said one by one; who goes from a place goes whole. */
  readonly isChosenOneByOne: boolean = $derived.by(
    () => this.picked.places.length === 0 && this.picked.things.some(({ kind }) => kind === 'piece'),
  );

  /** Nobody was chosen yet to go along. */
  readonly isNobody: boolean = $derived.by(() => this.along.length > 0 && this.along.every(({ count }) => count === 0));

  /** The plan of those who would go on to another place. */
  readonly #going: Plan | undefined = $derived.by(() => {
    const going = this.#left.filter((plan) => plan.places.length > this.picked.places.length);
    return this.isChosenOneByOne && going.length > 0 ? meant(this.plans, going)[0] : undefined;
  });

  /** How many of each stay behind, as it is sent. */
  get #staying(): Less {
    return Object.fromEntries(this.along.map(({ item, count, of }) => [item, of - count]));
  }

  /** The die that would pay: the one that was taken, otherwise the one with which least else can be done. */
  readonly die: string | undefined = $derived.by(() => {
    if (this.picked.die !== undefined) return this.picked.die;
    if (this.hinted) return this.hinted.plan.die;
    return this.hasSubject || this.picked.choices.length > 0 ? (this.#best?.die ?? proposed(this.plans, this.#left)) : undefined;
  });

  /** The die that is raised, with its place where that was said. */
  readonly raised: { face: string; place: number | undefined } | undefined = $derived.by(() =>
    this.die === undefined ? undefined : { face: this.die, place: this.picked.die === this.die ? this.#place : undefined },
  );

  readonly veil: Veil = $derived.by(() => {
    const count = new Set(this.targets.map((target) => target.place)).size;
    if (count === 0) return 'none';
    return count > OUTLINED ? 'impossible' : 'others';
  });

  /** What a board marks. */
  readonly marks: Record<string, Mark> = $derived.by(() => {
    const marks: Record<string, Mark> = {};
    const at = this.picked.places.length;
    for (const plan of this.hinted ? [] : this.#left) {
      const place = plan.places[at];
      if (place !== undefined) marks[place] = 'option';
    }
    // A click does what takes most along.
    const aims = this.hinted ? [] : this.targets.toSorted((one, other) => sizeOf(one.plans) - sizeOf(other.plans));
    for (const { place, isAttack } of aims) marks[place] = isAttack ? 'attack' : 'move';
    for (const place of this.picked.places) marks[place] = 'from';
    for (const place of this.hinted?.plan.places ?? []) marks[place] = 'advised';
    return marks;
  });

  /** Arrows: what is suggested, and what a click on the place that is pointed at would do. */
  readonly moves: (Move & { kind: 'move' | 'attack' })[] = $derived.by(() => {
    const plan = this.hinted?.plan ?? (this.aimed === undefined ? undefined : this.#best);
    const first = plan?.steps[0];
    if (!plan || !first) return [];
    const from = plan.places.length > 1 ? plan.places[0] : placeIn(first.why, 'from');
    const to = plan.places.at(-1);
    if (from === undefined || to === undefined || from === to) return [];
    return [{ from, to, planned: true, kind: this.#isAttack(plan) ? 'attack' : 'move' }];
  });

  /** Chances, at the places they are about. */
  readonly chances: Record<string, number> = $derived.by(() =>
    Object.fromEntries(this.targets.flatMap(({ place, chance }) => (chance === undefined ? [] : [[place, chance]]))),
  );

  nameOf = (item: string): Arg => this.#offered?.named(item) ?? { word: item };

  /** The answers that would do something with a thing, whether they can be given or not: for whoever asks why not. */
  chainsTo(thing: Thing): string[] {
    const those = left(this.plans, this.picked);
    return chainsTo(those.length > 0 ? those : this.plans, this.picked, thing);
  }

  /** So many of something. */
  countedOf(item: string, count: number): Arg {
    const arg = this.nameOf(item);
    if (!('named' in arg) || arg.named.kind !== 'figure') return arg;
    return { named: { ...arg.named, args: { ...arg.named.args, count: { number: count } } } };
  }

  glow(kind: string, id: string): boolean {
    return this.#next.has(keyOf({ kind, id }));
  }

  isChosen(kind: string, id: string): boolean {
    return isPicked(this.picked, { kind, id });
  }

  /** A question has come, or gone. */
  hear(asking: Asking | null): void {
    const question = asking?.question ?? null;
    if (question === this.#question) return;
    this.#question = question;
    this.#offered = null;
    this.letGo();
    if (question) void this.#fetch(question);
  }

  async #fetch(question: Question): Promise<void> {
    const asked = (this.#asked += 1);
    const plans = await this.#help.plans().catch(() => null);
    // Meanwhile something else may be asked; plans of another version are of another position.
    if (asked !== this.#asked || question !== this.#question || !plans) return;
    if (plans.version !== this.#match.version) return;
    this.#offered = read(plans);
    this.#restore();
  }

  /** Whoever stepped back finds what he had taken before. */
  #restore(): void {
    const { position } = this.#match;
    const at = this.#remembered.findIndex((each) => each.position >= position);
    const found = this.#remembered[at];
    if (at >= 0) this.#remembered.length = at;
    if (found?.position !== position || left(this.plans, found.picked).length === 0) return;
    [this.picked, this.less] = [found.picked, found.less];
    this.#askChances();
  }

  /** Takes something: it is the subject, makes the plans fewer, or is where it goes. Says whether it meant anything. */
  pick(kind: string, id: string, place?: number): boolean {
    const thing = { kind, id };
    const key = keyOf(thing);
    const now = performance.now();
    const isDouble = this.#lastPick.key === key && now - this.#lastPick.at < TOO_SOON;
    this.#lastPick = { key, at: now };
    if (isDouble || this.#match.sending) return true;
    if (!this.glow(kind, id)) return this.#instead(thing);
    this.hinted = null;
    if (kind === 'face') this.#place = place;
    const before = this.picked;
    const picked = added(before, thing);
    const those = left(this.plans, picked);
    if (this.isNobody && kind === 'region') return true;
    if (kind === 'face' ? this.#asksFor(those, thing, true) : this.#goes(before, picked, those, thing)) return true;
    this.#set(picked);
    return true;
  }

  /** Sends at once what is whole with this click: it was the place to go to, or it is just what is asked for. */
  #goes(before: Picked, picked: Picked, those: Plan[], thing: Thing): boolean {
    const isTarget = thing.kind === 'region' && before.places.length + before.things.length + before.choices.length > 0;
    if (!isTarget) return this.#asksFor(those, thing, false);
    const whole = complete(those, picked);
    const one = whole.length === those.length ? meant(this.plans, whole) : [];
    if (one.length !== 1) return false;
    this.#send(one[0]!);
    return true;
  }

  #asksFor(those: Plan[], thing: Thing, isAlone: boolean): boolean {
    const [plan] = those;
    if (those.length !== 1 || !plan) return false;
    const isAsked = plan.steps[0]!.things.some((each) => keyOf(each) === keyOf(thing));
    const sent = plan.steps.filter((step) => !step.isSettled).length;
    if (!isAsked || sent > 1 || (isAlone && plan.steps.length > 1)) return false;
    this.#send(plan);
    return true;
  }

  /** Something that is no target: another subject, or what was taken is let go. */
  #instead(thing: Thing): boolean {
    if (this.isIdle) return false;
    if (this.isChosen(thing.kind, thing.id) && thing.kind !== 'face') {
      this.letGo();
      return true;
    }
    const kept = this.picked.die === undefined ? NOTHING : { ...NOTHING, die: this.picked.die };
    const start = [kept, NOTHING].find((picked) => next(this.plans, picked).has(keyOf(thing)));
    if (!start) return false;
    this.#set(added(start, thing));
    return true;
  }

  #set(picked: Picked): void {
    const isSame = picked.places[0] === this.picked.places[0] && picked.things.length === this.picked.things.length;
    [this.picked, this.aimed, this.hinted] = [picked, undefined, null];
    if (!isSame) this.less = {};
    this.#askChances();
  }

  /** Goes on with an answer, or does the whole if nothing else is open. */
  choose(way: Way): void {
    if (this.#match.sending) return;
    const isWhole = complete(way.plans, this.picked).length === way.plans.length && new Set(way.plans.map(effectOf)).size === 1;
    // Which die it is, is asked if nothing was taken yet.
    const isPaid = !this.isIdle || new Set(way.plans.map((plan) => plan.die)).size === 1;
    if (isWhole && isPaid) return this.#send(meant(this.plans, way.plans)[0]!);
    const [step] = way.says;
    if (step) this.#set({ ...this.picked, choices: [...this.picked.choices, { why: step.why.name, answer: step.answer }] });
  }

  /** Goes to a target of the panel: with the action that it names. */
  go(target: Target): void {
    if (this.#match.sending) return;
    const whole = complete(target.plans, { ...this.picked, places: [...this.picked.places, target.place] });
    const one = meant(this.plans, whole);
    if (one.length === 1) return this.#send(one[0]!);
    const picked = added(this.picked, { kind: 'region', id: target.place });
    const action = actionOf(target.plans[0]!);
    const choices = action ? [...picked.choices, { why: action.why.name, answer: action.answer }] : picked.choices;
    this.#set({ ...picked, choices });
  }

  /** One more or one less goes along. */
  change(item: string, by: number): void {
    const along = this.along.find((each) => each.item === item);
    if (!along) return;
    const count = Math.min(along.of, Math.max(0, along.count + by));
    this.less = { ...this.less, [item]: along.of - count };
    this.#askChances();
  }

  /** What Enter does. Says whether there was anything. */
  confirm(): boolean {
    if (this.#match.sending) return true;
    if (this.hinted) {
      this.#sendText(this.hinted.answers.join('; '));
      return true;
    }
    const main = this.main;
    if (main) this.choose(main);
    else if (this.done) this.#send(this.done);
    else return false;
    return true;
  }

  /** The button that Enter presses, if something was taken. */
  readonly main: Way | undefined = $derived.by(() => {
    if (this.isIdle) return this.plans.length === 1 ? this.ways[0] : undefined;
    return this.ways.length === 1 || this.picked.things.length > 0 ? this.ways[0] : undefined;
  });

  /** Does nothing more. */
  finish(): boolean {
    if (!this.done || this.#match.sending) return false;
    this.#send(this.done);
    return true;
  }

  /** Lets go of everything. Says whether anything was held. */
  letGo(): boolean {
    const held = !this.isIdle || this.hinted !== null;
    [this.picked, this.less, this.aimed, this.hinted] = [NOTHING, {}, undefined, null];
    this.#chances?.forget();
    this.instead = {};
    this.#place = undefined;
    return held;
  }

  /** Shows a plan that somebody suggests; so many of its answers can be given at once. */
  hint(answers: string[], atOnce = answers.length): void {
    const plan = planBy(this.plans, answers);
    this.letGo();
    if (plan) this.hinted = { plan, answers: answers.slice(0, Math.max(1, atOnce)) };
  }

  #isAttack(plan: Plan): boolean {
    return plan.steps.some((step) => this.#help.attacks().includes(step.why.name));
  }

  #send(plan: Plan): void {
    if (alongOf(plan) && this.isNobody) return;
    this.#sendText(chain(plan, this.#staying));
  }

  #sendText(answers: string): void {
    const { position } = this.#match;
    this.#remembered = this.#remembered.filter((each) => each.position < position);
    this.#remembered.push({ position, picked: this.picked, less: this.less });
    this.#match.answer(answers);
  }

  /** Asks for the chances of the targets that are attacked. */
  #askChances(): void {
    const wanted = this.targets.filter((aim) => aim.isAttack).slice(0, CHANCES);
    this.#chances?.ask(wanted.map((aim) => chain(meant(this.plans, aim.plans)[0]!, this.#staying)));
  }
}

/** So many ways are told one by one; of more, the first open question is asked. */
const MANY = 9;
