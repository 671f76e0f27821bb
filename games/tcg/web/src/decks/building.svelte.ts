// A deck that is being built: what is in it, what was in it before, what the server says of it, and where it is kept. Every change
// is written to this browser at once and to the server a moment later, so that nothing is lost; a deck that was changed elsewhere
// in the meantime is not overwritten.

import { api, Refusal } from '@house/lib/api';
import { guestName } from '@house/lib/guest';
import { person } from '@house/lib/person.svelte';
import { reasonOf } from '@house/lib/refused';
import type { Deck, DeckCheck } from '@house/wire';
import type { CardFacts } from '../cards/facts';
import { drafts, type Draft } from './drafts';
import { add, bear, EMPTY, read, remove, write, type DeckList } from './list';

export const GAME = 'tcg';
/** After so long without a change it is sent to the server. */
const PAUSE = 700;
/** So many steps can be undone. */
const STEPS = 100;

/** Where it is: on the server as it is seen, on the way there, in this browser only, or changed elsewhere. */
export type Keeping = 'kept' | 'keeping' | 'local' | 'changed';

export class Building {
  list: DeckList = $state.raw(EMPTY);
  name = $state('');
  check: DeckCheck | undefined = $state.raw();
  keeping: Keeping = $state('kept');
  /** Why it could not be kept. */
  refused = $state('');
  /** The name of the deck for programs, once it is kept. */
  id: string | undefined = $state();
  share: string | undefined = $state();
  #version = 0;
  #past: DeckList[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #checks = 0;
  #find: (code: string) => CardFacts;
  /** It is known where to find it. */
  #onkept: (id: string) => void;

  constructor(find: (code: string) => CardFacts, onkept: (id: string) => void) {
    this.#find = find;
    this.#onkept = onkept;
  }

  get text(): string {
    return write(this.list, this.#find);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** Opens one's own deck; what was changed in this browser and not kept goes before. */
  async open(id: string): Promise<void> {
    const deck = await api.deck(id);
    this.#take(deck);
    const draft = drafts.of(id);
    if (!draft || draft.text === deck.text) return drafts.forget(id);
    this.#show(draft);
    void this.#look();
    this.keeping = draft.version === deck.info.version ? 'local' : 'changed';
    if (this.keeping === 'local') this.#later();
  }

  /** A deck that is not kept yet: as it was left in this browser, or as it is given. */
  begin(name: string, text = ''): void {
    const draft = text === '' ? drafts.of() : undefined;
    [this.id, this.share, this.#version, this.#past, this.keeping] = [undefined, undefined, 0, [], draft ? 'local' : 'kept'];
    this.#show(draft ?? { name, text });
    void this.#look();
  }

  #show({ name, text }: Pick<Draft, 'name' | 'text'>): void {
    this.name = name;
    this.list = read(text);
  }

  #take({ info, text, check, share }: Deck): void {
    [this.id, this.share, this.#version, this.name, this.keeping, this.refused] = [info.id, share, info.version, info.name, 'kept', ''];
    // What the server could read, as it writes it; lines that it cannot read are among the faults.
    this.list = read(check.tidy || text);
    this.check = check;
  }

  add(card: CardFacts): void {
    this.change(add(this.list, card, this.#find));
  }

  remove(card: CardFacts): void {
    this.change(remove(this.list, card));
  }

  bear(card: CardFacts): void {
    this.change(bear(this.list, card));
  }

  /** Another list in the place of this one. */
  change(list: DeckList): void {
    if (list === this.list) return;
    this.#past = [...this.#past, this.list].slice(-STEPS);
    this.list = list;
    this.#changed();
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.list = last;
    this.#changed();
  }

  rename(name: string): void {
    if (name === this.name) return;
    this.name = name;
    this.#changed();
  }

  #changed(): void {
    drafts.keep(this.id, { name: this.name, text: this.text, version: this.#version });
    if (this.keeping !== 'changed') this.keeping = 'local';
    void this.#look();
    this.#later();
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.keep(), PAUSE);
  }

  /** What the server says of it; an answer that comes late is about an older one. */
  async #look(): Promise<void> {
    const number = ++this.#checks;
    try {
      const check = await api.checkDeck(GAME, this.text);
      if (number === this.#checks) this.check = check;
    } catch {
      if (number === this.#checks) this.check = undefined;
    }
  }

  /** Sends it to the server. Whoever has no name yet becomes a guest. */
  async keep(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.keeping !== 'local') return;
    const [id, text, name] = [this.id, this.text, this.name];
    this.keeping = 'keeping';
    try {
      await person.named(guestName(), guestName);
      const deck = id ? await api.changeDeck(id, { version: this.#version, name, text }) : await api.addDeck({ game: GAME, name, text });
      [this.id, this.share, this.#version, this.refused] = [deck.info.id, deck.share, deck.info.version, ''];
      drafts.forget(id);
      if (!id) this.#onkept(deck.info.id);
      const isSame = text === this.text && name === this.name;
      this.keeping = isSame ? 'kept' : 'local';
      if (!isSame) this.#changed();
    } catch (refusal) {
      const isLate = refusal instanceof Refusal && refusal.code === 'deck-changed';
      this.keeping = isLate ? 'changed' : 'local';
      this.refused = isLate ? '' : reasonOf(refusal);
    }
  }

  /** Of two that differ mine becomes a deck of its own. */
  async keepMine(): Promise<void> {
    drafts.forget(this.id);
    [this.id, this.#version, this.keeping] = [undefined, 0, 'local'];
    await this.keep();
  }

  /** Of two that differ the one on the server. */
  async takeOther(): Promise<void> {
    drafts.forget(this.id);
    if (this.id) this.#take(await api.deck(this.id));
    void this.#look();
  }
}
