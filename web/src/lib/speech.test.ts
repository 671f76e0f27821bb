// What is spoken: in which language, and of which game.

import { afterEach, expect, test } from 'vitest';
import { language, learnWords, of, say, seat, speak, speakOf, titleOf } from './speech.svelte';

afterEach(async () => {
  await speakOf();
  await speak('en');
});

test('whoever waits for a language has it, though something else was wanted meanwhile', async () => {
  const first = speak('cs');
  const second = learnWords(['no-such-game']);
  const third = speak('hu');
  await first;
  expect([language(), say('close')]).toEqual(['hu', 'Bezárás']);
  await Promise.all([second, third]);
  expect(document.documentElement.lang).toBe('hu');
});

test('a game without words is called by its name, and so are its seats', async () => {
  await speakOf('no-such-game');
  await learnWords(['no-such-game']);
  expect([titleOf('no-such-game'), seat('ash'), of('no-such-game').seat('ash')]).toEqual(['no-such-game', 'ash', 'ash']);
  expect(say('close')).toBe('Close');
});
