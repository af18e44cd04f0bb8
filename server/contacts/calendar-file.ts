import { createEvent } from 'ics';

interface Event {
  /** Identical for all versions of one event. */
  uid: string;
  title: string;
  from: Date;
  to: Date;
  description?: string;
  location?: string;
  /** Rises with each version; calendars replace an event by the higher one. */
  sequence?: number;
}

const utc = (at: Date): [number, number, number, number, number] => [
  at.getUTCFullYear(),
  at.getUTCMonth() + 1,
  at.getUTCDate(),
  at.getUTCHours(),
  at.getUTCMinutes(),
];

/** Without line breaks: `ics` escapes a line feed only, and programs also end a line at a carriage return. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ');

/** Event as a calendar file (iCalendar). */
export function calendarFile({ uid, title, from, to, description, location, sequence }: Event): string {
  const { error, value } = createEvent({
    uid,
    title: oneLine(title),
    start: utc(from),
    startInputType: 'utc',
    end: utc(to),
    endInputType: 'utc',
    productId: 'website-back-office',
    ...(description ? { description: oneLine(description) } : {}),
    ...(location ? { location: oneLine(location) } : {}),
    ...(sequence === undefined ? {} : { sequence }),
  });
  if (error || !value) throw error ?? new Error('no calendar file');
  return value;
}
