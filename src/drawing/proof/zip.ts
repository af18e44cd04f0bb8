/** One file of an archive. */
export interface ZipFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Facts of an archive about a file, beside its content. */
export interface ZipEntry {
  name: string;
  size: number;
  /** CRC-32. */
  crc: number;
}

const localHead = 0x04034b50;
const centralHead = 0x02014b50;
const endHead = 0x06054b50;
/** UTF-8 names. */
const flags = 0x0800;
/** 1980/01/01, so that the same files give the same archive. */
const date = 0x0021;
const localSize = 30;
const centralSize = 46;
const endSize = 22;

const crcTable = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Maximum bytes and files of an archive in this format. */
export const zipLimits = { bytes: 0xffffffff, files: 0xffff } as const;

/** Bytes of an uncompressed archive around its contents; they depend only on names and contents. */
interface ZipFrame {
  /** For each file, what precedes its content. */
  heads: Uint8Array[];
  /** Bytes after the last content. */
  end: Uint8Array;
  size: number;
}

/** Frame of an archive of these files in this order. */
export function zipFrame(entries: readonly ZipEntry[]): ZipFrame {
  let at = 0;
  const named = entries.map((entry) => ({ ...entry, path: new TextEncoder().encode(entry.name) }));
  const placed = named.map((entry) => {
    const offset = at;
    at += localSize + entry.path.length + entry.size;
    return { ...entry, offset };
  });
  const heads = named.map((entry) => {
    const head = new Fields(localSize + entry.path.length);
    head.long(localHead);
    head.common(entry);
    head.raw(entry.path);
    return head.bytes;
  });
  const length = placed.reduce((sum, { path }) => sum + centralSize + path.length, 0);
  const end = new Fields(length + endSize);
  for (const entry of placed) {
    end.long(centralHead);
    end.short(20);
    end.common(entry);
    end.short(0);
    end.short(0);
    end.short(0);
    end.long(0);
    end.long(entry.offset);
    end.raw(entry.path);
  }
  end.long(endHead);
  end.short(0);
  end.short(0);
  end.short(placed.length);
  end.short(placed.length);
  end.long(length);
  end.long(at);
  end.short(0);
  return { heads, end: end.bytes, size: at + end.bytes.length };
}

/** Numbers and bytes written one after another. */
class Fields {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly #view: DataView;
  #at = 0;

  constructor(size: number) {
    this.bytes = new Uint8Array(size);
    this.#view = new DataView(this.bytes.buffer);
  }

  short(value: number): void {
    this.#view.setUint16(this.#at, value, true);
    this.#at += 2;
  }

  long(value: number): void {
    this.#view.setUint32(this.#at, value, true);
    this.#at += 4;
  }

  raw(bytes: Uint8Array): void {
    this.bytes.set(bytes, this.#at);
    this.#at += bytes.length;
  }

  /** The part that a file's two headers share. */
  common({ path, size, crc }: { path: Uint8Array; size: number; crc: number }): void {
    this.short(20);
    this.short(flags);
    this.short(0);
    this.short(0);
    this.short(date);
    this.long(crc);
    this.long(size);
    this.long(size);
    this.short(path.length);
    this.short(0);
  }
}

/**
 * Files of an archive; undefined for other bytes. `isWhole`: every byte around them is as `zipFrame` makes it, so
 * that no other program finds other files, names or contents in it.
 */
export function readZip(zip: Uint8Array<ArrayBuffer>): { files: ZipFile[]; isWhole: boolean } | undefined {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const files: (ZipFile & { from: number })[] = [];
  let at = 0;
  while (at + localSize <= zip.length && view.getUint32(at, true) === localHead) {
    const nameStart = at + localSize;
    const start = nameStart + view.getUint16(at + 26, true);
    const end = start + view.getUint32(at + 18, true);
    if (end > zip.length) return undefined;
    const name = new TextDecoder().decode(zip.subarray(nameStart, start));
    files.push({ name, bytes: zip.subarray(start, end), from: at });
    at = end;
  }
  if (files.length === 0) return undefined;
  const entries = files.map(({ name, bytes }) => ({ name, size: bytes.length, crc: crcOf(bytes) }));
  const { heads, end, size } = zipFrame(entries);
  const holds = (bytes: Uint8Array, from: number) => bytes.every((byte, place) => byte === zip[from + place]);
  const isWhole =
    size === zip.length &&
    files.every(({ from }, place) => holds(heads[place] ?? new Uint8Array(), from)) &&
    holds(end, at);
  return { files, isWhole };
}
