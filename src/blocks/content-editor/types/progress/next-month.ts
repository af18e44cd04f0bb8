import { todayInTaipei } from '../../../../base/time/date-time';
import type { BlockItem } from '../../block';
import { newMonth } from '../../block-items';

/** Month to add: the present one, or the latest before it that has no entry. */
export function nextMonth(labels: readonly string[], today = thisMonth()): string {
  let [year = 0, month = 0] = today.split('-').map(Number);
  for (;;) {
    const label = `${year}-${String(month).padStart(2, '0')}`;
    if (!labels.includes(label)) return label;
    [year, month] = month === 1 ? [year - 1, 12] : [year, month - 1];
  }
}

/** The present month in Taipei, such as 2026-11. */
export const thisMonth = (): string => todayInTaipei().slice(0, 7);

/** Sets the month of the first entry if it has none, else adds an entry. */
export function withMonth(items: readonly BlockItem[], month: string): BlockItem[] {
  const [first, ...others] = items;
  return first?.label === '' ? [{ ...first, label: month }, ...others] : [newMonth(month), ...items];
}
