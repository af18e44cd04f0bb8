import type { Db } from '../db/client';
import { seed } from '../seed/index';
import { runAccountCommand } from './account-commands';
import { runCommand, withDatabase } from './run-command';

/** `npm run account -- …`: beside a running server on its database, or alone on a database that it starts. */
await runCommand(async ({ args, config, say }) => {
  const notes: string[] = [];
  // As a start of the server would: before the first one there were no roles to give, and an account of the
  // first administrator's name would have kept the server from ever starting.
  const fill = (db: Db) => seed(db, config, (line) => notes.push(line));
  const run = async (db: Db) => {
    notes.forEach(say);
    (await runAccountCommand(db, args, process.env['ACCOUNT_PASSWORD'])).forEach(say);
  };
  await withDatabase(config, run, fill);
});
