// What people agree on before a match, as lines of its set-up. No drawing.

import type { ChoiceInfo } from '../wire';

/** How many of each choice, by its name; what is on or off has 1. */
export type Agreed = Record<string, number>;

export const isSwitch = ({ most, halves }: ChoiceInfo): boolean => most === 1 && !halves;

/** The set-up of a seating with what was agreed on: the choices of one key are one line. */
export function setupOf(seating: string, choices: ChoiceInfo[], agreed: Agreed): string {
  const parts = new Map<string, string[]>();
  for (const { name, key, value, most, halves } of choices) {
    const wanted = Math.min(agreed[name] ?? 0, halves ? most + 0.5 : most);
    const count = halves ? Math.floor(wanted * 2) / 2 : Math.floor(wanted);
    if (count > 0) parts.set(key, [...(parts.get(key) ?? []), value.replace('#', String(count))]);
  }
  const lines = [...parts].map(([key, values]) => `set ${key}: ${values.join(', ')}`);
  return [seating, ...lines].filter((line) => line !== '').join('\n');
}
