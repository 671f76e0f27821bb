// Where a lesson points while somebody does what it suggests, or something else.

import { expect, test } from 'vitest';
import { Asking } from '@house/lib/asking.svelte';
import type { Question } from '@house/wire';
import { pointTo } from './pointer';

function ask(shape: Question['shape'], ...items: string[]): Asking {
  const options = items.map((item) => ({ item, count: 1, named: { word: item } }));
  return new Asking({ seat: 'a', why: { name: 'asked', args: {} }, shape, options }, () => undefined);
}
const take = (asking: Asking, item: string) => asking.take(asking.question.options.find((offer) => offer.item === item)!);

test('a plain answer is pointed at, and nothing where the visitor may do as he likes', () => {
  const asking = ask({ kind: 'one' }, 'play:1U51', 'pass');
  expect(pointTo(asking, { pass: 1 }, undefined)).toEqual({ item: 'pass' });
  expect(pointTo(asking, {}, undefined)).toBeUndefined();
});

test('of several cards first what is chosen wrongly, then what is missing, then that it is done', () => {
  const asking = ask({ kind: 'some', least: 0, most: 2 }, '1C176', '1C151');
  const advice = { '1C176': 1 };
  expect(pointTo(asking, advice, undefined)).toEqual({ item: '1C176' });
  take(asking, '1C151');
  expect(pointTo(asking, advice, undefined)).toEqual({ item: '1C151' });
  take(asking, '1C151');
  take(asking, '1C176');
  expect(pointTo(asking, advice, undefined)).toEqual({ isDone: true });
});

test('a pair is made by its minion and then whom it fights', () => {
  const asking = ask({ kind: 'some', least: 0, most: 2 }, '3C74.1>1P365.1', '3C74.1>1U12.1', '1U178.1>1U12.1');
  const advice = { '3C74.1>1P365.1': 1, '1U178.1>1U12.1': 1 };
  expect(pointTo(asking, advice, undefined)).toEqual({ card: '3C74.1' });
  expect(pointTo(asking, advice, '3C74.1')).toEqual({ card: '1P365.1' });
  // The other one was taken first; or one that is not meant.
  expect(pointTo(asking, advice, '1U178.1')).toEqual({ card: '1U12.1' });
  expect(pointTo(asking, advice, '1C151.1')).toEqual({ card: '3C74.1' });
  // It was put elsewhere: a click on it takes it out.
  take(asking, '3C74.1>1U12.1');
  expect(pointTo(asking, advice, undefined)).toEqual({ card: '3C74.1' });
  take(asking, '3C74.1>1U12.1');
  take(asking, '3C74.1>1P365.1');
  expect(pointTo(asking, advice, undefined)).toEqual({ card: '1U178.1' });
  take(asking, '1U178.1>1U12.1');
  expect(pointTo(asking, advice, undefined)).toEqual({ isDone: true });
});
