// The shapes of the regions as lines, outlines, boxes and neighbours: plain sums, no drawing.
import type { Arc, Box, Point, Shapes } from './types';

/** The points of an arc; `~i` is arc `i` backwards, as in TopoJSON. */
export function arcPoints(shapes: Shapes, i: number): Point[] {
  return i >= 0 ? shapes.arcs[i]!.points : shapes.arcs[~i]!.points.toReversed();
}

/** The outline of a region or a water as a closed polygon, no point twice. */
export function outline(shapes: Shapes, ring: number[]): Point[] {
  return ring.flatMap((i) => arcPoints(shapes, i).slice(0, -1));
}

/** Path data of a line through points, rounded like a pen stroke: a curve from middle to middle of the steps. */
export function linePath(points: Point[]): string {
  if (points.length < 3) return `M${points.map(text).join('L')}`;
  const curves = points.slice(1, -2).map((p, i) => `Q${text(p)} ${text(middle(p, points[i + 2]!))}`);
  return `M${text(points[0]!)}${curves.join('')}Q${text(points.at(-2)!)} ${text(points.at(-1)!)}`;
}

/** Path data of a closed outline. Each arc is rounded by itself, the same from either end, so neighbours share it. */
export function ringPath(shapes: Shapes, ring: number[]): string {
  return ring.map((i, k) => linePath(arcPoints(shapes, i)).replace(/^M/, k ? 'L' : 'M')).join('') + 'Z';
}

const text = ([x, y]: Point) => `${round(x)} ${round(y)}`;
const round = (v: number) => Math.round(v * 10) / 10;
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** The smallest upright box round points. */
export function bounds(points: Point[]): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { x: (x0 + x1) / 2, y: (y0 + y1) / 2, width: x1 - x0, height: y1 - y0 };
}

export function length(points: Point[]): number {
  return points.slice(1).reduce((sum, p, i) => sum + Math.hypot(p[0] - points[i]![0], p[1] - points[i]![1]), 0);
}

/** Is the point inside the polygon? Counts how often a ray to the east crosses it. */
export function contains(polygon: Point[], [x, y]: Point): boolean {
  let inside = false;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon.at(i - 1)!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** How far a point is from a polygon's edge. */
export function toEdge(polygon: Point[], [x, y]: Point): number {
  const distances = polygon.map(([ax, ay], i) => {
    const [bx, by] = polygon.at(i - 1)!;
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(x - ax - t * dx, y - ay - t * dy);
  });
  return Math.min(...distances);
}

/** The borders between two regions, as the drawing has them. */
export function borders(shapes: Shapes): Arc[] {
  return shapes.arcs.filter((arc) => arc.sides.every((side) => side in shapes.regions));
}

/** Region -> the regions it shares an open border with. */
export function neighbours(shapes: Shapes): Record<string, string[]> {
  const result: Record<string, string[]> = Object.fromEntries(Object.keys(shapes.regions).map((id) => [id, []]));
  for (const { kind, sides } of borders(shapes)) {
    if (kind !== 'plain') continue;
    const [a, b] = sides as [string, string];
    result[a]!.push(b);
    result[b]!.push(a);
  }
  return result;
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const HEADING: Record<Direction, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The region that lies next in a direction: near, and straight ahead; what is more than 60 degrees aside comes last. */
export function next(shapes: Shapes, from: string, among: Iterable<string>, direction: Direction): string | undefined {
  const [hx, hy] = HEADING[direction];
  const start = shapes.regions[from]!.inner;
  let best: string | undefined;
  let least = Infinity;
  for (const id of among) {
    const { x, y } = shapes.regions[id]!.inner;
    const ahead = (x - start.x) * hx + (y - start.y) * hy;
    const aside = Math.abs((x - start.x) * hy - (y - start.y) * hx);
    const cost = ahead + 2 * aside + (aside > 1.75 * ahead ? 1e4 : 0);
    if (ahead > 0 && cost < least) [best, least] = [id, cost];
  }
  return best;
}
