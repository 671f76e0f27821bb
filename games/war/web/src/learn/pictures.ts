// What a card of a lesson shows: the part of the map that it is about, and who stands there when it begins.

import type { WarPicture } from '../wire';

type Shown = Pick<WarPicture, 'at' | 'arrow' | 'fellowship'> & Partial<Pick<WarPicture, 'armies'>>;

const shown = (picture: Shown): WarPicture => ({
  turn: 1,
  phase: 'actions',
  vp: [0, 0],
  corruption: 0,
  progress: 0,
  armies: [],
  ...picture,
});

export const PICTURES = {
  journey: shown({ at: 'rivendell', fellowship: 'rivendell' }),
  hunt: shown({ at: 'fords-of-bruinen', fellowship: 'fords-of-bruinen' }),
  declare: shown({
    at: 'dimrill-dale',
    fellowship: 'hollin',
    arrow: ['hollin', 'lorien'],
    armies: [['lorien', 'fp', 'elves', 3, 2, 1, 0]],
  }),
  politics: shown({ at: 'minas-tirith', arrow: ['folde', 'minas-tirith'] }),
  muster: shown({ at: 'minas-tirith', armies: [['minas-tirith', 'fp', 'gondor', 4, 1, 4, 0]] }),
  armies: shown({
    at: 'minas-morgul',
    arrow: ['minas-morgul', 'north-ithilien'],
    armies: [
      ['minas-morgul', 'sh', 'sauron', 6, 0, 0, 0],
      ['north-ithilien', 'sh', 'sauron', 5, 0, 0, 0],
    ],
  }),
  battle: shown({
    at: 'lossarnach',
    arrow: ['osgiliath', 'lossarnach'],
    armies: [
      ['lossarnach', 'fp', 'gondor', 4, 1, 1, 0],
      ['osgiliath', 'sh', 'sauron', 10, 3, 2, 0],
    ],
  }),
  siege: shown({
    at: 'minas-tirith',
    arrow: ['osgiliath', 'minas-tirith'],
    armies: [
      ['minas-tirith', 'fp', 'gondor', 1, 0, 0, 0],
      ['osgiliath', 'sh', 'sauron', 9, 4, 5, 0],
    ],
  }),
  events: shown({ at: 'minas-morgul', armies: [['minas-morgul', 'sh', 'sauron', 5, 0, 1, 0]] }),
  doom: shown({ at: 'gorgoroth', fellowship: 'gorgoroth' }),
};
