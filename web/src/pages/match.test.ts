// A match of a game that the client does not know, with three seats: asked, answered and told in words alone.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flushSync, mount, unmount } from 'svelte';
import { settings } from '../lib/settings.svelte';
import { speak } from '../lib/speech.svelte';
import type { Question, Seen } from '../wire';
import MatchPage from './MatchPage.svelte';

const sent: { type: string; answer?: string; deed?: string; seat?: string }[] = [];

class FakeSocket {
  static last: FakeSocket;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose = null;
  onopen = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string) {
    sent.push(JSON.parse(text));
  }
  close() {}
}

const seats = ['ash', 'birch', 'cedar'].map((seat, at) => ({
  seat,
  team: at,
  holder: at === 0 ? { person: 'Wren' } : { program: 'easy' },
  asked_since: null,
  here: true,
}));
const question: Question = {
  seat: 'ash',
  why: { name: 'bid', args: { left: { number: 2 } } },
  shape: { kind: 'one' },
  options: ['two-coins', 'pass'].map((item) => ({ item, count: 1, named: { word: item } })),
};
const seen = (more: Partial<Seen> = {}): Seen => ({
  info: {
    id: 'm',
    game: 'nobody-knows-it',
    status: 'running',
    result: null,
    winners: [],
    seats,
    yours: ['ash'],
    your_turn: true,
    listed: false,
    spectators: false,
    odds: false,
    invite: null,
    origin: null,
    setup: null,
    created: 0,
    updated: 0,
    version: 1,
    trouble: null,
  },
  position: 1,
  seat: 'ash',
  hand_over: null,
  waits_for: ['ash'],
  question,
  log_after: 0,
  log_end: 1,
  may_undo: false,
  undo_asked: null,
  draw_offered: null,
  view: { round: 3, hand: ['oak', 'elm'], bids: { ash: 1, birch: null } },
  log: [{ number: 1, at: 0, position: 1, what: { event: { name: 'won-trick', args: { who: { named: { kind: 'seat', id: 'cedar' } } } } } }],
  ...more,
});

let page: ReturnType<typeof mount>;
const text = () => document.body.textContent ?? '';

async function open(first: Seen) {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (url: string) => {
    const isRefused = url.includes('/facts');
    const body = isRefused
      ? { code: 'not-found', message: 'no facts' }
      : url.includes('/chat')
        ? []
        : url.includes('/notes')
          ? { text: '' }
          : first;
    return { ok: !isRefused, status: isRefused ? 404 : 200, text: async () => JSON.stringify(body) };
  });
  page = mount(MatchPage, { target: document.body, props: { id: 'm' } });
  await vi.waitFor(() => expect(text()).not.toContain('One moment'));
  FakeSocket.last?.onmessage?.({ data: JSON.stringify({ type: 'seen', ...first }) });
  flushSync();
}

beforeEach(async () => {
  sent.length = 0;
  localStorage.clear();
  Object.assign(settings, { coached: true, passes: false });
  HTMLDialogElement.prototype.showModal ??= () => {};
  await speak('en');
});
afterEach(async () => {
  await unmount(page);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('is played with its options, its log, its seats and its view as text', async () => {
  await open(seen());
  await vi.waitFor(() => expect(document.querySelector('.question h2')?.textContent).toBe('Choose (bid).'));
  for (const told of ['nobody-knows-it', 'Wren', 'birch', 'cedar', 'won-trick, who: cedar', 'round', 'oak, elm'])
    expect(text()).toContain(told);
  document.querySelector<HTMLElement>('[data-option=two-coins]')!.click();
  expect(sent).toMatchObject([{ type: 'answer', answer: 'two-coins', seat: 'ash' }]);
});

test('hands the device over to any seat', async () => {
  await open(seen({ hand_over: 'cedar', question: null }));
  await vi.waitFor(() => expect(document.querySelector('.screen')?.className).toContain('tone-green'));
  expect(text()).toContain('cedar, it is your turn');
  document.querySelector<HTMLElement>('button.main')!.click();
  expect(sent).toMatchObject([{ type: 'deed', deed: 'take-over', seat: 'cedar' }]);
});

test('tells of a request who has still to agree', async () => {
  await open(seen({ undo_asked: { seat: 'birch', to: 0, waits_for: ['ash', 'cedar'] } }));
  await vi.waitFor(() => expect(text()).toContain('birch asks to go back. Still to agree: cedar.'));
});

test('ends with all who have won', async () => {
  const over = seen({ question: null, waits_for: [] });
  await open({ ...over, info: { ...over.info, status: 'over', result: 'most-coins', winners: ['birch', 'cedar'] } });
  await vi.waitFor(() => expect(text()).toContain('Victory: birch, cedar'));
});
