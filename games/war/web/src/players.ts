// W15 The players of a game for three or four: whose Nations are whose, who leads, who commands. With two there are none, and a side is a person.

import { calledOn } from '@house/game/names';
import { toneOf as toneIn, type Tone } from '@house/game/tones';
import { say, seat } from '@house/lib/speech.svelte';
import type { MatchInfo } from '@house/wire';
import type { Side } from './sides';
import type { WarArmy, WarPlayer, WarView } from './wire';

export const TONES: Record<string, Tone> = {
  fp: 'blue',
  sh: 'red',
  gondor: 'blue',
  rohan: 'green',
  'witch-king': 'red',
  saruman: 'violet',
};
/** The class of the colour of a player. */
export const toneOf = (player: string): string => toneIn([], player, TONES);
/** His colour where no class reaches, as on the map. */
export const colourOf = (player: string): string => `var(--${TONES[player] ?? 'blue'}-deep)`;

/** The players of a side; nobody where two play. (A view that was kept by an older page has none.) */
export const playersOf = (view: WarView, side: Side): WarPlayer[] => (view.players ?? []).filter((each) => each.side === side);

/** Whether two people play a side. */
export const isShared = (view: WarView, side: Side): boolean => playersOf(view, side).length > 1;

/** The player of a Nation, where its side is shared. */
export const ownerOf = (view: WarView, nation: string): WarPlayer | undefined =>
  (view.players ?? []).find(({ nations, personal }) => personal !== null && nations.includes(nation));

/** The most cards that somebody may hold. */
export const handLimit = (view: WarView, side: Side, usual: number): number => playersOf(view, side)[0]?.hand_limit ?? usual;

/** The names of the people on a side, in short: of who leads it first. */
export function peopleOf(view: WarView, info: MatchInfo, side: Side): string[] {
  const [first, ...others] = playersOf(view, side).toSorted((one, other) => Number(other.leads) - Number(one.leads));
  return (first ? [first, ...others] : []).map((each) => calledOn(info, each.seat));
}

/** A player with everything that is open about him. */
export function standingOf({ seat: of, leads, acts, next }: WarPlayer): string[] {
  return [seat(of), ...(leads ? [say('player-leads')] : []), ...(acts ? [say('player-acts')] : next ? [say('player-next')] : [])];
}

/** Points, which may be less than none. */
export const inPoints = (points: number): string => String(points).replace('-', '−');

/** Whether the Armies of both players in a region are one, and whose it is. */
export function sharedInWords({ shared }: WarArmy): string | undefined {
  if (!shared) return undefined;
  const units = Object.entries(shared.units)
    .map(([player, count]) => `${seat(player)} ${count}`)
    .join(', ');
  return shared.mixed && shared.controller ? say('army-mixed', { side: seat(shared.controller), units }) : say('army-separate', { units });
}
