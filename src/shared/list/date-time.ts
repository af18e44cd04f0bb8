import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const ZONE = 'Asia/Taipei';

/** A time of the wire as YYYY/MM/DD HH:mm:ss in Taipei; empty for none. */
export function dateTimeText(time: string | null | undefined): string {
  return time ? dayjs(time).tz(ZONE).format('YYYY/MM/DD HH:mm:ss') : '';
}

/** A time of the wire as YYYY/MM/DD in Taipei; empty for none. */
export function dateText(time: string | null | undefined): string {
  return time ? dayjs(time).tz(ZONE).format('YYYY/MM/DD') : '';
}

/** YYYY/MM/DD as the contract writes a date, YYYY-MM-DD; undefined when empty. */
export function wireDate(date: string | undefined): string | undefined {
  return date ? date.replaceAll('/', '-') : undefined;
}

/** Today in Taipei as the contract writes a date. */
export function todayInTaipei(): string {
  return dayjs().tz(ZONE).format('YYYY-MM-DD');
}
