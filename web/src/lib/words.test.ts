// Whether everything that is said can be said in every language, and nothing is kept that nobody says.

import { describe, expect, test } from 'vitest';
import { FILES, LANGUAGES, Words, type Language } from './words';

const files = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!../map/**', '!../pieces/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const languages = Object.keys(LANGUAGES) as Language[];
const fileOf = (language: string, file: string) => files[`../../../locales/${language}/${file}.ftl`] ?? '';
const keysOf = (text: string) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]!);
const known = new Set(FILES.flatMap((file) => keysOf(fileOf('en', file))));
const code = Object.values(sources).join('\n');

/** Keys that are put together: what stands before the part that is not known here. */
const beginnings = new Set([...code.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((match) => match[1]!));

const made = (language: Language) => {
  const texts = (of: string) => FILES.map((file) => fileOf(of, file));
  return new Words(language, texts(language), language === 'en' ? [] : texts('en'));
};

describe.each(['web', 'learn', 'explain', 'cards'])('%s.ftl', (file) => {
  const english = keysOf(fileOf('en', file));

  test.each(languages)('%s has every message, and no other', (language) => {
    expect(keysOf(fileOf(language, file)).sort()).toEqual([...english].sort());
  });

  test.each(languages)('%s uses the same values as English', (language) => {
    const used = (text: string) => {
      const messages = text.split(/^(?=[a-z][a-z0-9-]* =)/m).filter((message) => /^[a-z]/.test(message));
      const values = (message: string) => [...new Set([...message.matchAll(/\$([a-z]+)/g)].map((match) => match[1]))].sort();
      return Object.fromEntries(messages.map((message) => [message.split(' =')[0]!, values(message)]));
    };
    const own = used(fileOf(language, file));
    for (const [key, values] of Object.entries(used(fileOf('en', file)))) expect([key, own[key]]).toEqual([key, values]);
  });

  test.each(languages)('%s can be read', (language) => {
    const words = made(language);
    for (const key of english) expect(words.has(key), key).toBe(true);
  });
});

// The titles and texts of cards are asked for by the ids that the server tells.
test.each(['web', 'learn', 'explain'])('%s.ftl has nothing that nobody says', (file) => {
  const isSaid = (key: string) => code.includes(`'${key}'`) || [...beginnings].some((beginning) => key.startsWith(beginning));
  expect(keysOf(fileOf('en', file)).filter((key) => !isSaid(key))).toEqual([]);
});

test('everything that is said exists', () => {
  const said = [...code.matchAll(/\b(?:say|maybe|act)\((?:[^'"`()]*\?)?\s*'([a-z0-9-]+)'/g)].map((match) => match[1]!);
  const chosen = [...code.matchAll(/\bsay\([^'()]*\? '([a-z0-9-]+)' : '([a-z0-9-]+)'/g)].flatMap((match) => [match[1]!, match[2]!]);
  expect(said.length).toBeGreaterThan(150);
  expect([...new Set([...said, ...chosen])].filter((key) => !known.has(key))).toEqual([]);
});

test('every beginning of a key leads somewhere', () => {
  const isKept = (beginning: string) => beginning.startsWith('westmarch-');
  const leads = (beginning: string) => [...known].some((key) => key.startsWith(beginning));
  expect([...beginnings].filter((beginning) => !isKept(beginning) && !leads(beginning))).toEqual([]);
});

describe('what the server tells', () => {
  const words = made('en');

  test('is told with the things that it mentions', () => {
    const args = {
      side: { named: { kind: 'side', id: 'sh' } },
      army: { many: [{ named: { kind: 'figure', id: 'regular', args: { count: { number: 2 }, of: { named: { kind: 'nation', id: 'sauron-of' } } } } }] },
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
    expect(words.name(none)).toBe('none');
    expect(words.name(none, 'path')).toBe('stay here');
    expect(words.name(none, 'no-such-question')).toBe('none');
  });

  test('is told somehow where there is no message yet', () => {
    expect(words.tell({ name: 'danced', args: { turns: { number: 3 } } }, 'event')).toBe('danced, turns: 3');
    expect(words.tell({ name: 'dance', args: {} }, 'why')).toBe('Choose (dance).');
  });

  test('borrows from English what a language lacks', () => {
    expect(new Words('cs', ['known = zde'], ['known = here', 'lacking = there']).say('lacking')).toBe('there');
  });

  test('the texts of cards are in every language', () => {
    const isText = (key: string) => key.endsWith('-event') || key.endsWith('-text');
    for (const language of languages.filter((each) => each !== 'en')) {
      const own = made(language);
      const english = keysOf(fileOf('en', 'cards')).filter((key) => isText(key) && own.say(key) === words.say(key));
      expect(english).toEqual([]);
    }
  });

  test('runs from right to left in Hebrew', () => {
    expect(made('he').direction).toBe('rtl');
    expect(words.direction).toBe('ltr');
  });
});
