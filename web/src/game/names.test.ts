// Who has won, who has to agree, and to whom one may talk: with two seats and with more.

import { beforeAll, describe, expect, test } from 'vitest';
import { speak } from '../lib/speech.svelte';
import type { MatchInfo, Seen } from '../wire';
import { audiences } from './audiences';
import { ending, players, victory } from './names';
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
  invite: null,
  origin: null,
  setup: null,
  created: 0,
  updated: 0,
  version: 1,
  trouble: null,
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
