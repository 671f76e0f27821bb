// Armies in numbers.

import { isShared } from '../players';
import type { WarArmy, WarFacts, WarView } from '../wire';

/** How many figures of each kind. */
export function counts({ units, nazgul }: WarArmy) {
  const sum = (kind: 'regulars' | 'elites' | 'leaders') => Object.values(units).reduce((total, each) => total + each[kind], 0);
  return { regular: sum('regulars'), elite: sum('elites'), leader: sum('leaders'), nazgul };
}

/** The Leadership of figures that stand together. */
export function leadershipOf(view: WarView, facts: WarFacts, army: WarArmy): number {
  const { leader, nazgul } = counts(army);
  const sheets = facts.characters.filter(({ id }) => army.characters.includes(id));
  // Saruman makes Leaders of the Elites of Isengard (W6.6.7), with two players of the Shadow of the Southrons' too (W15.10.1).
  const hasVoice = typeof view.characters['saruman'] === 'object';
  const heard = isShared(view, 'sh') ? ['isengard', 'southrons'] : ['isengard'];
  const led = hasVoice ? heard.reduce((sum, nation) => sum + (army.units[nation]?.elites ?? 0), 0) : 0;
  return leader + nazgul + led + sheets.reduce((total, { leadership }) => total + leadership, 0);
}
