// The first look at a match. It is asked for as soon as one knows which match is wanted, while the page that will show it is still
// being fetched.

import type { Seen } from '../wire';
import { api } from './api';

let begun: { id: string; seen: Promise<Seen> } | null = null;

/** Asks for a match that will be looked at in a moment. */
export function lookAhead(id: string): void {
  const seen = api.seen(id);
  // Whoever looks hears of it.
  seen.catch(() => undefined);
  begun = { id, seen };
}

/** How a match stands: as it was asked for ahead, once; later, as it stands then. */
export function firstLook(id: string): Promise<Seen> {
  const seen = begun?.id === id ? begun.seen : api.seen(id);
  begun = null;
  return seen;
}
