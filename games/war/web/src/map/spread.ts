// Things that keep their size on the screen push each other, and names, aside where regions are small. Plain sums, no drawing.
import type { Box, Point } from './types';

export interface Item extends Box {
  id: string;
}

const ROUNDS = 40;

/** How far each thing is moved, in the same unit; never farther than its reach. Names stay where they are. */
export function spread(items: Item[], names: Box[], reach: number): Record<string, Point> {
  const moved = items.map((item) => ({ ...item, from: [item.x, item.y] as Point }));
  // Only what a thing can touch at all: of other things those after it, which are pushed with it.
  const near = moved.map((item) => names.filter((name) => overlap(item, name, reach)));
  const others = moved.map((item, at) => moved.filter((other, n) => n > at && overlap(item, other, 2 * reach)));
  for (let round = 0; round < ROUNDS; round++) {
    let isStill = true;
    moved.forEach((item, at) => {
      for (const other of others[at]!) {
        const [px, py] = push(item, other, 0.25);
        if (px === 0 && py === 0) continue;
        isStill = false;
        item.x += px;
        item.y += py;
        other.x -= px;
        other.y -= py;
      }
      for (const name of near[at]!) {
        const [px, py] = push(item, name, 0.3);
        if (px !== 0 || py !== 0) isStill = false;
        item.x += px;
        item.y += py;
      }
    });
    for (const item of moved) {
      const [dx, dy] = [item.x - item.from[0], item.y - item.from[1]];
      const far = Math.hypot(dx, dy);
      if (far > reach) [item.x, item.y] = [item.from[0] + (dx * reach) / far, item.from[1] + (dy * reach) / far];
    }
    if (isStill) break;
  }
  return Object.fromEntries(moved.map(({ id, x, y, from }) => [id, [x - from[0], y - from[1]] as Point]));
}

/** How far one box is to go so that it leaves another, a part of the way. */
function push(a: Box, b: Box, part: number): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const [ox, oy] = [(a.width + b.width) / 2 - Math.abs(dx), (a.height + b.height) / 2 - Math.abs(dy)];
  if (ox <= 0.1 || oy <= 0.1) return [0, 0];
  return ox < oy ? [(dx < 0 ? 1 : -1) * ox * part, 0] : [0, (dy < 0 ? 1 : -1) * oy * part];
}

function overlap(a: Box, b: Box, more: number): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 + more && Math.abs(a.y - b.y) < (a.height + b.height) / 2 + more;
}

const shared = (a: Box, b: Box) =>
  Math.max(0, (a.width + b.width) / 2 - Math.abs(a.x - b.x)) * Math.max(0, (a.height + b.height) / 2 - Math.abs(a.y - b.y));

/** Where a flag beside a thing hides least: above, below or beside it. */
export function flagAt(at: Point, size: { width: number; height: number }, up: number, aside: number, hidden: Box[]): Box {
  const ways: Point[] = [
    [0, up],
    [0, -up],
    [aside, 0],
    [-aside, 0],
    [aside / 2, up],
    [-aside / 2, up],
    [aside / 2, -up],
    [-aside / 2, -up],
  ];
  const boxes = ways.map(([dx, dy]) => ({ x: at[0] + dx, y: at[1] + dy, ...size }));
  const hides = (box: Box) => hidden.reduce((sum, other) => sum + shared(box, other), 0);
  return boxes.reduce((best, box) => (hides(box) < hides(best) ? box : best));
}
