// Where the reader looks: the sheet is moved by (x, y) pixels and enlarged k times. Plain sums, no drawing.
import type { Box, Disc, Point } from './types';

export interface Size {
  width: number;
  height: number;
}

export interface Camera {
  x: number;
  y: number;
  k: number;
}

/** A part of the window, in pixels from its corner. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The window onto the sheet. */
export interface View extends Size {
  /** So much of its left is covered by panels. */
  left: number;
  /** And these parts of the rest. */
  covered?: readonly Edges[];
  /** The sheet opens at least so large that it fills the window; otherwise the whole land is shown. */
  fills: boolean;
  /** And with at least so many pixels for a unit. */
  least: number;
}

/** The largest enlargement, in pixels for a unit of the map. */
export const CLOSEST = 4;

/** The west of the sheet is nothing but sea: so much of it may be out of view, or under panels. */
export const SEA = 168;

/** The rim of the sheet, which is left out. */
export const RIM = 8;

/** A window that is filled may hide so much of the west and the east. */
const CROPPED = 150;

/** Where one looks first, if not everything can be seen. */
const MIDDLE: Point = [850, 560];

/** Regions that are to be clicked are at least so wide on the screen. */
const TOUCHABLE = 18;

/** And so far inside of what is free. */
const EDGE = 14;

/** What is brought in from elsewhere comes so far in, if there is room. */
const WELL_INSIDE = 70;

/** All of the land that the window can show. */
export function whole(sheet: Size, view: View): Camera {
  return keep({ x: 0, y: 0, k: smallest(sheet, view) }, sheet, view);
}

/** How the map opens, and comes back when it is wanted. */
export function opening(sheet: Size, view: View): Camera {
  if (!view.fills) return whole(sheet, view);
  const k = Math.max(view.height / (sheet.height - 2 * RIM), view.width / (sheet.width - CROPPED), view.least);
  return keep({ x: view.width / 2 - MIDDLE[0] * k, y: view.height / 2 - MIDDLE[1] * k, k }, sheet, view);
}

/** Enlarge by a factor; the point of the window stays over the same place. */
export function zoom(camera: Camera, factor: number, [px, py]: Point, sheet: Size, view: View): Camera {
  const k = Math.min(CLOSEST, Math.max(smallest(sheet, view), camera.k * factor));
  const f = k / camera.k;
  return keep({ x: px - (px - camera.x) * f, y: py - (py - camera.y) * f, k }, sheet, view);
}

/** The camera with the land kept in the free part of the window; where it is narrower it stands at the right. */
export const keep = (camera: Camera, sheet: Size, view: View): Camera => keepIn(camera, sheet, open(view));

function keepIn({ x, y, k }: Camera, sheet: Size, part: Edges): Camera {
  const [east, west] = [part.right - k * (sheet.width - RIM), part.left - k * SEA];
  const [south, north] = [part.bottom - k * (sheet.height - RIM), part.top - k * RIM];
  return { x: Math.max(east, Math.min(west, x)), y: south >= north ? (south + north) / 2 : Math.max(south, Math.min(north, y)), k };
}

/** The camera moved just so far that a place is well inside; if it must come closer to be read, the place is centred. */
export function reveal(camera: Camera, { x, y, r }: Disc, sheet: Size, view: View, readable = 0): Camera {
  const k = Math.max(camera.k, readable);
  const reach = (r + 20) * k;
  const shift = (from: number, at: number, start: number, end: number) => {
    const now = from + at * k;
    if (k > camera.k || 2 * reach > end - start) return (start + end) / 2 - at * k;
    return from + Math.max(start + reach - now, 0) + Math.min(end - reach - now, 0);
  };
  const moved = keep({ x: shift(camera.x, x, view.left, view.width), y: shift(camera.y, y, 0, view.height), k }, sheet, view);
  return uncovered(moved, [{ x, y, r }], sheet, view);
}

/** A part of the sheet as large as it fits into the free part of the window, but not larger than so many pixels for a unit. */
export function framed({ x, y, width, height }: Box, sheet: Size, view: View, most: number): Camera {
  const room = view.width - view.left;
  const k = Math.max(smallest(sheet, view), view.least, Math.min(room / width, view.height / height, most));
  return keep({ x: view.left + room / 2 - x * k, y: view.height / 2 - y * k, k }, sheet, view);
}

/** Moves only if one of these places is not in the free part or too small to be clicked; what lies at the anchor stays there. */
export function following(camera: Camera, targets: Disc[], [ax, ay]: Point, sheet: Size, view: View): Camera {
  const at = targets.map((target) => shownAt(camera, target));
  const closer = Math.max(1, TOUCHABLE / (2 * Math.min(...targets.map(({ r }) => r)) * camera.k));
  if (targets.length === 0) return camera;
  const isNear = closer === 1 && at.every((point) => isIn(point, open(view)));
  // If the anchor is not in view itself, it is no reason to come closer or go farther away.
  const moved = isNear || !isIn([ax, ay], open(view)) ? uncovered(camera, targets, sheet, view) : camera;
  if (isNear || moved !== camera) return moved;
  const room = (from: number, to: number, start: number, end: number) =>
    to > from ? (end - EDGE - from) / (to - from) : to < from ? (from - start - EDGE) / (from - to) : Infinity;
  const most = Math.min(...at.flatMap(([px, py]) => [room(ax, px, view.left, view.width), room(ay, py, 0, view.height)]));
  return uncovered(zoom(camera, Math.min(closer, Math.max(0.1, most)), [ax, ay], sheet, view), targets, sheet, view);
}

const shownAt = ({ x, y, k }: Camera, place: Disc): Point => [x + place.x * k, y + place.y * k];
const isIn = ([x, y]: Point, part: Edges): boolean =>
  x >= part.left + EDGE && x <= part.right - EDGE && y >= part.top + EDGE && y <= part.bottom - EDGE;

/** The window beside the panels at its left. */
const open = (view: View): Edges => ({ left: view.left, top: 0, right: view.width, bottom: view.height });

/** The parts of the open window in which nothing lies, as large as they can be. */
function freeParts(view: View): Edges[] {
  const [whole, covered] = [open(view), view.covered ?? []];
  const isFree = (part: Edges) =>
    part.right - part.left > 2 * EDGE &&
    part.bottom - part.top > 2 * EDGE &&
    covered.every(({ left, top, right, bottom }) => left >= part.right || right <= part.left || top >= part.bottom || bottom <= part.top);
  const edges = (end: keyof Edges, other: keyof Edges) => [whole[end], ...covered.map((each) => each[other])];
  return edges('left', 'right')
    .flatMap((left) => edges('right', 'left').flatMap((right) => edges('top', 'bottom').map((top) => ({ left, right, top }))))
    .flatMap((part) => edges('bottom', 'top').map((bottom) => ({ ...part, bottom })))
    .filter(isFree);
}

/** Moves, as little as it takes, if one of these places lies under a panel or out of the window. */
function uncovered(camera: Camera, places: Disc[], sheet: Size, view: View): Camera {
  const parts = freeParts(view);
  const isSeen = (to: Camera) => places.every((place) => parts.some((part) => isIn(shownAt(to, place), part)));
  if (isSeen(camera)) return camera;
  const far = (to: Camera) => Math.max(...places.map((place) => distance(shownAt(to, place), shownAt(camera, place))));
  const moved = parts.map((part) => into(camera, places, part, sheet, view));
  const kept = moved.map((to) => keep(to, sheet, view));
  // If need be, the edge of the land comes out from under a panel.
  const found = [kept, moved.map((to, at) => keepIn(to, sheet, parts[at]!))].map((all) => all.filter(isSeen));
  const [best] = (found.find((all) => all.length > 0) ?? []).sort((one, other) => far(one) - far(other));
  return best ?? camera;
}

/** Moves so far that all these places are in a part of the window, farther away if they need more room. */
function into(camera: Camera, places: Disc[], { left, top, right, bottom }: Edges, sheet: Size, view: View): Camera {
  const range = (numbers: number[]): [least: number, most: number] => [Math.min(...numbers), Math.max(...numbers)];
  const [[west, east], [north, south]] = [range(places.map(({ x }) => x)), range(places.map(({ y }) => y))];
  const fitting = Math.min((right - left - 2 * EDGE) / (east - west), (bottom - top - 2 * EDGE) / (south - north));
  const { x, y, k } = zoom(camera, Math.min(1, fitting / camera.k), [(left + right) / 2, (top + bottom) / 2], sheet, view);
  const shift = (at: number, from: number, to: number, start: number, end: number) => {
    const margin = Math.min(WELL_INSIDE, (end - start - (to - from) * k) / 2);
    return Math.min(end - margin - to * k, Math.max(start + margin - from * k, at));
  };
  return { x: shift(x, west, east, left, right), y: shift(y, north, south, top, bottom), k };
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** A camera between two, for t from 0 to 1. */
export function between(a: Camera, b: Camera, t: number): Camera {
  const ease = t * t * (3 - 2 * t);
  const mix = (from: number, to: number) => from + (to - from) * ease;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), k: mix(a.k, b.k) };
}

function smallest(sheet: Size, view: View): number {
  return Math.min((view.width - view.left) / (sheet.width - SEA - RIM), view.height / (sheet.height - 2 * RIM));
}
