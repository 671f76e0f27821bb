// What works without a connection. The worker keeps the files of one version of the client, those of a game once it was
// opened, and gives them to pages that the server does not answer. Pages are asked for at the server first, so that nobody is left with an old one; a new version
// takes over when the last page of the old one is closed, so that no open page misses a part of itself.

// Filled in when the client is built (vite.config.ts).
declare const __FILES__: string[];
declare const __GAMES__: Record<string, string[]>;
declare const __VERSION__: string;

// The types of workers cannot stand beside those of pages: this is all that is needed of them.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Lasting {
  data: { keep?: string } | null;
}
interface Worker {
  addEventListener(name: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetched) => void): void;
  addEventListener(name: 'message', listener: (event: Told) => void): void;
  clients: { claim(): Promise<void> };
}
const worker = self as unknown as Worker;

const NAME = `westmarch-${__VERSION__}`;
/** The files of each game. */
const GAMES = __GAMES__;
/** All pages are the same file. */
const PAGE = '/';
/** Who waits longer for a page than this gets the one that is kept. */
const PATIENCE = 4000;

worker.addEventListener('install', (event) => event.waitUntil(keepFiles()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => worker.clients.claim())));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

worker.addEventListener('message', (event) => {
  const game = event.data?.keep;
  if (game) event.waitUntil(keepGame(game));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(NAME);
  // The names of most files change with their content: what the browser has of them need not be fetched again.
  await cache.addAll([new Request(PAGE, { cache: 'reload' }), ...__FILES__]);
  // What was kept of the version before is kept of this one.
  for (const game of Object.keys(GAMES)) if (await caches.match(markOf(game))) await keepGame(game);
}

/** Where it is written down that a game is kept. */
const markOf = (game: string): string => `/kept/${game}`;

async function keepGame(game: string): Promise<void> {
  const cache = await caches.open(NAME);
  const files = GAMES[game];
  if (!files || (await cache.match(markOf(game)))) return;
  await cache.addAll(files);
  await cache.put(markOf(game), new Response());
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
}

async function page(request: Request): Promise<Response> {
  const kept = await caches.match(PAGE, { ignoreVary: true });
  if (!kept) return fetch(request);
  const answer = await Promise.race([fetch(request), pause(PATIENCE)]).catch(() => undefined);
  return answer && answer.status < 500 ? answer : kept;
}

async function file(request: Request): Promise<Response> {
  // Whatever headers it is asked with, it is the same file.
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

function pause(milliseconds: number): Promise<undefined> {
  return new Promise((done) => setTimeout(() => done(undefined), milliseconds));
}
