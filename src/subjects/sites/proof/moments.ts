import { dateTimeText } from '../../../base/time/date-time';

/** Index of the newest entry before the end of a second; -1 before the first. */
export function entryAt(entries: readonly { at: string }[], at: number): number {
  const end = Math.floor(at / 1000) * 1000 + 1000;
  return entries.findLastIndex((entry) => Date.parse(entry.at) < end);
}

/** Parses a typed date and time in Taipei; undefined if invalid. */
export function momentOf(date: string, time: string): number | undefined {
  const [, hours = '', minutes = '', seconds = '00'] =
    /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(time.normalize('NFKC').trim()) ?? [];
  const moment = Date.parse(
    `${date.replaceAll('/', '-')}T${hours.padStart(2, '0')}:${minutes}:${seconds}+08:00`,
  );
  return Number.isNaN(moment) ? undefined : moment;
}

/** Date and time of a moment, in the format of the inputs. */
export function typedMoment(at: number): { date: string; time: string } {
  const [date = '', time = ''] = dateTimeText(new Date(at).toISOString()).split(' ');
  return { date, time };
}

/** Position of a moment on the timeline from the first entry to now, in percent. */
export function placeOnLine(at: number, first: number, now: number): number {
  return Math.round(((at - first) / Math.max(1, now - first)) * 1000) / 10;
}
