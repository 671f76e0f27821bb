// Doing something by hand: what glows, what is taken, where it can go, and the whole action that is sent at the second click.
// It is made of the plans of the open question (`plans.ts`); a question without plans is answered from its list.

import type { Arg, Plans, Question, Told } from '../wire';
import type { Asking, Mark } from './asking.svelte';
import { Chances } from './chances.svelte';
import { GoingAlong } from './going-along.svelte';
import type { Move } from './log';
import { arrowOf, arrowsOfHint, marksOf, marksOfHint, placesAfter, veilOf, type Hinted, type Veil } from './on-board';
import { TakenBefore } from './taken-before';
import { Twice } from './twice';

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
  keyOf,
  left,
  meant,
  next,
  open,
  planBy,
  proposed,
  read,
  targets,
  usualOf,
  type Offered,
  type Picked,
  type Plan,
  type Step,
  type Target,
  type Thing,
  type Way,
} from './plans';

/** A die that is raised, by what it shows, with its place where that is known. */
export interface Raised {
  face: string;
  place: number | undefined;
}

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
  /** What a plan risks, in words; nothing where there is none to tell. */
  risk?: ((answers: string) => Promise<string | undefined>) | undefined;
  /** Actions that risk something. */
  risks?: () => readonly string[];
  /** The answer to a question with which everything stays as it is, where that is no word. */
  usual?: (why: string) => string | undefined;
  /** The die that has paid for what goes on, if there is more to do with it. */
  paying?: () => Raised | undefined;
  /** Questions in which somebody is attacked. */
  attacks: () => readonly string[];
}

/** A place to go on with: a button, a key, a lit region. */
export interface Aim extends Target {
  isAttack: boolean;
  action: Step | undefined;
  chance: number | undefined;
}

/** So many chances are asked for. */
const CHANCES = 8;

export class Doing {
  #offered: Offered | null = $state.raw(null);
  picked: Picked = $state.raw(NOTHING);
  /** Answers that were chosen instead of the usual ones, by question. */
  instead: Record<string, string> = $state.raw({});
  /** The place of the die that was taken, where several show the same. */
  #place: number | undefined = $state();
  /** All answers stand in a list as well. */
  isListed = $state(false);
  /** The region that is pointed at. */
  aimed: string | undefined = $state();
  /** A whole plan that somebody suggests. */
  hinted: Hinted | null = $state.raw(null);
  #chances: Chances | undefined;
  #risks: Chances<string> | undefined;
  #question: Question | null = $state.raw(null);
  #isFetching = $state(false);
  #asked = 0;
  readonly twice = new Twice();
  /** What somebody did before the plans were there. */
  #hasty: (() => void) | undefined;
  #before = new TakenBefore();
  #match: Match;
  #help: Help;

  constructor(match: Match, help: Help) {
    this.#match = match;
    this.#help = help;
    this.#chances = help.chance && new Chances(help.chance);
    this.#risks = help.risk && new Chances(help.risk);
  }

  /** There is something to do by hand. */
  readonly isOn: boolean = $derived.by(() => this.plans.length > 0);
  readonly #left: Plan[] = $derived.by(() => left(this.plans, this.picked));
  readonly #next: Set<string> = $derived.by(() => next(this.plans, this.picked));

  get plans(): Plan[] {
    return this.#offered?.plans ?? [];
  }
  get left(): Plan[] {
    return this.#left;
  }
  /** The plan that is meant by what was taken so far. */
  get best(): Plan | undefined {
    return this.#best;
  }
  /** Who goes along. */
  readonly along = new GoingAlong(this);

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
        chance: isAttack ? this.#chances?.known[chain(plan, this.along.staying)] : undefined,
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

  readonly #best: Plan | undefined = $derived.by(() => {
    const aimed = this.#left.filter((plan) => this.aimed !== undefined && plan.places[this.picked.places.length] === this.aimed);
    const those = aimed.length > 0 ? aimed : this.#left;
    return this.hasSubject || this.plans.length === 1 ? meant(this.plans, those)[0] : undefined;
  });

  /** The die that would pay: the one that was taken, otherwise the one with which least else can be done. */
  readonly die: string | undefined = $derived.by(() => {
    if (this.picked.die !== undefined) return this.picked.die;
    if (this.hinted) return this.hinted.plan.die;
    return this.hasSubject || this.picked.choices.length > 0 ? (this.#best?.die ?? proposed(this.plans, this.#left)) : undefined;
  });

  /** The die that is raised, with its place where that was said. */
  readonly raised: Raised | undefined = $derived.by(() => {
    if (this.die !== undefined) return { face: this.die, place: this.picked.die === this.die ? this.#place : undefined };
    return this.isOn && this.plans.every((plan) => plan.die === undefined) ? this.#help.paying?.() : undefined;
  });

  readonly veil: Veil = $derived.by(() => veilOf(this.targets));

  /** What a board marks. */
  readonly marks: Record<string, Mark> = $derived.by(() =>
    this.hinted
      ? { ...marksOf([], this.picked.places, []), ...marksOfHint(this.hinted) }
      : marksOf(this.#left, this.picked.places, this.targets),
  );

  /** Arrows: what is suggested, and what a click on the place that is pointed at would do. */
  readonly moves: Move[] = $derived.by(() => {
    if (this.hinted) return arrowsOfHint(this.hinted, this.#isAttack(this.hinted.plan));
    const plan = this.aimed === undefined ? undefined : this.#best;
    return plan ? arrowOf(plan, this.#isAttack(plan)) : [];
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

  /** It is not known yet what can be done by hand about a question. */
  isComing(question: Question): boolean {
    return question !== this.#question || this.#isFetching;
  }

  /** A question has come, or gone. */
  hear(asking: Asking | null): void {
    const question = asking?.question ?? null;
    if (question === this.#question) return;
    this.#question = question;
    [this.#offered, this.#hasty] = [null, undefined];
    this.letGo();
    this.#isFetching = question !== null;
    if (question) void this.#fetch(question);
  }

  async #fetch(question: Question, isAgain = true): Promise<void> {
    const asked = (this.#asked += 1);
    const plans = await this.#help.plans().catch(() => null);
    // Meanwhile something else may be asked.
    if (asked !== this.#asked || question !== this.#question) return;
    // Plans of another version are of another position: something has happened since they were asked for.
    const isOther = plans !== null && plans.version !== this.#match.version;
    if (isOther && isAgain) return this.#fetch(question, false);
    this.#isFetching = false;
    if (plans && !isOther) {
      this.#offered = read(plans);
      this.#restore();
    }
    this.#hasty?.();
    this.#hasty = undefined;
  }

  /** Does it when it is known what can be done, if it is not known yet. Says whether it has to wait. */
  waits(deed: () => void): boolean {
    if (this.#isFetching) this.#hasty = deed;
    return this.#isFetching;
  }

  /** Whoever stepped back finds what he had taken before. */
  #restore(): void {
    const found = this.#before.at(this.#match.position);
    if (!found || left(this.plans, found.picked).length === 0) return;
    [this.picked, this.along.less] = [found.picked, found.less];
    // The same click as before is meant again, however quickly it comes.
    this.twice.forget();
    this.#askChances();
  }

  /** Takes something: it is the subject, makes the plans fewer, or is where it goes. Says whether it meant anything. */
  pick(kind: string, id: string, place?: number): boolean {
    const thing = { kind, id };
    if (this.#match.sending) return true;
    if (!this.glow(kind, id)) return this.#instead(thing);
    this.hinted = null;
    if (kind === 'face') this.#place = place;
    const before = this.picked;
    const picked = added(before, thing);
    const those = left(this.plans, picked);
    if (this.along.isNobody && kind === 'region') return true;
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
    if (!isSame) this.along.less = {};
    this.#askChances();
  }

  /** Goes on with an answer, or does the whole if nothing else is open. */
  choose(way: Way): void {
    this.twice.forget();
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
    this.twice.forget();
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
    if (this.along.change(item, by)) this.#askChances();
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
    this.twice.forget();
    if (!this.done || this.#match.sending) return false;
    this.#send(this.done);
    return true;
  }

  /** Lets go of everything. Says whether anything was held. */
  letGo(): boolean {
    const held = !this.isIdle || this.hinted !== null;
    [this.picked, this.along.less, this.aimed, this.hinted] = [NOTHING, {}, undefined, null];
    this.#chances?.forget();
    this.#risks?.forget();
    this.instead = {};
    this.#place = undefined;
    return held;
  }

  /** Shows a plan that somebody suggests; so many of its answers can be given at once. */
  hint(answers: string[], atOnce = answers.length): void {
    const plan = planBy(this.plans, answers);
    this.letGo();
    if (!plan) return;
    this.hinted = { plan, answers: answers.slice(0, Math.max(1, atOnce)), later: placesAfter(plan, answers, this.nameOf) };
  }

  #isAttack(plan: Plan): boolean {
    return plan.steps.some((step) => this.#help.attacks().includes(step.why.name));
  }

  #send(plan: Plan): void {
    if (alongOf(plan) && this.along.isNobody) return;
    this.#sendText(chain(plan, this.along.staying));
  }

  #sendText(answers: string): void {
    this.#before.keep(this.#match.position, { picked: this.picked, less: this.along.less });
    this.#match.answer(answers);
  }

  /** Asks for the chances of the targets that are attacked. */
  #askChances(): void {
    const wanted = this.targets.filter((aim) => aim.isAttack).slice(0, CHANCES);
    this.#chances?.ask(wanted.map((aim) => chain(meant(this.plans, aim.plans)[0]!, this.along.staying)));
    const risky = this.#help.risks?.() ?? [];
    const ways = this.ways.filter(({ plans }) => risky.includes(actionOf(plans[0]!)?.answer ?? ''));
    this.#risks?.ask(ways.map((way) => this.#chainOf(way)));
  }

  #chainOf = ({ plans }: Way): string => chain(meant(this.plans, plans)[0]!, this.along.staying);

  /** What a way risks, in words, as soon as it is known. */
  riskOf(way: Way): string | undefined {
    return this.#risks?.known[this.#chainOf(way)];
  }
}

/** So many ways are told one by one; of more, the first open question is asked. */
const MANY = 9;
