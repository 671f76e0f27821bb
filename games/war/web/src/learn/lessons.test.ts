// Whether every lesson can be said in every language, refers to rules that exist, and is told how far somebody has come.

import { describe, expect, test } from 'vitest';
import { rulebook } from '@house/lib/rulebook';
import { LANGUAGES, Words, layer, type Language } from '@house/lib/words';
import type { Arg, Line } from '@house/wire';
import type { WarView } from '../wire';
import { nextOf, stepOf, Story, type Lesson } from '@house/learn/lesson';
import { LESSONS } from './lessons';

const files = import.meta.glob<string>('../../../words/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const fileOf = (language: string, file: string) => files[`../../../words/${language}/${file}.ftl`] ?? '';

/** The words of a language alone, without what it could borrow. */
const wordsOf = (language: Language) =>
  new Words(
    language,
    layer(
      language,
      ['learn', 'war'].map((file) => fileOf(language, file)),
    ),
  );

const textsOf = ({ id, steps }: Lesson) => [
  `learn-${id}`,
  `learn-${id}-about`,
  `learn-${id}-done`,
  ...steps.flatMap((step) => ['', ...(step.explains ?? []).map((purpose) => `-${purpose}`)].map((end) => `learn-${id}-${step.id}${end}`)),
];

describe('the lessons', () => {
  test('are ten, one after the other', () => {
    expect(LESSONS).toHaveLength(10);
    expect(new Set(LESSONS.map((lesson) => lesson.id)).size).toBe(10);
    expect(nextOf(LESSONS, LESSONS[0]!)).toBe(LESSONS[1]);
    expect(nextOf(LESSONS, LESSONS[9]!)).toBeUndefined();
  });

  test.each(Object.keys(LANGUAGES) as Language[])('have all their texts in %s', (language) => {
    const words = wordsOf(language);
    for (const key of LESSONS.flatMap(textsOf)) expect(words.maybe(key), key).toBeTruthy();
  });

  test('leave no text unused', () => {
    const used = LESSONS.flatMap(textsOf);
    const ids = LESSONS.map((lesson) => lesson.id).join('|');
    const about = [...fileOf('en', 'learn').matchAll(new RegExp(`^(learn-(?:${ids})(?:-[a-z-]+)?) =`, 'gm'))].map((match) => match[1]!);
    expect(about.sort()).toEqual([...used].sort());
  });

  test.each(Object.keys(LANGUAGES) as Language[])('call regions in %s as the map does', (language) => {
    const [english, own] = [wordsOf('en'), wordsOf(language)];
    const regions = [...fileOf('en', 'war').matchAll(/^(region-[a-z-]+) =/gm)].map((match) => match[1]!);
    // Longer names first: Dale is no part of Dimrill Dale.
    regions.sort((one, other) => english.say(other).length - english.say(one).length);
    for (const key of LESSONS.flatMap(textsOf)) {
      let text = english.say(key);
      for (const region of regions) {
        if (!text.includes(english.say(region))) continue;
        text = text.replaceAll(english.say(region), '');
        // Languages change the ends of names.
        expect(own.say(key), `${key}: ${region}`).toContain(own.say(region).slice(0, 4));
      }
    }
  });

  test('name rules that can be looked up', async () => {
    const known = new Set((await rulebook('war')).map((part) => part.id));
    const named = LESSONS.flatMap((lesson) => lesson.steps.flatMap((step) => step.rules));
    expect(named.filter((rule) => !known.has(rule))).toEqual([]);
  });

  test.each(LESSONS)('$id explains only what it foresees, and its position is one', ({ setup, steps, seat }) => {
    expect(new Set(steps.map((step) => step.id)).size).toBe(steps.length);
    for (const step of steps) {
      expect(step.rules.length).toBeGreaterThan(0);
      for (const purpose of step.explains ?? []) expect(Object.keys(step.suggests)).toContain(purpose);
    }
    const lines = setup
      .trim()
      .split('\n')
      .map((line) => line.trim());
    for (const line of lines) expect(line).toMatch(/^set [a-z -]+: \S/);
    if (seat === 'sh') expect(lines).toContain('set acting: sh');
  });
});

describe('how far somebody has come', () => {
  const view = {} as WarView;
  const number = (value: number): Arg => ({ number: value });
  const event = (at: number, name: string, args: Record<string, Arg> = {}): Line => ({
    number: at,
    at: 0,
    position: at,
    what: { event: { name, args } },
  });
  const undo = (at: number, position: number): Line => ({ number: at, at: 0, position, what: { deed: { seat: 'fp', deed: 'undo' } } });
  const journey = LESSONS[0]!;

  test('is decided by what happened', () => {
    expect(stepOf(journey, new Story([], view))?.id).toBe('move');
    const lines = [event(1, 'progress', { now: number(1) })];
    expect(stepOf(journey, new Story(lines, view))?.id).toBe('again');
    lines.push(event(2, 'progress', { now: number(2) }), event(3, 'progress', { now: number(3) }));
    expect(stepOf(journey, new Story(lines, view))).toBeUndefined();
  });

  test('forgets what was taken back', () => {
    const lines = [event(1, 'progress', { now: number(1) }), event(2, 'progress', { now: number(2) }), undo(3, 1)];
    expect(stepOf(journey, new Story(lines, view))?.id).toBe('again');
    expect(new Story(lines, view).count('progress')).toBe(1);
  });
});
