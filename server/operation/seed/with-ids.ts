import { PartType } from '../../../openapi/generated/enums';
import type { Db } from '../../base/db/client';
import type { StoredItem, StoredPart } from '../../base/db/stored-values';
import { reserveIds } from '../../blocks/part-ids';
import type { SeedItem, SeedPart } from './base-data';
import { demoPictures, type PictureName } from './picture-data';
import { type Pictures, pictureOf } from './pictures';

/** Blocks whose pictures name no kind: plans, maps and posters of films. */
const withoutKind: readonly number[] = [PartType.plans, PartType.places, PartType.video];

/** Seeded blocks with ids and stored pictures. */
export async function withIds(
  db: Db,
  drafts: readonly SeedPart[],
  pictures: Pictures,
): Promise<StoredPart[]> {
  const needed = drafts.reduce((total, draft) => total + 1 + (draft.items?.length ?? 0), 0);
  return storedParts(drafts, await reserveIds(db, needed), pictures);
}

/** Seeded blocks in the form of the database. */
function storedParts(drafts: readonly SeedPart[], takeId: () => number, pictures: Pictures): StoredPart[] {
  const fileOf = (name: PictureName) => {
    const { sha, fileName } = pictureOf(pictures, name);
    return { fileSha: sha, fileName, altText: demoPictures[name].alt };
  };
  const shown = (name: PictureName) => ({ ...fileOf(name), kind: demoPictures[name].kind });
  const storedItem = (item: SeedItem, ofFile: typeof fileOf): StoredItem => {
    const id = takeId();
    if (typeof item === 'string') return { id, textContent: item };
    const { picture, pictures: named, ...said } = item;
    return {
      ...(picture ? ofFile(picture) : {}),
      ...said,
      id,
      ...(named ? { pictures: named.map(shown) } : {}),
    };
  };
  return drafts.map(({ picture, items, ...draft }) => {
    const ofFile = withoutKind.includes(draft.partType) ? fileOf : shown;
    return {
      ...(picture ? ofFile(picture) : {}),
      ...draft,
      id: takeId(),
      ...(items ? { items: items.map((item) => storedItem(item, ofFile)) } : {}),
    };
  });
}
