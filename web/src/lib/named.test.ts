// What is meant by a typed name.

import { expect, test } from 'vitest';
import type { Question } from '../wire';
import { asAnswer, found, meant } from './named';

const named = [
  { kind: 'region', item: 'old-mill', name: 'Old Mill' },
  { kind: 'region', item: 'mill-hill', name: 'Hill of the Mill' },
  { kind: 'region', item: 'ete', name: 'Été' },
  { kind: 'region', item: 'beech-ford', name: 'Ford of Beeches' },
];
const items = (text: string) => found(text, named).map(({ item }) => item);

test('names are found by their beginning, by any of their words and without accents', () => {
  expect(items('mil')).toEqual(['old-mill', 'mill-hill']);
  expect(items('MILL hill')).toEqual(['mill-hill']);
  expect(items('ete')).toEqual(['ete']);
  expect(items('eech')).toEqual(['beech-ford']);
  expect(items('')).toEqual([]);
  expect(items('...')).toEqual([]);
});

test('what is meant must be clear', () => {
  expect(meant('mill', named)).toBeUndefined();
  expect(meant('old mill', named)?.item).toBe('old-mill');
  expect(meant('old-mill', named)?.item).toBe('old-mill');
  expect(meant('ford', named)?.item).toBe('beech-ford');
  expect(meant('castle', named)).toBeUndefined();
});

test('where several can be chosen, it is a selection', () => {
  const question = (kind: string) => ({ shape: { kind } }) as unknown as Question;
  expect([asAnswer('old-mill', question('one')), asAnswer('old-mill', question('some'))]).toEqual(['old-mill', '[old-mill]']);
});
