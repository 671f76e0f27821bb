// What addresses mean.

import { expect, test } from 'vitest';
import { routeOf } from './route.svelte';

test('addresses', () => {
  expect(routeOf('/')).toEqual({ page: 'home' });
  expect(routeOf('/match/abc')).toEqual({ page: 'match', id: 'abc' });
  expect(routeOf('/join/abc/def')).toEqual({ page: 'join', id: 'abc', invite: 'def' });
  expect(routeOf('/learn')).toEqual({ page: 'learn' });
  expect(routeOf('/rules')).toEqual({ page: 'rules' });
  expect(routeOf('/rules/toy')).toEqual({ page: 'rules', game: 'toy' });
  expect(routeOf('/match')).toEqual({ page: 'lost' });
  expect(routeOf('/elsewhere')).toEqual({ page: 'lost' });
});
