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
    team_talk: true,
    invite: null,
    origin: null,
    setup: null,
    created: 0,
    updated: 0,
    version: 1,
    trouble: null,
    glance: null,
  },
  position: 1,
  seat: 'ash',
  hand_over: null,
  waits_for: ['ash'],
  gone: [],
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
    const position = Number(/positions\/(\d+)/.exec(url)?.[1] ?? NaN);
    const body = isRefused
      ? { code: 'not-found', message: 'no facts' }
      : /\/(chat|games)$/.test(url)
        ? []
        : url.includes('/notes')
          ? { text: '' }
          : position >= 0
            ? { position, last: first.position, seat: 'ash', view: { round: position }, question: null }
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

test('a question that has just come takes no click that was on its way', async () => {
  await open(seen());
  const match = document.querySelector('.match')!;
  expect(match.classList).toContain('new');
  await vi.waitFor(() => expect(match.classList).not.toContain('new'));
});

test('hands the device over to any seat', async () => {
  await open(seen({ hand_over: 'cedar', question: null }));
  await vi.waitFor(() => expect(document.querySelector('.screen')?.className).toContain('tone-green'));
  expect(text()).toContain('cedar: your turn');
  document.querySelector<HTMLElement>('button.main')!.click();
  expect(sent).toMatchObject([{ type: 'deed', deed: 'take-over', seat: 'cedar' }]);
});

test('names who asks for something, who has still to agree, and who did something at the table', async () => {
  const people = seats.map((each, at) => ({ ...each, holder: { person: ['Wren', 'Otter', 'Finch'][at]! } }));
  const log = [{ number: 1, at: 0, position: 1, what: { deed: { seat: 'cedar', deed: 'offer-draw' } } }];
  const asked = seen({ undo_asked: { seat: 'birch', to: 0, waits_for: ['ash', 'cedar'] }, log });
  await open({ ...asked, info: { ...asked.info, seats: people } });
  await vi.waitFor(() => expect(text()).toContain('Otter asks to step back. Waiting for Finch.'));
  expect(text()).toContain('Finch offered a draw.');
});

test('says for whom it waits, and to whom it goes when one concedes', async () => {
  const duel = seen({ question: null, waits_for: ['birch'] });
  await open({ ...duel, info: { ...duel.info, seats: seats.slice(0, 2) } });
  await vi.waitFor(() => expect(document.querySelector('.asked')?.textContent).toBe('Waiting for the program'));
  [...document.querySelectorAll('button')].find((button) => button.textContent === 'Concede')!.click();
  flushSync();
  expect(document.querySelector('dialog')?.textContent).toContain('The match goes to the program at once.');
});

test('tells with the invitation when it begins, or that it runs already', async () => {
  const free = seats.map((each, at) => (at === 0 ? each : { ...each, holder: 'open' as const }));
  const waiting = (status: 'waiting' | 'running', left: number) => {
    const match = seen({ question: null });
    return { ...match, info: { ...match.info, status, invite: 'x', seats: [...free.slice(0, left + 1), ...seats.slice(left + 1)] } };
  };
  await open(waiting('waiting', 1));
  await vi.waitFor(() => expect(text()).toContain('The match begins when your friend sits down.'));
  FakeSocket.last?.onmessage?.({ data: JSON.stringify({ type: 'seen', ...waiting('waiting', 2) }) });
  await vi.waitFor(() => expect(text()).toContain('The match begins when all seats are taken.'));
  FakeSocket.last?.onmessage?.({ data: JSON.stringify({ type: 'seen', ...waiting('running', 2) }) });
  await vi.waitFor(() => expect(text()).toContain('Your friend can sit down at any time.'));
});

test('goes on without the one of several who concedes', async () => {
  await open(seen());
  await vi.waitFor(() => expect(text()).toContain('Concede'));
  [...document.querySelectorAll('button')].find((button) => button.textContent === 'Concede')!.click();
  flushSync();
  expect(document.querySelector('dialog')?.textContent).toContain('The others play on.');
});

const over = (position: number): Seen => {
  const end = seen({ question: null, waits_for: [], position });
  return { ...end, info: { ...end.info, status: 'over', result: 'most-coins', winners: ['birch', 'cedar'] } };
};

test('ends with all who have won', async () => {
  await open(over(1));
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Victory: birch, cedar'));
});

test('is walked through answer by answer when it is over', async () => {
  await open(over(3));
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find((each) => (each.ariaLabel ?? each.textContent).includes(name));
  await vi.waitFor(() => expect(button('Replay')).toBeDefined());
  button('Replay')!.click();
  const slider = () => document.querySelector('[role=slider]');
  await vi.waitFor(() => expect(slider()?.getAttribute('aria-valuemax')).toBe('3'));
  expect(button('Next turn')).toBeUndefined();
  button('Next action')!.click();
  await vi.waitFor(() => expect(slider()!.getAttribute('aria-valuenow')).toBe('1'));
  expect(document.querySelector('.told')?.textContent).toContain('won-trick');
  document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'End', bubbles: true }));
  await vi.waitFor(() => expect(location.search).toBe('?at=3'));
  button('Close')!.click();
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Victory: birch, cedar'));
  expect(location.search).toBe('');
});

test('whoever is connected in a moment is not told that he was not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const banner = () => document.querySelector('.banner')?.textContent;
  const speak = () => FakeSocket.last.onmessage?.({ data: JSON.stringify({ type: 'seen', ...seen() }) });
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (url: string) => {
    const body = url.includes('/chat') ? [] : url.includes('/facts') ? {} : seen();
    return { ok: true, status: 200, text: async () => JSON.stringify(body) };
  });
  page = mount(MatchPage, { target: document.body, props: { id: 'm' } });
  await vi.waitFor(() => expect(document.querySelector('.question')).not.toBeNull());
  vi.advanceTimersByTime(900);
  flushSync();
  expect(banner()).toBeUndefined();
  vi.advanceTimersByTime(200);
  flushSync();
  expect(banner()).toBe('Connecting …');
  speak();
  flushSync();
  expect(banner()).toBeUndefined();
  vi.useRealTimers();
});
