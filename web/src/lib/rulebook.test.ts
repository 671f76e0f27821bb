// The rules as parts.

import { expect, test } from 'vitest';
import { partsOf, spansOf } from './rulebook';
import rules from '../../../docs/rules/war-of-the-ring.md?raw';
import { rulesFor } from '../game/war/purposes';

const parts = partsOf(rules);
const ids = new Set(parts.map((part) => part.id));

test('chapters and rules have their numbers', () => {
  expect(ids.has('W9.6')).toBe(true);
  expect(ids.has('W4.5.1')).toBe(true);
  expect(parts.find((part) => part.id === 'W4.3.1')?.plain).toContain('may pass');
});

test('the rules of a question can be found', () => {
  for (const why of ['turn', 'declare', 'casualty', 'a card of its own']) {
    for (const rule of rulesFor(why)) expect(ids.has(rule), rule).toBe(true);
  }
});

test('numbers of rules, strong parts and sources are told apart', () => {
  expect(spansOf('**W1** as W9.6 says (p19)').map((span) => span.kind)).toEqual(['strong', 'text', 'rule', 'text', 'source']);
});
