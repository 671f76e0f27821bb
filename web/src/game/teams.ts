// Who plays together: seats in teams, and what a team is called. A game without teams has one group that has no name.

import { of, say } from '../lib/speech.svelte';
import type { Tone } from './tones';

interface Seated {
  seat: string;
  /** Seats with the same number win together. */
  team: number;
}

export interface Team<Seat extends Seated> {
  team: number;
  seats: Seat[];
}

/** Whether some play together against others. */
export function hasTeams(seats: Seated[]): boolean {
  const teams = new Set(seats.map(({ team }) => team)).size;
  return teams > 1 && teams < seats.length;
}

/** The teams in the order of their seats; all seats at once where everybody plays for himself. */
export function teamsOf<Seat extends Seated>(seats: Seat[]): Team<Seat>[] {
  if (!hasTeams(seats)) return [{ team: 0, seats }];
  const teams = [...new Set(seats.map(({ team }) => team))];
  return teams.map((team) => ({ team, seats: seats.filter((each) => each.team === team) }));
}

/** What a team is called: by its game, or by its number. */
export const teamName = (game: string, team: number): string => of(game).maybe(`team-${team}`) ?? say('team', { number: team + 1 });

/** More than the name of a seat: whom one plays there. */
export const seatAbout = (game: string, seat: string): string | undefined => of(game).maybe(`seat-about-${seat}`);

/** The colours of team-mates are neighbours. */
const SHADES: Tone[][] = [
  ['blue', 'green'],
  ['red', 'violet'],
];

/** The colours of seats in teams, for `toneOf`; none where there are no teams. */
export function teamTones(seats: Seated[]): Record<string, Tone> {
  if (!hasTeams(seats)) return {};
  const shaded = teamsOf(seats).flatMap(({ seats }, team) =>
    seats.flatMap(({ seat }, at): [string, Tone][] => {
      const tone = SHADES[team]?.[at];
      return tone ? [[seat, tone]] : [];
    }),
  );
  return Object.fromEntries(shaded);
}
