import { exists } from 'drizzle-orm';
import type { Db } from '../db/client';
import { dueSchedules, runNextSchedule } from '../services/site-schedules';
import type { Job } from './runner';

/** Publishes websites and takes them off at their times. One that the database fails over does not hold up the others. */
export function siteSchedulesJob(db: Db): Job {
  return {
    name: 'site-schedules',
    everySeconds: 0,
    dueWhen: exists(dueSchedules(db)),
    run: async (on, signal) => {
      const counts = { done: 0, failed: 0 };
      const [tried, errors] = [new Set<number>(), [] as unknown[]];
      while (!signal.aborted) {
        try {
          const outcome = await runNextSchedule(on, tried);
          if (outcome === null) break;
          if (outcome !== 'passed') counts[outcome] += 1;
        } catch (error) {
          errors.push(error);
          // Not one of them can be looked for.
          if (errors.length > tried.size) break;
        }
      }
      if (errors.length > 0) throw errors[0];
      return counts;
    },
  };
}
