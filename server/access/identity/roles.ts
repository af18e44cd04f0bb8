import { and, asc, count, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { accounts, approvalRules, roles } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { Refusal, notFound } from '../../base/contract/errors';
import type { Bodies } from '../../base/contract/bodies';
import type { components } from '../../../openapi/generated/types';
import { claimsOnWire, holdsAll, isClaim, selectedClaims } from './claims';
import { recordTable, type Saved } from '../../records/table';
import { findVersion } from '../../records/versions';
import { restoring } from '../../base/audit/audit';
import { isTaken, nameOf, recordOf } from '../../records/records';
import type { Caller } from '../../records/kind';
import { type BodyCheck, validVersion } from '../../records/version-fit';

const records = recordTable(roles, {
  kind: 'role',
  versions: 'role',
  titleOf: ({ name }) => name,
  search: [roles.name, roles.description],
});

export { records as roleRecords };

/** All roles with their numbers of accounts. */
export async function listRoles(db: Db): Promise<components['schemas']['RoleCard'][]> {
  const rows = await db
    .select({ row: roles, accountCount: count(accounts.id) })
    .from(roles)
    .leftJoin(accounts, eq(accounts.roleId, roles.id))
    .where(records.live)
    .groupBy(roles.id)
    .orderBy(asc(roles.id));
  return rows.map(({ row, accountCount }) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    accountCount,
    ...recordOf(row),
  }));
}

/** One role with its claims, and its accounts if the caller may see them. */
export async function getRole(db: Db, id: number, caller: Caller): Promise<components['schemas']['Role']> {
  const row = await records.find(db, id);
  const holders = caller.claims.has('Permissions.Users.View')
    ? await db
        .select({
          id: accounts.id,
          name: accounts.name,
          department: accounts.department,
          status: accounts.isActive,
        })
        .from(accounts)
        .where(eq(accounts.roleId, id))
        .orderBy(asc(accounts.id))
        .limit(100)
    : [];
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    needsSecondFactor: row.needsSecondFactor,
    roleClaims: claimsOnWire(row.claims),
    accounts: holders,
    ...recordOf(row),
  };
}

/** Refuses claims that the caller lacks. */
export async function createRole(
  tx: Tx,
  { name, description = '', needsSecondFactor = false, roleClaims }: Bodies['createRole'],
  caller: Caller,
): Promise<Saved> {
  const claims = selectedClaims(roleClaims);
  if (!holdsAll(caller.claims, claims)) throw new Refusal('grantTooMuch');
  await assertNameFree(tx, nameOf(name));
  return records
    .add(tx, { name: nameOf(name), description, needsSecondFactor, claims }, caller.name)
    .catch(refuseTakenName);
}

/** Saves a role. The caller needs all its claims, before and after the save. Claims unknown to this release stay. */
export async function updateRole(
  tx: Tx,
  { id, rowVersion, name, description, needsSecondFactor, roleClaims }: Bodies['updateRole'],
  caller: Caller,
): Promise<Saved> {
  const selected = selectedClaims(roleClaims);
  const row = await records.lock(tx, { id, rowVersion });
  const claims = [...selected, ...row.claims.filter((claim) => !isClaim(claim))];
  assertNotAbove(row, caller);
  if (!holdsAll(caller.claims, claims)) throw new Refusal('grantTooMuch');
  await assertNameFree(tx, nameOf(name));
  return records
    .change(
      tx,
      id,
      {
        name: nameOf(name),
        claims,
        ...(description === undefined ? {} : { description }),
        ...(needsSecondFactor === undefined ? {} : { needsSecondFactor }),
      },
      caller.name,
    )
    .catch(refuseTakenName);
}

/** Restores a version as a save of name and claims, with the same rules for the caller's claims. */
export async function restoreRoleVersion(
  tx: Tx,
  { id, rowVersion, versionId }: Bodies['restoreRoleVersion'],
  caller: Caller,
  checkBody: BodyCheck,
): Promise<Saved> {
  const { data, at, recordId } = await findVersion(tx, 'role', versionId);
  if (recordId !== id) throw notFound();
  restoring(tx, at);
  const row = await records.find(tx, id);
  // Versions of this kind are rows of roles.
  const { claims } = data as Pick<typeof roles.$inferSelect, 'claims'>;
  const roleClaims = claimsOnWire(claims);
  const { name, description } = (await validVersion(
    tx,
    checkBody,
    'role',
    { ...row, roleClaims },
    data,
  )) as Pick<typeof roles.$inferSelect, 'name' | 'description'>;
  return updateRole(tx, { id, rowVersion, name, description, roleClaims }, caller);
}

/** Moves a role without accounts to the trash; refused while an approval rule uses it. */
export async function deleteRole(tx: Tx, id: number, caller: Caller): Promise<void> {
  assertNotAbove(await records.find(tx, id), caller);
  const [holder] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.roleId, id))
    .limit(1);
  if (holder) throw new Refusal('roleInUse');
  const [rule] = await tx
    .select({ part: approvalRules.part })
    .from(approvalRules)
    .where(eq(approvalRules.roleId, id))
    .limit(1);
  if (rule) throw new Refusal('roleApproves');
  await records.remove(tx, id, caller.name);
}

export async function restoreRole(tx: Tx, id: number, caller: Caller): Promise<Saved> {
  assertNotAbove(await inTrash(tx, id), caller);
  return records.restore(tx, id);
}

export async function purgeRole(tx: Tx, id: number, caller: Caller): Promise<void> {
  assertNotAbove(await inTrash(tx, id), caller);
  await records.purge(tx, id);
}

async function inTrash(tx: Tx, id: number): Promise<{ claims: string[] }> {
  const [row] = await tx
    .select({ claims: roles.claims })
    .from(roles)
    .where(and(eq(roles.id, id), isNotNull(roles.deletedOn)));
  if (!row) throw notFound();
  return row;
}

/** Callers cannot change a role with more claims, not even its name or its requirement of a second factor. */
function assertNotAbove({ claims }: { claims: readonly string[] }, caller: Caller): void {
  if (!holdsAll(caller.claims, claims)) throw new Refusal('roleAbove');
}

/** A role in the trash reserves its name, so that it can be restored at any time. */
async function assertNameFree(tx: Tx, name: string): Promise<void> {
  const [other] = await tx
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.name, name), isNotNull(roles.deletedOn)));
  if (other) throw new Refusal('roleNameInTrash');
}

function refuseTakenName(error: unknown): never {
  if (isTaken(error, 'roles_name')) throw new Refusal('roleNameTaken');
  throw error;
}
