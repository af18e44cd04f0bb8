import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { momentWords } from './text';

dayjs.extend(utc);

// Taipei has had one offset since 1980, so no time zone table is needed.
const taipeiOffset = 8;

/** Wire time as YYYY/MM/DD HH:mm:ss in Taipei; empty for none. */
export function dateTimeText(time: string | null | undefined): string {
  return time ? dayjs(time).utcOffset(taipeiOffset).format('YYYY/MM/DD HH:mm:ss') : '';
}

/** Wire time as YYYY/MM/DD in Taipei; empty for none. */
export function dateText(time: string | null | undefined): string {
  return time ? dayjs(time).utcOffset(taipeiOffset).format('YYYY/MM/DD') : '';
}

/** Wire or clock time in Taipei: HH:mm today, else with its date. */
export function momentText(time: string | number, now: string | number = Date.now()): string {
  const local = dayjs(time).utcOffset(taipeiOffset);
  return local.format(local.isSame(dayjs(now).utcOffset(taipeiOffset), 'day') ? 'HH:mm' : 'YYYY/MM/DD HH:mm');
}

/** Wire time in Taipei as MM/DD HH:mm, for times near today. */
export function shortMomentText(time: string): string {
  return dayjs(time).utcOffset(taipeiOffset).format('MM/DD HH:mm');
}

/** YYYY/MM/DD as the contract's YYYY-MM-DD; undefined when empty. */
export function wireDate(date: string | undefined): string | undefined {
  return date ? date.replaceAll('/', '-') : undefined;
}

/** Day in Taipei of a wire or clock time, YYYY-MM-DD. */
export function wireDay(time: string | number): string {
  return dayjs(time).utcOffset(taipeiOffset).format('YYYY-MM-DD');
}

/** Today in Taipei, YYYY-MM-DD. */
export function todayInTaipei(): string {
  return dayjs().utcOffset(taipeiOffset).format('YYYY-MM-DD');
}

/** Wire time as YYYY-MM-DD and HH:mm in Taipei; both empty for none. */
export function taipeiParts(time: string | null): { date: string; time: string } {
  const local = time ? dayjs(time).utcOffset(taipeiOffset) : null;
  return { date: local?.format('YYYY-MM-DD') ?? '', time: local?.format('HH:mm') ?? '' };
}

/** Converts date and time in Taipei to wire time; start of the day without a time, null without a date. */
export function taipeiTime(date: string, time: string): string | null {
  return date ? `${date}T${time || '00:00'}:00+08:00` : null;
}

/** Time with the year only if different: 今天 09:00, 11/28 09:00 or 2027/02/28 09:00. */
export function compactMoment(time: string, now: number): string {
  const [local, today] = [dayjs(time).utcOffset(taipeiOffset), dayjs(now).utcOffset(taipeiOffset)];
  if (local.isSame(today, 'day')) return `${momentWords.today} ${local.format('HH:mm')}`;
  return local.format(local.isSame(today, 'year') ? 'MM/DD HH:mm' : 'YYYY/MM/DD HH:mm');
}

/** True for a time on the same day in Taipei. */
export function isToday(time: string, now: number): boolean {
  return wireDay(time) === wireDay(now);
}

/** Minutes ago within an hour, else the time as `compactMoment`. */
export function agoText(time: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(time)) / 60_000);
  return minutes < 60 ? momentWords.ago(minutes) : compactMoment(time, now);
}

/** Day with the year only if different. */
export function nearDay(time: string, now: number): string {
  return compactMoment(time, now).replace(/ \d\d:\d\d$/, '');
}

const weekdayOf = (time: string) => momentWords.weekdays.charAt(dayjs(time).utcOffset(taipeiOffset).day());

/** Past time for lists: 今天 16:20, 昨天 14:20, 11/20（五） or 2025/11/20. */
export function pastMoment(time: string, now: number): string {
  const [local, today] = [dayjs(time).utcOffset(taipeiOffset), dayjs(now).utcOffset(taipeiOffset)];
  const clock = local.format('HH:mm');
  if (local.isSame(today, 'day')) return `${momentWords.today} ${clock}`;
  if (local.isSame(today.subtract(1, 'day'), 'day')) return `${momentWords.yesterday} ${clock}`;
  if (!local.isSame(today, 'year')) return local.format('YYYY/MM/DD');
  return momentWords.dayWithWeekday(local.format('MM/DD'), weekdayOf(time));
}

/** Time with its weekday: 11/28（六）09:00. */
export function weekdayMoment(time: string, now: number): string {
  const [day = '', clock = ''] = compactMoment(time, now).split(' ');
  return momentWords.withWeekday(day, weekdayOf(time), clock);
}

/** Duration until a time, in its two largest units. */
export function remainingTimeText(time: string, now: number): string {
  const minutes = Math.floor((Date.parse(time) - now) / 60_000);
  return momentWords.until(Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60);
}
