/** Milliseconds of a day. */
export const dayMs = 86_400_000;

// Created once: a formatter costs 70 times its use, and exports format a time for each row.
const timeFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Taipei',
  dateStyle: 'short',
  timeStyle: 'medium',
});
/** Taipei time for exports and mails: `2026/03/05 04:05:06`. */
export const taipeiTime = (moment: Date) => timeFormat.format(moment).replaceAll('-', '/');

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei' });
/** Day in Taipei: `2026-03-05`. */
export const taipeiDay = (moment: Date) => dayFormat.format(moment);

const weekdayFormat = new Intl.DateTimeFormat('zh-TW', { timeZone: 'Asia/Taipei', weekday: 'narrow' });
/** Taipei time in words for visitors: `2026/12/05（六）14:00`. */
export function taipeiTimeWithWeekday(moment: Date): string {
  const [day, clock] = taipeiTime(moment).slice(0, 16).split(' ');
  return `${day}（${weekdayFormat.format(moment)}）${clock}`;
}
