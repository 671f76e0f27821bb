// What the map and the pieces need to know of a position and of the shapes. The types of a position are the server's
// (../wire.ts), reduced to the parts that are drawn; the real ones fit wherever these are asked for.

export interface Units {
  regulars: number;
  elites: number;
  leaders: number;
}

export interface Figures {
  units: Record<string, Units>;
  nazgul: number;
  characters: string[];
  /** Both players of the side are here: in one Army, or apart. */
  shared?: { mixed: boolean; controller: string | null; units: Record<string, number> };
}

export interface RegionState {
  fp?: Figures;
  sh?: Figures;
  /** The side inside the Stronghold; the other stands outside. */
  besieged?: string;
  captured_by?: string;
  /** The player who has captured it, where two play the Shadow. */
  captor?: string;
}

export type Theme = 'parchment' | 'night';

export type Point = [number, number];

export interface Disc {
  x: number;
  y: number;
  r: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Arc {
  sides: string[];
  kind: 'plain' | 'mountain' | 'coast' | 'lake' | 'frame';
  points: Point[];
  river?: string;
  range?: string;
}

export interface RegionShape {
  ring: number[];
  inner: Disc;
  label: Box;
  settlement?: Box;
  pieces: Disc;
}

/** shapes.json, made by games/war/map/make_shapes.py. Boxes and discs are given by their middle. */
export interface Shapes {
  width: number;
  height: number;
  arcs: Arc[];
  regions: Record<string, RegionShape>;
  waters: Record<string, { ring: number[] }>;
}

/** A free rectangle: middle, width, height. */
export type Room = [x: number, y: number, width: number, height: number];

/** A region in places.json, made by games/war/map/make_places.py. */
export interface Place {
  nation?: string;
  site?: 'town' | 'city' | 'stronghold' | 'fortification';
  disc: Disc;
  rooms: Room[];
}
