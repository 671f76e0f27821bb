// Whether everything that can be refused has its reason in every language.

import { beforeAll, describe, expect, test } from 'vitest';
import { reason } from './refused';
import { speak } from './speech.svelte';
import { LANGUAGES, type Language } from './words';
import api from '../../../docs/api.md?raw';

/** The codes of the table in docs/api.md. */
const codes = [...api.matchAll(/^\| `([a-z-]+)` \| \d{3}/gm)].map((match) => match[1]!);

test('the table was found', () => expect(codes.length).toBeGreaterThan(50));

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeAll(() => speak(language));

  test('every code has its reason', () => {
    const bare = codes.filter((code) => code !== 'forbidden-by-rule' && reason({ code, message: '' }).replace('()', '').trim() === '');
    expect(bare).toEqual([]);
  });

  test('a rule that has no words is told as the server tells it', () => {
    expect(reason({ code: 'forbidden-by-rule', message: 'no', rule: 'R0.0' })).toBe('no');
  });

  test('a fault of the server can be quoted', () => {
    const quoted = reason({ code: 'internal', message: 'broken', request: 'abcd-7' });
    expect(quoted).toMatch(/ \(abcd-7\)$/);
    expect(reason({ code: 'internal', message: 'broken' })).not.toContain('(');
  });
});
