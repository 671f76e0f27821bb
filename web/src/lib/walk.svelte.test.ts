// Walking through a match: the address follows, and leads there.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushSync } from 'svelte';
import type { Position, Seen } from '../wire';
import type { Game } from './game.svelte';
import { Walk } from './walk.svelte';

/** A match that is over after eight answers; positions come at once. */
function gameOf(status: Seen['info']['status'] = 'over') {
  let past: Position | null = $state.raw(null);
  const seen = { position: 8, info: { status } } as Seen;
  const looked: [number, string | null][] = [];
  const game = {
    seen,
    lines: [],
    kind: null,
    refused: null as { code: string } | null,
    get past() {
      return past;
    },
    get position() {
      return past?.position ?? seen.position;
    },
    look: async (position: number, seat: string | null = null) => {
      looked.push([position, seat]);
      past = { position, seat } as Position;
    },
    now: () => void (past = null),
  };
  return { game: game as typeof game & Game, looked };
}

const come = (search: string) => {
  history.replaceState(null, '', `/match/m${search}`);
  dispatchEvent(new PopStateEvent('popstate'));
  flushSync();
};

let end: () => void = () => {};
function walkThrough(search = '', status?: Seen['info']['status']) {
  come(search);
  const { game, looked } = gameOf(status);
  let walk!: Walk;
  end = $effect.root(() => void (walk = new Walk(game)));
  flushSync();
  return { walk, game, looked };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  end();
  vi.useRealTimers();
});

test('an address with a position leads there, with the eyes that it names', () => {
  const { walk, game, looked } = walkThrough('?at=3&by=birch');
  expect(looked).toEqual([[3, 'birch']]);
  expect([walk.place, walk.seat, game.position]).toEqual([3, 'birch', 3]);
  come('');
  expect(game.past).toBeNull();
});

test('the address says where one is, and nothing when one has left', () => {
  const { walk } = walkThrough('?text');
  walk.go('first');
  flushSync();
  expect(location.search).toBe('?text&at=0');
  walk.go('on');
  walk.seeAs('birch');
  flushSync();
  expect(location.search).toBe('?text&at=1&by=birch');
  expect(walk.link).toBe(`${location.origin}/match/m?at=1&by=birch`);
  walk.leave();
  flushSync();
  expect(location.search).toBe('?text');
});

test('the link to a match that is being played names no seat', () => {
  const { walk } = walkThrough('?at=3', 'running');
  expect(walk.link).toBe(`${location.origin}/match/m?at=3`);
});

test.each(['mill', '-1', '1e3', ''])('%j is no position, and one is told', (at) => {
  const { game, looked } = walkThrough(`?at=${at}`);
  expect(looked).toEqual([]);
  expect(game.refused?.code).toBe('bad-position');
});

test('it plays by itself to the end, and stops when one walks', () => {
  const { walk, game } = walkThrough('?at=5');
  walk.isPlaying = true;
  flushSync();
  const wait = () => (vi.runOnlyPendingTimers(), flushSync(), game.position);
  expect([wait(), wait()]).toEqual([6, 7]);
  walk.go('back');
  flushSync();
  expect([walk.isPlaying, wait()]).toEqual([false, 6]);
  walk.isPlaying = true;
  flushSync();
  expect([wait(), wait(), walk.isPlaying]).toEqual([7, 8, false]);
});

test('one goes answer by answer, and not beyond the ends', () => {
  const { walk, game } = walkThrough('?at=1');
  const by = (count: number) => (walk.byAnswers(count), game.position);
  expect([by(-1), by(-1), by(1), by(99)]).toEqual([0, 0, 1, 8]);
});
