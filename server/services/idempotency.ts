import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { idempotencyKeys } from '../db/schema';

/**
 * Runs a creating call once for each key and gives every repeat the first answer, parallel ones too: the row
 * of the key is the lock. Without a key it just runs, in a transaction.
 */
export async function once<T>(db: Db, { accountId, operation, key }: { accountId: number; operation: string; key: string | undefined }, run: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    if (key === undefined) return run(tx);
    const own = and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.operation, operation), eq(idempotencyKeys.key, key));
    const [first] = await tx.insert(idempotencyKeys).values({ accountId, operation, key, answer: {} }).onConflictDoNothing().returning({ key: idempotencyKeys.key });
    if (!first) {
      const [row] = await tx.select({ answer: idempotencyKeys.answer }).from(idempotencyKeys).where(own);
      // Written by this very function, for the same operation.
      return row?.answer as T;
    }
    const answer = await run(tx);
    await tx.update(idempotencyKeys).set({ answer }).where(own);
    return answer;
  });
}
