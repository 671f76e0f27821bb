// What can be done now, as a list beside the table; and the keys for it.

import type { Offer } from '@house/wire';

export interface Action {
  offer: Offer;
  key: string | undefined;
  text: string;
}

/** Letters that mean nothing else on the page of a match. */
const FREE = [...'ABCDEFJKMNOQRTVXYZ'];

/** A letter for each name, in their order; names that are too many have none. */
export const lettersFor = (names: string[]): Map<string, string> =>
  new Map(names.slice(0, FREE.length).map((name, at) => [name, FREE[at]!]));
