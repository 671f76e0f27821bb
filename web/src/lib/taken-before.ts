// What somebody had taken when he answered, so that he finds it again when he steps back.

import type { Less, Picked } from './plans';

interface Taken {
  picked: Picked;
  less: Less;
}

export class TakenBefore {
  #all: (Taken & { position: number })[] = [];

  /** He answers at a position: what he took later than that, before he stepped back, is forgotten. */
  keep(position: number, taken: Taken): void {
    this.#all = [...this.#all.filter((each) => each.position < position), { position, ...taken }];
  }

  /** What he had taken at a position to which he has come back, once. */
  at(position: number): Taken | undefined {
    const at = this.#all.findIndex((each) => each.position >= position);
    if (at < 0) return undefined;
    const found = this.#all[at]!;
    this.#all.length = at;
    return found.position === position ? found : undefined;
  }
}
