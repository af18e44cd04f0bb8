import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/base/db/client';

/** Number of the database's connections that wait for a lock. Reads outside of transactions, which repeat a first answer. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}
