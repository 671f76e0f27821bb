// A turn of the Shadow, played by hand: three dice, Armies, Nazgûl, recruits, cards and a Ring. Its plans are a real answer of a
// server, made anew with `e2e/plans.mjs`.

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Asking } from '@house/lib/asking.svelte';
import { Doing } from '@house/lib/doing.svelte';
import { OUTLINED } from '@house/lib/on-board';
import { chain, read } from '@house/lib/plans';
import { speak, speakOf } from '@house/lib/speech.svelte';
import type { Line, Plans } from '@house/wire';
import { hand } from './hand';
import turn from './testing/plans.json';
import type { WarView } from './wire';

const plans = turn as unknown as Plans;
beforeAll(async () => {
  await speak('en');
  await speakOf('war');
});

let sent: string[];
let doing: Doing;

beforeEach(async () => {
  sent = [];
  const question = { seat: 'sh', why: { name: 'turn', args: {} }, shape: { kind: 'one' } as const, options: [] };
  const asking = new Asking(question, () => undefined);
  const match = { asking, version: plans.version, position: 1, sending: false, answer: (text: string) => void sent.push(text) };
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
  expect(doing.along.all.map(({ item, of }) => [item, of])).toEqual([
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

test('a hint with two Armies is drawn whole, and what can be done at once is sent', () => {
  const first = ['character', 'move-armies', 'gorgoroth', 'nurn', '[10 sauron-regular, 2 nazgul]'];
  doing.hint([...first, 'minas-morgul', 'south-ithilien', '[3 sauron-regular, nazgul]'], first.length);
  expect(doing.moves.map(({ from, to }) => [from, to])).toEqual([
    ['gorgoroth', 'nurn'],
    ['minas-morgul', 'south-ithilien'],
  ]);
  expect(doing.marks).toEqual({ gorgoroth: 'advised', nurn: 'advised', 'minas-morgul': 'advised', 'south-ithilien': 'advised' });
  expect(doing.raised?.face).toBe('character');
  expect(doing.confirm()).toBe(true);
  expect(sent).toEqual([first.join('; ')]);
});

test('no plan has a question that the rules no longer ask', () => {
  const asked = new Set(read(plans).plans.flatMap((plan) => plan.steps.map((step) => step.why.name)));
  expect([...asked]).not.toContain('will-as');
});

describe('the die that pays', () => {
  const places = [
    { face: 'army', state: 'used' },
    { face: 'character', state: 'unused' },
    { face: 'army', state: 'used' },
    { face: 'army', state: 'unused' },
  ];
  const view = { side: 'sh', acting: 'sh', battle: null, dice: { sh: { places } } } as unknown as WarView;
  const acted = (side: string, face: string): Line => {
    const args = { side: { named: { kind: 'side', id: side } }, face: { named: { kind: 'face', id: face } } };
    return { number: 1, at: 0, position: 1, what: { event: { name: 'acted', args } } };
  };

  test('stays raised while there is more to do with it: the last one that was used', () => {
    expect(hand.paying!(view, 'second-move-from', [acted('fp', 'event'), acted('sh', 'army')])).toEqual({ face: 'army', place: 2 });
  });

  test('is none when a die is asked for, in a battle, or if the other side acts', () => {
    const lines = [acted('sh', 'army')];
    expect(hand.paying!(view, 'turn', lines)).toBeUndefined();
    expect(hand.paying!({ ...view, battle: {} } as unknown as WarView, 'casualty', lines)).toBeUndefined();
    expect(hand.paying!({ ...view, acting: 'fp' }, 'hunt-casualty', lines)).toBeUndefined();
    expect(hand.paying!(view, 'second-move-from', [acted('fp', 'army')])).toBeUndefined();
  });
});

test('what a step of the Fellowship risks', () => {
  expect(hand.risk!({ found: 0.556, revealed: 0.25, damage: 1 })).toMatch(/56.*25/);
  expect(hand.risk!({ attacker_wins: 0.5 })).toBeUndefined();
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
