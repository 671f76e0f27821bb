// Walking through the positions of a match: which step one is at, where one can go, what changed, and the address that
// leads there, which can be sent to others.

import { untrack } from 'svelte';
import type { Game } from './game.svelte';
import type { Pointed } from './log';
import { addressWith, here, nowSay } from './route.svelte';
import { settings } from './settings.svelte';
import { changedBetween, placeOf, stepsIn, stretchesOf, towards, type Step, type Stretch, type Way } from './timeline';

/** How long a step is to be seen when the match plays by itself, in milliseconds. */
const PAUSES = { off: 1400, slow: 2800, normal: 1400, fast: 600 };

export class Walk {
  readonly #game: Game;
  /** The seat whose eyes one looks through; as one has seen it oneself if empty. */
  seat = $state('');
  isPlaying = $state(false);
  /** The place that was walked to: several steps may have led to one position. */
  #chosen = $state(0);
  /** The place one came from. */
  #from: number | undefined = $state();

  readonly steps: Step[] = $derived.by(() => {
    const { seen, lines, kind } = this.#game;
    return seen && this.isOn ? stepsIn(lines, seen.position, kind?.log) : [];
  });
  readonly stretches: Stretch[] = $derived(stretchesOf(this.steps));
  /** The place of the step one is at. */
  readonly place: number = $derived.by(() => {
    const { position } = this.#game;
    return this.steps[this.#chosen]?.position === position ? this.#chosen : placeOf(this.steps, position);
  });
  /** What is to be seen on the board of how it came to this. */
  readonly changed: Pointed | null = $derived.by(() => {
    const { past, kind, position } = this.#game;
    if (!past || this.steps[this.place]?.position !== position) return null;
    const from = this.place === this.#chosen ? this.#from : undefined;
    return changedBetween(this.steps, from ?? Math.max(0, this.place - 1), this.place, kind?.log);
  });

  /** To be made while a component is: it looks at what the address says, and keeps it up to date. */
  constructor(game: Game) {
    this.#game = game;
    const isThere = $derived(game.seen !== null);
    $effect(() => {
      const [at, by] = [here.said('at'), here.said('by')];
      if (isThere) untrack(() => this.#follow(at, by));
    });
    $effect(() => {
      const past = game.past;
      if (past) untrack(() => nowSay({ at: String(past.position), by: this.seat || null }));
      else if (this.#wasOn) untrack(() => nowSay({ at: null, by: null }));
      this.#wasOn = past !== null;
    });
    $effect(() => {
      const next = this.isPlaying && !game.refused ? this.leads('on') : undefined;
      if (next === undefined) return void (this.isPlaying = false);
      const timer = setTimeout(() => this.#go(next), PAUSES[settings.speed]);
      return () => clearTimeout(timer);
    });
  }
  #wasOn = false;

  /** Somebody looks at an earlier position, or can only look. */
  get isOn(): boolean {
    const status = this.#game.seen?.info.status;
    return this.#game.past !== null || status === 'over' || status === 'held';
  }

  get step(): Step | undefined {
    return this.steps[this.place];
  }

  /** The turn one is in. */
  get stretch(): Stretch | undefined {
    return this.stretches.findLast(({ first }) => first <= this.place);
  }

  /** The place that a way leads to. */
  leads(way: Way): number | undefined {
    return towards(this.steps, this.place, this.#game.position, way);
  }

  go(way: Way): void {
    const place = this.leads(way);
    if (place !== undefined) this.to(place);
  }

  /** Goes to a step, by its place. */
  to(place: number): void {
    this.isPlaying = false;
    this.#go(place);
  }

  /** One answer back or on, wherever that is in a step. */
  byAnswers(count: number): void {
    const last = this.#game.seen?.position ?? 0;
    this.isPlaying = false;
    void this.#game.look(Math.max(0, Math.min(last, this.#game.position + count)), this.seat || null);
  }

  #go(place: number): void {
    const step = this.steps[place];
    if (!step) return;
    [this.#from, this.#chosen] = [this.place, place];
    if (step.position !== this.#game.past?.position) void this.#game.look(step.position, this.seat || null);
  }

  /** Looks at the same position with other eyes. */
  seeAs(seat: string): void {
    this.seat = seat;
    void this.#game.look(this.#game.position, seat || null);
  }

  /** Back to where the match stands. */
  leave(): void {
    this.isPlaying = false;
    this.#game.now();
  }

  /** The address of this position: who opens it sees it as one does, if he may. */
  get link(): string {
    const { past, seen, position } = this.#game;
    const by = seen?.info.status === 'over' ? (past?.seat ?? null) : null;
    return addressWith({ at: String(position), by, text: null });
  }

  #follow(at: string | null, by: string | null): void {
    const game = this.#game;
    if (at === null) return game.past ? game.now() : undefined;
    if (by !== null) this.seat = by;
    if (String(game.past?.position) === at) return;
    if (/^\d{1,9}$/.test(at)) void game.look(Number(at), by);
    else game.refused = { code: 'bad-position', message: '' };
  }
}
