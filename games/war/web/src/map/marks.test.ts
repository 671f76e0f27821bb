import type { Mark } from '@house/lib/asking.svelte';
import { expect, test } from 'vitest';
import { isChoice, outlined, veiled, type Marks } from './marks';

const all: Mark[] = ['option', 'move', 'attack', 'advised', 'chosen', 'from', 'target', 'last'];
/** A region for every mark, called like it, and one without any. */
const regions = [...all, 'empty'];
const marks: Marks = Object.fromEntries(all.map((mark) => [mark, mark]));

test('what waits to be chosen', () => {
  expect(regions.filter((id) => isChoice(marks[id]))).toEqual(['option', 'move', 'attack', 'advised', 'chosen']);
});

test('all marks are outlined where the others are pale; otherwise what could be anything is not', () => {
  expect(outlined(regions, marks, 'others')).toEqual(all);
  expect(outlined(regions, marks, 'none')).toEqual(all.slice(2));
  expect(outlined(regions, marks, 'impossible')).toEqual(all.slice(2));
});

test('pale is what has no mark, or only happened last', () => {
  expect(veiled(regions, marks, 'none')).toEqual([]);
  expect(veiled(regions, marks, 'others')).toEqual(['last', 'empty']);
  expect(veiled(regions, marks, 'impossible')).toEqual(['last', 'empty']);
});
