import { exists } from 'drizzle-orm';
import type { Config } from '../../base/config/config';
import type { PooledDb } from '../../base/db/client';
import { listen } from '../../base/db/listen';
import { duePurges, purgeChannel, purgeSender, sendPurges } from './page-purges';
import type { Job, Log } from '../../base/db/job-runner';

/** Sends purges that `startPurging` missed, and the second sending of each. */
export function purgePagesJob(db: PooledDb, config: Config, log: Log): Job {
  const send = purgeSender(config);
  return {
    name: 'purge-pages',
    everySeconds: 0,
    dueWhen: exists(duePurges(db)),
    run: (on, signal) =>
      sendPurges(on, send, { signal, onProblem: (error) => log.warn({ err: error }, 'cache not told') }),
  };
}

/** Notifies caches as soon as any process commits a change of visible content. Does nothing without caches. */
export function startPurging(db: PooledDb, url: string, config: Config, log: Log): { stop(): Promise<void> } {
  const send = purgeSender(config);
  if (!send) return { stop: async () => {} };
  const stopping = new AbortController();
  let sending: Promise<void> | undefined;
  let isAskedAgain = false;
  const options = {
    signal: stopping.signal,
    onProblem: (error: unknown) => log.warn({ err: error }, 'cache not told'),
  };
  const sendAll = async () => {
    do {
      isAskedAgain = false;
      await sendPurges(db, send, options).catch((error: unknown) => log.error(error, 'cache not told'));
    } while (isAskedAgain && !stopping.signal.aborted);
  };
  const kick = () => {
    isAskedAgain = true;
    sending ??= sendAll().finally(() => (sending = undefined));
  };
  const listener = listen(url, purgeChannel, kick);
  return {
    async stop() {
      stopping.abort();
      await listener.stop();
      await sending;
    },
  };
}
