import { isAbsolute, resolve } from 'node:path';
import { upgradeCommandText as text } from './text';
import { newestBackup } from './backup-commands';
import { CommandError, runCommand, withDatabaseUrl } from './run-command';
import { rehearse } from './upgrade-command';

/** `npm run upgrade -- --rehearse [file]`: runs beside servers of the previous release. */
await runCommand(async ({ args: [flag, file, ...more], config, say }) => {
  if (flag !== '--rehearse' || more.length > 0) throw new CommandError(text.usage);
  const path =
    file === undefined
      ? await newestBackup(config.backupDir)
      : isAbsolute(file)
        ? file
        : resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
  await withDatabaseUrl(
    config,
    async (url) => {
      (await rehearse(config, url, path)).forEach(say);
    },
    undefined,
    false,
  );
});
