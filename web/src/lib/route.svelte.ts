// Where one is: a path of the history. `/match/{id}`, `/join/{id}/{invite}`, `/rules/{game}#{number}`.

export type Route =
  | { page: 'home' | 'account' | 'settings' | 'about' | 'lost' }
  | { page: 'learn' | 'rules'; game: string | undefined }
  | { page: 'match'; id: string }
  | { page: 'join'; id: string; invite: string };

/** What a path means. */
export function routeOf(path: string): Route {
  const [first = '', second, third] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === '') return { page: 'home' };
  if (first === 'match' && second) return { page: 'match', id: second };
  if (first === 'join' && second && third) return { page: 'join', id: second, invite: third };
  if (first === 'learn' || first === 'rules') return { page: first, game: second };
  if (first === 'account' || first === 'settings' || first === 'about') return { page: first };
  return { page: 'lost' };
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
  get anchor(): string {
    return decodeURIComponent(hash.slice(1));
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
