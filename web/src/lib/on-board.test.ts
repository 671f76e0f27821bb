// What a board shows, from plans alone.

import { expect, test } from 'vitest';
import { SECOND, TREE } from '../testing/plans';
import { OUTLINED, arrowOf, arrowsOfHint, marksOf, marksOfHint, placesAfter, veilOf } from './on-board';
import { left, NOTHING, planBy, read, targets } from './plans';

const { plans, named } = read(TREE);
const carrying = planBy(plans, ['saw', 'carry', 'mill', 'ford', '[3 wood, axe]'])!;

test('what could be next is marked, then where it comes from and where it can go', () => {
  expect(marksOf(plans, [], [])).toEqual({ mill: 'option', bridge: 'option', ford: 'option', hill: 'option' });
  const picked = { ...NOTHING, die: 'saw', places: ['mill'] };
  const those = left(plans, picked);
  const aims = targets(those, picked).map((target) => ({ ...target, isAttack: target.place === 'ford' }));
  expect(marksOf(those, picked.places, aims)).toEqual({ mill: 'from', bridge: 'move', ford: 'attack' });
});

test('a few targets are outlined, of many the rest is veiled', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ place: `place-${at}`, plans }));
  expect([0, 1, OUTLINED, OUTLINED + 1].map((count) => veilOf(many(count)))).toEqual(['none', 'others', 'others', 'impossible']);
  expect(veilOf([...many(OUTLINED), ...many(1)])).toBe('others');
});

test('an arrow goes from the first place to the last, or from where a question is about', () => {
  expect(arrowOf(carrying, false)).toEqual([{ from: 'mill', to: 'ford', planned: true, kind: 'move' }]);
  expect(arrowOf(carrying, true)[0]!.kind).toBe('attack');
  const second = read(SECOND).plans;
  expect(arrowOf(planBy(second, ['none'])!, false)).toEqual([]);
});

test('a hint shows what comes after its plan, place by place', () => {
  const answers = ['saw', 'carry', 'mill', 'ford', '[3 wood, axe]', 'bridge', 'hill', '[2 wood]', 'ford', 'ford'];
  const later = placesAfter(carrying, answers, named);
  expect(later).toEqual(['bridge', 'hill', 'ford', 'ford']);
  const hinted = { plan: carrying, answers, later };
  expect(arrowsOfHint(hinted, false).map(({ from, to }) => `${from} ${to}`)).toEqual(['mill ford', 'bridge hill']);
  expect(marksOfHint(hinted)).toEqual({ mill: 'advised', ford: 'advised', bridge: 'advised', hill: 'advised' });
});
