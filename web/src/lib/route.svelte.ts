// Where one is: a path of the history. `/match/{id}`, `/join/{id}/{invite}`, `/rules/{game}#{number}`, `/create?with=device`,
// `/decks`, `/decks/{game}/{deck}`, `/decks/{game}/shared/{secret}`.

/** Pages whose addresses say nothing more. */
const PLAIN = ['lobby', 'mine', 'create', 'account', 'settings', 'about'] as const;
type Plain = (typeof PLAIN)[number];

export type Route =
  | { page: 'home' | 'lost' | Plain }
  | { page: 'learn' | 'rules'; game: string | undefined }
  | { page: 'decks'; game: string | undefined; deck: string | undefined; share: string | undefined }
  | { page: 'match'; id: string }
  | { page: 'join'; id: string; invite: string };

/** What a path means. */
export function routeOf(path: string): Route {
  const [first = '', second, third, fourth] = path.split('/').filter(Boolean).map(decoded);
  if (first === '') return { page: 'home' };
  if (first === 'match' && second) return { page: 'match', id: second };
  if (first === 'join' && second && third) return { page: 'join', id: second, invite: third };
  if (first === 'learn' || first === 'rules') return { page: first, game: second };
  if (first === 'decks' && (third !== 'shared' || fourth)) {
    return { page: first, game: second, ...(fourth ? { deck: undefined, share: fourth } : { deck: third, share: undefined }) };
  }
  const plain = PLAIN.find((page) => page === first);
  return { page: plain && !second ? plain : 'lost' };
}

/** A part of an address; as it stands where it cannot be read. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let path = $state(location.pathname);
let search = $state(location.search);
let hash = $state(location.hash);

function look(): void {
  [path, search, hash] = [location.pathname, location.search, location.hash];
}

addEventListener('popstate', look);
addEventListener('hashchange', look);

export const here = {
  get route(): Route {
    return routeOf(path);
  },
  /** A switch in the address, as in `?text`. */
  has: (name: string): boolean => new URLSearchParams(search).has(name),
  /** What the address says of something, as in `?at=12`. */
  said: (name: string): string | null => new URLSearchParams(search).get(name),
  get anchor(): string {
    return decoded(hash.slice(1));
  },
};

/** Goes somewhere. */
export function go(to: string): void {
  history.pushState(null, '', to);
  look();
  if (location.hash) return;
  scrollTo(0, 0);
  // Whoever hears the page hears the new one from its beginning.
  setTimeout(() => document.activeElement === document.body && toContent(), 150);
}

/** This address with something else said of these; of what is null nothing is said. */
export function addressWith(said: Record<string, string | null>): string {
  const url = new URL(path + search, location.href);
  for (const [name, value] of Object.entries(said)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  // A switch is said by its name alone.
  return url.href.replace(/=(?=&|$)/g, '');
}

/** Says something else in the address, without going anywhere. */
export function nowSay(said: Record<string, string | null>): void {
  const address = addressWith(said);
  if (address === location.href) return;
  history.replaceState(history.state, '', address);
  look();
}

/** Another address for where one is. */
export function replace(to: string): void {
  history.replaceState(history.state, '', to);
  look();
}

/** Moves the focus to the content of the page. */
export function toContent(): void {
  const content = document.querySelector('main');
  content?.setAttribute('tabindex', '-1');
  content?.focus({ preventScroll: true });
}

/** Links inside the client are followed without loading the page anew. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
