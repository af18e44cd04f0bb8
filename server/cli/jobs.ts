import { readConfig } from '../config';
import { exitOnCrash } from '../crash';
import { connect } from '../db/client';
import { prepareDatabase } from '../db/migrate';
import { allJobs } from '../jobs/all-jobs';
import { explainDatabase, explainStart } from '../start-error';
import { CommandError } from './account-commands';
import { runJobCommand } from './job-commands';
import { withDatabase } from './open-database';

/** `npm run jobs -- …`: beside a running server, or alone on a database that it starts. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  await withDatabase(config, async (url) => {
    await prepareDatabase(url).catch((error: unknown) => {
      throw explainDatabase(error, config.databaseUrl);
    });
    const database = connect(url);
    const quiet = () => {};
    try {
      const lines = await runJobCommand(
        database.db,
        allJobs(database.db, config, { info: quiet, warn: quiet, error: quiet }),
        process.argv.slice(2),
      );
      process.stdout.write(`${lines.join('\n')}\n`);
    } finally {
      await database.close();
    }
  });
}

exitOnCrash();
try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof CommandError ? error.message : explainStart(error)}\n`);
  process.exitCode = 1;
}
