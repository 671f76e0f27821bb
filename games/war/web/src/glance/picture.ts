// A position as lists show it: which part of the map, which armies are in it, where they moved.

import { fitLabel, type Advances, type Label } from '../map/labels';
import type { Box, Disc, Figures, Room } from '../map/types';
import type { Side } from '../sides';
import type { WarPicture } from '../wire';
import placesFile from './places.json';

interface Place {
  at: [number, number];
  outline: string;
  label: [number, number];
  rooms: Room[];
}
const places = placesFile as unknown as Record<string, Place>;

/** The map, in its own units. */
export const MAP = { width: 1450, height: 1000 };

/** A position of our own: what the door of the game shows. */
export const DOOR: WarPicture = {
  turn: 6,
  phase: 'actions',
  vp: [1, 3],
  corruption: 4,
  progress: 2,
  at: 'edoras',
  arrow: ['westemnet', 'helms-deep'],
  armies: [
    ['westemnet', 'fp', 'rohan', 5, 2, 2, 0],
    ['helms-deep', 'fp', 'rohan', 3, 1, 1, 1],
    ['helms-deep', 'sh', 'isengard', 6, 1, 0, 0],
    ['fords-of-isen', 'sh', 'isengard', 3, 1, 0, 0],
    ['edoras', 'sh', 'isengard', 2, 0, 0, 0],
    ['minas-tirith', 'fp', 'gondor', 6, 2, 2, 0],
    ['osgiliath', 'sh', 'sauron', 5, 0, 1, 0],
    ['minas-morgul', 'sh', 'sauron', 4, 1, 3, 0],
    ['morannon', 'sh', 'sauron', 4, 0, 1, 0],
    ['pelargir', 'sh', 'southrons', 3, 0, 0, 0],
    ['dol-amroth', 'fp', 'gondor', 3, 0, 0, 0],
    ['lorien', 'fp', 'elves', 2, 1, 1, 0],
  ],
};

/** The part of the map that is shown, by its middle, as wide as the room asks; it never leaves the map. */
export function partOf({ at, arrow }: WarPicture, wide: number, ratio: number): Box {
  const middle = places[at]?.at ?? [MAP.width / 2, MAP.height / 2];
  const ends = (arrow ?? []).flatMap((id) => (places[id] ? [places[id].at] : []));
  // Where something moved, the whole way is to be seen.
  const points = [middle, ...ends];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.min(MAP.width, Math.max(wide, right - left + wide / 3, (bottom - top + wide / 4) * ratio));
  const height = Math.min(MAP.height, width / ratio);
  const keep = (value: number, size: number, most: number) => Math.min(Math.max(value, size / 2), most - size / 2);
  return { x: keep((left + right) / 2, width, MAP.width), y: keep((top + bottom) / 2, height, MAP.height), width, height };
}

const isIn = ({ x, y, width, height }: Box, [px, py]: [number, number], margin: number) =>
  Math.abs(px - x) < width / 2 - margin && Math.abs(py - y) < height / 2 - margin;

export interface Standing {
  key: string;
  side: Side;
  figures: Figures;
  leadership: number;
  isBesieged: boolean;
  x: number;
  y: number;
}

/** The armies in a part of the map, as plates of a size. Besiegers stand below the besieged. */
export function armiesIn({ armies }: WarPicture, part: Box, size: number): Standing[] {
  const besieged = new Set(armies.filter(([, , , , , , inside]) => inside).map(([region]) => region));
  return armies
    .filter(([region]) => places[region] && isIn(part, places[region].at, 14 * size))
    .map(([region, side, nation, units, elites, leadership, inside]) => {
      const [x, y] = places[region]!.at;
      const off = !besieged.has(region) ? 0 : inside ? -15 : 16;
      return {
        key: `${region} ${side}`,
        side: side as Side,
        figures: { units: { [nation]: { regulars: units - elites, elites, leaders: 0 } }, nazgul: 0, characters: [] },
        leadership,
        isBesieged: Boolean(inside),
        x,
        y: y + off * size,
      };
    });
}

/** Names that fit into the part, in the reader's language. */
export function namesIn(part: Box, name: (region: string) => string, advances: Advances): { id: string; label: Label }[] {
  return Object.entries(places)
    .filter(([, { label }]) => isIn(part, label, 8))
    .map(
      ([
        id,
        {
          label: [x, y],
          rooms,
        },
      ]) => ({ id, label: fitLabel(advances, name(id), rooms, { x, y, width: 0, height: 0 }) }),
    );
}

export const outlineOf = (region: string): string => places[region]?.outline ?? '';

/** Where pieces of a region stand, for an arrow that leaves room for plates. */
export function discOf(region: string, size: number): Disc | undefined {
  const found = places[region]?.at;
  return found && { x: found[0], y: found[1], r: 20 * size };
}
