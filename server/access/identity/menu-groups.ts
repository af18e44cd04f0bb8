import { eq } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { menuGroups } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';

/** Groups of the menu that an account left open; null if it never folded one. */
export async function openGroupsOf(db: Db, accountId: number): Promise<string[] | null> {
  const [row] = await db
    .select({ open: menuGroups.open })
    .from(menuGroups)
    .where(eq(menuGroups.accountId, accountId));
  return row?.open ?? null;
}

/** Remembers the groups that an account left open. What somebody unfolds is no entry of the audit trail. */
export async function keepOpenGroups(tx: Tx, accountId: number, open: readonly string[]): Promise<void> {
  const set = { open: [...new Set(open)] };
  await tx
    .insert(menuGroups)
    .values({ accountId, ...set })
    .onConflictDoUpdate({ target: menuGroups.accountId, set });
}
