import { ContentStatus } from '../../openapi/generated/enums';
import type { StoredRef } from '../files/pictures';
import type { Db } from '../db/client';
import { popups, singletons } from '../db/schema';
import { daysToSaturday, onDay } from './moments';
import { demoOtherPopups, demoPopup } from './publication-data';

/** Popups with pictures and times, all offline: staff decide about publication. */
export async function seedPopups(
  tx: Db,
  [picture, ...others]: readonly (StoredRef | undefined)[],
  author: string,
): Promise<void> {
  const value = {
    status: ContentStatus.offline,
    ...demoPopup,
    imageSha: picture?.sha ?? null,
    imageName: picture?.fileName ?? null,
    url: '',
    urlTarget: '_self',
    startOn: null,
    endOn: null,
  };
  await tx.insert(singletons).values({ key: 'indexPopup', value, lastModifiedBy: author });
  await tx.insert(popups).values(
    demoOtherPopups.map(({ days, ...popup }, index) => {
      const own = others[index];
      const [start, length] = days ?? [0, 0];
      const from = start === 'saturday' ? daysToSaturday() : start;
      return {
        ...popup,
        imageSha: own?.sha ?? null,
        imageName: own?.fileName ?? null,
        startOn: days && onDay(from, '10:00'),
        endOn: days && onDay(from + length, '18:00'),
        lastModifiedBy: author,
      };
    }),
  );
}
