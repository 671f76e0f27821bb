// The rules as parts.

import { expect, test } from 'vitest';
import { partsOf, rulebook, spansOf } from './rulebook';

const parts = partsOf(`# Rules
Who reads this?

## R1 Turns

- **R1.1** A player may *pass* (p19).
  He says so.
- **R1.2** As R1.1.

Plain words.
`);

test('chapters and rules have their numbers', () => {
  expect(parts.map((part) => [part.kind, part.id])).toEqual([
    ['text', undefined],
    ['heading', 'R1'],
    ['rule', 'R1.1'],
    ['rule', 'R1.2'],
    ['text', undefined],
  ]);
  expect(parts[2]!.plain).toContain('he says so');
});

test('numbers of rules, strong parts and sources are told apart', () => {
  expect(spansOf('**R1** as R9.6 says (p19)').map((span) => span.kind)).toEqual(['strong', 'text', 'rule', 'text', 'source']);
});

test('a game that has written down no rules has none', async () => {
  expect(await rulebook('no such game')).toEqual([]);
});
