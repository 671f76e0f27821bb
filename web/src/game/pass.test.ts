// A question with only one answer is answered by itself, after a moment; visibly, and not if somebody stops it.

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { flushSync, mount, unmount } from 'svelte';
import { Asking } from '../lib/asking.svelte';
import { speak } from '../lib/speech.svelte';
import type { Offer } from '../wire';
import PassForMe from './PassForMe.svelte';

let answers: string[];
let shown: ReturnType<typeof mount> | undefined;

const word = (id: string): Offer => ({ item: id, count: 1, named: { named: { kind: 'word', id } } });

function ask(options: Offer[], busy = false) {
  const question = { seat: 'north', why: { name: 'card', args: {} }, shape: { kind: 'one' as const }, options };
  const asking = new Asking(question, (answer) => answers.push(answer));
  shown = mount(PassForMe, { target: document.body, props: { asking, busy, answered: String } });
  flushSync();
}

beforeAll(() => speak('en'));
beforeEach(() => {
  answers = [];
  vi.useFakeTimers();
});
afterEach(async () => {
  vi.useRealTimers();
  if (shown) await unmount(shown);
  document.body.replaceChildren();
});

test('the answer is given between one and three seconds later, and until then it is said', () => {
  ask([word('none')]);
  expect(document.querySelector('[role=status]')?.textContent).toContain('Only one answer is possible: none.');
  vi.advanceTimersByTime(999);
  expect(answers).toEqual([]);
  vi.advanceTimersByTime(2001);
  expect(answers).toEqual(['none']);
});

test('the moment is not always the same', async () => {
  const moments = new Set<number>();
  for (const chance of [0, 0.5, 0.99]) {
    const random = vi.spyOn(Math, 'random').mockReturnValue(chance);
    ask([word('none')]);
    const before = answers.length;
    let waited = 0;
    for (; answers.length === before; waited += 10) vi.advanceTimersByTime(10);
    moments.add(waited);
    random.mockRestore();
    await unmount(shown!);
  }
  shown = undefined;
  expect([...moments]).toEqual([1000, 2000, 2980]);
});

test('it can be stopped', () => {
  ask([word('none')]);
  document.querySelector('button')!.click();
  flushSync();
  vi.advanceTimersByTime(10_000);
  expect(answers).toEqual([]);
  expect(document.querySelector('[role=status]')).toBeNull();
});

test('nothing is answered where there is a choice, or while an answer is on its way', async () => {
  ask([word('none'), word('some')]);
  vi.advanceTimersByTime(10_000);
  await unmount(shown!);
  ask([word('none')], true);
  vi.advanceTimersByTime(10_000);
  expect(answers).toEqual([]);
});
