// Who sits where, and how a match ended, in words.

import { listed, since } from '../lib/format';
import { language, list, maybe, of, say } from '../lib/speech.svelte';
import type { Holder, MatchInfo, SeatInfo, Seen } from '../wire';
import { hasTeams, teamName } from './teams';

/** A seat of a game, wherever one is. */
export const seatOf = (info: Pick<MatchInfo, 'game'>, seat: string): string => of(info.game).seat(seat);

/** Who sits on a seat. */
export function holder(holder: Holder): string {
  if (holder === 'open') return say('seat-open');
  if ('person' in holder) return holder.person;
  return say('seat-program', { level: maybe(`level-${holder.program}`) ?? holder.program });
}

/** How a match ended. Its game has words for its own endings, where they are known. */
export const ending = (info: MatchInfo): string => howEnded(info, seatOf) ?? victory(info) ?? say('match-over');

function howEnded(info: MatchInfo, nameOf: (info: MatchInfo, seat: string) => string): string | undefined {
  const result = info.result ?? '';
  const conceded = concedes(result);
  if (conceded) return say('ending-conceded', { side: nameOf(info, conceded) });
  return maybe(`ending-${result}`) ?? maybe(`victory-${result}`);
}

/** Who sits where in which game. */
export type Table = Pick<MatchInfo, 'game' | 'seats'>;

/** The person on a seat; the seat itself where it is a program's, or where somebody has several. */
export function calledOn(info: Table, seat: string): string {
  const person = info.seats.filter((each) => each.seat === seat).map(personOn)[0];
  const isAlone = person !== undefined && info.seats.filter((each) => personOn(each) === person).length === 1;
  return isAlone ? person : seatOf(info, seat);
}

/** Whom one plays against or with: a person by his name, the only program as "the program". In teams the seat matters more. */
export function opponentOn(info: Table, seat: string): string {
  if (hasTeams(info.seats)) return seatAndPerson(info, seat);
  const programs = info.seats.filter(({ holder }) => typeof holder === 'object' && 'program' in holder);
  return programs.length === 1 && programs[0]!.seat === seat ? say('match-program') : calledOn(info, seat);
}

/** A seat, with the name of the person on it: "North (Anna)". */
function seatAndPerson(info: Table, seat: string): string {
  const side = seatOf(info, seat);
  const who = calledOn(info, seat);
  return who === side ? side : say('seat-and-person', { side, who });
}

/** The name of the person on a seat. */
export const personOn = ({ holder }: SeatInfo): string | undefined =>
  typeof holder === 'object' && 'person' in holder ? holder.person : undefined;

/** What is said first of a match that is over, and how it came to that if the first does not tell. */
export function headline(info: MatchInfo): { title: string; how?: string } {
  const how = howEnded(info, calledOn);
  const [winner, ...others] = info.winners;
  if (!winner) return { title: capital(how ?? say('match-over')) };
  const isMine = info.yours.length > 0 && info.yours.length < info.seats.length && info.winners.some((seat) => info.yours.includes(seat));
  if (isMine) return { title: how ? say('ending-you-win', { how }) : say('ending-you') };
  const isPerson = others.length === 0 && calledOn(info, winner) !== seatOf(info, winner);
  if (isPerson && how) return { title: say('ending-person-wins', { who: calledOn(info, winner), how }) };
  return { title: victory(info)!, ...(how ? { how: `${capital(how)}.` } : {}) };
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

/** Who has won, if anybody has: a whole team by its name. */
export function victory(info: MatchInfo): string | undefined {
  const names = teamThatWon(info) ?? info.winners.map((seat) => seatOf(info, seat));
  return names.length > 0 ? say('ending-won', { side: list(names) }) : undefined;
}

function teamThatWon({ game, seats, winners }: MatchInfo): string[] | undefined {
  const own = seats.find(({ seat }) => seat === winners[0])?.team;
  if (own === undefined || !hasTeams(seats)) return undefined;
  const isWhole = seats.every(({ seat, team }) => (team === own) === winners.includes(seat));
  return isWhole ? [teamName(game, own)] : undefined;
}

const concedes = (result: string): string | undefined => /^conceded-(.+)$/.exec(result)?.[1];

/** The address of the invitation, to a certain seat where it matters. */
export function invitation(info: MatchInfo, seat?: string): string {
  if (!info.invite) return '';
  const link = new URL(`/join/${info.id}/${info.invite}`, location.href);
  if (seat) link.searchParams.set('seat', seat);
  return link.href;
}

/** The seats that nobody has taken yet. */
export const freeSeats = (info: MatchInfo): SeatInfo[] => info.seats.filter(({ holder }) => holder === 'open');

/** The people against or with whom one plays, or whom one watches: "Tom, Daisy and 2 programs". */
export function company(info: MatchInfo): string {
  const others = info.seats.filter(({ seat }) => !info.yours.includes(seat));
  if (others.length === 0) return say('list-device');
  const people = others.flatMap((seat) => personOn(seat) ?? []);
  const programs = others.flatMap(({ holder }) => (typeof holder === 'object' && 'program' in holder ? [holder] : []));
  const free = freeSeats(info).length;
  const names = [
    ...people,
    ...(programs.length === 1 ? [holder(programs[0]!)] : programs.length > 1 ? [say('list-programs', { count: programs.length })] : []),
    ...(free > 0 ? [say('list-free', { count: free })] : []),
  ];
  const isDuel = info.yours.length === 0 && info.seats.length === 2 && free === 0;
  const text = isDuel ? say('list-against', { one: names[0]!, other: names[1] ?? '' }) : listed(names, language());
  return capital(text);
}

/** Somebody gave up all his seats, and the others play on. (A match that was kept by an older page does not tell.) */
export const hasLeft = ({ info, gone }: Pick<Seen, 'info'> & { gone?: string[] }): boolean =>
  info.yours.length > 0 && info.yours.every((seat) => gone?.includes(seat));

/** The people who sit at a table already. */
export const peopleAt = (info: MatchInfo): string =>
  listed(
    info.seats.flatMap((seat) => personOn(seat) ?? []),
    language(),
  );

/** Somebody else is at the table now. */
export const isCompanyHere = (info: MatchInfo): boolean =>
  info.seats.some((seat) => seat.here && personOn(seat) !== undefined && !info.yours.includes(seat.seat));

/** Whose turn it is and since when, or how it ended. */
export function turnOf(info: MatchInfo, now: number): string {
  if (info.status === 'over') return ending(info);
  if (info.status === 'held') return say('match-held');
  if (info.status === 'waiting') return say('list-waiting');
  const isMine = (seat: SeatInfo) => info.yours.includes(seat.seat);
  const asked = info.seats.filter((seat) => seat.asked_since !== null);
  const one = asked.find((seat) => isMine(seat) === info.your_turn) ?? asked[0];
  if (!one) return '';
  const time = since(one.asked_since!, now, language());
  if (info.your_turn) return say('list-your-turn', { since: time });
  return say('list-turn', { who: hasTeams(info.seats) ? seatAndPerson(info, one.seat) : calledOn(info, one.seat), since: time });
}

/** What is different from an ordinary match, in a few words each. */
export function specialsOf(info: MatchInfo): string[] {
  return [
    ...(info.origin?.kind === 'fork' ? [say('special-fork')] : []),
    ...(info.setup ? [say(info.setup.hidden ? 'special-hidden' : 'special-setup')] : []),
    ...(info.odds ? [] : [say('special-no-hints')]),
    ...(info.spectators ? [say('special-watched')] : []),
  ];
}

/** Who has to answer before one is asked again. */
export function thinking(info: MatchInfo): string {
  const asked = info.seats.filter(({ seat, asked_since }) => asked_since !== null && !info.yours.includes(seat));
  const names = asked.map(({ seat }) => opponentOn(info, seat));
  return names.length > 0 ? capital(say('match-wait-about', { who: listed(names, language()), count: names.length })) : '';
}
