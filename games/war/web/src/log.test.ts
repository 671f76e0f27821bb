// The log of War as it is read.

import { beforeAll, expect, test } from 'vitest';
import { entriesOf, isAbout, merged, seatOf, topicsOf } from '@house/lib/log';
import { speak, speakOf } from '@house/lib/speech.svelte';
import type { Line } from '@house/wire';
import { log, sentences } from './log';

beforeAll(async () => {
  await speak('en');
  await speakOf('war');
});

const named = (kind: string) => (id: string, args?: object) => ({ named: { kind, id, ...(args ? { args } : {}) } });
const [side, face, region, character] = ['side', 'face', 'region', 'character'].map(named) as [
  ReturnType<typeof named>,
  ReturnType<typeof named>,
  ReturnType<typeof named>,
  ReturnType<typeof named>,
];
const nation = named('nation');
const figure = (kind: string, count: number, of: string) =>
  named('figure')(kind, { count: { number: count }, of: { named: { kind: 'nation', id: `${of}-of` } } });
const number = (number: number) => ({ number });

/** Lines, each a name with what it mentions. */
const lines = (...told: [string, object?][]): Line[] =>
  told.map(([name, args = {}], at) => ({ number: at + 1, at: 0, position: at + 1, what: { event: { name, args } } }) as Line);
const read = (...told: [string, object?][]) => {
  const entries = entriesOf(lines(...told), log);
  return entries.map((entry) => log.told!(entry, entries));
};
const acted = (who: string, action: string): [string, object] => [
  'acted',
  { side: side(who), face: face('character'), action: named('action')(action) },
];

test('dice that one side rolled in a row share a line, and are counted', () => {
  const rolls = ['army', 'will', 'army'].map((each): [string, object] => ['rolled', { side: side('fp'), face: face(each) }]);
  expect(merged(lines(...rolls, ['rolled', { side: side('sh'), face: face('eye') }]), log).map((each) => each.number)).toEqual([3, 4]);
  expect(read(...rolls)).toEqual(['Free Peoples rolled: 2 Army, Will of the West.']);
});

test('an action is one line with what came of it, without whose it is', () => {
  const recruited = (kind: string): [string, object] => ['recruited', { at: region('dale'), figure: figure(kind, 1, 'north') }];
  expect(
    read(
      acted('sh', 'advance-nation'),
      ['advanced', { nation: nation('sauron'), left: number(0) }],
      ['passed', { side: side('fp') }],
      acted('fp', 'recruit'),
      recruited('regular'),
      recruited('regular'),
      recruited('leader'),
    ),
  ).toEqual(['Sauron: at war.', 'Passed.', 'Recruited in Dale: 2 Northern Regulars. Recruited in Dale: Northern Leader.']);
});

test('a battle is one line with its losses and its end', () => {
  const threw = (who: string): [string, object] => ['threw', { side: side(who), dice: { many: [number(5)] }, needed: number(5) }];
  const [told] = read(
    acted('sh', 'attack'),
    ['attacked', { side: side('sh'), from: region('old-forest-road'), to: region('dale') }],
    threw('sh'),
    threw('fp'),
    ['hits', { side: side('sh'), hits: number(2) }],
    ['hits', { side: side('fp'), hits: number(1) }],
    ['reduced', { nation: nation('sauron'), at: region('old-forest-road') }],
    ['lost', { at: region('dale'), figure: figure('regular', 1, 'north') }],
    ['lost', { at: region('dale'), figure: figure('regular', 1, 'north') }],
    ['retreated', { side: side('fp'), to: region('woodland-realm') }],
    ['moved', { side: side('sh'), army: { many: [] }, from: region('old-forest-road'), to: region('dale') }],
    ['captured', { side: side('sh'), at: region('dale') }],
    ['advanced', { nation: nation('north'), left: number(0) }],
  );
  expect(told).toBe(
    'Battle of Dale, 1 round. Free Peoples lost 2 Northern Regulars. Shadow lost Sauron Elite reduced. Free Peoples: retreated to Woodland Realm. Captured Dale. The North: at war.',
  );
});

test('a Hunt is one line with its damage, who falls, and the Corruption that it adds', () => {
  const hunt = (corruption: number): [string, object][] => [
    acted('fp', 'move-fellowship'),
    ['progress', { now: number(2) }],
    ['threw', { side: side('sh'), dice: { many: [number(6)] }, needed: number(5) }],
    ['hunted', { count: number(1) }],
    ['drawn', { tile: named('tile')('std-3-1') }],
    ['damage', { count: number(5) }],
    ['hunt-casualty', { who: character('gimli') }],
    ['eliminated', { who: character('gimli') }],
    ['corruption', { now: number(corruption) }],
  ];
  expect(read(...hunt(2))).toEqual(['The Fellowship moves: progress 2. Hunt: 5 damage, Gimli falls, Corruption now 2.']);
  expect(read(['turn', { turn: number(1) }], ...hunt(2), ...hunt(5)).slice(1)).toEqual([
    'The Fellowship moves: progress 2. Hunt: 5 damage, Gimli falls, 2 Corruption.',
    'The Fellowship moves: progress 2. Hunt: 5 damage, Gimli falls, 3 Corruption.',
  ]);
  expect(read(...hunt(0).slice(0, 3), ['hunted', { count: number(0) }])).toEqual([
    'The Fellowship moves: progress 2. Hunt: nothing found.',
  ]);
});

test('turn and phase are headings', () => {
  const entries = entriesOf(
    lines(
      ['turn', { turn: number(3) }],
      ['drew', { side: side('fp'), who: side('fp'), card: named('back')('character-deck') }],
      ['hunt-dice', { count: number(1) }],
      ['rolled', { side: side('fp'), face: face('army') }],
      acted('fp', 'hide-fellowship'),
      ['hidden'],
      ['ring-used', { side: side('sh'), from: face('eye'), to: face('army') }],
    ),
    log,
  );
  expect(log.headings!(entries)).toEqual(['Turn 3, cards', 'Turn 3, roll', 'Turn 3, roll', 'Turn 3, actions', 'Turn 3, actions']);
  expect(entries.map((entry) => seatOf(entry, log))).toEqual([undefined, 'sh', 'fp', 'fp', 'sh']);
});

test('several sentences have one full stop', () => {
  expect(sentences(['He came.', 'He saw', 'He won. '])).toBe('He came. He saw. He won.');
});

test('entries can be sought by what they are about', () => {
  expect(topicsOf(log)).toEqual(['all', 'battle', 'fellowship', 'cards', 'table']);
  const [laid] = entriesOf(lines(['laid', { side: side('sh'), who: side('sh') }]), log);
  expect(['battle', 'cards', 'fellowship'].map((topic) => isAbout(laid!, topic, log))).toEqual([true, true, false]);
});
