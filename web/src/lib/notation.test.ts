// Answers in notation.

import { expect, test } from 'vitest';
import type { Arg, Offer, Question } from '../wire';
import { changed, everything, plain, selection, total, typed } from './notation';

const offer = (item: string, count = 1): Offer => ({ item, count, named: { named: { kind: 'region', id: item } } });
const options = [offer('gondor-regular', 3), offer('strider'), offer('gondor-leader', 2)];

test('a selection stands in brackets, with counts, in the order of the options', () => {
  expect(selection(options, { strider: 1, 'gondor-regular': 2 })).toBe('[2 gondor-regular, strider]');
  expect(selection(options, {})).toBe('[]');
  expect(selection(options, { 'gondor-regular': 0, 'gondor-leader': 1 })).toBe('[gondor-leader]');
});

test('no more can be chosen than there is, and than may be', () => {
  const chosen = changed({}, options[0]!, 5, 10);
  expect(chosen['gondor-regular']).toBe(3);
  expect(total(changed(chosen, options[1]!, 1, 3))).toBe(3);
  expect(changed(chosen, options[0]!, -9, 3)['gondor-regular']).toBe(0);
});

test('everything is as much as may be chosen', () => {
  expect(everything(options, 4)).toEqual({ 'gondor-regular': 3, strider: 1 });
});

test('a typed name is found without accents and by its beginning', () => {
  const named: Record<string, string> = { lorien: 'Lórien', 'minas-tirith': 'Minas Tirith', 'minas-morgul': 'Minas Morgul' };
  const question: Question = {
    seat: 'fp',
    why: { name: 'path', args: {} },
    shape: { kind: 'one' },
    options: Object.keys(named).map((id) => offer(id)),
  };
  const nameOf = (arg: Arg) => ('named' in arg ? named[arg.named.id]! : '');
  expect(typed('LORI', question, nameOf)).toBe('lorien');
  expect(typed('minas t', question, nameOf)).toBe('minas-tirith');
  expect(typed('minas', question, nameOf)).toBe('minas');
  expect(typed('moria', question, nameOf)).toBe('moria');
  expect(plain('  Barad-dûr ')).toBe('barad-dur');
});
