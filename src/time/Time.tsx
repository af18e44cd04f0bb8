import { dateTimeText } from './date-time';

/** A time of the wire for people and for machines; nothing for none. */
export function Time({ at }: { at: string | null | undefined }) {
  return at ? <time dateTime={at}>{dateTimeText(at)}</time> : null;
}
