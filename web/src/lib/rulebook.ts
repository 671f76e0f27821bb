// The numbered rules of a game as parts that can be shown and searched: headings, rules with their numbers, and plain
// paragraphs. A number is letters for the game and its places in the book: `R9.6`.

import { GAMES } from '../games';

export interface Part {
  kind: 'heading' | 'rule' | 'text';
  /** Its number, where it has one. */
  id: string | undefined;
  /** Of a heading: 2 or 3. */
  level: number;
  spans: Span[];
  /** For searching. */
  plain: string;
}

export interface Span {
  kind: 'text' | 'strong' | 'code' | 'em' | 'rule' | 'source';
  text: string;
}

const NUMBER = /^([A-Z]+\d+(?:\.\d+)*)\b/;

/** The parts of the rules, in order. */
export function partsOf(markdown: string): Part[] {
  const parts: Part[] = [];
  for (const line of markdown.split('\n')) {
    const text = line.trim();
    if (text === '' || text === '---' || text.startsWith('# ')) continue;
    const heading = /^(##+) (.*)$/.exec(text);
    const listed = /^[-*] +(.*)$/.exec(text);
    const before = parts.at(-1);
    if (heading) parts.push(part('heading', heading[2]!, Math.min(heading[1]!.length, 4)));
    else if (listed) parts.push(part('rule', listed[1]!, 0));
    else if (before && before.kind !== 'heading' && !wasBlank(markdown, line)) extend(before, text);
    else parts.push(part('text', text, 0));
  }
  return parts;
}

/** Whether an empty line stands before this one, so that it begins a paragraph. */
function wasBlank(markdown: string, line: string): boolean {
  const at = markdown.indexOf(line);
  return markdown.slice(0, at).endsWith('\n\n');
}

function part(kind: Part['kind'], text: string, level: number): Part {
  const bare = text.replace(/\*\*/g, '');
  const id = NUMBER.exec(bare)?.[1];
  return { kind, id, level, spans: spansOf(text), plain: bare.toLowerCase() };
}

function extend(before: Part, text: string): void {
  before.spans.push({ kind: 'text', text: ' ' }, ...spansOf(text));
  before.plain += ` ${text.replace(/\*\*/g, '').toLowerCase()}`;
}

/** Strong, emphasised and code parts of a line, numbers of other rules, and where a rule comes from. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  const pattern =
    /(\((?:p|cs|hu|tr|he|aid)\d*\b[^()]*\)|\[(?:ruling|data|derived)[^[\]]*\])|\*\*(.+?)\*\*|`(.+?)`|(?<!\w)\*(\S[^*]*?)\*(?!\w)|\b([A-Z]+\d+(?:\.\d+)+)\b/g;
  let from = 0;
  for (const match of text.matchAll(pattern)) {
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
  const said = rule?.spans.filter((span) => span.kind !== 'source' && span.text !== number) ?? [];
  return said
    .map((span) => span.text)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;])/g, '$1')
    .trim();
}
