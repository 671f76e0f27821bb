// Answers in notation.

import { expect, test } from 'vitest';
import type { Arg, Offer, Question } from '../wire';
import { changed, everything, onlyAnswer, plain, selection, total, typed } from './notation';

const offer = (item: string, count = 1): Offer => ({ item, count, named: { named: { kind: 'region', id: item } } });
const options = [offer('wood', 3), offer('axe'), offer('stone', 2)];

test('a selection stands in brackets, with counts, in the order of the options', () => {
  expect(selection(options, { axe: 1, wood: 2 })).toBe('[2 wood, axe]');
  expect(selection(options, {})).toBe('[]');
  expect(selection(options, { wood: 0, stone: 1 })).toBe('[stone]');
});

test('no more can be chosen than there is, and than may be', () => {
  const chosen = changed({}, options[0]!, 5, 10);
  expect(chosen['wood']).toBe(3);
  expect(total(changed(chosen, options[1]!, 1, 3))).toBe(3);
  expect(changed(chosen, options[0]!, -9, 3)['wood']).toBe(0);
});

test('everything is as much as may be chosen', () => {
  expect(everything(options, 4)).toEqual({ wood: 3, axe: 1 });
});

test('a typed name is found without accents and by its beginning', () => {
  const named: Record<string, string> = { market: 'Márket', 'old-mill': 'Old Mill', 'old-ford': 'Old Ford' };
  const question: Question = {
    seat: 'north',
    why: { name: 'path', args: {} },
    shape: { kind: 'one' },
    options: Object.keys(named).map((id) => offer(id)),
  };
  const nameOf = (arg: Arg) => ('named' in arg ? named[arg.named.id]! : '');
  expect(typed('MARK', question, nameOf)).toBe('market');
  expect(typed('old m', question, nameOf)).toBe('old-mill');
  expect(typed('old', question, nameOf)).toBe('old');
  expect(typed('mill', question, nameOf)).toBe('mill');
  expect(plain('  Kő-dûr ')).toBe('ko-dur');
});

test('a question with only one answer is known', () => {
  const only = (shape: Question['shape'], options: Offer[] = []) =>
    onlyAnswer({ seat: 'north', why: { name: 'path', args: {} }, shape, options });
  expect(only({ kind: 'one' }, [offer('none')])).toBe('none');
  expect(only({ kind: 'one' }, [offer('none'), offer('axe')])).toBeUndefined();
  expect(only({ kind: 'number', least: 2, most: 2 })).toBe('2');
  expect(only({ kind: 'number', least: 0, most: 2 })).toBeUndefined();
  expect(only({ kind: 'some', least: 3, most: 3 }, [offer('wood', 2), offer('axe')])).toBe('[2 wood, axe]');
  expect(only({ kind: 'some', least: 0, most: 0 }, [offer('wood', 2)])).toBe('[]');
  expect(only({ kind: 'some', least: 0, most: 1 }, [offer('wood')])).toBeUndefined();
  expect(only({ kind: 'order', least: 2, most: 2 }, [offer('wood', 2)])).toBe('[wood, wood]');
  expect(only({ kind: 'order', least: 2, most: 2 }, [offer('wood'), offer('axe')])).toBeUndefined();
});
