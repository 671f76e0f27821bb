// What a table shows and is told: things that are done by hand where there are plans, otherwise options that name things.
// A table asks for every piece on it, so each part is made once, and again only when something of it has changed.

import type { TableDoing } from '../game/kinds';
import type { Offer, Question } from '../wire';
import type { Course } from '../learn/course.svelte';
import type { Advice, Asking, Mark } from './asking.svelte';
import type { Doing } from './doing.svelte';
import type { Game } from './game.svelte';
import type { Move } from './log';
import { idOf, kindOf } from './notation';
import { OUTLINED } from './on-board';
import { keyOf } from './plans';
import { thing } from './speech.svelte';

interface Shown {
  readonly game: Game;
  readonly doing: Doing;
  readonly asking: Asking | null;
  readonly marks: Record<string, Mark>;
  readonly moves: Move[];
  readonly followed: string[];
  readonly course: Course | undefined;
}

export class OnTable implements TableDoing {
  #shown: Shown;

  /** What is shown is read whenever something of it is wanted. */
  constructor(shown: Shown) {
    this.#shown = shown;
  }

  /** The options of a question by what they name. */
  readonly #offers: Map<string, Offer> = $derived.by(() => {
    const named = (this.#shown.asking?.question.options ?? []).flatMap((offer): [string, Offer][] => {
      const kind = kindOf(offer.named);
      const id = idOf(offer.named, kind);
      return id ? [[keyOf({ kind, id }), offer]] : [];
    });
    // Of options that name the same thing the first is meant.
    return new Map(named.toReversed());
  });
  readonly #regions: number = $derived.by(
    () => this.#shown.asking?.question.options.filter((offer) => idOf(offer.named, 'region')).length ?? 0,
  );

  /** Of what is done by hand one knows whether it is an attack. */
  readonly marks: Record<string, Mark> = $derived.by(() => {
    const { doing, marks } = this.#shown;
    const aims = Object.fromEntries(doing.targets.map((aim): [string, Mark] => [aim.place, aim.isAttack ? 'attack' : 'move']));
    return Object.fromEntries(Object.entries(marks).map(([id, mark]) => [id, mark === 'option' ? (aims[id] ?? mark) : mark]));
  });

  readonly veil: TableDoing['veil'] = $derived.by(() => {
    if (this.#shown.doing.isOn) return this.#shown.doing.veil;
    return this.#regions === 0 ? 'none' : this.#regions > OUTLINED ? 'impossible' : 'others';
  });

  readonly chances: Record<string, string> = $derived.by(() =>
    Object.fromEntries(Object.entries(this.#shown.doing.chances).map(([id, chance]) => [id, `${Math.round(100 * chance)}%`])),
  );

  get moves(): Move[] {
    return this.#shown.moves;
  }

  get followed(): string[] {
    return this.#shown.followed;
  }

  get raised(): TableDoing['raised'] {
    return this.#shown.doing.raised;
  }

  glow(kind: string, id: string): boolean {
    const { doing } = this.#shown;
    return doing.isOn ? doing.glow(kind, id) : this.#offers.has(keyOf({ kind, id }));
  }

  isChosen(kind: string, id: string): boolean {
    const { doing, asking } = this.#shown;
    if (doing.isOn) return doing.isChosen(kind, id);
    const offer = this.#offers.get(keyOf({ kind, id }));
    return offer !== undefined && (asking?.countOf(offer) ?? 0) > 0;
  }

  isAdvised(kind: string, id: string): boolean {
    const { doing, course } = this.#shown;
    if (!doing.isOn) return (course?.advice?.[this.#offers.get(keyOf({ kind, id }))?.item ?? ''] ?? 0) > 0;
    const thing = course?.pointer?.thing;
    return thing?.kind === kind && thing.id === id;
  }

  adviceFor(question: Question): Advice | undefined {
    return this.#shown.course?.adviceFor(question);
  }

  aim(region: string | undefined): void {
    const { doing } = this.#shown;
    const isTarget = region !== undefined && doing.targets.some((aim) => aim.place === region);
    doing.aimed = isTarget ? region : undefined;
  }

  /** Something was clicked: it answers, or one is told why it does not. Says whether it meant anything. */
  pick(kind: string, id: string, place?: number): boolean {
    const { game, doing } = this.#shown;
    if (game.isWondering) {
      void game.whyNot([...doing.chainsTo({ kind, id }), id], thing(kind, id));
      return true;
    }
    return doing.twice.is(keyOf({ kind, id })) || this.#take(kind, id, place);
  }

  #take(kind: string, id: string, place?: number): boolean {
    const { game, doing, asking } = this.#shown;
    if (doing.waits(() => this.#take(kind, id, place))) return true;
    if (doing.isOn && (doing.pick(kind, id, place) || (kind === 'region' && doing.letGo()))) return true;
    const offer = this.#offers.get(keyOf({ kind, id }));
    if (offer && !game.sending) {
      asking!.take(offer);
      return true;
    }
    const isRefused = kind === 'region' && this.#regions > 0;
    if (isRefused) void game.whyNot([id], thing(kind, id));
    return isRefused;
  }
}
