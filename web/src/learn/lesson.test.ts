// What a lesson suggests, and how far somebody has come.

import { describe, expect, test } from 'vitest';
import type { Line, Question } from '../wire';
import { adviceFor, ALL, AS_YOU_LIKE, Story, type Step } from './lesson';

test('what was taken back has not happened', () => {
  const sold = (position: number): Line => ({
    number: position,
    at: 0,
    position,
    what: { event: { name: 'sold', args: { price: { number: position } } } },
  });
  const undo: Line = { number: 3, at: 0, position: 1, what: { deed: { seat: 'north', deed: 'undo' } } };
  const story = new Story([sold(1), sold(2), undo], {});
  expect(story.count('sold')).toBe(1);
  expect([story.happened('sold', { price: 1 }), story.happened('sold', { price: 2 })]).toEqual([true, false]);
});

test('a thing is meant by its id, or by a word of its name', () => {
  const card = { named: { kind: 'card', id: 'face', args: { title: { word: 'The Mill' }, code: { word: 'M1' }, count: { number: 2 } } } };
  const line: Line = { number: 1, at: 0, position: 1, what: { event: { name: 'played', args: { card } } } };
  const story = new Story([line], {});
  expect(['face', 'M1', 2].map((value) => story.happened('played', { card: value }))).toEqual([true, true, true]);
  expect(['M2', 'code', 1].map((value) => story.happened('played', { card: value }))).toEqual([false, false, false]);
});

describe('what is suggested', () => {
  const step = (suggests: Step['suggests']): Step => ({ id: 'step', rules: [], suggests, isDone: () => false });
  const offer = (item: string, count = 1) => ({ item, count, named: { word: item } });
  const asked = (shape: Question['shape'], ...options: Question['options']): Question => ({
    seat: 'north',
    why: { name: 'asked', args: {} },
    shape,
    options,
  });
  const one = asked({ kind: 'one' }, offer('ford'), offer('mill'));
  const some = asked({ kind: 'some', least: 1, most: 7 }, offer('guard', 6), offer('archer'));

  test('is the first thing that is offered', () => {
    expect(adviceFor(step({ asked: ['hill', 'mill', 'ford'] }), one)).toEqual({ mill: 1 });
  });

  test('is so many of each', () => {
    expect(adviceFor(step({ asked: ['4 guard', 'archer'] }), some)).toEqual({ guard: 4, archer: 1 });
    expect(adviceFor(step({ asked: ALL }), some)).toEqual({ guard: 6, archer: 1 });
    expect(adviceFor(step({ asked: ['7 guard'] }), some)).toBeUndefined();
  });

  test('is a number', () => {
    const question = asked({ kind: 'number', least: 0, most: 3 });
    expect(adviceFor(step({ asked: ALL }), question)).toEqual({ 3: 1 });
    expect(adviceFor(step({ asked: ['0'] }), question)).toEqual({ 0: 1 });
  });

  test('is nothing where one may do as one likes, and missing where one has left the path', () => {
    expect(adviceFor(step({ asked: AS_YOU_LIKE }), one)).toEqual({});
    expect(adviceFor(step({}), one)).toBeUndefined();
    expect(adviceFor(step({ asked: ['hill'] }), one)).toBeUndefined();
  });
});
