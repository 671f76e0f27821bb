// Which of the shapes of a table fits a window. The names are those of the other table.

export type Layout = 'wide' | 'tall' | 'phone' | 'low';

export function layoutOf(width: number, height: number): Layout {
  if (height <= 500) return 'low';
  if (width <= 600) return 'phone';
  return width <= 1000 ? 'tall' : 'wide';
}

export const isLarge = (width: number, height: number): boolean => width >= 1600 && height >= 900;

/** A card on the table, in pixels: at its best, and what is left where many lanes must fit. None is below 52. */
export const CARDS: Record<Layout | 'large', number> = { wide: 88, large: 128, tall: 88, phone: 62, low: 56 };
export const LEAST = 52;

/** How wide cards are so that this many lanes fit into so much room, with what stands between them. */
export function cardWidth(best: number, lanes: number, room: number, gap: number): number {
  const each = lanes > 0 ? Math.floor(room / lanes) - gap : best;
  return Math.max(LEAST, Math.min(best, each));
}

/** How high a card may be, as a width, so that so many of them lie below each other with their pills and what is attached. */
export function cardHeight(best: number, height: number, rows: number): number {
  const each = Math.floor((height - 74 - 14 * rows) / rows / 1.38);
  return height > 0 ? Math.max(LEAST, Math.min(best, each)) : best;
}
