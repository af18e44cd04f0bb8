import type { StoredRef } from '../files/pictures';
import type { Db } from '../db/client';
import { singletons } from '../db/schema';
import { demoPopup } from './publication-data';

/** A popup with a picture, not online: what visitors see is for staff to decide. */
export async function seedPopup(tx: Db, picture: StoredRef | undefined, author: string): Promise<void> {
  const value = {
    status: 0,
    ...demoPopup,
    imageSha: picture?.sha ?? null,
    imageName: picture?.fileName ?? null,
    url: '',
    urlTarget: '_self',
    startOn: null,
    endOn: null,
  };
  await tx.insert(singletons).values({ key: 'indexPopup', value, lastModifiedBy: author });
}
