// The Nations as they look: a letter and a pattern for each, because colours alone do not tell them apart for everybody.
// The colours are CSS variables of the theme (`--gondor` and so on).

/** A letter for each Nation, for readers who are given no better ones in their language. */
export const LETTERS: Record<string, string> = {
  dwarves: 'D',
  elves: 'E',
  gondor: 'G',
  north: 'N',
  rohan: 'R',
  isengard: 'I',
  sauron: 'S',
  southrons: 'H',
};

/** Strokes of a tile of 12 by 12, repeated over the land of the Nation. */
export const PATTERNS: Record<string, string> = {
  gondor: 'M3 0v12M9 0v12',
  rohan: 'M-3 9L9-3M-3 21L21-3M3 15L15 3',
  elves: 'M3 2v2M2 3h2M9 8v2M8 9h2',
  dwarves: 'M0 3h12M0 9h12M3 3v6M9-3v6M9 9v6',
  north: 'M0 3h12M0 9h12',
  isengard: 'M-3 3L9 15M-3-9L21 15M3-3L15 9',
  sauron: 'M1 1l4 4M5 1l-4 4M7 7l4 4M11 7l-4 4',
  southrons: 'M0 4l3-3 3 3 3-3 3 3M0 10l3-3 3 3 3-3 3 3',
};
