// Who has won, who has to agree, and to whom one may talk: with two seats and with more.

import { beforeAll, describe, expect, test } from 'vitest';
import { speak } from '../lib/speech.svelte';
import type { MatchInfo, Seen } from '../wire';
import { audiences } from './audiences';
import { calledOn, ending, hasLeft, headline, opponentOn, players, thinking, victory } from './names';
import { asksOf, drawOffered, undoAsked } from './requests';
import { toneOf, TONES } from './tones';

const seat = (name: string, team = name.charCodeAt(0)) => ({
  seat: name,
  holder: { person: name.toUpperCase() },
  asked_since: null,
  here: true,
  team,
});
const match = (more: Partial<MatchInfo> = {}): MatchInfo => ({
  id: 'm',
  game: 'toy',
  status: 'over',
  result: null,
  winners: [],
  yours: ['a'],
  your_turn: false,
  listed: false,
  spectators: false,
  odds: true,
  team_talk: true,
  invite: null,
  origin: null,
  setup: null,
  created: 0,
  updated: 0,
  version: 1,
  trouble: null,
  glance: null,
  seats: ['a', 'b', 'c'].map((name) => seat(name)),
  ...more,
});
const seen = (more: object, info = match()): Seen => ({ info, undo_asked: null, draw_offered: null, ...more }) as unknown as Seen;
const teams = match({ seats: [seat('a', 1), seat('b', 2), seat('c', 1), seat('d', 2)] });

beforeAll(() => speak('en'));

describe('the end', () => {
  test('the server says who has won', () => {
    const won = match({ result: 'most-points', winners: ['a', 'c'] });
    expect(victory(won)).toBe('Victory: a, c');
    expect(ending(won)).toBe('Victory: a, c');
  });

  test('who concedes is named', () => {
    expect(ending(match({ result: 'conceded-b', winners: ['a', 'c'] }))).toBe('b conceded');
  });

  test('nobody wins a draw', () => {
    expect([victory(match({ result: 'draw' })), ending(match({ result: 'draw' }))]).toEqual([undefined, 'a draw']);
  });
});

describe('what is said first of a match that is over', () => {
  const conceded = (more: Partial<MatchInfo>) => headline(match({ result: 'conceded-b', ...more }));

  test('that one has won, if one has, and how', () => {
    expect(conceded({ winners: ['a', 'c'] })).toEqual({ title: 'You win: B conceded' });
    expect(headline(match({ result: 'most-points', winners: ['a'] }))).toEqual({ title: 'You win' });
  });

  test('who else has, by name, and otherwise by the seat', () => {
    expect(conceded({ winners: ['c'] })).toEqual({ title: 'C wins: B conceded' });
    expect(conceded({ winners: ['c'], yours: [] })).toEqual({ title: 'C wins: B conceded' });
    expect(conceded({ winners: ['b', 'c'] })).toEqual({ title: 'Victory: b, c', how: 'B conceded.' });
    const alone = ['a', 'b', 'c'].map((name) => ({ ...seat(name), holder: { person: 'A' } }));
    expect(conceded({ winners: ['a'], seats: alone, yours: ['a', 'b', 'c'] })).toEqual({ title: 'Victory: a', how: 'B conceded.' });
  });

  test('that nobody has', () => {
    expect(headline(match({ result: 'draw' }))).toEqual({ title: 'A draw' });
    expect(headline(match())).toEqual({ title: 'The match is over' });
  });

  test('a program is called by its seat', () => {
    const seats = [seat('a'), { ...seat('b'), holder: { program: 'easy' } }];
    expect(['a', 'b'].map((name) => calledOn(match({ seats }), name))).toEqual(['A', 'b']);
  });

  test('as an opponent the only program is "the program", one of several its seat', () => {
    const program = (name: string) => ({ ...seat(name), holder: { program: 'easy' } });
    expect(['a', 'b'].map((name) => opponentOn(match({ seats: [seat('a'), program('b')] }), name))).toEqual(['A', 'the program']);
    expect(opponentOn(match({ seats: [seat('a'), program('b'), program('c')] }), 'b')).toBe('b');
  });
});

test('who thinks is named', () => {
  const asked = (name: string, holder: object) => ({ ...seat(name), holder, asked_since: 1 }) as MatchInfo['seats'][number];
  expect(thinking(match({ seats: [seat('a'), asked('b', { person: 'Otter' })] }))).toBe('Otter is thinking.');
  expect(thinking(match({ seats: [seat('a'), asked('b', { program: 'easy' })] }))).toBe('The program is thinking.');
  expect(thinking(match({ seats: [seat('a'), asked('b', { person: 'Otter' }), asked('c', { person: 'Finch' })] }))).toBe(
    'Otter and Finch are thinking.',
  );
});

test('everybody who plays is named', () => {
  expect(players(match())).toBe('a: A – b: B – c: C');
});

describe('requests', () => {
  test('say who has still to agree', () => {
    const asked = seen({ undo_asked: { seat: 'b', to: 3, waits_for: ['a'] }, draw_offered: { seat: 'b', waits_for: ['c'] } });
    expect(undoAsked(asked)).toEqual({ seat: 'b', to: 3, waitsFor: ['a'] });
    expect(asksOf(asked, undoAsked(asked)!)).toEqual(['a']);
    expect(asksOf(asked, drawOffered(asked)!)).toEqual([]);
  });

  test('of a server that does not say it wait for everybody else', () => {
    expect(undoAsked(seen({ undo_asked: { seat: 'b', to: 3 } }))!.waitsFor).toEqual(['a', 'c']);
    expect(drawOffered(seen({ draw_offered: 'a' }))).toEqual({ seat: 'a', waitsFor: ['b', 'c'] });
    expect([undoAsked(seen({})), drawOffered(seen({}))]).toEqual([undefined, undefined]);
  });
});

test('players talk to all and to their team, those who watch among themselves', () => {
  expect(audiences(match())).toEqual(['all']);
  expect(audiences(teams)).toEqual(['all', 'team']);
  expect(audiences({ ...teams, yours: ['a', 'c'] })).toEqual(['all']);
  expect(audiences({ ...teams, yours: [] })).toEqual(['spectators']);
});

test('five seats have five colours, or those that the game gives them', () => {
  const seats = ['a', 'b', 'c', 'd', 'e'];
  expect(new Set(seats.map((each) => toneOf(seats, each))).size).toBe(TONES.length);
  expect(toneOf(seats, 'a', { a: 'amber' })).toBe('tone-amber');
});

test('whoever gave up has left; whoever plays several seats has while he has one', () => {
  expect(hasLeft(seen({ gone: ['a'] }))).toBe(true);
  expect(hasLeft(seen({ gone: ['b'] }))).toBe(false);
  expect(hasLeft(seen({ gone: ['a'] }, match({ yours: ['a', 'b'] })))).toBe(false);
  expect(hasLeft(seen({ gone: ['a'] }, match({ yours: [] })))).toBe(false);
});
