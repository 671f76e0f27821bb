// Tests that the messages of any place have to pass, the house or a game: every language says the same, nothing is missing,
// and nothing is kept that nobody says.

import { describe, expect, test } from 'vitest';
import { LANGUAGES, Words, layer, type Language } from '../lib/words';

export const languages = Object.keys(LANGUAGES) as Language[];
export const keysOf = (text: string): string[] => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]!);

/** Keys that are put together: what stands before the part that is not known here. */
export const beginningsOf = (code: string): string[] => [
  ...new Set([...code.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((match) => match[1]!)),
];

/** Keys that are said whole. */
export function saidIn(code: string): string[] {
  const said = [...code.matchAll(/\b(?:say|maybe|act)\((?:[^'"`()]*\?)?\s*'([a-z0-9-]+)'/g)].map((match) => match[1]!);
  const chosen = [...code.matchAll(/\bsay\([^'()]*\? '([a-z0-9-]+)' : '([a-z0-9-]+)'/g)].flatMap((match) => [match[1]!, match[2]!]);
  return [...new Set([...said, ...chosen])];
}

/** The messages of a file that no code says. */
export function unsaid(text: string, code: string): string[] {
  const beginnings = beginningsOf(code);
  const isSaid = (key: string) => code.includes(`'${key}'`) || beginnings.some((beginning) => key.startsWith(beginning));
  return keysOf(text).filter((key) => !isSaid(key));
}

/** Which values each message uses. */
function valuesIn(text: string): Record<string, (string | undefined)[]> {
  const messages = text.split(/^(?=[a-z][a-z0-9-]* =)/m).filter((message) => /^[a-z]/.test(message));
  const values = (message: string) => [...new Set([...message.matchAll(/\$([a-z]+)/g)].map((match) => match[1]))].sort();
  return Object.fromEntries(messages.map((message) => [message.split(' =')[0]!, values(message)]));
}

/** Every language has the same messages with the same values in these files. */
export function sameInEveryLanguage(files: string[], read: (language: Language, file: string) => string): void {
  describe.each(files)('%s.ftl', (file) => {
    const english = keysOf(read('en', file));

    test('is there', () => expect(english.length).toBeGreaterThan(0));

    test.each(languages)('%s has every message, and no other', (language) => {
      expect(keysOf(read(language, file)).sort()).toEqual([...english].sort());
    });

    test.each(languages)('%s uses the same values as English', (language) => {
      const own = valuesIn(read(language, file));
      for (const [key, values] of Object.entries(valuesIn(read('en', file)))) expect([key, own[key]]).toEqual([key, values]);
    });

    test.each(languages)('%s can be read', (language) => {
      const words = new Words(language, layer(language, [read(language, file)]));
      for (const key of english) expect(words.has(key), key).toBe(true);
    });
  });
}
