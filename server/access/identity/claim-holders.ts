import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Claim } from '../../../openapi/generated/claims';
import type { Db } from '../../base/db/client';
import { accounts, roles } from '../../base/db/schema';

const { id, name, department, email, roleId } = accounts;

/** Active accounts whose role has a claim, by name, with an optional condition. */
export const claimHolders = (db: Db, claim: Claim, fits?: SQL) =>
  db
    .select({ id, name, department, email, roleId })
    .from(accounts)
    .innerJoin(roles, eq(roles.id, accounts.roleId))
    .where(
      and(
        eq(accounts.isActive, true),
        isNull(accounts.invitedUntil),
        isNull(roles.deletedOn),
        sql`${claim} = any(${roles.claims})`,
        fits,
      ),
    )
    .orderBy(asc(name), asc(id));
