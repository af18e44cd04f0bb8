import { ContentStatus } from '../../../openapi/generated/enums';
import type { Db } from '../../base/db/client';
import { popups, singletons } from '../../base/db/schema';
import { daysToSaturday, onDay } from './moments';
import { type Pictures, popupPictureOf } from './pictures';
import { demoOtherPopups, demoPopup } from './publication-data';

/** Popups with pictures and times, all offline: staff decide about publication. */
export async function seedPopups(tx: Db, pictures: Pictures, author: string): Promise<void> {
  const value = {
    status: ContentStatus.offline,
    title: demoPopup.title,
    ...popupPictureOf(pictures, demoPopup.picture),
    url: '',
    urlTarget: '_self',
    startOn: null,
    endOn: null,
  };
  await tx.insert(singletons).values({ key: 'indexPopup', value, lastModifiedBy: author });
  await tx.insert(popups).values(
    demoOtherPopups.map(({ days, picture, ...popup }) => {
      const [start, length] = days ?? [0, 0];
      const from = start === 'saturday' ? daysToSaturday() : start;
      return {
        ...popup,
        ...popupPictureOf(pictures, picture),
        startOn: days && onDay(from, '10:00'),
        endOn: days && onDay(from + length, '18:00'),
        lastModifiedBy: author,
      };
    }),
  );
}
