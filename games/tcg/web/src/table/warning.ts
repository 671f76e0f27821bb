// What passing means, where it means that somebody dies.

import { say } from '@house/lib/speech.svelte';
import type { TcgView } from '../wire';

/** Who of one's own dies in the skirmish that is fought if everybody passes; nothing where nobody does. */
export function warningOf(view: TcgView, why: string, called: (ids: number[]) => string): string | undefined {
  if (why !== 'act') return undefined;
  const fight = view.fights.all.find(({ state }) => state === 'now');
  const own = new Set(view.cards.filter(({ owner }) => owner === view.seat).map(({ id }) => id));
  const dead = (fight?.outcome.deaths ?? []).filter((id) => own.has(id));
  return dead.length > 0 ? say('act-dies', { who: called(dead), count: dead.length }) : undefined;
}
