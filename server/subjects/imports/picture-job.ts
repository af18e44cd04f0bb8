import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { byServer, note, withTrail } from '../../base/audit/audit';
import { firstCharacters, lastCharacters } from '../../base/contract/characters';
import { ServiceError } from '../../base/contract/errors';
import type { UploadedFile } from '../../base/contract/uploaded-file';
import type { PooledDb } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { pictures as libraryPictures } from '../../base/db/pictures';
import { fileUses, importPictures, importRows, imports } from '../../base/db/schema';
import type { Actor } from '../../base/db/trail';
import { inTransaction, type Tx } from '../../base/db/transaction';
import { encodePicture } from '../../base/files/encoding';
import { protectFile } from '../../base/files/pictures';
import { kinds, kindsWith } from '../kinds/kinds';
import { addMedia } from '../library/media';
import { handOver } from '../../base/process/hand-over';
import { fetchPicture, reasonOf } from './fetch-picture';
import type { ImportKind } from './import-kind';
import { addressesOf, addressOf, type StoredPicture, withPictures } from './pictures';
import { fewNotes, picturesFound } from './plan';
import { effectOf } from './import-states';
import { assertClaims, LostClaimsError } from './present-claims';
import { importText as text } from './text';

type Import = typeof imports.$inferSelect;
type Row = typeof importRows.$inferSelect;

/** Allowed hosts of pictures, and their storage. */
export interface PictureSources {
  allowedHosts: readonly string[];
  keep?: UploadedFile['keep'];
  /** Longest wait for a picture; default 20 seconds. */
  maxMs?: number;
}

interface Work extends PictureSources {
  signal: AbortSignal;
}

/** Fetched in parallel; encoding processes one at a time. */
const lanes = 4;
const maxShownAddress = 100;
const maxReason = 200;
/** Time for all pictures of an import. */
const maxMinutes = 20;
/** A host that stays silent so often is not asked for its other pictures. */
const maxSilences = 3;

/**
 * Fetches the pictures of the rows, each address once, for a limited time. After a restart it continues with the
 * remaining ones. Throws LostClaimsError.
 */
export async function fetchPictures(db: PooledDb, of: Import, actor: Actor, work: Work): Promise<void> {
  if (of.pictureCount === 0) return;
  const began = await announce(db, of.id);
  const waiting = await db
    .select({ url: importPictures.url })
    .from(importPictures)
    .where(isWaiting(of.id))
    .orderBy(asc(importPictures.url));
  const silences = new Map<string, number>();
  const lane = async () => {
    for (let next = waiting.shift(); next && !work.signal.aborted; next = waiting.shift()) {
      if (Date.now() - began.getTime() > maxMinutes * 60_000) return;
      const { host } = new URL(next.url);
      if ((silences.get(host) ?? 0) >= maxSilences) {
        await noteReason(db, of, next.url, text.pictures.reasons.silent);
      } else if (await isSilent(fetchOne(db, of, actor, next.url, work))) {
        silences.set(host, (silences.get(host) ?? 0) + 1);
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  if (work.signal.aborted) return;
  await db
    .update(importPictures)
    .set({ reason: text.pictures.reasons.late(maxMinutes) })
    .where(isWaiting(of.id));
}

const isWaiting = (importId: number) =>
  and(eq(importPictures.importId, importId), isNull(importPictures.picture), isNull(importPictures.reason));

const isSilent = async (fetched: Promise<string | undefined>) =>
  (await fetched) === text.pictures.reasons.timeout;

const noteReason = (db: PooledDb, of: Import, url: string, reason: string) =>
  db
    .update(importPictures)
    .set({ reason: firstCharacters(reason, maxReason) })
    .where(and(eq(importPictures.importId, of.id), eq(importPictures.url, url)));

/** Lists the addresses once; resolves to the time of the first start. */
async function announce(db: PooledDb, importId: number): Promise<Date> {
  const rows = await db
    .select({ pictures: importRows.pictures })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isNotNull(importRows.pictures)));
  const urls = [...new Set(rows.flatMap(({ pictures }) => (pictures ? addressesOf(pictures) : [])))];
  await db.execute(sql`
    insert into ${importPictures} (import_id, url)
    select ${importId}, url from jsonb_array_elements_text(${JSON.stringify(urls)}::jsonb) url on conflict do nothing`);
  const [begun] = await db
    .update(imports)
    .set({ picturesStartedOn: sql`coalesce(${imports.picturesStartedOn}, now())` })
    .where(eq(imports.id, importId))
    .returning({ on: imports.picturesStartedOn });
  return begun?.on ?? new Date();
}

/** Resolves to the reason of a failure. */
async function fetchOne(
  db: PooledDb,
  of: Import,
  actor: Actor,
  url: string,
  work: Work,
): Promise<string | undefined> {
  const own = and(eq(importPictures.importId, of.id), eq(importPictures.url, url));
  try {
    const file = await fetchPicture(url, work);
    const encoded = await encodePicture(
      { ...file, ...(work.keep ? { keep: work.keep } : {}) },
      { field: 'file', isFetched: true },
    );
    await inTransaction(db, (bare) =>
      withTrail(bare, actor, byServer('runImport')[1], async (tx) => {
        await assertClaims(tx, of, onlyPictures);
        const { sha } = encoded.main;
        const before = await inLibrary(tx, sha);
        const { rowVersion } = before ?? (await addMedia(tx, encoded));
        await tx
          .update(importPictures)
          .set({
            picture: sha,
            extension: encoded.extension,
            fileName: lastCharacters(encoded.fileName, 255),
            addedVersion: before ? null : rowVersion,
          })
          .where(own);
      }),
    );
  } catch (error) {
    if (error instanceof LostClaimsError) throw error;
    // Left for the next run: the stop would be stored as its reason.
    if (work.signal.aborted) return undefined;
    const reason = reasonOf(error);
    await noteReason(db, of, url, reason);
    return reason;
  }
  return undefined;
}

const onlyPictures = { isUndo: false, adds: false, changes: false, corrects: false, hasPictures: true };

async function inLibrary(tx: Tx, sha: string) {
  const { rowVersion, uploadedOn } = libraryPictures;
  const [found] = await tx
    .select({ rowVersion })
    .from(libraryPictures)
    .where(and(eq(libraryPictures.sha, sha), isNotNull(uploadedOn)));
  return found;
}

/** The rows with the fetched pictures in their values, and notes about failed ones. */
export async function withItsPictures(tx: Tx, kind: ImportKind, rows: readonly Row[]): Promise<Row[]> {
  const urls = [...new Set(rows.flatMap(({ pictures }) => (pictures ? addressesOf(pictures) : [])))];
  const [importId] = rows.map((row) => row.importId);
  if (urls.length === 0 || importId === undefined) return [...rows];
  const found = await tx
    .select()
    .from(importPictures)
    .where(and(eq(importPictures.importId, importId), inArray(importPictures.url, urls)))
    .orderBy(asc(importPictures.picture));
  const stored = new Map<string, StoredPicture>();
  const reasons = new Map<string, string>();
  for (const { url, picture: sha, extension, fileName, reason } of found) {
    if (sha && extension && fileName && (await protectFile(tx, sha))) {
      stored.set(url, { sha, extension, fileName });
    } else {
      reasons.set(url, reason ?? text.pictures.reasons.gone);
    }
  }
  const next = handOver();
  const filledRows: Row[] = [];
  for (const row of rows) {
    await next();
    filledRows.push(filled(kind, row, stored, reasons));
  }
  return filledRows;
}

function filled(
  kind: ImportKind,
  row: Row,
  stored: ReadonlyMap<string, StoredPicture>,
  reasons: ReadonlyMap<string, string>,
): Row {
  const { pictures, values } = row;
  if (!pictures) return row;
  const planned = new Set(picturesFound(pictures));
  const notes = [
    ...row.notes.filter((each) => !planned.has(each)),
    ...fewNotes(
      addressesOf(pictures).filter((url) => reasons.has(url)),
      (url) => text.pictures.failed(firstCharacters(url, maxShownAddress), reasons.get(url) ?? ''),
    ),
  ];
  const cover = stored.get(addressOf(pictures.cover ?? '') ?? '');
  const columns = cover ? { coverSha: cover.sha, coverName: cover.fileName } : {};
  try {
    const written = pictures.html
      ? kind.html?.read(withPictures(pictures.html, (url) => stored.get(url)))
      : {};
    return { ...row, notes, values: { ...values, ...columns, ...written } };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { ...row, notes: [...notes, text.pictures.unplaced], values: { ...values, ...columns } };
  }
}

/**
 * Removes pictures that this import added from the library, except edited or shown ones. Files stay for trash
 * and versions. Throws LostClaimsError.
 */
export async function removePictures(db: PooledDb, of: Import, actor: Actor): Promise<void> {
  await inTransaction(db, (bare) =>
    withTrail(bare, actor, byServer('undoImport')[1], async (tx) => {
      await assertClaims(tx, of, await effectOf(tx, of, 'undo'));
      const deleted = await tx
        .update(libraryPictures)
        .set({ uploadedOn: null })
        .where(
          and(
            isNotNull(libraryPictures.uploadedOn),
            sql`exists (select from ${importPictures} p where p.import_id = ${of.id}
              and p.picture = ${libraryPictures.sha} and p.added_version = ${libraryPictures.rowVersion})`,
            sql`not exists (select from ${fileUses} u where u.sha = ${libraryPictures.sha} and ${isShown})`,
          ),
        )
        .returning({ id: libraryPictures.id, name: libraryPictures.name });
      for (const { id, name } of deleted) {
        note(tx, { kind: 'media', recordId: id, title: name, action: 'purge' });
      }
    }),
  );
}

const inTrash = kindsWith('trash').map((kind) => {
  const { table } = kinds[kind].trash;
  return sql`(u.source = ${kind} and exists (select from ${table} where ${table.id} = u.record_id and ${table.deletedOn} is not null))`;
});
/** True for uses other than the trash and old versions. */
const isShown = sql`u.source not in ('recordVersion', 'siteVersion') and not (${sql.join(inTrash, sql` or `)})`;
