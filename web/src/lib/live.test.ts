// The socket of a match, with a server that is made up: breaks, catching up, and answers that must not be lost.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Seen, ToClient } from '../wire';
import { Live, type Connection, type Socket } from './live';

class FakeSocket implements Socket {
  sent: { type: string; id?: string; answer?: string }[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly log: number;

  constructor(log: number) {
    this.log = log;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.isClosed = true;
  }
  tell(message: ToClient) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break() {
    this.onclose?.();
  }
}

const seen = (log_end: number) => ({ type: 'seen', log_end }) as unknown as { type: 'seen' } & Seen;
const answer = { version: 3, seat: 'north', answer: 'old-mill' };

let sockets: FakeSocket[];
let states: Connection[];
let heard: ToClient[];
let live: Live;
const last = () => sockets.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, states, heard] = [[], [], []];
  const open = (log: number) => {
    const socket = new FakeSocket(log);
    sockets.push(socket);
    return socket;
  };
  const listener = { heard: (message: ToClient) => heard.push(message), connection: (state: Connection) => states.push(state) };
  live = new Live(open, listener);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

test('is online when it has heard how the match stands', () => {
  expect(states).toEqual(['connecting']);
  last().tell(seen(5));
  expect(states).toEqual(['connecting', 'online']);
  expect(heard).toHaveLength(1);
});

test('comes back after a break, and hears only what is new', () => {
  last().tell(seen(5));
  last().tell(seen(9));
  last().break();
  expect(states.at(-1)).toBe('offline');
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(2);
  expect(last().log).toBe(9);
});

test('waits longer and longer, but not for ever', () => {
  for (let at = 0; at < 12; at++) {
    last().break();
    const before = sockets.length;
    vi.advanceTimersByTime(15_000 * 1.25 + 1);
    expect(sockets.length).toBeGreaterThan(before);
  }
  last().break();
  vi.advanceTimersByTime(5_000);
  expect(last().isClosed).toBe(true);
});

test('sends again what was not acknowledged, under the same name', () => {
  last().tell(seen(5));
  const id = live.answer(answer);
  expect(last().sent).toEqual([{ type: 'answer', id, ...answer }]);
  last().break();
  vi.advanceTimersByTime(1000);
  expect(last().sent).toEqual([]);
  last().tell(seen(5));
  expect(last().sent).toEqual([{ type: 'answer', id, ...answer }]);
  last().tell({ type: 'taken', id, version: 4 });
  expect(live.isWaiting).toBe(false);
  last().break();
  vi.advanceTimersByTime(1500);
  last().tell(seen(6));
  expect(last().sent).toEqual([]);
});

test('keeps what is clicked while there is no connection', () => {
  last().break();
  const id = live.answer(answer);
  vi.advanceTimersByTime(1000);
  last().tell(seen(5));
  expect(last().sent.map((message) => message.id)).toEqual([id]);
});

test('does not send again what was refused', () => {
  last().tell(seen(5));
  const id = live.answer(answer);
  last().tell({ type: 'refused', id, refused: { code: 'late', message: '' } });
  last().break();
  vi.advanceTimersByTime(1000);
  last().tell(seen(5));
  expect(last().sent).toEqual([]);
});

test('notices that the other side has fallen silent', () => {
  last().tell(seen(5));
  vi.advanceTimersByTime(20_001);
  expect(last().sent).toEqual([{ type: 'ping' }]);
  vi.advanceTimersByTime(8_001);
  expect(states.at(-1)).toBe('offline');
  vi.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(2);
});

test('connects at once when the network is back', () => {
  last().break();
  live.retry();
  expect(sockets).toHaveLength(2);
});

test('goes for good', () => {
  last().tell(seen(5));
  live.close();
  expect(last().isClosed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test('what comes faster than it can be drawn is told together, and nothing is lost when the connection breaks', () => {
  for (const end of [5, 6, 7]) last().tell(seen(end));
  expect(heard).toHaveLength(1);
  vi.advanceTimersByTime(16);
  expect(heard).toHaveLength(3);
  for (const end of [8, 9]) last().tell(seen(end));
  last().break();
  expect(heard).toHaveLength(5);
});
