// What would come of an answer, in a few words beside it: the pool, burdens, and how skirmishes would end then.

import { say } from '@house/lib/speech.svelte';
import type { TcgFight, TcgForetold, TcgFought, TcgView } from '../wire';
import { resultOf } from './scene';

export interface Preview {
  /** By how much the pool changes. */
  twilight: number;
  /** What else does, and the pool for those who hear it. */
  lines: string[];
}

/** What is different then; nothing if all is as it was. `called` names cards in play. */
export function previewOf(view: TcgView, foretold: TcgForetold, called: (ids: number[]) => string): Preview | undefined {
  const twilight = foretold.twilight - view.twilight;
  const had = view.people.find(({ seat }) => seat === view.free)?.burdens ?? foretold.burdens;
  const burdens = foretold.burdens === had ? [] : [say('preview-burdens', { from: had, to: foretold.burdens })];
  const fights = changedIn(view, foretold).map((fight) => stands(fight, called));
  const lines = [...fights, ...foretold.over.map((fought) => ended(fought, called)), ...burdens];
  return twilight === 0 && lines.length === 0 ? undefined : { twilight, lines };
}

/** The skirmishes that would stand otherwise than they do, and would not be over. */
export function changedIn(view: TcgView, foretold: TcgForetold): TcgFight[] {
  const over = new Set(foretold.over.map(({ character }) => character));
  return foretold.fights.filter((fight) => {
    if (over.has(fight.character)) return false;
    const before = view.fights.all.find(({ character }) => character === fight.character);
    return before !== undefined && comesTo(before) !== comesTo(fight);
  });
}

/** What it comes to; that it is its turn now is no change. */
const comesTo = ({ free, shadow, damage, outcome, minions }: TcgFight): string => JSON.stringify([free, shadow, damage, outcome, minions]);

function stands(fight: TcgFight, called: (ids: number[]) => string): string {
  const end = say(`result-${resultOf(fight)}`, { wounds: fight.outcome.wounds });
  return say('preview-fight', { who: whoIn(fight, called), free: fight.free, shadow: fight.shadow, end });
}

function ended(fought: TcgFought, called: (ids: number[]) => string): string {
  return say('preview-over', { who: whoIn(fought, called), end: say(`end-${fought.end}`) });
}

const whoIn = ({ character, minions }: TcgFight | TcgFought, called: (ids: number[]) => string): string =>
  called(character === null ? minions : [character]);
