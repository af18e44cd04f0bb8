import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { roles } from '../../base/db/schema';
import type { Claim } from '../../../openapi/generated/claims';
import { holdsAll, isClaim } from './claims';

/** Active accounts `a` with the claims of their roles `r`, unless a second factor is required. */
export const holders = sql.raw(`accounts a join roles r
  on r.id = a.role_id and r.deleted_on is null and a.is_active and (not r.needs_second_factor or a.totp_secret is not null
    or exists (select from passkeys p where p.account_id = a.id)
    or exists (select from company_links c where c.account_id = a.id and c.is_verified))`);

/** Claims that accounts have now, by account; an account without any may be missing. */
export async function presentClaimsOf(
  db: Db,
  accountIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<Claim>>> {
  const ids = [...new Set(accountIds)];
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; claims: string[] }>(
    sql`select a.id, to_json(r.claims) as claims from ${holders} where a.id = any(${sql.param(ids)}::int[])`,
  );
  return new Map(rows.map(({ id, claims }) => [id, new Set(claims.filter(isClaim))]));
}

/** Claims that an account has now; none without an account. */
export async function presentClaims(db: Db, accountId: number | null): Promise<ReadonlySet<Claim>> {
  if (accountId === null) return new Set();
  return (await presentClaimsOf(db, [accountId])).get(accountId) ?? new Set();
}

/** True while the creator of a key for another account still has the permission; checked when the key is used. */
export async function creatorStillMay(
  db: Db,
  makerId: number | null,
  claim: Claim,
  roleId: number | null,
): Promise<boolean> {
  const claims = await presentClaims(db, makerId);
  if (!claims.has(claim)) return false;
  if (roleId === null) return true;
  const [role] = await db
    .select({ claims: roles.claims })
    .from(roles)
    .where(and(eq(roles.id, roleId), isNull(roles.deletedOn)));
  return role !== undefined && holdsAll(claims, role.claims);
}
