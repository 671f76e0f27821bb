// The rules of War as the page of rules shows them.

import { expect, test } from 'vitest';
import { rulebook, ruleText } from '@house/lib/rulebook';
import { war } from './kind';
import { facts } from './testing/facts';

test('chapters and rules have their numbers', async () => {
  const ids = new Set((await rulebook('war')).map((part) => part.id));
  expect(['W9.6', 'W4.5.1'].every((id) => ids.has(id))).toBe(true);
  expect(await ruleText('war', 'W4.3.1')).toContain('may pass');
});

test('the rules of a question can be found', async () => {
  const ids = new Set((await rulebook('war')).map((part) => part.id));
  for (const why of ['turn', 'casualty', 'a card of its own']) {
    const rules = war.rules!(facts, why);
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect(ids.has(rule), rule).toBe(true);
  }
});
