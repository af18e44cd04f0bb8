import pg from 'pg';
import { connectionConfig } from './client';

const retryMs = 5_000;

/**
 * Calls back whenever a transaction that notified `channel` has been committed, by any process, on a connection of its
 * own that is opened again when it breaks. What is told meanwhile is lost, and so is all of it behind a pooler that
 * shares connections between transactions: it may only make sooner what happens anyway.
 */
export function listen(url: string, channel: string, onNotify: () => void): { stop(): Promise<void> } {
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  const open = async () => {
    const own = new pg.Client(connectionConfig(url));
    client = own;
    let isLost = false;
    const lose = () => {
      if (isLost || isStopped) return;
      isLost = true;
      own.end().catch(() => {});
      retry = setTimeout(() => void open(), retryMs).unref();
    };
    own.on('error', lose);
    own.on('end', lose);
    own.on('notification', onNotify);
    try {
      await own.connect();
      await own.query(`listen ${pg.escapeIdentifier(channel)}`);
      onNotify();
    } catch {
      lose();
    }
  };
  const opening = open();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(retry);
      await opening;
      await client?.end().catch(() => {});
    },
  };
}
