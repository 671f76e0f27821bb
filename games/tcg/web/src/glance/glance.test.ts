// Small pictures of tables: a duel with its strengths, a fan before the door, and nothing of the table in it.

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { glance } from './glance';
import Glance from './Glance.svelte';
import { DOOR, isLost, type Pictured } from './picture';

let shown: ReturnType<typeof mount> | undefined;
afterEach(clear);

function clear() {
  if (shown) void unmount(shown);
  shown = undefined;
}

function draw(picture: Pictured): HTMLElement {
  shown = mount(Glance, { target: document.body, props: { picture, size: 'card', label: '' } });
  flushSync();
  return document.body;
}
const titles = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('[data-title]')].map((card) => card.dataset.title);

const FRODO = { title: 'Frodo', culture: 'shire', race: 'hobbit' };
const ORC = { title: 'Goblin Runner', culture: 'moria', race: 'orc' };
const { fan: _, ...TABLE } = DOOR;

test('a duel is two cards with both strengths', () => {
  const page = draw({ ...TABLE, duel: { free: FRODO, shadow: ORC, sums: [4, 5] } });
  expect(titles(page)).toEqual(['Frodo', 'Goblin Runner']);
  expect(page.querySelector('.sums')!.textContent).toBe('4 : 5');
  expect(page.querySelector('.sums')!.classList).toContain('lost');
});

test('nobody fights: a card alone, and before the door a fan', () => {
  expect(titles(draw({ ...TABLE, duel: { free: FRODO, sums: [4, 0] } }))).toEqual(['Frodo']);
  expect(document.querySelector('.sums')).toBeNull();
  clear();
  expect(titles(draw(DOOR))).toHaveLength(5);
});

test('before anybody is in play it is the fan of the door, and not empty', () => {
  expect(titles(draw({ ...TABLE, duel: null }))).toHaveLength(5);
  const words = { say: (key: string) => key } as never;
  expect(glance.standing!({ ...TABLE, turn: 0, at: [0, 0] }, words)).toBe('standing-bids');
  expect(glance.standing!({ ...TABLE, turn: 1, at: [1, 1] }, words)).toBe('standing');
});

test('on a tie the Shadow wins', () => {
  expect([isLost([5, 5]), isLost([6, 5])]).toEqual([true, false]);
});

test('nothing of the table is fetched for it', () => {
  const sources = import.meta.glob<string>('./*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
  const all = Object.entries(sources).filter(([path]) => !path.endsWith('.test.ts'));
  expect(all.length).toBeGreaterThan(3);
  for (const [path, text] of all) expect(text, path).not.toMatch(/from '\.\.\/(table|decks|kind)/);
});
