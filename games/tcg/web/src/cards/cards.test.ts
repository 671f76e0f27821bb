// What a card is drawn with, and what is heard of it.

import { beforeAll, expect, test } from 'vitest';
import { speak, speakOf } from '@house/lib/speech.svelte';
import { catalogueOf } from './catalogue';
import { figureOf, frameOf, groundsOf, landscapeOf, signed, type CardFacts } from './facts';
import { drawn, heard } from './now';

const gimli: CardFacts = {
  code: '1U12',
  title: 'Gimli',
  subtitle: 'Dwarf of Erebor',
  type: 'companion',
  side: 'free',
  culture: 'dwarven',
  race: 'dwarf',
  cost: 2,
  strength: 6,
  vitality: 3,
  keywords: [{ id: 'damage', plus: 1 }],
};
const site: CardFacts = { code: '1U343', title: 'A site', type: 'site', keywords: [{ id: 'river' }, { id: 'forest' }] };

beforeAll(async () => {
  await speakOf('tcg');
  await speak('en');
});

test('a figure is a race, a thing, a phase, a kind of ground', () => {
  expect(figureOf(gimli)).toBe('r-dwarf');
  expect(figureOf({ code: '', title: '', type: 'possession', class: 'hand-weapon' })).toBe('i-hand-weapon');
  expect(figureOf({ code: '', title: '', type: 'possession' })).toBe('i-none');
  expect(figureOf({ code: '', title: '', type: 'artifact' })).toBe('i-artifact');
  expect(figureOf({ code: '', title: '', type: 'event', phases: ['skirmish'] })).toBe('p-skirmish');
  expect(figureOf({ code: '', title: '', type: 'event', response: true })).toBe('p-response');
  expect(figureOf({ code: '', title: '', type: 'condition', keywords: [{ id: 'weather' }] })).toBe('p-weather');
  expect(figureOf({ code: '', title: '', type: 'condition' })).toBe('p-condition');
  expect(figureOf(site)).toBe('g-river');
});

test('every figure and landscape is in the sprite', async () => {
  const { default: sprite } = await import('./signs.svg?raw');
  const ids = new Set([...sprite.matchAll(/id="([^"]+)"/g)].map((match) => match[1]));
  const parsed = new DOMParser().parseFromString(sprite, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  const { default: rows } = await import('../../../rules/data/cards.csv?raw');
  const [head, ...lines] = rows
    .trim()
    .split('\n')
    .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
  const missing = lines.flatMap((line) => {
    const row = Object.fromEntries(head!.map((name, at) => [name, line[at] || undefined]));
    const keywords = row.keywords?.split(' ').map((id) => ({ id: id.replace(/[+:].*/, '') })) ?? [];
    const phases = row.phases?.split(' ').filter((phase) => phase !== 'response') ?? [];
    const facts = { ...row, keywords, phases } as unknown as CardFacts;
    const wanted = [figureOf(facts), `bg-${landscapeOf(facts)}`, `k-${frameOf(facts)}`];
    return wanted.filter((id) => !ids.has(id)).map((id) => `${facts.code}: ${id}`);
  });
  expect(lines.length).toBe(609);
  expect(missing).toEqual([]);
});

test('sites and The One Ring have frames of their own', () => {
  expect([frameOf(gimli), frameOf(site), frameOf({ code: '', title: '', type: 'ring' })]).toEqual(['dwarven', 'site', 'ring']);
  expect(groundsOf(site)).toEqual(['river', 'forest']);
});

test('a character is drawn with what is left, and what has changed', () => {
  expect(drawn(gimli, { strength: 8, wounds: 2 })).toEqual({ strength: 8, change: 'up', vitality: 3, left: 1, isExhausted: true });
  expect(drawn(gimli, { strength: 5 }).change).toBe('down');
  expect(drawn(gimli, {}).change).toBe('');
  expect(drawn({ ...gimli, vitality: 1 }, {}).isExhausted).toBe(false);
});

test('everything that is seen of a card is heard', () => {
  const text = heard(gimli, { strength: 8, wounds: 1, burdens: 2 }, { isLit: true });
  expect(text).toBe(
    'Gimli, Dwarf of Erebor, companion, strength 8 (6 printed), vitality 2 of 3, 1 wound, cost 2, 2 burdens, can be chosen',
  );
  expect(heard(gimli, {}, { isChosen: true, isInactive: true })).toMatch(/not active now, chosen$/);
});

test('bonuses have their sign', () => expect([signed(2), signed(-1), signed(0)]).toEqual(['+2', '−1', '+0']));

test('a card that is not known is called by its code', () => {
  expect(catalogueOf({ cards: [gimli] })('1U12')).toBe(gimli);
  expect(catalogueOf(null)('9X9').title).toBe('9X9');
});
