import { createEvent, createEvents, type EventAttributes, type ReturnObject } from 'ics';

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
export const calendarFile = (event: Event): string => written(createEvent(attributesOf(event)));

/** Events as a calendar that programs read again and again. */
export function calendarOf(name: string, events: readonly Event[]): string {
  const header = { calName: name, productId: 'website-back-office', method: 'PUBLISH' };
  return written(createEvents(events.map(attributesOf), header));
}

function attributesOf({ uid, title, from, to, description, location, sequence }: Event): EventAttributes {
  return {
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
  };
}

function written({ error, value }: ReturnObject): string {
  if (error || value === null) throw error ?? new Error('no calendar file');
  return value;
}
