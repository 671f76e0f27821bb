// The panel of what is done by hand.

import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { flushSync, mount, unmount } from 'svelte';
import { Asking } from '../lib/asking.svelte';
import { Doing } from '../lib/doing.svelte';
import { speak } from '../lib/speech.svelte';
import { REST, SECOND, TREE } from '../testing/plans';
import type { Plans } from '../wire';
import Acting from './Acting.svelte';

let sent: string[];
let doing: Doing;
let panel: ReturnType<typeof mount> | undefined;

async function show(plans: Plans): Promise<void> {
  const why = plans.asks[0]!.why;
  const asking = new Asking({ seat: 'north', why, shape: { kind: 'one' }, options: [] }, () => undefined);
  const match = { asking, version: plans.version, position: 1, sending: false, answer: (text: string) => void sent.push(text) };
  doing = new Doing(match, {
    plans: () => Promise.resolve(plans),
    attacks: () => ['rob-at'],
    usual: (why) => (why === 'watch' ? 'axe' : undefined),
  });
  doing.hear(asking);
  await vi.waitFor(() => expect(doing.isOn).toBe(true));
  const props = { doing, hand: undefined, busy: false };
  panel = mount(Acting, { target: document.body, props });
  flushSync();
}

function click(selector: string) {
  document.querySelector<HTMLElement>(selector)!.click();
  flushSync();
}
const text = (selector: string) =>
  document
    .querySelector(selector)
    ?.textContent?.replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const texts = (selector: string) => [...document.querySelectorAll(selector)].map((each) => each.textContent?.replace(/\s+/g, ' ').trim());

beforeAll(() => speak('en'));
beforeEach(() => {
  sent = [];
});
afterEach(async () => {
  if (panel) await unmount(panel);
  document.body.replaceChildren();
});

test('the heading names what was taken; figures start at all, one is taken away', async () => {
  await show(TREE);
  expect(text('h2')).toBe('Choose (turn).');
  doing.pick('region', 'mill');
  flushSync();
  expect(text('h2')).toBe('mill');
  expect(texts('.counts > span')).toEqual(['3', '1']);
  click('[data-less=wood]');
  expect(texts('.counts > span')[0]).toBe('2/3');
  expect(text('.staying')).toContain('Staying behind: wood');
  click('[data-more=wood]');
  click('.along .take');
  click('[data-aim=ford]:not(.attack *)');
  expect(sent).toEqual(['saw; carry; mill; ford; [2 wood, axe]']);
});

test('attacks come first; what pays is told; letting go goes back to the question', async () => {
  await show(TREE);
  doing.pick('region', 'mill');
  flushSync();
  expect(texts('.aims li')).toEqual(['bridge Q', 'ford W', 'bridge E', 'ford T']);
  expect(document.querySelectorAll('.aims .attack')).toHaveLength(2);
  expect(text('.pays')).toBe('Pays with: saw');
  click('.head button');
  expect(text('h2')).toBe('Choose (turn).');
});

test('nothing more is the main button; other questions stand beside it', async () => {
  await show(SECOND);
  click('[data-done]');
  await unmount(panel!);
  await show(REST);
  expect(
    document.querySelector('[data-besides=axe]')?.ariaPressed ?? document.querySelector('[data-besides=axe]')?.getAttribute('aria-pressed'),
  ).toBe('true');
  click('[data-besides=wood]');
  click('[data-done]');
  expect(sent).toEqual(['none', 'no; wood']);
});
