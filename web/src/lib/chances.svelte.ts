// The chances of what could be done, asked of the server one by one: a number, or how a game puts it.

/** So long somebody may still be choosing, in milliseconds. */
const PAUSE = 120;

export class Chances<Told = number> {
  /** By the answers that would be sent. */
  known: Record<string, Told> = $state.raw({});
  #chance: (answers: string) => Promise<Told | undefined>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(chance: (answers: string) => Promise<Told | undefined>) {
    this.#chance = chance;
  }

  /** Asks for those that are not known: at once, or when nothing has changed for a moment. */
  ask(chains: string[]): void {
    clearTimeout(this.#timer);
    const wanted = chains.filter((each) => !(each in this.known));
    const asked = (this.#asked += 1);
    if (wanted.length === 0) return;
    const isFirst = Object.keys(this.known).length === 0;
    this.#timer = setTimeout(() => void this.#tell(wanted, asked), isFirst ? 0 : PAUSE);
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
    this.known = {};
  }

  async #tell(chains: string[], asked: number): Promise<void> {
    for (const each of chains) {
      // Chances are an extra: without them one plays on.
      const told = await this.#chance(each).catch(() => undefined);
      if (asked !== this.#asked) return;
      if (told !== undefined) this.known = { ...this.known, [each]: told };
    }
  }
}
