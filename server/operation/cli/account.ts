import type { Db } from '../../base/db/client';
import { seed } from '../seed/index';
import { runAccountCommand } from './account-commands';
import { runCommand, withDatabase } from './run-command';

/** `npm run account -- …`: beside a running server on its database, or alone on a database that it starts. */
await runCommand(async ({ args, config, say }) => {
  const notes: string[] = [];
  // Runs the seed like a server's start, which creates the roles. Otherwise an account with the first administrator's
  // name would block every start.
  const fill = (db: Db) => seed(db, config, (line) => notes.push(line));
  const run = async (db: Db) => {
    notes.forEach(say);
    (await runAccountCommand(db, args, process.env['ACCOUNT_PASSWORD'])).forEach(say);
  };
  await withDatabase(config, run, fill);
});
