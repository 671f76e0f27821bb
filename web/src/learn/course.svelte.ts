// A match that is a lesson: the step that somebody has come to, and what it suggests for the question that is asked.

import type { Advice, Mark } from '../lib/asking.svelte';
import type { Doing } from '../lib/doing.svelte';
import type { Game } from '../lib/game.svelte';
import { idOf } from '../lib/notation';
import type { Question } from '../wire';
import { adviceFor, stepOf, Story, type Lesson, type Step } from './lesson';
import { planFor, pointTo, type Pointer } from './pointer';

export class Course {
  readonly lesson: Lesson;
  /** The lessons of the game, in their order. */
  readonly lessons: Lesson[];
  #game: Game;
  #doing: Doing;
  #story = $derived.by(() => {
    const view = this.#game.seen?.view;
    return view ? new Story(this.#game.lines, view) : undefined;
  });
  readonly step: Step | undefined = $derived.by(() => this.#story && stepOf(this.lesson, this.#story));

  constructor(lesson: Lesson, lessons: Lesson[], game: Game, doing: Doing) {
    [this.lesson, this.lessons] = [lesson, lessons];
    [this.#game, this.#doing] = [game, doing];
  }

  /** The goal is reached. */
  get isDone(): boolean {
    return this.#story !== undefined && this.step === undefined;
  }

  /** What the lesson suggests; nothing where it has nothing to say. */
  get advice(): Advice | undefined {
    const { asking } = this.#game;
    return asking ? this.adviceFor(asking.question) : undefined;
  }

  /** The same for a question that is yet to come. */
  adviceFor(question: Question): Advice | undefined {
    return this.step && adviceFor(this.step, question);
  }

  /** Where the lesson points on the table, while things are done by hand. Answers that the game draws itself are marked where they stand. */
  readonly pointer: Pointer | undefined = $derived.by(() => {
    const { asking, kind, view } = this.#game;
    if (asking && kind?.answers?.(view, asking.question.why.name)) return undefined;
    const plan = this.step && planFor(this.step.suggests, this.#doing.plans);
    return plan && pointTo(this.#doing, plan, this.step!.suggests);
  });

  /** The question that somebody thinks about: what is open with what he has taken, otherwise the one that is asked. */
  get asked(): string | undefined {
    return this.#doing.isIdle ? this.#game.asking?.question.why.name : this.pointer?.why;
  }

  /** A question is asked that does not lead to the goal, or the match was ended. Where there is no choice, nobody goes astray. */
  get isAstray(): boolean {
    if (!this.step) return false;
    return this.#game.seen?.info.status === 'over' || this.#hasLeft;
  }

  get #hasLeft(): boolean {
    const { asking } = this.#game;
    if (!asking || this.advice) return false;
    const isForeseen = this.step?.suggests[asking.question.why.name] !== undefined;
    return asking.only === undefined || (this.lesson.isAskedAnyway === true && isForeseen);
  }

  /** The regions that the lesson suggests or speaks of, as the board shows them. */
  get marks(): Record<string, Mark> {
    const { asking } = this.#game;
    const advice = this.advice;
    if (!asking || !advice) return {};
    const { thing } = this.pointer ?? {};
    if (thing?.kind === 'region') return { [thing.id]: 'advised' };
    const isAboutRegions = Object.keys(asking.marks).length > 0;
    const isIdle = this.#doing.isIdle;
    if (!isAboutRegions) return Object.fromEntries((isIdle ? (this.step?.shows ?? []) : []).map((region) => [region, 'target' as const]));
    if (this.pointer) return {};
    const advised = asking.question.options.filter((option) => advice[option.item] && asking.countOf(option) === 0);
    const regions = advised.flatMap((option) => idOf(option.named, 'region') ?? []);
    return Object.fromEntries(regions.map((region) => [region, 'advised' as const]));
  }
}
