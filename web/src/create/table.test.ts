// Setting up a match.

import { expect, test } from 'vitest';
import { changed, isListed, isNobodys, isOpen, seated, wantedOf, type Who } from './table';

const SEATING = {
  setup: '',
  seats: [
    { seat: 'north', team: 0 },
    { seat: 'south', team: 1 },
    { seat: 'west', team: 2 },
  ],
};

test('one sits on the seat that one likes, and the others are as wanted', () => {
  expect(seated(SEATING, 'south', 'friend')).toEqual(['friend', 'me', 'friend']);
  expect(seated(SEATING, 'nowhere', 'device')).toEqual(['me', 'device', 'device']);
});

test('who takes another seat leaves the first', () => {
  expect(changed(['me', 'friend', 'program:easy'], 2, 'me')).toEqual(['program:easy', 'friend', 'me']);
  expect(changed(['me', 'friend'], 1, 'anybody')).toEqual(['me', 'anybody']);
});

test('what the server is asked for', () => {
  expect(wantedOf(['me', 'device', 'friend', 'anybody', 'program:hard'])).toEqual(['me', 'me', 'open', 'open', { program: 'hard' }]);
});

test('what it means', () => {
  const tell = (who: Who[]) => [isListed(who), isOpen(who), isNobodys(who)];
  expect(tell(['me', 'friend'])).toEqual([false, true, false]);
  expect(tell(['me', 'anybody'])).toEqual([true, true, false]);
  expect(tell(['me', 'device'])).toEqual([false, false, false]);
  expect(tell(['friend', 'program:easy'])).toEqual([false, true, true]);
});
