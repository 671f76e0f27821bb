// A match that is a lesson: the step that somebody has come to, and what it suggests for the question that is asked.

import type { Advice, Mark } from '../lib/asking.svelte';
import type { Game } from '../lib/game.svelte';
import { idOf } from '../lib/notation';
import { adviceFor, stepOf, Story, type Lesson, type Step } from './lesson';

export class Course {
  readonly lesson: Lesson;
  /** The lessons of the game, in their order. */
  readonly lessons: Lesson[];
  #game: Game;
  #story = $derived.by(() => {
    const view = this.#game.seen?.view;
    return view ? new Story(this.#game.lines, view) : undefined;
  });
  readonly step: Step | undefined = $derived.by(() => this.#story && stepOf(this.lesson, this.#story));

  constructor(lesson: Lesson, lessons: Lesson[], game: Game) {
    [this.lesson, this.lessons] = [lesson, lessons];
    this.#game = game;
  }

  /** The goal is reached. */
  get isDone(): boolean {
    return this.#story !== undefined && this.step === undefined;
  }

  /** What the lesson suggests; nothing where it has nothing to say. */
  get advice(): Advice | undefined {
    const { asking } = this.#game;
    return this.step && asking ? adviceFor(this.step, asking.question) : undefined;
  }

  /** A question is asked that does not lead to the goal, or the match was ended. Where there is no choice, nobody goes astray. */
  get isAstray(): boolean {
    if (!this.step) return false;
    return this.#game.seen?.info.status === 'over' || this.#hasLeft;
  }

  get #hasLeft(): boolean {
    const { asking } = this.#game;
    return asking !== null && asking.only === undefined && this.advice === undefined;
  }

  /** The regions that the lesson suggests or speaks of, as the board shows them. */
  get marks(): Record<string, Mark> {
    const { asking } = this.#game;
    const advice = this.advice;
    if (!asking || !advice) return {};
    const isAboutRegions = Object.keys(asking.marks).length > 0;
    if (!isAboutRegions) return Object.fromEntries((this.step?.shows ?? []).map((region) => [region, 'target' as const]));
    const advised = asking.question.options.filter((option) => advice[option.item] && asking.countOf(option) === 0);
    const regions = advised.flatMap((option) => idOf(option.named, 'region') ?? []);
    return Object.fromEntries(regions.map((region) => [region, 'advised' as const]));
  }
}
