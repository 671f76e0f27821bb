// How hits are taken at once.

import { expect, test } from 'vitest';
import { countedFates, hasRegular, proposals } from './losses';

const units = (regulars: number, elites: number) => ({ regulars, elites, leaders: 0 });
const army = (of: Record<string, ReturnType<typeof units>>) => ({ units: of, nazgul: 0, characters: [] });
const view = { reinforcements: { gondor: units(1, 0), rohan: units(0, 0) }, casualties: {} };

test('Regulars go first, then Elites are reduced, and lost last', () => {
  const found = proposals(army({ gondor: units(3, 2) }), 2, view);
  expect(found.map((each) => each.answers.join('; '))).toEqual([
    'lose-gondor-regular; lose-gondor-regular',
    'lose-gondor-regular; reduce-gondor-elite',
    'reduce-gondor-elite; reduce-gondor-elite',
    'lose-gondor-elite',
  ]);
});

test('who has the most gives first, and no way takes more than there are', () => {
  const found = proposals(army({ rohan: units(1, 0), gondor: units(2, 0) }), 2, view);
  expect(found.map((each) => each.answers)).toEqual([['lose-gondor-regular', 'lose-rohan-regular']]);
});

test('if all are lost there is one way', () => {
  expect(proposals(army({ gondor: units(1, 1) }), 4, view).map((each) => each.answers)).toEqual([
    ['lose-gondor-regular', 'lose-gondor-elite'],
  ]);
});

test('a hit that can be taken in one way only is not asked about', () => {
  const found = proposals(army({ gondor: units(3, 1) }), 4, view);
  expect(found.map((each) => each.answers.join('; '))).toEqual([
    // The last hit can only reduce the Elite.
    'lose-gondor-regular; lose-gondor-regular; lose-gondor-regular',
    'lose-gondor-regular; lose-gondor-regular; lose-gondor-elite',
  ]);
  expect(found[0]!.fates).toHaveLength(4);
  // The last of three can only be a Regular; the second could be reduced as well.
  const [few] = proposals(army({ gondor: units(2, 0), rohan: units(1, 0) }), 3, view);
  expect(few!.answers).toEqual(['lose-gondor-regular', 'lose-gondor-regular']);
});

test('an Elite for whom no Regular is left is gone', () => {
  expect([hasRegular(view, 'gondor'), hasRegular(view, 'rohan')]).toEqual([true, false]);
  expect(hasRegular({ ...view, casualties: { rohan: units(1, 0) } }, 'rohan')).toBe(true);
  const [one] = proposals(army({ rohan: units(0, 2) }), 1, view);
  expect(one!.fates).toEqual([{ figure: { kind: 'elite', nation: 'rohan' }, how: 'gone' }]);
});

test('those who fare alike are counted', () => {
  const [all] = proposals(army({ gondor: units(3, 0) }), 3, view);
  expect(countedFates(all!.fates)).toEqual([{ figure: { kind: 'regular', nation: 'gondor' }, how: 'lost', count: 3 }]);
});
