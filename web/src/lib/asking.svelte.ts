// A question of any game while somebody thinks about it: what is chosen so far, and the answer in notation.

import type { Offer, Question } from '../wire';
import { changed, everything, idOf, onlyAnswer, reordered, selection, sequence, total, type Chosen } from './notation';

/** What a region of a board is to a question. `move` and `attack` are options of which one knows what they do. */
export type Mark = 'option' | 'move' | 'attack' | 'advised' | 'chosen' | 'from' | 'target' | 'last';

/** How many of each option somebody suggests. */
export type Advice = Record<string, number>;

/** How long a question must have been there to be clicked at, in milliseconds. */
const TOO_SOON = 250;

export class Asking {
  readonly question: Question;
  chosen: Chosen = $state.raw({});
  /** What is chosen, in its order, where that counts. */
  order: string[] = $state.raw([]);
  /** It has only just come: a click that was on its way was not meant for it. */
  isNew = $state(true);
  #answer: (answer: string) => void;

  constructor(question: Question, answer: (answer: string) => void) {
    this.question = question;
    this.#answer = answer;
    setTimeout(() => (this.isNew = false), TOO_SOON);
    // Where everything must be chosen, it is.
    const { shape, options } = question;
    const all = options.reduce((sum, option) => sum + option.count, 0);
    if (shape.kind === 'some' && shape.least === all) this.chosen = everything(options, shape.most);
  }

  /** Several things may be chosen. */
  get isMany(): boolean {
    return this.question.shape.kind === 'some' || this.question.shape.kind === 'order';
  }

  /** The answer, if there is only one that is possible. */
  get only(): string | undefined {
    return onlyAnswer(this.question);
  }

  /** The most things that may be chosen. */
  get most(): number {
    const { shape, options } = this.question;
    return shape.kind === 'one' ? 1 : shape.kind === 'number' ? options.length : shape.most;
  }

  get total(): number {
    return total(this.chosen);
  }

  /** Enough is chosen, and not too much. */
  get isReady(): boolean {
    const { shape } = this.question;
    return (shape.kind === 'some' || shape.kind === 'order') && this.total >= shape.least && this.total <= shape.most;
  }

  countOf(option: Offer): number {
    return this.chosen[option.item] ?? 0;
  }

  /** Takes an option: the answer to a plain question, one more of it where several may be chosen. */
  take(option: Offer): void {
    if (!this.isMany) return this.#answer(option.item);
    const isFull = this.countOf(option) >= option.count || this.total >= this.most;
    // What there is only one of is switched on and off.
    if (option.count === 1 && this.countOf(option) === 1) this.change(option, -1);
    else if (!isFull) this.change(option, 1);
  }

  change(option: Offer, by: number): void {
    const before = this.countOf(option);
    this.chosen = changed(this.chosen, option, by, this.most);
    if (this.question.shape.kind === 'order') this.order = reordered(this.order, option.item, this.countOf(option) - before);
  }

  all(): void {
    this.chosen = everything(this.question.options, this.most);
    const many = this.question.options.flatMap((option) => Array.from({ length: this.countOf(option) }, () => option.item));
    this.order = this.question.shape.kind === 'order' ? many : [];
  }

  none(): void {
    [this.chosen, this.order] = [{}, []];
  }

  /** The places of an option in the order, from 1. */
  placesOf(option: Offer): number[] {
    return this.order.flatMap((item, at) => (item === option.item ? [at + 1] : []));
  }

  /** Answers with what is chosen. */
  confirm(): void {
    if (!this.isReady) return;
    const isOrder = this.question.shape.kind === 'order';
    this.#answer(isOrder ? sequence(this.order) : selection(this.question.options, this.chosen));
  }

  number(number: number): void {
    this.#answer(String(number));
  }

  /** Answers with a text in notation. */
  text(answer: string): void {
    this.#answer(answer);
  }

  /** What a board shows of the question. */
  get marks(): Record<string, Mark> {
    const marks: Record<string, Mark> = {};
    for (const [name, arg] of Object.entries(this.question.why.args)) {
      const region = idOf(arg, 'region');
      if (region) marks[region] = name === 'from' ? 'from' : 'target';
    }
    for (const option of this.question.options) {
      const region = idOf(option.named, 'region');
      if (region) marks[region] = this.countOf(option) > 0 ? 'chosen' : 'option';
    }
    return marks;
  }
}
