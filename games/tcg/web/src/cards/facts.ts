// What is printed on a card, and which signs it is drawn with. Nothing here depends on a match.

import type { TcgCardFacts } from '../wire';

/** What is printed on a card, as far as it is drawn; what it does not have is left out. */
export type CardFacts = Pick<TcgCardFacts, 'code' | 'title' | 'type'> & Partial<TcgCardFacts>;

/** The nine kinds of ground; a site without any lies at a road. */
const GROUND = ['sanctuary', 'underground', 'river', 'forest', 'mountain', 'marsh', 'plains'];

/** Keywords that are drawn on a card in play. */
export const KEYWORD_SIGNS: Record<string, string> = {
  archer: 'm-bow',
  damage: 'm-burst',
  fierce: 'm-fire',
  defender: 'i-shield',
  ranger: 'm-foot',
  tracker: 'm-foot',
};

/** What conditions look like, by a keyword. */
const CONDITION_SIGNS: Record<string, string> = { tale: 'p-tale', weather: 'p-weather', search: 'm-eye' };

const CHARACTERS = ['companion', 'ally', 'minion'];

export const isCharacter = ({ type }: CardFacts): boolean => CHARACTERS.includes(type);

const has = ({ keywords = [] }: CardFacts, wanted: string): boolean => keywords.some(({ id }) => id === wanted);

export const groundOf = (facts: CardFacts): string => GROUND.find((ground) => has(facts, ground)) ?? 'road';

/** The kinds of ground of a site, each with a sign. */
export const groundsOf = (facts: CardFacts): string[] => GROUND.filter((ground) => has(facts, ground));

/** Whose colours a card has: those of its culture; sites and The One Ring have their own. */
export const frameOf = ({ culture, type }: CardFacts): string => culture ?? (type === 'site' ? 'site' : 'ring');

/** The little landscape behind the sign. */
export const landscapeOf = (facts: CardFacts): string => facts.culture ?? (facts.type === 'site' ? groundOf(facts) : 'ring');

/** The figure of a card: its race, what kind of thing it is, or its phase. */
export function figureOf(facts: CardFacts): string {
  const { type, race, class: thing, phases = [] } = facts;
  if (type === 'site') return `g-${groundOf(facts)}`;
  if (type === 'ring') return 'k-ring';
  if (race) return `r-${race}`;
  if (type === 'event') return `p-${phases[0] ?? 'response'}`;
  if (type === 'condition') {
    const keyword = Object.keys(CONDITION_SIGNS).find((keyword) => has(facts, keyword));
    return keyword ? CONDITION_SIGNS[keyword]! : 'p-condition';
  }
  if (thing) return `i-${thing}`;
  return type === 'artifact' ? 'i-artifact' : 'i-none';
}

/** A number with its sign, as a bonus is written. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

/** A keyword with its number, 1 where it has none. */
export type Keyword = [word: string, number: number];

export const keywordsOf = ({ keywords = [] }: CardFacts): Keyword[] => keywords.map(({ id, plus }) => [id, plus ?? 1]);
