import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { idempotencyKeys } from '../db/schema';
import type { Tx } from '../db/transaction';
import { ServiceError } from '../errors';
import { serverText } from '../text';

export interface CreatingCall {
  accountId: number;
  operation: string;
  key: string;
  body: unknown;
}

/** What a creating call answers: the record that it made, or of a theme's block the theme. */
export type Created = { id: number } | { themeId: number };

/**
 * Runs a creating call once for each key and gives every repeat the first answer, parallel ones too: the row of the key
 * is the lock. Throws 409 with the record's id for a repeat with another body, so that nothing typed counts as saved.
 */
export async function once<T extends Created>(
  tx: Tx,
  { accountId, operation, key, body }: CreatingCall,
  create: () => Promise<T>,
): Promise<T> {
  const bodyHash = hashOf(body);
  const own = and(
    eq(idempotencyKeys.accountId, accountId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  );
  const [first] = await tx
    .insert(idempotencyKeys)
    .values({ accountId, operation, key, bodyHash, answer: {} })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (!first) {
    const [made] = await tx
      .select({ answer: idempotencyKeys.answer, bodyHash: idempotencyKeys.bodyHash })
      .from(idempotencyKeys)
      .where(own);
    // Written by this very function, for the same operation.
    const answer = made?.answer as T;
    if (made?.bodyHash && made.bodyHash !== bodyHash) {
      throw new ServiceError(409, serverText.madeBefore, {
        data: { id: 'id' in answer ? answer.id : answer.themeId },
      });
    }
    return answer;
  }
  const answer = await create();
  await tx.update(idempotencyKeys).set({ answer }).where(own);
  return answer;
}

/** SHA-256 of a validated body. */
function hashOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(body)))
    .digest('hex');
}

/** A file counts by its bytes, and the order of keys not at all. */
function canonical(value: unknown): unknown {
  if (value instanceof Uint8Array) return createHash('sha256').update(value).digest('hex');
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, canonical(inner)]);
}
