// What a click on the table does: a thing of the plans, an option of the question, or nothing.

import { beforeEach, expect, test, vi } from 'vitest';
import { TREE } from '../testing/plans';
import type { Question } from '../wire';
import { Asking } from './asking.svelte';
import { Doing } from './doing.svelte';
import type { Game } from './game.svelte';
import { OnTable } from './on-table.svelte';

const region = (id: string) => ({ item: id, count: 1, named: { named: { kind: 'region', id } } });
const question: Question = { seat: 'north', why: { name: 'act', args: {} }, shape: { kind: 'one' }, options: [region('mill')] };

let answers: string[];
let whyNot: ReturnType<typeof vi.fn<(answers: string[], about: string) => Promise<void>>>;
let come: (plans: typeof TREE) => void;
let doing: Doing;
let table: OnTable;

beforeEach(() => {
  answers = [];
  whyNot = vi.fn(async () => undefined);
  const asking = new Asking(question, (answer) => answers.push(answer));
  const match = { asking, version: TREE.version, position: 1, sending: false, answer: (text: string) => answers.push(text) };
  doing = new Doing(match, { plans: () => new Promise((found) => (come = found)), attacks: () => [] });
  const game = { sending: false, isWondering: false, whyNot } as unknown as Game;
  table = new OnTable({ game, doing, asking, marks: {}, moves: [], followed: [], course: undefined });
});

test('a double click takes a thing once', async () => {
  doing.hear(new Asking(question, () => undefined));
  come(TREE);
  await vi.waitFor(() => expect(doing.isOn).toBe(true));
  table.pick('region', 'mill');
  table.pick('region', 'mill');
  expect(doing.picked.places).toEqual(['mill']);
});

test('a double click before the plans are there is one when they come', async () => {
  doing.hear(new Asking(question, () => undefined));
  vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(1100);
  expect([table.pick('region', 'mill'), table.pick('region', 'mill')]).toEqual([true, true]);
  expect(doing.picked.places).toEqual([]);
  come(TREE);
  await vi.waitFor(() => expect(doing.picked.places).toEqual(['mill']));
});

test('without plans an option is answered, another region is told why not, and what is asked by nothing means nothing', () => {
  expect(table.pick('region', 'mill')).toBe(true);
  expect(answers).toEqual(['mill']);
  expect(table.pick('region', 'ford')).toBe(true);
  expect(whyNot).toHaveBeenCalledWith(['ford'], expect.any(String));
  expect(table.pick('card', 'flood')).toBe(false);
});
