import { acceptSecretKey, reencryptSecrets } from '../../base/secrets/secret-key';
import { secretCommandText as text } from './text';
import { CommandError, runCommand, withDatabase } from './run-command';

/** `npm run secrets -- re-encrypt`: beside running servers, after a new first value of SECRET_KEY. */
await runCommand(async ({ args, config, say }) => {
  if (args.join(' ') !== 're-encrypt') throw new CommandError(text.usage);
  if (config.secretKeys.length === 0) throw new CommandError(text.noKey);
  await withDatabase(config, async (db) => {
    const { renewed, current, unreadable } = await reencryptSecrets(db, config.secretKeys);
    // Ends warnings of a lost key: only secrets in use are checked from now on.
    await acceptSecretKey(db, config.secretKeys);
    if (unreadable > 0) throw new CommandError(text.unreadable(unreadable));
    say(text.done(renewed, current));
  });
});
