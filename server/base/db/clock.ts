import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Db } from './client';
import { clockChecks } from './schema';

/** Current time of the database, shared by all processes; for ages that SQL cannot compare. */
export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
  );
  const [now] = rows;
  if (!now) throw new Error('no time');
  return new Date(now.ms);
}

/**
 * True for a time stored before the clock was turned back. A minute of tolerance, as `now()` is the
 * transaction's start.
 */
export const isInFuture = (moment: SQLWrapper): SQL<boolean> => sql`${moment} > now() + interval '1 minute'`;

/** True for a time within the last seconds; not for one in the future. */
export const isWithinLast = (seconds: number, moment: SQLWrapper): SQL<boolean> =>
  sql`(${moment} > now() - make_interval(secs => ${seconds}) and not ${isInFuture(moment)})`;

/** Stored times older than this show that the clock was set forward, or that no process ran. */
const maxGapSeconds = 86_400;
/** Shorter than the period of a daily job, which is held only once. */
const pauseSeconds = 20 * 3600;

const { checkedOn, skippedOn } = clockChecks;
const isSkipping = sql<boolean>`${checkedOn} < now() - make_interval(secs => ${maxGapSeconds})`;

/**
 * False for 20 hours after the clock jumped ahead by more than a day, or the server was stopped: removals by
 * age wait.
 */
export async function isClockSteady(db: Db): Promise<boolean> {
  const isPaused = sql`${isSkipping} or coalesce(${isWithinLast(pauseSeconds, skippedOn)}, false)`;
  return (await db.$count(clockChecks, isPaused)) === 0;
}

/** Compares the clock with the last check, and stores its time. */
export async function compareClock(db: Db): Promise<'none' | 'skipped' | 'turnedBack'> {
  const [before] = await db
    .select({ isTurnedBack: isInFuture(checkedOn), isSkipping })
    .from(clockChecks)
    .for('update');
  const change = before?.isTurnedBack ? 'turnedBack' : before?.isSkipping ? 'skipped' : 'none';
  const check = {
    checkedOn: sql`now()`,
    ...(change === 'skipped' ? { skippedOn: sql`now()` } : {}),
  };
  await db.insert(clockChecks).values(check).onConflictDoUpdate({ target: clockChecks.id, set: check });
  return change;
}
