import { Time } from '../time/Time';
import { commentText as text } from './text';

const hour = 3_600_000;

/** How long ago within an hour, else the day with the time. */
export function CommentTime({ at, now = Date.now() }: { at: string; now?: number }) {
  const age = now - Date.parse(at);
  if (age >= hour) return <Time at={at} to="near" now={now} />;
  return <time dateTime={at}>{text.minutes(Math.floor(Math.max(age, 0) / 60_000))}</time>;
}
