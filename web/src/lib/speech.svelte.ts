// The language that is spoken now, and the game that is spoken of. Whatever is drawn with these functions changes with them
// at once. The words of a game are fetched when a page of it is opened; until then there are only those of its title.

import { LANGUAGES, Words, layer, type Language, type Layer, type Values } from './words';
import type { Arg, Told } from '../wire';

type Sources = Record<string, () => Promise<string>>;
const house: Sources = import.meta.glob<string>('../../../locales/*/{web,terminal}.ftl', { query: '?raw', import: 'default' });
const games: Sources = import.meta.glob<string>('../../../games/*/words/*/*.ftl', { query: '?raw', import: 'default' });

/** The file of a game with what is said of it outside its matches. */
const TITLE = '/title.ftl';
/** One of no game. */
const HOUSE = '';

const loaded = new Map<string, Promise<Layer>>();
let wanted: { language: Language; game: string; titles: string[] } = { language: 'en', game: HOUSE, titles: [] };
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
  // A title that cannot be fetched is no reason to be silent.
  const ofTitle = (title: string) => load(title, language, TITLE).catch((): Layer => []);
  const named = mine.titles.map(async (title) => [title, new Words(language, await ofTitle(title), await own)] as const);
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

/** Learns what these games and their seats are called. */
export function learnTitles(games: string[]): Promise<void> {
  const all = [...new Set([...wanted.titles, ...games])];
  return all.length > wanted.titles.length ? renew({ titles: all }) : Promise.resolve();
}

/** The language of the browser, if it is one of ours. */
export function preferred(): Language {
  const wishes = navigator.languages.map((tag) => tag.slice(0, 2));
  return (wishes.find((tag) => tag in LANGUAGES) as Language | undefined) ?? 'en';
}

/** What is said of a game outside its matches. */
export const of = (game: string): Words => titles[game] ?? words;
export const titleOf = (game: string): string => of(game).maybe('title') ?? game;

export const language = (): Language => words.language;
export const say = (key: string, values?: Values): string => words.say(key, values);
export const maybe = (key: string, values?: Values): string | undefined => words.maybe(key, values);
export const tell = (told: Told, prefix: string): string => words.tell(told, prefix);
export const name = (arg: Arg, why?: string): string => words.name(arg, why);
export const thing = (kind: string, id: string, args?: { [name: string]: Arg }): string => words.thing(kind, id, args);
export const list = (things: string[]): string => words.list(things);
export const seat = (name: string): string => words.seat(name);
