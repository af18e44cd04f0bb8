import { eq } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { accounts } from '../../base/db/schema';

export type AccountRow = typeof accounts.$inferSelect;

/** Serializes sign-in, renewal, sign-out and changes of an account's permissions. */
export async function lockAccount(tx: Db, id: number): Promise<AccountRow | undefined> {
  const [row] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return row;
}
