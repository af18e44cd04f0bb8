import { sql } from 'drizzle-orm';
import type { Db } from './client';

/** Current time of the database, shared by all processes; for ages that SQL cannot compare. */
export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
  );
  const [now] = rows;
  if (!now) throw new Error('no time');
  return new Date(now.ms);
}
