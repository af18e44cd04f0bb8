import { type Check, type Checker, type CheckInput, type CheckName, runCheck } from './check';
import { checkBackups, checkClock, checkDatabase, checkJobs, checkMigrations } from './database-checks';
import { checkDisk, checkNginx, checkSettings } from './machine-checks';
import { checkCaches, checkMail, checkStore } from './outside-checks';

const checkers: Record<CheckName, Checker> = {
  settings: checkSettings,
  database: checkDatabase,
  migrations: checkMigrations,
  jobs: checkJobs,
  backups: checkBackups,
  disk: checkDisk,
  mail: checkMail,
  store: checkStore,
  caches: checkCaches,
  clock: checkClock,
  nginx: checkNginx,
};

/** Runs all checks in parallel, for 「關於本系統」 and `npm run doctor`. */
export async function runChecks(surroundings: CheckInput): Promise<Check[]> {
  const all = Object.entries(checkers) as [CheckName, Checker][];
  return Promise.all(all.map(([name, run]) => runCheck(name, run, surroundings)));
}
