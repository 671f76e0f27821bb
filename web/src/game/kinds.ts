// The games that can be played here. A match of any of them is drawn by the same page; what differs from game to game, its
// board, its panels and its words, comes from here and is fetched when it is needed.

import type { Component } from 'svelte';
import type { Mark } from '../lib/asking.svelte';
import type { Explainer } from '../lib/explain';
import type { Game } from '../lib/game.svelte';
import type { Move } from '../lib/log';
import type { Line, MatchInfo, Offer } from '../wire';

/** How things stand in a match, as the page may show it, and what never changes in the game. */
export interface Standing<View, Facts> {
  view: View;
  facts: Facts;
}

export interface Kind<View, Facts> {
  /** How far the game has come and who leads, for the head of the page. */
  Head: Component<Standing<View, Facts> & { info: MatchInfo }>;
  /** The turn that is being played. */
  turn: (view: View) => number;
  /** What stands beside the board, each under its tab. Their names are the messages `tab-…`. */
  panels: { id: string; Panel: Component<Standing<View, Facts>>; badge?: (view: View) => number }[];
  board: () => Promise<Component<BoardProps<View, Facts>>>;
  /** The board as text. */
  Places: Component<Omit<BoardProps<View, Facts>, 'moves' | 'lines'>>;
  /** A place of the board, to be read about. */
  place: { name: (id: string) => string; Sheet: Component<Standing<View, Facts> & { id: string }> };
  /** A card, to be read. */
  card: { name: (id: string) => string; Sheet: Component<{ id: string; facts: Facts }> };
  /** What goes on at the moment besides the question, as a battle; in words where it is to be plain. */
  Happening: Component<Standing<View, Facts> & { game: Game; plain: boolean; onread: (card: string) => void }>;
  /** Whether a question can be answered where that is drawn. */
  isDrawn: (view: View, why: string) => boolean;
  /** The moves that the board shows while something goes on. */
  moves: (view: View) => Move[] | undefined;
  /** Who asks, where it is more than the seat. */
  askedBy: (view: View, seat: string) => string | undefined;
  /** What helps to choose an option. */
  about: (standing: Standing<View, Facts>, why: string, offer: Offer) => string | undefined;
  explain: (standing: Standing<View, Facts>, offer: Offer) => Explainer | undefined;
  groups: (offers: Offer[]) => { title: string; offers: Offer[] }[];
  /** The numbers of the rules for a question. */
  rules: (why: string) => string[];
  /** An answer in notation, in words. */
  answered: (answer: string) => string;
  /** The luck of a match that is over. */
  Luck: Component<{ luck: never }>;
}

export interface BoardProps<View, Facts> extends Standing<View, Facts> {
  marks: Record<string, Mark>;
  /** What moved last, and what is about to move. */
  moves: Move[];
  /** The log, of which new moves are shown as they go. */
  lines: Line[];
  onregion: (id: string) => void;
}

/** A game whose views and facts only it understands. */
export type AnyKind = Kind<any, any>;

const KINDS: Record<string, () => Promise<AnyKind>> = {
  war: async () => (await import('./war/kind')).war,
};

export const kindOf = (game: string): Promise<AnyKind> => KINDS[game]!();
