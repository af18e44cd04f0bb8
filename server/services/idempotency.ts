import { and, eq } from 'drizzle-orm';
import { idempotencyKeys } from '../db/schema';
import type { Tx } from '../db/transaction';

export interface CreatingCall {
  accountId: number;
  operation: string;
  /** Without one every call creates. */
  key: string | undefined;
}

/**
 * Runs a creating call once for each key and gives every repeat the first answer, parallel ones too: the row
 * of the key is the lock.
 */
export async function once<T>(tx: Tx, { accountId, operation, key }: CreatingCall, create: () => Promise<T>): Promise<T> {
  if (key === undefined) return create();
  const own = and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.operation, operation), eq(idempotencyKeys.key, key));
  const [first] = await tx.insert(idempotencyKeys).values({ accountId, operation, key, answer: {} }).onConflictDoNothing().returning({ key: idempotencyKeys.key });
  if (!first) {
    const [row] = await tx.select({ answer: idempotencyKeys.answer }).from(idempotencyKeys).where(own);
    // Written by this very function, for the same operation.
    return row?.answer as T;
  }
  const answer = await create();
  await tx.update(idempotencyKeys).set({ answer }).where(own);
  return answer;
}
