import { asc, count, eq } from 'drizzle-orm';
import type { Db } from '../db/client';
import { accounts, roles } from '../db/schema';
import type { Tx } from '../db/transaction';
import { Refusal } from '../errors';
import type { Bodies } from '../generated/operations';
import type { components } from '../generated/types';
import { serverText } from '../text';
import { claimsOnWire, holdsAll, isClaim, selectedClaims } from './claims';
import { assertFresh, isTaken, nameOf, notFound, recordOf, stamp } from './records';
import type { CurrentAccount } from './sessions';

type Saved = { id: number; rowVersion: number };

/** All roles with how many accounts each has. */
export async function listRoles(db: Db): Promise<components['schemas']['RoleCard'][]> {
  const rows = await db
    .select({ id: roles.id, name: roles.name, description: roles.description, lastModifiedOn: roles.lastModifiedOn, accountCount: count(accounts.id) })
    .from(roles)
    .leftJoin(accounts, eq(accounts.roleId, roles.id))
    .groupBy(roles.id)
    .orderBy(asc(roles.id));
  return rows.map((row) => ({ ...row, lastModifiedOn: row.lastModifiedOn.toISOString() }));
}

/** One role with its claims, and who holds it where the caller may see accounts; 404 when there is none. */
export async function getRole(db: Db, id: number, caller: CurrentAccount): Promise<components['schemas']['Role']> {
  const row = await findRole(db, id);
  const holders = caller.claims.has('Permissions.Users.View')
    ? await db.select({ id: accounts.id, name: accounts.name, department: accounts.department, status: accounts.isActive }).from(accounts).where(eq(accounts.roleId, id)).orderBy(asc(accounts.id)).limit(100)
    : [];
  return { id: row.id, name: row.name, description: row.description, roleClaims: claimsOnWire(row.claims), accounts: holders, ...recordOf(row) };
}

/** Adds a role; refuses to give what the caller has not. */
export async function createRole(tx: Tx, { name, description = '', roleClaims }: Bodies['createRole'], caller: CurrentAccount): Promise<Saved> {
  const claims = selectedClaims(roleClaims);
  if (!holdsAll(caller.claims, claims)) throw new Refusal(serverText.grantTooMuch);
  const [row] = await tx.insert(roles).values({ name: nameOf(name), description, claims, ...stamp(caller.name) }).returning({ id: roles.id, rowVersion: roles.rowVersion }).catch(refuseTakenName);
  if (!row) throw notFound();
  return row;
}

/** Saves a role; what is new in it must be the caller's own, and claims that this version does not know stay. */
export async function updateRole(tx: Tx, { id, rowVersion, name, description, roleClaims }: Bodies['updateRole'], caller: CurrentAccount): Promise<Saved> {
  const selected = selectedClaims(roleClaims);
  const row = await findRole(tx, id, true);
  assertFresh(row, rowVersion);
  const claims = [...selected, ...row.claims.filter((claim) => !isClaim(claim))];
  const changed = [...claims.filter((claim) => !row.claims.includes(claim)), ...row.claims.filter((claim) => !claims.includes(claim))];
  if (!holdsAll(caller.claims, changed)) throw new Refusal(serverText.grantTooMuch);
  await tx
    .update(roles)
    .set({ name: nameOf(name), claims, ...(description === undefined ? {} : { description }), ...stamp(caller.name), rowVersion: rowVersion + 1 })
    .where(eq(roles.id, id))
    .catch(refuseTakenName);
  return { id, rowVersion: rowVersion + 1 };
}

/** Deletes a role that nobody holds. */
export async function deleteRole(tx: Tx, id: number): Promise<void> {
  await findRole(tx, id, true);
  const [holder] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.roleId, id)).limit(1);
  if (holder) throw new Refusal(serverText.roleInUse);
  await tx.delete(roles).where(eq(roles.id, id));
}

async function findRole(db: Db, id: number, isLocked = false): Promise<typeof roles.$inferSelect> {
  const query = db.select().from(roles).where(eq(roles.id, id));
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}

function refuseTakenName(error: unknown): never {
  if (isTaken(error, 'roles_name')) throw new Refusal(serverText.roleNameTaken);
  throw error;
}
