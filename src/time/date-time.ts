import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { momentWords } from './text';

dayjs.extend(utc);

// Taipei has had one offset since 1980, so the screens do without a table of zones.
const taipeiOffset = 8;

/** A time of the wire as YYYY/MM/DD HH:mm:ss in Taipei; empty for none. */
export function dateTimeText(time: string | null | undefined): string {
  return time ? dayjs(time).utcOffset(taipeiOffset).format('YYYY/MM/DD HH:mm:ss') : '';
}

/** A time of the wire as YYYY/MM/DD in Taipei; empty for none. */
export function dateText(time: string | null | undefined): string {
  return time ? dayjs(time).utcOffset(taipeiOffset).format('YYYY/MM/DD') : '';
}

/** A moment of the wire or of the clock in Taipei: HH:mm if it is today, else with its date. */
export function momentText(time: string | number, now: string | number = Date.now()): string {
  const local = dayjs(time).utcOffset(taipeiOffset);
  return local.format(local.isSame(dayjs(now).utcOffset(taipeiOffset), 'day') ? 'HH:mm' : 'YYYY/MM/DD HH:mm');
}

/** A moment of the wire near today in Taipei: MM/DD HH:mm. */
export function shortMomentText(time: string): string {
  return dayjs(time).utcOffset(taipeiOffset).format('MM/DD HH:mm');
}

/** YYYY/MM/DD as the contract writes a date, YYYY-MM-DD; undefined when empty. */
export function wireDate(date: string | undefined): string | undefined {
  return date ? date.replaceAll('/', '-') : undefined;
}

/** The day in Taipei of a moment of the wire or of the clock, as the contract writes a date. */
export function wireDay(time: string | number): string {
  return dayjs(time).utcOffset(taipeiOffset).format('YYYY-MM-DD');
}

/** Today in Taipei as the contract writes a date. */
export function todayInTaipei(): string {
  return dayjs().utcOffset(taipeiOffset).format('YYYY-MM-DD');
}

/** A time of the wire as its date and time in Taipei, YYYY-MM-DD and HH:mm; both empty for none. */
export function taipeiParts(time: string | null): { date: string; time: string } {
  const local = time ? dayjs(time).utcOffset(taipeiOffset) : null;
  return { date: local?.format('YYYY-MM-DD') ?? '', time: local?.format('HH:mm') ?? '' };
}

/** A date and time in Taipei as the wire writes them; without a time the day's start, null without a date. */
export function taipeiTime(date: string, time: string): string | null {
  return date ? `${date}T${time || '00:00'}:00+08:00` : null;
}

/** A moment for people, its year only where it is another: 今天 09:00, 11/28 09:00 or 2027/02/28 09:00. */
export function nearMoment(time: string, now: number): string {
  const [local, today] = [dayjs(time).utcOffset(taipeiOffset), dayjs(now).utcOffset(taipeiOffset)];
  if (local.isSame(today, 'day')) return `${momentWords.today} ${local.format('HH:mm')}`;
  return local.format(local.isSame(today, 'year') ? 'MM/DD HH:mm' : 'YYYY/MM/DD HH:mm');
}

/** The day of a moment for people, its year only where it is another. */
export function nearDay(time: string, now: number): string {
  return nearMoment(time, now).replace(/ \d\d:\d\d$/, '');
}

/** The same with its day of the week: 11/28（六）09:00. */
export function weekdayMoment(time: string, now: number): string {
  const weekday = momentWords.weekdays.charAt(dayjs(time).utcOffset(taipeiOffset).day());
  const [day = '', clock = ''] = nearMoment(time, now).split(' ');
  return momentWords.withWeekday(day, weekday, clock);
}

/** How long it is until a moment, in its two largest units. */
export function untilText(time: string, now: number): string {
  const minutes = Math.floor((Date.parse(time) - now) / 60_000);
  return momentWords.until(Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60);
}
