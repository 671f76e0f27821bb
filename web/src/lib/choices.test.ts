// What is remembered beside Play.

import { beforeEach, expect, test } from 'vitest';
import type { GameInfo } from '../wire';
import { ANY, choose, chosenFor, seatsWith } from './choices.svelte';

const INFO: GameInfo = {
  game: 'mill',
  rules: '1',
  seats: ['north', 'south'],
  seatings: [],
  choices: [],
  levels: ['easy', 'hard'],
  offers: [],
};
const FULL: GameInfo = {
  ...INFO,
  game: 'full',
  seatings: [{ setup: 'three', seats: ['north', 'south', 'west'].map((seat, team) => ({ seat, team })) }],
  offers: ['decks'],
};

beforeEach(() => localStorage.clear());

test('who is new plays the first seat against the weakest program', () => {
  expect(chosenFor(INFO)).toEqual({ seat: 'north', level: 'easy', setup: '' });
  expect(seatsWith(INFO, chosenFor(INFO))).toEqual({ own: 'north', seats: ['me', { program: 'easy' }] });
});

test('what was played last is played again', () => {
  const last = [{ game: 'mill', setup: '', seats: [{ program: 'hard' }, 'me' as const] }];
  expect(chosenFor(INFO, last)).toEqual({ seat: 'south', level: 'hard', setup: '' });
});

test('what was chosen goes before what was played, as far as it is offered', () => {
  const last = [{ game: 'other', setup: '', seats: [{ program: 'hard' }, 'me' as const] }];
  choose('other', { seat: 'west', level: 'hard', setup: 'three', deck: { starter: 'oak' } });
  expect(chosenFor({ ...INFO, game: 'other' }, last)).toEqual({ seat: 'north', level: 'hard', setup: '' });
  expect(localStorage.getItem('westmarch-choices')).toContain('west');
});

test('whoever likes either seat gets one by chance', () => {
  const either = { seat: ANY, level: 'hard', setup: '' };
  choose('either', either);
  expect(chosenFor({ ...INFO, game: 'either' })).toEqual(either);
  expect(seatsWith(INFO, either, () => 0.9).seats).toEqual([{ program: 'hard' }, 'me']);
  expect(seatsWith(INFO, either, () => 0.1).seats).toEqual(['me', { program: 'hard' }]);
});

test('how many play, and with which deck, is remembered too', () => {
  const three = { seat: 'south', level: 'easy', setup: 'three', deck: { starter: 'oak' } };
  choose('full', three);
  expect(chosenFor(FULL)).toEqual(three);
  expect(seatsWith(FULL, three)).toEqual({ own: 'south', seats: [{ program: 'easy' }, 'me', { program: 'easy' }] });
});
