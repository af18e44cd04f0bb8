import type { StoredItem } from '../../base/db/stored-values';
import type { PartType } from '../../../openapi/generated/enums';
import { lacksOwnAlt, type PartKind, pictureOnWire } from '../part-kind';
import { altOf, type Input, missingPicture, type Saving, sortedItems, storedPicture } from '../part-storing';

type Gallery = typeof PartType.gallery;

export const gallery: PartKind<Gallery> = {
  answer: ({ items = [] }, fileOf) => ({
    items: items.map(({ id, textContent, kind = 'drawing', ...picture }, secSort) => ({
      id,
      textContent,
      kind,
      secSort,
      ...pictureOnWire(picture, fileOf),
    })),
  }),
  store: async ({ items }, saving) => ({ items: await galleryItems(items, saving) }),
  problem: ({ items }) => missingPicture('items', items),
  lacksAlt: ({ items = [] }) => items.some(lacksOwnAlt),
};

async function galleryItems(items: Input<Gallery>['items'], saving: Saving): Promise<StoredItem[]> {
  const { part, before } = saving;
  const result: StoredItem[] = [];
  for (const { item, place, id } of sortedItems(items, saving)) {
    const key = `items[${place}]`;
    result.push({
      id,
      textContent: item.textContent ?? '',
      kind: item.kind,
      ...altOf(item),
      ...(await storedPicture(saving, item, part.itemPictures.get(key), {
        at: `${part.at}.${key}`,
        before: before?.items ?? [],
      })),
    });
  }
  return result;
}
