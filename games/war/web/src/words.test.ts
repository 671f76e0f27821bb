// Whether everything that War says can be said in every language, and nothing is kept that nobody says.

import { describe, expect, test } from 'vitest';
import { Words, layer, type Language } from '@house/lib/words';
import { beginningsOf, keysOf, languages, saidIn, sameInEveryLanguage, unsaid } from '@house/testing/messages';

const files = import.meta.glob<string>('../../words/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const house = import.meta.glob<string>('../../../../locales/en/*.ftl', { query: '?raw', import: 'default', eager: true });
const own = import.meta.glob<string>(['./**/*.{ts,svelte}', '!./**/*.test.ts', '!./map/**', '!./pieces/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ofHouse = import.meta.glob<string>(['../../../../web/src/**/*.{ts,svelte}', '!../../../../web/src/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const fileOf = (language: string, file: string) => files[`../../words/${language}/${file}.ftl`] ?? '';
const textsOf = (language: string) =>
  Object.keys(files)
    .filter((path) => path.includes(`/${language}/`))
    .map((path) => files[path]!);
const code = Object.values(own).join('\n');
const known = new Set([...textsOf('en'), ...Object.values(house)].flatMap(keysOf));
const all = (language: Language) => layer(language, textsOf(language));
/** What is still said together with the house. */
const terminal = Object.entries(house)
  .filter(([path]) => path.endsWith('/terminal.ftl'))
  .map(([, text]) => text);
const words = new Words('en', all('en'), layer('en', terminal));

sameInEveryLanguage(['title', 'web', 'learn', 'explain', 'cards', 'war'], fileOf);

// The words for what the server tells, and the texts of cards, are asked for by the ids that it sends. Some keys are put
// together by the house, as those of its tabs.
test.each(['title', 'web', 'learn', 'explain'])('%s.ftl has nothing that nobody says', (file) => {
  expect(unsaid(fileOf('en', file), code + Object.values(ofHouse).join('\n'))).toEqual([]);
});

test('everything that is said exists', () => {
  const said = saidIn(code);
  expect(said.length).toBeGreaterThan(80);
  expect(said.filter((key) => !known.has(key))).toEqual([]);
});

test('every beginning of a key leads somewhere', () => {
  const leads = (beginning: string) => [...known].some((key) => key.startsWith(beginning));
  expect(beginningsOf(code).filter((beginning) => !leads(beginning))).toEqual([]);
});

test('no file says what another one says', () => {
  const keys = Object.keys(files)
    .filter((path) => path.includes('/en/'))
    .flatMap((path) => keysOf(files[path]!));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test.each(languages)('seats are called in %s as the sides are', (language) => {
  const own = new Words(language, all(language));
  for (const side of ['fp', 'sh']) expect(own.say(`seat-${side}`)).toBe(own.say(`side-${side}`));
});

describe('what the server tells', () => {
  test('is told with the things that it mentions', () => {
    const args = {
      side: { named: { kind: 'side', id: 'sh' } },
      army: {
        many: [
          { named: { kind: 'figure', id: 'regular', args: { count: { number: 2 }, of: { named: { kind: 'nation', id: 'sauron-of' } } } } },
        ],
      },
      from: { named: { kind: 'region', id: 'moria' } },
      to: { named: { kind: 'region', id: 'dimrill-dale' } },
    };
    expect(words.tell({ name: 'moved', args }, 'event')).toBe('Shadow: 2 Sauron Regulars moved from Moria to Dimrill Dale.');
  });

  test('selects by words that are not shown', () => {
    const told = words.tell({ name: 'move-from', args: { led: { word: 'leader' } } }, 'why');
    expect(told).toBe('Which Army moves? A Leader, Nazgûl or Character must go along.');
  });

  test('names words by what they are for', () => {
    const none = { named: { kind: 'word', id: 'none' } };
    expect([words.name(none), words.name(none, 'path')]).toEqual(['none', 'stay here']);
  });

  test('the texts of cards are in every language', () => {
    const isText = (key: string) => key.endsWith('-event') || key.endsWith('-text');
    for (const language of languages.filter((each) => each !== 'en')) {
      const own = new Words(language, all(language));
      const english = keysOf(fileOf('en', 'cards')).filter((key) => isText(key) && own.say(key) === words.say(key));
      expect(english).toEqual([]);
    }
  });
});
