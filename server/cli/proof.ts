import { readFile } from 'node:fs/promises';
import { isAbsolute, resolve } from 'node:path';
import { s3Store } from '../files/store';
import { fingerprintOf, listKeys } from '../proof/keys';
import { proofText as text } from '../proof/text';
import { runProofCommand } from './proof-commands';
import { CommandError, runCommand, withDatabase } from './run-command';

/** `npm run proof -- verify [file]` and `npm run proof -- key`. */
await runCommand(async ({ args: [command, file, ...more], config, say }) => {
  if (more.length > 0 || (command !== 'verify' && command !== 'key') || (command === 'key' && file)) {
    throw new CommandError(text.usage);
  }
  const path = file && (isAbsolute(file) ? file : resolve(process.env['INIT_CWD'] ?? process.cwd(), file));
  const bytes = path ? await readFile(path).catch(() => null) : undefined;
  if (bytes === null) throw new CommandError(text.noFile(path ?? ''));
  await withDatabase(config, async (db) => {
    if (command === 'verify') {
      return runProofCommand(db, config.filesUrl && s3Store(config.filesUrl), bytes, say);
    }
    const keys = await listKeys(db);
    if (keys.length === 0) throw new CommandError(text.noKey);
    for (const { id, publicKey } of keys) say(text.key(id, publicKey, fingerprintOf(publicKey)));
  });
});
