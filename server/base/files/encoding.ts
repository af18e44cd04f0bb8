import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata } from 'sharp';
import { lastCharacters } from '../contract/characters';
import { ServiceError } from '../contract/errors';
import { serverText } from '../contract/text';
import type { MadeFile, UploadedFile } from '../contract/uploaded-file';
import { fileTypes } from '../../../openapi/generated/file-types';
import { assertRoom, encodeInTurn } from './encoding-queue';

export interface PictureRule {
  /** Multipart key, for error messages. */
  field: string;
  pixels?: { width: number; height: number } | undefined;
  /** Loaded from an address, where no browser could convert a WebP. */
  isFetched?: true;
}

/** Widths for `srcset` in addition to the picture itself. */
const widths = [480, 800, 1600];
const quality = 84;
/** Narrower widths are for dense screens, which hide the difference, and for slow networks. */
const narrowQuality = 80;
/** For a crop of many details that would be too large for a chat program. */
const lowQuality = 60;
/** Maximum size of stored pictures; decoded, four bytes a pixel take 42 MB. */
const maxSize = { width: 2560, height: 4096 };
/** Limit for JPEG: sizes of cameras. A baseline JPEG is scaled while being read line by line. */
const maxPixels = 64_000_000;
/** Limit for formats decoded completely before scaling: PNG, and the coefficients of a progressive JPEG. */
const maxHeldBytes = 160 * 1024 * 1024;
/** Time limit, against files designed to be slow. */
const maxSeconds = 20;

// One encoding at a time (encoding-queue.ts), on one thread. No cache, as no picture is read twice.
sharp.concurrency(1);
sharp.cache(false);

interface Kind {
  extensions: readonly string[];
  mimes: readonly string[];
}

/** Formats that the contract accepts. */
const uploadedKinds: readonly Kind[] = [fileTypes.PNG, fileTypes.JPG];
const fetchedKinds: readonly Kind[] = [...uploadedKinds, { extensions: ['.webp'], mimes: ['image/webp'] }];
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

/** One width of an encoded picture. */
export interface Encoded {
  sha: string;
  data: Buffer;
  info: { width: number; height: number };
}

/** Decoded source of an encoding. */
interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** Encoded picture: without metadata, with narrower widths. */
export interface EncodedPicture {
  fileName: string;
  extension: 'jpg' | 'png';
  /** Original format of a converted picture. */
  sourceType: 'webp' | null;
  main: Encoded;
  narrower: readonly Encoded[];
  /** True if the store already has the bytes. */
  isKept: boolean;
}

/**
 * Encodes a PNG or JPEG again, a fetched WebP as one of them; stores it if there is a store. Throws 400, 503 and
 * StoreError.
 */
export async function encodePicture(file: UploadedFile, rule: PictureRule): Promise<EncodedPicture> {
  await assertKind(file, rule);
  const { width, height, extension, sourceType } = await measure(file, rule);
  if (rule.pixels && (width !== rule.pixels.width || height !== rule.pixels.height)) {
    throw refusePicture(rule, serverText.pixels(rule.pixels.width, rule.pixels.height));
  }
  const encoded = await encodeInTurn(file.signal, async () => {
    const decoded = await decode(file).catch(() => {
      throw refusePicture(rule, serverText.badPicture);
    });
    return encodeWidths(decoded, extension);
  });
  await file.keep?.([encoded.main, ...encoded.narrower].map(madeFile(extension)), file.signal);
  const fileName = nameAs(extension, file.fileName);
  return { fileName, extension, sourceType, ...encoded, isKept: file.keep !== undefined };
}

/** Encodes a picture that ships with the server as a JPEG: trusted, outside the queue. */
export async function encodeShipped(bytes: Buffer): Promise<Pick<EncodedPicture, 'main' | 'narrower'>> {
  return encodeWidths(await decode({ bytes }), 'jpg');
}

interface CropSize {
  width: number;
  height: number;
}

/**
 * Part of a stored picture around its focus, as a JPEG of exactly this size. Throws 503 while the queue is full,
 * and if the bytes are no picture.
 */
export async function encodeCrop(
  bytes: Buffer,
  focus: { x: number; y: number },
  { maxBytes, ...size }: CropSize & { maxBytes: number },
): Promise<Buffer> {
  assertRoom();
  return encodeInTurn(undefined, async () => smallJpeg(await cropOf(bytes, focus, size), maxBytes));
}

/** A JPEG of this size: part of a stored picture at its place, and a drawing above it. */
export async function encodeCard(
  bytes: Buffer,
  focus: { x: number; y: number },
  frame: CropSize & { left: number; top: number },
  { svg, maxBytes, ...size }: CropSize & { svg: string; maxBytes: number },
): Promise<Buffer> {
  return encodeInTurn(undefined, async () => {
    const { left, top, ...place } = frame;
    const { data, info } = await cropOf(bytes, focus, place);
    const card = sharp({ create: { ...size, channels: 3, background: '#fff' } }).composite([
      { input: data, raw: info, left, top },
      { input: Buffer.from(svg), left: 0, top: 0 },
    ]);
    return smallJpeg(await card.removeAlpha().raw().toBuffer({ resolveWithObject: true }), maxBytes);
  });
}

async function cropOf(
  bytes: Buffer,
  focus: { x: number; y: number },
  { width, height }: CropSize,
): Promise<Pixels> {
  const { data, info } = await decode({ bytes });
  const scale = Math.min(info.width / width, info.height / height);
  const part = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return sharp(data, { raw: info })
    .extract({
      ...part,
      left: Math.round(((info.width - part.width) * focus.x) / 100),
      top: Math.round(((info.height - part.height) * focus.y) / 100),
    })
    .resize({ width, height, fit: 'fill' })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function smallJpeg({ data, info }: Pixels, maxBytes: number): Promise<Buffer> {
  const { width, height, channels } = info;
  const jpeg = (wanted: number) =>
    sharp(data, { raw: { width, height, channels } }).jpeg({ quality: wanted, mozjpeg: true }).toBuffer();
  const first = await jpeg(quality);
  return first.length <= maxBytes ? first : jpeg(lowQuality);
}

/** For dense tabs, and for search engines, which ask for a multiple of 48. */
const iconSizes = [32, 48];
const entryBytes = 16;

/** Our own drawing (SVG), or a stored picture, in a square PNG. */
export const encodeInSquare = (picture: Buffer, side: number): Promise<Buffer> =>
  sharp(picture, { density: 72 * 8 })
    .resize(side, side, { fit: 'contain', background: '#ffffff00' })
    .png()
    .toBuffer();

/** The same as an ICO file, which may hold PNG: a directory, then the bytes of its pictures. */
export async function encodeIcon(drawing: Buffer): Promise<Buffer> {
  const pictures = await Promise.all(iconSizes.map((side) => encodeInSquare(drawing, side)));
  const directory = Buffer.alloc(6 + pictures.length * entryBytes);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let start = directory.length;
  for (const [place, picture] of pictures.entries()) {
    const at = 6 + place * entryBytes;
    directory.writeUInt8(iconSizes[place] ?? 0, at);
    directory.writeUInt8(iconSizes[place] ?? 0, at + 1);
    directory.writeUInt16LE(1, at + 4);
    directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(picture.length, at + 8);
    directory.writeUInt32LE(start, at + 12);
    start += picture.length;
  }
  return Buffer.concat([directory, ...pictures]);
}

async function encodeWidths(
  { data: pixels, info: raw }: Pixels,
  extension: EncodedPicture['extension'],
): Promise<Pick<EncodedPicture, 'main' | 'narrower'>> {
  const encode = async (narrow?: number): Promise<Encoded> => {
    const picture = sharp(pixels, { raw }).resize({ width: narrow });
    const { data, info } = await (
      extension === 'jpg'
        ? picture.jpeg({ quality: narrow ? narrowQuality : quality, mozjpeg: true })
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

/** Media type of an encoded picture. */
export function mimeOf(extension: EncodedPicture['extension']): string {
  return (extension === 'jpg' ? fileTypes.JPG : fileTypes.PNG).mimes[0];
}

/** Upright pixels of an upload in the final size, source of all widths. */
async function decode({ bytes }: Pick<UploadedFile, 'bytes'>): Promise<Pixels> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...maxSize, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: maxSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Other fields of `info` describe intermediate steps, such as a removed alpha channel.
  return { data, info: { width: info.width, height: info.height, channels: info.channels } };
}

/** Replaces the extension after a conversion. */
function nameAs(extension: string, fileName: string): string {
  return lastCharacters(fileName.replace(/\.webp$/i, `.${extension}`), 255);
}

/** Throws 400 unless bytes and extension belong to the same accepted format. */
async function assertKind(file: UploadedFile, rule: PictureRule): Promise<void> {
  const mime = (await fileTypeFromBuffer(file.bytes))?.mime ?? '';
  const kind = (rule.isFetched ? fetchedKinds : uploadedKinds).find(({ mimes }) => mimes.includes(mime));
  const extension = file.fileName.slice(file.fileName.lastIndexOf('.')).toLowerCase();
  if (kind?.extensions.includes(extension)) return;
  const other = otherPictures[mime] ?? (/^\.svgz?$/.test(extension) ? 'svg' : null);
  throw refusePicture(
    rule,
    other
      ? serverText.refusedPicture[other]
      : serverText.fileType(rule.isFetched ? ['PNG', 'JPG', 'WebP'] : ['PNG', 'JPG']),
  );
}

/** Upright size and stored format of an upload. A WebP becomes a PNG if it may be transparent, else a JPEG. */
async function measure(
  file: UploadedFile,
  rule: PictureRule,
): Promise<Pick<EncodedPicture, 'extension' | 'sourceType'> & { width: number; height: number }> {
  const meta = await sharp(file.bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refusePicture(rule, serverText.badPicture);
    });
  if (meta.width * meta.height > maxPixels || heldBytes(meta) > maxHeldBytes) {
    throw refusePicture(rule, serverText.tooManyPixels);
  }
  if ((meta.pages ?? 1) > 1) throw refusePicture(rule, serverText.animatedPicture);
  const isPng = meta.format === 'png' || (meta.format === 'webp' && meta.hasAlpha);
  // Cameras specify the rotation in a tag, which may swap width and height.
  return {
    ...meta.autoOrient,
    extension: isPng ? 'png' : 'jpg',
    sourceType: meta.format === 'webp' ? 'webp' : null,
  };
}

/** Number of decoded bytes needed before scaling can start. */
function heldBytes({ format, width, height, channels, depth, isProgressive }: Metadata): number {
  if (format === 'jpeg') return isProgressive ? width * height * channels * 2 : 0;
  return width * height * channels * (depth === 'ushort' ? 2 : 1);
}

/** HTTP 400 with the message at the picture's field. */
export function refusePicture({ field }: PictureRule, message: string): ServiceError {
  return new ServiceError(400, serverText.invalid, { errors: { [field]: [message] } });
}
