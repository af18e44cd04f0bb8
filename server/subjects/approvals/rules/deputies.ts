import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../base/db/client';
import { inArray } from '../../../base/db/in-array';
import { accounts, approvalDeputies } from '../../../base/db/schema';
import { claimHolders } from '../../../access/identity/claim-holders';
import { approves } from './rules';

/** True for deputies of today, in Taipei. */
const isNow = sql`(now() at time zone 'Asia/Taipei')::date between ${approvalDeputies.startsOn} and ${approvalDeputies.endsOn}`;

/** Approvers in whose place an account decides now; each still has its role and the claim. */
export const principalsOf = (db: Db, deputyId: number) =>
  claimHolders(
    db,
    approves,
    sql`exists (select from ${approvalDeputies}
      where ${approvalDeputies.accountId} = ${accounts.id} and ${approvalDeputies.deputyId} = ${deputyId} and ${isNow})`,
  );

/** Present deputies of approvers, who may approve themselves. */
export async function deputiesOf(
  db: Db,
  accountIds: readonly number[],
): Promise<{ accountId: number; deputyId: number }[]> {
  if (accountIds.length === 0) return [];
  const { accountId, deputyId } = approvalDeputies;
  const rows = await db
    .select({ accountId, deputyId })
    .from(approvalDeputies)
    .where(and(inArray(accountId, [...accountIds]), isNow));
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.deputyId);
  const able = new Set((await claimHolders(db, approves, inArray(accounts.id, ids))).map(({ id }) => id));
  return rows.filter((row) => able.has(row.deputyId));
}

/** The stored deputy of an account, also a former or a coming one; null for none. */
export async function storedDeputy(db: Db, accountId: number) {
  const [row] = await db.select().from(approvalDeputies).where(eq(approvalDeputies.accountId, accountId));
  return row ?? null;
}
