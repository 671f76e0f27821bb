// What lies where on the table.

import { describe, expect, test } from 'vitest';
import { card, fight, viewOf } from '../testing/view';
import { aboutTo, between, placeOf, possible, resultOf, sceneOf, type Lane, type Unit } from './scene';

const names = (units: Unit[]) => units.map((unit) => unit.card.name);
const lanes = (all: Lane[]) => all.map((lane) => [lane.hero?.card.name, names(lane.minions)]);

describe('the table', () => {
  test('has the fellowship of this turn, all minions, and what is attached with its bearer', () => {
    const scene = sceneOf(viewOf());
    expect(names(scene.fellowship)).toEqual(['1C290.1', '1U12.1']);
    expect(names(scene.minions)).toEqual(['1C151.1', '1C151.2']);
    expect(scene.fellowship[0]!.attached.map(({ name }) => name)).toEqual(['1C299.1']);
    expect(scene.hasLanes).toBe(false);
  });

  test('has what is mine below', () => {
    expect(sceneOf(viewOf()).isFellowshipNear).toBe(true);
    expect(sceneOf(viewOf({ seat: 'b' })).isFellowshipNear).toBe(false);
    expect(sceneOf(viewOf({ seat: null })).isFellowshipNear).toBe(true);
  });

  test('shows of the others only what is active', () => {
    const scene = sceneOf(viewOf());
    expect(names(scene.freeSupport)).toEqual(['1C286.1']);
    expect(names(scene.shadowSupport)).toEqual(['1C133.1']);
    expect(scene.drawn.has('1C290.2')).toBe(false);
    expect([...scene.drawn]).toContain('1U320.1');
  });
});

describe('lanes', () => {
  const assigned = viewOf({ phase: 'skirmish', fights: { all: [fight(2, [4, 5], { state: 'now' })], possible: [], over: [] } });

  test('are in the order of the fellowship, and have all minions of a skirmish', () => {
    const scene = sceneOf(assigned);
    expect(lanes(scene.lanes)).toEqual([
      ['1C290.1', []],
      ['1U12.1', ['1C151.1', '1C151.2']],
    ]);
    expect(scene.lanes.map(({ isNow }) => isNow)).toEqual([false, true]);
    expect(scene.unassigned).toEqual([]);
  });

  test('have the pairs that somebody is about to assign', () => {
    const scene = sceneOf(viewOf({ phase: 'assignment' }), [['1C151.2', '1C290.1']], true);
    expect(lanes(scene.lanes)[0]).toEqual(['1C290.1', ['1C151.2']]);
    expect(names(scene.unassigned)).toEqual(['1C151.1']);
  });

  test('are there for an ally that takes part', () => {
    const cards = viewOf().cards.map((each) => (each.id === 8 ? { ...each, takes_part: true } : each));
    const scene = sceneOf(viewOf({ phase: 'skirmish', cards, fights: { all: [fight(8, [4])], possible: [], over: [] } }));
    expect(lanes(scene.lanes).at(-1)).toEqual(['1C286.1', ['1C151.1']]);
    expect(names(scene.freeSupport)).toEqual([]);
  });

  test('are there for minions whose defender has gone', () => {
    const scene = sceneOf(viewOf({ phase: 'skirmish', fights: { all: [fight(null, [4])], possible: [], over: [] } }));
    expect(lanes(scene.lanes).at(-1)).toEqual([undefined, ['1C151.1']]);
  });
});

describe('a skirmish that is over', () => {
  const fought = { end: 'won' as const, fierce: false, character: 2, minions: [4], strengths: [7, 5] as [number, number] };
  const after = (more: object) => sceneOf(viewOf({ phase: 'skirmish', fights: { all: [], possible: [], over: [fought], ...more } }));

  test('stays in its lane with its minions and how it ended', () => {
    const { lanes, unassigned } = after({});
    expect([lanes[1]!.over, names(lanes[1]!.minions), names(unassigned)]).toEqual([fought, ['1C151.1'], ['1C151.2']]);
  });

  test('makes room for the next one there', () => {
    const { lanes } = after({ all: [fight(2, [5])] });
    expect([lanes[1]!.over, names(lanes[1]!.minions)]).toEqual([undefined, ['1C151.2']]);
  });

  test('leaves a minion to the lane where it fights now', () => {
    const { lanes } = after({ all: [fight(1, [4])] });
    expect(lanes.map((lane) => names(lane.minions))).toEqual([['1C151.1'], []]);
  });

  test('keeps a lane for minions whose defender is dead', () => {
    const { lanes } = after({ over: [{ ...fought, end: 'lost', character: 77 }] });
    expect([lanes.at(-1)!.hero, names(lanes.at(-1)!.minions)]).toEqual([undefined, ['1C151.1']]);
  });
});

test('a pair is looked up by whoever would join', () => {
  const found = fight(2, [4, 5]);
  const view = viewOf({ fights: { all: [], possible: [fight(2, [4]), found], over: [] } });
  expect(possible(view, 2, 5)).toBe(found);
  expect(possible(view, 1, 5)).toBeUndefined();
});

test('only what is about to happen is marked, not what has happened', () => {
  const line = { kind: 'wound', by: 'b', code: null, card: null, about: [2], asks: 'a' };
  expect([...aboutTo(viewOf({ under_way: [{ ...line, about_to: true }] }))]).toEqual([2]);
  expect([...aboutTo(viewOf({ under_way: [{ ...line, about_to: false }] }))]).toEqual([]);
});

test('a skirmish kills its defender, wounds him, or is won', () => {
  const outcome = { free_lost: true, overwhelmed: false, wounds: 1, deaths: [2], ring_bearer_dies: false };
  expect(resultOf(fight(2, [4], { outcome }))).toBe('dies');
  expect(resultOf(fight(2, [4], { outcome: { ...outcome, deaths: [] } }))).toBe('loses');
  expect(resultOf(fight(2, [4], { outcome: { ...outcome, free_lost: false, deaths: [4] } }))).toBe('wins');
});

test('a strength lies in its part of the scale, the stronger the further', () => {
  const { marks } = fight(2, [4]);
  const places = [0, 4, 5, 9, 10, 17, 18, 40].map((strength) => placeOf(strength, marks));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places[1]).toBeLessThan(18);
  expect(places[2]).toBeGreaterThan(18);
  expect(places[3]).toBeLessThan(50);
  expect(places[4]).toBeGreaterThan(50);
  expect(places[5]).toBeLessThan(82);
  expect(places[6]).toBeGreaterThan(82);
  expect(places[7]).toBeLessThanOrEqual(100);
});

test('a card that is attached to a minion lies with it', () => {
  const view = viewOf();
  const scene = sceneOf({ ...view, cards: [...view.cards, card(9, '1C180.1', 'support', 'b', { on: 4 })] });
  expect(scene.minions[0]!.attached.map(({ id }) => id)).toEqual([9]);
});

test('a part of the scale that no strength lies in has no numbers', () => {
  expect([between(5, 9), between(3, 3), between(1, 0)]).toEqual(['5–9', '3', '–']);
});
