// The language that is spoken now. Whatever is drawn with these functions changes with it at once.

import { FILES, LANGUAGES, Words, type Language, type Values } from './words';
import type { Arg, Told } from '../wire';

const sources = import.meta.glob<string>('../../../locales/*/{web,learn,war,terminal,explain,cards}.ftl', {
  query: '?raw',
  import: 'default',
});
const loaded = new Map<string, Promise<string>>();

let words = $state.raw(new Words('en', []));

async function load(language: Language, file: string): Promise<string> {
  const path = `../../../locales/${language}/${file}.ftl`;
  const known = loaded.get(path);
  if (known) return known;
  const text = sources[path]!();
  loaded.set(path, text);
  // What could not be fetched is tried again the next time.
  text.catch(() => loaded.delete(path));
  return text;
}

async function texts(language: Language): Promise<string[]> {
  return Promise.all(FILES.map((file) => load(language, file)));
}

/** Speaks a language from now on. */
export async function speak(language: Language): Promise<void> {
  const english = language === 'en' ? [] : texts('en');
  words = new Words(language, await texts(language), await english);
  document.documentElement.lang = language;
  document.documentElement.dir = words.direction;
}

/** The language of the browser, if it is one of ours. */
export function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (wanted.find((tag) => tag in LANGUAGES) as Language | undefined) ?? 'en';
}

export const language = (): Language => words.language;
export const say = (key: string, values?: Values): string => words.say(key, values);
export const maybe = (key: string, values?: Values): string | undefined => words.maybe(key, values);
export const tell = (told: Told, prefix: string): string => words.tell(told, prefix);
export const name = (arg: Arg, why?: string): string => words.name(arg, why);
export const thing = (kind: string, id: string, args?: { [name: string]: Arg }): string => words.thing(kind, id, args);
export const list = (things: string[]): string => words.list(things);
