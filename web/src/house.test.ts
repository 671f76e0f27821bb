// The house knows no game: outside `games/`, the list of games and documentation, nothing of the client and its words names a
// game, its pieces or its rules; and the first page fetches nothing of any.

import { describe, expect, test } from 'vitest';

const client = import.meta.glob<string>(
  ['./**/*.{ts,svelte,css}', '../e2e/*.mjs', '../*.{html,json,ts,js}', '../public/*.{svg,webmanifest}', '!./games.ts', '!./house.test.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const words = import.meta.glob<string>('../../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const ofGames = import.meta.glob('../../games/*/words/en/terminal.ftl');

/** The types are written by the server, which has the same test. */
const isGenerated = (path: string) => path === './wire.ts';
/** The words of the terminal belong to the house as soon as a game has its own. */
const isShared = (path: string) => path.endsWith('/terminal.ftl') && Object.keys(ofGames).length === 0;

const NAMES =
  /\b(war|wars|fp|sh|mordor|gondor|rohan|sauron|nazg[uû]l|fellowship|companions?|minions?|strongholds?|corruption|shadow|hunt|elven|free peoples|lord of the rings|minas|moria|frodo|gandalf|strider|aragorn|middle-earth|twilight|[WT]\d+\.\d+(\.\d+)*)\b/giu;
/** The ring in the title, in the languages that call it something else. */
const RING = /\b(war of the ring|gyűrűk?|yüzük|prsten\w*)|הטבעת|הטבעות/giu;
/** Words of style sheets. */
const STYLE = /(?:--|box-|text-|drop-)shadow/g;

const named = (text: string) => [...text.replace(STYLE, '').matchAll(NAMES), ...text.matchAll(RING)].map((match) => match[0]);

test('names are found', () => {
  expect(named('The Fellowship is in Minas Tirith (W9.6), fp: shadow; { box-shadow: 0 }')).toEqual([
    'Fellowship',
    'Minas',
    'W9.6',
    'fp',
    'shadow',
  ]);
  expect(named('A Gyűrű Háborúja, Válka o Prsten, Yüzük Savaşı, מלחמת הטבעת')).toHaveLength(4);
  expect(named('Warning: the hunter was forward')).toEqual([]);
});

test('no file of the client names a game', () => {
  expect(Object.keys(client).length).toBeGreaterThan(80);
  const found = Object.entries(client).filter(([path, text]) => !isGenerated(path) && named(text).length > 0);
  expect(Object.fromEntries(found.map(([path, text]) => [path, named(text)]))).toEqual({});
});

test('no word of the house names a game', () => {
  const found = Object.entries(words).filter(([path, text]) => !isShared(path) && named(text).length > 0);
  expect(Object.fromEntries(found.map(([path, text]) => [path, named(text)]))).toEqual({});
});

describe('the first page', () => {
  /** The files that a file needs before it can run. */
  const needs = (path: string): string[] =>
    [...client[path]!.matchAll(/^\s*(?:import|export)\s(?!type\b)(?:[^'"]*?from\s)?'([^']+)'/gm)].map((match) => match[1]!);
  const whole = (from: string, to: string) => new URL(to, `https://client${from.slice(1)}`).pathname.replace('/', './');
  const find = (path: string) => [path, `${path}.ts`, `${path}.svelte`].find((each) => each in client);

  test('needs no file of a game', () => {
    const found = new Set(['./main.ts']);
    const missing: string[] = [];
    for (const path of found) {
      for (const needed of needs(path).filter((each) => /^[.@]/.test(each) && !each.startsWith('@fluent'))) {
        const next = find(whole(path, needed));
        if (next) found.add(next);
        else if (!needed.endsWith('/games')) missing.push(`${path}: ${needed}`);
      }
    }
    expect(found.size).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });
});
