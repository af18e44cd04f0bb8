import { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import type { FastifyReply } from 'fastify';
import type { Db } from '../base/db/client';

/** Byte order mark: without it Excel misreads Chinese. */
const byteOrderMark = '\uFEFF';
const pageSize = 1000;

/** The exporting call. */
export interface Reader {
  /** Reads one page; with a keyword, within the limits of a search. */
  readPage: <T>(read: (db: Db) => Promise<T>) => Promise<T>;
  /** Checks the caller again. */
  readmit: () => Promise<void>;
}

/** A column with its heading and its cells. */
export type CsvColumn<TRow> = readonly [head: string, cell: (row: TRow) => string];

interface Table<TRow> {
  columns: readonly CsvColumn<TRow>[];
  /** Rows after `last` by key. With an offset, rows added in the meantime would shift the others. */
  rowsAfter: (last: TRow | undefined, limit: number) => Promise<TRow[]>;
}

/** CSV in pages. A slow client may read for long, so `readmit` runs before each further page. */
export async function* csvOf<TRow>(
  { columns, rowsAfter }: Table<TRow>,
  readmit: () => Promise<void>,
): AsyncGenerator<string> {
  // Sent with the first page, so that an early failure is still answered as an error.
  let head = byteOrderMark + csvLine(columns.map(([title]) => title));
  let last: TRow | undefined;
  for (;;) {
    const page = await rowsAfter(last, pageSize);
    yield head + page.map((row) => csvLine(columns.map(([, cellOf]) => cellOf(row)))).join('');
    head = '';
    last = page.at(-1);
    if (page.length < pageSize) return;
    await readmit();
  }
}

/** Answers with a CSV file of this name; `plainName` is for clients that do not support `filename*`. */
export function csvFile(
  reply: FastifyReply,
  { plainName, fileName }: Record<'plainName' | 'fileName', string>,
  lines: AsyncGenerator<string>,
): Readable {
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header(
      'content-disposition',
      `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    );
  return Readable.from(lines);
}

/** Line of CSV; no cell can act as a formula. */
export function csvLine(row: readonly string[]): string {
  return `${row.map(cell).join(',')}\r\n`;
}

/** Text of a CSV file; Excel for Taiwan saves it in Big5 by default. */
export function csvText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('big5').decode(bytes);
  }
}

/** The cells of a CSV file, by row; quoted cells may hold delimiters and line breaks. */
export function csvRows(csv: string, delimiter = ','): string[][] {
  return parse(csv, { bom: true, delimiter, relax_column_count: true, relax_quotes: true });
}

function cell(text: string): string {
  // Chinese spreadsheets also interpret full-width signs as formulas.
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
