// Figures one by one, as they stand on the battle board, and what an event or an option says of them.

import { idOf } from '@house/lib/notation';
import type { Kind } from '../pieces/stack';
import type { Arg, Offer } from '@house/wire';
import type { WarArmy } from '../wire';

export interface Figure {
  kind: Kind;
  nation?: string;
  character?: string;
}

/** The notation of a kind of figure: `gondor-elite`, `nazgul`, `strider`. */
export function itemOf({ kind, nation, character }: Figure): string {
  return character ?? (nation ? `${nation}-${kind}` : kind);
}

/** The figures of an army, one by one: units first, then those who lead them. `without` are those that take no part. */
export function figuresOf(army: WarArmy, without?: WarArmy): Figure[] {
  const many = (count: number, figure: Figure) => Array.from({ length: Math.max(0, count) }, () => figure);
  const units = (kind: 'regular' | 'elite' | 'leader') =>
    Object.entries(army.units).flatMap(([nation, of]) => {
      const spared = without?.units[nation];
      return many(of[`${kind}s`] - (spared?.[`${kind}s`] ?? 0), { kind, nation });
    });
  const characters = army.characters.filter((id) => !without?.characters.includes(id));
  return [
    ...units('elite'),
    ...units('regular'),
    ...units('leader'),
    ...many(army.nazgul - (without?.nazgul ?? 0), { kind: 'nazgul' }),
    ...characters.map((character): Figure => ({ kind: 'character', character })),
  ];
}

/** The figures that an event mentions. */
export function mentioned(arg: Arg | undefined): { figure: Figure; count: number } | undefined {
  if (!arg || !('named' in arg)) return undefined;
  const { kind, id, args = {} } = arg.named;
  if (kind === 'character') return { figure: { kind: 'character', character: id }, count: 1 };
  if (kind !== 'figure') return undefined;
  const nation = args.of && idOf(args.of, 'nation')?.replace(/-of$/, '');
  const count = args.count && 'number' in args.count ? args.count.number : 1;
  return { figure: nation ? { kind: id as Kind, nation } : { kind: id as Kind }, count };
}

/** A way to take a hit, in notation: `lose-gondor-regular`, `reduce-gondor-elite`. */
export const wayOf = (way: 'lose' | 'reduce', figure: Figure): string => [way, itemOf(figure)].join('-');

/** The ways to take a hit with a figure. */
export function waysToLose(figure: Figure, options: Offer[]): Offer[] {
  const ways = [wayOf('lose', figure), wayOf('reduce', figure)];
  return options.filter((offer) => ways.includes(offer.item));
}
