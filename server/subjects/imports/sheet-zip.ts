import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

const localHeader = 0x04034b50;
const entryOfDirectory = 0x02014b50;
const endOfDirectory = 0x06054b50;
const largeLocator = 0x07064b50;
const endOfLargeDirectory = 0x06064b50;
/** Value of a number that is in the extra field of a large zip (zip64). */
const inExtraField = 0xffffffff;
const numbersField = 1;
const maxEntries = 2_000;
const [stored, deflated] = [0, 8];

/** File that is no zip, or contradicts itself. */
class BrokenZipError extends Error {
  override name = 'BrokenZipError';
}

/** File that unpacks to more than the limit. */
export class LargeZipError extends Error {
  override name = 'LargeZipError';
}

interface Entry {
  name: Buffer;
  method: number;
  packed: Buffer;
}

/**
 * Zip of the same XML files without compression. Counts what is unpacked, not what the directory states. Throws
 * BrokenZipError and LargeZipError.
 */
export async function unpackedZip(zip: Buffer, maxBytes: number): Promise<Buffer> {
  const files: { name: Buffer; content: Buffer }[] = [];
  let left = maxBytes;
  for (const { name, method, packed } of entriesOf(zip)) {
    if (method !== stored && method !== deflated) throw new BrokenZipError();
    const content = method === stored ? packed : await inflated(packed, left);
    left -= content.length;
    if (left < 0) throw new LargeZipError();
    files.push({ name, content });
  }
  return zipOf(files);
}

async function inflated(packed: Buffer, max: number): Promise<Buffer> {
  try {
    return await inflate(packed, { maxOutputLength: Math.max(max, 1) });
  } catch (error) {
    const isLarge = error instanceof RangeError;
    throw isLarge ? new LargeZipError() : new BrokenZipError();
  }
}

/** XML files in the zip. Entries that share their bytes could multiply the work, so that they count as broken. */
function entriesOf(zip: Buffer): Entry[] {
  try {
    const { count, start } = directoryOf(zip);
    if (count > maxEntries) throw new LargeZipError();
    const entries: Entry[] = [];
    let read = 0;
    let at = start;
    for (let place = 0; place < count; place += 1) {
      if (zip.readUInt32LE(at) !== entryOfDirectory) throw new BrokenZipError();
      const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
      const extraEnd = nameEnd + zip.readUInt16LE(at + 30);
      const name = zip.subarray(at + 46, nameEnd);
      const { packedSize, offset } = numbersOf(zip, at, zip.subarray(nameEnd, extraEnd));
      const content = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
      read += packedSize;
      if (content + packedSize > zip.length || read > zip.length) throw new BrokenZipError();
      if (/\.(?:xml|rels)$/.test(name.toString('latin1'))) {
        const packed = zip.subarray(content, content + packedSize);
        entries.push({ name, method: zip.readUInt16LE(at + 10), packed });
      }
      at = extraEnd + zip.readUInt16LE(at + 32);
    }
    return entries;
  } catch (error) {
    // Read beyond the end.
    throw error instanceof RangeError ? new BrokenZipError() : error;
  }
}

function directoryOf(zip: Buffer): { count: number; start: number } {
  let end = zip.length - 22;
  while (end >= 0 && zip.readUInt32LE(end) !== endOfDirectory) end -= 1;
  if (end < 0) throw new BrokenZipError();
  const locator = end - 20;
  if (locator >= 0 && zip.readUInt32LE(locator) === largeLocator) {
    const large = Number(zip.readBigUInt64LE(locator + 8));
    if (zip.readUInt32LE(large) !== endOfLargeDirectory) throw new BrokenZipError();
    return {
      count: Number(zip.readBigUInt64LE(large + 32)),
      start: Number(zip.readBigUInt64LE(large + 48)),
    };
  }
  return { count: zip.readUInt16LE(end + 10), start: zip.readUInt32LE(end + 16) };
}

/** Numbers of an entry; the extra field has those that do not fit, in this order. */
function numbersOf(zip: Buffer, at: number, extra: Buffer): { packedSize: number; offset: number } {
  let place = 0;
  while (place + 4 <= extra.length && extra.readUInt16LE(place) !== numbersField) {
    place += 4 + extra.readUInt16LE(place + 2);
  }
  place += 4;
  const read = (from: number) => {
    const number = zip.readUInt32LE(from);
    if (number !== inExtraField) return number;
    place += 8;
    return Number(extra.readBigUInt64LE(place - 8));
  };
  read(at + 24);
  return { packedSize: read(at + 20), offset: read(at + 42) };
}

/** The reader compares no checksums. */
function zipOf(files: readonly { name: Buffer; content: Buffer }[]): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(localHeader, 0);
    head.writeUInt32LE(content.length, 18);
    head.writeUInt32LE(content.length, 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(entryOfDirectory, 0);
    head.copy(entry, 6, 4, 28);
    entry.writeUInt32LE(offset, 42);
    pieces.push(head, name, content);
    directory.push(entry, name);
    offset += head.length + name.length + content.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(endOfDirectory, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...pieces, ...directory, end]);
}
