import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { accounts, roles } from '../db/schema';
import type { components } from '../generated/types';

type Assignee = components['schemas']['ContactAssignee'];

const columns = {
  id: accounts.id,
  name: accounts.name,
  department: accounts.department,
  email: accounts.email,
};
const mayHandle = and(
  eq(accounts.isActive, true),
  isNull(accounts.invitedUntil),
  isNull(roles.deletedOn),
  sql`'Permissions.Contacts.Edit' = any(${roles.claims})`,
);

/** The accounts that may handle enquiries, by name. */
export async function listAssignees(db: Db): Promise<Assignee[]> {
  const rows = await db
    .select(columns)
    .from(accounts)
    .innerJoin(roles, eq(roles.id, accounts.roleId))
    .where(mayHandle)
    .orderBy(asc(accounts.name), asc(accounts.id));
  return rows.map(({ email, ...row }) => ({ ...row, hasEmail: email !== '' }));
}

/** One of them; undefined for an account that may not handle enquiries. */
export async function findAssignee(db: Db, id: number): Promise<{ name: string; email: string } | undefined> {
  const [row] = await db
    .select(columns)
    .from(accounts)
    .innerJoin(roles, eq(roles.id, accounts.roleId))
    .where(and(mayHandle, eq(accounts.id, id)));
  return row;
}
