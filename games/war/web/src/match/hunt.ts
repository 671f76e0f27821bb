// The story of a Hunt for the Ring, told by the events of the log: the roll and its re-roll, the tiles, and what they did.

import { idOf } from '@house/lib/notation';
import type { Line, Told } from '@house/wire';
import type { WarFacts, WarFellowship } from '../wire';
import { numberIn, thrown, type Throw } from './battle';

export interface HuntStory {
  /** The line it begins with. */
  first: number;
  throws: Throw[];
  /** The successes of the roll; none without a roll, as on the Mordor Track. */
  successes: number | undefined;
  /** The tiles that were drawn, with the damage of those that did any. */
  tiles: { number: number; tile: string; damage: number | undefined }[];
  /** What came of it: lost Companions, corruption, being revealed. */
  effects: Told[];
  /** The last line of the log that is about it, and the position after it. */
  last: number;
  position: number;
  /** Dice for a card look the same until it is told what they were for. */
  isCertain: boolean;
  isOver: boolean;
}

/** With these something else begins. */
const ELSEWHERE = new Set(
  'acted passed skipped turn rolled ring-used hunt-dice into-hunt-box played declared attacked progress'.split(' '),
);
const EFFECTS = new Set('hunt-casualty eliminated separated guide corruption revealed mordor-step table-discarded stripped'.split(' '));

/** The last Hunt that the log tells of. */
export function huntStory(lines: Line[]): HuntStory | undefined {
  let story: HuntStory | undefined;
  let isOn = false;
  let isInBattle = false;
  for (const line of lines) {
    if (!('event' in line.what)) continue;
    const { number } = line;
    const told = line.what.event;
    const { name, args } = told;
    if (ELSEWHERE.has(name)) {
      isInBattle = name === 'attacked';
      isOn = name === 'progress';
      if (story) story.isOver = true;
      continue;
    }
    if (isInBattle) continue;
    const isOpen = story && !story.isOver;
    if (!isOpen && (name === 'threw' || name === 'drawn')) {
      const certain = isOn || name === 'drawn';
      story = {
        first: number,
        throws: [],
        successes: undefined,
        tiles: [],
        effects: [],
        last: number,
        position: 0,
        isCertain: certain,
        isOver: false,
      };
    }
    if (!story || story.isOver) continue;
    if (name === 'threw') story.throws.push(thrown(line as Line & { what: { event: Told } }, story.throws.length ? 'again' : 'roll'));
    else if (name === 'hunted') {
      story.successes = numberIn(args.count);
      story.isCertain = true;
    } else if (name === 'drawn') story.tiles.push({ number, tile: idOf(args.tile!, 'tile') ?? '', damage: undefined });
    else if (name === 'damage' && story.tiles.length > 0) story.tiles.at(-1)!.damage = numberIn(args.count);
    else if (EFFECTS.has(name)) story.effects.push(told);
    else continue;
    [story.last, story.position] = [number, line.position];
  }
  return story;
}

/** The Corruption after a choice, from the least to the most that it may be. */
export interface Outcome {
  now: number;
  least: number;
  most: number;
}

/** What a choice of who bears the damage makes of the Corruption: whoever is lost takes as much as his Level. */
export function outcome(choice: string, damage: number, { corruption, guide, companions }: WarFellowship, facts: WarFacts): Outcome {
  const level = (id: string) => facts.characters.find((each) => each.id === id)?.level ?? 0;
  const after = (borne: number) => Math.min(facts.most_corruption, corruption + Math.max(0, damage - borne));
  const levels = choice === 'guide' ? [level(guide)] : choice === 'random' ? companions.map(level) : [0];
  const results = levels.map(after);
  return { now: corruption, least: Math.min(...results), most: Math.max(...results) };
}
