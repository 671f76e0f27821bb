// The story of a battle from its events, as a server told them.

import { expect, test } from 'vitest';
import type { Arg, Line } from '@house/wire';
import type { Side } from '../sides';
import { battleStory, isHit, isSettled, stepOf, left, taken } from './battle';
import { figuresOf, waysToLose } from './figures';

const NATIONS = { gondor: 'fp', sauron: 'sh', strider: 'fp' } as const;
const sideOf = (id: string) => NATIONS[id as keyof typeof NATIONS];
const named = (kind: string, id: string): Arg => ({ named: { kind, id } });
const side = (id: string) => named('side', id);
const figure = (kind: string, nation: string): Arg => ({
  named: { kind: 'figure', id: kind, args: { count: { number: 1 }, of: named('nation', `${nation}-of`) } },
});

let number = 0;
const line = (name: string, args: { [name: string]: Arg } = {}, position = ++number): Line => ({
  number: ++number,
  at: 0,
  position,
  what: { event: { name, args } },
});
const attacked = () => line('attacked', { side: side('sh'), from: named('region', 'south-ithilien'), to: named('region', 'osgiliath') });
const threw = (who: string, dice: number[], needed = 5) =>
  line('threw', { side: side(who), dice: { many: dice.map((die) => ({ number: die })) }, needed: { number: needed } });
const hits = (who: string, count: number) => line('hits', { side: side(who), hits: { number: count } });
const lost = (kind: string, nation: string) => line('lost', { figure: figure(kind, nation), at: named('region', 'osgiliath') });
const reduced = (nation: string) => line('reduced', { nation: named('nation', nation), at: named('region', 'osgiliath') });

test('rolls, re-rolls, hits and losses of each round', () => {
  const story = battleStory(
    [
      attacked(),
      threw('sh', [5, 1, 6, 2, 5], 6),
      threw('fp', [4, 1, 3, 4, 6]),
      threw('sh', [4, 6], 6),
      hits('sh', 2),
      hits('fp', 1),
      lost('regular', 'sauron'),
      reduced('gondor'),
      lost('regular', 'gondor'),
      line('round', { round: { number: 2 } }),
      threw('sh', [3, 6]),
    ],
    sideOf,
  )!;
  expect([story.attacker, story.from, story.to, story.isOver]).toEqual(['sh', 'south-ithilien', 'osgiliath', false]);
  expect(story.rounds.map((each) => each.round)).toEqual([1, 2]);
  const [first, second] = story.rounds;
  expect(first!.sh.throws.map(({ kind, dice, needed }) => [kind, dice.filter((die) => isHit(die, needed)).length])).toEqual([
    ['roll', 1],
    ['again', 1],
  ]);
  expect(first!.fp.losses.map(({ figure: { kind }, how }) => [kind, how])).toEqual([
    ['elite', 'reduced'],
    ['regular', 'lost'],
  ]);
  expect([taken(first!.fp), taken(first!.sh), isSettled(first!), isSettled(second!)]).toEqual([2, 1, true, false]);
});

test('hits that are still to be taken', () => {
  const story = battleStory(
    [attacked(), threw('sh', [6, 6, 6]), threw('fp', [1]), hits('sh', 3), hits('fp', 0), lost('elite', 'gondor')],
    sideOf,
  )!;
  expect([left(story.rounds[0]!, 'fp'), left(story.rounds[0]!, 'sh')]).toEqual([1, 0]);
});

test('hits of its own are taken too', () => {
  const own = line('own-hits', { side: side('sh'), hits: { number: 2 } });
  const story = battleStory([attacked(), threw('sh', [1, 1]), threw('fp', [6]), own, hits('sh', 0), hits('fp', 1)], sideOf)!;
  expect([left(story.rounds[0]!, 'fp'), left(story.rounds[0]!, 'sh')]).toEqual([0, 3]);
});

test('how far a round has come', () => {
  const told = [attacked(), threw('sh', [6]), threw('fp', [1]), hits('sh', 1), hits('fp', 0), lost('regular', 'gondor')];
  const step = (count: number, stage = 'fight') => stepOf(battleStory(told.slice(0, count), sideOf)!.rounds[0]!, stage);
  expect([step(1, 'attacker-card'), step(1), step(3), step(5), step(6), step(6, 'advance')]).toEqual([
    'cards',
    'roll',
    'leaders',
    'losses',
    'on',
    'on',
  ]);
});

test('extra attacks by cards, before and after the combat roll, are no re-rolls', () => {
  const story = battleStory(
    [
      attacked(),
      threw('fp', [5, 5]),
      hits('fp', 2),
      threw('sh', [6, 1]),
      threw('fp', [1, 1]),
      threw('fp', [2]),
      hits('sh', 1),
      hits('fp', 0),
      threw('sh', [6]),
      hits('sh', 1),
    ],
    sideOf,
  )!;
  const kinds = (who: Side) => story.rounds[0]![who].throws.map((each) => each.kind);
  expect([kinds('fp'), kinds('sh')]).toEqual([
    ['extra', 'roll', 'again'],
    ['roll', 'extra'],
  ]);
  expect([story.rounds[0]!.fp.scored, story.rounds[0]!.sh.scored]).toEqual([2, 2]);
});

test('an Elite given up for another assault is no hit', () => {
  const story = battleStory([attacked(), reduced('sauron'), line('extended', { nation: named('nation', 'sauron') })], sideOf)!;
  expect(story.rounds[0]!.sh.losses[0]!.how).toBe('extended');
  expect(taken(story.rounds[0]!.sh)).toBe(0);
});

test('how it ended, and where the next thing begins', () => {
  const captured = line('captured', { side: side('sh'), at: named('region', 'osgiliath') });
  const story = battleStory([attacked(), captured, line('acted', { side: side('fp') }), threw('sh', [1])], sideOf)!;
  expect(story.isOver).toBe(true);
  expect(story.last).toBe(captured.number);
  expect(story.end.map((each) => each.name)).toEqual(['captured']);
  expect(story.rounds[0]!.sh.throws).toEqual([]);
});

test('figures stand one by one, without the rearguard, and each can be lost in its ways', () => {
  const army = { units: { gondor: { regulars: 3, elites: 1, leaders: 1 } }, nazgul: 0, characters: ['strider'] };
  const rearguard = { units: { gondor: { regulars: 1, elites: 0, leaders: 0 } }, nazgul: 0, characters: [] };
  expect(figuresOf(army, rearguard).map((each) => each.kind)).toEqual(['elite', 'regular', 'regular', 'leader', 'character']);
  const offers = ['lose-gondor-regular', 'reduce-gondor-elite', 'lose-gondor-elite'].map((item) => ({
    item,
    count: 1,
    named: named('loss', 'lose'),
  }));
  expect(waysToLose({ kind: 'elite', nation: 'gondor' }, offers).map((each) => each.item)).toEqual([
    'reduce-gondor-elite',
    'lose-gondor-elite',
  ]);
  expect(waysToLose({ kind: 'leader', nation: 'gondor' }, offers)).toEqual([]);
});
