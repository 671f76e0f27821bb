// A deck that is being built is never lost: it is in this browser at once, on the server a moment later, and not overwritten where
// it was changed elsewhere.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CardFacts } from '../cards/facts';
import { Building } from './building.svelte';
import { drafts } from './drafts';

const axe: CardFacts = { code: '1C9', title: 'Dwarven Axe', type: 'possession', side: 'free', cost: 0 };
const find = () => axe;
const check = (tidy: string) => ({ legal: false, faults: [], counts: {}, tidy });

/** The server: what it keeps, and what it was asked. */
let kept: { id: string; version: number; name: string; text: string } | undefined;
let asked: string[];
let isAway: boolean;

function answer(url: string, method: string, body: Record<string, unknown>): [number, unknown] {
  if (url.endsWith('/check')) return [200, check(String(body.text))];
  if (url.endsWith('/guests')) return [200, { name: 'Somebody', guest: true }];
  if (method === 'POST') kept = { id: 'd', version: 1, name: String(body.name), text: String(body.text) };
  else if (method === 'PUT') {
    if (body.version !== kept?.version) return [409, { code: 'deck-changed', message: 'Changed.' }];
    kept = { ...kept!, version: kept!.version + 1, name: String(body.name), text: String(body.text) };
  }
  if (!kept) return [404, { code: 'not-found', message: 'Nothing.' }];
  const info = { id: kept.id, game: 'tcg', name: kept.name, version: kept.version, changed: 0, legal: false };
  return [200, { info, text: kept.text, check: check(kept.text), share: 's' }];
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  [kept, asked, isAway] = [undefined, [], false];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (isAway) throw new TypeError('no network');
    asked.push(`${init.method} ${url}`);
    const [status, value] = answer(url, init.method ?? 'GET', JSON.parse(String(init.body ?? '{}')) as Record<string, unknown>);
    return new Response(JSON.stringify(value), { status });
  });
});
afterEach(() => vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(1000);

test('a new deck is in this browser at once and on the server a moment later', async () => {
  let found = '';
  const building = new Building(find, (id) => (found = id));
  building.begin('New deck');
  await settled();
  expect([building.keeping, asked.filter((call) => call.startsWith('POST /api/me'))]).toEqual(['kept', []]);
  building.add(axe);
  expect([building.keeping, drafts.of()?.text]).toEqual(['local', '1 1C9 Dwarven Axe\n']);
  building.add(axe);
  await settled();
  expect([building.keeping, found, kept?.text, drafts.of()]).toEqual(['kept', 'd', '2 1C9 Dwarven Axe\n', undefined]);
  expect(asked.filter((call) => call === 'POST /api/me/decks')).toHaveLength(1);
  building.rename('Axes');
  await settled();
  expect([kept?.version, kept?.name]).toEqual([2, 'Axes']);
});

test('what was removed comes back', async () => {
  const building = new Building(find, () => undefined);
  building.begin('New deck');
  building.add(axe);
  building.remove(axe);
  expect([building.list.draw, building.canUndo]).toEqual([{}, true]);
  building.undo();
  expect(building.list.draw).toEqual({ '1C9': 1 });
  building.undo();
  building.undo();
  expect([building.list.draw, building.canUndo]).toEqual([{}, false]);
});

test('without a connection nothing is lost', async () => {
  isAway = true;
  const building = new Building(find, () => undefined);
  building.begin('New deck');
  building.add(axe);
  await settled();
  expect([building.keeping, building.check, drafts.of()?.text]).toEqual(['local', undefined, '1 1C9 Dwarven Axe\n']);
  const again = new Building(find, () => undefined);
  again.begin('New deck');
  expect([again.list.draw, again.keeping]).toEqual([{ '1C9': 1 }, 'local']);
});

test('a deck that was changed elsewhere is not overwritten', async () => {
  kept = { id: 'd', version: 1, name: 'Axes', text: '1 1C9\n' };
  const building = new Building(find, () => undefined);
  await building.open('d');
  building.add(axe);
  // Another window is faster.
  kept = { ...kept, version: 2, text: '4 1C9\n' };
  await settled();
  expect([building.keeping, kept.text, building.list.draw]).toEqual(['changed', '4 1C9\n', { '1C9': 2 }]);
  // Further changes do not go there either.
  building.add(axe);
  await settled();
  expect([building.keeping, kept.text, drafts.of('d')?.text]).toEqual(['changed', '4 1C9\n', '3 1C9 Dwarven Axe\n']);
  await building.takeOther();
  expect([building.keeping, building.list.draw]).toEqual(['kept', { '1C9': 4 }]);
});

test('of two decks mine becomes one of its own', async () => {
  kept = { id: 'd', version: 2, name: 'Axes', text: '4 1C9\n' };
  drafts.keep('d', { name: 'Mine', text: '2 1C9\n', version: 1 });
  const building = new Building(find, () => undefined);
  await building.open('d');
  expect([building.keeping, building.name, building.list.draw]).toEqual(['changed', 'Mine', { '1C9': 2 }]);
  await building.keepMine();
  expect([building.keeping, asked.includes('POST /api/me/decks'), kept?.name]).toEqual(['kept', true, 'Mine']);
});

test('what was left in this browser is sent when the deck is opened again', async () => {
  kept = { id: 'd', version: 1, name: 'Axes', text: '1 1C9\n' };
  drafts.keep('d', { name: 'Axes', text: '3 1C9\n', version: 1 });
  const building = new Building(find, () => undefined);
  await building.open('d');
  await settled();
  expect([building.keeping, kept.version, kept.text]).toEqual(['kept', 2, '3 1C9 Dwarven Axe\n']);
});
