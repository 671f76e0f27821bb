// The eight lessons of the card game, in their order. Each is a real match that begins with a position laid out for it. The other
// seat is a program with nothing in hand: what it may still choose leads to the goal whatever it chooses.

import type { Lesson } from '@house/learn/lesson';
import type { TcgView } from '../wire';

const OWN = 'a';

const ALL: Lesson<TcgView>[] = [
  {
    // A card of the Shadow stays in hand, so that the phase does not end by itself.
    id: 'fellowship',
    seat: OWN,
    setup: `
      set phase: fellowship
      set at a: 2
      set 1C303.1: a
      set 1R13.1: a, 1 wound
      set hand a: 1U51 1C299 1R13 1C151`,
    steps: [
      {
        id: 'companion',
        rules: ['T6.2', 'T6.4'],
        suggests: { act: ['play:1U51'] },
        isDone: (story) => story.happened('plays', { card: '1U51' }),
      },
      {
        id: 'sword',
        rules: ['T6.12', 'T6.13'],
        suggests: { act: ['play:1C299'], bearer: ['1C303.1'] },
        explains: ['bearer'],
        isDone: (story) => story.happened('plays', { card: '1C299' }),
      },
      {
        id: 'heal',
        rules: ['T6.14', 'T12.1'],
        suggests: { act: ['heal:1R13'] },
        isDone: (story) => story.happened('healed', { card: '1R13' }),
      },
    ],
  },
  {
    id: 'road',
    seat: OWN,
    setup: `
      set phase: fellowship
      set 1C303.1: a
      set 1R13.1: a
      set hand a: 1C151`,
    steps: [
      {
        id: 'move',
        rules: ['T6.1', 'T6.21'],
        suggests: { act: ['pass'] },
        isDone: (story) => story.happened('moved', { seat: OWN, site: 2 }),
      },
      {
        id: 'again',
        rules: ['T6.23', 'T9.6', 'T9.9'],
        suggests: { act: ['pass'], 'move-again': ['yes'] },
        explains: ['move-again'],
        isDone: (story) => story.happened('moved', { seat: OWN, site: 3 }),
      },
    ],
  },
  {
    id: 'shadow',
    seat: OWN,
    setup: `
      set free: b
      set phase: shadow
      set at b: 4
      set twilight: 8
      set 1U97.1: b
      set hand a: 1C176 1C151 1C182`,
    steps: [
      {
        id: 'minion',
        rules: ['T7.2', 'T7.3'],
        suggests: { act: ['play:1C176'] },
        isDone: (story) => story.happened('plays', { card: '1C176' }),
      },
      {
        id: 'spear',
        rules: ['T7.5', 'T7.6'],
        suggests: { act: ['play:1C182'] },
        isDone: (story) => story.happened('plays', { card: '1C182' }),
      },
      {
        id: 'roaming',
        rules: ['T7.8', 'T7.9'],
        suggests: { act: ['play:1C151'] },
        isDone: (story) => story.happened('plays', { card: '1C151' }),
      },
    ],
  },
  {
    id: 'arrows',
    seat: OWN,
    setup: `
      set phase: maneuver
      set at a: 4
      set 1P365.1: a
      set 1U51.1: a
      set 1C176.1: b
      set 1C176.2: b
      set 1C151.1: b
      set hand a: 1C103`,
    steps: [
      {
        id: 'maneuver',
        rules: ['T7.10', 'T5.9'],
        suggests: { act: ['play:1C103'] },
        isDone: (story) => story.happened('plays', { card: '1C103' }),
      },
      {
        id: 'first',
        rules: ['T7.12', 'T7.13', 'T7.16'],
        suggests: { 'archery-wound': ['1P365.1'] },
        isDone: (story) => story.happened('wounded', { card: '1P365' }),
      },
      {
        id: 'second',
        rules: ['T7.16', 'T11.4'],
        suggests: { 'archery-wound': ['1U51.1'] },
        isDone: (story) => story.happened('wounded', { card: '1U51' }),
      },
    ],
  },
  {
    // Where the third minion goes the program says; none of the three it could attack dies of it.
    id: 'defenders',
    seat: OWN,
    setup: `
      set phase: assignment
      set at a: 5
      set 1P365.1: a
      set 1U12.1: a
      set 3C74.1: b
      set 1U178.1: b
      set 1C151.1: b`,
    steps: [
      {
        id: 'assign',
        rules: ['T8.5', 'T8.6', 'T8.9'],
        suggests: { defenders: ['3C74.1>1P365.1', '1U178.1>1U12.1'] },
        isDone: (story) => story.happened('assigned'),
      },
      {
        id: 'order',
        rules: ['T8.14', 'T8.15'],
        suggests: { 'next-skirmish': ['1P365.1', '1U12.1'], answer: ['pass'] },
        isDone: (story) => story.count('resolved') >= 2,
      },
    ],
  },
  {
    id: 'skirmish',
    seat: OWN,
    setup: `
      set phase: skirmish
      set at a: 5
      set 1P365.1: a
      set 1R13.1: a
      set 1C9.1: a, on 1R13.1
      set 1C150.1: b
      set 1U178.1: b
      set hand a: 1C117
      set assigned: 1C150.1>1P365.1 1U178.1>1R13.1`,
    steps: [
      {
        id: 'event',
        rules: ['T8.18', 'T8.21', 'T8.22'],
        suggests: { 'next-skirmish': ['1P365.1'], act: ['play:1C117'] },
        explains: ['act'],
        isDone: (story) => story.happened('plays', { card: '1C117' }),
      },
      {
        id: 'win',
        rules: ['T8.22', 'T8.23'],
        suggests: { act: ['pass'] },
        isDone: (story) => story.happened('resolved'),
      },
      {
        id: 'axe',
        rules: ['T8.24', 'T11.6'],
        suggests: { act: ['use:1R13.1/0'] },
        isDone: (story) => story.happened('exerted', { card: '1R13' }),
      },
      {
        id: 'overwhelm',
        rules: ['T8.24'],
        suggests: { act: ['pass'] },
        isDone: (story) => story.count('resolved') >= 2,
      },
    ],
  },
  {
    // Both moves of the turn are made, so that it ends by itself; in the turn of the program nothing is asked.
    id: 'ring',
    seat: OWN,
    setup: `
      set phase: skirmish
      set at a: 5
      set moves: 2
      set burdens a: 7
      set 1C290.1: a, 3 wounds
      set 1C311.1: a
      set 1C151.1: b
      set assigned: 1C151.1>1C290.1`,
    steps: [
      {
        id: 'wear',
        rules: ['T12.17', 'T12.18', 'T12.23'],
        suggests: { answer: ['use:1C2.1/0'] },
        isDone: (story) => story.happened('ring-worn', { worn: 'yes' }),
      },
      {
        id: 'sam',
        rules: ['T9.1', 'T12.23', 'T11.6'],
        suggests: { act: ['use:1C311.1/0'] },
        isDone: (story) => story.happened('exerted', { card: '1C311' }),
      },
      {
        id: 'again',
        rules: ['T5.11', 'T11.7'],
        suggests: { act: ['use:1C311.1/0'] },
        isDone: (story) => story.count('exerted', { card: '1C311' }) >= 2,
      },
    ],
  },
  {
    id: 'goal',
    seat: OWN,
    setup: `
      set free: b
      set phase: regroup
      set under way: turn reconciles a
      set moves: 2
      set at b: 3
      set at a: 7
      set 1U51.1: a
      set 1R13.1: a
      set hand a: 1C299 1C176 1C151
      set draw a: 1C9 1C9 1C9 1C174 1C174 1C176`,
    steps: [
      {
        id: 'reconcile',
        rules: ['T9.3', 'T9.4'],
        suggests: { reconcile: ['1C176'] },
        isDone: (story) => story.happened('discarded', { seat: OWN }),
      },
      {
        id: 'move',
        rules: ['T6.1', 'T6.23'],
        suggests: { act: ['pass'] },
        isDone: (story) => story.happened('moved', { seat: OWN, site: 8 }),
      },
      {
        id: 'last',
        rules: ['T9.6', 'T10.1', 'T10.2'],
        suggests: { act: ['pass'], 'move-again': ['yes'] },
        explains: ['move-again'],
        isDone: (story) => story.happened('moved', { seat: OWN, site: 9 }),
      },
    ],
  },
];

/** The card game asks whoever holds cards, whether he can do anything or not (T14.14a). */
export const LESSONS: Lesson<TcgView>[] = ALL.map((lesson) => ({ ...lesson, isAskedAnyway: true }));
