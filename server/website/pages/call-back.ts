import { enquiryText } from '../../../src/drawing/enquiry-text';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Taipei has no daylight saving time. */
const zone = 8 * hour;

/** Next of the chosen call times; undefined without any. */
export function nextCall(chosen: readonly string[], after: Date): { from: Date; to: Date } | undefined {
  const wanted = enquiryText.times.filter(({ value }) => chosen.includes(value));
  const today = Math.floor((after.getTime() + zone) / day) * day - zone;
  const found = Array.from({ length: 8 }, (_, days) => today + days * day)
    .flatMap((start) => {
      const weekday = new Date(start + zone).getUTCDay();
      const isWeekend = weekday === 0 || weekday === 6;
      return wanted
        .filter((slot) => slot.isWeekend === isWeekend)
        .map(({ from, to }) => ({ from: new Date(start + from * hour), to: new Date(start + to * hour) }));
    })
    .filter(({ from }) => from > after)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime());
  return found[0];
}

/** Year, month, day and weekday in Taipei. */
function partsOf(at: Date) {
  const local = new Date(at.getTime() + zone);
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    weekday: enquiryText.weekdays[local.getUTCDay()] ?? '',
    time: local.toISOString().slice(11, 16),
  };
}

export function callText({ from, to }: { from: Date; to: Date }): string {
  const { month, day: date, weekday, time } = partsOf(from);
  return enquiryText.callAt(month, date, weekday, time, partsOf(to).time);
}

export function dayText(at: Date): string {
  const { year, month, day: date } = partsOf(at);
  return enquiryText.day(year, month, date);
}

/** `1123-0482`: month and day with the enquiry's id, which staff use to find it. */
export function numberOf({ id, sentOn }: { id: number; sentOn: number }): string {
  const { month, day: date } = partsOf(new Date(sentOn));
  return `${String(month).padStart(2, '0')}${String(date).padStart(2, '0')}-${String(id).padStart(4, '0')}`;
}
