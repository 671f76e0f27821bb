// Plans: how they are read, and how clicks make them fewer.

import { describe, expect, test } from 'vitest';
import { REST, SECOND, TREE } from '../testing/plans';
import {
  NOTHING,
  added,
  alongOf,
  apart,
  chain,
  chainsTo,
  complete,
  declines,
  further,
  itemsOf,
  left,
  meant,
  next,
  open,
  planBy,
  proposed,
  read,
  targets,
  usualOf,
  type Picked,
  type Thing,
} from './plans';

const { plans } = read(TREE);
const region = (id: string): Thing => ({ kind: 'region', id });
const face = (id: string): Thing => ({ kind: 'face', id });
const click = (...things: Thing[]): Picked => things.reduce(added, NOTHING);
const chains = (picked: Picked) => left(plans, picked).map((plan) => chain(plan));
const glows = (...things: Thing[]) => [...next(plans, click(...things))].sort();
/** What the ways of a question say. */
const said = (ways: { says: { answer: string }[] }[] = []) => ways.map((way) => way.says.map((step) => step.answer).join(', '));

describe('reading', () => {
  test('every way to the end is a plan; what is settled is named, never sent', () => {
    expect(plans).toHaveLength(16);
    const rob = plans.find((plan) => plan.die === 'saw' && plan.end === 'done')!;
    expect(rob.places).toEqual(['ford']);
    expect(chain(rob)).toBe('saw; rob');
  });

  test('a selection names its things one by one, and counts what goes along', () => {
    expect(itemsOf('[3 wood, axe]')).toEqual([
      ['wood', 3],
      ['axe', 1],
    ]);
    expect(itemsOf('mill')).toEqual([['mill', 1]]);
    expect(itemsOf('[]')).toEqual([]);
    const carry = plans.find((plan) => plan.places.join() === 'mill,ford' && plan.size > 0)!;
    expect(carry.size).toBe(4);
    expect(carry.keys).toContain('character axe');
  });

  test('plans can be led to another thing, to ask why that is not possible', () => {
    expect(chainsTo(plans, click(face('saw'), region('mill')), region('hill'))).toContain('saw; carry; mill; hill');
    expect(chainsTo(plans, NOTHING, region('hill'))).toContain('saw; carry; hill');
    expect(chainsTo(plans, NOTHING, face('plane'))).toEqual(['plane']);
    expect(chainsTo(plans, NOTHING, { kind: 'deck', id: 'none' })).toEqual([]);
  });

  test('no question, no plans', () => {
    expect(read({ version: 1, asks: [], things: {} }).plans).toEqual([]);
    expect(open([])).toBeUndefined();
  });
});

describe('clicks', () => {
  test('places are clicked in the order of the plan', () => {
    expect(glows()).toEqual(
      expect.arrayContaining(['region mill', 'region bridge', 'region ford', 'region hill', 'face saw', 'card flood']),
    );
    expect(chains(click(region('mill'), region('ford')))).toEqual([
      'saw; carry; mill; ford; [3 wood, axe]',
      'wheel; carry; mill; ford; [3 wood, axe]',
      'wheel; rob; ford',
    ]);
    // Nothing goes from the ford.
    expect(chains(click(region('ford')))).toEqual(['saw; rob']);
    expect(chains(click(region('ford'), region('mill')))).toEqual([]);
  });

  test('everything else makes them fewer at any time', () => {
    const wheel = ['wheel; carry; mill; ford; [3 wood, axe]', 'wheel; rob; ford'];
    expect(chains(click(face('wheel'), region('mill'), region('ford')))).toEqual(wheel);
    expect(chains(click(region('mill'), face('wheel'), region('ford')))).toEqual(wheel);
    expect(chains(click({ kind: 'piece', id: 'boat' }))).toEqual(['wheel; row']);
    expect(chains(click({ kind: 'card', id: 'flood' }))).toEqual(['wheel; play']);
    expect(chains(click({ kind: 'character', id: 'axe' }, face('saw')))).toHaveLength(2);
  });

  test('after a die the others glow on, so that another one can be taken', () => {
    expect(glows(region('mill'), face('saw'))).toEqual(expect.arrayContaining(['face saw', 'face wheel', 'region ford']));
    expect(added(click(face('saw')), face('saw')).die).toBeUndefined();
    expect(glows(region('hill'))).not.toContain('face saw');
  });
});

describe('what is meant', () => {
  test('the die that can do least else is proposed', () => {
    const going = left(plans, click(region('mill'), region('ford')));
    expect(proposed(plans, going)).toBe('saw');
    expect(proposed(plans, left(plans, click({ kind: 'piece', id: 'boat' })))).toBe('wheel');
    expect(proposed(plans, [])).toBeUndefined();
  });

  test('who goes takes all along: robbing alone is chosen by name', () => {
    const going = left(plans, click(region('mill'), region('ford')));
    expect(meant(plans, going).map((plan) => chain(plan))).toEqual(['saw; carry; mill; ford; [3 wood, axe]']);
    const found = targets(left(plans, click(region('mill'))), click(region('mill')));
    expect(found.map(({ place, plans }) => [place, plans.length])).toEqual([
      ['bridge', 2],
      ['ford', 2],
      ['bridge', 1],
      ['ford', 1],
    ]);
  });

  test('fewer go along by a changed selection', () => {
    const [plan] = meant(plans, left(plans, click(region('mill'), region('ford'))));
    expect(alongOf(plan!)?.options).toEqual([
      ['wood', 3],
      ['axe', 1],
    ]);
    expect(chain(plan!, { wood: 2, axe: 1 })).toBe('saw; carry; mill; ford; [wood]');
    expect(chain(plan!, { wood: 1 })).toBe('saw; carry; mill; ford; [2 wood, axe]');
    expect(chain(plan!, { stone: 1 })).toBe('saw; carry; mill; ford; [3 wood, axe]');
  });
});

describe('what is open', () => {
  test('in the words of the first question that differs, without dice and places', () => {
    expect(open(plans)!.why.name).toBe('turn');
    expect(said(open(plans)?.ways)).toEqual(['pass']);
    expect(said(open(left(plans, click(face('wheel'))))?.ways)).toEqual(['carry', 'rob', 'play', 'row', 'build']);
  });

  test('what can be done at a place, in the answers that tell it apart; dice do not', () => {
    const picked = click(region('hill'));
    expect(said(apart(plans, complete(left(plans, picked), picked)))).toEqual(['barn', 'shed']);
    const boat = click({ kind: 'piece', id: 'boat' });
    expect(said(apart(plans, complete(left(plans, boat), boat)))).toEqual(['row']);
  });

  test('nothing more is a plan of its own; further questions are answered as usual', () => {
    expect(usualOf(plans, declines)).toBeUndefined();
    expect(chain(usualOf(read(SECOND).plans, declines)!)).toBe('none');
    const { plans: rest } = read(REST);
    const plan = usualOf(rest, (step) => declines(step) || step.answer === 'axe')!;
    expect(chain(plan)).toBe('no; axe');
    expect(further(rest, plan).map(({ why, steps }) => [why.name, ...steps.map((step) => step.answer)])).toEqual([
      ['watch', 'wood', 'axe'],
    ]);
  });
});

test('a suggested plan is found by its answers, also with fewer along', () => {
  expect(planBy(plans, ['wheel', 'rob', 'ford'])?.places).toEqual(['mill', 'ford']);
  expect(planBy(plans, ['saw', 'carry', 'mill', 'ford', '[2 wood]'])?.size).toBe(4);
  expect(planBy(plans, ['saw', 'row'])).toBeUndefined();
});

test('who goes takes all along, whatever die could move a few', () => {
  const largest = plans.reduce((one, other) => (other.size > one.size ? other : one));
  const few = { ...largest, size: largest.size - 1 };
  expect(meant(plans, [few, largest])).toEqual([largest]);
});
