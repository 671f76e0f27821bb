// The calls of the server. Whatever it refuses is thrown as `Refusal`, with its code, its sentence and its rule.

import type {
  Advice,
  Audience,
  ChatLine,
  ForkWanted,
  GameInfo,
  Joining,
  Lobby,
  MatchInfo,
  MatchWanted,
  Me,
  Position,
  Refused,
  Reported,
  ResultReport,
  Seen,
  Text,
  Verdict,
} from '../wire';

/** Something was not done. Nothing has changed. */
export class Refusal extends Error {
  readonly code: string;
  readonly rule: string | undefined;

  constructor(refused: Refused) {
    super(refused.message);
    this.code = refused.code;
    this.rule = refused.rule;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const answer = await fetch(`/api${path}`, init).catch(() => {
    throw new Refusal({ code: 'no-connection', message: 'The server cannot be reached.' });
  });
  const text = await answer.text();
  const value = parsed(text);
  if (answer.ok) return value as T;
  throw new Refusal(isRefused(value) ? value : { code: 'no-connection', message: `${answer.status}` });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isRefused(value: unknown): value is Refused {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}

const of = (id: string, rest = '') => `/matches/${encodeURIComponent(id)}${rest}`;

export const api = {
  /** Null for who is nobody yet. */
  me: () => call<Me | null>('GET', '/me'),
  guest: (name: string) => call<Me>('POST', '/guests', { name }),
  account: (name: string, password: string) => call<Me>('POST', '/accounts', { name, password }),
  signIn: (name: string, password: string) => call<Me>('POST', '/sessions', { name, password }),
  signOut: () => call<string>('DELETE', '/sessions'),
  changePassword: (old: string, wanted: string) => call<Me>('PUT', '/me/password', { old, new: wanted }),
  forgetMe: (password: string | null) => call<string>('DELETE', '/me', { password }),

  games: () => call<GameInfo[]>('GET', '/games'),
  facts: <T>(game: string) => call<T>('GET', `/games/${game}/facts`),
  lobby: () => call<Lobby>('GET', '/lobby'),
  mine: () => call<MatchInfo[]>('GET', '/me/matches'),
  create: (wanted: MatchWanted) => call<MatchInfo>('POST', '/matches', wanted),
  join: (id: string, joining: Joining) => call<MatchInfo>('POST', of(id, '/join'), joining),
  leave: (id: string) => call<MatchInfo>('POST', of(id, '/leave')),
  rematch: (id: string) => call<MatchInfo>('POST', of(id, '/rematch')),
  upload: (record: string) => call<MatchInfo>('POST', '/records', { record }),

  seen: (id: string, log = 0, invite?: string) =>
    call<Seen>('GET', of(id, `?log=${log}${invite ? `&invite=${encodeURIComponent(invite)}` : ''}`)),
  check: (id: string, seat: string, answer: string) => call<Verdict>('POST', of(id, '/check'), { seat, answer }),
  odds: <T>(id: string, answer?: string) =>
    call<T | null>('GET', of(id, `/odds${answer === undefined ? '' : `?answer=${encodeURIComponent(answer)}`}`)),
  hint: (id: string) => call<Advice>('POST', of(id, '/hint')),
  position: (id: string, position: number, seat: string | null) =>
    call<Position>('GET', of(id, `/positions/${position}${seat ? `?seat=${seat}` : ''}`)),
  fork: (id: string, wanted: ForkWanted) => call<MatchInfo>('POST', of(id, '/fork'), wanted),
  result: (id: string) => call<ResultReport>('GET', of(id, '/result')),
  luck: <T>(id: string) => call<T>('GET', of(id, '/luck')),
  chat: (id: string, after: number) => call<ChatLine[]>('GET', of(id, `/chat?after=${after}`)),
  // All hear it, unless it is said otherwise.
  say: (id: string, text: string, audience: Audience) =>
    call<ChatLine>('POST', of(id, '/chat'), audience === 'all' ? { text } : { text, audience }),
  notes: (id: string) => call<Text>('GET', of(id, '/notes')),
  setNotes: (id: string, text: string) => call<Text>('PUT', of(id, '/notes'), { text }),
  problem: (id: string, text: string) => call<Reported>('POST', of(id, '/problems'), { text }),

  recordUrl: (id: string) => `/api${of(id, '/record')}`,
  exportUrl: '/api/me/export',
  resultsUrl: (game: string) => `/api/me/results/${game}`,
};
