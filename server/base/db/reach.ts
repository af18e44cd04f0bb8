import pg from 'pg';
import { isSqlState } from '../process/connection-failure';
import { sqlState } from '../process/sql-state';

const probeTimeoutMs = 4_000;
/** Probes within this time share one result, as each opens a connection. */
const probeCacheMs = 1_000;
/** The database is probed after a connection was used for `silentMs`. */
const probeTimes = { silentMs: 3_000, timeoutMs: probeTimeoutMs, everyMs: 1_000 };

const probes = new WeakMap<pg.Pool, { at: number; done: Promise<void> }>();

/** Resolves when a new connection succeeds and a pooled one answers; rejects within four seconds. */
export function assertReached(pool: pg.Pool): Promise<void> {
  const known = probes.get(pool);
  if (known && performance.now() - known.at < probeCacheMs) return known.done;
  const done = withTimeout(
    probeTimeoutMs,
    Promise.all([probe(pool, probeTimeoutMs), pool.query('select 1')]),
  ).then(() => {});
  probes.set(pool, { at: performance.now(), done });
  return done;
}

/**
 * Destroys used connections of a silent database, as PostgreSQL's timeouts need a running server. Long
 * queries of a live one continue.
 */
export function breakWhenSilent(
  pool: pg.Pool,
  { silentMs, timeoutMs, everyMs } = probeTimes,
): { stop(): void } {
  const used = new Map<pg.PoolClient, number>();
  pool.on('acquire', (client) => used.set(client, performance.now()));
  pool.on('release', (_error, client) => used.delete(client));
  let isProbing = false;
  const probeUsed = async () => {
    const now = performance.now();
    const waiting = [...used].filter(([, since]) => now - since > silentMs);
    if (isProbing || waiting.length === 0) return;
    isProbing = true;
    await probe(pool, timeoutMs).catch((error: unknown) => {
      // A refusal proves that the server is alive.
      if (isSqlState(sqlState(error))) return;
      for (const [client, since] of waiting) {
        if (used.get(client) === since) client.connection.stream.destroy();
      }
    });
    isProbing = false;
  };
  const timer = setInterval(() => void probeUsed(), everyMs).unref();
  return { stop: () => clearInterval(timer) };
}

/** Opens a connection outside the pool and runs a query. */
async function probe({ options }: pg.Pool, ms: number): Promise<void> {
  const client = new pg.Client({
    ...options,
    query_timeout: ms,
    connectionTimeoutMillis: ms,
  });
  // The next step reports a failure.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    // Not awaited: the server may stop at any moment.
    client.end().catch(() => {});
  } catch (error) {
    client.connection.stream.destroy();
    throw error;
  }
}

/** Rejects if the work takes longer. */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout expired')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
