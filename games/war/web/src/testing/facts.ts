// A part of what never changes, as the server sends it: enough for tests.

import type { WarFacts } from '../wire';

export const facts = {
  questions: { turn: ['W4.1', 'W4.3', 'W4.4', 'W4.5.1'], casualty: ['W8.7'] },
  areas: [
    { id: 'eriador', regions: ['bree', 'the-shire'] },
    { id: 'rohan', regions: ['edoras', 'folde'] },
  ],
} as unknown as WarFacts;
