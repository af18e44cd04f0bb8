import * as v from 'valibot';
import { limits } from '../../../openapi/generated/limits';
import { type UnitAvailability, UnitPriceBasis } from '../../../openapi/generated/enums';
import { unitPriceBasisWords } from '../../../openapi/generated/words';
import type { components } from '../../../openapi/generated/types';
import { offeredAmong } from '../../api/offered';
import {
  optionalNumber,
  optionalRange,
  optionalText,
  requiredInteger,
  requiredRange,
  requiredText,
} from '../../records/fields/rules';
import { rangeOf, rangeText } from '../../records/fields/number-range';
import { sent } from '../../records/fields/codecs';
import type { Codec } from '../../records/fields/record-form';
import { problemText } from '../../records/record/text';
import { unitText } from './text';
import { randomId } from '../../api/random-id';

/** Form row of a housing unit; `key` stays the same while rows move. */
export interface HousingUnitRow {
  key: string;
  name: string;
  rooms: string;
  areaPing: string;
  count: string;
  priceBasis: UnitPriceBasis | '';
  price: string;
  sharedRatio: string;
  availability: UnitAvailability | '';
  /** Path of a library picture; empty for none. */
  plan: string;
}

/** Editable cells. */
export type HousingUnitCell = keyof typeof cellRules;

type HousingUnitBody = components['schemas']['HousingUnit'];

const cellRules = {
  name: requiredText(limits.HousingUnit.name),
  rooms: optionalText(limits.HousingUnit.rooms),
  areaPing: requiredRange(limits.HousingUnit.areaPing),
  count: requiredInteger(limits.HousingUnit.count),
  price: optionalRange(limits.HousingUnit.price),
  sharedRatio: optionalNumber(limits.HousingUnit.sharedRatio),
};

const noFacts = { priceBasis: '', price: '', sharedRatio: '', availability: '', plan: '' } as const;

/** Cells of a row, in the order of the form. */
export const housingUnitCells = Object.keys(cellRules) as HousingUnitCell[];

/** Cells that this server stores. */
export const offeredCells = () =>
  offeredAmong(housingUnitCells, { price: 'unitFacts', sharedRatio: 'unitFacts' });

/** Adds a missing price basis: 洽詢 for that text, price of the whole unit for a number. */
export function withPriceBasis(row: HousingUnitRow): HousingUnitRow {
  if (row.price === unitPriceBasisWords.onRequest) {
    return { ...row, priceBasis: UnitPriceBasis.onRequest, price: '' };
  }
  return row.price === '' ? row : { ...row, priceBasis: UnitPriceBasis.total };
}

export function newHousingUnit(): HousingUnitRow {
  return { key: randomId(), name: '', rooms: '', areaPing: '', count: '', ...noFacts };
}

export function housingUnitRows(units: readonly HousingUnitBody[]): HousingUnitRow[] {
  return units.map(({ name, rooms = '', areaPing, areaPingMost, count, ...facts }, index) => ({
    key: `stored-${index}`,
    name,
    rooms,
    areaPing: rangeText(areaPing, areaPingMost),
    count: String(count),
    priceBasis: facts.priceBasis ?? '',
    price: typeof facts.price === 'number' ? rangeText(facts.price, facts.priceMost ?? undefined) : '',
    sharedRatio: typeof facts.sharedRatio === 'number' ? String(facts.sharedRatio) : '',
    availability: facts.availability ?? '',
    plan: facts.plan ?? '',
  }));
}

/** Valid rows in the contract's format. */
export function housingUnitBody(rows: readonly HousingUnitRow[]): HousingUnitBody[] {
  return rows.map(({ name, rooms, areaPing, count, ...facts }) => {
    const [min, max] = rangeOf(cellForm('areaPing', areaPing));
    return {
      name,
      rooms,
      areaPing: min,
      ...(max === min ? {} : { areaPingMost: max }),
      count: Number(cellForm('count', count)),
      ...factsBody(facts),
    };
  });
}

/** True if the basis needs a price. */
export function hasPrice({ priceBasis }: Pick<HousingUnitRow, 'priceBasis'>): boolean {
  return priceBasis === UnitPriceBasis.total || priceBasis === UnitPriceBasis.perPing;
}

/** Sends every fact, as an omitted one would keep its value. */
function factsBody(row: Omit<HousingUnitRow, 'key' | 'name' | 'rooms' | 'areaPing' | 'count'>) {
  const { priceBasis, availability, plan } = row;
  const price = hasPrice(row) ? cellForm('price', row.price) : '';
  const [min, max] = rangeOf(price);
  const sharedRatio = cellForm('sharedRatio', row.sharedRatio);
  return {
    priceBasis: priceBasis || null,
    price: price === '' ? null : min,
    priceMost: price === '' || max === min ? null : max,
    sharedRatio: sharedRatio === '' ? null : Number(sharedRatio),
    availability: availability || null,
    plan,
  };
}

/** Converts a cell's input to the contract's notation. */
export function cellForm(cell: HousingUnitCell, typed: string): string {
  const { output } = v.safeParse(cellRules[cell], typed);
  return typeof output === 'string' ? output : typed;
}

/** Last message of each invalid cell of a row. */
export function housingUnitProblems(row: HousingUnitRow): Partial<Record<HousingUnitCell, string>> {
  const found: Partial<Record<HousingUnitCell, string>> = {};
  for (const cell of housingUnitCells) {
    if (cell === 'price' && !hasPrice(row)) continue;
    const message = v.safeParse(cellRules[cell], row[cell]).issues?.at(-1)?.message;
    if (message !== undefined) found[cell] = message;
  }
  if (hasPrice(row) && row.price.trim() === '') found.price = problemText.required;
  return found;
}

/** The rows; the only message names the first invalid cell. */
export const housingUnits: Codec<
  { maxItems: number },
  readonly HousingUnitBody[],
  HousingUnitRow[],
  HousingUnitBody[]
> = {
  empty: () => [],
  read: housingUnitRows,
  write: (name, rows) => sent(name, housingUnitBody(rows)),
  rule: ({ maxItems }) =>
    v.pipe(
      v.custom<HousingUnitRow[]>((value) => Array.isArray(value)),
      v.check((rows) => rows.length <= maxItems, problemText.maxItems(maxItems)),
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
    ),
};
