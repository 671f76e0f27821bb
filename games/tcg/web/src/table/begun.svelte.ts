// An action that needs several answers, as a card and its bearer: each question comes at once, from the plans that the server offers
// (`GET …/plans`), and the whole is sent as one call. So it can be left while it is chosen, and one step back takes back all of it.

import { Asking } from '@house/lib/asking.svelte';
import type { Game } from '@house/lib/game.svelte';
import type { Offer, PlanAsk, Plans, Question } from '@house/wire';

/** Questions about what an action is done with. Plans go further, to what comes after the action; that is asked when it has come. */
const ABOUT = ['bearer', 'target', 'number', 'one-of', 'player'];

interface Step {
  /** What was answered so far, as it will be sent. */
  answers: string;
  /** What it began with. */
  first: Offer;
  /** The question that comes next, and its place among the plans. */
  asking: Asking;
  ask: number;
}

export class Begun {
  readonly #game: Game;
  /** The question that it belongs to. */
  #of: Asking | null = $state.raw(null);
  #plans: Plans | undefined;
  #fetching: Promise<void> | undefined;
  #step: Step | undefined = $state.raw();

  constructor(game: Game) {
    this.#game = game;
  }

  /** The next question of what was begun. */
  get asking(): Asking | undefined {
    return this.#isOpen ? this.#step?.asking : undefined;
  }

  get first(): Offer | undefined {
    return this.#isOpen ? this.#step?.first : undefined;
  }

  get #isOpen(): boolean {
    return this.#of !== null && this.#of === this.#game.asking;
  }

  /** An answer with those before it. */
  readonly chain = (answer: string): string => (this.#isOpen && this.#step ? `${this.#step.answers}; ${answer}` : answer);

  /** The match asks something, or nothing. */
  hear(): void {
    const asking = this.#game.asking;
    if (asking === this.#of) return;
    [this.#of, this.#step, this.#plans] = [asking, undefined, undefined];
    this.#fetching = asking ? this.#fetch(asking) : undefined;
  }

  async #fetch(asking: Asking): Promise<void> {
    // Without plans each question is answered for itself.
    const plans = await this.#game.plans().catch(() => undefined);
    if (this.#of !== asking) return;
    this.#fetching = undefined;
    if (plans?.version === this.#game.seen?.info.version) this.#plans = plans;
  }

  /** Takes an option: it goes on to the next question, or answers. */
  take(offer: Offer): void {
    const asking = this.asking ?? this.#game.asking;
    if (!asking) return;
    if (this.#fetching) {
      void this.#fetching.then(() => (this.asking ?? this.#game.asking) === asking && this.take(offer));
      return;
    }
    const next = asking.question.shape.kind === 'one' ? this.#next(offer.item) : undefined;
    const ask = next === undefined ? undefined : this.#plans?.asks[next];
    if (next === undefined || !ask || !ABOUT.includes(ask.why.name) || ask.ways.length === 0) return asking.take(offer);
    const answers = this.chain(offer.item);
    const question = questionOf(ask, this.#plans!, asking.question.seat);
    const then = new Asking(question, (answer) => this.#of?.text(`${answers}; ${answer}`));
    this.#step = { answers, first: this.first ?? offer, asking: then, ask: next };
  }

  /** The question that an answer leads to. */
  #next(item: string): number | undefined {
    const ways = this.#plans?.asks[this.#step?.ask ?? 0]?.ways ?? [];
    const leads = ways.find(({ answer }) => answer === item)?.leads;
    return typeof leads === 'number' ? leads : undefined;
  }

  /** Leaves what was begun; says what it was. */
  leave(): string | undefined {
    const was = this.first?.item;
    this.#step = undefined;
    return was;
  }
}

/** A question of a plan, as it would be asked. */
function questionOf(ask: PlanAsk, { things }: Plans, seat: string): Question {
  const options = ask.options ?? ask.ways.map(({ answer }): [string, number] => [answer, 1]);
  const offer = ([item, count]: [string, number]): Offer => {
    const thing = things[item];
    return { item, count, named: thing?.named ?? { word: item }, ...(thing?.about ? { about: thing.about } : {}) };
  };
  const shape = ask.shape ?? { kind: 'one' };
  return { seat, why: ask.why, shape, options: shape.kind === 'number' ? [] : options.map(offer) };
}
