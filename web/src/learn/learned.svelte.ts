// Which lessons are done, and which matches are lessons: kept in this browser.

import { api } from '../lib/api';
import { guestName } from '../lib/guest';
import { person } from '../lib/person.svelte';
import { go } from '../lib/route.svelte';
import { served } from '../lib/served.svelte';
import { settings } from '../lib/settings.svelte';
import type { MatchInfo } from '../wire';
import type { Lesson } from './lesson';

interface Learned {
  /** `game/lesson`. The first ones were kept without their game. */
  done: string[];
  /** Match -> lesson. */
  matches: Record<string, string>;
}

const KEY = 'westmarch-learned';

function kept(): Learned {
  try {
    return { done: [], matches: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Learned>) };
  } catch {
    return { done: [], matches: {} };
  }
}

let learned: Learned = $state.raw(kept());

function keep(changed: Learned): void {
  learned = changed;
  try {
    localStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // A browser that keeps nothing forgets them with the page.
  }
}

export const isDone = (game: string, { id }: Lesson): boolean => learned.done.includes(`${game}/${id}`) || learned.done.includes(id);

/** Somebody has done a lesson here. */
export const hasLearned = (): boolean => learned.done.length > 0;

/** The id of the lesson that a match is, if it is one. */
export const lessonIn = (match: string): string | undefined => learned.matches[match];
export const isLesson = (match: MatchInfo): boolean => lessonIn(match.id) !== undefined;

export function finish(game: string, lesson: Lesson): void {
  if (!isDone(game, lesson)) keep({ ...learned, done: [...learned.done, `${game}/${lesson.id}`] });
  // Whoever has done a lesson knows how questions are answered.
  settings.coached = true;
}

/** Begins a lesson, as a match against the weakest program. */
export async function begin(game: string, lesson: Lesson): Promise<void> {
  await Promise.all([person.named(guestName(), guestName), served.look()]);
  const program = served.levels(game)[0]!;
  const seats = served.game(game)!.seats.map((seat) => (seat === lesson.seat ? ('me' as const) : { program }));
  const setup = lesson.setup.trim().replace(/^ +/gm, '');
  const { id } = await api.create({ game, seats, listed: false, spectators: false, odds: true, setup });
  keep({ ...learned, matches: { ...learned.matches, [id]: lesson.id } });
  go(`/match/${id}`);
}
