import { allJobs } from '../jobs/all-jobs';
import { runJobCommand, silent } from './job-commands';
import { runCommand, withDatabase } from './run-command';

/** `npm run jobs -- …`: beside a running server, or alone on a database that it starts. */
await runCommand(async ({ args, config, say }) => {
  await withDatabase(config, async (db) => {
    (await runJobCommand(db, allJobs(db, config, silent), args)).forEach(say);
  });
});
