import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { singletons } from '../db/schema';
import type { Tx } from '../db/transaction';
import { actorIdOf } from '../audit/audit';
import { stamp } from './records';
import type { Saved } from './table';

type Key = 'indexPopup' | 'contactEmail';

/** Adds a record of which there is one, unless it is there. */
export async function addOneOfAKind(db: Db, key: Key, value: object = {}): Promise<void> {
  await db.insert(singletons).values({ key, value }).onConflictDoNothing();
}

/** Saves such a record, which is locked at this version, and counts the version up; the caller tells the audit trail. */
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
