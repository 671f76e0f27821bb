// The language that is spoken now, and the game that is spoken of. Whatever is drawn with these functions changes with them
// at once. The words of a game are fetched when a page of it is opened; until then there are only those of its title.

import { LANGUAGES, Words, layer, type Language, type Layer, type Values } from './words';
import type { Arg, Told } from '../wire';

type Sources = Record<string, () => Promise<string>>;
const house: Sources = import.meta.glob<string>('../../../locales/*/{web,terminal}.ftl', { query: '?raw', import: 'default' });
// What texts are made of (`sentences.ftl`) the server needs alone: here they come whole.
const games: Sources = import.meta.glob<string>(['../../../games/*/words/*/*.ftl', '!../../../games/*/words/*/sentences.ftl'], {
  query: '?raw',
  import: 'default',
});

/** How much is said of a game outside its matches: what it is called, also its things and what happens in it, or everything. */
type Depth = 'title' | 'things' | 'all';
/** The files for it, by the ends of their names. */
const FILES: Record<Depth, (game: string) => string[]> = {
  title: () => ['/title.ftl'],
  things: (game) => ['/title.ftl', `/${game}.ftl`],
  all: () => ['.ftl'],
};
const DEPTHS: Depth[] = ['title', 'things', 'all'];
/** One of no game. */
const HOUSE = '';

const loaded = new Map<string, Promise<Layer>>();
let wanted: { language: Language; game: string; learned: Record<string, Depth> } = { language: 'en', game: HOUSE, learned: {} };
let words = $state.raw(new Words('en'));
let titles: Record<string, Words> = $state.raw({});

/** The files of a place in a language, by the end of their names. */
function filesOf(place: string, language: Language, end: string): (() => Promise<string>)[] {
  const [sources, folder] = place === HOUSE ? [house, `/locales/${language}/`] : [games, `/games/${place}/words/${language}/`];
  return Object.keys(sources)
    .filter((path) => path.includes(folder) && path.endsWith(end))
    .map((path) => sources[path]!);
}

function load(place: string, language: Language, end: string): Promise<Layer> {
  const key = [place, language, end].join();
  const known = loaded.get(key);
  if (known) return known;
  const texts = (of: Language) => Promise.all(filesOf(place, of, end).map((file) => file()));
  const english = language === 'en' ? [] : texts('en');
  const made = Promise.all([texts(language), english]).then(([own, borrowed]) => layer(language, own, borrowed));
  loaded.set(key, made);
  // What could not be fetched is tried again the next time.
  made.catch(() => loaded.delete(key));
  return made;
}

let newest: Promise<void> = Promise.resolve();

function renew(change: Partial<typeof wanted>): Promise<void> {
  wanted = { ...wanted, ...change };
  newest = speakAs(wanted);
  return newest;
}

/** Speaks as it is wanted; if something else is wanted meanwhile, whoever waits for it waits for that. */
async function speakAs(mine: typeof wanted): Promise<void> {
  const { language, game } = mine;
  const own = load(HOUSE, language, '.ftl');
  const ofGame = game === HOUSE ? [] : load(game, language, '.ftl');
  // Words that cannot be fetched are no reason to be silent.
  const layersOf = (name: string, depth: Depth) =>
    Promise.all(FILES[depth](name).map((end) => load(name, language, end).catch((): Layer => [])));
  const named = Object.entries(mine.learned).map(
    async ([name, depth]) => [name, new Words(language, ...(await layersOf(name, depth)), await own)] as const,
  );
  const [base, first, all] = await Promise.all([own, ofGame, Promise.all(named)]);
  if (mine !== wanted) return newest;
  words = new Words(language, first, base);
  titles = Object.fromEntries(all);
  document.documentElement.lang = language;
  document.documentElement.dir = words.direction;
}

/** Speaks a language from now on. */
export const speak = (language: Language): Promise<void> => renew({ language });

/** Speaks of a game from now on: its words go before those of the house. Of none where it is left out. */
export const speakOf = (game = HOUSE): Promise<void> => renew({ game });

/** Learns what these games and their seats are called, or more of their words. */
export function learnWords(games: string[], depth: Depth = 'title'): Promise<void> {
  const isNew = (game: string) => DEPTHS.indexOf(depth) > DEPTHS.indexOf(wanted.learned[game]!);
  const more = games.filter((game) => !(game in wanted.learned) || isNew(game));
  if (more.length === 0) return Promise.resolve();
  return renew({ learned: { ...wanted.learned, ...Object.fromEntries(more.map((game) => [game, depth])) } });
}

/** The language of the browser, if it is one of ours. */
export function preferred(): Language {
  const wishes = navigator.languages.map((tag) => tag.slice(0, 2));
  return (wishes.find((tag) => tag in LANGUAGES) as Language | undefined) ?? 'en';
}

/** What is said of a game outside its matches. */
export const of = (game: string): Words => titles[game] ?? words;
export const titleOf = (game: string): string => of(game).maybe('title') ?? game;
/** The same where there is little room, as in lists and filters. */
export const shortTitleOf = (game: string): string => of(game).maybe('title-short') ?? titleOf(game);

export const language = (): Language => words.language;
export const say = (key: string, values?: Values): string => words.say(key, values);
export const maybe = (key: string, values?: Values): string | undefined => words.maybe(key, values);
export const tell = (told: Told, prefix: string): string => words.tell(told, prefix);
export const name = (arg: Arg, why?: string): string => words.name(arg, why);
export const thing = (kind: string, id: string, args?: { [name: string]: Arg }): string => words.thing(kind, id, args);
export const list = (things: string[]): string => words.list(things);
export const seat = (name: string): string => words.seat(name);
