import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../base/db/client';
import { prepared, sentAs } from '../base/db/prepared';
import { recordVersions } from '../base/db/schema';
import type { Changes, StoredPart, VersionKind } from '../base/db/stored-values';
import type { Tx } from '../base/db/transaction';
import type { components } from '../../openapi/generated/types';
import { noteVersion } from '../base/audit/audit';
import { fileInfos, infoOf } from '../base/files/file-infos';
import { partsOnWire } from '../blocks/blocks';
import { currentName } from '../base/audit/present-names';
import { ownOfEach, pictureOfColumn, picturesOf } from '../base/db/record-columns';
import { notFound } from '../base/contract/errors';

type VersionRow = typeof recordVersions.$inferSelect;
type VersionInsert = Omit<VersionRow, 'id'>;

/** Limit for one record; the oldest are deleted first. */
const maxVersions = 100;

export interface Stamped {
  id: number;
  rowVersion: number;
  lastModifiedOn: Date;
  lastModifiedBy: string;
  lastModifiedById: number | null;
}

/** Stores a version if a save changed content or has a note; the first also stores the former content. */
export async function storeVersion(
  tx: Tx,
  kind: VersionKind,
  before: Stamped | null,
  after: Stamped,
  /** Time of the restored version. */
  restoredFrom: Date | null = null,
): Promise<void> {
  const { versionNote } = tx.trail;
  const row = { ...versionOf(kind, before, after), restoredFrom, note: versionNote, writers: writersIn(tx) };
  if (before && row.changed.length === 0 && versionNote === '') return;
  let versionId = before && (await insertBehindOthers(tx, row));
  if (!versionId) {
    const first = before ? [versionOf(kind, null, before)] : [];
    const ids = await tx
      .insert(recordVersions)
      .values([...first, row])
      .returning({ id: recordVersions.id });
    versionId = Math.max(...ids.map(({ id }) => id));
  }
  noteVersion(tx, kind, after.id, versionId);
}

/** Stores the first versions of new records. */
export async function storeFirstVersions(tx: Tx, kind: VersionKind, rows: readonly Stamped[]): Promise<void> {
  const stored = await tx
    .insert(recordVersions)
    .values(rows.map((row) => ({ ...versionOf(kind, null, row), writers: writersIn(tx) })))
    .returning({ id: recordVersions.id, recordId: recordVersions.recordId });
  for (const { id, recordId } of stored) noteVersion(tx, kind, recordId, id);
}

const writersIn = ({ trail }: Tx): number[] => [...(trail.furtherAuthors ?? [])];

/**
 * Inserts a version and deletes the oldest in one statement, as every save waits. Undefined, without an
 * insert, for a first version.
 */
async function insertBehindOthers(tx: Tx, row: VersionInsert): Promise<number | undefined> {
  const [added] = await prepared(tx, 'add_version', behindOthers).execute(sentAs(recordVersions, row));
  return added?.id;
}

const behindOthers = (db: Db) => {
  const { id, ...columns } = getTableColumns(recordVersions);
  const { kind, recordId, byId, writers } = columns;
  const isOwn = and(eq(kind, sql.placeholder('kind')), eq(recordId, sql.placeholder('recordId')));
  const own = db.$with('own').as(db.select({ id }).from(recordVersions).where(isOwn).orderBy(desc(id)));
  const kept = sql.raw(String(maxVersions - 1));
  const tooOld = db
    .$with('too_old', {})
    .as(
      sql`delete from ${recordVersions} where ${id} in (select id from ${own} offset ${kept}) returning ${byId}, ${writers}`,
    );
  // Content that nobody changed since is still theirs: an author approves nothing of their own.
  const handedOn = db.$with('handed_on', {}).as(sql`
    update ${recordVersions} set ${sql.identifier(writers.name)} = array(
      select unnest(${writers}) union select unnest(by_id || writers) from too_old order by 1)
    where ${id} = (select id from ${own} offset ${kept} - 1 limit 1) and exists (select from too_old)`);
  const names = Object.values(columns).map((column) => sql.identifier(column.name));
  const values = Object.entries(columns).map(
    ([key, column]) => sql`${sql.placeholder(key)}::${sql.raw(column.getSQLType())}`,
  );
  const added = db.$with('added', { id: sql<number>`id`.as('id') }).as(sql`
    insert into ${recordVersions} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} where exists (select 1 from ${own}) returning id`);
  return db.with(own, tooOld, handedOn, added).select({ id: added.id }).from(added);
};

/** One page of a record's versions, newest first. */
export async function listRecordVersions(
  db: Db,
  kind: VersionKind,
  recordId: number,
  { pageNumber = 1, pageSize = 10 }: { pageNumber?: number; pageSize?: number },
) {
  const own = and(eq(recordVersions.kind, kind), eq(recordVersions.recordId, recordId));
  const {
    id: versionId,
    rowVersion,
    at,
    by,
    byId,
    changed,
    partsChanged,
    restoredFrom,
    note,
  } = recordVersions;
  const [rows, [total]] = await Promise.all([
    db
      .select({ versionId, rowVersion, at, by, byId, changed, partsChanged, restoredFrom, note })
      .from(recordVersions)
      .where(own)
      .orderBy(desc(versionId))
      .limit(pageSize)
      .offset((pageNumber - 1) * pageSize),
    db.select({ count: count() }).from(recordVersions).where(own),
  ]);
  return {
    items: rows.map(({ byId: accountId, ...row }) => ({
      ...row,
      by: currentName(accountId, row.by),
      at: row.at.toISOString(),
      restoredFrom: row.restoredFrom?.toISOString() ?? null,
    })),
    totalCount: total?.count ?? 0,
    pageNumber,
    pageSize,
  };
}

/** A stored version; throws 404 for another kind. */
export async function findVersion(db: Db, kind: VersionKind, id: number): Promise<VersionRow> {
  const [row] = await db
    .select()
    .from(recordVersions)
    .where(and(eq(recordVersions.id, id), eq(recordVersions.kind, kind)));
  if (!row) throw notFound();
  return row;
}

/** A version on the wire: pictures with their files, blocks as in a page. */
export async function getRecordVersion(
  db: Db,
  kind: VersionKind,
  id: number,
): Promise<components['schemas']['RecordVersion']> {
  const { data, ...row } = await findVersion(db, kind, id);
  const isField = (name: string) => name !== 'parts' && pictureOfColumn(name, data) === undefined;
  const pictures = picturesOf(data);
  const shaOf = (name: string) => textOrNull(data[`${name}Sha`]);
  const infos = await fileInfos(
    db,
    pictures.map((name) => ({ sha: shaOf(name), fileName: textOrNull(data[`${name}Name`]) })),
  );
  return {
    versionId: row.id,
    recordId: row.recordId,
    title: textOrNull(data['title'] ?? data['name']) ?? '',
    at: row.at.toISOString(),
    by: currentName(row.byId, row.by),
    fields: Object.fromEntries(Object.entries(data).filter(([name]) => isField(name))),
    pictures: Object.fromEntries(pictures.map((name) => [name, infoOf(infos, shaOf(name))])),
    webParts: await partsOnWire(db, partsOf(data)),
  };
}

function partsOf(data: Changes): StoredPart[] {
  // Versions are written from rows of the table.
  return (data['parts'] ?? []) as StoredPart[];
}

/** Stored version of a record, with its differences from the previous one. */
export function versionOf(kind: VersionKind, before: Stamped | null, after: Stamped) {
  const data = dataOf(after);
  return {
    kind,
    recordId: after.id,
    rowVersion: after.rowVersion,
    at: after.lastModifiedOn,
    by: after.lastModifiedBy,
    byId: after.lastModifiedById,
    data,
    changed: before ? changedNames({ ...before }, { ...after }) : [],
    partsChanged: before ? countChangedParts(dataOf(before)['parts'], data['parts']) : 0,
  };
}

function dataOf(row: object): Changes {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !ownOfEach.has(name)));
}

function changedNames(before: Changes, after: Changes): string[] {
  const names = Object.keys(after).filter(
    (name) =>
      before[name] !== after[name] &&
      !ownOfEach.has(name) &&
      JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  // All columns of a picture count as one field.
  return [...new Set(names.map((name) => pictureOfColumn(name, after) ?? name))];
}

function countChangedParts(before: unknown, after: unknown): number {
  if (!Array.isArray(before) || !Array.isArray(after)) return 0;
  const [old, now] = [before, after].map((parts) => new Set(parts.map((part) => JSON.stringify(part))));
  const removed = [...(old ?? [])].filter((part) => !now?.has(part)).length;
  const come = [...(now ?? [])].filter((part) => !old?.has(part)).length;
  return Math.max(removed, come);
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
