import { availableParallelism } from 'node:os';
import { encodeDrawing, type EncodedPicture } from '../files/encoding';
import { filePath } from '../files/file-infos';
import { storeDrawing, type StoredRef } from '../files/pictures';
import type { Db } from '../db/client';
import { templateTable } from './base-data';
import { coverNameOf, demoCases, nightPalette, palettes } from './demo-data';
import { type DrawingName, drawings } from './drawing-data';
import { elevation } from './pictures';

/** Every picture of the demo content, drawn and stored. */
export interface Pictures {
  /** One for each case, in their order. */
  elevations: readonly StoredRef[];
  named: Readonly<Record<DrawingName, StoredRef>>;
}

/** Draws and stores this number of elevations, and each other view once. */
export async function drawAll(db: Db, count: number): Promise<Pictures> {
  const houses = Array.from({ length: count }, (_, index) => {
    const [, title = '', , , , , floors = 8, bays = 7] = demoCases[index] ?? [];
    // Pages of the night theme start with a night picture.
    const isNight = templateTable[index % templateTable.length]?.templateCode === 'yejing';
    const palette = isNight ? nightPalette : (palettes[index % palettes.length] ?? palettes[0]);
    return { svg: elevation(palette, { floors, bays, seed: index + 1 }), fileName: coverNameOf(title) };
  });
  const views = Object.values(drawings).map(({ svg, fileName }) => ({ svg: svg(), fileName }));
  const encoded = await encodeAll([...houses, ...views]);
  const elevations: StoredRef[] = [];
  for (const house of encoded.slice(0, count)) elevations.push(await storeDrawing(db, house, altOf(house)));
  const named: [string, StoredRef][] = [];
  for (const [index, name] of Object.keys(drawings).entries()) {
    const view = encoded[count + index];
    if (view) named.push([name, await storeDrawing(db, view)]);
  }
  return { elevations, named: Object.fromEntries(named) as Record<DrawingName, StoredRef> };
}

/** One on each processor, as the first start waits for them. */
async function encodeAll(drawn: readonly { svg: string; fileName: string }[]): Promise<EncodedPicture[]> {
  const encoded: EncodedPicture[] = [];
  const rest = drawn.entries();
  const lane = async () => {
    for (const [index, { svg, fileName }] of rest) encoded[index] = await encodeDrawing(svg, fileName);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return encoded;
}

/** File name of a drawing, by its content. */
function altOf({ fileName }: EncodedPicture): string {
  return fileName.replace(/\.\w+$/, '').replaceAll('_', ' ');
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
