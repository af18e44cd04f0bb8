import { eq } from 'drizzle-orm';
import { kindUnits } from '../../../openapi/generated/kinds';
import type { Bodies } from '../../base/contract/bodies';
import { notFound, Refusal } from '../../base/contract/errors';
import { pictures } from '../../base/db/pictures';
import { fileUses } from '../../base/db/schema';
import type { PictureUser } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import type { EncodedPicture } from '../../base/files/encoding';
import { filePath } from '../../base/files/file-infos';
import { storePictureFiles } from '../../base/files/pictures';
import type { CurrentAccount } from '../../access/identity/authentication';
import { kinds, kindsWith } from '../kinds/kinds';
import type { Swap } from '../../records/kind';
import type { Saved } from '../../records/table';
import { findPicture, mediaRecords } from './media';
import { isVersion } from './media-uses';

/**
 * Replaces a picture everywhere, with versions and audit entries (decisions/022-picture-library). Refused
 * without permission for one of the units, or for another size.
 */
export async function replaceMedia(
  tx: Tx,
  { id, rowVersion, clearsWords = false }: Omit<Bodies['replaceMedia'], 'file'>,
  picture: EncodedPicture,
  caller: CurrentAccount,
): Promise<Saved> {
  const found = await findPicture(tx, id);
  const uses = await tx.select().from(fileUses).where(eq(fileUses.sha, found.sha));
  const recordsOf = (user: PictureUser) =>
    uses
      .filter(({ source }) => source === user)
      .map(({ recordId }) => recordId)
      .toSorted((a, b) => a - b);
  const claims: ReadonlySet<string> = caller.claims;
  for (const { source } of uses) {
    if (!isVersion(source) && !claims.has(`${kindUnits[source]}.Edit`)) {
      throw new Refusal('pictureNotYours');
    }
  }
  // Staff recognise the picture by its present name.
  const fileName = found.name || picture.fileName;
  const { sha } = await storePictureFiles(tx, { ...picture, fileName }, clearsWords ? '' : found.alt);
  if (sha === found.sha) throw new Refusal('samePicture');
  const swap: Swap = {
    from: { sha: found.sha, path: filePath(found.sha, found.extension) },
    to: { sha, path: filePath(sha, picture.extension), name: picture.fileName },
    clearsWords,
  };
  // In the order of all locks: account, case, site, themes.
  for (const user of kindsWith('pictures')) {
    const { pictures: part } = kinds[user];
    for (const recordId of recordsOf(user)) await part.swap(tx, recordId, swap, picture, caller.name);
  }
  await mediaRecords.save(tx, { id, rowVersion }, { replacedOn: new Date() }, caller.name);
  const [fresh] = await tx
    .select({ id: pictures.id, rowVersion: pictures.rowVersion, name: pictures.name, tags: pictures.tags })
    .from(pictures)
    .where(eq(pictures.sha, sha));
  if (!fresh) throw notFound();
  const { name, tags, ...saved } = fresh;
  // The new picture may be in the library under another name.
  const isNamed = found.name === '' || found.name === name;
  const more = {
    ...(isNamed ? {} : { name: found.name }),
    // Found under the same tags; one in the library before keeps its own.
    ...(tags.length === 0 && found.tags.length > 0 ? { tags: found.tags } : {}),
  };
  return Object.keys(more).length === 0 ? saved : mediaRecords.change(tx, saved.id, more, caller.name);
}
