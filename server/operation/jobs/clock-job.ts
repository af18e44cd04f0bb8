import { type AnyColumn, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { compareClock } from '../../base/db/clock';
import type { Job, Log } from '../../base/db/job-runner';
import {
  apiTokens,
  approvalReminders,
  imports,
  jobs,
  linkChecks,
  loginAttempts,
  outbox,
  outsideReviews,
  pagePurges,
  presence,
  tokens,
  webhookDeliveries,
  webhooks,
} from '../../base/db/schema';
import { accessMinutes, refreshDays } from '../../access/identity/token-families';
import { hiddenSeconds } from '../../subjects/presence/presence';

/** Seconds after which a lease or a retry may begin; longer than every lease, so that no try runs twice. */
const retrySeconds = 60;

/**
 * Maximum seconds from now of stored times. A clock turned back would otherwise prolong leases, limits and
 * sessions. Times shown to people are excluded.
 */
export const timesFromNow: readonly { column: AnyColumn; maxSeconds: number }[] = [
  { column: outbox.nextTryOn, maxSeconds: retrySeconds },
  { column: webhookDeliveries.nextTryOn, maxSeconds: retrySeconds },
  { column: pagePurges.dueOn, maxSeconds: retrySeconds },
  { column: jobs.leasedUntil, maxSeconds: retrySeconds },
  { column: presence.seenOn, maxSeconds: 0 },
  { column: presence.expiresOn, maxSeconds: hiddenSeconds },
  { column: loginAttempts.since, maxSeconds: 0 },
  { column: approvalReminders.remindedOn, maxSeconds: 0 },
  { column: outsideReviews.codeAskedOn, maxSeconds: 0 },
  { column: webhooks.failingSince, maxSeconds: 0 },
  { column: apiTokens.lastUsedOn, maxSeconds: 0 },
  { column: imports.picturesStartedOn, maxSeconds: 0 },
  { column: linkChecks.failedSince, maxSeconds: 0 },
  { column: linkChecks.nextCheckOn, maxSeconds: 7 * 86_400 },
  { column: tokens.startedOn, maxSeconds: 0 },
  { column: tokens.usedOn, maxSeconds: 0 },
  { column: tokens.accessExpiresOn, maxSeconds: accessMinutes * 60 },
  { column: tokens.refreshExpiresOn, maxSeconds: refreshDays * 86_400 },
];

/** Shortens all times that are later than their maximum; resolves to the number of changed rows. */
async function shortenTimes(db: Db): Promise<number> {
  let shortened = 0;
  for (const { column, maxSeconds } of timesFromNow) {
    const max: SQL = sql`now() + make_interval(secs => ${maxSeconds})`;
    const { rowCount } = await db.execute(
      sql`update ${column.table} set ${sql.identifier(column.name)} = ${max} where ${column} > ${max}`,
    );
    shortened += rowCount ?? 0;
  }
  return shortened;
}

/** Notices that the database's clock was changed, and corrects stored times after it was turned back. */
export const clockJob = (log: Pick<Log, 'warn'>): Job => ({
  name: 'clock',
  everySeconds: 60,
  run: async (db) => {
    // One transaction: a process that is killed in between corrects the times in its next run.
    const { change, shortened } = await db.transaction(async (tx) => {
      const found = await compareClock(tx);
      return { change: found, shortened: found === 'turnedBack' ? await shortenTimes(tx) : 0 };
    });
    if (change === 'none') return {};
    log.warn({ change, shortened }, 'clock changed');
    return { [change]: 1, shortened };
  },
});
