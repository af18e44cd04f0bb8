import { asc, sql } from 'drizzle-orm';
import type { Config } from '../../base/config/config';
import type { Db, PooledDb } from '../../base/db/client';
import type { Job, Log } from '../../base/db/job-runner';
import { proofEntries, proofStamps } from '../../base/db/schema';
import { loggedError } from '../../base/process/logged-error';
import { requestTimeStamp } from './time-stamps';

/** Maximum entries of one run. */
const maxAtOnce = 100;

/** Newest entries of each chain without a stamp. One stamp covers all earlier entries through their hashes. */
const isUnstamped = sql`${proofEntries.id} in (
  select distinct on (case_id) id from proof_entries order by case_id, number desc
) and ${proofEntries.id} not in (select entry_id from proof_stamps)`;

/**
 * Requests stamps for new entries from the authority of TIMESTAMP_URL. Publishing never waits for it; after a failure,
 * the next run retries.
 */
export function timeStampsJob(db: Db, { timestampUrl }: Pick<Config, 'timestampUrl'>, log: Log): Job {
  return {
    name: 'proof-stamps',
    everySeconds: 60,
    dueWhen: timestampUrl === undefined ? sql`false` : sql`exists (${unstamped(db).limit(1)})`,
    run: async (on, signal) => {
      if (timestampUrl === undefined) return { stamped: 0 };
      return stampEntries(on, timestampUrl, log, signal);
    },
  };
}

const unstamped = (db: Db) =>
  db
    .select({ id: proofEntries.id, manifest: proofEntries.manifest })
    .from(proofEntries)
    .where(isUnstamped)
    .orderBy(asc(proofEntries.id));

async function stampEntries(
  db: PooledDb,
  address: string,
  log: Log,
  signal: AbortSignal,
): Promise<{ stamped: number }> {
  const counts = { stamped: 0 };
  for (const { id, manifest } of await unstamped(db).limit(maxAtOnce)) {
    try {
      const { token, at } = await requestTimeStamp(address, manifest, signal);
      await db.insert(proofStamps).values({ entryId: id, token, at }).onConflictDoNothing();
      counts.stamped += 1;
    } catch (error) {
      log.warn({ err: loggedError(error) }, 'time stamp');
      return counts;
    }
  }
  return counts;
}
