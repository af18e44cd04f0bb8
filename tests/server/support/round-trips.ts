import type pg from 'pg';
import { statementNames } from '../../../server/base/db/named';

interface Statement {
  text: string;
  /** False if PostgreSQL parses and plans it at each use. */
  isPrepared: boolean;
}

/** Statements that were sent before the answers of the others. */
export type RoundTrip = readonly Statement[];

/**
 * Groups the statements of a pool by round trip. Answers are held back until all of a trip are there, so that the
 * groups do not depend on which is the fastest. For one call at a time.
 */
export function watchRoundTrips(pool: pg.Pool): { take: () => RoundTrip[] } {
  const known = new WeakSet<pg.PoolClient>();
  let trips: RoundTrip[] = [];
  let sent: Statement[] = [];
  let held: (() => void)[] = [];
  const hold = (deliver: () => void) => {
    held.push(deliver);
    if (held.length < sent.length) return;
    const all = held;
    trips.push(sent);
    [sent, held] = [[], []];
    for (const each of all) each();
  };
  // Connections are wrapped when they are taken, because some are already open.
  pool.prependListener('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const named = statementNames();
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
    const watched = (...args: unknown[]): unknown => {
      const [asked] = args;
      const { text, name } =
        typeof asked === 'string' ? { text: asked } : named(asked as { text: string; name?: string });
      sent.push({ text, isPrepared: name !== undefined });
      const done = args.at(-1);
      if (typeof done === 'function') {
        return query(...args.slice(0, -1), (...answer: unknown[]) =>
          hold(() => (done as (...answer: unknown[]) => void)(...answer)),
        );
      }
      return new Promise((resolve, reject) => {
        query(...args).then(
          (answer) => hold(() => resolve(answer)),
          (error: Error) => hold(() => reject(error)),
        );
      });
    };
    Object.assign(client, { query: watched });
  });
  return {
    take: () => {
      const taken = trips;
      trips = [];
      return taken;
    },
  };
}
