import { eq } from 'drizzle-orm';
import type { Db } from '../base/db/client';
import { singletons } from '../base/db/schema';
import type { Tx } from '../base/db/transaction';
import { actorIdOf } from '../base/audit/audit';
import { notFound } from '../base/contract/errors';
import { stamp } from './records';
import type { Saved } from './table';

type Key =
  'indexPopup' | 'contactEmail' | 'company' | 'privacy' | 'privacyTerms' | 'adRules' | 'approvalRules';

/**
 * Singleton record, added if missing. An existing one is only read, because searches run in transactions that
 * cannot write.
 */
export async function foundOrAdded<Row>(
  db: Db,
  { key, value = {} }: { key: Key; value?: object },
  read: () => PromiseLike<Row[]>,
): Promise<Row> {
  const [row] = await read();
  if (row) return row;
  await db.insert(singletons).values({ key, value }).onConflictDoNothing();
  const [added] = await read();
  if (!added) throw notFound();
  return added;
}

/** A singleton record, added if it is missing. */
export function findOneOfAKind(db: Db, key: Key, isLocked = false) {
  return foundOrAdded(db, { key }, () => {
    const query = db.select().from(singletons).where(eq(singletons.key, key));
    return isLocked ? query.for('update') : query;
  });
}

/** Saves a locked singleton and raises its version; the caller notes the audit entry. */
export async function saveOneOfAKind(
  tx: Tx,
  key: Key,
  { rowVersion, value }: { rowVersion: number; value?: object },
  by: string,
): Promise<Saved> {
  await tx
    .update(singletons)
    .set({ ...stamp(by, actorIdOf(tx)), ...(value ? { value } : {}), rowVersion: rowVersion + 1 })
    .where(eq(singletons.key, key));
  return { id: 1, rowVersion: rowVersion + 1 };
}
