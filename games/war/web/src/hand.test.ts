// A turn of the Shadow, played by hand: three dice, Armies, Nazgûl, recruits, cards and a Ring.

import { beforeEach, expect, test } from 'vitest';
import { Asking } from '@house/lib/asking.svelte';
import { Doing, OUTLINED } from '@house/lib/doing.svelte';
import { chain, read } from '@house/lib/plans';
import type { Plans } from '@house/wire';
import { hand } from './hand';
import turn from './testing/plans.json';
import type { WarView } from './wire';

const plans = turn as unknown as Plans;
let sent: string[];
let doing: Doing;

beforeEach(async () => {
  sent = [];
  const question = { seat: 'sh', why: { name: 'turn', args: {} }, shape: { kind: 'one' } as const, options: [] };
  const asking = new Asking(question, () => undefined);
  const match = { asking, version: 812, position: 1, sending: false, answer: (text: string) => void sent.push(text) };
  doing = new Doing(match, { plans: () => Promise.resolve(plans), attacks: () => hand.attacks! });
  doing.hear(asking);
  await new Promise((done) => setTimeout(done));
});

test('every plan reads as die, action, places, figures', () => {
  const attack = read(plans).plans.find((plan) => chain(plan).startsWith('character; attack; gorgoroth'))!;
  expect(attack.places).toEqual(['gorgoroth', 'morannon']);
  expect(attack.size).toBe(12);
  expect(chain(attack)).toBe('character; attack; gorgoroth; [10 sauron-regular, 2 nazgul]');
});

test('an Army and a region: it moves whole, or attacks whole', () => {
  doing.pick('region', 'gorgoroth');
  expect(doing.targets[0]).toMatchObject({ place: 'morannon', isAttack: true });
  expect(doing.along.map(({ item, of }) => [item, of])).toEqual([
    ['sauron-regular', 10],
    ['nazgul', 2],
  ]);
  // The two Nazgûl may also go alone, nearly everywhere.
  expect(doing.veil).toBe('impossible');
  expect(doing.targets.length).toBeGreaterThan(OUTLINED);
  doing.pick('region', 'barad-dur');
  expect(sent).toEqual(['character; move-armies; gorgoroth; barad-dur; [10 sauron-regular, 2 nazgul]']);
});

test('Nazgûl: a region and a region that only they can reach', () => {
  doing.pick('region', 'gorgoroth');
  doing.pick('region', 'andrast');
  expect(sent).toEqual(['character; move-minions; gorgoroth; [2 nazgul]; andrast']);
});

test('a Settlement, and what is recruited there', () => {
  doing.pick('region', 'umbar');
  expect(doing.ways.map((way) => way.says[0]!.answer)).toEqual(['southrons-regular', 'southrons-elite']);
  doing.choose(doing.ways[0]!);
  expect(sent).toEqual(['muster; recruit; southrons-regular; umbar']);
});

test('a card: the die with which least else can be done plays it', () => {
  doing.pick('card', 'sh-strat-20');
  expect(doing.raised?.face).toBe('event');
  doing.confirm();
  expect(sent).toEqual(['event; play-event; sh-strat-20']);
});

test('a Ring, a die, its new face', () => {
  doing.pick('piece', 'ring');
  doing.pick('face', 'event');
  doing.choose(doing.ways.find((way) => way.says[0]!.answer === 'muster')!);
  expect(sent).toEqual(['ring; event; muster']);
});

test('a die first: what it does, not that it could be put away or turned', () => {
  doing.pick('face', 'event');
  expect(doing.ways.map((way) => way.says[0]!.answer)).toEqual(['play-event', 'draw-event']);
});

test('putting a die away: the proposed one, or another one that is clicked', () => {
  doing.choose(doing.ways.find((way) => way.says[0]!.answer === 'skip')!);
  expect(doing.raised?.face).toBe('event');
  doing.pick('face', 'muster');
  doing.confirm();
  expect(sent).toEqual(['skip; muster']);
});

test('dice lie in their places', () => {
  const places = [
    { face: 'army', state: 'unused' },
    { face: 'army', state: 'used' },
    { face: 'muster', state: 'unused' },
  ];
  const dice = { fp: { places: [] }, sh: { places } };
  expect(hand.dice!({ side: 'sh', dice } as unknown as WarView)).toEqual(['army', undefined, 'muster']);
  expect(hand.dice!({ side: null, dice } as unknown as WarView)).toEqual([]);
});
