import {
  cellForm,
  type HousingUnitCell,
  housingUnitProblems,
  type HousingUnitRow,
  newHousingUnit,
  offeredCells,
  withPriceBasis,
} from './housing-units';
import { pasteText, unitText } from './text';

interface LeftOut {
  /** Line of the paste, from 1. */
  line: number;
  reason: string;
}

/** Result of a paste from a spreadsheet. */
export interface PastedUnits {
  /** Fields of the columns, in the order of the sheet. */
  columns: readonly HousingUnitCell[];
  taken: readonly HousingUnitRow[];
  leftOut: readonly LeftOut[];
  /** Headings or numbers of columns without a field. */
  unknownColumns: readonly string[];
}

/** True for text of several cells in the format of spreadsheets. */
export function isSheet(text: string): boolean {
  return text.includes('\t') || text.trim().includes('\n');
}

/** Reads spreadsheet rows: columns by their headings, else in the order of the form. */
export function pastedUnits(text: string, room: number): PastedUnits {
  const lines = sheetLines(text)
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const heads = (lines[0]?.cells ?? []).map(fieldOfHead);
  const hasHeads = heads.some((field) => field !== undefined);
  const width = Math.max(0, ...lines.map(({ cells }) => cells.length));
  const fields = Array.from({ length: width }, (_, index) =>
    hasHeads ? heads[index] : offeredCells()[index],
  );
  const taken: HousingUnitRow[] = [];
  const leftOut: LeftOut[] = [];
  for (const { line, cells } of hasHeads ? lines.slice(1) : lines) {
    const row = rowOf(fields, cells);
    const reason = taken.length < room ? problemOf(row) : pasteText.full;
    if (reason === undefined) taken.push(row);
    else leftOut.push({ line, reason });
  }
  return {
    columns: fields.flatMap((field) => field ?? []),
    taken,
    leftOut,
    unknownColumns: fields.flatMap((field, index) =>
      field === undefined ? [(hasHeads && lines[0]?.cells[index]) || pasteText.column(index + 1)] : [],
    ),
  };
}

function fieldOfHead(head: string): HousingUnitCell | undefined {
  const name = head.split(/[（(]/u, 1)[0]?.trim();
  return offeredCells().find((cell) => unitText[cell] === name);
}

function rowOf(fields: readonly (HousingUnitCell | undefined)[], cells: readonly string[]): HousingUnitRow {
  const row = newHousingUnit();
  for (const [index, field] of fields.entries()) {
    if (field !== undefined) row[field] = cellForm(field, cells[index] ?? '');
  }
  return withPriceBasis(row);
}

function problemOf(row: HousingUnitRow): string | undefined {
  const problems = housingUnitProblems(row);
  const cell = offeredCells().find((each) => problems[each] !== undefined);
  return cell && pasteText.problem(unitText[cell], row[cell], problems[cell] ?? '');
}

/** Rows of tab separated text; quoted cells may contain tabs, line breaks and doubled quotes. */
function sheetLines(text: string): string[][] {
  const lines: string[][] = [[]];
  const cells = /(\t|\r?\n|^)(?:"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*))/gu;
  for (const [, before = '', quoted, plain = ''] of text.matchAll(cells)) {
    if (before.endsWith('\n')) lines.push([]);
    lines.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replace(/\s+/gu, ' ').trim());
  }
  return lines;
}
