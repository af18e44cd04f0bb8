import type { Db } from '../db/client';

/** What a file begins with, so that Excel reads Chinese. */
const mark = '\uFEFF';
const pageSize = 1000;

/** The call that asks for a table. */
export interface Reader {
  /** Reads one page; where the call has a keyword, within the places for searches. */
  readPage: <T>(read: (db: Db) => Promise<T>) => Promise<T>;
  /** Checks the caller before each further page. */
  readmit: () => Promise<void>;
}

interface Table<TRow> {
  columns: readonly string[];
  lineOf: (row: TRow) => string[];
  /** The next rows in their order, behind `last` by key: no offset that grows, and what is added meanwhile moves nothing. */
  rowsBehind: (last: TRow | undefined, limit: number) => Promise<TRow[]>;
}

/** A table as CSV, page by page. A slow client may take long, so `readmit` checks the caller before each further page. */
export async function* csvOf<TRow>(
  { columns, lineOf, rowsBehind }: Table<TRow>,
  readmit: () => Promise<void>,
): AsyncGenerator<string> {
  // With the first page, so that what fails at once is answered as an error.
  let head = mark + csvLine(columns);
  let last: TRow | undefined;
  for (;;) {
    const page = await rowsBehind(last, pageSize);
    yield head + page.map((row) => csvLine(lineOf(row))).join('');
    head = '';
    last = page.at(-1);
    if (page.length < pageSize) return;
    await readmit();
  }
}

/** A row as a line of CSV with its end; no cell can act as a formula. */
export function csvLine(row: readonly string[]): string {
  return `${row.map(cell).join(',')}\r\n`;
}

function cell(text: string): string {
  // Full-width signs too: a spreadsheet set to Chinese takes them for the others.
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
