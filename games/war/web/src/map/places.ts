// The map as data: shapes, and where things stand on it.
import { ringPath } from './geometry';
import placesFile from './places.json';
import shapesFile from './shapes.json';
import type { Box, Disc, Place, Shapes } from './types';

export const shapes = shapesFile as unknown as Shapes;
export const places = placesFile as unknown as Record<string, Place>;

export const ids = Object.keys(shapes.regions);
/** The outlines of regions. */
export const paths = Object.fromEntries(ids.map((id) => [id, ringPath(shapes, shapes.regions[id]!.ring)]));

/** Where the pieces of a region stand. */
export const discOf = (id: string): Disc => places[id]!.disc;

/** The icon of a region's settlement or fortification. */
export const siteOf = (id: string): Box | undefined => shapes.regions[id]!.settlement;
