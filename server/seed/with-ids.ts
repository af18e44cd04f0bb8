import type { Db } from '../db/client';
import type { StoredItem, StoredPart } from '../db/stored-values';
import type { StoredRef } from '../files/pictures';
import { reserveIds } from '../pages/part-ids';
import type { SeedItem, SeedPart } from './base-data';
import { type Pictures, pictureOf } from './draw';
import type { DrawingName } from './drawing-data';

type Drawing = number | DrawingName;

/** Seeded blocks with ids and stored pictures. */
export async function withIds(
  db: Db,
  drafts: readonly SeedPart[],
  pictures: Pictures,
): Promise<StoredPart[]> {
  const needed = drafts.reduce((total, draft) => total + 1 + (draft.items?.length ?? 0), 0);
  return storedParts(drafts, await reserveIds(db, needed), (picture) => pictureOf(pictures, picture));
}

/** Seeded blocks in the form of the database. */
function storedParts(
  drafts: readonly SeedPart[],
  takeId: () => number,
  fileOf: (picture: Drawing) => StoredRef | undefined,
): StoredPart[] {
  const named = (picture: Drawing | undefined) => {
    const file = picture === undefined ? undefined : fileOf(picture);
    return file ? { fileSha: file.sha, fileName: file.fileName } : {};
  };
  const storedItem = (item: SeedItem): StoredItem => {
    const id = takeId();
    if (typeof item === 'string') return { id, textContent: item };
    const { picture, pictures, ...said } = item;
    const shown = pictures?.map(({ picture: drawing, ...rest }) => ({
      fileSha: '',
      fileName: '',
      ...rest,
      ...named(drawing),
    }));
    return { ...said, id, ...named(picture), ...(shown ? { pictures: shown } : {}) };
  };
  return drafts.map(({ picture, items, ...draft }) => ({
    ...draft,
    id: takeId(),
    ...named(picture),
    ...(items ? { items: items.map(storedItem) } : {}),
  }));
}
