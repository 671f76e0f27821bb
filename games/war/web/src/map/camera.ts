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

/** The largest enlargement, in pixels for a unit of the map. */
export const CLOSEST = 4;

/** The whole sheet in the window. */
export function whole(sheet: Size, view: Size): Camera {
  return keep({ x: 0, y: 0, k: smallest(sheet, view) }, sheet, view);
}

/** How the map opens: as wide as the window if that hides little of its height, else whole. */
export function opening(sheet: Size, view: Size): Camera {
  const k = view.width / sheet.width;
  if (k * sheet.height > view.height * 1.25) return whole(sheet, view);
  return keep({ x: 0, y: (view.height - k * sheet.height) / 2, k }, sheet, view);
}

/** Enlarge by a factor; the point of the window stays over the same place. */
export function zoom(camera: Camera, factor: number, [px, py]: Point, sheet: Size, view: Size): Camera {
  const k = Math.min(CLOSEST, Math.max(smallest(sheet, view), camera.k * factor));
  const f = k / camera.k;
  return keep({ x: px - (px - camera.x) * f, y: py - (py - camera.y) * f, k }, sheet, view);
}

/** The camera with the sheet kept in the window: no empty margin where it is larger, centred where it is smaller. */
export function keep({ x, y, k }: Camera, sheet: Size, view: Size): Camera {
  const within = (at: number, length: number, room: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
  return { x: within(x, k * sheet.width, view.width), y: within(y, k * sheet.height, view.height), k };
}

/** The camera moved just so far that a place is well inside; if it must come closer to be read, the place is centred. */
export function reveal(camera: Camera, { x, y, r }: Disc, sheet: Size, view: Size, readable = 0): Camera {
  const k = Math.max(camera.k, readable);
  const reach = (r + 20) * k;
  const shift = (from: number, at: number, room: number) => {
    const now = from + at * k;
    if (k > camera.k || 2 * reach > room) return room / 2 - at * k;
    return from + Math.max(reach - now, 0) + Math.min(room - reach - now, 0);
  };
  return keep({ x: shift(camera.x, x, view.width), y: shift(camera.y, y, view.height), k }, sheet, view);
}

/** A part of the sheet as large as it fits into the window, but not larger than so many pixels for a unit. */
export function framed({ x, y, width, height }: Box, sheet: Size, view: Size, most: number): Camera {
  const k = Math.max(smallest(sheet, view), Math.min(view.width / width, view.height / height, most));
  return keep({ x: view.width / 2 - x * k, y: view.height / 2 - y * k, k }, sheet, view);
}

/** A camera between two, for t from 0 to 1. */
export function between(a: Camera, b: Camera, t: number): Camera {
  const ease = t * t * (3 - 2 * t);
  const mix = (from: number, to: number) => from + (to - from) * ease;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), k: mix(a.k, b.k) };
}

function smallest(sheet: Size, view: Size): number {
  return Math.min(view.width / sheet.width, view.height / sheet.height);
}
