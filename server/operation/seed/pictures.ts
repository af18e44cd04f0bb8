import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureKindWords } from '../../../openapi/generated/words';
import { known } from '../../base/contract/known';
import type { Db } from '../../base/db/client';
import type { Encoded } from '../../base/files/encoding';
import { filePath } from '../../base/files/file-infos';
import { storeShipped, type StoredRef } from '../../base/files/pictures';
import { paths } from '../../base/process/paths';
import type { SeedPart } from './base-data';
import { demoPictures, type PictureName } from './picture-data';

/** Files of the demo content's pictures, written by scripts/demo-pictures.ts. */
export const pictureFolder = join(paths.seedFiles, 'pictures');

/** Stored widths of each picture, the widest first. */
export type PictureIndex = Readonly<
  Record<PictureName, readonly { file: string; width: number; height: number }[]>
>;

/** Stored pictures by name. */
export type Pictures = ReadonlyMap<PictureName, StoredRef>;

/** Stores pictures in all their widths. */
export async function storePictures(db: Db, names: Iterable<PictureName>): Promise<Pictures> {
  // Our own file.
  const index = JSON.parse(await readFile(join(pictureFolder, 'index.json'), 'utf8')) as PictureIndex;
  const stored = new Map<PictureName, StoredRef>();
  for (const name of names) {
    const [main, ...narrower] = await Promise.all(index[name].map(readWidth));
    const { name: title, alt, kind } = demoPictures[name];
    const picture = {
      fileName: `${title}.jpg`,
      extension: 'jpg',
      sourceType: null,
      main: known(main, 'The main width'),
      narrower,
      isKept: false,
    } as const;
    stored.set(name, await storeShipped(db, picture, alt, [pictureKindWords[kind]]));
  }
  return stored;
}

/** A stored picture by its name. */
export const pictureOf = (pictures: Pictures, name: PictureName) => known(pictures.get(name), name);

/** Names of the pictures of blocks. */
export function namesIn(parts: readonly SeedPart[]): Set<PictureName> {
  const items = parts.flatMap((part) => part.items ?? []).filter((item) => typeof item !== 'string');
  const names = [...parts, ...items].map(({ picture }) => picture);
  return new Set(
    [...names, ...items.flatMap((item) => item.pictures ?? [])].filter((name) => name !== undefined),
  );
}

async function readWidth({ file, ...info }: PictureIndex[PictureName][number]): Promise<Encoded> {
  const data = await readFile(join(pictureFolder, file));
  return { sha: createHash('sha256').update(data).digest('hex'), data, info };
}

/** Address of a stored picture. */
export const pathOf = (pictures: Pictures, name: PictureName) =>
  filePath(pictureOf(pictures, name).sha, 'jpg');

/** Columns of a record's cover. */
export const coverOf = (pictures: Pictures, name: PictureName) => ({
  coverSha: pictureOf(pictures, name).sha,
  coverName: pictureOf(pictures, name).fileName,
  coverAlt: demoPictures[name].alt,
});

/** Columns of a popup's picture. */
export const popupPictureOf = (pictures: Pictures, name: PictureName) => ({
  imageSha: pictureOf(pictures, name).sha,
  imageName: pictureOf(pictures, name).fileName,
  altText: demoPictures[name].alt,
});
