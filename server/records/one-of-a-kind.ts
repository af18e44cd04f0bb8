import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { singletons } from '../db/schema';
import type { Tx } from '../db/transaction';
import { actorIdOf } from '../audit/audit';
import { notFound } from '../contract/errors';
import { stamp } from './records';
import type { Saved } from './table';

type Key =
  | 'indexPopup'
  | 'contactEmail'
  | 'contactRotation'
  | 'company'
  | 'privacy'
  | 'privacyTerms'
  | 'adRules'
  | 'approvalRules';

/** Adds a singleton record unless it exists. */
export async function addOneOfAKind(db: Db, key: Key, value: object = {}): Promise<void> {
  await db.insert(singletons).values({ key, value }).onConflictDoNothing();
}

/** A singleton record, added unless it exists. */
export async function findOneOfAKind(db: Db, key: Key, isLocked = false) {
  await addOneOfAKind(db, key);
  const query = db.select().from(singletons).where(eq(singletons.key, key));
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
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
