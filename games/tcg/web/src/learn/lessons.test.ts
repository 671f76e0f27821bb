// Whether every lesson can be said in every language, refers to rules that exist, and is told how far somebody has come.

import { describe, expect, test } from 'vitest';
import { nextOf, stepOf, Story, type Lesson } from '@house/learn/lesson';
import { rulebook } from '@house/lib/rulebook';
import { LANGUAGES, Words, layer, type Language } from '@house/lib/words';
import type { Arg, Line } from '@house/wire';
import cards from '../../../rules/data/cards.csv?raw';
import type { TcgView } from '../wire';
import { LESSONS } from './lessons';

const files = import.meta.glob<string>('../../../words/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const fileOf = (language: string, file: string) => files[`../../../words/${language}/${file}.ftl`] ?? '';

/** The words of a language alone, without what it could borrow. */
const wordsOf = (language: Language) => new Words(language, layer(language, [fileOf(language, 'learn'), fileOf(language, 'tcg')]));

const textsOf = ({ id, steps }: Lesson) => [
  `learn-${id}`,
  `learn-${id}-about`,
  `learn-${id}-done`,
  ...steps.flatMap((step) => ['', ...(step.explains ?? []).map((purpose) => `-${purpose}`)].map((end) => `learn-${id}-${step.id}${end}`)),
];

const titles = new Map(
  cards
    .split('\n')
    .slice(1)
    .map((line) => /^([^,]+),(?:"([^"]+)"|([^,]+)),/.exec(line))
    .flatMap((found): [string, string][] => (found ? [[found[1]!, found[2] ?? found[3]!]] : [])),
);
/** The codes of cards in a text in notation. */
const codesIn = (text: string) => [...text.matchAll(/\b\d[CURP]\d+/g)].map(([code]) => code);

describe('the lessons', () => {
  test('are eight, one after the other', () => {
    expect(LESSONS).toHaveLength(8);
    expect(new Set(LESSONS.map((lesson) => lesson.id)).size).toBe(8);
    expect(nextOf(LESSONS, LESSONS[0]!)).toBe(LESSONS[1]);
    expect(nextOf(LESSONS, LESSONS[7]!)).toBeUndefined();
  });

  test.each(Object.keys(LANGUAGES) as Language[])('have all their texts in %s', (language) => {
    const words = wordsOf(language);
    for (const key of ['learn-about', ...LESSONS.flatMap(textsOf)]) expect(words.maybe(key), key).toBeTruthy();
  });

  test('leave no text unused', () => {
    const used = ['learn-about', ...LESSONS.flatMap(textsOf)];
    const about = [...fileOf('en', 'learn').matchAll(/^(learn-[a-z-]+) =/gm)].map((match) => match[1]!);
    expect(about.sort()).toEqual(used.sort());
  });

  test('ask questions that there are', () => {
    const asked = LESSONS.flatMap((lesson) => lesson.steps.flatMap((step) => Object.keys(step.suggests)));
    const known = fileOf('en', 'tcg');
    expect(asked.filter((purpose) => !known.includes(`\nwhy-${purpose} =`))).toEqual([]);
  });

  test('name rules that can be looked up', async () => {
    const known = new Set((await rulebook('tcg')).map((part) => part.id));
    const named = LESSONS.flatMap((lesson) => lesson.steps.flatMap((step) => step.rules));
    expect(named.filter((rule) => !known.has(rule))).toEqual([]);
  });

  test.each(LESSONS)('$id explains only what it foresees, and its position is one', ({ setup, steps }) => {
    expect(steps.length).toBeGreaterThanOrEqual(2);
    expect(steps.length).toBeLessThanOrEqual(5);
    expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length);
    for (const step of steps) {
      expect(step.rules.length).toBeGreaterThan(0);
      for (const purpose of step.explains ?? []) expect(Object.keys(step.suggests)).toContain(purpose);
    }
    const lines = setup
      .trim()
      .split('\n')
      .map((line) => line.trim());
    for (const line of lines) expect(line).toMatch(/^set [\w. -]+: \S/);
  });

  /** Those in play from the start: the Ring-bearer and the Ring. */
  const ALWAYS = ['1C290', '1C2'];

  test.each(LESSONS)('$id suggests only cards that lie there', ({ setup, steps }) => {
    const there = [...codesIn(setup), ...ALWAYS];
    for (const code of there) expect(titles.has(code), code).toBe(true);
    const suggested = steps.flatMap((step) => Object.values(step.suggests).flat().flatMap(codesIn));
    expect(suggested.filter((code) => !there.includes(code))).toEqual([]);
  });

  test.each(Object.keys(LANGUAGES) as Language[])('call the cards to be clicked in %s as they are titled', (language) => {
    const words = wordsOf(language);
    for (const lesson of LESSONS) {
      const text = textsOf(lesson)
        .map((key) => words.say(key))
        .join(' ');
      const suggested = lesson.steps.flatMap((step) => Object.values(step.suggests).flat().flatMap(codesIn));
      // The Ring is called by its word.
      for (const code of suggested.filter((each) => each !== '1C2')) {
        expect(text.replaceAll('’', "'"), `${lesson.id}: ${titles.get(code)}`).toContain(titles.get(code)!.replaceAll('’', "'"));
      }
    }
  });
});

describe('how far somebody has come', () => {
  const view = {} as TcgView;
  const card = (code: string): Arg => ({ named: { kind: 'card', id: 'face', args: { code: { word: code } } } });
  const event = (at: number, name: string, args: Record<string, Arg> = {}): Line => ({
    number: at,
    at: 0,
    position: at,
    what: { event: { name, args } },
  });
  const undo = (at: number, position: number): Line => ({ number: at, at: 0, position, what: { deed: { seat: 'a', deed: 'undo' } } });
  const fellowship = LESSONS[0]!;

  test('is decided by what happened to which card', () => {
    expect(stepOf(fellowship, new Story([], view))?.id).toBe('companion');
    expect(stepOf(fellowship, new Story([event(1, 'plays', { card: card('1C299') })], view))?.id).toBe('companion');
    const lines = [event(1, 'plays', { card: card('1U51') })];
    expect(stepOf(fellowship, new Story(lines, view))?.id).toBe('sword');
    lines.push(event(2, 'plays', { card: card('1C299') }), event(3, 'healed', { card: card('1R13') }));
    expect(stepOf(fellowship, new Story(lines, view))).toBeUndefined();
  });

  test('forgets what was taken back', () => {
    const lines = [event(1, 'plays', { card: card('1U51') }), undo(2, 0)];
    expect(stepOf(fellowship, new Story(lines, view))?.id).toBe('companion');
  });
});
