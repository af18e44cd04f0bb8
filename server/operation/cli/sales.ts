import { readFile } from 'node:fs/promises';
import { isAbsolute, resolve } from 'node:path';
import { salesCommandText as text } from './text';
import { CommandError, runCommand, withDatabase } from './run-command';
import { runSalesCommand } from './sales-commands';

/** `npm run sales -- …`: beside a running server on its database, or alone on a database that it starts. */
await runCommand(async ({ args, config, say }) => {
  const readBytes = (file: string) => {
    // npm changes to the project's folder; the path is relative to where it was typed.
    const path = isAbsolute(file) ? file : resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
    return readFile(path).catch(() => {
      throw new CommandError(text.noFile(path));
    });
  };
  await withDatabase(config, async (db) => {
    (await runSalesCommand(db, args, readBytes)).forEach(say);
    if (config.isaleUrl !== undefined) say(text.asksElsewhere);
  });
});
