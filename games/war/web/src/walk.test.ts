// A match of War as one walks through it.

import { expect, test } from 'vitest';
import { stepsIn, stretchesOf } from '@house/lib/timeline';
import type { Line } from '@house/wire';
import { log } from './log';
import { marks } from './walk';

const named = (kind: string, id: string) => ({ named: { kind, id } });
const side = (id: string) => ({ side: named('side', id) });
const acted = (who: string, action: string) => ({ ...side(who), action: named('action', action) });
const attack = { ...side('sh'), from: named('region', 'umbar'), to: named('region', 'pelargir') };

const told: [position: number, name: string, args: object][] = [
  [2, 'turn', { turn: { number: 1 } }],
  [2, 'drew', { ...side('fp'), card: named('card', 'back') }],
  [6, 'hunt-dice', { ...side('sh'), count: { number: 1 } }],
  [6, 'rolled', { ...side('fp'), face: named('face', 'will') }],
  [6, 'rolled', { ...side('sh'), face: named('face', 'eye') }],
  [8, 'acted', acted('fp', 'move-fellowship')],
  [9, 'hunted', { ...side('sh'), count: { number: 0 } }],
  [11, 'acted', acted('sh', 'attack')],
  [12, 'attacked', attack],
  [14, 'captured', { ...side('sh'), at: named('region', 'pelargir') }],
  [14, 'turn', { turn: { number: 2 } }],
  [16, 'acted', acted('fp', 'recruit')],
];
const lines = told.map(([position, name, args], at) => ({ number: at + 1, at: 0, position, what: { event: { name, args } } }) as Line);

test('turns, actions, battles and Hunts', () => {
  const steps = stepsIn(lines, 16, log);
  expect(steps.map(({ position, turn, seat, mark }) => [position, turn, seat, mark])).toEqual([
    [0, 1, undefined, undefined],
    [2, 1, undefined, undefined],
    [6, 1, 'sh', undefined],
    [9, 1, 'fp', 'hunt'],
    [14, 1, 'sh', 'battle'],
    [14, 2, undefined, undefined],
    [16, 2, 'fp', undefined],
  ]);
  expect(stretchesOf(steps).map(({ turn }) => turn)).toEqual([1, 2]);
});

test('what is different has another sign', () => {
  const signs = stepsIn(lines, 16, log).map(({ sign }) => sign);
  expect(new Set(signs).size).toBe(6);
  expect(signs[4]).toBe(marks.battle!.sign);
});
