import { readConfig } from '../config';
import { exitOnCrash } from '../crash';
import { connect } from '../db/client';
import { prepareDatabase } from '../db/migrate';
import { seed } from '../seed/index';
import { explainDatabase, explainStart } from '../start-error';
import { CommandError, runAccountCommand } from './account-commands';
import { withDatabase } from './open-database';

/** `npm run account -- …`: beside a running server on its database, or alone on a database that it starts. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  await withDatabase(config, async (url) => {
    // As a start of the server would: before the first one there were no roles to give, and an account of the
    // first administrator's name would have kept the server from ever starting.
    const notes: string[] = [];
    await prepareDatabase(url, (db) => seed(db, config, (line) => notes.push(line))).catch(
      (error: unknown) => {
        throw explainDatabase(error, config.databaseUrl);
      },
    );
    for (const line of notes) process.stdout.write(`${line}\n`);
    const database = connect(url);
    try {
      const lines = await runAccountCommand(
        database.db,
        process.argv.slice(2),
        process.env['ACCOUNT_PASSWORD'],
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
