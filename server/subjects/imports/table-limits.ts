import { fieldError } from '../../base/contract/errors';
import { importText as text } from './text';

export const maxRows = 50_000;
export const maxColumns = 100;
/** Columns of a spreadsheet at most. */
export const maxCells = 16_384;
/** Equals the longest text of a record. */
export const maxCellLength = 250_000;
/** More than any CSV file has; a spreadsheet may name one text in many cells. */
export const maxTextLength = 24 * 1024 * 1024;

/** Reasons of a refused file; the worker sends their names. */
export const refusals = {
  rows: () => fieldError('file', text.tooManyRows(maxRows)),
  columns: () => fieldError('file', text.tooManyColumns(maxColumns)),
  text: () => fieldError('file', text.tooMuchText),
} as const;

/** Table of a file: headers, and cells as text. */
export interface TableFile {
  columns: string[];
  rows: string[][];
}

/** Collects the lines of a file, and refuses it as soon as a limit is passed. */
export class Table {
  #columns: readonly string[] | undefined;
  readonly #rows: string[][] = [];
  #length = 0;

  /** Adds the next line. Throws 400. */
  add(cells: readonly string[]): void {
    if (cells.every((cell) => cell === '')) return;
    if (this.#columns === undefined && cells.length > maxColumns) throw refusals.columns();
    if (this.#rows.length === maxRows) throw refusals.rows();
    const kept = this.#columns?.map((_, place) => cells[place] ?? '') ?? [...cells];
    for (const cell of kept) {
      this.#length += cell.length;
      if (cell.length > maxCellLength || this.#length > maxTextLength) throw refusals.text();
    }
    if (this.#columns) this.#rows.push(kept);
    else this.#columns = kept;
  }

  /** All lines. Throws 400 for a file without rows. */
  get(): TableFile {
    if (this.#rows.length === 0) throw fieldError('file', text.noRows);
    return { columns: [...(this.#columns ?? [])], rows: this.#rows };
  }
}
