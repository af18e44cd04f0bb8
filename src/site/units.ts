import { unitArea, unitCount } from './characters-data';
import { entriesOf } from './measure';
import { siteText } from './text';
import type { ListPart } from './types';

/** A housing unit as one entry of a list says it. */
interface Unit {
  name: string;
  rooms: string;
  area: string;
  count: string;
  /** In 坪: one, or the smallest and the largest. */
  areas: number[];
}

export const unitColumns = ['name', 'rooms', 'area', 'count'] as const;

/** The entries of a list as housing units; null unless each has a name and an area (rule 7). */
export function unitsOf(list: ListPart): Unit[] | null {
  const units = entriesOf(list).map(unitOf);
  return units.length > 0 && units.every((unit) => unit !== null) ? units : null;
}

function unitOf(entry: string): Unit | null {
  const [name = '', ...says] = entry.split(/\s*　\s*/);
  const area = says.find((piece) => unitArea.test(piece));
  if (unitArea.test(name) || area === undefined) return null;
  const count = says.find((piece) => unitCount.test(piece)) ?? '';
  const rooms = says.filter((piece) => piece !== area && piece !== count).join(siteText.separator);
  return { name, rooms, area, count, areas: (area.match(/[\d.]+/g) ?? []).map(Number) };
}
