// The host of questions, with keys and clicks.

import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { flushSync, mount, tick, unmount } from 'svelte';
import { Asking } from '../lib/asking.svelte';
import { speak } from '../lib/speech.svelte';
import type { Offer, Question, Shape } from '../wire';
import QuestionHost from './QuestionHost.svelte';

let answers: string[];
let asked: string[];
let steps: number;
let host: ReturnType<typeof mount> | undefined;

const region = (id: string): Offer => ({ item: id, count: 1, named: { named: { kind: 'region', id } } });
const word = (id: string): Offer => ({ item: id, count: 1, named: { named: { kind: 'word', id } } });
const regulars = (count: number): Offer => ({
  item: 'gondor-regular',
  count,
  named: { named: { kind: 'figure', id: 'regular', args: { count: { number: count }, of: { named: { kind: 'nation', id: 'gondor-of' } } } } },
});
const strider: Offer = { item: 'strider', count: 1, named: { named: { kind: 'character', id: 'strider' } } };

function ask(shape: Shape, options: Offer[], why = 'path'): Asking {
  const question: Question = { seat: 'fp', why: { name: why, args: { left: { number: 1 } } }, shape, options };
  const asking = new Asking(question, (answer) => answers.push(answer));
  const props = { asking, onwhynot: (answer: string) => asked.push(answer), onback: () => (steps += 1) };
  host = mount(QuestionHost, { target: document.body, props });
  flushSync();
  return asking;
}

function press(code: string, key: string, shiftKey = false) {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { code, key, shiftKey, bubbles: true, cancelable: true }));
  flushSync();
}

const button = (text: string) => [...document.querySelectorAll('button')].find((each) => each.textContent?.includes(text))!;

function click(text: string) {
  button(text).click();
  flushSync();
}

beforeAll(() => speak('en'));
beforeEach(() => {
  [answers, asked, steps] = [[], [], 0];
});
afterEach(async () => {
  if (host) await unmount(host);
  document.body.replaceChildren();
});

test('one option is answered by a click, or by its number', () => {
  ask({ kind: 'one' }, [region('moria'), region('bree'), word('none')]);
  expect(document.querySelector('h2')?.textContent).toBe('Where does the Fellowship go? One step is left.');
  click('Bree');
  press('Digit3', '3');
  expect(answers).toEqual(['bree', 'none']);
  expect(button('stay here')).toBeTruthy();
});

test('the first option has the focus, and arrows go on', async () => {
  ask({ kind: 'one' }, [region('moria'), region('bree')]);
  await tick();
  expect((document.activeElement as HTMLElement).dataset.option).toBe('moria');
  press('ArrowDown', 'ArrowDown');
  expect((document.activeElement as HTMLElement).dataset.option).toBe('bree');
  press('ArrowDown', 'ArrowDown');
  expect((document.activeElement as HTMLElement).dataset.option).toBe('moria');
});

test('a selection is answered in notation', async () => {
  const asking = ask({ kind: 'some', least: 1, most: 3 }, [regulars(3), strider], 'move-figures');
  await tick();
  expect(button('Done').disabled).toBe(true);
  press('Digit1', '1');
  press('Digit1', '1');
  press('Digit2', '2');
  expect(document.body.textContent).toContain('3 chosen');
  press('Digit1', '1');
  expect(asking.total).toBe(3);
  press('Enter', 'Enter');
  expect(answers).toEqual(['[2 gondor-regular, strider]']);
  press('Digit1', '!', true);
  press('Digit2', '2');
  click('Done');
  expect(answers[1]).toBe('[gondor-regular]');
});

test('all and none', () => {
  ask({ kind: 'some', least: 0, most: 4 }, [regulars(3), strider], 'move-figures');
  click('Done');
  click('All');
  click('Done');
  click('None');
  click('Done');
  expect(answers).toEqual(['[]', '[3 gondor-regular, strider]', '[]']);
});

test('what must be chosen is chosen', () => {
  ask({ kind: 'some', least: 2, most: 2 }, [regulars(1), strider], 'move-figures');
  click('Done');
  expect(answers).toEqual(['[gondor-regular, strider]']);
});

test('numbers are answered by a click or a digit', () => {
  ask({ kind: 'number', least: 0, most: 3 }, [], 'hunt-dice');
  press('Digit0', '0');
  click('2');
  press('Digit9', '9');
  expect(answers).toEqual(['0', '2']);
});

test('of many options each has its number; one that may go on waits for its second digit', () => {
  const many = ['moria', 'bree', 'dale', 'erebor', 'angmar', 'arnor', 'edoras', 'folde', 'umbar', 'khand', 'nurn', 'erech'];
  ask({ kind: 'one' }, many.map(region));
  press('Digit1', '1');
  expect(answers).toEqual([]);
  press('Digit2', '2');
  press('Digit3', '3');
  press('Digit1', '1');
  press('Enter', 'Enter');
  expect(answers).toEqual(['erech', 'dale', 'moria']);
});

test('an option is found by its name', async () => {
  ask({ kind: 'one' }, ['moria', 'bree', 'dale', 'erebor', 'angmar', 'arnor', 'edoras', 'folde', 'umbar', 'khand'].map(region));
  await tick();
  press('KeyF', 'f');
  const field = document.activeElement as HTMLInputElement;
  expect(field.type).toBe('search');
  field.value = 'umb';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  press('ArrowDown', 'ArrowDown');
  await tick();
  expect((document.activeElement as HTMLElement).dataset.option).toBe('umbar');
});

test('Escape steps back', () => {
  ask({ kind: 'one' }, [region('moria')]);
  press('Escape', 'Escape');
  expect(steps).toBe(1);
});

test('keys mean nothing while somebody writes', () => {
  ask({ kind: 'one' }, [region('moria'), region('bree')]);
  const input = document.createElement('input');
  document.body.append(input);
  input.focus();
  press('Digit1', '1');
  expect(answers).toEqual([]);
});

test('an answer that is not offered is asked about', () => {
  ask({ kind: 'one' }, [region('moria')]);
  const input = document.querySelector<HTMLInputElement>('.whynot input')!;
  input.value = 'bree';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.form!.requestSubmit();
  expect(asked).toEqual(['bree']);
});

test('regions are marked for the board', () => {
  const asking = ask({ kind: 'some', least: 1, most: 2 }, [region('moria'), region('bree')]);
  asking.take(asking.optionAt('bree')!);
  expect(asking.marks).toEqual({ moria: 'option', bree: 'chosen' });
});
