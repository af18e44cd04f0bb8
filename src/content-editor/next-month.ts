import { todayInTaipei } from '../time/date-time';
import type { BlockItem } from './block';
import { newMonth } from './block-items';

/** Month to add: the present one, or the one after the newest. */
export function nextMonth(labels: readonly string[], today = todayInTaipei().slice(0, 7)): string {
  if (!labels.includes(today)) return today;
  const [newest = today] = labels
    .filter((label) => /^\d{4}-\d{2}$/.test(label))
    .toSorted()
    .slice(-1);
  const [year = 0, month = 0] = newest.split('-').map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
}

/** Sets the month of the first entry if it has none, else adds an entry. */
export function withMonth(items: readonly BlockItem[], month: string): BlockItem[] {
  const [first, ...others] = items;
  return first?.label === '' ? [{ ...first, label: month }, ...others] : [newMonth(month), ...items];
}
