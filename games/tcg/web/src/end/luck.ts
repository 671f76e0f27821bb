// The luck of a match that is over: everybody's own, in the cards that he drew and lost.

import type { Fortune } from '@house/game/kinds';
import { tenths } from '@house/lib/format';
import { language, say } from '@house/lib/speech.svelte';
import type { TcgLuck } from '../wire';

export function fortunes({ people }: TcgLuck): Fortune[] {
  const number = (value: number) => tenths(value, language());
  return people.flatMap(({ seat, of_use: drawn, all }) => {
    if (all.z === null) return [];
    const about = say('luck-drawn', { got: number(drawn.got), expected: number(drawn.expected) });
    return [{ name: seat, seat, about, kind: all.z }];
  });
}
