import { createRequire } from 'node:module';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { CsvError, parse } from 'csv-parse';
import { importText as text } from './text';
import { fieldError } from '../../base/contract/errors';
import type { UploadedFile } from '../../base/contract/uploaded-file';
import { LargeZipError, unpackedZip } from './sheet-zip';
import * as limits from './table-limits';
import { slicesOf } from './text-slices';
import { inTurn } from '../../base/process/in-turn';
import { csvText } from '../../records/csv';
import { isWordpress, wordpressRows } from './wordpress-file';

/** Limit of an unpacked xlsx file, which is a zip; the largest sheet of short cells takes a third of it. */
const maxUnpackedBytes = 100 * 1024 * 1024;
/** Longest line of a CSV file. */
const maxLineLength = 2 * 1024 * 1024;
const maxReadMs = 60_000;
const zipSignature = 'PK\u0003\u0004';

/** Reads xlsx, CSV and WordPress exports, recognised by content. Throws 400 with the reason. */
export async function readTableFile({ bytes }: UploadedFile): Promise<limits.TableFile> {
  const table = new limits.Table();
  const isZip = bytes.subarray(0, 4).toString('latin1') === zipSignature;
  if (isZip) await inTurn('sheet', () => readSheet(bytes, table));
  else await readText(csvText(bytes).replaceAll('\0', ''), table);
  return table.get();
}

async function readText(content: string, table: limits.Table): Promise<void> {
  if (!isWordpress(content)) return readCsv(content, table);
  for (const row of await wordpressRows(content)) table.add(row);
}

async function readCsv(csv: string, table: limits.Table): Promise<void> {
  const parser = parse({
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxLineLength,
    delimiter: [',', '\t', ';'],
    trim: true,
    cast: (cell, { index }) => {
      if (index >= limits.maxCells) throw limits.refusals.columns();
      return withoutGuard(cell);
    },
  });
  try {
    await pipeline(slicesOf(csv), parser, async (parsed: AsyncIterable<string[]>) => {
      for await (const cells of parsed) table.add(cells);
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw error.code === 'CSV_MAX_RECORD_SIZE' ? limits.refusals.text() : fieldError('file', text.brokenCsv);
  }
}

/** Our exports escape cells that a spreadsheet would read as a formula. */
const withoutGuard = (cell: string) => (/^'[=+\-@＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

/**
 * Runs in a worker with its own memory: a small file may claim a sheet of any size. Counts rows, cells and characters
 * before it sends them, in parts: many cells may share one text, which a message copies.
 */
const worker = `
  const { parentPort, workerData: { bytes, reader, limits } } = require('node:worker_threads');
  const textOf = (cell) => {
    if (cell === null || cell === undefined) return '';
    if (!(cell instanceof Date)) return String(cell).trim();
    // Spreadsheets have no time zone; their times are read as UTC.
    const [day = '', time = ''] = cell.toISOString().replace(/\\.\\d+Z$/, '').split('T');
    return time === '00:00:00' ? day : day + ' ' + time;
  };
  const isFilled = (cell) => cell !== null && cell !== undefined && cell !== '';
  const send = (rows) => {
    let part = [];
    let width;
    let count = 0;
    let sum = 0;
    let inPart = 0;
    for (const row of rows) {
      if (!row.some(isFilled)) continue;
      width ??= row.length;
      if (width > limits.maxColumns) return { refused: 'columns' };
      count += 1;
      if (count > limits.maxRows + 1) return { refused: 'rows' };
      const cells = row.slice(0, width).map(textOf);
      let length = 0;
      for (const cell of cells) {
        if (cell.length > limits.maxCellLength) return { refused: 'text' };
        length += cell.length;
      }
      sum += length;
      if (sum > limits.maxTextLength) return { refused: 'text' };
      part.push(cells);
      inPart += length + cells.length;
      if (inPart > limits.partLength) {
        parentPort.postMessage({ rows: part });
        part = [];
        inPart = 0;
      }
    }
    parentPort.postMessage({ rows: part });
    return { isEnd: true };
  };
  import(reader)
    .then(({ readSheet }) => readSheet(bytes))
    .then((rows) => parentPort.postMessage(send(rows)));
`;
const { maxRows, maxColumns, maxCellLength, maxTextLength } = limits;
const workerLimits = { maxRows, maxColumns, maxCellLength, maxTextLength, partLength: 1024 * 1024 };

interface Part {
  rows?: string[][];
  refused?: keyof typeof limits.refusals;
  isEnd?: true;
}

async function readSheet(bytes: Buffer, table: limits.Table): Promise<void> {
  const unpacked = await unpackedZip(bytes, maxUnpackedBytes).catch((error: unknown) => {
    throw error instanceof LargeZipError ? limits.refusals.text() : broken();
  });
  const reader = pathToFileURL(createRequire(import.meta.url).resolve('read-excel-file/universal')).href;
  const copy = new Uint8Array(unpacked).buffer;
  const reading = new Worker(worker, {
    eval: true,
    workerData: { bytes: copy, reader, limits: workerLimits },
    transferList: [copy],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      const limit = setTimeout(() => reject(limits.refusals.text()), maxReadMs);
      reading
        .on('message', ({ rows = [], refused, isEnd }: Part) => {
          try {
            if (refused) throw limits.refusals[refused]();
            for (const row of rows) table.add(row);
            if (isEnd) resolve();
          } catch (error) {
            reject(error);
          }
        })
        .once('error', (error) => reject(isOutOfMemory(error) ? limits.refusals.text() : broken()))
        .once('exit', () => reject(broken()));
      reading.once('exit', () => clearTimeout(limit));
    });
  } finally {
    await reading.terminate();
  }
}

const broken = () => fieldError('file', text.brokenSheet);
const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
