import { firstCharacters } from '../../base/contract/characters';
import { maskEmail, maskTel } from '../enquiries/mask';
import { privacySettings } from '../enquiries/privacy-settings';
import type { Db } from '../../base/db/client';
import type { importRows, imports } from '../../base/db/schema';
import type { ImportKind } from './import-kind';
import { importKinds } from './kinds';
import { guessMapping, type Mapping } from './mapping';

type Import = typeof imports.$inferSelect;
type Show = (cell: string) => string;

const maxShownCell = 200;

/** A cell as the screen shows it, cut before it is masked: masks take long for long texts. */
export const shortCell: Show = (cell) => firstCharacters(cell, maxShownCell);

const tel = /^[+(]?\d[\d\s\-()#]{5,24}$/;
const email = /^[^\s@]+@[^\s@]+$/;

const hidden: Show = (cell) => cell && `${firstCharacters(cell, 1)}***`;
const maskedNumber = (cell: string) =>
  tel.test(cell) ? maskTel(cell) : email.test(cell) ? maskEmail(cell) : undefined;

/**
 * How a file of personal data is shown where they are masked, by column. Masks follow the content and the first reading
 * of the headers: another choice of columns cannot unmask a cell. Undefined for other files.
 */
export function cellMasks(
  kind: ImportKind,
  { columns, mapping }: { columns: readonly string[]; mapping: Mapping },
): Show[] | undefined {
  if (!kind.fields.some(({ mask }) => mask)) return undefined;
  const read = guessMapping(kind, columns);
  const fieldIn = (of: Mapping, column: number) =>
    kind.fields.find(({ name }) => of.some((each) => each.field === name && each.column === column));
  return columns.map((_, column) => {
    const first = fieldIn(read, column);
    const isPlain = first !== undefined && !first.mask && !fieldIn(mapping, column)?.mask;
    const others = isPlain ? (cell: string) => cell : first?.isName ? (first.mask ?? hidden) : hidden;
    return (cell) => maskedNumber(cell) ?? others(cell);
  });
}

/** Cells of rows as the screen shows them; `isWhole`: masked like these, but not cut. */
export async function shownCells(
  db: Db,
  { kind, columns, mapping }: Import,
  isWhole = false,
): Promise<(row: Pick<typeof importRows.$inferSelect, 'cells'>) => string[]> {
  const masks = cellMasks(importKinds[kind], { columns, mapping });
  const isMasked = masks !== undefined && (await privacySettings(db)).maskLevel !== 'off';
  return ({ cells }) =>
    cells.map((cell, column) => {
      if (!isMasked) return isWhole ? cell : shortCell(cell);
      return (masks[column] ?? hidden)(shortCell(cell));
    });
}
