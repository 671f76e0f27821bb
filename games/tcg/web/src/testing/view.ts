// A small table for tests: a fellowship of three, three minions, and what a test changes of it.

import type { TcgCard, TcgFight, TcgView } from '../wire';

const sum = (now: number) => ({ now, printed: now, from: [] });

export function card(id: number, name: string, zone: string, owner: string, more: Partial<TcgCard> = {}): TcgCard {
  return {
    id,
    name,
    code: name.split('.')[0]!,
    owner,
    zone,
    on: null,
    active: true,
    wounds: 0,
    strength: zone === 'support' ? null : sum(5),
    vitality: zone === 'support' ? null : sum(3),
    keywords: [],
    roaming: false,
    ring_bearer: false,
    takes_part: false,
    stacked: [],
    ...more,
  };
}

export function fight(character: number | null, minions: number[], more: Partial<TcgFight> = {}): TcgFight {
  return {
    state: 'to-come',
    fierce: false,
    character,
    minions,
    free: 6,
    shadow: 9,
    damage: [0, 0],
    outcome: { free_lost: true, overwhelmed: false, wounds: 1, deaths: [], ring_bearer_dies: false },
    marks: { killed_to: 4, wins_from: 10, kills_from: 18 },
    ...more,
  };
}

export function viewOf(more: Partial<TcgView> = {}): TcgView {
  return {
    seat: 'a',
    turn: 3,
    free: 'a',
    phase: 'maneuver',
    phases: [],
    order: ['a', 'b'],
    twilight: 4,
    moves: 1,
    move_limit: 2,
    path: [{ number: 1, id: 90, name: '1U320.1', code: '1U320', owner: 'a', shadow: 0, here: ['a'], stacked: [] }],
    next_site_by: null,
    people: [],
    cards: [
      card(1, '1C290.1', 'fellowship', 'a', { ring_bearer: true }),
      card(2, '1U12.1', 'fellowship', 'a'),
      card(3, '1C299.1', 'support', 'a', { on: 1 }),
      card(4, '1C151.1', 'shadow', 'b'),
      card(5, '1C151.2', 'shadow', 'b'),
      card(6, '1C133.1', 'support', 'b'),
      card(7, '1C290.2', 'fellowship', 'b', { active: false }),
      card(8, '1C286.1', 'support', 'a', { strength: sum(2), vitality: sum(2) }),
    ],
    hand: [],
    fellowship_archery: sum(0),
    minion_archery: sum(0),
    window: null,
    under_way: [],
    looked_at: null,
    fights: { all: [], possible: [], over: [] },
    arrows_left: null,
    ending: null,
    ...more,
  };
}
