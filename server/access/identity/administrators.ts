import { sql } from 'drizzle-orm';
import { type Db, namedFor } from '../../base/db/client';
import { Refusal } from '../../base/contract/errors';
import { administratorClaims } from './claims';
import { stampQuery } from './identity-stamp';

// Arbitrary; the same in every process.
const lockKey = 74_205_001;

/** True for an operation that changes permissions. */
export function changesIdentity(claim: string): boolean {
  return /^Permissions\.(?:Roles|Users)\./.test(claim);
}

/**
 * SQL that begins with permissions locked: shared for writes, exclusive for identity changes, as two shared
 * locks could not both upgrade.
 */
export function beginStatementFor(claim: string, requestId: string): string {
  return `begin; ${namedFor(requestId)}select pg_advisory_xact_lock${changesIdentity(claim) ? '' : '_shared'}(${lockKey}); ${stampQuery}`;
}

/** Refuses a change that would leave no account able to grant permissions. */
export async function assertAdministrator(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ count: string }>(sql`
    select count(*)::text as count from accounts a join roles r on r.id = a.role_id
    where a.is_active and a.invited_until is null and r.deleted_on is null and r.claims @> ${sql.param([...administratorClaims])}::text[]`);
  if (rows[0]?.count === '0') throw new Refusal('lastAdministrator');
}
