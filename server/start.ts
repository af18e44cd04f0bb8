import type { Config } from './base/config/config';
import { type Embedded, startEmbedded } from './base/db/embedded';
import type { Observer, Served } from './serve';

interface Running extends Served {
  /** Finishes running work, then closes everything in reverse order. */
  stop(): Promise<void>;
}

/**
 * Starts database, schema, first content and listening server; a failure stops all of them. Throws StartError for
 * problems that the operator can solve.
 */
export async function start(config: Config, observer: Observer): Promise<Running> {
  const closers: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  };
  try {
    const postgres = { log: (_line: string) => {} };
    const opening = openDatabase(config, (line) => postgres.log(line), observer.onLost);
    // The program loads while PostgreSQL starts.
    const loading = import('./serve');
    const database = await opening;
    if ('stop' in database) closers.push(database.stop);
    const { serve } = await loading;
    return { ...(await serve(config, { database, postgres, observer, closers })), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openDatabase(
  { databaseUrl: url, dataDir }: Config,
  log: (line: string) => void,
  onLost: Observer['onLost'],
): Promise<Embedded | { url: string }> {
  return url === undefined ? startEmbedded({ dataDir, log, onLost }) : { url };
}
