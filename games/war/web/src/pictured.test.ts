// The last position as a picture.

import { expect, test } from 'vitest';
import type { Line } from '@house/wire';
import { pictured } from './pictured';
import type { WarFacts, WarView } from './wire';

const facts = { characters: [] } as unknown as WarFacts;

const army = (units: object, nazgul = 0) => ({ units, nazgul, characters: [] });
const some = (regulars: number, elites = 0, leaders = 0) => ({ regulars, elites, leaders });
const view = (mordor: number | null) =>
  ({
    turn: 11,
    phase: 'victory-check',
    points: { fp: 2, sh: 8 },
    characters: {},
    fellowship: { corruption: 9, progress: 1, mordor, region: mordor === null ? 'lorien' : null },
    regions: {
      pelargir: { sh: army({ southrons: some(2), sauron: some(1, 2) }, 1), fp: army({ gondor: some(1, 0, 1) }), besieged: 'fp' },
      bree: { fp: army({}) },
    },
  }) as unknown as WarView;

const region = (id: string) => ({ named: { kind: 'region', id } });
const lines = [
  ['attacked', { from: region('umbar'), to: region('pelargir') }],
  ['moved', { from: region('bree'), to: region('buckland') }],
].map(([name, args], at) => ({ number: at, at: 0, position: at, what: { event: { name, args } } }) as unknown as Line);

test('it has the armies with units, and is about the last fight', () => {
  const { at, arrow, fellowship, armies, vp } = pictured({ view: view(null), facts }, lines);
  expect({ at, arrow, fellowship, vp }).toEqual({ at: 'pelargir', arrow: ['umbar', 'pelargir'], fellowship: 'lorien', vp: [2, 8] });
  expect(armies).toEqual([
    ['pelargir', 'fp', 'gondor', 1, 0, 1, 1],
    ['pelargir', 'sh', 'sauron', 5, 2, 1, 0],
  ]);
});

test('or about the Crack of Doom, if the Ring came near it', () => {
  const { at, arrow, fellowship, progress } = pictured({ view: view(4), facts }, lines);
  expect({ at, arrow, fellowship, progress }).toEqual({ at: 'gorgoroth', arrow: undefined, fellowship: undefined, progress: 4 });
});

test('or about the Fellowship, if nobody fought', () => expect(pictured({ view: view(null), facts }, []).at).toBe('lorien'));
