// A deck while it is built: what is in it, and how it is written. No rule is here: what may be played with, the server says.

import type { CardFacts } from '../cards/facts';

export interface DeckList {
  bearer: string | undefined;
  ring: string | undefined;
  /** The road: at each number the codes of the sites there. */
  sites: string[];
  /** How many of each card, by its code. */
  draw: Record<string, number>;
}

export const EMPTY: DeckList = { bearer: undefined, ring: undefined, sites: [], draw: {} };

type Find = (code: string) => CardFacts;

/** Reads a deck as the server writes it: `ring-bearer 1C290`, `ring 1C2`, `site 1U320`, `4 1C9`; names behind codes are for people. */
export function read(text: string): DeckList {
  const list: DeckList = { ...EMPTY, sites: [], draw: {} };
  for (const line of text.split('\n')) {
    const [what, code] = line.trim().split(/\s+/);
    if (!what || !code || what.startsWith('#')) continue;
    if (what === 'ring-bearer') list.bearer = code;
    else if (what === 'ring') list.ring = code;
    else if (what === 'site') list.sites.push(code);
    else if (Number(what) > 0) list.draw[code] = (list.draw[code] ?? 0) + Number(what);
  }
  return list;
}

/** The name of a card as people tell them apart. */
export const fullName = ({ title, subtitle }: CardFacts): string => (subtitle ? `${title}, ${subtitle}` : title);

export function write({ bearer, ring, sites, draw }: DeckList, find: Find): string {
  const line = (what: string, code: string) => `${what} ${code} ${fullName(find(code))}`;
  return [
    ...(bearer ? [line('ring-bearer', bearer)] : []),
    ...(ring ? [line('ring', ring)] : []),
    ...sites.map((code) => line('site', code)),
    ...Object.entries(draw).map(([code, count]) => line(String(count), code)),
    '',
  ].join('\n');
}

/** As other programs list it: `4x1_9`, one to a line, without rarities. */
export function bare({ bearer, ring, sites, draw }: DeckList): string {
  const number = (code: string) => code.replace(/^(\d+)[A-Z]+/, '$1_');
  const single = [bearer, ring, ...sites].flatMap((code) => (code ? [number(code)] : []));
  return [...single, ...Object.entries(draw).map(([code, count]) => `${count}x${number(code)}`), ''].join('\n');
}

const bears = ({ keywords = [] }: CardFacts): boolean => keywords.some(({ id }) => id === 'ring-bearer');
export const canBear = (card: CardFacts): boolean => card.type === 'companion' && bears(card);

/** One more of a card, where it belongs: a site takes the place of another of its number, a Ring that of another, the first who can bears it. */
export function add(list: DeckList, card: CardFacts, find: Find): DeckList {
  if (card.type === 'ring') return { ...list, ring: card.code };
  if (card.type === 'site') {
    const others = list.sites.filter((code) => find(code).site !== card.site);
    return { ...list, sites: [...others, card.code].sort((a, b) => (find(a).site ?? 0) - (find(b).site ?? 0)) };
  }
  if (canBear(card) && !list.bearer) return { ...list, bearer: card.code };
  return { ...list, draw: { ...list.draw, [card.code]: (list.draw[card.code] ?? 0) + 1 } };
}

/** One less, from the draw deck first. */
export function remove(list: DeckList, { code }: CardFacts): DeckList {
  const count = list.draw[code] ?? 0;
  if (count > 1) return { ...list, draw: { ...list.draw, [code]: count - 1 } };
  if (count === 1) return { ...list, draw: Object.fromEntries(Object.entries(list.draw).filter(([other]) => other !== code)) };
  if (list.sites.includes(code)) return { ...list, sites: list.sites.filter((site) => site !== code) };
  if (list.ring === code) return { ...list, ring: undefined };
  if (list.bearer === code) return { ...list, bearer: undefined };
  return list;
}

/** He bears the Ring from now on; who bore it before goes into the draw deck only if somebody puts him there. */
export const bear = (list: DeckList, { code }: CardFacts): DeckList => ({ ...list, bearer: code });

/** How many of a card there are, wherever. */
export function countOf({ bearer, ring, sites, draw }: DeckList, code: string): number {
  const single = [bearer, ring, ...sites].filter((other) => other === code).length;
  return single + (draw[code] ?? 0);
}

/** How many cards of a title there are, whatever their subtitles: that is what counts. */
export function copiesOf(list: DeckList, title: string, find: Find): number {
  const codes = new Set([list.bearer, list.ring, ...list.sites, ...Object.keys(list.draw)]);
  return [...codes].reduce((sum, code) => (code && find(code).title === title ? sum + countOf(list, code) : sum), 0);
}

/** All cards of the draw deck, each as often as it is there. */
export const cardsOf = ({ draw }: DeckList): string[] => Object.entries(draw).flatMap(([code, count]) => Array<string>(count).fill(code));

/** So many cards of the draw deck at random: a hand to look at. */
export function handOf(list: DeckList, size: number, random = Math.random): string[] {
  const cards = cardsOf(list);
  return Array.from({ length: Math.min(size, cards.length) }, () => cards.splice(Math.floor(random() * cards.length), 1)[0]!);
}

/** The costs of the draw deck, by side: how many cards cost so much, the last are those that cost more. */
export function curveOf(list: DeckList, find: Find, most = 7): { free: number; shadow: number }[] {
  const curve = Array.from({ length: most + 1 }, () => ({ free: 0, shadow: 0 }));
  for (const [code, count] of Object.entries(list.draw)) {
    const { cost = 0, side } = find(code);
    if (side === 'free' || side === 'shadow') curve[Math.min(cost, most)]![side] += count;
  }
  return curve;
}

const ORDER = ['companion', 'ally', 'minion', 'possession', 'artifact', 'condition', 'event', 'site', 'ring'];
/** Types in the order of a deck, then costs, then names. */
export const inOrder = (one: CardFacts, other: CardFacts): number =>
  ORDER.indexOf(one.type) - ORDER.indexOf(other.type) ||
  (one.site ?? 0) * Number(one.type === 'site') - (other.site ?? 0) * Number(other.type === 'site') ||
  (one.cost ?? 0) - (other.cost ?? 0) ||
  fullName(one).localeCompare(fullName(other));
