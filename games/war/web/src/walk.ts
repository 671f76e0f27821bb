// A match of War as one walks through it: the turn of each entry of the log, a sign for what was done, battles and Hunts.

import type { Entry, TimeMark, Walked } from '@house/lib/log';
import { BEARERS, DIE, EYE, FACES, RING, STAR } from './pieces/symbols';
import { eventsOf, idIn, timesOf } from './tale';

/** What went somewhere. */
const ARROW = 'M-9-2.200H1.500V-7L9.500 0 1.500 7V2.200H-9z';
const DASH = 'M-6-1.500H6V1.500H-6z';
const CARDS = FACES.event!;
const SWORDS = FACES.army!;
const FIGURE = FACES.character!;
const BANNER = FACES.muster!;

/** Signs of actions, and of what happens besides them, by their names. */
const SIGNS: Record<string, string> = {
  'move-armies': ARROW,
  attack: SWORDS,
  'play-event': CARDS,
  'draw-event': CARDS,
  'advance-nation': BANNER,
  recruit: BANNER,
  'voice-recruits': BANNER,
  'voice-promotes': BANNER,
  'bring-minion': FIGURE,
  'move-fellowship': BEARERS,
  'hide-fellowship': BEARERS,
  separate: FIGURE,
  'move-companions': FIGURE,
  'move-minions': FIGURE,
  'bring-gandalf': FIGURE,
  'crown-aragorn': FIGURE,
  turn: CARDS,
  declared: BEARERS,
  guide: BEARERS,
  'hunt-dice': DIE,
  rolled: DIE,
  'ring-used': RING,
  passed: DASH,
  skipped: DASH,
  won: STAR,
};

export const marks: Record<string, TimeMark> = {
  battle: { sign: SWORDS, key: 'KeyB' },
  hunt: { sign: EYE, key: 'KeyH' },
};

/** What stands out, by the event that tells of it. */
const MARKED: [mark: string, events: string[]][] = [
  ['battle', ['attacked']],
  ['hunt', ['hunted', 'drawn']],
];

export function walk(entries: Entry[]): Walked[] {
  const times = timesOf(entries);
  return entries.map((entry, at): Walked => {
    const events = eventsOf(entry.lines);
    const first = events[0];
    const mark = MARKED.find(([, names]) => events.some(({ name }) => names.includes(name)))?.[0];
    const sign = mark ? marks[mark]!.sign : SIGNS[first ? idIn(first.args.action, 'action') || first.name : ''];
    return { turn: times[at]!.turn, ...(sign ? { sign } : {}), ...(mark ? { mark } : {}) };
  });
}
