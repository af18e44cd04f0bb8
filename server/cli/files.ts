import { readConfig } from '../config';
import { exitOnCrash } from '../crash';
import { connect } from '../db/client';
import { prepareDatabase } from '../db/migrate';
import { s3Store } from '../services/file-store';
import { explainDatabase, explainStart } from '../start-error';
import { CommandError } from './account-commands';
import { runFileCommand } from './file-commands';
import { withDatabase } from './open-database';

/** `npm run files -- …`: beside running servers, or alone on a database that it starts. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  await withDatabase(config, async (url) => {
    await prepareDatabase(url).catch((error: unknown) => {
      throw explainDatabase(error, config.databaseUrl);
    });
    const database = connect(url);
    const store = config.filesUrl && s3Store(config.filesUrl);
    try {
      const say = (line: string) => process.stdout.write(`${line}\n`);
      await runFileCommand(database.db, store, process.argv.slice(2), say);
    } finally {
      store?.close();
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
