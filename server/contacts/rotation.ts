import { asc, eq, max, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { accounts, contactRotation } from '../db/schema';
import type { Tx } from '../db/transaction';
import type { Bodies } from '../contract/bodies';
import type { components } from '../../openapi/generated/types';
import { note } from '../audit/audit';
import { contactText } from './text';
import { fieldError } from '../contract/errors';
import { findOneOfAKind, saveOneOfAKind } from '../records/one-of-a-kind';
import { assertFresh, recordOf } from '../records/records';
import type { Saved } from '../records/table';
import { findAssignee } from './assignees';

const key = 'contactRotation';

/** Accounts that receive new enquiries in rotation. */
export async function getRotation(db: Db): Promise<components['schemas']['ContactRotation']> {
  const { rowVersion, updateRecord } = recordOf(await findOneOfAKind(db, key));
  return { accountIds: (await chosen(db)).map(({ id }) => id), rowVersion, updateRecord };
}

/**
 * Saves the rotation; remaining members keep their turns. Throws 409, and 400 for an account that may not handle
 * enquiries.
 */
export async function saveRotation(
  tx: Tx,
  { accountIds, rowVersion }: Bodies['updateContactRotation'],
  by: string,
): Promise<Saved> {
  assertFresh(await findOneOfAKind(tx, key, true), rowVersion);
  const before = await chosen(tx);
  const known = new Set(before.map(({ id }) => id));
  const memberIds = [...new Set(accountIds)];
  for (const id of memberIds) {
    // A member without the permission is skipped, and does not prevent saving.
    if (!known.has(id) && !(await findAssignee(tx, id))) {
      throw fieldError('accountIds', contactText.noAssignee);
    }
  }
  await tx
    .delete(contactRotation)
    .where(memberIds.length > 0 ? notInArray(contactRotation.accountId, memberIds) : undefined);
  // A new member starts after the others; otherwise it would receive all enquiries first.
  const [last] = await tx.select({ turn: max(contactRotation.turn) }).from(contactRotation);
  for (const [place, accountId] of memberIds.entries()) {
    await tx
      .insert(contactRotation)
      .values({ accountId, place, turn: last?.turn ?? 0 })
      .onConflictDoUpdate({ target: contactRotation.accountId, set: { place } });
  }
  note(tx, {
    kind: 'contactEmail',
    recordId: 1,
    action: 'update',
    before: { rotation: namesOf(before) },
    after: { rotation: namesOf(await chosen(tx)) },
  });
  return saveOneOfAKind(tx, key, { rowVersion }, by);
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
  for (const { id } of rows) {
    const account = await findAssignee(tx, id);
    if (account) {
      await tx
        .update(contactRotation)
        .set({ turn: sql`(select max(turn) + 1 from ${contactRotation})` })
        .where(eq(contactRotation.accountId, id));
      return { id, ...account };
    }
  }
  return undefined;
}

async function chosen(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: accounts.id, name: accounts.name })
    .from(contactRotation)
    .innerJoin(accounts, eq(accounts.id, contactRotation.accountId))
    .orderBy(asc(contactRotation.place));
}

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join('、');
