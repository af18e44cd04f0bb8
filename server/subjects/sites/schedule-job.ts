import { exists } from 'drizzle-orm';
import type { Db, PooledDb } from '../../base/db/client';
import { inTransaction, type Tx } from '../../base/db/transaction';
import { ServiceError } from '../../base/contract/errors';
import { byServer, withTrail } from '../../base/audit/audit';
import { dueSchedules, nextSchedule, noteFailure, runSchedule, type Schedule } from './schedule';
import type { Job } from '../../base/db/job-runner';

/** Publishes sites and takes them offline as scheduled. A database error of one does not delay the others. */
export function siteSchedulesJob(db: Db): Job {
  return {
    name: 'site-schedules',
    everySeconds: 0,
    dueWhen: exists(dueSchedules(db)),
    run: async (on, signal) => {
      const counts = { done: 0, failed: 0 };
      const tried = new Set<number>();
      const errors: unknown[] = [];
      while (!signal.aborted) {
        const next = await nextSchedule(on, tried);
        if (!next) break;
        tried.add(next.id);
        const outcome = await attempt(on, next).catch((error: unknown) => {
          errors.push(error);
          return null;
        });
        if (outcome) counts[outcome] += 1;
      }
      if (errors.length > 0) throw errors[0];
      return counts;
    },
  };
}

/** Runs a schedule, or stores why it failed; null if another process was faster. Throws on database errors. */
export async function attempt(db: PooledDb, schedule: Schedule): Promise<'done' | 'failed' | null> {
  try {
    return (await byTime(db, (tx) => runSchedule(tx, schedule))) ? 'done' : null;
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status >= 500) throw error;
    return (await byTime(db, (tx) => noteFailure(tx, schedule, error))) ? 'failed' : null;
  }
}

/** Audit entries name the server as actor, 依排程. */
function byTime<T>(db: PooledDb, change: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, (tx) => withTrail(tx, ...byServer('schedule'), change));
}
