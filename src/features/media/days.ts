import { dateText } from '../../record/date-time';
import { mediaText as text } from './text';

const day = 24 * 60 * 60 * 1000;

/** Rows by the day of their upload in Taipei, in the order that they come in. */
export function byDay<Row extends { uploadedOn: string }>(
  rows: readonly Row[],
  now = Date.now(),
): { day: string; rows: Row[] }[] {
  const days: { day: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const name = dayName(row.uploadedOn, now);
    const last = days.at(-1);
    if (last?.day === name) last.rows.push(row);
    else days.push({ day: name, rows: [row] });
  }
  return days;
}

function dayName(time: string, now: number): string {
  const date = dateText(time);
  if (date === dateText(new Date(now).toISOString())) return text.today;
  return date === dateText(new Date(now - day).toISOString()) ? text.yesterday : date;
}
