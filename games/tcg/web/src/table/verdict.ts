// What a skirmish comes to if everybody passes, in a sentence; and how much would change it.

import { say } from '@house/lib/speech.svelte';
import type { TcgFight } from '../wire';

export interface Verdict {
  title: string;
  more: string | undefined;
}

/** `called` names cards in play. */
export function verdictOf({ character, minions, free, outcome, marks }: TcgFight, called: (ids: number[]) => string): Verdict {
  const { free_lost, overwhelmed, wounds, deaths, ring_bearer_dies } = outcome;
  const who = called(free_lost ? (character === null ? [] : [character]) : minions);
  const dead = called(deaths);
  const more = free_lost ? enough(free, overwhelmed, marks) : undefined;
  if (ring_bearer_dies) return { title: say(overwhelmed ? 'verdict-ring-bearer-overwhelmed' : 'verdict-ring-bearer', { dead }), more };
  if (overwhelmed) return { title: say(free_lost ? 'verdict-overwhelmed' : 'verdict-overwhelms', { dead }), more };
  if (deaths.length > 0) return { title: say(free_lost ? 'verdict-killed' : 'verdict-kills', { dead, wounds }), more };
  if (wounds === 0 || who === '') return { title: say(free_lost ? 'verdict-lost' : 'verdict-won'), more };
  return { title: say(free_lost ? 'verdict-wounded' : 'verdict-wounds', { who, wounds }), more };
}

/** How much strength is missing: not to be overwhelmed, and to win. */
function enough(free: number, overwhelmed: boolean, { killed_to, wins_from }: TcgFight['marks']): string {
  const toWin = wins_from - free;
  return overwhelmed ? say('verdict-enough', { more: killed_to + 1 - free, win: toWin }) : say('verdict-to-win', { win: toWin });
}
