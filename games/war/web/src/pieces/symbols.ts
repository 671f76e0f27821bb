// The small drawings that pieces are made of, as path data round (0, 0). All of them are ours.

/** The tokens of an army, about 19 wide and high: each kind has its own outline. */
export const TOKENS = {
  regular: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z',
  elite: 'M-8.8-8.6Q-4-7.6 0-10.2 4-7.6 8.8-8.6V.5Q8.8 7 0 10.4-8.8 7-8.8.5z',
  leader: 'M-9.4-10h2.2v.8H9.4L6-3.4 9.4 2.6H-7.2V10.2h-2.2z',
  nazgul: 'M0-9.6L2.6-5.4 4.6-5.8 9.8-9.4Q10.2-2.5 7 1.5L4.3 1.2 2.8 5.6 0 10.2-2.8 5.6-4.3 1.2-7 1.5Q-10.2-2.5-9.8-9.4L-4.6-5.8-2.6-5.4z',
  character: 'M-8.4 10.2Q-8.4.8-4.2-1.5A5.2 5.2 0 1 1 4.2-1.5Q8.4.8 8.4 10.2z',
};

/** Crosses the tokens to tell kinds apart even more: rim of a shield, seam of a cloak. */
export const SEAMS: Partial<Record<keyof typeof TOKENS, string>> = {
  regular: 'M-6.8 0a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0-13.6 0z',
  elite: 'M-6.6-6.3Q-3.4-5.7 0-7.6 3.4-5.7 6.6-6.3V.5Q6.6 5.4 0 8-6.6 5.4-6.6.5z',
  character: 'M-3.4-1.3Q0 1.2 3.4-1.3',
};

/** Signs of the sides, 16 wide: a star and an eye. */
export const STAR = 'M0-8L1.7-2.6 5.7-5.7 2.6-1.7 8 0 2.6 1.7 5.7 5.7 1.7 2.6 0 8-1.7 2.6-5.7 5.7-2.6 1.7-8 0-2.6-1.7-5.7-5.7-1.7-2.6z';
export const EYE = 'M-8 0Q-3.5-5.6 0-5.6T8 0Q3.5 5.6 0 5.6T-8 0zM0-4.8Q2.2 0 0 4.8-2.2 0 0-4.8z';

const FIGURE = 'M-6 8.5Q-6 1.5-3-.3A4.1 4.1 0 1 1 3-.3Q6 1.5 6 8.5z';
const SWORDS =
  'M5.9-7.5L8.1-8.1 7.5-5.9-1.8 3.3 0 5.1-1.1 6.2-3 4.4-5.1 6.5-5.7 7.8-7.8 5.7-6.5 5.1-4.4 3-6.2 1.1-5.1 0-3.3 1.8zM-7.5-5.9L-8.1-8.1-5.9-7.5-.6-2.2-2.2-.6zM.6 2.2L2.2 .6 3.3 1.8 5.1 0 6.2 1.1 4.4 3 6.5 5.1 7.8 5.7 5.7 7.8 5.1 6.5 3 4.4 1.1 6.2 0 5.1 1.8 3.3z';
const BANNER = 'M-6.5-9h1.8V9h-1.8zM-4-8.2H7L4.2-3.2 7 1.8H-4z';
const SCROLL =
  'M-6-8H5.5A2.5 2.5 0 0 1 8-5.5V-4H5V5.5A2.5 2.5 0 0 1 2.5 8H-6A2 2 0 0 1-8 6V4.5H-5V-6.5zM-3-4.5V-3H3V-4.5zM-3-1.5V0H3V-1.5zM-3 1.5V3H1.5V1.5z';

/** The faces of the action dice, about 18 wide and high, filled by the even-odd rule. */
export const FACES: Record<string, string> = {
  character: FIGURE,
  army: SWORDS,
  muster: BANNER,
  event: SCROLL,
  will: STAR,
  eye: EYE,
};

/** An ordinary die. */
export const DIE =
  'M-6-8.500H6A2.5 2.5 0 0 1 8.500-6V6A2.5 2.5 0 0 1 6 8.500H-6A2.5 2.5 0 0 1-8.500 6V-6A2.5 2.5 0 0 1-6-8.500zM-5.700-3.800a1.9 1.9 0 1 0 3.800 0a1.9 1.9 0 1 0-3.800 0zM-1.900 0a1.9 1.9 0 1 0 3.800 0a1.9 1.9 0 1 0-3.800 0zM1.900 3.800a1.9 1.9 0 1 0 3.800 0a1.9 1.9 0 1 0-3.800 0z';

/** The signs of the two decks. */
export const DECKS: Record<string, string> = { character: FIGURE, strategy: SWORDS };

/** Headings of the tracks, about 16 wide and high. */
export const RING = 'M-7.5 0a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0zM-5 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0z';
export const BEARERS = 'M-8.5 8.5Q-8.5 1.5-5.4 0A3.6 3.6 0 1 1-.9 0Q.6 1 1.2 3.4 2.2 2.2 3 1.8A3 3 0 1 1 6.4 1.8Q8.8 3.4 8.8 8.5z';
export const MOUNTAIN = 'M-9 8L-3.5-2-2-7-.5-5.5 1-7 3-2 9 8zM-.7-4.5L.6-1-.6 1.5.8 5 1.6 1.5.5-.8z';

/** What a lesson points at, about 9 wide and high. */
export const ADVISED = 'M0-4.4L1.2-1.5 4.3-1.3 1.9.7 2.7 3.7 0 2-2.7 3.7-1.9.7-4.3-1.3-1.2-1.5z';
