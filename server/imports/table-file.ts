import { createRequire } from 'node:module';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { CsvError, parse } from 'csv-parse';
import { importText as text } from './text';
import { fieldError } from '../contract/errors';
import type { UploadedFile } from '../contract/uploaded-file';
import { slicesOf } from './text-slices';
import { isWordpress, wordpressRows } from './wordpress-file';

/** Table of a file: headers, and cells as text. */
interface TableFile {
  columns: string[];
  rows: string[][];
}

const maxRows = 50_000;
const maxColumns = 100;
/** Equals the longest text of a record. */
const maxCellLength = 250_000;
const maxTextLength = 64 * 1024 * 1024;
/** Limit of an unpacked xlsx file, which is a zip; the largest sheet of short cells takes a third of it. */
const maxUnpackedBytes = 100 * 1024 * 1024;
const maxReadMs = 60_000;
const zipSignature = 'PK\u0003\u0004';

/** Reads xlsx, CSV and WordPress exports, recognised by content. Throws 400 with the reason. */
export async function readTableFile({ bytes }: UploadedFile): Promise<TableFile> {
  const isZip = bytes.subarray(0, 4).toString('latin1') === zipSignature;
  const lines = isZip ? await inTurn(() => sheetRows(bytes)) : await textRows(decoded(bytes));
  const filled = lines.filter((cells) => cells.some((cell) => cell !== ''));
  const [columns = [], ...rows] = filled;
  if (rows.length === 0) throw fieldError('file', text.noRows);
  if (rows.length > maxRows) throw fieldError('file', text.tooManyRows(maxRows));
  if (columns.length > maxColumns) throw fieldError('file', text.tooManyColumns(maxColumns));
  assertShort([columns, ...rows]);
  return { columns, rows: rows.map((cells) => columns.map((_, place) => cells[place] ?? '')) };
}

function assertShort(rows: readonly string[][]): void {
  let total = 0;
  for (const cells of rows) {
    for (const cell of cells) {
      total += cell.length;
      if (cell.length > maxCellLength || total > maxTextLength) throw fieldError('file', text.tooMuchText);
    }
  }
}

const textRows = (content: string): Promise<string[][]> =>
  isWordpress(content) ? wordpressRows(content) : csvRows(content);

async function csvRows(csv: string): Promise<string[][]> {
  const parser = parse({
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: maxRows + 2,
    delimiter: [',', '\t', ';'],
    trim: true,
  });
  const rows: string[][] = [];
  try {
    await pipeline(slicesOf(csv), parser, async (parsed: AsyncIterable<string[]>) => {
      for await (const cells of parsed) rows.push(cells.map(withoutGuard));
    });
    return rows;
  } catch (error) {
    throw error instanceof CsvError ? fieldError('file', text.brokenCsv) : error;
  }
}

/** Excel saves CSV in Taiwan as Big5 by default. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\0', '');
  } catch {
    return new TextDecoder('big5').decode(bytes).replaceAll('\0', '');
  }
}

/** Our exports escape cells that a spreadsheet would read as a formula. */
const withoutGuard = (cell: string) => (/^'[=+\-@＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

/** Runs in a worker with its own memory: a small file may claim a sheet of any size. */
const worker = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData.reader)
    .then(({ readSheet }) => readSheet(workerData.bytes))
    .then((rows) => parentPort.postMessage({ rows: rows.slice(0, workerData.maxRows) }));
`;

let lastTurn: Promise<unknown> = Promise.resolve();

/** One sheet at a time, as each may take the memory of its worker. */
function inTurn<T>(read: () => Promise<T>): Promise<T> {
  const turn = lastTurn.then(read);
  lastTurn = turn.catch(() => {});
  return turn;
}

async function sheetRows(bytes: Buffer): Promise<string[][]> {
  if (unpackedBytes(bytes) > maxUnpackedBytes) throw fieldError('file', text.tooMuchText);
  const reader = pathToFileURL(createRequire(import.meta.url).resolve('read-excel-file/universal')).href;
  const copy = new Uint8Array(bytes).buffer;
  const reading = new Worker(worker, {
    eval: true,
    workerData: { bytes: copy, reader, maxRows: maxRows + 2 },
    transferList: [copy],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  try {
    const { rows } = await new Promise<{ rows: readonly unknown[][] }>((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error('too slow')), maxReadMs);
      reading
        .once('message', resolve)
        .once('error', reject)
        .once('exit', () => reject(new Error('no rows')));
      reading.once('exit', () => clearTimeout(limit));
    });
    return rows.map((cells) => cells.map(cellText));
  } catch {
    throw fieldError('file', text.brokenSheet);
  } finally {
    await reading.terminate();
  }
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return String(cell).trim();
  // Spreadsheets have no time zone; their times are read as UTC.
  const [day = '', time = ''] = cell
    .toISOString()
    .replace(/\.\d+Z$/, '')
    .split('T');
  return time === '00:00:00' ? day : `${day} ${time}`;
}

const endOfDirectory = 0x06054b50;
const entryOfDirectory = 0x02014b50;
const largeLocator = 0x07064b50;
const endOfLargeDirectory = 0x06064b50;
/** Value of a size that is in the extra field of a large zip (zip64). */
const inExtraField = 0xffffffff;
const sizeField = 1;

/** Total unpacked bytes according to the zip's directory; the reader unpacks no more than these. */
function unpackedBytes(zip: Buffer): number {
  let end = zip.length - 22;
  while (end >= 0 && zip.readUInt32LE(end) !== endOfDirectory) end -= 1;
  if (end < 0) return 0;
  const { count, start, isLarge } = directoryOf(zip, end);
  let total = 0;
  let at = start;
  for (let left = count; left > 0; left -= 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== entryOfDirectory) return Infinity;
    const extra = at + 46 + zip.readUInt16LE(at + 28);
    const next = extra + zip.readUInt16LE(at + 30);
    const size = zip.readUInt32LE(at + 24);
    total += isLarge && size === inExtraField ? largeSize(zip.subarray(extra, next)) : size;
    at = next + zip.readUInt16LE(at + 32);
  }
  return total;
}

/** The directory that the reader uses: a hostile file may contain several, or state two numbers of entries. */
function directoryOf(zip: Buffer, end: number): { count: number; start: number; isLarge: boolean } {
  const locator = end - 20;
  if (locator >= 0 && zip.readUInt32LE(locator) === largeLocator) {
    const large = zip.readUInt32LE(locator + 8);
    if (large + 56 <= zip.length && zip.readUInt32LE(large) === endOfLargeDirectory) {
      return { count: zip.readUInt32LE(large + 32), start: zip.readUInt32LE(large + 48), isLarge: true };
    }
  }
  return { count: zip.readUInt16LE(end + 8), start: zip.readUInt32LE(end + 16), isLarge: false };
}

function largeSize(extra: Buffer): number {
  for (let at = 0; at + 12 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) === sizeField) return Number(extra.readBigUInt64LE(at + 4));
  }
  return Infinity;
}
