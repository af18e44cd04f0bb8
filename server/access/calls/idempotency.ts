import { and, eq } from 'drizzle-orm';
import { idempotencyKeys } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { canonicalHash } from '../../base/contract/canonical-hash';
import { ServiceError } from '../../base/contract/errors';
import { serverText } from '../../base/contract/text';

export interface CreatingCall {
  accountId: number;
  operation: string;
  key: string;
  body: unknown;
}

/** Answer of a creating call: the new record, or the theme that got a block. */
export type Created = { id: number } | { themeId: number };

/**
 * Runs a creating call once per key; repeats get its first answer. Throws 409 with the record's id for
 * another body.
 */
export function once<T extends Created>(
  tx: Tx,
  { body, ...call }: CreatingCall,
  create: () => Promise<T>,
): Promise<T> {
  const bodyHash = hashOf(body);
  return runOnce(tx, { ...call, bodyHash }, create, async (first) => {
    const { answer } = first;
    if (first.bodyHash && first.bodyHash !== bodyHash) {
      throw new ServiceError(409, serverText.madeBefore, {
        data: { id: 'id' in answer ? answer.id : answer.themeId },
      });
    }
    return true;
  });
}

/** A save of one version of a record. */
interface Save extends Omit<CreatingCall, 'key'> {
  /** Compares the body's password with the stored one, because no fast hash of a password may be stored. */
  isStored?: ((tx: Tx) => Promise<boolean>) | undefined;
}

/** Fields of which no fast hash may be stored. */
const secrets: ReadonlySet<string> = new Set(['password', 'currentPassword', 'newPassword', 'passcode']);

/**
 * True if clients cannot compare the result with the request: pictures are encoded again, passwords never
 * returned (decisions/023-several-processes).
 */
export function needsStoredAnswer(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('rowVersion' in body)) return false;
  return holdsSecret(body) || holdsBytes(body);
}

/** Runs such a save once and repeats its answer. The body is the key, as it contains record and version. */
export function oncePerBody<T>(
  tx: Tx,
  { body, isStored, ...call }: Save,
  save: () => Promise<T>,
): Promise<T> {
  const bodyHash = hashOf(body);
  const isRepeat = async () => !holdsSecret(body) || (await isStored?.(tx)) === true;
  return runOnce(tx, { ...call, key: `body ${bodyHash}`, bodyHash }, save, isRepeat);
}

interface KeyedCall extends Omit<CreatingCall, 'body'> {
  bodyHash: string;
}

interface FirstCall<T> {
  answer: T;
  /** Null for calls of older releases. */
  bodyHash: string | null;
}

/**
 * Concurrent calls wait for each other at the key's row. `isRepeat` decides whether a known key gets the first answer.
 */
async function runOnce<T>(
  tx: Tx,
  { accountId, operation, key, bodyHash }: KeyedCall,
  run: () => Promise<T>,
  isRepeat: (first: FirstCall<T>) => Promise<boolean>,
): Promise<T> {
  const own = and(
    eq(idempotencyKeys.accountId, accountId),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  );
  const [added] = await tx
    .insert(idempotencyKeys)
    .values({ accountId, operation, key, bodyHash, answer: {} })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (!added) {
    const [stored] = await tx
      .select({ answer: idempotencyKeys.answer, bodyHash: idempotencyKeys.bodyHash })
      .from(idempotencyKeys)
      .where(own);
    // Stored below, for the same operation.
    const first = stored as FirstCall<T> | undefined;
    if (first && (await isRepeat(first))) return first.answer;
  }
  const answer = await run();
  await tx.update(idempotencyKeys).set({ answer }).where(own);
  return answer;
}

const holdsSecret = (body: unknown) =>
  typeof body === 'object' && body !== null && Object.keys(body).some((name) => secrets.has(name));

function holdsBytes(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return value instanceof Uint8Array || Object.values(value).some(holdsBytes);
}

/** Hash of a validated body without passwords; in pairs, as earlier releases stored it. */
const hashOf = (body: unknown): string =>
  canonicalHash(body, { isKept: (name) => !secrets.has(name), asPairs: true });
