// Things of War in words.

import { beforeAll, expect, test } from 'vitest';
import { speak, speakOf } from '@house/lib/speech.svelte';
import type { Offer } from '@house/wire';
import { facts } from './testing/facts';
import { answered, byArea } from './war';

const region = (id: string): Offer => ({ item: id, count: 1, named: { named: { kind: 'region', id } } });

beforeAll(async () => {
  await speak('en');
  await speakOf('war');
});

test('regions stand by the parts of the map, and the rest first', () => {
  const groups = byArea(facts, ['edoras', 'bree', 'elsewhere'].map(region));
  expect(groups.map(({ title, offers }) => [title, ...offers.map((offer) => offer.item)])).toEqual([
    ['', 'elsewhere'],
    ['Lindon and Eriador', 'bree'],
    ['Rohan and Fangorn', 'edoras'],
  ]);
});

test('an answer in notation is told in words', () => {
  expect(answered('[2 gondor-regular, strider]')).toBe('2 Gondor Regulars, Strider');
  expect(answered('minas-tirith')).toBe('Minas Tirith');
  expect(answered('lose-gondor-elite')).toBe('lose Gondor Elite (two hits)');
  expect(answered('[]')).toBe('none');
});
