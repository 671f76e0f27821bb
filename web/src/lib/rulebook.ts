// The numbered rules of a game as chapters that can be shown and searched: headings, rules with their numbers, examples, tables
// and plain paragraphs. A number is letters for the game and its places in the book: `R9.6`.

import { GAMES } from '../games';

export interface Part {
  kind: 'heading' | 'rule' | 'example' | 'table' | 'text';
  /** Its number, where it has one. It does not stand in what is said. */
  id: string | undefined;
  /** Of a heading: 2 to 4. */
  level: number;
  spans: Span[];
  /** Where the book is silent or contradicts itself: why we read it so, which may need no reason. */
  reading: Span[] | undefined;
  /** Of a table: its lines, the first of which are the headings of the columns. */
  rows: string[][];
  /** For searching. */
  plain: string;
}

export interface Span {
  kind: 'text' | 'strong' | 'code' | 'em' | 'rule' | 'source';
  text: string;
}

export interface Chapter {
  id: string;
  title: string;
  /** What stands below its heading. */
  parts: Part[];
}

interface Block {
  kind: Part['kind'];
  level: number;
  text: string;
}

const NUMBER = /^(?:\*\*)?([A-Z]+\d+(?:\.\d+)*[a-z]?)\b(?:\*\*)? */;
const EXAMPLE = /^Example ([A-Z]+\d+-[a-z]+): */;
/** Where it stands in which book. */
const SOURCE = /\((?:p|cs|hu|tr|he|aid)\d*\b[^()]*\)/;
/** A decision of ours with its reason, after how sure it is; a contradiction, about which everything that follows speaks. */
const READING = new RegExp(`${SOURCE.source}|\\[ruling(?: [HML])?(?:: *([^[\\]]*))?\\]|\\[conflict\\] *(.*)$`, 'g');
/** Said to those who write the rules. */
const TAG = /\[(?:data|derived)\] */g;

/** The parts of the rules, in order. */
export const partsOf = (markdown: string): Part[] => blocksOf(markdown).map(partOf);

function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  /** Whether a line without a sign goes on with what stands above it. */
  let isOpen = false;
  for (const line of markdown.split('\n').map((each) => each.trim())) {
    const heading = /^(##+) (.*)$/.exec(line);
    const listed = /^[-*] +(.*)$/.exec(line);
    const isRow = line.startsWith('|');
    const before = blocks.at(-1);
    const isBlank = line === '' || line === '---' || line.startsWith('# ');
    if (heading) blocks.push({ kind: 'heading', level: Math.min(heading[1]!.length, 4), text: heading[2]! });
    else if (listed) blocks.push({ kind: EXAMPLE.test(listed[1]!) ? 'example' : 'rule', level: 0, text: listed[1]! });
    else if (isOpen && before && !isBlank && isRow === (before.kind === 'table')) before.text += isRow ? `\n${line}` : ` ${line}`;
    else if (!isBlank) blocks.push({ kind: isRow ? 'table' : 'text', level: 0, text: line });
    isOpen = !isBlank && !heading;
  }
  return blocks;
}

function partOf({ kind, level, text }: Block): Part {
  const plain = fold(text.replace(/\*\*/g, ''));
  const part: Part = { kind, id: undefined, level, spans: [], reading: undefined, rows: [], plain };
  if (kind === 'table') return { ...part, rows: rowsOf(text) };
  if (kind !== 'text') part.id = (kind === 'example' ? EXAMPLE : NUMBER).exec(text)?.[1];
  const said = part.id === undefined ? text : text.replace(kind === 'example' ? EXAMPLE : NUMBER, '');
  const readings: string[] = [];
  const decided = said.replace(READING, (whole: string, ruling: string | undefined, conflict: string | undefined) => {
    // What is noted about a source stays with it, and a contradiction that comes first is all that is said.
    if (whole.startsWith('(')) return whole;
    if (whole === said) return conflict ?? whole;
    readings.push(sentence(ruling ?? conflict ?? ''));
    return '';
  });
  if (readings.length > 0) part.reading = spansOf(readings.join(' ').trim());
  const told = decided.replace(TAG, '').trim();
  return { ...part, spans: spansOf(kind === 'example' ? sentence(told) : told) };
}

/** A note as a sentence. Pages are written small: `p19`. */
function sentence(note: string): string {
  const said = note.trim().replace(/^[a-z](?!\w*\d)/, (letter) => letter.toUpperCase());
  return /[^.)]$/.test(said) ? `${said}.` : said;
}

function rowsOf(text: string): string[][] {
  const rows = text.split('\n').map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  return rows.filter((cells) => !cells.every((cell) => /^:?-+:?$/.test(cell)));
}

const SPAN = new RegExp(
  `(${SOURCE.source})|${/\*\*(.+?)\*\*|`(.+?)`|(?<!\w)\*(\S[^*]*?)\*(?!\w)|\b([A-Z]+\d+(?:\.\d+)+[a-z]?)\b/.source}`,
  'g',
);

/** Strong, emphasised and code parts of a line, numbers of other rules, and where a rule comes from. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > from) spans.push({ kind: 'text', text: text.slice(from, match.index) });
    const [whole, source, strong, code, em, rule] = match;
    if (source !== undefined) spans.push({ kind: 'source', text: source });
    else if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (code !== undefined) spans.push({ kind: 'code', text: code });
    else if (em !== undefined) spans.push({ kind: 'em', text: em });
    else spans.push({ kind: 'rule', text: rule! });
    from = match.index + whole.length;
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) });
  return spans;
}

/** What a part says, as one text. */
const textOf = ({ spans }: Part): string => spans.map((span) => span.text).join('');

/** The rules as chapters. What stands before the first one is for those who write the rules, but for what the words mean. */
export function chaptersOf(parts: Part[]): Chapter[] {
  const chapters: Chapter[] = [];
  const meanings: Part[] = [];
  for (const part of parts) {
    if (part.kind === 'heading' && part.level === 2) {
      const title = textOf(part);
      chapters.push({ id: part.id ?? title.replace(/\W+/g, '-'), title, parts: [] });
    } else if (chapters.length > 0) chapters.at(-1)!.parts.push(part);
    else if (part.plain.startsWith('words.')) meanings.push(part);
  }
  chapters[0]?.parts.unshift(...meanings);
  return chapters;
}

/** The chapter in which a number stands, or would stand if there were such a rule. */
export function chapterWith(chapters: Chapter[], id: string): Chapter | undefined {
  const has = (chapter: Chapter) => chapter.id === id || chapter.parts.some((part) => part.id === id);
  return chapters.find(has) ?? chapters.find((chapter) => id.startsWith(`${chapter.id}.`));
}

/** The words that are searched for; none if it is a number. */
export const wordsOf = (wanted: string): string[] => (isNumber(wanted) ? [] : fold(wanted).split(/\s+/).filter(Boolean));

const isNumber = (wanted: string): boolean => /^[a-z]+\d+(\.\d+)*[a-z]?$/i.test(wanted.trim());

/** The rules that have all these words or begin with this number, by chapters; chapters without any are left out. */
export function search(chapters: Chapter[], wanted: string): Chapter[] {
  const words = wordsOf(wanted);
  const number = wanted.trim().toLowerCase();
  const fits = (part: Part) =>
    isNumber(wanted) ? `${part.id?.toLowerCase()}.`.startsWith(`${number}.`) : words.every((word) => part.plain.includes(word));
  return chapters
    .map((chapter) => ({ ...chapter, parts: chapter.parts.filter((part) => part.kind !== 'heading' && fits(part)) }))
    .filter((chapter) => chapter.parts.length > 0);
}

/** A text cut where it has one of the words, which are marked. */
export function marked(text: string, words: string[]): { text: string; isHit: boolean }[] {
  if (words.length === 0) return [{ text, isHit: false }];
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`);
  let from = 0;
  return fold(text)
    .split(pattern)
    .flatMap((piece, at) => {
      const cut = { text: text.slice(from, from + piece.length), isHit: at % 2 === 1 };
      from += piece.length;
      return piece ? [cut] : [];
    });
}

/** A text as one searches for it, letter by letter: small, without accents, with straight apostrophes. */
function fold(text: string): string {
  return text.replace(/’/g, "'").replace(/./gs, (letter) => letter.normalize('NFD').charAt(0).toLowerCase().charAt(0));
}

const kept = new Map<string, Promise<Part[]>>();

/** The rules of a game, none if it has not written them down. They are fetched when they are first wanted. */
export function rulebook(game: string): Promise<Part[]> {
  const known = kept.get(game);
  if (known) return known;
  const found = (GAMES[game]?.rules?.() ?? Promise.resolve('')).then(partsOf);
  kept.set(game, found);
  found.catch(() => kept.delete(game));
  return found;
}

/** What a rule says, without its number and without where it comes from. */
export async function ruleText(game: string, number: string): Promise<string> {
  const rule = (await rulebook(game)).find((part) => part.id === number);
  const said = rule?.spans.filter((span) => span.kind !== 'source') ?? [];
  return said
    .map((span) => span.text)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;])/g, '$1')
    .trim();
}
