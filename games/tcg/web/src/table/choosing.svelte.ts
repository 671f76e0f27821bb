// What can be chosen on the table, and what a click, a drag or a key does about it. It knows no rule: what lights up are the
// options of the open question, what is sent are their answers.

import { api } from '@house/lib/api';
import type { Advice, Asking } from '@house/lib/asking.svelte';
import { Chances } from '@house/lib/chances.svelte';
import type { Game } from '@house/lib/game.svelte';
import { asAnswer } from '@house/lib/named';
import { selection, total } from '@house/lib/notation';
import { name as nameOf } from '@house/lib/speech.svelte';
import type { Offer, Question } from '@house/wire';
import { pointTo, type Pointer } from '../learn/pointer';
import type { TcgForetold, TcgView } from '../wire';
import { lettersFor, type Action } from './actions';
import { Begun } from './begun.svelte';
import { sceneOf, type Pair, type Scene } from './scene';
import { aimOf, litBy, type Lit } from './things';

/** Questions that are answered by who meets whom. */
const PAIRS = ['defenders', 'leftovers', 'assign'];

/** Of so many actions it is asked what would come of them. */
const FORETOLD = 12;

/** What is pointed at, to be read: a card by its code, with its number if it is in play. */
export interface Pointed {
  code: string;
  id?: number;
}

export class Choosing {
  readonly #game: Game;
  /** What was begun and needs more answers. */
  readonly #begun: Begun;
  /** What would come of answers, by what would be sent. */
  readonly #foretold: Chances<TcgForetold>;
  /** Chains of answers that the server takes as a whole. */
  readonly #wholes: Chances<true>;
  /** The action of the list that is pointed at. */
  aimed: string | undefined = $state();
  /** The minion that is being assigned. */
  #taken: string | undefined = $state();
  /** The card of which several things can be chosen, while they are shown. */
  menu: string | undefined = $state();
  /** The card that is read: pointed at, or kept open. */
  pointed: Pointed | undefined = $state.raw();
  isKept = $state(false);
  /** The card of the hand that a finger has touched once. */
  touched: string | undefined = $state();
  /** The player whose cards are shown. */
  player: string | undefined = $state();
  /** The pile that is looked through. */
  pile: { seat: string; which: 'discard' | 'dead' | 'sites' } | undefined = $state.raw();
  /** The shelf is pushed aside, to look at the table. */
  isAside = $state(false);
  /** What is dragged, as it can be dropped. */
  dragged: { kind: 'hand' | 'minion'; id: string } | undefined = $state.raw();
  /** What a lesson suggests. */
  adviceFor: (question: Question) => Advice | undefined = $state.raw(() => undefined);

  constructor(game: Game) {
    this.#game = game;
    this.#begun = new Begun(game);
    this.#foretold = new Chances(async (answers) => (await api.odds<TcgForetold>(game.id, answers)) ?? undefined);
    this.#wholes = new Chances(async (answers) => {
      const seat = game.asking?.question.seat;
      return seat && !(await api.check(game.id, seat, answers)).refused ? true : undefined;
    });
  }

  get view(): TcgView {
    return this.#game.view as TcgView;
  }

  /** The question of the match, or the next one of what was begun: it is sent as a whole. */
  get asking(): Asking | null {
    return this.#begun.asking ?? this.#game.asking;
  }

  /** A card of the hand is about to be played. */
  isBegun(code: string): boolean {
    const aim = this.begun && aimOf(this.begun.item);
    return aim?.kind === 'hand' && aim.code === code;
  }

  /** What was begun, and can still be left. */
  get begun(): Offer | undefined {
    return this.#begun.first;
  }

  get isBusy(): boolean {
    return this.#game.sending;
  }

  get why(): string {
    return this.asking?.question.why.name ?? '';
  }

  readonly isAssigning: boolean = $derived.by(() => PAIRS.includes(this.why));

  /** The pairs that are chosen so far. */
  readonly pairs: Pair[] = $derived.by(() => {
    const chosen = this.asking?.chosen ?? {};
    const items = Object.keys(chosen).filter((item) => (chosen[item] ?? 0) > 0);
    return items.flatMap((item): Pair[] => {
      const aim = aimOf(item);
      return aim.kind === 'pair' ? [[aim.minion, aim.character]] : [];
    });
  });

  readonly scene: Scene = $derived.by(() => sceneOf(this.view, this.pairs, this.isAssigning));

  readonly lit: Lit = $derived.by(() => {
    const hand = new Set(this.view.hand.map(({ code }) => code));
    return litBy(this.asking?.question.options ?? [], this.why, hand, this.scene.drawn);
  });

  /** What can be done with a thing, in the order in which keys are given: hand, table, shelf, ways, players. */
  readonly actions: Action[] = $derived.by(() => {
    const { hand, cards, shelf, ways, seats } = this.lit;
    const offers = [
      ...[...hand.values()].flat(),
      ...[...cards.values()].flat(),
      ...shelf.map(({ offer }) => offer),
      ...ways,
      ...[...seats.values()].flat(),
    ];
    return offers.map((offer, at) => ({ offer, key: at < 9 ? String(at + 1) : undefined, text: nameOf(offer.named, this.why) }));
  });

  readonly #keys: ReadonlyMap<string, string> = $derived.by(
    () => new Map(this.actions.flatMap(({ offer, key }): [string, string][] => (key ? [[offer.item, key]] : []))),
  );

  /** The keys of minions that can be assigned, and of lanes. */
  readonly letters: ReadonlyMap<string, string> = $derived.by(() => lettersFor(this.#assignable));
  readonly #assignable: string[] = $derived.by(() => [...new Set(this.lit.pairs.map(({ minion }) => minion))]);

  /** The minion that is in hand: taken, dragged, or the only one there is. */
  get taken(): string | undefined {
    if (!this.isAssigning) return undefined;
    return this.dragged?.kind === 'minion' ? this.dragged.id : this.#taken;
  }

  /** The key of what is offered for a thing, if it has one. */
  keyOf(offers: Offer[] | undefined): string | undefined {
    return offers?.length === 1 ? this.#keys.get(offers[0]!.item) : undefined;
  }

  /** What a lesson suggests for the question of the match, or for the next one of what was begun. */
  get advice(): Advice | undefined {
    return this.asking ? this.adviceFor(this.asking.question) : undefined;
  }

  /** Where a lesson points, if this match is one. */
  readonly pointer: Pointer | undefined = $derived.by(() => {
    const advice = this.advice;
    return this.asking && advice && !this.isBusy ? pointTo(this.asking, advice, this.taken) : undefined;
  });

  /** A lesson points at something that is chosen with one of these. */
  isAdvised(offers: Offer[] | undefined): boolean {
    return offers?.some(({ item }) => item === this.pointer?.item) ?? false;
  }

  isChosen(offers: Offer[] | undefined): boolean {
    return offers?.some((offer) => (this.asking?.countOf(offer) ?? 0) > 0) ?? false;
  }

  /** The place of a thing in the order that is being made, from 1. */
  placeOf(offer: Offer): number | undefined {
    return this.asking?.question.shape.kind === 'order' ? this.asking.placesOf(offer)[0] : undefined;
  }

  /** Takes an option: it answers, or is one of several. */
  take(offer: Offer): void {
    if (this.isBusy) return;
    [this.menu, this.touched] = [undefined, undefined];
    this.#begun.take(offer);
  }

  /** Something else is asked: what was begun is over, and what can be done from here is asked for. */
  hear(): void {
    this.#begun.hear();
  }

  // --- what would come of it

  /** Asks what would come of the actions, where the match shows that; and which can be done as a whole. */
  foretell(): void {
    this.#foretold.forget();
    this.#wholes.forget();
    const { asking } = this;
    if (asking?.question.shape.kind !== 'one') return;
    const items = this.actions.slice(0, FORETOLD).map(({ offer }) => offer.item);
    if (this.#game.seen?.info.odds) this.#foretold.ask(items.map((item) => this.#begun.chain(item)));
    if (this.why === 'archery-wound') this.#wholes.ask(items.map((item) => this.#everyWound(item)));
  }

  /** What would come of an option, as far as it is known. */
  foretoldOf(item: string): TcgForetold | undefined {
    return this.#foretold.known[this.#begun.chain(item)];
  }

  /** What would come of what is pointed at. */
  readonly foretold: TcgForetold | undefined = $derived.by(() => {
    const item = this.aimed ?? this.#pointedItem;
    return item === undefined ? undefined : this.foretoldOf(item);
  });

  /** The option of the card that is pointed at, if it has one only. */
  readonly #pointedItem: string | undefined = $derived.by(() => {
    const { pointed } = this;
    const name = this.view.cards.find(({ id }) => id === pointed?.id)?.name;
    const offers = name === undefined ? this.lit.hand.get(pointed?.code ?? '') : this.lit.cards.get(name);
    return offers?.length === 1 ? offers[0]!.item : undefined;
  });

  /** All wounds that are left, on one. */
  #everyWound = (item: string): string => Array.from({ length: this.view.arrows_left ?? 0 }, () => item).join('; ');

  /** How many wounds can be given to one at once, where there are several and the server takes them. */
  allHere({ item }: Offer): number | undefined {
    const left = this.view.arrows_left ?? 0;
    return left > 1 && this.#wholes.known[this.#everyWound(item)] ? left : undefined;
  }

  takeAll({ item }: Offer): void {
    if (!this.isBusy) this.asking?.text(this.#everyWound(item));
  }

  /** A thing with these options was clicked. Several of them are shown to choose from. */
  pick(key: string, offers: Offer[] | undefined, answers: string[], about: string): void {
    if (this.#game.isWondering || !offers || offers.length === 0) return this.#wonder(answers, about);
    if (offers.length === 1) return this.take(offers[0]!);
    this.menu = this.menu === key ? undefined : key;
  }

  /** A card of the hand. */
  pickHand(code: string, about: string): void {
    this.pick(`hand ${code}`, this.lit.hand.get(code), [`play:${code}`], about);
  }

  /** A card in play: a minion or lane while defenders are assigned, otherwise what is asked for. */
  pickCard(name: string, about: string): void {
    if (this.isAssigning && !this.#game.isWondering && this.#assign(name)) return;
    if (this.taken !== undefined) return this.#wonder([`[${this.taken}>${name}]`], about);
    if (this.why === 'next-skirmish') name = this.#defenderOf(name);
    this.pick(`card ${name}`, this.lit.cards.get(name), [name, `use:${name}/0`], about);
  }

  /** Whom a minion fights: a click on it means its skirmish. */
  #defenderOf(name: string): string {
    const lane = this.scene.lanes.find(({ minions }) => minions.some(({ card }) => card.name === name));
    return lane?.hero?.card.name ?? name;
  }

  pickSeat(seat: string, about: string): boolean {
    const offers = this.lit.seats.get(seat);
    if (!offers) return false;
    this.pick(`seat ${seat}`, offers, [seat], about);
    return true;
  }

  /** Somebody who clicks what is not offered while others things are is told why it is not. */
  #wonder(answers: string[], about: string): void {
    const question = this.asking?.question;
    if (!question) return;
    const whole = answers.map((answer) => (answer.startsWith('[') ? answer : asAnswer(answer, question)));
    void this.#game.whyNot(whole.map(this.#begun.chain), about);
  }

  // --- who meets whom

  /** The lanes in which the taken minion can be put. */
  readonly targets: ReadonlySet<string> = $derived.by(() => {
    const { taken } = this;
    return new Set(this.lit.pairs.filter(({ minion }) => minion === taken).map(({ character }) => character));
  });

  isAssignable(name: string): boolean {
    return this.#assignable.includes(name);
  }

  /** A minion or a defender was clicked; false if it is neither. */
  #assign(name: string): boolean {
    if (this.#assignable.includes(name)) {
      const isAssigned = this.pairs.some(([minion]) => minion === name);
      if (isAssigned) this.#free(name);
      this.#taken = this.#taken === name || isAssigned ? undefined : name;
      return true;
    }
    const { taken } = this;
    if (taken === undefined || !this.targets.has(name)) return false;
    this.assign(taken, name);
    return true;
  }

  /** Puts a minion into a lane, and out of the one where it was. */
  assign(minion: string, character: string): void {
    const pair = this.lit.pairs.find((each) => each.minion === minion && each.character === character);
    if (!pair || this.isBusy || !this.asking) return;
    const there = this.pairs.filter(([, defender]) => defender === character).map(([other]) => other);
    this.#free(minion);
    this.#taken = undefined;
    this.asking.take(pair.offer);
    void this.#makeRoom(there.filter((other) => other !== minion));
  }

  /** Whom the server refuses another comes instead of whoever was there last; if that is no help, it says why. */
  async #makeRoom(there: string[]): Promise<void> {
    const { asking } = this;
    if (!asking || total(asking.chosen) < 2) return;
    const last = there.at(-1);
    const answer = selection(asking.question.options, asking.chosen);
    const { refused } = await api.check(this.#game.id, asking.question.seat, answer);
    // Meanwhile it may have been answered, or something else been chosen.
    if (!refused || this.asking !== asking || answer !== selection(asking.question.options, asking.chosen)) return;
    if (last === undefined) return void (this.#game.refused = refused);
    this.#free(last);
    await this.#makeRoom(there.slice(0, -1));
  }

  #free(minion: string): void {
    for (const pair of this.lit.pairs) {
      if (pair.minion === minion && this.asking!.countOf(pair.offer) > 0) this.asking!.change(pair.offer, -1);
    }
  }

  // --- dragging

  /** A card of the hand was dropped: on a card that is to bear it, if it can, or anywhere on the table. */
  async play(code: string, on: string | undefined, about: string): Promise<void> {
    const [offer] = this.lit.hand.get(code) ?? [];
    const { asking } = this;
    const seat = asking?.question.seat;
    if (!offer || on === undefined || !seat) return this.pickHand(code, about);
    // Both answers in one call, so that one step back takes back both; if that is no answer, one is asked on whom.
    const whole = `${offer.item}; ${on}`;
    const { refused } = await api.check(this.#game.id, seat, this.#begun.chain(whole));
    if (this.asking !== asking) return;
    if (refused) this.pickHand(code, about);
    else asking.text(whole);
  }

  // --- passing and being done

  /** What Space does: pass, no, or be done with what is chosen. */
  readonly pass: (() => void) | undefined = $derived.by(() => {
    const { asking } = this;
    if (!asking || this.isBusy) return undefined;
    const offer = this.lit.words.get('pass') ?? this.lit.words.get('no');
    if (offer && !asking.isMany) return () => this.take(offer);
    return asking.isMany && asking.isReady ? () => asking.confirm() : undefined;
  });

  /** Lets go of what was begun, taken or opened; false if there is nothing. */
  letGo(): boolean {
    if (this.#begun.leave() !== undefined) return true;
    const was =
      this.#taken ?? this.menu ?? this.touched ?? this.player ?? (this.pile ? 'pile' : undefined) ?? (this.isKept ? 'kept' : undefined);
    this.putAway();
    return was !== undefined;
  }

  /** Puts away what was opened for a question. */
  putAway(): void {
    [this.#taken, this.aimed, this.menu, this.touched, this.player, this.pile, this.isKept] = [
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      false,
    ];
    this.pointed = undefined;
    this.isAside = false;
  }

  /** The action of a digit. */
  byDigit(digit: number): boolean {
    const found = this.actions[digit - 1];
    if (found) this.take(found.offer);
    return found !== undefined;
  }

  /** A letter takes a minion, a digit puts it into a lane. */
  byLetter(letter: string): boolean {
    const found = [...this.letters].find(([, each]) => each === letter)?.[0];
    return found !== undefined && this.#assign(found);
  }

  byLane(digit: number): boolean {
    const hero = this.scene.lanes[digit - 1]?.hero;
    return hero !== undefined && this.taken !== undefined && this.#assign(hero.card.name);
  }
}

const known = new WeakMap<Game, Choosing>();

/**
 * What can be chosen in a match: the same for the table and for the panel. Either may ask first and be gone before the other, as at
 * the end or in a replay: what is derived here belongs to the match, not to whoever asked.
 */
export function choosingOf(game: Game): Choosing {
  let found = known.get(game);
  if (!found) {
    $effect.root(() => void (found = new Choosing(game)));
    known.set(game, found!);
  }
  return found!;
}
