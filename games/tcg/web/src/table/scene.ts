// What lies where on the table, made from the view: whose half is near, the lanes with who fights in them, what nobody fights,
// support areas, what is attached to what. Everything that is known of a card comes with it; nothing is computed about it.

import type { TcgCard, TcgFight, TcgFought, TcgView } from '../wire';

/** A card with what is attached to it. */
export interface Unit {
  card: TcgCard;
  attached: TcgCard[];
}

export interface Lane {
  /** The defender; nobody where he has left and his minions have not. */
  hero: Unit | undefined;
  minions: Unit[];
  /** The skirmish of this lane, as things stand. */
  fight: TcgFight | undefined;
  /** The one that was fought here in this round, if none is to come. */
  over: TcgFought | undefined;
  isNow: boolean;
}

export interface Scene {
  /** Whose side of the table this is. */
  own: string;
  /** The fellowship of this turn is near; otherwise the minions are. */
  isFellowshipNear: boolean;
  /** Companions, and allies that take part, each with a lane, while there are skirmishes. */
  lanes: Lane[];
  hasLanes: boolean;
  fellowship: Unit[];
  minions: Unit[];
  /** Minions in no lane, while there are lanes. */
  unassigned: Unit[];
  /** Support of the Free Peoples player of this turn, and what is active of the others'. */
  freeSupport: Unit[];
  shadowSupport: Unit[];
  /** Names of the cards that lie on the table, sites too. */
  drawn: ReadonlySet<string>;
}

/** Phases in which each companion has a lane. */
const WITH_LANES = ['assignment', 'skirmish'];

export type Pair = readonly [minion: string, character: string];

/** The table; `pairs` are those that somebody is about to assign, by their names. */
export function sceneOf(view: TcgView, pairs: readonly Pair[] = [], isAssigning = false): Scene {
  const own = view.seat ?? view.free;
  const on = grouped(view.cards.filter((card) => card.on !== null));
  const unit = (card: TcgCard): Unit => ({ card, attached: on.get(card.id) ?? [] });
  const free = view.cards.filter((card) => card.on === null);
  const fellowship = free.filter((card) => card.zone === 'fellowship' && card.owner === view.free).map(unit);
  const minions = free.filter((card) => card.zone === 'shadow').map(unit);
  const support = free.filter((card) => card.zone === 'support');
  const fighting = new Set(view.fights.all.flatMap(({ character }) => character ?? []));
  const isFighter = (card: TcgCard) => card.owner === view.free && (card.takes_part || fighting.has(card.id));
  const allies = support.filter((card) => card.strength !== null && isFighter(card)).map(unit);
  const hasLanes = (WITH_LANES.includes(view.phase) && minions.length > 0) || isAssigning || view.fights.all.length > 0;
  const lanes = hasLanes ? lanesOf(view, [...fellowship, ...allies], minions, pairs) : [];
  const inLane = new Set(lanes.flatMap((lane) => lane.minions.map(({ card }) => card.id)));
  const freeSupport = support.filter((card) => card.owner === view.free && !(hasLanes && isFighter(card))).map(unit);
  const shadowSupport = support.filter((card) => card.owner !== view.free && card.active).map(unit);
  const laid = [...fellowship, ...minions, ...allies, ...freeSupport, ...shadowSupport];
  const names = laid.flatMap(({ card, attached }) => [card.name, ...attached.map(({ name }) => name)]);
  return {
    own,
    isFellowshipNear: own === view.free,
    lanes,
    hasLanes,
    fellowship,
    minions,
    unassigned: minions.filter(({ card }) => !inLane.has(card.id)),
    freeSupport,
    shadowSupport,
    drawn: new Set([...names, ...view.path.flatMap(({ name }) => name ?? [])]),
  };
}

/** Lanes keep the order of the fellowship, from assignment to the last skirmish. Who has fought stays where he did. */
function lanesOf(view: TcgView, heroes: Unit[], minions: Unit[], pairs: readonly Pair[]): Lane[] {
  const byId = new Map(minions.map((unit) => [unit.card.id, unit]));
  const byName = new Map(minions.map((unit) => [unit.card.name, unit]));
  const { all, over } = view.fights;
  const busy = new Set([...all.flatMap((fight) => fight.minions), ...pairs.flatMap(([name]) => byName.get(name)?.card.id ?? [])]);
  const laneOf = (hero: Unit | undefined, fight: TcgFight | undefined, fought: TcgFought | undefined): Lane => {
    const chosen = pairs.filter(([, character]) => character === hero?.card.name).flatMap(([minion]) => byName.get(minion) ?? []);
    // Whoever has fought here before and fights elsewhere now lies there.
    const ended = fight || chosen.length > 0 ? undefined : fought;
    const there = fight?.minions ?? ended?.minions.filter((id) => !busy.has(id)) ?? [];
    const foes = [...there.flatMap((id) => byId.get(id) ?? []), ...chosen];
    return { hero, minions: foes, fight, over: ended, isNow: fight?.state === 'now' };
  };
  const lanes = heroes.map((hero) => {
    const isHis = ({ character }: { character: number | null }) => character === hero.card.id;
    return laneOf(hero, all.find(isHis), over.find(isHis));
  });
  const known = new Set(heroes.map(({ card }) => card.id));
  const isLeft = ({ character }: { character: number | null }) => character === null || !known.has(character);
  const left = all.filter(isLeft).map((fight) => laneOf(undefined, fight, undefined));
  const gone = over.filter(isLeft).map((fought) => laneOf(undefined, undefined, fought));
  return [...lanes, ...left, ...gone.filter((lane) => lane.minions.length > 0)];
}

function grouped(cards: TcgCard[]): Map<number, TcgCard[]> {
  const groups = new Map<number, TcgCard[]>();
  for (const card of cards) groups.set(card.on!, [...(groups.get(card.on!) ?? []), card]);
  return groups;
}

/** The skirmish that a character and a minion would have, if they were assigned now. */
export const possible = (view: TcgView, character: number, minion: number): TcgFight | undefined =>
  view.fights.possible.find((fight) => fight.character === character && fight.minions.at(-1) === minion);

/** The cards to which something is about to happen. */
export function aboutTo(view: TcgView): ReadonlySet<number> {
  const last = view.under_way.at(-1);
  return new Set(last?.about_to ? last.about : []);
}

/** What comes of a skirmish for its defender: he dies, is wounded, or wins. */
export type Result = 'dies' | 'loses' | 'wins';

export function resultOf({ character, outcome }: TcgFight): Result {
  if (character !== null && outcome.deaths.includes(character)) return 'dies';
  return outcome.free_lost ? 'loses' : 'wins';
}

/** Where a strength lies on the scale, in percent: up to 18 killed, to 50 wounded, to 82 winning, beyond that killing. */
export function placeOf(strength: number, { killed_to, wins_from, kills_from }: TcgFight['marks']): number {
  const part = (from: number, to: number, low: number, high: number) =>
    low + ((high - low) * (strength - from + 0.5)) / Math.max(1, to - from);
  const clamp = (at: number, low: number, high: number) => Math.min(high - 3, Math.max(low + 3, at));
  if (strength <= killed_to) return clamp(part(0, killed_to + 1, 0, 18), 0, 18);
  if (strength < wins_from) return clamp(part(killed_to + 1, wins_from, 18, 50), 18, 50);
  if (strength < kills_from) return clamp(part(wins_from, kills_from, 50, 82), 50, 82);
  return clamp(part(kills_from, kills_from * 2, 82, 100), 82, 100);
}

/** Strengths from one to another, as they stand below the scale; a dash where there are none. */
export const between = (from: number, to: number): string => (from > to ? '–' : from === to ? String(from) : `${from}–${to}`);
