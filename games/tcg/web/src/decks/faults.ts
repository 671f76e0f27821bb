// What is wrong with a deck, as the page uses it: which card or which place it is about.

import type { Arg, DeckFault } from '@house/wire';

const wordOf = (arg: Arg | undefined): string | undefined => (arg && 'word' in arg ? arg.word : undefined);
const numberOf = (arg: Arg | undefined): number | undefined => (arg && 'number' in arg ? arg.number : undefined);

/** The code of the card that it is about. */
export function cardIn({ what }: DeckFault): string | undefined {
  const { card } = what.args;
  return card && 'named' in card ? wordOf(card.named.args?.code) : undefined;
}

/** Where a click on it leads: to the row of a card, to the sites of a number, to a side, to who may bear the Ring, to the Rings. */
export type Way = { card: string } | { site: number } | { side: string } | { slot: 'bearer' | 'ring' };

export function wayOf(fault: DeckFault): Way | undefined {
  const card = cardIn(fault);
  if (card) return { card };
  const { name, args } = fault.what;
  const [site, side] = [numberOf(args.site), wordOf(args.side)];
  if (site !== undefined) return { site };
  if (side) return { side };
  if (name === 'no-ring-bearer') return { slot: 'bearer' };
  return name === 'no-ring' ? { slot: 'ring' } : undefined;
}
