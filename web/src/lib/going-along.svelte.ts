// Who goes along with what was taken: whoever goes from a place goes whole until somebody is left behind; whoever leaves a piece is
// said one by one.

import type { Arg } from '../wire';
import { alongOf, itemsOf, meant, type Less, type Picked, type Plan } from './plans';

/** A kind of thing that goes along: how many of how many. */
export interface Along {
  item: string;
  named: Arg;
  count: number;
  of: number;
}

/** What is done by hand, as far as it matters here. */
interface Taken {
  readonly plans: Plan[];
  readonly picked: Picked;
  /** The plans that fit what was taken, and the one that is meant by it. */
  readonly left: Plan[];
  readonly best: Plan | undefined;
  nameOf(item: string): Arg;
}

export class GoingAlong {
  /** How many of each were told to stay. */
  less: Less = $state.raw({});
  #taken: Taken;

  constructor(taken: Taken) {
    this.#taken = taken;
  }

  /** They are said one by one: nobody goes until he is chosen. */
  readonly isOneByOne: boolean = $derived.by(
    () => this.#taken.picked.places.length === 0 && this.#taken.picked.things.some(({ kind }) => kind === 'piece'),
  );

  readonly all: Along[] = $derived.by(() => {
    const plan = this.#going ?? this.#taken.best;
    const step = plan && alongOf(plan);
    if (!step) return [];
    const count = (item: string, of: number) => Math.max(0, of - (this.less[item] ?? (this.isOneByOne ? of : 0)));
    return itemsOf(step.answer).map(([item, of]) => ({ item, named: this.#taken.nameOf(item), count: count(item, of), of }));
  });

  /** Nobody was chosen yet. */
  readonly isNobody: boolean = $derived.by(() => this.all.length > 0 && this.all.every(({ count }) => count === 0));

  /** The plan of those who would go on to another place. */
  readonly #going: Plan | undefined = $derived.by(() => {
    const { left, plans, picked } = this.#taken;
    const going = left.filter((plan) => plan.places.length > picked.places.length);
    return this.isOneByOne && going.length > 0 ? meant(plans, going)[0] : undefined;
  });

  /** How many of each stay behind, as it is sent. */
  get staying(): Less {
    return Object.fromEntries(this.all.map(({ item, count, of }) => [item, of - count]));
  }

  /** One more or one less goes along. Says whether there is such a thing. */
  change(item: string, by: number): boolean {
    const along = this.all.find((each) => each.item === item);
    if (!along) return false;
    const count = Math.min(along.of, Math.max(0, along.count + by));
    this.less = { ...this.less, [item]: along.of - count };
    return true;
  }
}
