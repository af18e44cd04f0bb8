import { dateText, dateTimeText } from './date-time';

const lengths = {
  second: dateTimeText,
  minute: (at: string) => dateTimeText(at).slice(0, 16),
  day: dateText,
} as const;

interface TimeProps {
  at: string | null | undefined;
  /** Displayed precision. */
  to?: keyof typeof lengths;
}

/** Wire time as `<time>`; nothing for none. */
export function Time({ at, to = 'second' }: TimeProps) {
  return at ? <time dateTime={at}>{lengths[to](at)}</time> : null;
}
