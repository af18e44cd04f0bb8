import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Claim } from '../../openapi/generated/claims';
import type { Db } from '../db/client';
import { accounts, roles } from '../db/schema';

const { id, name, department, email, roleId } = accounts;

const isActive = and(eq(accounts.isActive, true), isNull(accounts.invitedUntil), isNull(roles.deletedOn));

/** Claims that an account has now, for work that began earlier; none for an inactive one. */
export async function claimsOfAccount(db: Db, accountId: number | null): Promise<ReadonlySet<string>> {
  if (accountId === null) return new Set();
  const [found] = await db
    .select({ claims: roles.claims })
    .from(accounts)
    .innerJoin(roles, eq(roles.id, accounts.roleId))
    .where(and(eq(id, accountId), isActive));
  return new Set(found?.claims);
}

/** Active accounts whose role has a claim, by name, with an optional condition. */
export const claimHolders = (db: Db, claim: Claim, fits?: SQL) =>
  db
    .select({ id, name, department, email, roleId })
    .from(accounts)
    .innerJoin(roles, eq(roles.id, accounts.roleId))
    .where(and(isActive, sql`${claim} = any(${roles.claims})`, fits))
    .orderBy(asc(name), asc(id));
