// Whether every rule that forbids something says so in every language.

import { beforeAll, describe, expect, test } from 'vitest';
import { lawInWords, reason } from '@house/lib/refused';
import { speak, speakOf } from '@house/lib/speech.svelte';
import { LANGUAGES, type Language } from '@house/lib/words';

/** The rulebook names rules, and the witness tells whether somebody was asked wrongly: neither refuses anything. */
const rust = import.meta.glob<string>(['../../rules/src/**/*.rs', '!../../rules/src/{rulebook,witness}.rs'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The rules that the game names when it refuses something. */
const laws = new Set(Object.values(rust).flatMap((text) => [...text.matchAll(/"(W\d+(?:\.\d+)+[a-z]?)"/g)].map((match) => match[1]!)));

test('the laws were found', () => expect(laws.size).toBeGreaterThan(70));

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(async () => {
    await speakOf('war');
    await speak(language);
  });

  test('every rule that forbids says what', () => {
    expect([...laws].filter((law) => !lawInWords(law))).toEqual([]);
    expect(reason({ code: 'forbidden-by-rule', message: 'no', rule: 'W7.5.9' })).not.toBe('no');
  });
});
