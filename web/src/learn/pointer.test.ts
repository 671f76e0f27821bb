// Where a lesson points while somebody does what it suggests, or something else.

import { beforeEach, expect, test } from 'vitest';
import { Asking } from '../lib/asking.svelte';
import { Doing } from '../lib/doing.svelte';
import { chain } from '../lib/plans';
import { TREE } from '../testing/plans';
import { ALL, AS_YOU_LIKE, type Suggestions } from './lesson';
import { planFor, pointTo } from './pointer';

let doing: Doing;

beforeEach(async () => {
  const question = { seat: 'north', why: { name: 'turn', args: {} }, shape: { kind: 'one' } as const, options: [] };
  const asking = new Asking(question, () => undefined);
  const match = { asking, version: TREE.version, position: 1, sending: false, answer: () => undefined };
  doing = new Doing(match, { plans: () => Promise.resolve(TREE), attacks: () => [] });
  doing.hear(asking);
  await new Promise((done) => setTimeout(done));
});

const carry: Suggestions = { turn: ['saw', 'wheel'], action: ['carry'], from: ['mill'], to: ['ford'], what: ['2 wood'] };
const point = (suggests: Suggestions) => {
  const plan = planFor(suggests, doing.plans);
  return plan && pointTo(doing, plan, suggests);
};

test('the plan that is meant answers every question as suggested, the first suggestion first', () => {
  expect(chain(planFor(carry, doing.plans)!)).toBe('saw; carry; mill; ford; [3 wood, axe]');
  expect(planFor({ ...carry, turn: ['wheel', 'saw'] }, doing.plans)!.die).toBe('wheel');
  // A question that is not foreseen, more than there is, an answer that is left to the visitor.
  expect(planFor({ turn: ['saw'], action: ['carry'] }, doing.plans)).toBeUndefined();
  expect(planFor({ ...carry, what: ['4 wood'] }, doing.plans)).toBeUndefined();
  expect(planFor({ ...carry, turn: AS_YOU_LIKE }, doing.plans)).toBeUndefined();
});

test('it points at the place to begin with, at who stays behind, and at where it goes', () => {
  expect(point(carry)).toMatchObject({ why: 'turn', thing: { kind: 'region', id: 'mill' } });
  doing.pick('region', 'mill');
  expect(point(carry)).toMatchObject({ why: 'what', along: { wood: 2 } });
  doing.change('wood', -1);
  doing.change('axe', -1);
  expect(point(carry)).toMatchObject({ why: 'to', thing: { kind: 'region', id: 'ford' } });
  expect(point({ ...carry, what: ALL })).toMatchObject({ why: 'what' });
});

test('it points at a die if another one would pay', () => {
  doing.pick('region', 'mill');
  const suggests = { ...carry, turn: ['wheel'], what: ALL };
  expect(point(suggests)).toMatchObject({ why: 'turn', thing: { kind: 'face', id: 'wheel' } });
  doing.pick('face', 'wheel');
  expect(point(suggests)).toMatchObject({ why: 'to', thing: { kind: 'region', id: 'ford' } });
});

test('it points at a card, and then at the button', () => {
  const play = { turn: ['wheel'], action: ['play'] };
  expect(point(play)).toMatchObject({ thing: { kind: 'card', id: 'flood' } });
  doing.pick('card', 'flood');
  const pointed = point(play)!;
  expect(pointed.thing).toBeUndefined();
  expect(doing.ways).toContain(pointed.way);
});

test('whoever has taken something else is led back', () => {
  doing.pick('card', 'flood');
  expect(point(carry)).toMatchObject({ thing: { kind: 'region', id: 'mill' } });
});

test('it points at the button that ends it', () => {
  expect(doing.done).toBeUndefined();
  expect(point({ turn: ['pass'] })?.way?.says[0]?.answer).toBe('pass');
});
