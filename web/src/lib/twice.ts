// The second click of two is no choice: the first may have done something, and another question be open.

/** So soon nobody has seen what his click has done, in milliseconds. */
const TOO_SOON = 300;

export class Twice {
  #last = { key: '', at: 0 };

  /** Whether a click on something only repeats the one before it. */
  is(key: string): boolean {
    const now = performance.now();
    if (key === this.#last.key && now - this.#last.at < TOO_SOON) return true;
    this.#last = { key, at: now };
    return false;
  }

  /** Something else was done in between: the next click is meant, wherever it is. */
  forget(): void {
    this.#last = { key: '', at: 0 };
  }
}
