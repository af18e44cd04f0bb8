import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { s3Store } from '../../base/files/store';
import { headLine, newestHead, readHeadLine } from '../../website/proof/heads';
import { fingerprintOf, listKeys } from '../../website/proof/keys';
import { proofText as text } from '../../website/proof/text';
import { runProofCommand } from './proof-commands';
import { CommandError, runCommand, withDatabase } from './run-command';

const commands = ['verify', 'key', 'head'];

/** `npm run proof -- verify [file or head]`, `npm run proof -- key` and `npm run proof -- head`. */
await runCommand(async ({ args: [command = '', file, ...more], config, say }) => {
  if (more.length > 0 || !commands.includes(command) || (command !== 'verify' && file)) {
    throw new CommandError(text.usage);
  }
  const line = file === undefined ? undefined : readHeadLine(file);
  const path = file && !line ? resolve(process.env['INIT_CWD'] ?? process.cwd(), file) : undefined;
  const bytes = path ? await readFile(path).catch(() => null) : undefined;
  if (bytes === null) throw new CommandError(text.noFile(path ?? ''));
  await withDatabase(config, async (db) => {
    if (command === 'verify') {
      const authorities = config.timestampCa === undefined ? [] : [await readAuthority(config.timestampCa)];
      const store = config.filesUrl && s3Store(config.filesUrl);
      return runProofCommand(db, store, bytes, say, { authorities, line });
    }
    if (command === 'head') {
      const head = await newestHead(db);
      if (!head) throw new CommandError(text.noHead);
      return say(text.headIs(headLine(head), head.at.toISOString()));
    }
    const keys = await listKeys(db);
    if (keys.length === 0) throw new CommandError(text.noKey);
    for (const { id, publicKey } of keys) say(text.key(id, publicKey, fingerprintOf(publicKey)));
  });
});

/** Throws CommandError if the file of TIMESTAMP_CA is missing. */
async function readAuthority(path: string): Promise<string> {
  const pem = await readFile(path, 'utf8').catch(() => null);
  if (pem === null) throw new CommandError(text.noFile(path));
  return pem;
}
