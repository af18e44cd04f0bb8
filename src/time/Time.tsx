import { dateTimeText } from './date-time';

/** Wire time as `<time>`; nothing for none. */
export function Time({ at }: { at: string | null | undefined }) {
  return at ? <time dateTime={at}>{dateTimeText(at)}</time> : null;
}
