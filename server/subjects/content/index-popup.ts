import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { singletons } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import type { AuditAction } from '../../base/db/stored-values';
import { Refusal } from '../../base/contract/errors';
import type { Bodies } from '../../base/contract/bodies';
import type { components } from '../../../openapi/generated/types';
import { actorIdOf, note, restoring } from '../../base/audit/audit';
import { changesOf } from '../../base/audit/changes';
import { recordStored } from '../approvals/rules/records';
import { popupContent } from './approved-content';
import { findVersion, storeVersion } from '../../records/versions';
import { fileInfos, infoOf } from '../../base/files/file-infos';
import { type StoredRef, storePicture } from '../../base/files/pictures';
import { foundOrAdded, saveOneOfAKind } from '../../records/one-of-a-kind';
import { savedPicture } from '../../base/files/record-pictures';
import { assertFresh, recordOf } from '../../records/records';
import { type BodyCheck, validVersion } from '../../records/version-fit';
import { assertEndsAfterStart, type VisibleState, visibleState } from '../../records/visible-state';
import { ContentStatus } from '../../../openapi/generated/enums';

type Row = typeof singletons.$inferSelect & { visibleState: VisibleState };

interface StoredPopup {
  status: ContentStatus;
  title: string;
  imageSha: string | null;
  imageName: string | null;
  altText: string;
  url: string;
  urlTarget: '_self' | '_blank';
  /** ISO 8601, or null for no limit. */
  startOn: string | null;
  endOn: string | null;
}

const key = 'indexPopup';
const empty: StoredPopup = {
  status: ContentStatus.offline,
  title: '',
  imageSha: null,
  imageName: null,
  altText: '',
  url: '',
  urlTarget: '_self',
  startOn: null,
  endOn: null,
};

const { value: stored } = singletons;
/** Condition under which visitors see the popup. */
export const popupPublication = {
  status: sql<number>`coalesce((${stored}->>'status')::int, ${ContentStatus.offline})`,
  startOn: sql<Date | null>`(${stored}->>'startOn')::timestamptz`,
  endOn: sql<Date | null>`(${stored}->>'endOn')::timestamptz`,
};
export const isPopup = eq(singletons.key, key);
const columns = { ...getTableColumns(singletons), visibleState: visibleState(popupPublication) };

/** A singleton that always exists. */
export async function getIndexPopup(db: Db): Promise<components['schemas']['IndexPopup']> {
  return onWire(db, await findPopup(db));
}

async function onWire(db: Db, row: Row): Promise<components['schemas']['IndexPopup']> {
  const { imageSha, imageName, ...value } = storedOf(row);
  const infos = await fileInfos(db, [{ sha: imageSha, fileName: imageName }]);
  return {
    id: 1,
    ...value,
    image: infoOf(infos, imageSha),
    visibleState: row.visibleState,
    ...recordOf(row),
  };
}

/** Validates a save and encodes its picture, before the transaction. Throws 400. */
export async function checkIndexPopup({
  rowVersion,
  image,
  imagePath,
  imageRemoved,
  ...fields
}: Bodies['saveIndexPopup']) {
  return {
    rowVersion,
    fields,
    picture: await savedPicture(image, imagePath, imageRemoved, { field: 'image' }),
  };
}

/** Saves the popup. It needs a picture to be online, and an end after the start. */
export async function saveIndexPopup(
  tx: Tx,
  { rowVersion, fields, picture }: Awaited<ReturnType<typeof checkIndexPopup>>,
  by: string,
  restored: Partial<Pick<StoredPopup, 'imageSha' | 'imageName'>> = {},
): Promise<{ id: number; rowVersion: number }> {
  const row = await findPopup(tx, true);
  assertFresh(row, rowVersion);
  const before = storedOf(row);
  const image = picture && (await storePicture(tx, picture, fields.altText));
  const value: StoredPopup = {
    ...before,
    ...fields,
    startOn: fields.startOn === undefined ? before.startOn : isoOf(fields.startOn),
    endOn: fields.endOn === undefined ? before.endOn : isoOf(fields.endOn),
    ...(image === undefined ? {} : { imageSha: image?.sha ?? null, imageName: image?.fileName ?? null }),
    ...restored,
  };
  assertEndsAfterStart(value);
  if (value.status === ContentStatus.online && !value.imageSha) throw new Refusal('popupNeedsImage');
  const saved = await saveOneOfAKind(tx, key, { rowVersion, value }, by);
  const said = (popup: StoredPopup) =>
    popupContent('popup', { ...popup, id: 1, lastModifiedById: row.lastModifiedById });
  await recordStored(tx, said(before), said(value), by);
  const restoredAt = tx.trail.restoredFrom;
  const changed = changeOf(before, value);
  note(tx, {
    kind: 'popup',
    recordId: 1,
    title: value.title,
    ...changed,
    ...(restoredAt ? { action: 'restoreVersion' as const } : {}),
  });
  await storeVersion(
    tx,
    'popup',
    { ...before, id: 1, ...versionOf(row) },
    {
      ...value,
      ...saved,
      lastModifiedBy: by,
      lastModifiedById: actorIdOf(tx),
      lastModifiedOn: new Date(),
    },
    restoredAt,
  );
  return saved;
}

const versionOf = ({ rowVersion, lastModifiedBy, lastModifiedById, lastModifiedOn }: Row) => ({
  rowVersion,
  lastModifiedBy,
  lastModifiedById,
  lastModifiedOn,
});

/** Restores a version by the rules of a save; status and times stay unchanged. */
export async function restorePopupVersion(
  tx: Tx,
  { rowVersion, versionId }: Bodies['restorePopupVersion'],
  by: string,
  checkBody: BodyCheck,
): Promise<{ id: number; rowVersion: number }> {
  const { data, at } = await findVersion(tx, 'popup', versionId);
  restoring(tx, at);
  const row = await findPopup(tx);
  const { status } = storedOf(row);
  const fit = await validVersion(tx, checkBody, 'popup', { ...storedOf(row), rowVersion }, data);
  // Versions of this kind contain popups only.
  const { title, altText, url, urlTarget, imageSha, imageName } = fit as unknown as StoredPopup;
  const fields = { status, title, altText, url, urlTarget };
  return saveIndexPopup(tx, { rowVersion, fields, picture: undefined }, by, { imageSha, imageName });
}

/** Puts the popup online or offline, by the rules of a save. */
export async function setPopupStatus(
  tx: Tx,
  status: ContentStatus,
  by: string,
): Promise<{ id: number; rowVersion: number }> {
  const row = await findPopup(tx, true);
  const { title } = storedOf(row);
  const fields = { status, title };
  return saveIndexPopup(tx, { rowVersion: row.rowVersion, fields, picture: undefined }, by);
}

/** Replaces the popup's picture, by the rules of a save. */
export async function replacePopupPicture(tx: Tx, { sha, fileName }: StoredRef, by: string): Promise<void> {
  const row = await findPopup(tx, true);
  const { rowVersion } = row;
  const { status, title } = storedOf(row);
  const image = { imageSha: sha, imageName: fileName };
  await saveIndexPopup(tx, { rowVersion, fields: { status, title }, picture: undefined }, by, image);
}

/** Change for the audit trail; a changed switch alone is 上架 or 下架. */
function changeOf(before: StoredPopup, after: StoredPopup) {
  const changed = changesOf(before, after);
  const names = Object.keys(changed.after);
  const action: AuditAction =
    names.length === 1 && names[0] === 'status'
      ? after.status === ContentStatus.online
        ? 'online'
        : 'offline'
      : 'update';
  return { action, ...changed };
}

function findPopup(db: Db, isLocked = false): Promise<Row> {
  return foundOrAdded(db, { key, value: empty }, () => {
    const query = db.select(columns).from(singletons).where(isPopup);
    return isLocked ? query.for('update') : query;
  });
}

// The cast is safe: only this module writes the value.
const storedOf = (row: Row): StoredPopup => ({ ...empty, ...(row.value as Partial<StoredPopup>) });
const isoOf = (time: string | null) => (time === null ? null : new Date(time).toISOString());

/** The first popup in the form of a record for approval. */
export async function popupOf(db: Db, isLocked = false) {
  const row = await findPopup(db, isLocked);
  const { startOn, endOn, ...value } = storedOf(row);
  return {
    ...value,
    id: 1,
    startOn: startOn === null ? null : new Date(startOn),
    endOn: endOn === null ? null : new Date(endOn),
    rowVersion: row.rowVersion,
    lastModifiedById: row.lastModifiedById,
  };
}
