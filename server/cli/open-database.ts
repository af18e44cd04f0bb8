import type { Config } from '../config';
import { runningEmbedded, startEmbedded } from '../db/embedded';

/** The database of a command: that of a running server, or one that is started for the command alone and stopped after it. */
export async function withDatabase<T>(config: Config, run: (url: string) => Promise<T>): Promise<T> {
  const running = config.databaseUrl ?? (await runningEmbedded(config.dataDir));
  if (running !== undefined) return run(running);
  const own = await startEmbedded({ dataDir: config.dataDir });
  try {
    return await run(own.url);
  } finally {
    await own.stop();
  }
}
