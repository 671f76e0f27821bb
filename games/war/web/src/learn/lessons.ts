// The ten lessons of the first game, in their order. Each is a real match that begins with a position laid out for it;
// in most of them the Shadow has no dice, so that nothing comes between. Whatever the dice bring, the goal can be
// reached: where luck decides, the position leaves so much of it that a failure is rare, and the turn goes on.

import { ALL, AS_YOU_LIKE, type Lesson } from '@house/learn/lesson';
import type { WarView } from '../wire';
import { PICTURES } from './pictures';

/** Should the dice of the Free Peoples not be enough: on the way through the next turn. */
const NEXT_TURN = { declare: ['no'], guide: AS_YOU_LIKE };

export const LESSONS: Lesson<WarView>[] = [
  {
    // Nothing is in the Hunt Box: no Hunt.
    id: 'journey',
    picture: PICTURES.journey,
    seat: 'fp',
    setup: `
      set phase: actions
      set dice fp: 2 character, muster, will
      set dice sh: none`,
    steps: [
      {
        id: 'move',
        rules: ['W11.4', 'W4.1'],
        suggests: { turn: ['character'], action: ['move-fellowship'] },
        explains: ['action'],
        shows: ['rivendell'],
        isDone: (story) => story.happened('progress', { now: 1 }),
      },
      {
        id: 'again',
        rules: ['W11.1', 'W3.6'],
        suggests: { turn: ['character'], action: ['move-fellowship'] },
        isDone: (story) => story.happened('progress', { now: 2 }),
      },
      {
        id: 'will',
        rules: ['W4.2'],
        suggests: { turn: ['will'], action: ['move-fellowship'] },
        explains: ['action'],
        isDone: (story) => story.happened('progress', { now: 3 }),
      },
    ],
  },
  {
    // Two moves were made before, so that Hunt dice succeed with 4 or more, later with less; all tiles do damage and
    // reveal. A Hunt that fails altogether leaves dice to move again.
    id: 'hunt',
    picture: PICTURES.hunt,
    seat: 'fp',
    setup: `
      set phase: actions
      set figure: fords-of-bruinen
      set fords-of-bruinen: 2 nazgul
      set dice fp: 4 character
      set dice sh: none
      set hunt dice fp: 2
      set hunt dice sh: 5
      set hunt pool: std-1-reveal-1, std-1-reveal-2, std-2-reveal`,
    steps: [
      {
        id: 'found',
        rules: ['W12.2', 'W12.4', 'W12.5'],
        suggests: {
          ...NEXT_TURN,
          turn: ['character', 'will'],
          action: ['move-fellowship'],
          'hunt-casualty': ['none'],
          'reveal-path': ['hollin', 'none'],
        },
        explains: ['action', 'hunt-casualty', 'reveal-path'],
        shows: ['fords-of-bruinen'],
        isDone: (story) => story.happened('revealed'),
      },
      {
        id: 'hide',
        rules: ['W11.7'],
        suggests: { ...NEXT_TURN, turn: ['character', 'will'], action: ['hide-fellowship'] },
        isDone: (story) => story.happened('hidden'),
      },
      {
        id: 'again',
        rules: ['W12.6', 'W12.2'],
        suggests: {
          ...NEXT_TURN,
          turn: ['character', 'will'],
          action: ['move-fellowship'],
          'hunt-casualty': ['guide'],
          'reveal-path': ['trollshaws', 'none'],
        },
        explains: ['hunt-casualty', 'reveal-path'],
        isDone: (story) => story.count('revealed') >= 2,
      },
    ],
  },
  {
    id: 'declare',
    picture: PICTURES.declare,
    seat: 'fp',
    setup: `
      set phase: fellowship
      set figure: hollin
      set progress: 3
      set corruption: 4`,
    steps: [
      {
        id: 'declare',
        rules: ['W11.5', 'W11.8'],
        suggests: { declare: ['yes'], path: ['lorien', 'dimrill-dale', 'moria'], guide: ['strider'] },
        explains: ['path', 'guide'],
        shows: ['hollin', 'lorien'],
        isDone: (story) => story.happened('declared'),
      },
      {
        id: 'guide',
        rules: ['W11.2', 'W6.6'],
        suggests: { guide: ['strider'] },
        isDone: (story) => story.happened('hunt-dice') || story.happened('guide'),
      },
    ],
  },
  {
    id: 'politics',
    picture: PICTURES.politics,
    seat: 'fp',
    setup: `
      set phase: actions
      set dice fp: character, 2 muster
      set dice sh: none
      set politics gondor: 1 passive
      set companions: gandalf-the-grey, strider, legolas, gimli, meriadoc, peregrin
      set folde: boromir`,
    steps: [
      {
        id: 'wake',
        rules: ['W10.2', 'W6.3'],
        suggests: {
          turn: ['character'],
          action: ['move-companions'],
          'companions-to': ['minas-tirith'],
        },
        explains: ['companions-to'],
        shows: ['folde', 'minas-tirith'],
        isDone: (story) => story.view.politics.gondor!.active,
      },
      {
        id: 'war',
        rules: ['W10.3', 'W10.4'],
        suggests: { turn: ['muster'], action: ['advance-nation'], nation: ['gondor'] },
        explains: ['nation'],
        isDone: (story) => story.happened('advanced', { nation: 'gondor', left: 0 }),
      },
    ],
  },
  {
    id: 'muster',
    picture: PICTURES.muster,
    seat: 'fp',
    setup: `
      set phase: actions
      set dice fp: 2 muster, will
      set dice sh: none
      set politics gondor: 0 active
      set companions: gandalf-the-grey, boromir, legolas, gimli, meriadoc, peregrin
      set minas-tirith: 3 gondor-regular, gondor-elite, gondor-leader, strider`,
    steps: [
      {
        id: 'regulars',
        rules: ['W7.3', 'W7.4'],
        suggests: {
          turn: ['muster'],
          action: ['recruit'],
          'recruit-figure': ['gondor-regular'],
          'recruit-where': ['pelargir', 'dol-amroth'],
        },
        explains: ['recruit-figure', 'recruit-where'],
        isDone: (story) => story.count('recruited') >= 2,
      },
      {
        id: 'elite',
        rules: ['W7.3', 'W1.6'],
        suggests: {
          turn: ['muster'],
          action: ['recruit'],
          'recruit-figure': ['gondor-elite'],
          'recruit-where': ['minas-tirith'],
        },
        isDone: (story) => story.count('recruited') >= 3,
      },
      {
        id: 'king',
        rules: ['W6.1', 'W4.2'],
        suggests: { turn: ['will'], action: ['crown-aragorn'] },
        shows: ['minas-tirith'],
        isDone: (story) => story.happened('entered', { who: 'aragorn' }),
      },
    ],
  },
  {
    id: 'armies',
    picture: PICTURES.armies,
    seat: 'sh',
    setup: `
      set phase: actions
      set acting: sh
      set dice fp: none
      set dice sh: army, character
      set politics sauron: 0 active
      set minas-morgul: 6 sauron-regular
      set north-ithilien: 5 sauron-regular`,
    steps: [
      {
        id: 'first',
        rules: ['W7.5', 'W7.2'],
        suggests: {
          turn: ['army'],
          action: ['move-armies'],
          'move-from': ['minas-morgul'],
          'move-to': ['north-ithilien'],
          'move-figures': ['4 sauron-regular'],
          'too-many': AS_YOU_LIKE,
        },
        explains: ['move-from', 'move-to', 'move-figures'],
        shows: ['minas-morgul', 'north-ithilien'],
        isDone: (story) => story.count('moved') >= 1,
      },
      {
        // What was moved before is moved again then: the first step is not done until that.
        id: 'back',
        rules: ['W7.5'],
        isBack: true,
        suggests: { 'second-move-from': AS_YOU_LIKE, turn: AS_YOU_LIKE },
        isDone: (story) => story.stepsBack > 0,
      },
      {
        id: 'second',
        rules: ['W7.5'],
        suggests: {
          'second-move-from': ['morannon'],
          turn: ['army'],
          action: ['move-armies'],
          'move-from': ['morannon'],
          'move-to': ['dagorlad'],
          'move-figures': ALL,
          'too-many': AS_YOU_LIKE,
        },
        isDone: (story) => story.count('moved') >= 2,
      },
      {
        id: 'led',
        rules: ['W7.5', 'W7.2'],
        suggests: {
          turn: ['character'],
          action: ['move-armies'],
          'move-from': ['dagorlad'],
          'move-to': ['north-ithilien'],
          'move-figures': ['sauron-regular', 'nazgul'],
          'too-many': AS_YOU_LIKE,
        },
        explains: ['move-figures', 'move-to'],
        shows: ['dagorlad', 'north-ithilien'],
        isDone: (story) => story.count('moved') >= 3,
      },
    ],
  },
  {
    // Who wins does not matter: each battle ends in any case, and that is the goal.
    id: 'battle',
    picture: PICTURES.battle,
    seat: 'fp',
    setup: `
      set phase: actions
      set acting: sh
      set battle: sh osgiliath lossarnach field 1 begin
      set dice fp: 2 muster-army
      set dice sh: none
      set politics gondor: 0 active
      set politics elves: 0 active
      set politics sauron: 0 active
      set companions: gandalf-the-grey, strider, boromir, gimli, meriadoc, peregrin
      set lossarnach: 3 gondor-regular, gondor-elite, gondor-leader
      set minas-morgul: nazgul
      set osgiliath: 7 sauron-regular, 3 sauron-elite, 2 nazgul
      set lorien: 3 elves-regular, 2 elves-elite, elves-leader, legolas
      set dimrill-dale: 4 sauron-regular
      set hand: fp-strat-23, fp-strat-18`,
    steps: [
      {
        id: 'defend',
        rules: ['W8.5', 'W8.7', 'W8.8'],
        suggests: {
          'combat-card': ['none'],
          're-roll': ALL,
          casualty: ['reduce-gondor-elite', 'lose-gondor-regular'],
          retreat: ['minas-tirith'],
        },
        explains: ['re-roll', 'casualty', 'retreat'],
        isDone: (story) => story.view.battle === null || story.happened('attacked', { side: 'fp' }),
      },
      {
        id: 'attack',
        rules: ['W8.1', 'W8.2'],
        suggests: {
          turn: ['muster-army'],
          action: ['attack'],
          'attack-from': ['lorien'],
          'attack-target': ['dimrill-dale'],
          'attack-with': ALL,
        },
        explains: ['attack-target', 'attack-with'],
        shows: ['lorien', 'dimrill-dale'],
        isDone: (story) => story.happened('attacked', { side: 'fp' }),
      },
      {
        id: 'fight',
        rules: ['W8.4', 'W8.6', 'W8.7', 'W8.8'],
        suggests: {
          'combat-card': ['fp-strat-23', 'none'],
          're-roll': ALL,
          casualty: ['reduce-elves-elite', 'lose-elves-regular'],
          cease: ['no'],
          advance: ALL,
        },
        explains: ['combat-card', 're-roll', 'casualty', 'cease', 'advance'],
        isDone: (story) => story.happened('attacked', { side: 'fp' }) && story.view.battle === null,
      },
    ],
  },
  {
    // Each assault fails one time in ten thousand at worst; then another die, or another turn, makes the next.
    id: 'siege',
    picture: PICTURES.siege,
    seat: 'sh',
    setup: `
      set phase: actions
      set acting: sh
      set dice fp: none
      set dice sh: 4 army
      set politics sauron: 0 active
      set politics gondor: 0 active
      set minas-tirith: gondor-regular
      set osgiliath: 5 sauron-regular, 4 sauron-elite, 3 nazgul, witch-king`,
    steps: [
      {
        id: 'surround',
        rules: ['W9.2', 'W9.3'],
        suggests: {
          turn: ['army'],
          action: ['attack'],
          'attack-from': ['osgiliath'],
          'attack-target': ['minas-tirith'],
          'attack-with': ALL,
          'combat-card': ['none'],
          're-roll': ALL,
          casualty: AS_YOU_LIKE,
          cease: ['no'],
          advance: ALL,
        },
        explains: ['attack-target', 'advance'],
        shows: ['osgiliath', 'minas-tirith'],
        isDone: (story) => story.view.regions['minas-tirith']?.besieged === 'fp' || story.happened('captured', { at: 'minas-tirith' }),
      },
      {
        id: 'assault',
        rules: ['W9.5', 'W9.9'],
        suggests: {
          turn: ['army', 'character', 'muster-army'],
          action: ['attack'],
          'attack-from': ['minas-tirith'],
          'attack-target': ['minas-tirith'],
          'attack-with': ALL,
          'combat-card': ['none'],
          're-roll': ALL,
          casualty: AS_YOU_LIKE,
          extend: ['sauron'],
          'hunt-dice': ['0'],
        },
        explains: ['attack-target', 're-roll', 'extend'],
        shows: ['minas-tirith'],
        isDone: (story) => story.happened('captured', { at: 'minas-tirith' }),
      },
    ],
  },
  {
    id: 'events',
    picture: PICTURES.events,
    seat: 'sh',
    setup: `
      set phase: actions
      set acting: sh
      set dice fp: none
      set dice sh: 2 event, character
      set rings fp: 2
      set rings sh: 1
      set politics sauron: 0 active
      set politics gondor: 0 active
      set hand: sh-strat-20`,
    steps: [
      {
        id: 'draw',
        rules: ['W4.2', 'W5.2'],
        suggests: { turn: ['event'], action: ['draw-event'], 'draw-from': ['strategy-deck'] },
        explains: ['draw-from'],
        isDone: (story) => story.happened('drew', { side: 'sh' }),
      },
      {
        id: 'play',
        rules: ['W5.3'],
        suggests: { turn: ['event'], action: ['play-event'], event: ['sh-strat-20'] },
        explains: ['event'],
        isDone: (story) => story.happened('played', { side: 'sh' }),
      },
      {
        id: 'ring',
        rules: ['W4.5'],
        suggests: { turn: ['ring'], 'ring-die': ['character'], 'ring-face': ['muster'] },
        explains: ['ring-face'],
        isDone: (story) => story.happened('ring-used', { side: 'sh' }),
      },
      {
        id: 'minion',
        rules: ['W6.2', 'W3.8'],
        suggests: { turn: ['muster'], action: ['bring-minion'], minion: ['witch-king'], 'enters-where': ['minas-morgul'] },
        explains: ['action'],
        shows: ['minas-morgul'],
        isDone: (story) => story.happened('entered', { who: 'witch-king' }),
      },
    ],
  },
  {
    // The worst two tiles add 5 to a corruption of 6: the Ring is destroyed in any case.
    id: 'doom',
    picture: PICTURES.doom,
    seat: 'fp',
    setup: `
      set phase: actions
      set turn: 12
      set dice fp: 3 character
      set dice sh: none
      set companions: none
      set guide: gollum
      set mordor: 3
      set corruption: 6
      set hunt dice sh: 2
      set hunt pool: std-1-1, std-2-1, std-2-2, std-3-1`,
    steps: [
      {
        id: 'climb',
        rules: ['W13.3', 'W12.8'],
        suggests: { turn: ['character'], action: ['move-fellowship'] },
        isDone: (story) => story.happened('mordor-step', { now: 4 }),
      },
      {
        id: 'crack',
        rules: ['W13.6', 'W14'],
        suggests: { turn: ['character'], action: ['move-fellowship', 'hide-fellowship'], 'gollum-reveals': ['no'] },
        explains: ['gollum-reveals'],
        isDone: (story) => story.happened('won'),
      },
    ],
  },
];
