import { channel } from 'node:diagnostics_channel';
import type { Db } from '../db/client';
import { ServiceError } from '../contract/errors';
import { auditFailedSignIn, type Origin } from './audit';
import { networkOf } from '../logging/client-network';

/** Channel with the reason of each refused sign-in, for the metrics (server/access/plugins/metrics.ts). */
export const refusedEntries = 'back-office:entry-refused';
const refusals = channel(refusedEntries);

/** Reason of a refused sign-in, and the account where known. */
interface RefusedEntry {
  reason: string;
  account?: { id: number; account: string } | undefined;
}

/** Counts a refusal for the metrics only, for harmless ones such as an expired session. */
export function countRefusal(reason: string): void {
  refusals.publish(reason);
}

/** Counts a refusal and writes it to the audit trail, within the limits of `auditFailedSignIn`. */
export async function recordRefusal(
  db: Db,
  origin: Origin,
  { reason, account }: RefusedEntry,
): Promise<void> {
  countRefusal(reason);
  await auditFailedSignIn(db, origin, networkOf(origin.address), account, reason);
}

/**
 * Runs a sign-in or proof of identity and records refusals; rethrows. `describe`: null for errors that are no
 * refusals.
 */
export async function refusalsRecorded<T>(
  db: Db,
  origin: Origin,
  enter: () => Promise<T>,
  describe: (error: ServiceError) => Promise<RefusedEntry | null> | RefusedEntry | null,
): Promise<T> {
  try {
    return await enter();
  } catch (error) {
    if (error instanceof ServiceError) {
      const refused = await describe(error);
      if (refused) {
        await recordRefusal(db, origin, error.status === 429 ? { ...refused, reason: 'tooMany' } : refused);
      }
    }
    throw error;
  }
}
