import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { note } from '../audit/audit';
import { changesOf } from '../audit/changes';
import { firstCharacters, lastCharacters } from '../contract/characters';
import { serverText } from '../contract/text';
import type { Db } from '../db/client';
import { inArray } from '../db/in-array';
import { files } from '../db/schema';
import type { PictureSource } from '../db/stored-values';
import type { Actor } from '../db/trail';
import type { Tx } from '../db/transaction';
import { limits } from '../../../openapi/generated/limits';
import { type Encoded, type EncodedPicture, mimeOf, type PictureRule, refusePicture } from './encoding';
import { shaOf } from './file-infos';

export interface StoredRef {
  sha: string;
  fileName: string;
}

/** Maximum characters of a name in the library. */
const maxNameLength = limits.MediaUpdate.name.maxLength;

/**
 * Stores every width under its SHA-256. The library keeps the name of the first upload; `alt` only fills an
 * empty text.
 */
export async function storePictureFiles(tx: Tx, picture: EncodedPicture, alt = ''): Promise<StoredRef> {
  const uploaded = () => {
    const { id, name, alt: text, replacedOn } = files;
    return tx
      .select({ id, name, alt: text, replacedOn })
      .from(files)
      .where(and(eq(files.sha, picture.main.sha), isNotNull(files.uploadedOn)))
      .for('update');
  };
  const [before] = await uploaded();
  const ref = await store(tx, picture, libraryEntry(picture, alt, tx.trail.actor));
  const [after] = before ? await uploaded() : [];
  if (before && after) {
    const changed = changesOf(before, after);
    if (Object.keys(changed.after).length > 0) {
      const { id: recordId, name: title } = after;
      note(tx, { kind: 'media', recordId, title, action: 'update', ...changed });
    }
  }
  return ref;
}

/** Stores a picture of the demo content, without an uploader. */
export function storeShipped(
  db: Db,
  picture: EncodedPicture,
  alt = '',
  tags: string[] = [],
): Promise<StoredRef> {
  return store(db, picture, { ...libraryEntry(picture, alt, { id: null, name: '' }), tags });
}

function libraryEntry(
  { fileName, sourceType }: EncodedPicture,
  alt: string,
  by: Pick<Actor, 'id' | 'name'>,
): Partial<typeof files.$inferInsert> {
  return {
    uploadedOn: new Date(),
    uploadedBy: by.name,
    uploadedById: by.id,
    name: lastCharacters(fileName, maxNameLength),
    alt: firstCharacters(alt, 100),
    sourceType,
  };
}

/** Picture chosen from the library instead of an uploaded file. */
interface ChosenPicture {
  path: string;
  rule: PictureRule;
}
export type SavedPicture = EncodedPicture | ChosenPicture;

/** Stores the picture of a save, unless it is in the library. Throws 400 for an unknown one, or for a wrong size. */
export async function storePicture(tx: Tx, picture: SavedPicture, alt = ''): Promise<StoredRef> {
  return 'path' in picture ? chosen(tx, picture) : storePictureFiles(tx, picture, alt);
}

async function chosen(tx: Db, { path, rule }: ChosenPicture): Promise<StoredRef> {
  const sha = shaOf(path);
  if (sha === undefined) throw refusePicture(rule, serverText.pictureGone);
  const isThere = await protectFile(tx, sha);
  const { name, width, height, uploadedOn } = files;
  const [found] = await tx.select({ name, width, height, uploadedOn }).from(files).where(eq(files.sha, sha));
  if (!isThere || !found?.uploadedOn) throw refusePicture(rule, serverText.pictureGone);
  const { pixels } = rule;
  if (pixels && (found.width !== pixels.width || found.height !== pixels.height)) {
    throw refusePicture(rule, serverText.pixels(pixels.width, pixels.height));
  }
  return { sha, fileName: found.name };
}

/** Stores a portrait, which is not added to the library. */
export function putPortrait(db: Db, picture: EncodedPicture): Promise<StoredRef> {
  return store(db, picture, {});
}

async function store(
  db: Db,
  { fileName, extension, main, narrower, isKept }: EncodedPicture,
  upload: Partial<typeof files.$inferInsert>,
): Promise<StoredRef> {
  const sources: PictureSource[] = [];
  const row = { extension, mime: mimeOf(extension) };
  // In order, as a connection runs one query at a time.
  for (const each of narrower) {
    await put(db, each, isKept, row);
    sources.push({ sha: each.sha, extension, width: each.info.width });
  }
  await put(db, main, isKept, { ...row, ...upload, sources });
  return { sha: main.sha, fileName };
}

async function put(
  db: Db,
  { sha, data, info: { width, height } }: Encoded,
  isKept: boolean,
  more: Pick<typeof files.$inferInsert, 'extension' | 'mime'> & Partial<typeof files.$inferInsert>,
): Promise<void> {
  // Locks an existing row, so that nothing removes the file before this save uses it. Its location stays unchanged.
  await db
    .insert(files)
    .values({
      sha,
      ...(isKept ? { object: sha } : { bytes: data }),
      size: data.length,
      width,
      height,
      ...more,
    })
    .onConflictDoUpdate({
      target: files.sha,
      set: {
        unnamedSince: null,
        ...(more.uploadedOn ? firstUpload : {}),
      },
    });
}

/** A repeated upload that adds information, or restores a replaced picture. */
const addsInformation = sql`(${files.uploadedOn} is null or ${files.replacedOn} is not null
  or (${files.name} = '' and excluded.name <> '') or (${files.alt} = '' and excluded.alt <> ''))`;
const firstUpload = {
  rowVersion: sql`${files.rowVersion} + ${addsInformation}::int`,
  lastModifiedOn: sql`case when ${addsInformation} then now() else ${files.lastModifiedOn} end`,
  lastModifiedBy: sql`case when ${addsInformation} then excluded.uploaded_by else ${files.lastModifiedBy} end`,
  lastModifiedById: sql`case when ${addsInformation} then excluded.uploaded_by_id else ${files.lastModifiedById} end`,
  uploadedOn: sql`coalesce(${files.uploadedOn}, excluded.uploaded_on)`,
  uploadedBy: sql`case when ${files.uploadedOn} is null then excluded.uploaded_by else ${files.uploadedBy} end`,
  uploadedById: sql`case when ${files.uploadedOn} is null then excluded.uploaded_by_id else ${files.uploadedById} end`,
  name: sql`case when ${files.name} = '' then excluded.name else ${files.name} end`,
  alt: sql`case when ${files.alt} = '' then excluded.alt else ${files.alt} end`,
  sources: sql`case when ${files.uploadedOn} is null then excluded.sources else ${files.sources} end`,
  replacedOn: sql`null`,
};

/**
 * Protects a file, before its use is stored, for two days and until the transaction's end. False if it is
 * gone.
 */
export const protectFile = async (db: Db, sha: string): Promise<boolean> =>
  (await protectFiles(db, [sha])).has(sha);

/** Like `protectFile` for several files, by two statements; resolves to those that are there. */
export async function protectFiles(db: Db, shas: readonly string[]): Promise<ReadonlySet<string>> {
  const named = [...new Set(shas)].toSorted();
  if (named.length === 0) return new Set();
  await db
    .update(files)
    .set({ unnamedSince: null })
    .where(and(inArray(files.sha, named), isNotNull(files.unnamedSince)));
  const found = await db
    .select({ sha: files.sha })
    .from(files)
    .where(inArray(files.sha, named))
    .orderBy(asc(files.sha))
    .for('key share');
  return new Set(found.map(({ sha }) => sha));
}
