import {
  agoText,
  compactMoment,
  dateText,
  dateTimeText,
  momentText,
  nearDay,
  pastMoment,
  shortMomentText,
  weekdayMoment,
} from './date-time';

const shapes = {
  second: dateTimeText,
  minute: (at: string) => dateTimeText(at).slice(0, 16),
  /** Month to minute. */
  shortMinute: (at: string) => dateTimeText(at).slice(5, 16),
  day: dateText,
  moment: momentText,
  near: (at: string, now = Date.now()) => compactMoment(at, now),
  /** Minutes ago within an hour, else the time. */
  ago: (at: string, now = Date.now()) => agoText(at, now),
  nearDay: (at: string, now = Date.now()) => nearDay(at, now),
  past: (at: string, now = Date.now()) => pastMoment(at, now),
  weekday: (at: string, now = Date.now()) => weekdayMoment(at, now),
  short: shortMomentText,
} as const;

interface TimeProps {
  at: string | null | undefined;
  /** Shape of the text; `moment`, `near`, `past` and `weekday` depend on today. */
  to?: keyof typeof shapes;
  now?: number | undefined;
}

/** Wire time as `<time>`, whole as its title; renders nothing without a time. */
export function Time({ at, to = 'second', now }: TimeProps) {
  return at ? (
    <time dateTime={at} title={to === 'second' ? undefined : dateTimeText(at)}>
      {shapes[to](at, now)}
    </time>
  ) : null;
}

/** Sentence with a wire time, rendered as a `<time>`. */
export function TimeIn({ say, at, to = 'second', now }: TimeProps & { say: (time: string) => string }) {
  const time = at ? shapes[to](at, now) : '';
  const sentence = say(time);
  const start = time ? sentence.indexOf(time) : -1;
  if (start < 0) return sentence;
  return (
    <>
      {sentence.slice(0, start)}
      <time dateTime={at ?? undefined}>{time}</time>
      {sentence.slice(start + time.length)}
    </>
  );
}
