// Whether everything that can be refused has its reason in every language.

import { beforeAll, describe, expect, test } from 'vitest';
import { lawInWords, reason } from './refused';
import { speak } from './speech.svelte';
import { LANGUAGES, type Language } from './words';
import api from '../../../docs/api.md?raw';

const rust = import.meta.glob<string>('../../../crates/war/src/**/*.rs', { query: '?raw', import: 'default', eager: true });

/** The codes of the table in docs/api.md. */
const codes = [...api.matchAll(/^\| `([a-z-]+)` \| \d{3}/gm)].map((match) => match[1]!);
/** The rules that the game names when it refuses something. */
const laws = new Set(Object.values(rust).flatMap((text) => [...text.matchAll(/"(W\d+(?:\.\d+)+)"/g)].map((match) => match[1]!)));

test('the tables were found', () => {
  expect(codes.length).toBeGreaterThan(50);
  expect(laws.size).toBeGreaterThan(70);
});

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(() => speak(language));

  test('every code has its reason', () => {
    const bare = codes.filter((code) => code !== 'forbidden-by-rule' && reason({ code, message: '' }).replace('()', '').trim() === '');
    expect(bare).toEqual([]);
  });

  test('every rule that forbids says what', () => {
    expect([...laws].filter((law) => !lawInWords(law))).toEqual([]);
    expect(reason({ code: 'forbidden-by-rule', message: 'no', rule: 'W7.5.9' })).not.toBe('no');
  });
});
