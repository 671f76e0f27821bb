// Where a lesson points: the next click on the table of those that give the answer it suggests. What is clicked otherwise, it leads
// back.

import type { Advice, Asking } from '@house/lib/asking.svelte';
import type { Offer } from '@house/wire';
import { aimOf } from '../table/things';

/** One of these is to be clicked. */
export interface Pointer {
  /** An option, wherever it is shown. */
  item?: string;
  /** A card in play that is a part of an answer: a minion to be assigned, or whom it fights. */
  card?: string;
  /** Nothing more is to be chosen. */
  isDone?: boolean;
}

/** What to click next; `taken` is the minion that is being assigned. Nothing where a lesson leaves the answer to the visitor. */
export function pointTo(asking: Asking, advice: Advice, taken: string | undefined): Pointer | undefined {
  const items = Object.keys(advice);
  if (items.length === 0) return undefined;
  if (!asking.isMany) return { item: items[0]! };
  const { options } = asking.question;
  const tooMany = (offer: Offer) => asking.countOf(offer) - (advice[offer.item] ?? 0);
  const wrong = options.find((offer) => tooMany(offer) > 0);
  if (wrong) return clickFor(wrong.item, undefined);
  const missing = options.filter((offer) => tooMany(offer) < 0).map(({ item }) => item);
  const next = missing.find((item) => minionOf(item) !== undefined && minionOf(item) === taken) ?? missing[0];
  return next === undefined ? { isDone: true } : clickFor(next, taken);
}

function minionOf(item: string): string | undefined {
  const aim = aimOf(item);
  return aim.kind === 'pair' ? aim.minion : undefined;
}

/** A pair is made by its minion and then by whom it fights, and undone by its minion. */
function clickFor(item: string, taken: string | undefined): Pointer {
  const aim = aimOf(item);
  if (aim.kind !== 'pair') return { item };
  return { card: taken === aim.minion ? aim.character : aim.minion };
}
