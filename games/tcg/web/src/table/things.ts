// What an option of a question points at, as answers are written: a card of the hand, a card in play, a pair, a player, a card
// that lies elsewhere, or only words.

import type { Offer } from '@house/wire';

export type Aim =
  /** It is played, or put to use, from the hand. */
  | { kind: 'hand'; code: string }
  /** A card in play, by its name. */
  | { kind: 'card'; name: string }
  | { kind: 'pair'; minion: string; character: string }
  | { kind: 'seat'; seat: string }
  /** A card of a hand, deck or pile, by its code. */
  | { kind: 'code'; code: string }
  | { kind: 'way'; way: number }
  | { kind: 'word'; word: string };

const WORDS = ['pass', 'yes', 'no'];
const IN_PLAY = /^[^.]+\.\d+$/;
const SEAT = /^[a-e]$/;

/** `play:1C9`, `use:1C9.1/0`, `1C176.1>1R13.1`, `1C9.1`, `1C9`, `a`, `way-1`, `pass`. */
export function aimOf(item: string): Aim {
  const [verb, rest] = item.includes(':') ? [item.slice(0, item.indexOf(':')), item.slice(item.indexOf(':') + 1)] : ['', item];
  if (verb === 'play' || verb === 'heal') return { kind: 'hand', code: rest };
  if (verb === 'use') return { kind: 'card', name: rest.split('/')[0]! };
  if (verb === 'give') return { kind: 'card', name: rest };
  if (WORDS.includes(item)) return { kind: 'word', word: item };
  if (SEAT.test(item)) return { kind: 'seat', seat: item };
  if (item.startsWith('way-')) return { kind: 'way', way: Number(item.slice(4)) };
  const [minion, character] = item.split('>');
  if (minion && character) return { kind: 'pair', minion, character };
  return IN_PLAY.test(item) ? { kind: 'card', name: item } : { kind: 'code', code: item };
}

/** Questions about one's own hand: its cards are clicked where they are. */
const OF_HAND = ['reconcile', 'down-to-eight', 'discard-from-hand', 'reveal', 'beneath', 'put-under', 'stack', 'shuffle-in', 'play-from'];

/** What the options of a question light: things by their keys, each with its options, in the order of the question. */
export interface Lit {
  hand: Map<string, Offer[]>;
  cards: Map<string, Offer[]>;
  seats: Map<string, Offer[]>;
  pairs: { minion: string; character: string; offer: Offer }[];
  /** Cards that lie nowhere on the table. */
  shelf: { code: string; name?: string; offer: Offer }[];
  /** Several effects, places in an order. */
  ways: Offer[];
  words: Map<string, Offer>;
}

const add = (map: Map<string, Offer[]>, key: string, offer: Offer): unknown => map.set(key, [...(map.get(key) ?? []), offer]);

/** Where each option shows itself; `hand` are one's own cards, `drawn` the cards in play that lie on the table. */
export function litBy(options: Offer[], why: string, hand: ReadonlySet<string>, drawn: ReadonlySet<string>): Lit {
  const lit: Lit = { hand: new Map(), cards: new Map(), seats: new Map(), pairs: [], shelf: [], ways: [], words: new Map() };
  const codes = options.map((offer) => aimOf(offer.item)).filter((aim) => aim.kind === 'code');
  const isOfHand = OF_HAND.includes(why) && codes.length > 0 && codes.every(({ code }) => hand.has(code));
  for (const offer of options) {
    const aim = aimOf(offer.item);
    if (aim.kind === 'hand') add(lit.hand, aim.code, offer);
    else if (aim.kind === 'code' && isOfHand) add(lit.hand, aim.code, offer);
    else if (aim.kind === 'code') lit.shelf.push({ code: aim.code, offer });
    else if (aim.kind === 'card' && drawn.has(aim.name)) add(lit.cards, aim.name, offer);
    else if (aim.kind === 'card') lit.shelf.push({ code: aim.name.split('.')[0]!, name: aim.name, offer });
    else if (aim.kind === 'pair') lit.pairs.push({ minion: aim.minion, character: aim.character, offer });
    else if (aim.kind === 'seat') add(lit.seats, aim.seat, offer);
    else if (aim.kind === 'way') lit.ways.push(offer);
    else lit.words.set(aim.word, offer);
  }
  return lit;
}
