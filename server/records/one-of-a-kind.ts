import { eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { singletons } from '../db/schema';
import type { Tx } from '../db/transaction';
import { actorIdOf } from '../audit/audit';
import { stamp } from './records';
import type { Saved } from './table';

type Key = 'indexPopup' | 'contactEmail' | 'contactRotation';

/** Adds a singleton record unless it exists. */
export async function addOneOfAKind(db: Db, key: Key, value: object = {}): Promise<void> {
  await db.insert(singletons).values({ key, value }).onConflictDoNothing();
}

/** Saves a singleton that is locked at this version, and raises the version; the caller notes the audit entry. */
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
