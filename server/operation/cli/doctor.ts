import { runChecks } from '../checks/checks';
import { doctorText as text } from '../checks/text';
import { connect } from '../../base/db/client';
import { runningEmbedded } from '../../base/db/embedded';
import { explainDatabase } from '../../base/process/start-error';
import { doctorReport } from './doctor-command';
import { CommandError, runCommand } from './run-command';

/** `npm run doctor`: read-only checks; starts and migrates no database. */
await runCommand(async ({ args, config, say }) => {
  if (args.length > 0) throw new CommandError(text.usage);
  const url = config.databaseUrl ?? (await runningEmbedded(config.dataDir));
  const database = url === undefined ? undefined : connect(url, { max: 4 });
  try {
    const refusal = await database?.pool.query('select 1').then(
      () => undefined,
      (error: unknown) => explainDatabase(error, config.databaseUrl).message,
    );
    const { lines, isBad } = doctorReport(
      await runChecks({
        config,
        env: process.env,
        db: refusal === undefined ? database?.db : undefined,
        ...(refusal === undefined ? {} : { refusal }),
      }),
    );
    lines.forEach(say);
    if (isBad) process.exitCode = 1;
  } finally {
    await database?.close();
  }
});
