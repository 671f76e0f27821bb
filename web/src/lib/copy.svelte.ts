// Copying a link, and saying that it was copied.

import { toast } from './toast.svelte';
import { say } from './speech.svelte';

/** Copies a text. A browser that does not let a page do so says nothing: the link stands where it can be selected. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  toast(say('waiting-copied'));
  return true;
}
