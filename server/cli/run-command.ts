import { type Config, readConfig } from '../config/config';
import { exitOnCrash } from '../logging/crash';
import { connect, type Db, type PooledDb } from '../db/client';
import { runningEmbedded, startEmbedded } from '../db/embedded';
import { prepareDatabase } from '../db/migrate';
import { explainDatabase, explainStart } from '../process/start-error';

/** What the operator is told when a command can't be done. */
export class CommandError extends Error {}

interface Call {
  /** What stands behind the command's name. */
  args: readonly string[];
  config: Config;
  say(line: string): void;
}

/** Runs one command to its end; what it throws is one sentence for the operator, and the process's exit code is 1 then. */
export async function runCommand(run: (call: Call) => Promise<void>): Promise<void> {
  exitOnCrash();
  try {
    await run({
      args: process.argv.slice(2),
      config: readConfig(process.env),
      say: (line) => process.stdout.write(`${line}\n`),
    });
  } catch (error) {
    process.stderr.write(`${error instanceof CommandError ? error.message : explainStart(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * The database of a command, with the newest schema and what `fill` puts in: that of a running server, or one that is
 * started for the command alone and stopped after it. Throws StartError for what the operator can mend.
 */
export async function withDatabaseUrl(
  config: Config,
  run: (url: string) => Promise<void>,
  fill?: (db: Db) => Promise<void>,
  /** False for a command that runs beside an earlier release and leaves its schema alone. */
  isMigrated = true,
): Promise<void> {
  const running = config.databaseUrl ?? (await runningEmbedded(config.dataDir));
  const { url, stop } =
    running === undefined
      ? await startEmbedded({ dataDir: config.dataDir })
      : { url: running, stop: async () => {} };
  try {
    if (isMigrated) {
      await prepareDatabase(url, fill).catch((error: unknown) => {
        throw explainDatabase(error, config.databaseUrl);
      });
    }
    await run(url);
  } finally {
    await stop();
  }
}

/** As withDatabaseUrl, with connections to it that are closed at the end. */
export async function withDatabase(
  config: Config,
  run: (db: PooledDb) => Promise<void>,
  fill?: (db: Db) => Promise<void>,
): Promise<void> {
  await withDatabaseUrl(
    config,
    async (url) => {
      const database = connect(url, { max: config.databaseConnections });
      try {
        await run(database.db);
      } finally {
        await database.close();
      }
    },
    fill,
  );
}
