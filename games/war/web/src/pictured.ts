// The position on the table as a picture of it, such as lists show: for the page of a match that is over.

import type { Standing } from '@house/game/kinds';
import { movesOf } from '@house/lib/log';
import { eventsOf, idIn } from './tale';
import type { Line } from '@house/wire';
import { counts, leadershipOf } from './match/armies';
import { SIDES, type Side } from './sides';
import type { WarArmy, WarFacts, WarPicture, WarSmallArmy, WarView } from './wire';

/** Where the Ring goes into the fire. */
const DOOM = 'gorgoroth';

/** Centred on what decided the match: the Crack of Doom, or the last place that was taken or fought for. */
export function pictured({ view, facts }: Standing<WarView, WarFacts>, lines: Line[]): WarPicture {
  const { fellowship, points } = view;
  const fought = eventsOf(lines).findLast(({ name }) => name === 'captured' || name === 'attacked');
  const taken = fought && (idIn(fought.args.at, 'region') || idIn(fought.args.to, 'region'));
  const isRing = fellowship.mordor !== null;
  const arrow = movesOf({ number: 0, position: 0, lines }).findLast(({ to }) => to === taken);
  return {
    turn: view.turn,
    phase: view.phase,
    vp: [points.fp, points.sh],
    corruption: fellowship.corruption,
    progress: fellowship.mordor ?? fellowship.progress,
    ...(fellowship.region ? { fellowship: fellowship.region } : {}),
    at: isRing ? DOOM : (taken ?? fellowship.region ?? DOOM),
    ...(arrow && !isRing ? { arrow: [arrow.from, arrow.to] } : {}),
    armies: Object.entries(view.regions).flatMap(([id, here]) =>
      SIDES.flatMap((side): WarSmallArmy[] => {
        const army = here[side];
        const small = army && smallOf(id, side, army, leadershipOf(view, facts, army), here.besieged === side);
        return small ? [small] : [];
      }),
    ),
  };
}

function smallOf(id: string, side: Side, army: WarArmy, leadership: number, isBesieged: boolean): WarSmallArmy | undefined {
  const { regular, elite } = counts(army);
  const nations = Object.entries(army.units).map(([nation, { regulars, elites }]) => ({ nation, units: regulars + elites }));
  const strongest = nations.reduce((one, other) => (other.units > one.units ? other : one), { nation: '', units: 0 });
  return strongest.units > 0 ? [id, side, strongest.nation, regular + elite, elite, leadership, isBesieged ? 1 : 0] : undefined;
}
