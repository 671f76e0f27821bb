// The two sides of War of the Ring.

export type Side = 'fp' | 'sh';
export const SIDES: Side[] = ['fp', 'sh'];
export const other = (side: Side): Side => (side === 'fp' ? 'sh' : 'fp');

/** The victory points that win. */
export const POINTS = { fp: 4, sh: 10 } as const;
