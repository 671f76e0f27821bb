// Matches as they stood when they were left, kept in this browser, so that they can be looked at without a connection; and what
// was clicked and had not arrived yet. Only the last state is kept: at one device nobody finds what the other has seen.

import type { FromClient, Line, Seen } from '../wire';

export interface Kept {
  at: number;
  seen: Seen;
  /** The last lines of the log. */
  lines: Line[];
  /** What was sent and not acknowledged. */
  waiting: FromClient[];
}

const PREFIX = 'westmarch-kept-';
const FACTS = 'westmarch-facts-';
/** So many matches, and so many lines of each. */
const MATCHES = 5;
const LINES = 60;

/** Keeps a match. */
export function keep(id: string, seen: Seen, lines: Line[], waiting: FromClient[]): void {
  const kept: Kept = { at: Date.now(), seen: { ...seen, log: [] }, lines: lines.slice(-LINES), waiting };
  write(PREFIX + id, kept);
  all()
    .slice(MATCHES)
    .forEach(([key]) => forget(key));
}

/** A match as it was left. */
export const keptMatch = (id: string): Kept | null => read<Kept>(PREFIX + id);

/** All of them, the last one first. */
export const keptMatches = (): Seen[] => all().map(([, kept]) => kept.seen);

/** Forgets all, as when somebody else may come to this browser. */
export const forgetMatches = (): void => all().forEach(([key]) => forget(key));

/** What never changes of a game. */
export const keepFacts = (game: string, facts: unknown): void => write(FACTS + game, facts);
export const keptFacts = (game: string): unknown => read(FACTS + game);

function all(): [string, Kept][] {
  const keys = guarded(() => Object.keys(localStorage)) ?? [];
  const found = keys.filter((key) => key.startsWith(PREFIX)).map((key) => [key, read<Kept>(key)] as const);
  const readable = found.filter((each): each is [string, Kept] => each[1] !== null);
  return readable.sort(([, one], [, other]) => other.at - one.at);
}

function read<T>(key: string): T | null {
  return guarded(() => JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? null;
}

function write(key: string, value: unknown): void {
  guarded(() => localStorage.setItem(key, JSON.stringify(value)));
}

function forget(key: string): void {
  guarded(() => localStorage.removeItem(key));
}

/** A browser that keeps nothing, or has no room left, is no reason to stop. */
function guarded<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
