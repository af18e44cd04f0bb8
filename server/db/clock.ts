import { sql } from 'drizzle-orm';
import type { Db } from './client';

/** The present time by the database's clock, which all server processes share: for an age that SQL cannot compare itself. */
export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
  );
  const [now] = rows;
  if (!now) throw new Error('no time');
  return new Date(now.ms);
}
