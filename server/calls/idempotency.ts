import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { idempotencyKeys } from '../db/schema';
import type { Tx } from '../db/transaction';
import { ServiceError } from '../contract/errors';
import { serverText } from '../contract/text';

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

/** A save of one version of a record. */
interface Save extends Omit<CreatingCall, 'key'> {
  /** Looks whether the password of the body is the one that is stored, as no fast hash of one may be kept. */
  isStored?: ((tx: Tx) => Promise<boolean>) | undefined;
}

/** Fields of which no fast hash may be kept. */
const secrets: ReadonlySet<string> = new Set(['password', 'currentPassword', 'newPassword', 'passcode']);

/**
 * True for a save that no reader can tell from the record that it made: a stored picture is encoded anew, and a password
 * is never answered. All others are compared by whoever sent them (decisions 23).
 */
export function isToBeKnownAgain(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('rowVersion' in body)) return false;
  return holdsSecret(body) || holdsBytes(body);
}

/**
 * Runs such a save and gives its repeat, whose first answer was lost, that answer again. The body is its own key: it
 * names the record and the version that it was typed on, and no version comes twice.
 */
export async function onceForItsBody<T>(
  tx: Tx,
  { accountId, operation, body, isStored }: Save,
  save: () => Promise<T>,
): Promise<T> {
  const bodyHash = hashOf(body);
  const key = `body ${bodyHash}`;
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
  if (!first && (!holdsSecret(body) || (await isStored?.(tx)))) {
    const [made] = await tx.select({ answer: idempotencyKeys.answer }).from(idempotencyKeys).where(own);
    // Written by this very function, for the same operation.
    return made?.answer as T;
  }
  const answer = await save();
  await tx.update(idempotencyKeys).set({ answer }).where(own);
  return answer;
}

const holdsSecret = (body: unknown) =>
  typeof body === 'object' && body !== null && Object.keys(body).some((name) => secrets.has(name));

function holdsBytes(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return value instanceof Uint8Array || Object.values(value).some(holdsBytes);
}

/** SHA-256 of a validated body without its passwords. */
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
    .filter(([key]) => !secrets.has(key))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => [key, canonical(inner)]);
}
