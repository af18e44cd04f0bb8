import { channel } from 'node:diagnostics_channel';
import type { Db } from '../db/client';
import { ServiceError } from '../contract/errors';
import { auditFailedSignIn, type Origin } from './audit';
import { networkOf } from '../logging/client-network';

/** The channel of this process on which each refused entry says why (server/plugins/metrics.ts). */
export const refusedEntries = 'back-office:entry-refused';
const refusals = channel(refusedEntries);

/** Why somebody was not let in, and which account that was about, where one is known. */
interface RefusedEntry {
  reason: string;
  account?: { id: number; account: string } | undefined;
}

/** Counts a refusal for the metrics alone: for one that is no sign of an attack, as a session that has run out. */
export function countRefusal(reason: string): void {
  refusals.publish(reason);
}

/** Counts a refusal, and writes it to the audit trail as `auditFailedSignIn` bounds it. */
export async function recordRefusal(
  db: Db,
  origin: Origin,
  { reason, account }: RefusedEntry,
): Promise<void> {
  countRefusal(reason);
  await auditFailedSignIn(db, origin, networkOf(origin.address), account, reason);
}

/**
 * Runs what lets somebody in, or proves who somebody is. Each refusal is recorded, and the answer stays as it is; input
 * that is wrong in itself, answered 400, is none unless `describe` says so.
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
