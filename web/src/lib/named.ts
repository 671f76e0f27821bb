// What somebody means by a typed name: in the language of the page, with or without accents, by any of its words.

import type { Question } from '../wire';
import { plain } from './notation';

/** Something that can be named in an answer, and what it is called. */
export interface Named {
  item: string;
  name: string;
  /** What kind of thing it is, as `region`. */
  kind: string;
  /** What would be answered with it, where that is more than its name. */
  answers?: string[];
}

/** So many are proposed while somebody types. */
const MOST = 6;

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);

/** How well a name fits: the lower the better; nothing if it does not. */
function fit(typed: string, { item, name }: Named): number | undefined {
  const [text, called] = [plain(typed), plain(name)];
  if (called === text || item === text) return 0;
  if (called.startsWith(text)) return 1;
  const [wanted, words] = [wordsOf(typed), wordsOf(name)];
  if (wanted.every((each) => words.some((word) => word.startsWith(each)))) return 2;
  return wanted.every((each) => called.includes(each)) ? 3 : undefined;
}

/** What a text may mean, the best first. */
export function found(typed: string, named: Named[], most = MOST): Named[] {
  if (wordsOf(typed).length === 0) return [];
  const fits = named.flatMap((each) => {
    const how = fit(typed, each);
    return how === undefined ? [] : [{ each, how }];
  });
  return fits
    .sort((one, other) => one.how - other.how)
    .slice(0, most)
    .map(({ each }) => each);
}

/** What a text means, if that is clear: it is the whole name, or fits nothing else. */
export function meant(typed: string, named: Named[]): Named | undefined {
  const [first, second] = found(typed, named, 2);
  const isWhole = first && fit(typed, first) === 0;
  return isWhole || second === undefined ? first : undefined;
}

/** An item as the answer to a question. */
export const asAnswer = (item: string, { shape }: Question): string =>
  shape.kind === 'some' || shape.kind === 'order' ? `[${item}]` : item;
