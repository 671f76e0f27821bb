// Where a click on a reason leads.

import { expect, test } from 'vitest';
import type { DeckFault } from '@house/wire';
import { cardIn, wayOf } from './faults';

const fault = (name: string, args: DeckFault['what']['args'] = {}): DeckFault => ({ what: { name, args } });

test('a reason leads to its card, its site, its side or its place', () => {
  const card = { named: { kind: 'card', id: 'face', args: { code: { word: '1C9' }, title: { word: 'Dwarven Axe' } } } };
  expect(cardIn(fault('too-many', { card, count: { number: 5 } }))).toBe('1C9');
  expect(wayOf(fault('site-twice', { card, site: { number: 4 } }))).toEqual({ card: '1C9' });
  expect(wayOf(fault('no-site', { site: { number: 7 } }))).toEqual({ site: 7 });
  expect(wayOf(fault('sides', { side: { word: 'free' }, count: { number: 1 } }))).toEqual({ side: 'free' });
  expect(wayOf(fault('no-ring-bearer'))).toEqual({ slot: 'bearer' });
  expect(wayOf(fault('no-ring'))).toEqual({ slot: 'ring' });
  expect(wayOf(fault('line'))).toBeUndefined();
});
