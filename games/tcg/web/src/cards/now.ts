// What is true of a card in play now, as far as it is drawn on it; and what somebody hears who does not see it.

import { say } from '@house/lib/speech.svelte';
import type { CardFacts, Keyword } from './facts';
import { isCharacter } from './facts';

/** What a match makes of a card. What is left out is as it is printed. */
export interface Now {
  strength?: number;
  vitality?: number;
  wounds?: number;
  burdens?: number;
  cost?: number;
  /** Keywords with their numbers. */
  keywords?: Keyword[];
}

/** What a card is to the question that is asked, and whether it counts at all. */
export interface Standing {
  /** It can be chosen. */
  isLit?: boolean;
  isChosen?: boolean;
  /** A lesson points at it. */
  isAdvised?: boolean;
  /** Something is about to happen to it. */
  isAbout?: boolean;
  /** Not active this turn, or of the other side. */
  isInactive?: boolean;
  /** In hand, and of no use now. */
  isQuiet?: boolean;
}

export interface Drawn {
  strength: number;
  /** How the strength is to the printed one. */
  change: 'up' | 'down' | '';
  vitality: number;
  /** What is left of the vitality. */
  left: number;
  isExhausted: boolean;
}

/** The numbers of a character as they are drawn. */
export function drawn(facts: CardFacts, now: Now): Drawn {
  const printed = facts.strength ?? 0;
  const strength = now.strength ?? printed;
  const vitality = now.vitality ?? facts.vitality ?? 0;
  const left = vitality - (now.wounds ?? 0);
  const change = strength > printed ? 'up' : strength < printed ? 'down' : '';
  return { strength, change, vitality, left, isExhausted: left === 1 && vitality > 1 };
}

/** A card in words, in the order in which it is seen. */
export function heard(facts: CardFacts, now: Now = {}, { isLit, isChosen, isAdvised, isAbout, isInactive }: Standing = {}): string {
  const parts = [facts.title];
  if (facts.subtitle) parts.push(facts.subtitle);
  parts.push(say(`type-${facts.type}`));
  if (isCharacter(facts)) {
    const { strength, change, vitality, left, isExhausted } = drawn(facts, now);
    const printed = facts.strength ?? 0;
    parts.push(change ? say('heard-strength-printed', { strength, printed }) : say('heard-strength', { strength }));
    parts.push(say('heard-vitality', { left, vitality }));
    if (now.wounds) parts.push(say('heard-wounds', { wounds: now.wounds }));
    if (isExhausted) parts.push(say('heard-exhausted'));
  }
  if (facts.type !== 'site' && (now.cost ?? facts.cost) !== undefined) parts.push(say('heard-cost', { cost: now.cost ?? facts.cost! }));
  if (now.burdens) parts.push(say('heard-burdens', { burdens: now.burdens }));
  if (isAbout) parts.push(say('heard-about'));
  if (isInactive) parts.push(say('heard-inactive'));
  if (isChosen) parts.push(say('heard-chosen'));
  else if (isLit) parts.push(say('heard-lit'));
  if (isAdvised) parts.push(say('learn-suggested'));
  return parts.join(', ');
}
