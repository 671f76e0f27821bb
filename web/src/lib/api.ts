// The calls of the server. Whatever it refuses is thrown as `Refusal`, with its code, its sentence and its rule.

import type {
  Advice,
  Audience,
  ChatLine,
  Deck,
  DeckChange,
  DeckCheck,
  DeckInfo,
  DeckWanted,
  ForkWanted,
  GameInfo,
  Home,
  Joining,
  Lobby,
  LogPage,
  MatchInfo,
  MatchWanted,
  Me,
  MyStops,
  Plans,
  Position,
  Refused,
  Reported,
  ResultReport,
  Seen,
  Setup,
  SharedDeck,
  StarterDeck,
  StopsWanted,
  Swing,
  Text,
  Verdict,
  WaitingForMe,
} from '../wire';

/** Which of one's matches. */
export type Which = 'yours' | 'others' | 'over' | 'records';

/** Something was not done. Nothing has changed. */
export class Refusal extends Error {
  readonly code: string;
  readonly rule: string | undefined;
  /** What there is to say of a deck that may not be played with. */
  readonly deck: DeckCheck | undefined;
  /** The name of what was asked, where something went wrong at the server. */
  readonly request: string | undefined;

  constructor(refused: Refused) {
    super(refused.message);
    this.code = refused.code;
    this.rule = refused.rule;
    this.deck = refused.deck;
    this.request = refused.request;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const answer = await reach(`/api${path}`, init);
  const value = parsed(await answer.text());
  if (answer.ok) return value as T;
  throw refusalOf(answer, value);
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  return await fetch(url, init).catch(() => {
    throw new Refusal({ code: 'no-connection', message: 'The server cannot be reached.' });
  });
}

const refusalOf = (answer: Response, value: unknown): Refusal =>
  new Refusal(isRefused(value) ? value : { code: 'no-connection', message: `${answer.status}` });

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

const query = (part: Record<string, string | number | undefined>): string => {
  const said = Object.entries(part).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]));
  return said.length > 0 ? `?${said.join('&')}` : '';
};

/** So many matches, and so many lines of chat, come at once; fewer say that there are no more. */
export const MATCHES_AT_ONCE = 100;
export const CHAT_AT_ONCE = 200;

/** The address that the header `Link` of an answer names as the next one. */
export const nextOf = (link: string | null): string | undefined => /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1];

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
  /** The decks that a game has to begin with. */
  starters: (game: string) => call<StarterDeck[]>('GET', `/games/${game}/decks`),
  /** What there is to say of a deck; nothing of it is kept. */
  checkDeck: (game: string, text: string) => call<DeckCheck>('POST', `/games/${game}/decks/check`, { text }),
  decks: (game?: string) => call<DeckInfo[]>('GET', `/me/decks${query({ game })}`),
  deck: (id: string) => call<Deck>('GET', `/me/decks/${encodeURIComponent(id)}`),
  addDeck: (wanted: DeckWanted) => call<Deck>('POST', '/me/decks', wanted),
  changeDeck: (id: string, change: DeckChange) => call<Deck>('PUT', `/me/decks/${encodeURIComponent(id)}`, change),
  removeDeck: (id: string) => call<string>('DELETE', `/me/decks/${encodeURIComponent(id)}`),
  /** A deck that somebody showed, by the end of its link. */
  sharedDeck: (share: string) => call<SharedDeck>('GET', `/decks/${encodeURIComponent(share)}`),
  /** Where I want to be asked in a game. */
  stops: (game: string) => call<MyStops>('GET', `/me/stops/${encodeURIComponent(game)}`),
  setStops: (game: string, wants: StopsWanted['wants']) => call<MyStops>('PUT', `/me/stops/${encodeURIComponent(game)}`, { wants }),
  /** Passes for me until my next stop, or does not any more. */
  goOn: (id: string, seat: string, on: boolean) => call<string>('POST', of(id, '/go-on'), { seat, on }),
  /** Everything that the first page shows. */
  home: () => call<Home>('GET', '/home'),
  lobby: () => call<Lobby>('GET', '/lobby'),
  /** How many matches wait for me. */
  waiting: () => call<WaitingForMe>('GET', '/me/waiting'),
  /** The newest ones of those, or those that are older than a match. */
  mine: (which: Which, before?: string) => call<MatchInfo[]>('GET', `/me/matches${query({ which, before })}`),
  create: (wanted: MatchWanted) => call<MatchInfo>('POST', '/matches', wanted),
  join: (id: string, joining: Joining) => call<MatchInfo>('POST', of(id, '/join'), joining),
  leave: (id: string) => call<MatchInfo>('POST', of(id, '/leave')),
  rematch: (id: string) => call<MatchInfo>('POST', of(id, '/rematch')),
  upload: (record: string) => call<MatchInfo>('POST', '/records', { record }),

  seen: (id: string, log = 0, invite?: string) =>
    call<Seen>('GET', of(id, `?log=${log}${invite ? `&invite=${encodeURIComponent(invite)}` : ''}`)),
  /** The lines of the log after a number, as many as come at once. */
  log: (id: string, after: number) => call<LogPage>('GET', of(id, `/log?after=${after}`)),
  /** What is different about the start of a match. */
  setup: (id: string, invite?: string) => call<Setup>('GET', of(id, `/setup${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`)),
  check: (id: string, seat: string, answer: string) => call<Verdict>('POST', of(id, '/check'), { seat, answer }),
  odds: <T>(id: string, answer?: string) =>
    call<T | null>('GET', of(id, `/odds${answer === undefined ? '' : `?answer=${encodeURIComponent(answer)}`}`)),
  /** What can be done from the open question, as whole chains of answers. */
  plans: (id: string) => call<Plans>('GET', of(id, '/plans')),
  hint: (id: string) => call<Advice>('POST', of(id, '/hint')),
  position: (id: string, position: number, seat: string | null) =>
    call<Position>('GET', of(id, `/positions/${position}${seat ? `?seat=${seat}` : ''}`)),
  fork: (id: string, wanted: ForkWanted) => call<MatchInfo>('POST', of(id, '/fork'), wanted),
  result: (id: string) => call<ResultReport>('GET', of(id, '/result')),
  luck: <T>(id: string) => call<T>('GET', of(id, '/luck')),
  /** How a match that is over swung; it takes a while. */
  swing: (id: string) => call<Swing | null>('GET', of(id, '/swing')),
  /** The last lines of the chat, or those before or after one. */
  chat: (id: string, part: { after?: number; before?: number } = {}) => call<ChatLine[]>('GET', of(id, `/chat${query(part)}`)),
  // All hear it, unless it is said otherwise.
  say: (id: string, text: string, audience: Audience) =>
    call<ChatLine>('POST', of(id, '/chat'), audience === 'all' ? { text } : { text, audience }),
  notes: (id: string) => call<Text>('GET', of(id, '/notes')),
  setNotes: (id: string, text: string) => call<Text>('PUT', of(id, '/notes'), { text }),
  problem: (id: string, text: string) => call<Reported>('POST', of(id, '/problems'), { text }),

  recordUrl: (id: string) => `/api${of(id, '/record')}`,
  exportUrl: '/api/me/export',
  /** The results of all one's matches of a game, as a table; it comes in parts. */
  results: async (game: string): Promise<string> => {
    let table = '';
    for (let next: string | undefined = `/api/me/results/${encodeURIComponent(game)}`; next;) {
      const answer = await reach(next, { credentials: 'same-origin' });
      const text = await answer.text();
      if (!answer.ok) throw refusalOf(answer, parsed(text));
      table += text;
      next = nextOf(answer.headers.get('link'));
    }
    return table;
  },
};
