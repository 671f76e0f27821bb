// Whether everything that the card game says can be said in every language, and nothing is kept that nobody says.

import { expect, test } from 'vitest';
import { beginningsOf, keysOf, saidIn, sameInEveryLanguage, unsaid } from '@house/testing/messages';

const files = import.meta.glob<string>('../../words/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const house = import.meta.glob<string>('../../../../locales/en/*.ftl', { query: '?raw', import: 'default', eager: true });
const own = import.meta.glob<string>(['./**/*.{ts,svelte}', '!./**/*.test.ts'], { query: '?raw', import: 'default', eager: true });

const fileOf = (language: string, file: string) => files[`../../words/${language}/${file}.ftl`] ?? '';
const english = Object.keys(files).filter((path) => path.includes('/en/'));
const code = Object.values(own).join('\n');
const known = new Set([...english.map((path) => files[path]!), ...Object.values(house)].flatMap(keysOf));

sameInEveryLanguage(['title', 'tcg', 'table', 'learn', 'laws', 'end'], fileOf);

test('table.ftl has nothing that nobody says', () => {
  expect(unsaid(fileOf('en', 'table'), code)).toEqual([]);
});

test('everything that is said exists', () => {
  const said = saidIn(code);
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((key) => !known.has(key))).toEqual([]);
});

/** Beginnings of signs and classes, which are no words. */
const DRAWN = ['g-', 'r-', 'p-', 'i-', 'k-', 'shape-'];

test('every beginning of a key leads somewhere', () => {
  const leads = (beginning: string) => [...known].some((key) => key.startsWith(beginning));
  expect(beginningsOf(code).filter((beginning) => !leads(beginning) && !DRAWN.includes(beginning))).toEqual([]);
});

test('no file says what another one says', () => {
  const keys = english.flatMap((path) => keysOf(files[path]!));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

/** What decides whether something may be done, and says which rule forbids it. */
const deciding = import.meta.glob<string>('../../rules/src/{actions,turn}/*.rs', { query: '?raw', import: 'default', eager: true });

test('every rule that forbids something is said in words, and no other', () => {
  const cited = Object.values(deciding).flatMap((source) => [...source.matchAll(/"(T\d+\.\d+[a-z]?)"/g)].map(([, rule]) => rule!));
  const keys = new Set(cited.map((rule) => `law-${rule.toLowerCase().replaceAll('.', '-')}`));
  // Said where the questions are put together.
  keys.add('law-t8-15');
  expect(keys.size).toBeGreaterThan(30);
  expect([...keys].sort()).toEqual(keysOf(fileOf('en', 'laws')).sort());
});
