// Whether everything that the deck builder says can be said in every language, and nothing is kept that nobody says.

import { expect, test } from 'vitest';
import { Words, layer } from '@house/lib/words';
import { keysOf, languages, saidIn, sameInEveryLanguage, unsaid } from '@house/testing/messages';

const files = import.meta.glob<string>('../../../words/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const house = import.meta.glob<string>('../../../../../locales/en/*.ftl', { query: '?raw', import: 'default', eager: true });
const own = import.meta.glob<string>(['./*.{ts,svelte}', '!./*.test.ts'], { query: '?raw', import: 'default', eager: true });

const fileOf = (language: string, file: string) => files[`../../../words/${language}/${file}.ftl`] ?? '';
const code = Object.values(own).join('\n');
const isEnglish = (path: string) => path.includes('/en/');
const known = new Set(
  [
    ...Object.keys(files)
      .filter(isEnglish)
      .map((path) => files[path]!),
    ...Object.values(house),
  ].flatMap(keysOf),
);

sameInEveryLanguage(['decks', 'title'], fileOf);

test('decks.ftl has nothing that nobody says', () => {
  // What is wrong with a deck is asked for by the names that the server sends.
  expect(unsaid(fileOf('en', 'decks'), code).filter((key) => !key.startsWith('fault-'))).toEqual([]);
});

test('everything that is said exists', () => {
  const said = saidIn(code);
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((key) => !known.has(key))).toEqual([]);
});

test.each(languages)('what is wrong is said in %s as the server tells it', (language) => {
  const words = new Words(language, layer(language, [fileOf(language, 'decks'), fileOf(language, 'tcg')]));
  const card = { named: { kind: 'card', id: 'face', args: { title: { word: 'Dwarven Axe' }, code: { word: '1C9' } } } };
  const many = words.tell({ name: 'too-many', args: { card, count: { number: 5 }, most: { number: 4 } } }, 'fault');
  expect(many).toContain('Dwarven Axe');
  for (const side of ['free', 'shadow']) {
    const said = words.tell({ name: 'sides', args: { side: { word: side }, count: { number: 2 } } }, 'fault');
    expect(said).not.toContain('{');
    expect(said).not.toContain('side:');
  }
});
