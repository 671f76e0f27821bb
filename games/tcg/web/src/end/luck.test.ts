// The luck of everybody, as the page of a match that is over tells it.

import { beforeAll, expect, test } from 'vitest';
import { speak, speakOf } from '@house/lib/speech.svelte';
import type { Measure, TcgLuck } from '../wire';
import { fortunes } from './luck';

beforeAll(async () => {
  await speak('en');
  await speakOf('tcg');
});

const measure = (z: number | null, got = 0, expected = 0): Measure => ({ got, expected, deviation: 1, z });
const of = (seat: string, all: Measure) => ({ seat, of_use: measure(null, 31, 28.46), all });

test('everybody has his own; who drew nothing by chance has none', () => {
  const luck = { people: [of('a', measure(1.2)), of('b', measure(-0.4)), of('c', measure(null))] } as unknown as TcgLuck;
  expect(fortunes(luck)).toEqual([
    { name: 'a', seat: 'a', about: '31 of use, 28.5 expected', kind: 1.2 },
    { name: 'b', seat: 'b', about: '31 of use, 28.5 expected', kind: -0.4 },
  ]);
});
