// A match as one walks through it.

import { describe, expect, test } from 'vitest';
import type { Line } from '../wire';
import type { Entry, LogKind } from './log';
import { changedBetween, placeOf, stepsIn, stretchesOf, towards, type Step, type Way } from './timeline';

const region = (id: string) => ({ named: { kind: 'region', id } });
const line = (number: number, position: number, name: string, args = {}): Line => ({
  number,
  at: 0,
  position,
  what: { event: { name, args } },
});
const deed = (number: number, position: number): Line => ({ number, at: 0, position, what: { deed: { seat: 'ash', deed: 'offer-draw' } } });

const nameOf = ({ lines }: Entry) => lines.map(({ what }) => ('event' in what ? what.event.name : ''))[0];

/** Rounds begin with `round`, what is `cried` and `fell` goes on with what was before it, and raids stand out. */
const kind: LogKind = {
  goesOn: (_, { name }) => name === 'cried' || name === 'fell',
  seatOf: (entry) => (nameOf(entry) === 'round' ? undefined : 'ash'),
  isAttack: ({ name }) => name === 'raid',
  walk: (entries) => {
    let turn = 0;
    return entries.map((entry) => {
      const name = nameOf(entry);
      if (name === 'round') turn++;
      return { turn, ...(name === 'raid' ? { mark: 'raid', sign: 'M0 0z' } : {}) };
    });
  },
};

const LINES = [
  line(1, 2, 'round'),
  line(2, 5, 'went', { from: region('mill'), to: region('ford') }),
  deed(3, 5),
  line(4, 7, 'raid', { from: region('ford'), to: region('keep') }),
  line(5, 9, 'fell'),
  // The last answer of a round begins the next one.
  line(6, 9, 'round'),
  line(7, 12, 'went', { from: region('keep'), to: region('hill') }),
  line(8, 12, 'sang'),
  line(9, 20, 'raid', { from: region('hill'), to: region('mill') }),
];
const STEPS = stepsIn(LINES, 22, kind);
const positions = (steps: Step[]) => steps.map(({ position }) => position);

describe('steps', () => {
  test('are what the log tells in one line, from the beginning to the end', () => {
    expect(positions(STEPS)).toEqual([0, 2, 5, 9, 9, 12, 20, 22]);
    expect(STEPS.map(({ turn }) => turn)).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
    expect(STEPS.map(({ mark }) => mark ?? '')).toEqual(['', '', '', 'raid', '', '', 'raid', '']);
    expect(STEPS[2]).toMatchObject({ seat: 'ash' });
    expect(STEPS[1]!.seat).toBeUndefined();
  });

  test('of one turn that end in one position are one, and what people do meanwhile is none', () => {
    expect(STEPS[5]!.entries).toHaveLength(2);
    expect(STEPS.flatMap(({ entries }) => entries.flatMap(({ lines }) => lines)).every(({ what }) => 'event' in what)).toBe(true);
  });

  test('end where the match stands, and leave out what was taken back', () => {
    const back: Line = { number: 10, at: 0, position: 12, what: { deed: { seat: 'ash', deed: 'undo' } } };
    expect(positions(stepsIn([...LINES, back], 12, kind))).toEqual([0, 2, 5, 9, 9, 12]);
  });

  test('of a game that says nothing of its turns are its answers', () => {
    const steps = stepsIn([line(1, 1, 'sang'), line(2, 3, 'won')], 4);
    expect(positions(steps)).toEqual([0, 1, 2, 3, 4]);
    expect(steps.map(({ entries }) => entries.length)).toEqual([0, 1, 0, 1, 0]);
    expect(stretchesOf(steps)).toMatchObject([{ turn: 0, first: 0 }]);
  });

  test('of a match that nobody has told of yet', () => expect(positions(stepsIn([], 0, kind))).toEqual([0]));
});

test('turns are stretches of steps', () => {
  expect(stretchesOf(STEPS).map(({ turn, first, steps }) => [turn, first, steps.length])).toEqual([
    [1, 0, 4],
    [2, 4, 4],
  ]);
});

test('a position is found by the step that led to it, or by the one it is after', () => {
  expect([0, 2, 9, 10, 22, 99].map((position) => placeOf(STEPS, position))).toEqual([0, 1, 3, 4, 7, 7]);
});

describe('ways', () => {
  const raid = (isBack: boolean): Way => ({ mark: 'raid', isBack });
  const from = (place: number, way: Way) => towards(STEPS, place, STEPS[place]!.position, way);

  test('lead to the step before and the next one', () => {
    expect([from(0, 'back'), from(3, 'back'), from(3, 'on'), from(7, 'on')]).toEqual([undefined, 2, 4, undefined]);
    expect([from(0, 'first'), from(3, 'first'), from(3, 'last'), from(7, 'last')]).toEqual([undefined, 0, 7, undefined]);
  });

  test('lead to the beginning of the turn, then to the turn before, and to the next one', () => {
    expect([from(6, 'turn-back'), from(4, 'turn-back'), from(0, 'turn-back')]).toEqual([4, 0, undefined]);
    expect([from(0, 'turn-on'), from(3, 'turn-on'), from(4, 'turn-on')]).toEqual([4, 4, undefined]);
  });

  test('lead to what stands out', () => {
    expect([from(0, raid(false)), from(3, raid(false)), from(6, raid(false))]).toEqual([3, 6, undefined]);
    expect([from(7, raid(true)), from(6, raid(true)), from(3, raid(true))]).toEqual([6, 3, undefined]);
  });

  test('lead from the middle of a step to the two around it', () => {
    // After position 20 comes 21, in which the last step is not done.
    expect([towards(STEPS, 6, 21, 'back'), towards(STEPS, 6, 21, 'on')]).toEqual([6, 7]);
    expect(towards(STEPS, 6, 21, raid(true))).toBe(6);
  });
});

describe('what changed', () => {
  const moves = (from: number, to: number) => changedBetween(STEPS, from, to, kind).moves.map((move) => `${move.from} ${move.to}`);

  test('is what the step did, whichever way one came', () => {
    expect(moves(2, 3)).toEqual(['ford keep']);
    expect(moves(4, 3)).toEqual(['ford keep']);
    expect(changedBetween(STEPS, 2, 3, kind)).toMatchObject({ regions: ['ford', 'keep'], isMeant: true });
  });

  test('is everything on the way where one goes on by up to a turn', () => {
    expect(moves(0, 4)).toEqual(['mill ford', 'ford keep']);
    const long = STEPS.map((step, at) => (at === 0 ? { ...step, turn: -1 } : step));
    expect(changedBetween(long, 0, 6, kind).moves).toHaveLength(1);
  });

  test('tells attacks from moves', () => {
    expect(changedBetween(STEPS, 0, 3, kind).moves.map((move) => move.kind)).toEqual([undefined, 'attack']);
  });
});
