import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import { requiredInteger, requiredRange, requiredText, optionalText } from '../../fields/rules';
import { rangeOf, rangeText } from '../../fields/number-range';
import { problemText } from '../../record/text';
import { unitText } from './text';
import { randomId } from '../../api/random-id';

/** One row of housing units as it is typed; `key` stays with the row while it moves. */
export interface HousingUnitRow {
  key: string;
  name: string;
  rooms: string;
  areaPing: string;
  count: string;
}

export type HousingUnitCell = Exclude<keyof HousingUnitRow, 'key'>;

const cellRules = {
  name: requiredText(limits.HousingUnit.name),
  rooms: optionalText(limits.HousingUnit.rooms),
  areaPing: requiredRange(limits.HousingUnit.areaPing),
  count: requiredInteger(limits.HousingUnit.count),
} satisfies Record<HousingUnitCell, unknown>;

/** An empty row. */
export function newHousingUnit(): HousingUnitRow {
  return { key: randomId(), name: '', rooms: '', areaPing: '', count: '' };
}

/** The rows of a record. */
export function housingUnitRows(
  units: readonly {
    name: string;
    rooms: string;
    areaPing: number;
    areaPingMost?: number;
    count: number;
  }[],
): HousingUnitRow[] {
  return units.map(({ name, rooms, areaPing, areaPingMost, count }, index) => ({
    key: `stored-${index}`,
    name,
    rooms,
    areaPing: rangeText(areaPing, areaPingMost),
    count: String(count),
  }));
}

/** Rows that passed the rule, as the contract wants them. */
export function housingUnitBody(rows: readonly HousingUnitRow[]) {
  return rows.map(({ name, rooms, areaPing, count }) => {
    const [least, most] = rangeOf(cellForm('areaPing', areaPing));
    return {
      name,
      rooms,
      areaPing: least,
      ...(most === least ? {} : { areaPingMost: most }),
      count: Number(cellForm('count', count)),
    };
  });
}

/** What was typed in a cell as the contract writes it. */
export function cellForm(cell: HousingUnitCell, typed: string): string {
  const { output } = v.safeParse(cellRules[cell], typed);
  return typeof output === 'string' ? output : typed;
}

/** The last message of each wrong cell of a row. */
export function housingUnitProblems(row: HousingUnitRow): Partial<Record<HousingUnitCell, string>> {
  const cells: HousingUnitCell[] = ['name', 'rooms', 'areaPing', 'count'];
  const found: Partial<Record<HousingUnitCell, string>> = {};
  for (const cell of cells) {
    const message = v.safeParse(cellRules[cell], row[cell]).issues?.at(-1)?.message;
    if (message !== undefined) found[cell] = message;
  }
  return found;
}

/** All rows; its one message names the first wrong cell. */
export function housingUnits(limit: { maxItems: number }) {
  return v.pipe(
    v.custom<HousingUnitRow[]>((value) => Array.isArray(value)),
    v.check((rows) => rows.length <= limit.maxItems, problemText.maxItems(limit.maxItems)),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [index, row] of dataset.value.entries()) {
        const [first] = Object.entries(housingUnitProblems(row));
        if (!first) continue;
        const [cell, message] = first;
        addIssue({
          message: `${unitText.row(index + 1)}${unitText[cell as HousingUnitCell]}${unitText.colon}${message}`,
        });
        return;
      }
    }),
  );
}
