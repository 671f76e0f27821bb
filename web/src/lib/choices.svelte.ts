// What stands beside Play: the seat and the level that somebody likes to play a game with, with how many and with which deck. It is kept
// in this browser; where it is not, what was played last says it.

import type { DeckChoice, GameInfo, Home, Wanted } from '../wire';

export interface Choice {
  /** A seat, or any. */
  seat: string;
  level: string;
  /** The set-up that says how many play; the ordinary one is empty. */
  setup: string;
  /** Whatever the game gives, without one. */
  deck?: DeckChoice | undefined;
}

/** Whichever seat chance gives. */
export const ANY = '';

const KEY = 'westmarch-choices';

function kept(): Record<string, Partial<Choice>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Partial<Choice>>;
  } catch {
    return {};
  }
}

let chosen: Record<string, Partial<Choice>> = $state.raw(kept());

/** Keeps a choice for the next time. */
export function choose(game: string, choice: Choice): void {
  chosen = { ...chosen, [game]: choice };
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/** What is chosen for a game, as far as it is offered; otherwise its first seat and its weakest program. */
export function chosenFor({ game, seats, seatings, levels, offers }: GameInfo, last: Home['last'] = []): Choice {
  const { seat, level, setup = '', deck } = chosen[game] ?? lastOf(seats, last.find((each) => each.game === game)?.seats ?? []);
  return {
    setup: seatings.some((seating) => seating.setup === setup) ? setup : '',
    ...(deck && offers.includes('decks') ? { deck } : {}),
    seat: seat !== undefined && (seat === ANY || seats.includes(seat)) ? seat : (seats[0] ?? ANY),
    level: level && levels.includes(level) ? level : (levels[0] ?? ''),
  };
}

/** What was played last, as a choice. */
function lastOf(seats: string[], wanted: Wanted[]): Partial<Choice> {
  const program = wanted.find((each): each is { program: string } => typeof each === 'object');
  const seat = seats[wanted.indexOf('me')];
  return { ...(seat ? { seat } : {}), ...(program ? { level: program.program } : {}) };
}

/** The seats of a set-up. */
const seatsIn = ({ seats, seatings }: GameInfo, setup: string): string[] =>
  seatings.find((seating) => seating.setup === setup)?.seats.map(({ seat }) => seat) ?? seats;

/** Who sits where: oneself on the chosen seat, programs on the others. */
export function seatsWith(info: GameInfo, { seat, level, setup }: Choice, random = Math.random): { own: string; seats: Wanted[] } {
  const seats = seatsIn(info, setup);
  const own = (seat === ANY ? seats[Math.floor(random() * seats.length)] : seat) ?? '';
  return { own, seats: seats.map((each) => (each === own ? 'me' : { program: level })) };
}
