import { sql } from 'drizzle-orm';
import { type Db, namedFor } from '../db/client';
import { Refusal } from '../contract/errors';
import { administratorClaims } from './claims';
import { stampQuery } from './identity-stamp';

// Any number, as long as every process takes the same.
const lockKey = 74_205_001;

/** True for an operation that changes who may do what. */
export function changesIdentity(claim: string): boolean {
  return /^Permissions\.(?:Roles|Users)\./.test(claim);
}

/**
 * Begins a transaction in which who may do what stands still: every write shares the lock, and a change of roles or
 * accounts takes it alone. From the start, as two that shared it first would wait for each other for ever. Its answer
 * is the stamp of `stampQuery`, as it is under the lock.
 */
export function beginFor(claim: string, requestId: string): string {
  return `begin; ${namedFor(requestId)}select pg_advisory_xact_lock${changesIdentity(claim) ? '' : '_shared'}(${lockKey}); ${stampQuery}`;
}

/** Refuses a change after which no account could give permissions any more. */
export async function assertAdministrator(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ count: string }>(sql`
    select count(*)::text as count from accounts a join roles r on r.id = a.role_id
    where a.is_active and a.invited_until is null and r.deleted_on is null and r.claims @> ${sql.param([...administratorClaims])}::text[]`);
  if (rows[0]?.count === '0') throw new Refusal('lastAdministrator');
}
