// A match in this browser, with a server that is made up.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Question, Seen, ToClient } from '../wire';
import { GAMES } from '../games';
import { Game } from './game.svelte';

class FakeSocket {
  static last: FakeSocket;
  sent: { type: string; id: string; answer?: string; deed?: string }[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onopen: (() => void) | null = null;
  constructor(readonly url: URL) {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  tell(message: ToClient) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const question = (why: string): Question => ({
  seat: 'north',
  why: { name: why, args: {} },
  shape: { kind: 'one' },
  options: [{ item: 'bridge', count: 1, named: { named: { kind: 'region', id: 'bridge' } } }],
});
const seen = (version: number, asked: Question | null, lines: number[] = []): Seen => ({
  info: {
    id: 'm',
    game: 'toy',
    status: 'running',
    result: null,
    winners: [],
    seats: [],
    yours: ['north'],
    your_turn: true,
    listed: false,
    spectators: false,
    odds: true,
    team_talk: true,
    invite: null,
    origin: null,
    setup: null,
    created: 0,
    updated: 0,
    version,
    trouble: null,
    glance: null,
  },
  position: version,
  seat: 'north',
  hand_over: null,
  waits_for: ['north'],
  gone: [],
  view: { version },
  question: asked,
  log: lines.map((number) => ({ number, at: 0, position: version, what: { event: { name: 'passed', args: {} } } })),
  log_after: (lines[0] ?? 1) - 1,
  log_end: lines.at(-1) ?? 0,
  may_undo: false,
  undo_asked: null,
  draw_offered: null,
});

let game: Game;
let calls: string[];
/** What the server answers to whatever has this in its address. */
let answers: [string, unknown][];
/** A message, and the time to draw it. */
const tell = (message: ToClient) => {
  FakeSocket.last.tell(message);
  vi.advanceTimersByTime(20);
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  localStorage.clear();
  calls = [];
  answers = [
    ['/chat', []],
    ['/facts', {}],
  ];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    const body = answers.find(([part]) => url.includes(part))?.[1] ?? seen(1, question('path'), [1, 2]);
    return { ok: true, status: 200, text: async () => JSON.stringify(body) };
  });
  game = new Game('m');
  await vi.waitFor(() => expect(FakeSocket.last?.url.pathname).toBe('/api/matches/m/live'));
  await vi.waitFor(() => expect(game.seen).not.toBeNull());
  tell({ type: 'seen', ...seen(1, question('path')) });
});
afterEach(() => {
  game.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('begins with the log, and the socket goes on from there', () => {
  expect(FakeSocket.last.url.search).toBe('?log=2');
  expect(game.lines.map((line) => line.number)).toEqual([1, 2]);
  expect(game.asking?.question.why.name).toBe('path');
});

test('parts of a position that are as they were stay the same objects', () => {
  const position = (version: number, wood: number): Seen => ({ ...seen(version, null), view: { mill: { wood: 3 }, ford: { wood } } });
  tell({ type: 'seen', ...position(2, 1) });
  const { mill, ford } = game.view as Record<string, object>;
  tell({ type: 'seen', ...position(3, 2) });
  const now = game.view as Record<string, object>;
  expect(now).toEqual({ mill: { wood: 3 }, ford: { wood: 2 } });
  expect([now.mill === mill, now.ford === ford]).toEqual([true, false]);
});

test('of a game with a table, plans and the table are fetched before anything is drawn; for a text they are not', async () => {
  const table = vi.fn(() => Promise.resolve());
  GAMES.toy = { kind: async () => (await import('../game/plain')).plain, table };
  const plansAsked = () => calls.filter((url) => url.includes('/plans')).length;
  const opened = async (isDrawn: boolean) => {
    const one = new Game('m', isDrawn);
    await vi.waitFor(() => expect(one.seen).not.toBeNull());
    await one.plans();
    one.close();
    return one;
  };
  await opened(true);
  expect([plansAsked(), table.mock.calls.length]).toEqual([1, 1]);
  expect(calls.findIndex((url) => url.includes('/plans'))).toBeLessThan(calls.findLastIndex((url) => url.includes('/facts')));
  await (await opened(false)).plans();
  expect([plansAsked(), table.mock.calls.length]).toEqual([3, 1]);
  delete GAMES.toy;
});

test('an answer is on its way until the position after it is seen', () => {
  game.asking!.take(game.asking!.question.options.find(({ item }) => item === 'bridge')!);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'answer', answer: 'bridge', version: 1, seat: 'north' });
  expect(game.sending).toBe(true);
  game.answer('bridge');
  expect(FakeSocket.last.sent).toHaveLength(1);
  tell({ type: 'taken', id: FakeSocket.last.sent[0]!.id, version: 2 });
  expect(game.sending).toBe(true);
  tell({ type: 'seen', ...seen(2, question('guide'), [3]) });
  expect(game.sending).toBe(false);
  expect(game.lines.map((line) => line.number)).toEqual([1, 2, 3]);
});

test('a refusal is shown, and one can answer again', () => {
  game.answer('bridge');
  tell({ type: 'refused', id: FakeSocket.last.sent[0]!.id, refused: { code: 'forbidden-by-rule', message: 'No.', rule: 'R9.6' } });
  expect(game.refused?.rule).toBe('R9.6');
  expect(game.sending).toBe(false);
  game.answer('bridge');
  expect(game.refused).toBeNull();
  expect(FakeSocket.last.sent).toHaveLength(2);
});

test('lines that come twice are told once', () => {
  tell({ type: 'seen', ...seen(2, null, [2, 3]) });
  tell({ type: 'seen', ...seen(3, null, [3, 4]) });
  expect(game.lines.map((line) => line.number)).toEqual([1, 2, 3, 4]);
});

test('another seat has heard other things', () => {
  tell({ type: 'seen', ...{ ...seen(2, null, [1, 2, 3]), seat: 'south' } });
  expect(game.lines.map((line) => line.number)).toEqual([1, 2, 3]);
  expect(game.lines[0]!.position).toBe(2);
});

const numbers = () => game.lines.map((line) => line.number);
const page = (from: number, end: number) => ({ lines: seen(1, null, range(from, end)).log, end, log_end: 9 });
const range = (from: number, end: number) => Array.from({ length: end - from + 1 }, (_, at) => from + at);

test('what is missing of a long log is fetched in parts', async () => {
  answers.unshift(['/log?after=2', page(3, 5)], ['/log?after=5', page(6, 9)]);
  tell({ type: 'seen', ...seen(2, null, [8, 9]) });
  expect(numbers()).toEqual([1, 2, 8, 9]);
  await vi.waitFor(() => expect(numbers()).toEqual(range(1, 9)));
  expect(calls.filter((url) => url.includes('/log?'))).toEqual(['/api/matches/m/log?after=2', '/api/matches/m/log?after=5']);
});

test('a match that is opened fetches each part once', async () => {
  game.close();
  answers.unshift(['/log?after=0', page(1, 5)], ['/log?after=5', page(6, 7)], ['/matches/m?', seen(1, null, [8, 9])]);
  game = new Game('m');
  await vi.waitFor(() => expect(numbers()).toEqual(range(1, 9)));
  expect(calls.filter((url) => url.includes('/log?'))).toHaveLength(2);
});

test('a position that comes with a refusal leaves no gap: its lines come by themselves', () => {
  tell({ type: 'refused', id: null, refused: { code: 'late', message: 'Late.' }, seen: { ...seen(2, null), log_after: 4, log_end: 4 } });
  tell({ type: 'seen', ...seen(2, null, [3, 4]) });
  expect(numbers()).toEqual([1, 2, 3, 4]);
  expect(calls.some((url) => url.includes('/log?'))).toBe(false);
});

test('another seat hears its own log, of which the first lines may be missing', async () => {
  answers.unshift(['/log?after=0', page(1, 7)]);
  tell({ type: 'seen', ...{ ...seen(3, null, [8, 9]), seat: 'south' } });
  await vi.waitFor(() => expect(numbers()).toEqual(range(1, 9)));
  expect(game.lines[0]!.position).toBe(1);
});

test('the chat begins with its last lines, and earlier ones are fetched', async () => {
  const said = (from: number, end: number) =>
    range(from, end).map((number) => ({ number, at: 0, name: 'Wren', text: '?', audience: 'all' }));
  game.close();
  answers.unshift(['/chat?before=301', said(290, 300)], ['/chat?after=500', said(501, 501)], ['/chat', said(301, 500)]);
  game = new Game('m');
  await vi.waitFor(() => expect(game.seen).not.toBeNull());
  tell({ type: 'seen', ...seen(1, question('path')) });
  await vi.waitFor(() => expect(game.chat).toHaveLength(200));
  expect(game.hasEarlierChat).toBe(true);
  // What lies before the first line is fetched with the others.
  tell({ type: 'chat', lines: [said(299, 299)[0]!, said(501, 501)[0]!] as never });
  expect(game.chat.map((line) => line.number)).toEqual(range(301, 501));
  await game.earlierChat();
  expect(game.chat.map((line) => line.number)).toEqual(range(290, 501));
  expect(game.hasEarlierChat).toBe(false);
  // What the spectators said comes when the match is over.
  tell({ type: 'chat', lines: said(100, 100) as never });
  expect(game.chat[0]!.number).toBe(100);
});

test('the same question is not begun anew when something else happens', () => {
  const before = game.asking;
  tell({ type: 'seen', ...{ ...seen(1, question('path')), draw_offered: { seat: 'south', waits_for: ['north'] } } });
  expect(game.asking).toBe(before);
  expect(game.seen?.draw_offered?.seat).toBe('south');
});

test('going back is asked for where it is not free', () => {
  game.back();
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'deed', deed: 'ask-undo', seat: 'north' });
  tell({ type: 'seen', ...{ ...seen(1, question('path')), may_undo: true } });
  game.back();
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ deed: 'undo' });
});

test('an answer that is on its way is taken back when it has arrived', () => {
  game.answer('bridge');
  const { id } = FakeSocket.last.sent.at(-1)!;
  game.back();
  tell({ type: 'seen', ...{ ...seen(2, question('path')), may_undo: true } });
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'answer' });
  tell({ type: 'taken', id, version: 2 });
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'deed', deed: 'undo' });
});

test('one that is refused is not', () => {
  game.answer('bridge');
  const { id } = FakeSocket.last.sent.at(-1)!;
  game.back();
  tell({ type: 'refused', id, refused: { code: 'not-offered', message: 'No.' } });
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'answer' });
});

test('what was read is remembered', () => {
  tell({ type: 'seen', ...seen(2, null, [3]) });
  game.close();
  const again = new Game('m');
  expect(again.readUpTo).toBe(3);
  again.close();
});

test('without a connection a match is shown as it was left, and what was clicked is sent when it is back', async () => {
  game.answer('bridge');
  const { id } = FakeSocket.last.sent.at(-1)!;
  game.close();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  game = new Game('m');
  await vi.waitFor(() => expect(game.seen?.question?.why.name).toBe('path'));
  expect(game.closed).toBeNull();
  expect(game.sending).toBe(true);
  expect(game.lines.map((line) => line.number)).toEqual([1, 2]);
  tell({ type: 'seen', ...seen(1, question('path')) });
  expect(FakeSocket.last.sent.map((sent) => sent.id)).toEqual([id]);
  tell({ type: 'taken', id, version: 2 });
  tell({ type: 'seen', ...seen(2, question('guide')) });
  expect(game.sending).toBe(false);
});

test('a match that was never seen here is not shown without a connection', async () => {
  game.close();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  game = new Game('other');
  await vi.waitFor(() => expect(game.closed?.code).toBe('no-connection'));
  expect(game.seen).toBeNull();
});

test('a match that another server plays is asked for again by itself', async () => {
  game.close();
  const served = fetch;
  const away = { code: 'other-version', message: 'Another version.' };
  vi.stubGlobal('fetch', async () => ({ ok: false, status: 503, text: async () => JSON.stringify(away) }));
  game = new Game('other');
  await vi.waitFor(() => expect(game.closed?.code).toBe('other-version'));
  vi.stubGlobal('fetch', served);
  vi.advanceTimersByTime(3000);
  await vi.waitFor(() => expect(game.seen).not.toBeNull());
  expect(game.closed).toBeNull();
});
