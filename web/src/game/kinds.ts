// What a game may bring to the page of a match: its board, its panels, its words for things. Everything is optional: a game
// that brings nothing is asked, answered and told in words (`plain.ts`). The list of games is `games.ts`.
//
// Two kinds of things have names that every game shares: a place of a board is a `region`, what can be read is a `card`.

import type { Component, Snippet } from 'svelte';
import type { Lesson } from '../learn/lesson';
import type { Advice, Asking, Mark } from '../lib/asking.svelte';
import type { Raised } from '../lib/doing.svelte';
import type { Explainer } from '../lib/explain';
import type { Game } from '../lib/game.svelte';
import type { LogKind, Move } from '../lib/log';
import type { Named } from '../lib/named';
import type { Thing } from '../lib/plans';
import type { Words } from '../lib/words';
import type { Arg, Line, MatchInfo, Offer, Question, Seen } from '../wire';
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
  Head?: Component<Standing<View, Facts> & { info: MatchInfo; game: Game }>;
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
  answers?: (
    view: View,
    why: string,
  ) => Component<Standing<View, Facts> & { game: Game; asking: Asking; busy: boolean; advice?: Advice | undefined }> | undefined;
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
  things?: (facts: Facts, view: View) => Named[];
  /** The numbers of the rules for a question. */
  rules?: (facts: Facts, why: string) => string[];
  /** What forbids something in a few words, where it is no rule of the book: as the text of a card. */
  law?: (facts: Facts, law: string) => string | undefined;
  /** An answer in notation, in words. */
  answered?: (answer: string) => string;
  /** How things are done by hand: on the board, with dice, pieces and cards. */
  hand?: Hand<View>;
  /** How far everybody had come, when a match is over. */
  Tally?: Component<Standing<View, Facts> & { info: MatchInfo }>;
  /** The position as a picture of it (`GlanceKind`), for the page of a match that is over. */
  pictured?: (standing: Standing<View, Facts>, lines: Line[]) => unknown;
  /** How the end came about, in a sentence. */
  ended?: (standing: Standing<View, Facts>, info: MatchInfo) => string | undefined;
  /** The luck of a match that is over: how kind it was to whom, and everything in numbers. */
  fortunes?: (luck: never) => Fortune[];
  Luck?: Component<{ luck: never; nameOf: (seat: string) => string; toneOf: (seat: string) => string }>;
  log?: LogKind;
}

/** A kind of luck, as that of the dice; or that of one player, where everybody has his own. */
export interface Fortune {
  name: string;
  /** Whose it is. */
  seat?: string;
  /** What came up and what was to be expected, in a few words. */
  about: string;
  /** To whom it was kind: less than 0 to the first seat, more to the last; of one's own more is kinder. In standard deviations. */
  kind: number;
}

/** What the doing by hand needs to know of a game. */
export interface Hand<View> {
  /** Questions in which somebody is attacked, by their names. */
  attacks?: readonly string[];
  /** The chance of success, in what the server tells of an attack. */
  chance?: (odds: unknown) => number;
  /** Actions that risk something, and what, in the words for what the server tells of one. */
  risks?: readonly string[];
  risk?: (odds: unknown) => string | undefined;
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
  /** The die that has paid for what goes on, while a question about it is asked. */
  paying?: (view: View, why: string, lines: Line[]) => Raised | undefined;
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
  /** A lesson points at it. */
  isAdvised(kind: string, id: string): boolean;
  /** What a lesson suggests for a question, for tables that know themselves where it is clicked. */
  adviceFor(question: Question): Advice | undefined;
  /** It was clicked, or dragged to; `place` says which one where there are several alike. */
  pick(kind: string, id: string, place?: number): boolean;
  /** A region is pointed at, or none. */
  aim(region: string | undefined): void;
  readonly marks: Record<string, Mark>;
  /** What of the board is pale: nothing, all but the marked regions which are outlined too, or all but those without outlines. */
  readonly veil: 'none' | 'others' | 'impossible';
  readonly moves: Move[];
  /** Regions to be brought into view: what somebody has chosen in the log, or what changed where he looks back. */
  readonly followed: string[];
  /** Short texts at regions, as the chance to win there. */
  readonly chances: Record<string, string>;
  /** What is proposed for paying, with its place if a certain one was chosen. */
  readonly raised: Raised | undefined;
}

/** A game whose views and facts only it understands. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyKind = Kind<any, any>;

/** How much room a picture of a position has: that of a row, of a card, or of half a page. */
export type GlanceSize = 'row' | 'card' | 'large';

/** What lists and the first page show of a match, apart from its table. What a picture is, only the game knows. */
export interface GlanceKind<Picture> {
  /** The position, filling its frame. Whoever does not see it hears the label. */
  Picture: Component<{ picture: Picture; size: GlanceSize; label: string }>;
  /** The score, drawn. */
  Score?: Component<{ picture: Picture }>;
  /** How far it has come, in words. */
  standing?: (picture: Picture, words: Words) => string;
  /** What its door shows, where no match is meant. */
  door: Picture;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyGlance = GlanceKind<any>;

/** A game in the list. Each part is fetched when it is wanted. */
export interface Listed {
  kind: () => Promise<AnyKind>;
  /** The table that the kind draws with. */
  table?: () => Promise<unknown>;
  glance?: () => Promise<AnyGlance>;
  lessons?: () => Promise<Lesson[]>;
  /** Where a deck is built: one's own, a new one, or one that somebody showed. It has the whole window. */
  decks?: () => Promise<{ default: Component<{ deck: string | undefined; share: string | undefined }> }>;
  /** The numbered rules, as Markdown. */
  rules?: () => Promise<string>;
}
