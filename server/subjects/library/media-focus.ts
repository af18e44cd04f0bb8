import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { pictures } from '../../base/db/pictures';
import type { Tx } from '../../base/db/transaction';
import type { Bodies } from '../../base/contract/bodies';
import type { components } from '../../../openapi/generated/types';
import { shaOf } from '../../base/files/file-infos';
import { findPicture, mediaRecords } from './media';
import type { Saved } from '../../records/table';
import { notFound } from '../../base/contract/errors';

/** Focus of the library picture with this address; throws 404. */
export async function getFocus(db: Db, filePath: string): Promise<components['schemas']['MediaFocus']> {
  const sha = shaOf(filePath);
  if (sha === undefined) throw notFound();
  const { id, rowVersion, focusX, focusY } = pictures;
  const [found] = await db
    .select({ id, rowVersion, focusX, focusY })
    .from(pictures)
    .where(and(eq(pictures.sha, sha), isNotNull(pictures.uploadedOn)));
  if (!found) throw notFound();
  return found;
}

/** Throws 404 and 409. */
export async function saveFocus(
  tx: Tx,
  { id, rowVersion, focusX, focusY }: Bodies['updateMediaFocus'],
  by: string,
): Promise<Saved> {
  await findPicture(tx, id);
  return mediaRecords.save(tx, { id, rowVersion }, { focusX, focusY }, by);
}
