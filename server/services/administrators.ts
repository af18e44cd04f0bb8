import { sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { Refusal } from '../errors';
import { serverText } from '../text';
import { administratorClaims } from './claims';

// One change of roles or accounts at a time, or two removals at once could take away the last administrator.
const lockKey = 74_205_001;

/** Runs a change of who may do what in a transaction; refuses it when nobody could give permissions any more. */
export function changeIdentity<T>(db: Db, change: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    const result = await change(tx);
    const { rows } = await tx.execute<{ count: string }>(sql`
      select count(*)::text as count from accounts a join roles r on r.id = a.role_id
      where a.is_active and r.claims @> ${sql.param([...administratorClaims])}::text[]`);
    if (rows[0]?.count === '0') throw new Refusal(serverText.lastAdministrator);
    return result;
  });
}
