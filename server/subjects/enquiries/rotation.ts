import { asc, eq, max, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { notInArray } from '../../base/db/in-array';
import { accounts, contactRotation } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { contactText } from './text';
import { fieldError } from '../../base/contract/errors';
import { assigneesAmong } from './assignees';

/** Members in the order of rotation. */
export async function rotationMembers(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: accounts.id, name: accounts.name })
    .from(contactRotation)
    .innerJoin(accounts, eq(accounts.id, contactRotation.accountId))
    .orderBy(asc(contactRotation.place));
}

/** Stores the members; remaining ones keep their turns. Throws 400 for an account that may not handle enquiries. */
export async function storeRotation(tx: Tx, accountIds: readonly number[]): Promise<void> {
  const known = new Set((await rotationMembers(tx)).map(({ id }) => id));
  const memberIds = [...new Set(accountIds)];
  // A member without the permission is skipped, and does not prevent saving.
  const added = memberIds.filter((id) => !known.has(id));
  if ((await assigneesAmong(tx, added)).length < added.length) {
    throw fieldError('rotation', contactText.noAssignee);
  }
  await tx
    .delete(contactRotation)
    .where(memberIds.length > 0 ? notInArray(contactRotation.accountId, memberIds) : undefined);
  // A new member starts after the others; otherwise it would receive all enquiries first.
  const [last] = await tx.select({ turn: max(contactRotation.turn) }).from(contactRotation);
  if (memberIds.length === 0) return;
  await tx
    .insert(contactRotation)
    .values(memberIds.map((accountId, place) => ({ accountId, place, turn: last?.turn ?? 0 })))
    .onConflictDoUpdate({ target: contactRotation.accountId, set: { place: sql`excluded.place` } });
}

/** Next account in rotation that may handle enquiries; increments its turn. Undefined without members. */
export async function nextInRotation(
  tx: Tx,
): Promise<{ id: number; name: string; email: string } | undefined> {
  // Row locks would keep the order from before the wait, and parallel enquiries would go to one account.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('contact-rotation'))`);
  const rows = await tx
    .select({ id: contactRotation.accountId })
    .from(contactRotation)
    .orderBy(asc(contactRotation.turn), asc(contactRotation.place));
  const able = await assigneesAmong(
    tx,
    rows.map(({ id }) => id),
  );
  const next = rows.flatMap(({ id }) => able.find((account) => account.id === id) ?? [])[0];
  if (!next) return undefined;
  await tx
    .update(contactRotation)
    .set({ turn: sql`(select max(turn) + 1 from ${contactRotation})` })
    .where(eq(contactRotation.accountId, next.id));
  return next;
}
