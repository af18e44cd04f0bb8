import { demoCommandText as text } from './text';
import { resetDemo } from './demo-command';
import { CommandError, runCommand, withDatabaseUrl } from './run-command';

/** `npm run demo -- reset`. */
await runCommand(async ({ args, config, say }) => {
  if (args.join(' ') !== 'reset') throw new CommandError(text.usage);
  await withDatabaseUrl(config, async (url) => (await resetDemo(config, url)).forEach(say));
});
