// Why something was not done, in the language of the reader where there are words for it.

import { Refusal } from './api';
import { maybe, say } from './speech.svelte';
import type { Refused } from '../wire';

/** The sentence to be shown. */
export function reason(refused: Refused | Refusal): string {
  const own = refused.code === 'forbidden-by-rule' ? undefined : maybe(`no-${refused.code}`);
  return own ?? refused.message;
}

/** The same of anything that was thrown. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Refusal ? reason(thrown) : say('no-internal');
}
