import { and, eq } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { accounts } from '../../base/db/schema';

/** Account that may sign in; undefined for null, and for an inactive one. */
export async function activeAccount(db: Db, id: number | null) {
  if (id === null) return undefined;
  const [row] = await db
    .select({ id: accounts.id, name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.isActive, true)));
  return row;
}
