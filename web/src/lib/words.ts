// What the client says, from Fluent files: those of the house in `locales/` (the terminal uses them too) and those of a game
// in its own folder. Each place has bundles of its own, so messages of two games never meet; those of the game go first. A
// language that lacks a message borrows the English one of the same place; tests see to it that none does.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Told } from '../wire';

/** The languages, the way their speakers call them. */
export const LANGUAGES = { en: 'English', hu: 'Magyar', tr: 'Türkçe', cs: 'Čeština', he: 'עברית' } as const;
export type Language = keyof typeof LANGUAGES;
export type Values = Record<string, FluentVariable>;

/** The messages of one place, the house or a game, in a language, and in English for what it lacks. */
export type Layer = FluentBundle[];

export function layer(language: Language, texts: string[], english: string[] = []): Layer {
  return english.length > 0 ? [bundle(language, texts), bundle('en', english)] : [bundle(language, texts)];
}

/** What the client says, in one language. */
export class Words {
  readonly language: Language;
  #bundles: FluentBundle[];
  /** Messages that need no values, by their keys: names of things are said again and again. */
  #plain = new Map<string, string | undefined>();

  /** A message is looked up in the layers one after the other. */
  constructor(language: Language, ...layers: Layer[]) {
    this.language = language;
    this.#bundles = layers.flat();
  }

  /** Which way lines run. */
  get direction(): 'rtl' | 'ltr' {
    return this.language === 'he' ? 'rtl' : 'ltr';
  }

  /** Whether there is such a message. */
  has(key: string): boolean {
    return this.#bundles.some((bundle) => bundle.getMessage(key)?.value);
  }

  /** A message, if there is one that these values are enough for. */
  maybe(key: string, values?: Values): string | undefined {
    if (values) return this.#format(key, values);
    if (!this.#plain.has(key)) this.#plain.set(key, this.#format(key, {}));
    return this.#plain.get(key);
  }

  #format(key: string, values: Values): string | undefined {
    for (const bundle of this.#bundles) {
      const pattern = bundle.getMessage(key)?.value;
      if (!pattern) continue;
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, values, errors);
      if (errors.length === 0) return text;
    }
    return undefined;
  }

  /** A message; its key where there is none. */
  say(key: string, values?: Values): string {
    return this.maybe(key, values) ?? key;
  }

  /** A seat by its name. Games whose seats are sides may call them so. */
  seat(name: string): string {
    return this.maybe(`seat-${name}`) ?? this.maybe(`side-${name}`) ?? name;
  }

  /** Something that the server tells: what happened (`event`), what is asked (`why`). */
  tell(told: Told, prefix: string): string {
    const values = this.values(told.args);
    const text = this.maybe(`${prefix}-${told.name}`, values);
    return text ?? this.maybe(`${prefix}-other`, { name: told.name }) ?? this.inNotation(told);
  }

  /** A thing by its name. Words mean something else for every purpose: `word-none-path` goes before `word-none`. */
  name(arg: Arg, why?: string): string {
    const value = this.#value(arg, why);
    return value instanceof FluentNumber ? String(value.value) : String(value);
  }

  /** A thing by its kind and id. */
  thing(kind: string, id: string, args?: { [name: string]: Arg }): string {
    return this.maybe(`${kind}-${id}`, args && this.values(args)) ?? id;
  }

  /** Several things, one after the other. */
  list(things: string[]): string {
    return things.join(', ');
  }

  /** What a message mentions, as it can use it. */
  values(args: { [name: string]: Arg }): Values {
    return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, this.#value(arg)]));
  }

  /** Something that has no message yet. */
  private inNotation(told: Told): string {
    const mentioned = Object.entries(told.args).map(([name, arg]) => `${name}: ${this.name(arg)}`);
    return [told.name, ...mentioned].join(', ');
  }

  #value(arg: Arg, why?: string): FluentVariable {
    if ('number' in arg) return arg.number;
    if ('word' in arg) return arg.word;
    if ('many' in arg) return this.list(arg.many.map((each) => this.name(each, why)));
    const { kind, id, args } = arg.named;
    const special = why && kind === 'word' ? this.maybe(`word-${id}-${why}`, args && this.values(args)) : undefined;
    return special ?? this.thing(kind, id, args);
  }
}

function bundle(language: Language, texts: string[]): FluentBundle {
  // Only where names of both directions stand in one line must they be kept apart by marks.
  const made = new FluentBundle(language, { useIsolating: language === 'he' });
  for (const text of texts) {
    const errors = made.addResource(new FluentResource(text));
    if (errors.length > 0) throw errors[0];
  }
  return made;
}
