// How the table lies in the window: four layouts, chosen from its size alone.

export type Layout = 'wide' | 'tall' | 'low' | 'phone';

/** Below this height a window that is wider than high has no room for trays above and below. */
const LOW = 560;
/** Below this width a window that is higher than wide is held in one hand. */
const NARROW = 600;
/** From here on the log lies open beside the question, and everything is larger. */
const LARGE = { width: 1700, height: 950 };

export function layoutOf(width: number, height: number): Layout {
  if (width > height) return height < LOW ? 'low' : 'wide';
  return width < NARROW ? 'phone' : 'tall';
}

export const isLarge = (width: number, height: number): boolean => width >= LARGE.width && height >= LARGE.height;

/** The size of letters, of which all other sizes are made, as a part of what somebody likes. */
export function lettersOf(width: number, height: number): string {
  if (isLarge(width, height)) return '115.6%';
  return layoutOf(width, height) === 'low' ? '81.25%' : '100%';
}

/** Where there is little room, tracks are chips and the hand is a fan. */
export const isCompact = (layout: Layout): boolean => layout === 'low' || layout === 'phone';
