import pg from 'pg';
import { connectionConfig } from './client';

const retryMs = 5_000;

/**
 * Calls back after each NOTIFY on `channel`. Failures and transaction poolers lose some: use it only to speed
 * up work.
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
