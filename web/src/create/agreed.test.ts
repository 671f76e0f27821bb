import { expect, test } from 'vitest';
import type { ChoiceInfo } from '../wire';
import { isSwitch, setupOf } from './agreed';

const choices: ChoiceInfo[] = [
  { name: 'calm', key: 'options', value: 'calm', most: 1, halves: false },
  { name: 'wild', key: 'options', value: 'wild', most: 1, halves: false },
  { name: 'coins', key: 'coins', value: '# gold', most: 9, halves: false },
  { name: 'bid', key: 'bid', value: '#', most: 9, halves: true },
];

test('nothing agreed on is the set-up of the seating', () => {
  expect(setupOf('', choices, {})).toBe('');
  expect(setupOf('set seats: 3', choices, { calm: 0 })).toBe('set seats: 3');
});

test('choices of one key are one line', () => {
  expect(setupOf('set seats: 3', choices, { calm: 1, wild: 1, coins: 2 })).toBe('set seats: 3\nset options: calm, wild\nset coins: 2 gold');
});

test('halves are kept where they are possible, and nothing goes over its limit', () => {
  expect(setupOf('', choices, { bid: 1.5 })).toBe('set bid: 1.5');
  expect(setupOf('', choices, { coins: 12.7 })).toBe('set coins: 9 gold');
  expect(setupOf('', choices, { bid: 77 })).toBe('set bid: 9.5');
});

test('a switch is told from a number', () => expect(choices.map(isSwitch)).toEqual([true, true, false, false]));
