// An army as a stack of tokens: which ones, and where they stand so that they are as large as the place allows.
import type { Figures, Units } from '../map/types';

export type Kind = 'regular' | 'elite' | 'leader' | 'nazgul' | 'character';

export interface Token {
  key: string;
  kind: Kind;
  count: number;
  /** Of units and Leaders: whose they are. */
  nations: string[];
  /** Of a Character that stands for himself. */
  character?: string;
}

/** The width and height of a token. */
export const TOKEN = { width: 20, height: 21 };

/** More Characters than this become one token with a number. */
const ALONE = 2;

/** More tokens than this cannot be read; then those of one kind are put together, whatever their Nation. */
const MOST = 4;

/** The tokens of an army: Nation by Nation the regulars, elites and Leaders, then Nazgûl and Characters. */
export function tokens(army: Figures): Token[] {
  const nations = Object.keys(army.units);
  const others = [{ key: 'nazgul', kind: 'nazgul' as const, count: army.nazgul, nations: [] }, ...characters(army.characters)];
  const apart = [...nations.flatMap((nation) => units(army, [nation])), ...others].filter((token) => token.count > 0);
  if (apart.length <= MOST || nations.length < 2) return apart;
  return [...units(army, nations), ...others].filter((token) => token.count > 0);
}

function units(army: Figures, nations: string[]): Token[] {
  const token = (kind: Kind, of: keyof Units): Token => {
    const some = nations.filter((nation) => army.units[nation]![of] > 0);
    const count = some.reduce((sum, nation) => sum + army.units[nation]![of], 0);
    return { key: `${nations.join('-')}-${kind}`, kind, count, nations: some };
  };
  return [token('regular', 'regulars'), token('elite', 'elites'), token('leader', 'leaders')];
}

function characters(ids: string[]): Token[] {
  if (ids.length > ALONE) return [{ key: 'characters', kind: 'character', count: ids.length, nations: [] }];
  return ids.map((id) => ({ key: id, kind: 'character', count: 1, nations: [], character: id }));
}

export interface Layout {
  scale: number;
  /** Of a disc that the tokens fill. */
  r: number;
  at: [x: number, y: number][];
}

/** Rows of tokens round (0, 0). `scaleFor` says how large they may be, given the width and height of all of them. */
export function layout(count: number, scaleFor: (width: number, height: number) => number): Layout {
  let [columns, scale] = [1, 0];
  for (let c = 1; c <= count; c++) {
    const possible = scaleFor(c * TOKEN.width, Math.ceil(count / c) * TOKEN.height);
    if (possible > scale + 1e-9) [columns, scale] = [c, possible];
  }
  const rows = Math.ceil(count / columns);
  const at = Array.from({ length: count }, (_, i): [number, number] => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const x = ((i % columns) - (inRow - 1) / 2) * TOKEN.width;
    return [x * scale, (row - (rows - 1) / 2) * TOKEN.height * scale];
  });
  return { scale, at, r: (scale * Math.hypot(columns * TOKEN.width, rows * TOKEN.height)) / 2 };
}

/** Tokens in a disc; they are rounded, so their corners may stand out a little. */
export const inDisc = (count: number, r: number): Layout =>
  layout(count, (width, height) => Math.min(1.25, (2.26 * r) / Math.hypot(width, height)));

/** Tokens in a box. */
export const inBox = (count: number, width: number, height: number): Layout =>
  layout(count, (w, h) => Math.min(0.95, width / w, height / h));
