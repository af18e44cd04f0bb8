import { isAbsolute, resolve } from 'node:path';
import { withClient } from '../backup/earlier';
import { NotEmptyError, readExport, writeExport } from '../backup/export';
import { BackupError } from '../backup/lines';
import { exportCommandText as text } from './text';
import { s3Store, StoreError } from '../../base/files/store';
import { CommandError, runCommand, withDatabaseUrl } from './run-command';

/** `npm run export -- <folder>`, beside a running server or alone, and `npm run import -- <folder>`, before the first start. */
await runCommand(async ({ args: [command, folder, ...others], config, say }) => {
  if (!folder || others.length > 0) throw new CommandError(text.usage);
  const path = isAbsolute(folder) ? folder : resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
  const store = config.filesUrl && s3Store(config.filesUrl);
  const isExport = command === 'export';
  await withDatabaseUrl(config, (url) =>
    withClient(url, async (client) => {
      const rows = await (isExport ? writeExport(client, path, store) : readExport(client, path));
      say(isExport ? text.written(path, rows) : text.read(path, rows));
    }).catch((error: unknown) => {
      if (error instanceof NotEmptyError) {
        throw new CommandError(isExport ? text.folderInUse(path) : text.inUse);
      }
      if (error instanceof StoreError) throw new CommandError(text.storeAway(error.message));
      throw error instanceof BackupError ? new CommandError(text[error.reason](path, error.build)) : error;
    }),
  );
  store?.close();
});
