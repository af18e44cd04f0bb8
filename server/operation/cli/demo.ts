import { demoCommandText as text } from './text';
import { resetDemo } from './demo-command';
import { CommandError, runCommand, withDatabaseUrl } from './run-command';

/** `npm run demo -- reset [--delete-everything]`. */
await runCommand(async ({ args, config, say }) => {
  const [command, ...flags] = args;
  const deletesEverything = flags.join(' ') === '--delete-everything';
  if (command !== 'reset' || (flags.length > 0 && !deletesEverything)) throw new CommandError(text.usage);
  await withDatabaseUrl(config, async (url) =>
    (await resetDemo(config, url, { deletesEverything })).forEach(say),
  );
});
