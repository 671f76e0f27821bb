// The rules of the card game as the page of rules shows them: what a deck breaks can be read there.

import { expect, test } from 'vitest';
import { rulebook, ruleText } from '@house/lib/rulebook';

test('every part of the rules can be read, from T1 to T14', async () => {
  const ids = (await rulebook('tcg')).map((part) => part.id);
  const parts = new Set(ids.map((id) => /^T\d+/.exec(id ?? '')?.[0]));
  for (let number = 1; number <= 14; number++) expect(parts.has(`T${number}`), `T${number}`).toBe(true);
});

test('the rules of deck building have their numbers', async () => {
  const ids = new Set((await rulebook('tcg')).map((part) => part.id));
  for (const number of [1, 2, 3, 4, 5, 6, 8, 9]) expect(ids.has(`T3.${number}`), `T3.${number}`).toBe(true);
  expect(await ruleText('tcg', 'T3.5')).toContain('four cards of one title');
});
