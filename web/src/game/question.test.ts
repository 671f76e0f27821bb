// The host of questions, with keys and clicks.

import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { flushSync, mount, tick, unmount } from 'svelte';
import { Asking } from '../lib/asking.svelte';
import { speak } from '../lib/speech.svelte';
import type { Offer, Question, Shape } from '../wire';
import QuestionHost from './QuestionHost.svelte';

let answers: string[];
let steps: number;
let host: ReturnType<typeof mount> | undefined;

const region = (id: string): Offer => ({ item: id, count: 1, named: { named: { kind: 'region', id } } });
const word = (id: string): Offer => ({ item: id, count: 1, named: { named: { kind: 'word', id } } });
const planks = (count: number): Offer => ({
  item: 'wood',
  count,
  named: { named: { kind: 'good', id: 'wood', args: { count: { number: count } } } },
});
const axe: Offer = { item: 'axe', count: 1, named: { named: { kind: 'good', id: 'axe' } } };

function ask(shape: Shape, options: Offer[], why = 'path'): Asking {
  const question: Question = { seat: 'north', why: { name: why, args: { left: { number: 1 } } }, shape, options };
  const asking = new Asking(question, (answer) => answers.push(answer));
  const props = { asking, onback: () => (steps += 1) };
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
  [answers, steps] = [[], 0];
});
afterEach(async () => {
  if (host) await unmount(host);
  document.body.replaceChildren();
});

test('one option is answered by a click, or by its number', () => {
  ask({ kind: 'one' }, [region('mill'), region('bridge'), word('none')]);
  expect(document.querySelector('h2')?.textContent).toBe('Choose (path).');
  click('bridge');
  press('Digit3', '3');
  expect(answers).toEqual(['bridge', 'none']);
  expect(button('none')).toBeTruthy();
});

test('the first option has the focus, and arrows go on', async () => {
  ask({ kind: 'one' }, [region('mill'), region('bridge')]);
  await tick();
  expect((document.activeElement as HTMLElement).dataset.option).toBe('mill');
  press('ArrowDown', 'ArrowDown');
  expect((document.activeElement as HTMLElement).dataset.option).toBe('bridge');
  press('ArrowDown', 'ArrowDown');
  expect((document.activeElement as HTMLElement).dataset.option).toBe('mill');
});

test('a selection is answered in notation', async () => {
  const asking = ask({ kind: 'some', least: 1, most: 3 }, [planks(3), axe], 'load');
  await tick();
  expect(button('Done').disabled).toBe(true);
  press('Digit1', '1');
  press('Digit1', '1');
  press('Digit2', '2');
  expect(document.body.textContent).toContain('3 chosen');
  press('Digit1', '1');
  expect(asking.total).toBe(3);
  press('Enter', 'Enter');
  expect(answers).toEqual(['[2 wood, axe]']);
  press('Digit1', '!', true);
  press('Digit2', '2');
  click('Done');
  expect(answers[1]).toBe('[wood]');
});

test('all and none', () => {
  ask({ kind: 'some', least: 0, most: 4 }, [planks(3), axe], 'load');
  click('Done');
  click('All');
  click('Done');
  click('None');
  click('Done');
  expect(answers).toEqual(['[]', '[3 wood, axe]', '[]']);
});

test('what must be chosen is chosen', () => {
  ask({ kind: 'some', least: 2, most: 2 }, [planks(1), axe], 'load');
  click('Done');
  expect(answers).toEqual(['[wood, axe]']);
});

test('a selection whose order counts is answered in that order', async () => {
  const asking = ask({ kind: 'order', least: 2, most: 3 }, [region('mill'), region('bridge'), planks(2)]);
  await tick();
  expect(document.body.textContent).toContain('The order counts');
  press('Digit2', '2');
  expect(button('Done').disabled).toBe(true);
  press('Digit3', '3');
  press('Digit3', '3');
  press('Digit1', '1');
  expect(asking.total).toBe(3);
  expect(document.body.textContent).toContain('In this order: 1. bridge, 2. wood, 3. wood');
  expect(document.querySelector('[data-option=wood] .place')?.textContent).toBe('2, 3');
  expect(document.querySelector('[data-option=bridge]')?.getAttribute('aria-pressed')).toBe('true');
  // One less of it takes the last one; what there is only one of is switched off, and the others move up.
  press('Digit3', '#', true);
  click('bridge');
  click('mill');
  press('Enter', 'Enter');
  expect(answers).toEqual(['[wood, mill]']);
  click('All');
  click('Done');
  expect(answers[1]).toBe('[mill, bridge, wood]');
  click('None');
  expect(asking.order).toEqual([]);
});

test('numbers are answered by a click or a digit', () => {
  ask({ kind: 'number', least: 0, most: 3 }, [], 'how-many');
  press('Digit0', '0');
  click('2');
  press('Digit9', '9');
  expect(answers).toEqual(['0', '2']);
});

test('of many options each has its number; one that may go on waits for its second digit', () => {
  const many = ['mill', 'bridge', 'dell', 'east', 'angle', 'arbor', 'elder', 'fold', 'umber', 'kiln', 'nook', 'eel-pond'];
  ask({ kind: 'one' }, many.map(region));
  press('Digit1', '1');
  expect(answers).toEqual([]);
  press('Digit2', '2');
  press('Digit3', '3');
  press('Digit1', '1');
  press('Enter', 'Enter');
  expect(answers).toEqual(['eel-pond', 'dell', 'mill']);
});

test('an option is found by its name', async () => {
  ask({ kind: 'one' }, ['mill', 'bridge', 'dell', 'east', 'angle', 'arbor', 'elder', 'fold', 'umber', 'kiln'].map(region));
  await tick();
  press('KeyF', 'f');
  const field = document.activeElement as HTMLInputElement;
  expect(field.type).toBe('search');
  field.value = 'umb';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  press('ArrowDown', 'ArrowDown');
  await tick();
  expect((document.activeElement as HTMLElement).dataset.option).toBe('umber');
});

test('Escape steps back', () => {
  ask({ kind: 'one' }, [region('mill')]);
  press('Escape', 'Escape');
  expect(steps).toBe(1);
});

test('keys mean nothing while somebody writes', () => {
  ask({ kind: 'one' }, [region('mill'), region('bridge')]);
  const input = document.createElement('input');
  document.body.append(input);
  input.focus();
  press('Digit1', '1');
  expect(answers).toEqual([]);
});

test('regions are marked for the board', () => {
  const asking = ask({ kind: 'some', least: 1, most: 2 }, [region('mill'), region('bridge')]);
  asking.take(asking.question.options.find(({ item }) => item === 'bridge')!);
  expect(asking.marks).toEqual({ mill: 'option', bridge: 'chosen' });
});
