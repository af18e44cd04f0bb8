import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { loginAttempts } from '../db/schema';
import { ServiceError } from '../errors';
import { serverText } from '../text';

const windowSeconds = 60;
const perAccount = 10;
const perAddress = 60;

/**
 * Counts a sign-in before it is tried, in the database, so that a thousand at once get no more tries than the
 * limit. A delay, not a lock-out: after a minute it starts again. Throws 429.
 */
export async function countAttempt(db: Db, account: string, address: string): Promise<void> {
  await countAgainst(db, `account:${account.toLowerCase()}`, { limit: perAccount, windowSeconds });
  await countAgainst(db, `address:${address}`, { limit: perAddress, windowSeconds });
}

/** A sign-in that succeeded was no guess. */
export async function forgetAttempts(db: Db, account: string, address: string): Promise<void> {
  await db.delete(loginAttempts).where(inArray(loginAttempts.key, [`account:${account.toLowerCase()}`]));
  await db.update(loginAttempts).set({ count: sql`greatest(${loginAttempts.count} - 1, 0)` }).where(eq(loginAttempts.key, `address:${address}`));
}

/** Counts one use of a key; throws 429 above `limit` uses within the window. Shared by all server processes. */
export async function countAgainst(db: Db, key: string, { limit, windowSeconds: seconds }: { limit: number; windowSeconds: number }): Promise<void> {
  const isOver = sql`${loginAttempts.since} < now() - make_interval(secs => ${seconds})`;
  const [row] = await db
    .insert(loginAttempts)
    .values({ key, count: 1, since: sql`now()` })
    .onConflictDoUpdate({
      target: loginAttempts.key,
      set: { count: sql`case when ${isOver} then 1 else ${loginAttempts.count} + 1 end`, since: sql`case when ${isOver} then now() else ${loginAttempts.since} end` },
    })
    .returning({ count: loginAttempts.count, wait: sql<number>`ceil(${seconds} - extract(epoch from now() - ${loginAttempts.since}))::int` });
  if (row && row.count > limit) {
    const wait = Math.max(1, row.wait);
    throw new ServiceError(429, serverText.tooMany(wait), { retryAfter: wait });
  }
}
