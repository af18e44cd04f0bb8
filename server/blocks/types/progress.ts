import { fieldError } from '../../base/contract/errors';
import { taipeiDay } from '../../base/contract/taipei-time';
import { serverText } from '../../base/contract/text';
import type { MonthPicture, StoredItem } from '../../base/db/stored-values';
import type { PartType } from '../../../openapi/generated/enums';
import { type PartKind, pictureOnWire } from '../part-kind';
import { altOf, type Input, missingPicture, type Saving, sortedItems, storedPicture } from '../part-storing';

type Progress = typeof PartType.progress;

export const progress: PartKind<Progress> = {
  answer: ({ items = [] }, fileOf) => ({
    items: items.map(({ id, textContent, label = '', percent, pictures = [] }, secSort) => ({
      id,
      label,
      textContent,
      ...(percent === undefined ? {} : { percent }),
      pictures: pictures.map(({ kind, ...picture }) => ({ kind, ...pictureOnWire(picture, fileOf) })),
      secSort,
    })),
  }),
  store: async ({ items }, saving) => ({ items: await monthItems(items, saving) }),
  problem: ({ items }) => {
    const labels = items.map(({ label }) => label);
    const twice = labels.findIndex((label, index) => labels.indexOf(label) !== index);
    if (twice >= 0) return { field: `items[${twice}].label`, message: serverText.monthTwice };
    const thisMonth = taipeiDay(new Date()).slice(0, 7);
    const future = labels.findIndex((label) => label > thisMonth);
    if (future >= 0) return { field: `items[${future}].label`, message: serverText.monthInFuture };
    return items
      .map(({ pictures = [] }, index) => missingPicture(`items[${index}].pictures`, pictures))
      .find((problem) => problem !== undefined);
  },
  approvedAs: 'figures',
};

async function monthItems(items: Input<Progress>['items'], saving: Saving): Promise<StoredItem[]> {
  const { part, before } = saving;
  const known = before?.items?.flatMap(({ pictures = [] }) => pictures) ?? [];
  const result: StoredItem[] = [];
  for (const { item, place, id } of sortedItems(items, saving)) {
    const pictures: MonthPicture[] = [];
    for (const [index, picture] of (item.pictures ?? []).entries()) {
      const key = `items[${place}].pictures[${index}]`;
      const at = `${part.at}.${key}`;
      const { fileSha, fileName = '' } = await storedPicture(saving, picture, part.itemPictures.get(key), {
        at,
        before: known,
      });
      if (!fileSha) throw fieldError(`${at}.filePath`, serverText.notFound);
      pictures.push({ fileSha, fileName, kind: picture.kind, ...altOf(picture) });
    }
    result.push({
      id,
      label: item.label,
      textContent: item.textContent ?? '',
      ...(item.percent === undefined ? {} : { percent: item.percent }),
      ...(pictures.length > 0 ? { pictures } : {}),
    });
  }
  return result;
}
