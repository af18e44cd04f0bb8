import sharp from 'sharp';
import { type EncodedPicture, encodePicture, putPicture, type StoredRef } from '../services/files';
import type { Db } from '../db/client';
import { coverNameOf, demoCases, palettes } from './demo-data';
import { type DrawingName, drawings } from './drawing-data';
import { elevation } from './pictures';

/** Every picture of the demo content, drawn and stored. */
export interface Pictures {
  /** One for each case, in their order. */
  elevations: readonly StoredRef[];
  named: Readonly<Record<DrawingName, StoredRef>>;
}

/** Draws and stores so many elevations, and the other views once. */
export async function drawAll(db: Db, count: number): Promise<Pictures> {
  const houses = Array.from({ length: count }, (_, index) => {
    const [, title = '', , , , , floors = 8, bays = 7] = demoCases[index] ?? [];
    const palette = palettes[index % palettes.length] ?? palettes[0];
    return encode(elevation(palette, { floors, bays, seed: index + 1 }), coverNameOf(title));
  });
  const views = Object.entries(drawings).map(
    async ([name, { svg, fileName }]) => [name, await encode(svg(), fileName)] as const,
  );
  // Encoded side by side, as somebody waits for the first start; stored one by one, as the connection is one.
  const [encodedHouses, encodedViews] = await Promise.all([Promise.all(houses), Promise.all(views)]);
  const elevations: StoredRef[] = [];
  for (const house of encodedHouses) elevations.push(await putPicture(db, house, altOf(house)));
  const named: [string, StoredRef][] = [];
  for (const [name, view] of encodedViews) named.push([name, await putPicture(db, view)]);
  return { elevations, named: Object.fromEntries(named) as Record<DrawingName, StoredRef> };
}

/** A drawing is called what it shows. */
function altOf({ fileName }: EncodedPicture): string {
  return fileName.replace(/\.\w+$/, '').replaceAll('_', ' ');
}

async function encode(svg: string, fileName: string): Promise<EncodedPicture> {
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
  return encodePicture({ fileName, bytes }, { field: 'cover' });
}

/** A picture by its name, or an elevation by its number, counted round. */
export function pictureOf(
  { elevations, named }: Pictures,
  picture: number | DrawingName,
): StoredRef | undefined {
  return typeof picture === 'number' ? elevations[picture % elevations.length] : named[picture];
}
