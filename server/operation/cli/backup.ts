import { stat } from 'node:fs/promises';
import { isAbsolute, resolve } from 'node:path';
import { NoScratchDatabase, restoreFile, withClient } from '../backup/earlier';
import { BackupError, OtherBytesError } from '../backup/lines';
import type { Restored, RestoreOptions } from '../backup/restore';
import { ErasureKeyError } from '../../subjects/privacy/erasures';
import { s3Store } from '../../base/files/store';
import { backupCommandText as text } from './text';
import { backup, check, rotate } from './backup-commands';
import { CommandError, runCommand, withDatabaseUrl } from './run-command';

/** `npm run backup -- <file>|daily|check <file>` and `npm run restore -- <file> [damaged]`, beside a running server or alone. */
await runCommand(async ({ args: [command, ...args], config, say }) => {
  const [first, second] = args;
  const isDaily = command === 'backup' && first === 'daily' && args.length === 1;
  const isCheck = command === 'backup' && first === 'check' && args.length === 2;
  const file = isCheck ? second : first;
  const isPlain = args.length === 1 && (command === 'backup' || command === 'restore');
  const takesOtherBytes = command === 'restore' && second === 'damaged' && args.length === 2;
  if (!file || !(isPlain || isCheck || takesOtherBytes)) throw new CommandError(text.usage);
  // npm changes to the project's folder; the path is relative to where it was typed.
  const path = isAbsolute(file) ? file : resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
  if ((command === 'restore' || isCheck) && !(await stat(path).catch(() => null))?.isFile()) {
    throw new CommandError(text.noFile(path));
  }
  const store = config.filesUrl && s3Store(config.filesUrl);
  const { backupDir: folder, backupsKept: kept } = config;
  if (isDaily && folder === undefined) throw new CommandError(text.noFolder);
  await withDatabaseUrl(config, async (url) => {
    if (isDaily && folder !== undefined) {
      const { path: written, rows, removed } = await rotate(url, { folder, kept, store });
      say(text.written(written, rows));
      if (removed.length > 0) say(text.removed(removed));
    } else if (isCheck) say(await check(url, path));
    else if (command === 'backup') say(text.written(path, await backup(url, path, store)));
    else {
      const { rows, lostProof } = await withClient(url, (client) =>
        restore(client, url, path, { secretKeys: config.secretKeys, takesOtherBytes }),
      );
      say(text.restored(path, rows));
      if (lostProof > 0) say(text.lostProof(lostProof));
    }
  });
});

async function restore(
  client: Parameters<typeof restoreFile>[0],
  url: string,
  path: string,
  options: RestoreOptions,
): Promise<Restored> {
  return restoreFile(client, url, path, options).catch((error: unknown) => {
    if (error instanceof OtherBytesError) throw new CommandError(text.otherBytes(path, error.shas));
    if (error instanceof ErasureKeyError) throw new CommandError(text.lostErasureKey(path));
    if (error instanceof NoScratchDatabase) throw new CommandError(text.noScratchDatabase(path));
    throw error instanceof BackupError ? new CommandError(text[error.reason](path, error.build)) : error;
  });
}
