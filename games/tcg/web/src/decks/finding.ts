// Finding cards: by words in everything that can be read of them, in the language of the page, and by what they are.

import type { CardFacts } from '../cards/facts';
import { inOrder } from './list';

export interface Wanted {
  words: string;
  cultures: string[];
  types: string[];
  sets: number[];
  /** A cost; the last stands for all above it. */
  cost: number | undefined;
  keyword: string;
  side: string | undefined;
  /** The number of a site. */
  site: number | undefined;
}

export const ANYTHING: Wanted = {
  words: '',
  cultures: [],
  types: [],
  sets: [],
  cost: undefined,
  keyword: '',
  side: undefined,
  site: undefined,
};

export const COSTS = [0, 1, 2, 3, 4, 5, 6, 7];
const MOST = COSTS.at(-1)!;

/** Letters without accents and case: who looks for `nazgul` finds Nazgûl. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

export const isAnything = (wanted: Wanted): boolean =>
  wanted.words.trim() === '' &&
  wanted.cultures.length + wanted.types.length + wanted.sets.length === 0 &&
  wanted.cost === undefined &&
  wanted.keyword === '' &&
  wanted.side === undefined &&
  wanted.site === undefined;

function fits(card: CardFacts, wanted: Wanted): boolean {
  const { cultures, types, sets, cost, keyword, side, site } = wanted;
  return (
    (cultures.length === 0 || cultures.includes(card.culture ?? '')) &&
    (types.length === 0 || types.includes(card.type)) &&
    (sets.length === 0 || sets.includes(Number(card.code[0]))) &&
    (cost === undefined || (card.cost !== undefined && (cost === MOST ? card.cost >= MOST : card.cost === cost))) &&
    (keyword === '' || (card.keywords ?? []).some(({ id }) => id === keyword)) &&
    (side === undefined || card.side === side) &&
    (site === undefined || (card.type === 'site' && card.site === site))
  );
}

/** The cards that are wanted, in order. `said` is all that can be read of a card, plain. */
export function find(cards: CardFacts[], wanted: Wanted, said: (card: CardFacts) => string): CardFacts[] {
  const words = plain(wanted.words).split(/\s+/).filter(Boolean);
  const reads = (card: CardFacts) => words.every((word) => said(card).includes(word));
  return cards.filter((card) => fits(card, wanted) && reads(card)).sort(inOrder);
}

/** With a value, or without it if it was there. */
export const toggled = <T>(values: T[], value: T): T[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
