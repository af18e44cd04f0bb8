/** One file of an archive. */
export interface ZipFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
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

/** Uncompressed ZIP archive; its bytes depend only on names and contents. */
export function writeZip(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const named = files.map((file) => ({ ...file, path: new TextEncoder().encode(file.name) }));
  const size = named.reduce(
    (sum, { path, bytes }) => sum + localSize + centralSize + 2 * path.length + bytes.length,
    endSize,
  );
  const zip = new Uint8Array(size);
  const view = new DataView(zip.buffer);
  let at = 0;
  const short = (value: number) => {
    view.setUint16(at, value, true);
    at += 2;
  };
  const long = (value: number) => {
    view.setUint32(at, value, true);
    at += 4;
  };
  const raw = (bytes: Uint8Array) => {
    zip.set(bytes, at);
    at += bytes.length;
  };
  const common = ({ path, bytes, crc }: { path: Uint8Array; bytes: Uint8Array; crc: number }) => {
    short(20);
    short(flags);
    short(0);
    short(0);
    short(date);
    long(crc);
    long(bytes.length);
    long(bytes.length);
    short(path.length);
    short(0);
  };
  const placed = named.map((file) => {
    const whole = { ...file, crc: crcOf(file.bytes), offset: at };
    long(localHead);
    common(whole);
    raw(file.path);
    raw(file.bytes);
    return whole;
  });
  const start = at;
  for (const file of placed) {
    long(centralHead);
    short(20);
    common(file);
    short(0);
    short(0);
    short(0);
    long(0);
    long(file.offset);
    raw(file.path);
  }
  const length = at - start;
  long(endHead);
  short(0);
  short(0);
  short(placed.length);
  short(placed.length);
  long(length);
  long(start);
  short(0);
  return zip;
}

/** Files of an archive that `writeZip` wrote; undefined for any other bytes. */
export function readZip(zip: Uint8Array<ArrayBuffer>): ZipFile[] | undefined {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const files: ZipFile[] = [];
  let at = 0;
  while (at + localSize <= zip.length && view.getUint32(at, true) === localHead) {
    const nameStart = at + localSize;
    const start = nameStart + view.getUint16(at + 26, true);
    const end = start + view.getUint32(at + 18, true);
    if (end > zip.length) return undefined;
    files.push({
      name: new TextDecoder().decode(zip.subarray(nameStart, start)),
      bytes: zip.slice(start, end),
    });
    at = end;
  }
  return files.length === 0 ? undefined : files;
}
