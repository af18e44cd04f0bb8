import { parse } from 'node:path';
import type { EncodedPicture } from '../files/encoding';
import { filePath } from '../files/file-infos';
import { storeDrawing, type StoredRef } from '../files/pictures';
import type { Db } from '../db/client';
import { templateTable } from './base-data';
import { coverNameOf, demoCases, nightPalette, palettes } from './demo-data';
import { type DrawingName, drawings } from './drawing-data';
import { type Drawing, encodeDrawings } from './encoded-drawings';
import { elevation } from './pictures';

/** Every picture of the demo content, drawn and stored. */
export interface Pictures {
  /** One for each case, in their order. */
  elevations: readonly StoredRef[];
  named: Readonly<Record<DrawingName, StoredRef>>;
}

/** Elevations of this number of cases, then each other view once. */
export function drawingsOf(count: number): Drawing[] {
  const houses = Array.from({ length: count }, (_, index) => {
    const [, title = '', , , , , floors = 8, bays = 7] = demoCases[index] ?? [];
    // Pages of the night theme start with a night picture.
    const isNight = templateTable[index % templateTable.length]?.templateCode === 'yejing';
    const palette = isNight ? nightPalette : (palettes[index % palettes.length] ?? palettes[0]);
    return { svg: elevation(palette, { floors, bays, seed: index + 1 }), fileName: coverNameOf(title) };
  });
  return [...houses, ...Object.values(drawings).map(({ svg, fileName }) => ({ svg: svg(), fileName }))];
}

/** Draws and stores this number of elevations, and each other view once. */
export async function drawAll(db: Db, count: number): Promise<Pictures> {
  const encoded = await encodeDrawings(drawingsOf(count));
  const elevations: StoredRef[] = [];
  for (const house of encoded.slice(0, count)) elevations.push(await storeDrawing(db, house, altOf(house)));
  const named: [string, StoredRef][] = [];
  for (const [index, name] of Object.keys(drawings).entries()) {
    const view = encoded[count + index];
    if (view) named.push([name, await storeDrawing(db, view)]);
  }
  return { elevations, named: Object.fromEntries(named) as Record<DrawingName, StoredRef> };
}

/** File name of a drawing, by its content. */
function altOf({ fileName }: EncodedPicture): string {
  return parse(fileName).name.replaceAll('_', ' ');
}

/** A picture by its name, or an elevation by its number (modulo their count). */
export function pictureOf(
  { elevations, named }: Pictures,
  picture: number | DrawingName,
): StoredRef | undefined {
  return typeof picture === 'number' ? elevations[picture % elevations.length] : named[picture];
}

/** Address of a stored drawing. */
export const pathOf = ({ named }: Pictures, picture: DrawingName) => filePath(named[picture].sha, 'jpg');
