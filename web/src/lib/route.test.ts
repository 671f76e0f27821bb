// What addresses mean.

import { expect, test, vi } from 'vitest';
import { addressWith, go, here, nowSay, routeOf } from './route.svelte';

test('addresses', () => {
  expect(routeOf('/')).toEqual({ page: 'home' });
  expect(routeOf('/match/abc')).toEqual({ page: 'match', id: 'abc' });
  expect(routeOf('/join/abc/def')).toEqual({ page: 'join', id: 'abc', invite: 'def' });
  expect(routeOf('/learn')).toEqual({ page: 'learn' });
  expect(routeOf('/rules')).toEqual({ page: 'rules' });
  expect(routeOf('/rules/toy')).toEqual({ page: 'rules', game: 'toy' });
  for (const page of ['lobby', 'mine', 'create', 'account', 'settings', 'about']) expect(routeOf(`/${page}`)).toEqual({ page });
  const nowhere = { game: undefined, deck: undefined, share: undefined };
  expect(routeOf('/decks')).toEqual({ page: 'decks', ...nowhere });
  expect(routeOf('/decks/toy/abc')).toEqual({ page: 'decks', ...nowhere, game: 'toy', deck: 'abc' });
  expect(routeOf('/decks/toy/shared/abc')).toEqual({ page: 'decks', ...nowhere, game: 'toy', share: 'abc' });
  expect(routeOf('/decks/toy/shared')).toEqual({ page: 'lost' });
  expect(routeOf('/lobby/further')).toEqual({ page: 'lost' });
  expect(routeOf('/match/%zz')).toEqual({ page: 'match', id: '%zz' });
  expect(routeOf('/match')).toEqual({ page: 'lost' });
  expect(routeOf('/elsewhere')).toEqual({ page: 'lost' });
});

test('an address says things, and can be made to say others', () => {
  vi.stubGlobal('scrollTo', () => {});
  go('/match/abc?text&at=3');
  expect([here.has('text'), here.said('at'), here.said('by')]).toEqual([true, '3', null]);
  expect(addressWith({ at: null })).toBe(`${location.origin}/match/abc?text`);
  expect(addressWith({ text: null, at: '4', by: 'ash' })).toBe(`${location.origin}/match/abc?at=4&by=ash`);
  const entries = history.length;
  nowSay({ at: '5' });
  expect([location.search, here.said('at'), history.length]).toEqual(['?text&at=5', '5', entries]);
  nowSay({ at: null, text: null });
  expect(location.href).toBe(`${location.origin}/match/abc`);
});
