import { reviewText } from './text';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('zh-TW', { timeZone: 'Asia/Taipei', hourCycle: 'h23', ...options });
const clock = { hour: '2-digit', minute: '2-digit' } as const;
const dayOf = format({ year: 'numeric', month: '2-digit', day: '2-digit' });
const timeOf = format(clock);
const shortOf = format({ month: '2-digit', day: '2-digit', ...clock });
const fullFormat = format({ year: 'numeric', month: '2-digit', day: '2-digit', ...clock });

export const shortMoment = (time: Date) => shortOf.format(time);
export const fullMoment = (time: Date) => fullFormat.format(time);

/** Time in everyday words: 剛才, 今天 09:12, 昨天 16:20, else the date. */
export function relativeMoment(time: Date, now = new Date()): string {
  if (now.getTime() - time.getTime() < 60_000) return reviewText.justNow;
  const day = dayOf.format(time);
  if (day === dayOf.format(now)) return reviewText.today(timeOf.format(time));
  const yesterday = dayOf.format(new Date(now.getTime() - 86_400_000));
  return day === yesterday ? reviewText.yesterday(timeOf.format(time)) : shortMoment(time);
}
