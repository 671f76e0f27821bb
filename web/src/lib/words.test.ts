// Whether everything that the house says can be said in every language, and nothing is kept that nobody says. Each game has
// the same tests for its own words.

import { describe, expect, test } from 'vitest';
import { beginningsOf, keysOf, saidIn, sameInEveryLanguage, unsaid } from '../testing/messages';
import { Words, layer } from './words';

const files = import.meta.glob<string>('../../../locales/*/{web,terminal}.ftl', { query: '?raw', import: 'default', eager: true });
const ofGames = import.meta.glob<string>('../../../games/*/words/en/*.ftl', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!../testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const fileOf = (language: string, file: string) => files[`../../../locales/${language}/${file}.ftl`] ?? '';
const code = Object.values(sources).join('\n');
const known = new Set([...keysOf(fileOf('en', 'web')), ...keysOf(fileOf('en', 'terminal'))]);

sameInEveryLanguage(['web'], fileOf);

test('web.ftl has nothing that nobody says', () => {
  // Where a game has no words of its own for a question.
  expect(unsaid(fileOf('en', 'web'), code).filter((key) => key !== 'why-other')).toEqual([]);
});

test('everything that is said exists', () => {
  const said = saidIn(code);
  /** What a game may say of itself, and what only games with lessons say. */
  const ofGame = ['title', 'title-short', 'unofficial', 'door-about', 'door-picture', 'deck-first', 'lessons-about', 'learn-about'];
  expect(said.length).toBeGreaterThan(150);
  expect(said.filter((key) => !known.has(key) && !ofGame.includes(key))).toEqual([]);
});

test('every beginning of a key leads somewhere, in the house or in a game', () => {
  const all = [...known, ...Object.values(ofGames).flatMap(keysOf)];
  // Kept in the browser under such names; classes of colours; and what games may call the parts of their views.
  const isNoMessage = (beginning: string) => beginning.startsWith('westmarch-') || ['tone-', 'results-', 'view-'].includes(beginning);
  const leads = (beginning: string) => all.some((key) => key.startsWith(beginning));
  expect(beginningsOf(code).filter((beginning) => !isNoMessage(beginning) && !leads(beginning))).toEqual([]);
});

describe('what the server tells', () => {
  const house = layer('en', ['why-other = Choose ({ $name }).', 'seat-open = open seat']);
  const game = layer('en', [
    'figure-guard = { $count -> \n [1] guard\n *[other] { $count } guards\n }',
    'seat-north = the North',
    'side-south = the South',
    'region-mill = Old Mill',
    'event-moved = { $side }: { $who } moved to { $to }.',
    'word-none = none',
    'word-none-path = stay here',
    'word-way = way { $way }',
    'word-way-place = place { $way }',
  ]);
  const words = new Words('en', game, house);

  test('is told with the things that it mentions', () => {
    const args = {
      side: { named: { kind: 'side', id: 'south' } },
      who: { many: [{ named: { kind: 'figure', id: 'guard', args: { count: { number: 2 } } } }] },
      to: { named: { kind: 'region', id: 'mill' } },
    };
    expect(words.tell({ name: 'moved', args }, 'event')).toBe('the South: 2 guards moved to Old Mill.');
  });

  test('names seats as the game does, or by their own names', () => {
    expect(['north', 'south', 'east'].map((seat) => words.seat(seat))).toEqual(['the North', 'the South', 'east']);
  });

  test('names words by what they are for', () => {
    const none = { named: { kind: 'word', id: 'none' } };
    expect(words.name(none)).toBe('none');
    expect(words.name(none, 'path')).toBe('stay here');
    expect(words.name(none, 'no-such-question')).toBe('none');
    const way = { named: { kind: 'word', id: 'way', args: { way: { number: 2 } } } };
    expect([words.name(way), words.name(way, 'place')]).toEqual(['way 2', 'place 2']);
  });

  test('is told somehow where there is no message yet', () => {
    expect(words.tell({ name: 'danced', args: { turns: { number: 3 } } }, 'event')).toBe('danced, turns: 3');
    expect(words.tell({ name: 'dance', args: {} }, 'why')).toBe('Choose (dance).');
  });

  test('borrows from English what a language lacks', () => {
    expect(new Words('cs', layer('cs', ['known = zde'], ['known = here', 'lacking = there'])).say('lacking')).toBe('there');
  });

  test('two games never meet', () => {
    const other = new Words('en', layer('en', ['event-moved = It moved.']), house);
    expect(other.tell({ name: 'moved', args: {} }, 'event')).toBe('It moved.');
    expect(other.has('region-mill')).toBe(false);
    expect(new Words('en', game, layer('en', ['word-none = nothing at all'])).say('word-none')).toBe('none');
  });

  test('runs from right to left in Hebrew', () => {
    expect(new Words('he').direction).toBe('rtl');
    expect(words.direction).toBe('ltr');
  });
});
