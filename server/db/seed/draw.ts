import sharp from 'sharp';
import { storePicture, type StoredRef } from '../../services/files';
import type { Db } from '../client';
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
  const store = async (svg: string, fileName: string) => storePicture(db, { fileName, bytes: await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer() }, { field: 'cover' });
  const houses = Array.from({ length: count }, (_, index) => {
    const [, title = '', , , , , floors = 8, bays = 7] = demoCases[index] ?? [];
    const palette = palettes[index % palettes.length] ?? palettes[0];
    return store(elevation(palette, { floors, bays, seed: index + 1 }), coverNameOf(title));
  });
  const views = Object.entries(drawings).map(async ([name, { svg, fileName }]) => [name, await store(svg(), fileName)] as const);
  // Encoded side by side: somebody waits for the first start.
  return { elevations: await Promise.all(houses), named: Object.fromEntries(await Promise.all(views)) as Record<DrawingName, StoredRef> };
}

/** A picture by its name, or an elevation by its number, counted round. */
export function pictureOf({ elevations, named }: Pictures, picture: number | DrawingName): StoredRef | undefined {
  return typeof picture === 'number' ? elevations[picture % elevations.length] : named[picture];
}
