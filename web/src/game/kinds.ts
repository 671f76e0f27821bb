// What a game may bring to the page of a match: its board, its panels, its words for things. Everything is optional: a game
// that brings nothing is asked, answered and told in words (`plain.ts`). The list of games is `games.ts`.
//
// Two kinds of things have names that every game shares: a place of a board is a `region`, what can be read is a `card`.

import type { Component, Snippet } from 'svelte';
import type { Lesson } from '../learn/lesson';
import type { Asking, Mark } from '../lib/asking.svelte';
import type { Explainer } from '../lib/explain';
import type { Game } from '../lib/game.svelte';
import type { LogKind, Move } from '../lib/log';
import type { Named } from '../lib/named';
import type { Thing } from '../lib/plans';
import type { Arg, Line, MatchInfo, Offer, Seen } from '../wire';
import type { Tone } from './tones';

/** How things stand in a match, as the page may show it, and what never changes in the game. */
export interface Standing<View, Facts> {
  view: View;
  facts: Facts;
}

export interface Kind<View, Facts> {
  /** The colours of seats, by their names. */
  tones?: Record<string, Tone>;
  /** How far the game has come and who leads, for the head of the page. */
  Head?: Component<Standing<View, Facts> & { info: MatchInfo }>;
  /** The turn that is being played. */
  turn?: (view: View) => number;
  /** What stands beside the board, each under its tab. Their names are the messages `tab-…`. */
  panels?: { id: string; Panel: Component<Standing<View, Facts>>; badge?: (view: View) => number }[];
  board?: () => Promise<Component<BoardProps<View, Facts>>>;
  /** The whole page of a match, drawn by the game: it places what the house hands it. Goes before `board` and `panels`. */
  table?: () => Promise<Component<TableProps<View, Facts>>>;
  /** The board as text. */
  Places?: Component<Omit<BoardProps<View, Facts>, 'moves' | 'lines'>>;
  /** A place of the board, to be read about. */
  place?: { name: (id: string) => string; Sheet: Component<Standing<View, Facts> & { id: string }> };
  /** A card, to be read. */
  card?: { name: (id: string) => string; Sheet: Component<{ id: string; facts: Facts }> };
  /** What goes on at the moment besides the question, as a battle; in words where it is to be plain. */
  Happening?: Component<Standing<View, Facts> & { game: Game; plain: boolean; onread: (card: string) => void }>;
  /** The answers to a question in pictures or as proposals, where a list would say less. The list stays under `L`. */
  answers?: (view: View, why: string) => Component<Standing<View, Facts> & { game: Game; asking: Asking; busy: boolean }> | undefined;
  /** The moves that the board shows while something goes on. */
  moves?: (view: View) => Move[] | undefined;
  /** Who asks, where it is more than the seat. */
  askedBy?: (view: View, seat: string) => string | undefined;
  /** What helps to choose an option. */
  about?: (standing: Standing<View, Facts>, why: string, offer: Offer) => string | undefined;
  explain?: (standing: Standing<View, Facts>, offer: Offer) => Explainer | undefined;
  /** The options in groups with titles, where there are many. */
  groups?: (facts: Facts, offers: Offer[]) => { title: string; offers: Offer[] }[];
  /** Everything that an answer can name, with what it is called, for whoever asks about it. */
  things?: (facts: Facts) => Named[];
  /** The numbers of the rules for a question. */
  rules?: (facts: Facts, why: string) => string[];
  /** An answer in notation, in words. */
  answered?: (answer: string) => string;
  /** How things are done by hand: on the board, with dice, pieces and cards. */
  hand?: Hand<View>;
  /** The luck of a match that is over. */
  Luck?: Component<{ luck: never }>;
  log?: LogKind;
}

/** What the doing by hand needs to know of a game. */
export interface Hand<View> {
  /** Questions in which somebody is attacked, by their names. */
  attacks?: readonly string[];
  /** The chance of success, in what the server tells of an attack. */
  chance?: (odds: unknown) => number;
  /** The answer to a question with which everything stays as it is, where that is no word. */
  usual?: (view: View, why: string) => string | undefined;
  /** Something that goes along, drawn. */
  Figure?: Component<{ item: string }>;
  /** The same in a word. */
  short?: (item: string, named: Arg) => string;
  /** What is done at a place, if it is more than going there. */
  aim?: (action: string, place: string) => string | undefined;
  /** What the dice in hand show, by their places; nothing where one is used. */
  dice?: (view: View) => (string | undefined)[];
  /** The cards in hand, in their order. */
  cards?: (view: View) => string[];
  /** Keys that take a piece, by their codes. */
  keys?: Record<string, Thing>;
}

export interface BoardProps<View, Facts> extends Standing<View, Facts> {
  marks: Record<string, Mark>;
  /** What moved last, and what is about to move. */
  moves: Move[];
  /** The log, of which new moves are shown as they go. */
  lines: Line[];
  onregion: (id: string) => void;
}

/** What a game that draws its own table is given. The snippets are parts of the page, to be placed once each. */
export interface TableProps<View, Facts> extends Standing<View, Facts> {
  game: Game;
  seen: Seen;
  /** What can be done with the things on the table, and doing it. */
  doing: TableDoing;
  /** The head of the page: home, `Head` of the game, who is asked, step back, the drawer, the menu. It fits itself to its width. */
  bar: Snippet;
  /** What is asked, with everything around it. */
  question: Snippet;
  log: Snippet;
  /** Everything else that can be read, under tabs: the panels of the game, the log, what is said. */
  drawer: Snippet;
  isDrawerOpen: boolean;
  onread: (card: string) => void;
}

/** What a table shows of what can be done, and tells of what was clicked. Things are named by their kind and id, as in offers. */
export interface TableDoing {
  /** It can be chosen now. */
  glow(kind: string, id: string): boolean;
  isChosen(kind: string, id: string): boolean;
  /** It was clicked, or dragged to; `place` says which one where there are several alike. */
  pick(kind: string, id: string, place?: number): void;
  /** A region is pointed at, or none. */
  aim(region: string | undefined): void;
  readonly marks: Record<string, Mark>;
  /** What of the board is pale: nothing, all but the marked regions which are outlined too, or all but those without outlines. */
  readonly veil: 'none' | 'others' | 'impossible';
  readonly moves: Move[];
  /** Short texts at regions, as the chance to win there. */
  readonly chances: Record<string, string>;
  /** What is proposed for paying, with its place if a certain one was chosen. */
  readonly raised: { face: string; place: number | undefined } | undefined;
}

/** A game whose views and facts only it understands. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyKind = Kind<any, any>;

/** A game in the list. Each part is fetched when it is wanted. */
export interface Listed {
  kind: () => Promise<AnyKind>;
  lessons?: () => Promise<Lesson[]>;
  /** The numbered rules, as Markdown. */
  rules?: () => Promise<string>;
}
