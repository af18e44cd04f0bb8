import { unitArea, unitCount, unitPrice, unitShare, unitState } from './characters-data';
import { entriesOf } from './measure';
import { publicPageText } from './text';
import type { ListPart } from './types';

/** A housing unit parsed from a list entry. */
export interface Unit {
  name: string;
  rooms: string;
  area: string;
  count: string;
  price: string;
  share: string;
  state: string;
  /** In 坪: one, or minimum and maximum. */
  areas: number[];
}

const unitColumns = ['name', 'rooms', 'area', 'count', 'price', 'share', 'state'] as const;

/** Columns with a value in any unit. */
export function columnsOf(units: readonly Unit[]) {
  return unitColumns.filter((column) => units.some((unit) => unit[column] !== ''));
}

/** True for a table that needs the page's full width. */
export function isWide(units: readonly Unit[] | null): boolean {
  return units !== null && columnsOf(units).length > maxNarrow;
}

const maxNarrow = 4;

/** Housing units from list entries; null unless each has name and area (rule 7). */
export function unitsOf(list: Pick<ListPart, 'items'>): Unit[] | null {
  const units = entriesOf(list).map(unitOf);
  return units.length > 0 && units.every((unit) => unit !== null) ? units : null;
}

function unitOf(entry: string): Unit | null {
  const [name = '', ...says] = entry.split(/\s*　\s*/);
  const area = says.find((piece) => unitArea.test(piece));
  if (unitArea.test(name) || area === undefined) return null;
  const saying = (pattern: RegExp) => says.find((piece) => pattern.test(piece)) ?? '';
  const [count, price, share, state] = [
    saying(unitCount),
    saying(unitPrice),
    saying(unitShare),
    saying(unitState),
  ];
  const known = [area, count, price, share, state];
  const rooms = says.filter((piece) => !known.includes(piece)).join(publicPageText.separator);
  return {
    name,
    rooms,
    area,
    count,
    price,
    share: unitShare.exec(share)?.[1] ?? '',
    state,
    areas: (area.match(/[\d.]+/g) ?? []).map(Number),
  };
}
