import { exists } from 'drizzle-orm';
import type { Db, PooledDb } from '../db/client';
import { inTransaction, type Tx } from '../db/transaction';
import { ServiceError } from '../contract/errors';
import { byServer, withTrail } from '../audit/audit';
import { dueSchedules, nextSchedule, noteFailure, runSchedule, type Schedule } from './schedule';
import type { Job } from '../db/job-runner';

/** Publishes websites and takes them off at their times. One that the database fails over does not hold up the others. */
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

/** Does it, or notes why it could not be done; null when another process was faster. Throws when the database fails. */
export async function attempt(db: PooledDb, schedule: Schedule): Promise<'done' | 'failed' | null> {
  try {
    return (await byTime(db, (tx) => runSchedule(tx, schedule))) ? 'done' : null;
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status >= 500) throw error;
    return (await byTime(db, (tx) => noteFailure(tx, schedule, error))) ? 'failed' : null;
  }
}

/** In a transaction whose entries of the audit trail say that the server did it, 依排程. */
function byTime<T>(db: PooledDb, change: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, (tx) => withTrail(tx, ...byServer('schedule'), change));
}
