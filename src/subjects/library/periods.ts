import { wireDay } from '../../base/time/date-time';
import { mediaText as text } from './text';

/** Groups rows by upload time in Taipei: today, then months; keeps their order. */
export function byPeriod<Row extends { uploadedOn: string }>(
  rows: readonly Row[],
  now = Date.now(),
): { key: string; name: string; rows: Row[] }[] {
  const today = wireDay(now);
  const periods: { key: string; name: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = wireDay(row.uploadedOn);
    const key = day === today ? day : day.slice(0, 7);
    const last = periods.at(-1);
    if (last?.key === key) last.rows.push(row);
    else periods.push({ key, name: day === today ? text.today : monthName(key), rows: [row] });
  }
  return periods;
}

function monthName(key: string): string {
  const [year = 0, month = 0] = key.split('-').map(Number);
  return text.month(year, month);
}
