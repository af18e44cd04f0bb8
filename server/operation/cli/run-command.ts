import { type Config, readConfig } from '../../base/config/config';
import { exitOnCrash } from '../../base/logging/crash';
import { connect, type Db, type PooledDb } from '../../base/db/client';
import { runningEmbedded, startEmbedded } from '../../base/db/embedded';
import { prepareDatabase } from '../../base/db/migrate';
import { explainDatabase, explainStart } from '../../base/process/start-error';

/** Failure of a command, with a message for the operator. */
export class CommandError extends Error {}

interface Call {
  /** Arguments after the command's name. */
  args: readonly string[];
  config: Config;
  say(line: string): void;
}

/** Runs one command to its end. An error becomes one sentence for the operator, with exit code 1. */
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

/** Provides the database of a running server, or starts one for the command. Throws StartError. */
export async function withDatabaseUrl(
  config: Config,
  run: (url: string) => Promise<void>,
  fill?: (db: Db) => Promise<void>,
  /** False beside a server of an earlier release, whose schema stays. */
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

/** Like `withDatabaseUrl`, with a pool that is closed afterwards. */
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
