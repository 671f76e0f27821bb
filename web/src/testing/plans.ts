// A small tree of plans, of a game that is not: two dice, wood that is carried, carts that may be robbed, a card, a boat.

import type { Arg, Plans, Told } from '../wire';

const why = (name: string, args: Told['args'] = {}): Told => ({ name, args });
const named = (kind: string, id: string): Arg => ({ named: { kind, id } });

/** The saw can carry and rob; the wheel can carry, rob, play and move the boat. */
export const TREE: Plans = {
  version: 7,
  asks: [
    {
      why: why('turn'),
      ways: [
        { answer: 'saw', leads: 1 },
        { answer: 'wheel', leads: 2 },
        { answer: 'pass', leads: 'done' },
      ],
    },
    {
      why: why('action'),
      ways: [
        { answer: 'carry', leads: 3 },
        { answer: 'rob', leads: 'done', settled: [[why('rob-at'), 'ford']] },
      ],
    },
    {
      why: why('action'),
      ways: [
        { answer: 'carry', leads: 3 },
        { answer: 'rob', leads: 6, settled: [[why('rob-from'), 'mill']] },
        { answer: 'play', leads: 'done', settled: [[why('card'), 'flood']] },
        { answer: 'row', leads: 'done' },
        { answer: 'build', leads: 7 },
      ],
    },
    {
      why: why('from'),
      ways: [
        { answer: 'mill', leads: 4 },
        { answer: 'bridge', leads: 5, settled: [[why('to'), 'mill']] },
      ],
    },
    {
      why: why('to'),
      ways: [
        { answer: 'bridge', leads: 8 },
        { answer: 'ford', leads: 8 },
      ],
    },
    {
      why: why('what', { from: named('region', 'bridge'), to: named('region', 'mill') }),
      shape: { kind: 'some', least: 1, most: 2 },
      options: [['wood', 2]],
      ways: [{ answer: '[2 wood]', leads: 'asked' }],
    },
    {
      why: why('rob-at'),
      ways: [
        { answer: 'bridge', leads: 'done' },
        { answer: 'ford', leads: 'done' },
      ],
    },
    {
      why: why('build-what'),
      ways: [
        { answer: 'barn', leads: 9 },
        { answer: 'shed', leads: 9 },
      ],
    },
    {
      why: why('what'),
      shape: { kind: 'some', least: 1, most: 4 },
      options: [
        ['wood', 3],
        ['axe', 1],
      ],
      ways: [{ answer: '[3 wood, axe]', leads: 'asked' }],
    },
    {
      why: why('build-at'),
      ways: [
        { answer: 'mill', leads: 'asked' },
        { answer: 'hill', leads: 'asked' },
      ],
    },
  ],
  things: {
    saw: { named: named('face', 'saw') },
    wheel: { named: named('face', 'wheel') },
    pass: { named: named('word', 'pass') },
    carry: { named: named('action', 'carry') },
    rob: { named: named('action', 'rob') },
    play: { named: named('action', 'play') },
    row: { named: named('action', 'row'), about: named('piece', 'boat') },
    build: { named: named('action', 'build') },
    barn: { named: named('figure', 'barn') },
    shed: { named: named('figure', 'shed') },
    wood: { named: named('figure', 'wood') },
    axe: { named: named('character', 'axe') },
    flood: { named: named('card', 'flood') },
    mill: { named: named('region', 'mill') },
    bridge: { named: named('region', 'bridge') },
    ford: { named: named('region', 'ford') },
    hill: { named: named('region', 'hill') },
  },
};

/** A question for a second load: where from, or no more. */
export const SECOND: Plans = {
  ...TREE,
  version: 8,
  asks: [
    {
      why: why('second-from'),
      ways: [
        { answer: 'mill', leads: 1 },
        { answer: 'none', leads: 'done' },
      ],
    },
    {
      why: why('second-to'),
      ways: [
        { answer: 'ford', leads: 'asked' },
        { answer: 'bridge', leads: 'asked' },
      ],
    },
  ],
  things: { ...TREE.things, none: { named: named('word', 'none') } },
};

/** Where something comes to, and nothing else. */
export const WHERE: Plans = {
  ...TREE,
  version: 9,
  asks: [
    {
      why: why('where'),
      ways: [
        { answer: 'mill', leads: 'done' },
        { answer: 'hill', leads: 'done' },
        { answer: 'none', leads: 'done' },
      ],
    },
  ],
  things: SECOND.things,
};

/** Whether one goes on, and who keeps watch: all in one. */
export const REST: Plans = {
  ...TREE,
  version: 10,
  asks: [
    {
      why: why('on'),
      ways: [
        { answer: 'yes', leads: 1 },
        { answer: 'no', leads: 2 },
      ],
    },
    {
      why: why('where'),
      ways: [
        { answer: 'mill', leads: 'asked' },
        { answer: 'hill', leads: 'asked' },
      ],
    },
    {
      why: why('watch'),
      ways: [
        { answer: 'wood', leads: 'done' },
        { answer: 'axe', leads: 'done' },
      ],
    },
  ],
  things: { ...TREE.things, yes: { named: named('word', 'yes') }, no: { named: named('word', 'no') } },
};
