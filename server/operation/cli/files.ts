import { s3Store } from '../../base/files/store';
import { runFileCommand } from './file-commands';
import { runCommand, withDatabase } from './run-command';

/** `npm run files -- …`: beside running servers, or alone on a database that it starts. */
await runCommand(async ({ args, config, say }) => {
  await withDatabase(config, async (db) => {
    const store = config.filesUrl && s3Store(config.filesUrl);
    try {
      await runFileCommand(db, store, args, say);
    } finally {
      store?.close();
    }
  });
});
