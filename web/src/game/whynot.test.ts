// Asking why something is not possible, by its name.

import { afterEach, beforeAll, expect, test } from 'vitest';
import { flushSync, mount, unmount } from 'svelte';
import { Asking } from '../lib/asking.svelte';
import type { Game } from '../lib/game.svelte';
import { speak } from '../lib/speech.svelte';
import type { Question, Shape } from '../wire';
import WhyNot from './WhyNot.svelte';

let host: ReturnType<typeof mount> | undefined;

beforeAll(() => speak('en'));
afterEach(async () => {
  if (host) await unmount(host);
  document.body.replaceChildren();
});

const THINGS = [
  { kind: 'region', item: 'old-mill', name: 'Old Mill' },
  { kind: 'region', item: 'new-mill', name: 'New Mill' },
  { kind: 'region', item: 'ete', name: 'Été' },
];

const chains = ({ id }: { id: string }) => [`walk; ${id}`];

/** Opens the panel for a question; gives what is asked about. */
async function open(shape: Shape): Promise<[string, string][]> {
  const asked: [string, string][] = [];
  const question: Question = { seat: 'north', why: { name: 'path', args: {} }, shape, options: [] };
  const game = {
    isWondering: false,
    whyNot: (answers: string[], about: string) => asked.push([answers.join(' or '), about]),
  } as unknown as Game;
  host = mount(WhyNot, {
    target: document.body,
    props: { game, asking: new Asking(question, () => {}), things: THINGS, rules: [], chains },
  });
  const details = document.querySelector('details')!;
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  flushSync();
  expect(game.isWondering).toBe(true);
  return Promise.resolve(asked);
}

function type(text: string) {
  const input = document.querySelector('input')!;
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

function send() {
  document.querySelector('form')!.requestSubmit();
  flushSync();
}

test('a name without accents is understood, and asked about as an answer', async () => {
  const asked = await open({ kind: 'one' });
  type('ete');
  send();
  expect(asked).toEqual([['walk; ete or ete', 'Été']]);
});

test('what may be meant is proposed, and what is unclear is not asked', async () => {
  const asked = await open({ kind: 'some', least: 1, most: 2 });
  type('mill');
  send();
  expect(asked).toEqual([]);
  expect([...document.querySelectorAll('li button')].map((each) => each.textContent)).toEqual(['Old Mill', 'New Mill']);
  document.querySelectorAll<HTMLButtonElement>('li button')[1]!.click();
  expect(asked).toEqual([['walk; new-mill or [new-mill]', 'New Mill']]);
});

test('nothing that is not known is sent', async () => {
  const asked = await open({ kind: 'one' });
  type('x-char-10');
  send();
  expect(asked).toEqual([]);
  expect(document.querySelector('[role=status]')?.textContent).toBe('Nothing here has that name.');
});
