// Names of regions, fitted: how many lines, how large, where. Each region has some free rectangles (places.json); the
// name takes the one in which it can be written largest, and stands in it as close to its usual place as it can.
import type { Box, Room } from './types';

/** Widths of letters in thousandths of the font size. */
export type Advances = Record<string, number>;

export interface Label extends Box {
  size: number;
  lines: string[];
}

/** Font sizes in units of the map. Nothing smaller than SMALLEST should be needed. */
export const LARGEST = 15.5;
export const SMALLEST = 10;

/** From line to line, in font sizes. */
export const LEADING = 1.0;

/** Room that the halo of the letters takes on either side. */
const HALO = 1.5;

export function textWidth(advances: Advances, text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (advances[letter] ?? 550), 0) * (size / 1000);
}

/** The name on one, two and three lines, broken at blanks and after hyphens. */
export function waysToBreak(name: string): string[][] {
  const words = name.match(/[^\s-]+-?|-/g) ?? [name];
  const join = (parts: string[]) => parts.join(' ').replaceAll('- ', '-');
  const ways = [[join(words)]];
  for (let i = 1; i < words.length; i++) {
    ways.push([join(words.slice(0, i)), join(words.slice(i))]);
    for (let j = i + 1; j < words.length; j++) ways.push([join(words.slice(0, i)), join(words.slice(i, j)), join(words.slice(j))]);
  }
  return ways;
}

/** The best way to write a name into one of the rooms. `usual` is where it would like to stand. */
export function fitLabel(advances: Advances, name: string, rooms: Room[], usual: Box): Label {
  let best: Label | undefined;
  let most = -Infinity;
  for (const lines of waysToBreak(name)) {
    const widest = Math.max(...lines.map((line) => textWidth(advances, line, 1)));
    for (const [rx, ry, rw, rh] of rooms) {
      const size = Math.min(LARGEST, (rw - 2 * HALO) / widest, rh / (lines.length * LEADING));
      const [width, height] = [widest * size + 2 * HALO, lines.length * LEADING * size];
      const x = clamp(usual.x, rx - (rw - width) / 2, rx + (rw - width) / 2);
      const y = clamp(usual.y, ry - (rh - height) / 2, ry + (rh - height) / 2);
      // Larger is better; so are fewer lines and the usual place, each by a little.
      const worth = size - 0.35 * lines.length - Math.hypot(x - usual.x, y - usual.y) / 60;
      if (worth > most) [best, most] = [{ x, y, width, height, size, lines }, worth];
    }
  }
  return best!;
}

/** The baseline of a line of a label. */
export function baseline(label: Label, line: number): number {
  return label.y - label.height / 2 + label.size * (line * LEADING + 0.8);
}

const clamp = (v: number, low: number, high: number) => Math.min(high, Math.max(low, v));
