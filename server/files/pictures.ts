import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import sharp, { type Metadata } from 'sharp';
import { firstCharacters, lastCharacters } from '../contract/characters';
import type { Db } from '../db/client';
import { prepared } from '../db/prepared';
import type { PictureSource } from '../db/stored-values';
import { files } from '../db/schema';
import type { Actor } from '../db/trail';
import type { Tx } from '../db/transaction';
import { ServiceError } from '../contract/errors';
import { fileTypes } from '../../openapi/generated/file-types';
import { limits } from '../../openapi/generated/limits';
import type { components } from '../../openapi/generated/types';
import type { MadeFile, UploadedFile } from '../contract/uploaded-file';
import { serverText } from '../contract/text';
import { note } from '../audit/audit';
import { changesOf } from '../audit/changes';
import { inTurn } from './encoding-queue';

export type FileInfo = components['schemas']['FileInfo'];

export interface StoredRef {
  sha: string;
  fileName: string;
}

export interface PictureRule {
  /** Multipart key, for error messages. */
  field: string;
  pixels?: { width: number; height: number } | undefined;
}

/** Widths offered to `srcset` beside the picture itself. */
const widths = [480, 960, 1600];
/** Maximum size of stored pictures; decoded, four bytes a pixel take 42 MB. */
const largest = { width: 2560, height: 4096 };
/** Sizes of cameras; a baseline JPEG is scaled while it is read line by line. */
const maxPixels = 64_000_000;
/** Limit for formats decoded as a whole before scaling: PNG, and coefficients of a progressive JPEG. */
const maxHeldBytes = 160 * 1024 * 1024;
/** Time limit, against files made to be slow. */
const maxSeconds = 20;

// One encoding at a time (encoding-queue.ts), on one thread; no cache, as no picture is read twice.
sharp.concurrency(1);
sharp.cache(false);

/** Accepted formats. */
const kinds: readonly { extensions: readonly string[]; mimes: readonly string[] }[] = [
  fileTypes.PNG,
  fileTypes.JPG,
  fileTypes.WebP,
];
/** Refused common formats by detected MIME type; SVG has none and is recognised by extension. */
const otherPictures: Readonly<Record<string, keyof typeof serverText.refusedPicture>> = {
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/heic-sequence': 'heic',
  'image/heif-sequence': 'heic',
  'image/avif': 'avif',
  'image/tiff': 'tiff',
  'image/bmp': 'bmp',
  'image/gif': 'gif',
};

/** Characters of a name in the library. */
const maxNameLength = limits.MediaUpdate.name.maxLength;

interface Encoded {
  sha: string;
  data: Buffer;
  info: { width: number; height: number };
}

/** Decoded source of an encoding. */
interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** An encoded picture: without metadata, with narrower widths. */
export interface EncodedPicture {
  fileName: string;
  extension: 'jpg' | 'png';
  /** Original format of a converted picture. */
  sourceType: 'webp' | null;
  main: Encoded;
  narrower: readonly Encoded[];
  /** True when the store already has the bytes. */
  isKept: boolean;
}

/**
 * Encodes a PNG or JPEG again, a WebP as one of them, in turn, and puts it into the store if there is one. Throws 400
 * for wrong bytes, extension or size, 503 as `inTurn`, StoreError.
 */
export async function encodePicture(file: UploadedFile, rule: PictureRule): Promise<EncodedPicture> {
  await assertKind(file, rule);
  const { width, height, extension, sourceType } = await measure(file, rule);
  if (rule.pixels && (width !== rule.pixels.width || height !== rule.pixels.height)) {
    throw refuse(rule, serverText.pixels(rule.pixels.width, rule.pixels.height));
  }
  const encoded = await inTurn(file.signal, async () => {
    const decoded = await decode(file).catch(() => {
      throw refuse(rule, serverText.badPicture);
    });
    return encodeWidths(decoded, extension);
  });
  await file.keep?.([encoded.main, ...encoded.narrower].map(madeFile(extension)), file.signal);
  const fileName = nameAs(extension, file.fileName);
  return { fileName, extension, sourceType, ...encoded, isKept: file.keep !== undefined };
}

/** Encodes our own drawing: trusted, and outside of the queue. */
export async function encodeDrawing(svg: string, fileName: string): Promise<EncodedPicture> {
  const encoded = await encodeWidths(await decode({ bytes: Buffer.from(svg) }), 'jpg');
  return { fileName, extension: 'jpg', sourceType: null, ...encoded, isKept: false };
}

async function encodeWidths(
  { data: pixels, info: raw }: Pixels,
  extension: EncodedPicture['extension'],
): Promise<Pick<EncodedPicture, 'main' | 'narrower'>> {
  const encode = async (narrow?: number): Promise<Encoded> => {
    const picture = sharp(pixels, { raw }).resize({ width: narrow });
    const { data, info } = await (
      extension === 'jpg'
        ? picture.jpeg({ quality: 84, mozjpeg: true })
        : picture.png({ compressionLevel: 9 })
    ).toBuffer({ resolveWithObject: true });
    return { sha: createHash('sha256').update(data).digest('hex'), data, info };
  };
  const main = await encode();
  const narrower: Encoded[] = [];
  for (const wanted of widths.filter((limit) => limit < main.info.width)) {
    narrower.push(await encode(wanted));
  }
  return { main, narrower };
}

const madeFile =
  (extension: EncodedPicture['extension']) =>
  ({ sha, data }: Encoded): MadeFile => ({ sha, extension, mime: mimeOf(extension), bytes: data });

function mimeOf(extension: EncodedPicture['extension']): string {
  return (extension === 'jpg' ? fileTypes.JPG : fileTypes.PNG).mimes[0];
}

/** Upright pixels of an upload in their final size, source of all widths. */
async function decode({ bytes }: Pick<UploadedFile, 'bytes'>): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: maxSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Other fields of `info` describe intermediate steps, such as a removed alpha channel.
  return { data, info: { width: info.width, height: info.height, channels: info.channels } };
}

/**
 * Stores every width under its SHA-256, sequentially, as a connection takes one query at a time. The library keeps the
 * name of the first upload; `alt` only fills an empty alternative text.
 */
export async function putPicture(tx: Tx, picture: EncodedPicture, alt = ''): Promise<StoredRef> {
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

/** Stores a drawing of the demo content, without an uploader. */
export function putDrawing(db: Db, picture: EncodedPicture, alt = ''): Promise<StoredRef> {
  return store(db, picture, libraryEntry(picture, alt, { id: null, name: '' }));
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

/** A picture chosen from the library instead of a file. */
interface ChosenPicture {
  path: string;
  rule: PictureRule;
}
export type GivenPicture = EncodedPicture | ChosenPicture;

/** Stores the picture of a save, unless it is in the library. Throws 400 for an unknown one, or one of the wrong size. */
export async function storePicture(tx: Tx, given: GivenPicture, alt = ''): Promise<StoredRef> {
  return 'path' in given ? chosen(tx, given) : putPicture(tx, given, alt);
}

async function chosen(tx: Db, { path, rule }: ChosenPicture): Promise<StoredRef> {
  const sha = shaOf(path) ?? '';
  const isThere = await keepFile(tx, sha);
  const { name, width, height, uploadedOn } = files;
  const [found] = await tx.select({ name, width, height, uploadedOn }).from(files).where(eq(files.sha, sha));
  if (!isThere || !found?.uploadedOn) throw refuse(rule, serverText.pictureGone);
  const { pixels } = rule;
  if (pixels && (found.width !== pixels.width || found.height !== pixels.height)) {
    throw refuse(rule, serverText.pixels(pixels.width, pixels.height));
  }
  return { sha, fileName: found.name };
}

/** SHA-256 from the address of a stored file. */
export function shaOf(path: string | null | undefined): string | undefined {
  return /^\/files\/([0-9a-f]{64})\./.exec(path ?? '')?.[1];
}

/** Stores a portrait, which stays out of the library. */
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
  for (const each of narrower) {
    await put(db, each, isKept, row);
    sources.push({ sha: each.sha, extension, width: each.info.width });
  }
  await put(db, main, isKept, { ...row, ...upload, sources });
  return { sha: main.sha, fileName };
}

/** Replaces the extension of a converted file. */
function nameAs(extension: string, fileName: string): string {
  return lastCharacters(fileName.replace(/\.webp$/i, `.${extension}`), 255);
}

/** Throws 400 unless bytes and extension belong to the same accepted format. */
async function assertKind(file: UploadedFile, rule: PictureRule): Promise<void> {
  const mime = (await fileTypeFromBuffer(file.bytes))?.mime ?? '';
  const kind = kinds.find(({ mimes }) => mimes.includes(mime));
  const extension = /\.[A-Za-z0-9]+$/.exec(file.fileName)?.[0].toLowerCase() ?? '';
  if (kind?.extensions.includes(extension)) return;
  const other = otherPictures[mime] ?? (/^\.svgz?$/.test(extension) ? 'svg' : null);
  throw refuse(rule, other ? serverText.refusedPicture[other] : serverText.fileType('PNG、JPG、WebP'));
}

/** Upright size and stored format of an upload: a WebP becomes a PNG if it may be transparent, else a JPEG. */
async function measure(
  file: UploadedFile,
  rule: PictureRule,
): Promise<Pick<EncodedPicture, 'extension' | 'sourceType'> & { width: number; height: number }> {
  const meta = await sharp(file.bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuse(rule, serverText.badPicture);
    });
  if (meta.width * meta.height > maxPixels || heldBytes(meta) > maxHeldBytes) {
    throw refuse(rule, serverText.tooManyPixels);
  }
  if ((meta.pages ?? 1) > 1) throw refuse(rule, serverText.animatedPicture);
  const isPng = meta.format === 'png' || (meta.format === 'webp' && meta.hasAlpha);
  // Cameras rotate pictures by a tag, which may swap width and height.
  return {
    ...meta.autoOrient,
    extension: isPng ? 'png' : 'jpg',
    sourceType: meta.format === 'webp' ? 'webp' : null,
  };
}

/** Bytes decoded before scaling can start. */
function heldBytes({ format, width, height, channels, depth, isProgressive }: Metadata): number {
  if (format === 'jpeg') return isProgressive ? width * height * channels * 2 : 0;
  return width * height * channels * (depth === 'ushort' ? 2 : 1);
}

async function put(
  db: Db,
  { sha, data, info: { width, height } }: Encoded,
  isKept: boolean,
  more: Pick<typeof files.$inferInsert, 'extension' | 'mime'> & Partial<typeof files.$inferInsert>,
): Promise<void> {
  // Locks an existing row, so that nothing removes the file before this save uses it; its location stays.
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
const tellsMore = sql`(${files.uploadedOn} is null or ${files.replacedOn} is not null
  or (${files.name} = '' and excluded.name <> '') or (${files.alt} = '' and excluded.alt <> ''))`;
const firstUpload = {
  rowVersion: sql`${files.rowVersion} + ${tellsMore}::int`,
  lastModifiedOn: sql`case when ${tellsMore} then now() else ${files.lastModifiedOn} end`,
  lastModifiedBy: sql`case when ${tellsMore} then excluded.uploaded_by else ${files.lastModifiedBy} end`,
  lastModifiedById: sql`case when ${tellsMore} then excluded.uploaded_by_id else ${files.lastModifiedById} end`,
  uploadedOn: sql`coalesce(${files.uploadedOn}, excluded.uploaded_on)`,
  uploadedBy: sql`case when ${files.uploadedOn} is null then excluded.uploaded_by else ${files.uploadedBy} end`,
  uploadedById: sql`case when ${files.uploadedOn} is null then excluded.uploaded_by_id else ${files.uploadedById} end`,
  name: sql`case when ${files.name} = '' then excluded.name else ${files.name} end`,
  alt: sql`case when ${files.alt} = '' then excluded.alt else ${files.alt} end`,
  sources: sql`case when ${files.uploadedOn} is null then excluded.sources else ${files.sources} end`,
  replacedOn: sql`null`,
};

/**
 * Protects a file before its use is stored: it stays two more days, within a transaction at least until the end. False
 * when it is gone.
 */
export async function keepFile(db: Db, sha: string): Promise<boolean> {
  await db
    .update(files)
    .set({ unnamedSince: null })
    .where(and(eq(files.sha, sha), isNotNull(files.unnamedSince)));
  const [found] = await db.select({ sha: files.sha }).from(files).where(eq(files.sha, sha)).for('key share');
  return found !== undefined;
}

function refuse({ field }: PictureRule, message: string): ServiceError {
  return new ServiceError(400, serverText.invalid, { errors: { [field]: [message] } });
}

const infosOf = (db: Db, name: string) =>
  db
    .select({
      sha: files.sha,
      extension: files.extension,
      size: files.size,
      width: files.width,
      height: files.height,
      focusX: files.focusX,
      focusY: files.focusY,
      sources: files.sources,
    })
    .from(files)
    .where(sql`${files.sha} = any(${sql.placeholder('shas')})`)
    .prepare(name);

/** Wire format of stored files by SHA-256, in one query. */
export async function fileInfos(
  db: Db,
  refs: readonly { sha: string | null; fileName: string | null }[],
): Promise<Map<string, FileInfo>> {
  const names = new Map(refs.flatMap(({ sha, fileName }) => (sha ? [[sha, fileName ?? '']] : [])));
  if (names.size === 0) return new Map();
  const rows = await prepared(db, 'file_infos', infosOf).execute({ shas: [...names.keys()] });
  return new Map(
    rows.map((row) => [
      row.sha,
      {
        filePath: filePath(row.sha, row.extension),
        fileName: names.get(row.sha) ?? '',
        fileExtension: row.extension,
        fileSize: row.size,
        width: row.width,
        height: row.height,
        ...focusOf(row),
        sources: row.sources.map((source) => ({
          filePath: filePath(source.sha, source.extension),
          width: source.width,
        })),
      },
    ]),
  );
}

/** Focus of crops, unless centred. */
function focusOf({ focusX, focusY }: { focusX: number; focusY: number }) {
  return focusX === 50 && focusY === 50 ? {} : { focusX, focusY };
}

/** Immutable address of a stored file. */
export function filePath(sha: string, extension: string): string {
  return `/files/${sha}.${extension}`;
}
