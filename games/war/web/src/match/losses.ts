// Taking hits all at once: the ways that differ in what is left, each as the answers that lead there.

import type { WarArmy, WarView } from '../wire';
import { itemOf, wayOf, type Figure } from './figures';

/** What happens to a figure. `gone`: an Elite that would become a Regular, but there is none left. */
export interface Fate {
  figure: Figure;
  how: 'lost' | 'reduced' | 'gone';
}

export interface Proposal {
  /** The hits that are asked about; the only way to take one goes without saying. */
  answers: string[];
  fates: Fate[];
}

/** So many are proposed; everything else is done figure by figure. */
const MOST = 4;

/** Whether a Regular of the Nation can take the place of an Elite. */
export function hasRegular({ reinforcements, casualties }: Pick<WarView, 'reinforcements' | 'casualties'>, nation: string): boolean {
  return (reinforcements[nation]?.regulars ?? 0) + (casualties[nation]?.regulars ?? 0) > 0;
}

/** The ways to take so many hits: Regulars first, then Elites reduced, Elites lost last. Who has the most gives first. */
export function proposals(army: WarArmy, hits: number, view: Pick<WarView, 'reinforcements' | 'casualties'>): Proposal[] {
  const nations = Object.entries(army.units);
  const regulars = spread(nations.map(([nation, of]) => [nation, of.regulars]));
  const elites = spread(nations.map(([nation, of]) => [nation, of.elites]));
  const made = (...lots: [regulars: string[], reduced: string[], elites: string[]]) => proposal(army, hits, fatesOf(...lots, view));
  if (regulars.length + 2 * elites.length <= hits) return [made(regulars, [], elites)];
  const found: Proposal[] = [];
  for (let lost = 0; lost <= elites.length && 2 * lost <= hits; lost++) {
    for (let reduced = 0; reduced <= elites.length - lost; reduced++) {
      const rest = hits - 2 * lost - reduced;
      if (rest < 0 || rest > regulars.length) continue;
      found.push(made(regulars.slice(0, rest), elites.slice(0, reduced), elites.slice(reduced, reduced + lost)));
    }
  }
  return found.slice(0, MOST);
}

/** Nations one by one, as often as they have figures, always the one with the most left. */
function spread(counts: [string, number][]): string[] {
  const left = new Map(counts);
  const all: string[] = [];
  for (let count = counts.reduce((sum, [, each]) => sum + each, 0); count > 0; count--) {
    const [nation] = [...left].reduce((best, each) => (each[1] > best[1] ? each : best));
    left.set(nation, left.get(nation)! - 1);
    all.push(nation);
  }
  return all;
}

function fatesOf(regulars: string[], reduced: string[], elites: string[], view: Pick<WarView, 'reinforcements' | 'casualties'>): Fate[] {
  const lost =
    (kind: 'regular' | 'elite') =>
    (nation: string): Fate => ({ figure: { kind, nation }, how: 'lost' });
  const reduce = (nation: string): Fate => ({ figure: { kind: 'elite', nation }, how: hasRegular(view, nation) ? 'reduced' : 'gone' });
  return [...regulars.map(lost('regular')), ...elites.map(lost('elite')), ...reduced.map(reduce)];
}

/** The answers that lead to these fates: one for each hit that could be taken otherwise. */
function proposal({ units }: WarArmy, hits: number, fates: Fate[]): Proposal {
  const left = Object.fromEntries(
    Object.entries(units).map(([nation, { regulars, elites }]) => [nation, { regular: regulars, elite: elites }]),
  );
  const ways = () => Object.values(left).reduce((sum, of) => sum + (of.regular > 0 ? 1 : 0) + (of.elite > 0 ? (hits > 1 ? 2 : 1) : 0), 0);
  const answers: string[] = [];
  for (const { figure, how } of fates) {
    if (ways() > 1) answers.push(wayOf(how === 'lost' ? 'lose' : 'reduce', figure));
    const of = left[figure.nation!]!;
    of[figure.kind as 'regular' | 'elite'] -= 1;
    if (how === 'reduced') of.regular += 1;
    hits -= how === 'lost' && figure.kind === 'elite' ? 2 : 1;
  }
  return { answers, fates };
}

/** Fates that are alike, counted. */
export function countedFates(fates: Fate[]): (Fate & { count: number })[] {
  const counted: (Fate & { count: number })[] = [];
  for (const fate of fates) {
    const same = counted.find(({ figure, how }) => how === fate.how && itemOf(figure) === itemOf(fate.figure));
    if (same) same.count++;
    else counted.push({ ...fate, count: 1 });
  }
  return counted;
}
