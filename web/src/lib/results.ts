// How often one has won and lost, from matches that are over: by game and seat, against people and against programs.

import type { MatchInfo } from '../wire';

export interface Tally {
  game: string;
  seat: string;
  against: 'people' | 'programs';
  won: number;
  lost: number;
}

/** Counted is what somebody has won: no draws, no records that break off, and nothing where all seats were one's own. */
export function tallied(matches: MatchInfo[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { game, seats, yours, winners } of matches) {
    const [seat] = yours;
    if (!seat || winners.length === 0 || yours.length === seats.length) continue;
    const others = seats.filter((each) => !yours.includes(each.seat));
    const isAgainstPeople = others.some(({ holder }) => holder !== 'open' && 'person' in holder);
    const against = isAgainstPeople ? 'people' : 'programs';
    const key = [game, seat, against].join();
    const tally = tallies.get(key) ?? { game, seat, against, won: 0, lost: 0 };
    if (winners.includes(seat)) tally.won += 1;
    else tally.lost += 1;
    tallies.set(key, tally);
  }
  const order = ({ game, against, seat }: Tally) => [game, against, seat].join();
  return [...tallies.values()].sort((one, other) => order(one).localeCompare(order(other)));
}
