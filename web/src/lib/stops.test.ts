// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import type { MatchInfo } from '../wire';
import { Stops, usualIn } from './stops.svelte';

const answers = (answer: (sent: unknown) => [number, unknown]) =>
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const [status, value] = answer(init.body === undefined ? undefined : JSON.parse(init.body as string));
    return new Response(JSON.stringify(value), { status });
  });

afterEach(() => vi.unstubAllGlobals());

test('what is wanted is shown at once, kept by the server, and as before if the server refuses it', async () => {
  answers((sent) => [200, { known: ['peg'], wants: sent ? (sent as { wants: unknown }).wants : { peg: 'never' } }]);
  const stops = new Stops('cribbage');
  expect(stops.at('peg', 'able')).toBe('able');
  await vi.waitFor(() => expect(stops.at('peg', 'able')).toBe('never'));
  const done = stops.want('deal', 'always');
  expect(stops.at('deal', 'able')).toBe('always');
  await done;
  expect(stops.wants).toEqual({ peg: 'never', deal: 'always' });
  answers(() => [400, { code: 'unknown-stop', message: 'no' }]);
  await stops.want('breakfast', 'never');
  expect(stops.wants).toEqual({ peg: 'never', deal: 'always' });
});

test('with people one is asked, with programs where one can do something', () => {
  const seat = (seat: string, holder: unknown) => ({ seat, holder }) as MatchInfo['seats'][number];
  const of = (holder: unknown, setup: MatchInfo['setup'] = null) =>
    usualIn({ seats: [seat('a', { person: 'Ann' }), seat('b', holder)], yours: ['a'], setup });
  expect(of({ person: 'Bob' })).toBe('always');
  expect(of({ program: 'easy' })).toBe('able');
  expect(of({ program: 'easy' }, { hidden: false })).toBe('always');
});
