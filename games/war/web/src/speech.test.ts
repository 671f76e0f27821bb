// War's words are spoken on its own pages only; what it is called, everywhere.

import { expect, test } from 'vitest';
import { learnWords, maybe, of, say, speak, speakOf, titleOf } from '@house/lib/speech.svelte';

test('the words of War come and go with its pages', async () => {
  await speak('en');
  await learnWords(['war']);
  expect([titleOf('war'), of('war').seat('sh')]).toEqual(['War of the Ring', 'Shadow']);
  expect([maybe('region-moria'), say('match-board')]).toEqual([undefined, 'Board']);
  await speakOf('war');
  expect([maybe('region-moria'), say('match-board')]).toEqual(['Moria', 'Map']);
  await speakOf();
  expect(maybe('region-moria')).toBeUndefined();
});
