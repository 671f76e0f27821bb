// What marks mean: which regions can be chosen, which are outlined, which are pale.
import type { Mark } from '@house/lib/asking.svelte';

export type Marks = Record<string, Mark>;

/** What is pale: nothing, all regions but the marked ones, or these without outlining those. */
export type Veil = 'none' | 'others' | 'impossible';

const CHOICES: readonly (Mark | undefined)[] = ['option', 'move', 'attack', 'advised', 'chosen'];

/** It waits to be chosen. */
export const isChoice = (mark: Mark | undefined): boolean => CHOICES.includes(mark);

/** Where nearly everything can be chosen, nothing is outlined for it; and what can act glows. */
export function outlined(regions: string[], marks: Marks, veil: Veil): string[] {
  const isDrawn = (mark: Mark) => veil === 'others' || (mark !== 'option' && mark !== 'move');
  return regions.filter((id) => marks[id] && isDrawn(marks[id]));
}

/** What happened last is no reason to be lit. */
export function veiled(regions: string[], marks: Marks, veil: Veil): string[] {
  return veil === 'none' ? [] : regions.filter((id) => marks[id] === undefined || marks[id] === 'last');
}
