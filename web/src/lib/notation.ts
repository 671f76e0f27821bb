// Answers in the notation of records: `old-mill`, `3`, `[2 wood, axe]`.

import type { Arg, Offer, Question } from '../wire';

/** How many of each option are chosen, by their notation. */
export type Chosen = Record<string, number>;

/** A selection in notation, in the order of the options. */
export function selection(options: Offer[], chosen: Chosen): string {
  const picked = options.filter((option) => (chosen[option.item] ?? 0) > 0);
  const part = ({ item }: Offer) => (chosen[item] === 1 ? item : `${chosen[item]} ${item}`);
  return `[${picked.map(part).join(', ')}]`;
}

/** A selection whose order counts: `[axe, wood, wood]`. */
export const sequence = (order: string[]): string => `[${order.join(', ')}]`;

/** An order with so many more of an item at its end, or so many of the last ones less. */
export function reordered(order: string[], item: string, by: number): string[] {
  if (by >= 0) return [...order, ...Array.from({ length: by }, () => item)];
  const after = [...order];
  for (let left = -by; left > 0; left--) after.splice(after.lastIndexOf(item), 1);
  return after;
}

/** The answer to a question that has only one. */
export function onlyAnswer({ shape, options }: Question): string | undefined {
  if (shape.kind === 'one') return options.length === 1 ? options[0]!.item : undefined;
  if (shape.kind === 'number') return shape.least === shape.most ? String(shape.least) : undefined;
  if (shape.most === 0) return '[]';
  const all = options.reduce((sum, option) => sum + option.count, 0);
  const isAll = shape.least >= all;
  if (shape.kind === 'some') return isAll ? selection(options, everything(options, all)) : undefined;
  return isAll && options.length === 1 ? sequence(reordered([], options[0]!.item, all)) : undefined;
}

/** How many things are chosen. */
export const total = (chosen: Chosen): number => Object.values(chosen).reduce((sum, count) => sum + count, 0);

/** Everything, as far as so many may be chosen. */
export function everything(options: Offer[], most: number): Chosen {
  const chosen: Chosen = {};
  let left = most;
  for (const { item, count } of options) {
    const taken = Math.min(count, left);
    if (taken > 0) chosen[item] = taken;
    left -= taken;
  }
  return chosen;
}

/** One more or less of something, within what there is and what may be chosen. */
export function changed(chosen: Chosen, option: Offer, by: number, most: number): Chosen {
  const before = chosen[option.item] ?? 0;
  const room = most - total(chosen);
  const after = Math.max(0, Math.min(option.count, before + Math.min(by, room)));
  return { ...chosen, [option.item]: after };
}

/** What a typed text means: an option by its name or the beginning of it, otherwise what it says in notation. */
export function typed(text: string, question: Question, nameOf: (arg: Arg) => string): string {
  const wanted = plain(text);
  const called = (option: Offer) => [plain(option.item), plain(nameOf(option.named))];
  const exact = question.options.find((option) => called(option).includes(wanted));
  if (exact) return exact.item;
  const begins = question.options.filter((option) => called(option).some((name) => name.startsWith(wanted)));
  return begins.length === 1 && wanted !== '' ? begins[0]!.item : text.trim();
}

/** A text as it is typed in a hurry: in lower case, without accents and marks of direction. */
export function plain(text: string): string {
  const bare = text.normalize('NFD').replace(/[\u0300-\u036f\u2066-\u2069]/g, '');
  return bare.replace(/’/g, "'").toLowerCase().trim();
}

/** The id of a thing, if it is of this kind. */
export function idOf(arg: Arg, kind: string): string | undefined {
  return 'named' in arg && arg.named.kind === kind ? arg.named.id : undefined;
}

/** What kind of thing it is. */
export const kindOf = (arg: Arg): string => ('named' in arg ? arg.named.kind : 'number');
