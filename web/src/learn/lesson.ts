// What a lesson is, and how far somebody has come in one: decided by what happened in the match, never by clicks.

import type { Advice } from '../lib/asking.svelte';
import { standing } from '../lib/log';
import type { Arg, Line, Question, Told } from '../wire';

/**
 * What a lesson suggests for a question, by its purpose: the first thing of the list that is offered. Of a selection all
 * of them, with a number in front where several are meant. `ALL` is everything or the highest number; an empty list
 * leaves the answer to the visitor.
 */
export type Suggestions = Record<string, string[]>;
export const ALL = ['*'];
export const AS_YOU_LIKE: string[] = [];

/** A view that only its game understands. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyView = any;

export interface Step<View = AnyView> {
  /** Its text is `learn-{lesson}-{step}`. */
  id: string;
  /** The rules behind it, best first. */
  rules: string[];
  suggests: Suggestions;
  /** Questions in it with a text of their own, `learn-{lesson}-{step}-{purpose}`. */
  explains?: string[];
  /** Regions that it speaks of, marked on the board until regions are to be chosen. */
  shows?: string[];
  /** It is no answer that it wants, but a step back. */
  isBack?: true;
  isDone: (story: Story<View>) => boolean;
}

export interface Lesson<View = AnyView> {
  id: string;
  /** The seat of the visitor. */
  seat: string;
  /** The position it begins with. */
  setup: string;
  /** A position as a picture (`GlanceKind`); without one its card has its number. */
  picture?: unknown;
  /** Its game asks where there is only one answer, too: not to be able to answer as a step suggests is to have left its path. */
  isAskedAnyway?: true;
  steps: Step<View>[];
}

/** What has happened in a match so far. What was taken back has not. */
export class Story<View = AnyView> {
  readonly view: View;
  /** How often somebody has stepped back. */
  readonly stepsBack: number;
  #events: Told[];

  constructor(lines: Line[], view: View) {
    this.view = view;
    this.stepsBack = lines.filter(({ what }) => 'deed' in what && what.deed.deed === 'undo').length;
    this.#events = standing(lines).flatMap(({ what }) => ('event' in what ? [what.event] : []));
  }

  /** How often something happened, with these things mentioned. */
  count(name: string, mentioned: Record<string, string | number> = {}): number {
    const fits = (event: Told) => event.name === name && Object.entries(mentioned).every(([key, value]) => isMeant(event.args[key], value));
    return this.#events.filter(fits).length;
  }

  happened(name: string, mentioned: Record<string, string | number> = {}): boolean {
    return this.count(name, mentioned) > 0;
  }
}

/** Whether something that is mentioned is this: by its number, word or id, or by a word of its own name, as a card by its code. */
function isMeant(arg: Arg | undefined, value: string | number): boolean {
  if (!arg || 'many' in arg) return false;
  if ('number' in arg) return arg.number === value;
  if ('word' in arg) return arg.word === value;
  return arg.named.id === value || Object.values(arg.named.args ?? {}).some((part) => isMeant(part, value));
}

/** The first step that is not done; none when the lesson is over. */
export function stepOf<View>(lesson: Lesson<View>, story: Story<View>): Step<View> | undefined {
  return lesson.steps.find((step) => !step.isDone(story));
}

/** What a step suggests for a question; nothing if the visitor has left its path. */
export function adviceFor(step: Pick<Step, 'suggests'>, question: Question): Advice | undefined {
  const wanted = step.suggests[question.why.name];
  if (!wanted) return undefined;
  if (wanted === AS_YOU_LIKE) return {};
  const { shape, options } = question;
  if (shape.kind === 'number') {
    const number = wanted === ALL ? shape.most : Number(wanted[0]);
    return number >= shape.least && number <= shape.most ? { [number]: 1 } : undefined;
  }
  const offered = (item: string) => options.find((option) => option.item === item);
  if (shape.kind === 'one') {
    const item = wanted.find(offered);
    return item === undefined ? undefined : { [item]: 1 };
  }
  return someOf(
    wanted,
    options.map((option) => [option.item, option.count]),
  );
}

/** So many of each as a suggestion wants, if there are so many. */
export function someOf(wanted: string[], options: [item: string, count: number][]): Advice | undefined {
  const there = Object.fromEntries(options);
  if (wanted === ALL) return there;
  const counted = wanted.map((each) => /^(?:(\d+) )?(.+)$/.exec(each)!).map(([, count, item]) => [item!, Number(count ?? 1)] as const);
  return counted.every(([item, count]) => (there[item] ?? 0) >= count) ? Object.fromEntries(counted) : undefined;
}

/** The lesson after this one; none after the last. */
export const nextOf = (lessons: Lesson[], lesson: Lesson): Lesson | undefined => lessons[lessons.indexOf(lesson) + 1];
