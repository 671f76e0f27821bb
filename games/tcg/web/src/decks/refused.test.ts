// Whoever sits down with a deck that breaks the rules is told what is wrong with it, in the language of the page.

import { describe, expect, test } from 'vitest';
import { Refusal } from '@house/lib/api';
import { reasonIn } from '@house/lib/refused';
import { of, speak } from '@house/lib/speech.svelte';
import { LANGUAGES, type Language } from '@house/lib/words';
import { GAME } from './building.svelte';

const faults = ['no-ring', 'no-ring-bearer', 'line', 'count'].map((name) => ({ what: { name, args: {} } }));
const refusal = new Refusal({
  code: 'bad-deck',
  message: 'Expected a deck that keeps the rules.',
  deck: { legal: false, faults, counts: {}, tidy: '' },
});

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  test('the first reasons are told, and that there are more', async () => {
    await speak(language);
    const told = await reasonIn(refusal, GAME);
    expect(told).not.toContain('Expected');
    for (const fault of ['no-ring', 'no-ring-bearer', 'line']) expect(told).toContain(of(GAME).say(`fault-${fault}`));
    expect(told).not.toContain(of(GAME).say('fault-count'));
    expect(told.includes('No Ring yet')).toBe(language === 'en');
    expect(told.replace(/\p{Cf}/gu, '')).toContain('1');
  });
});
