import type pg from 'pg';

/** Which statements fail, as PostgreSQL fails. */
export interface Failure {
  isMeant: (statement: string) => boolean;
  /** What PostgreSQL says of the values that it was given. */
  errorOf: (values: string) => Error;
}

/** Lets the queries of a pool's new connections fail while `failure` gives one; transactions begin and end as always. */
export function failQueries(pool: pg.Pool, failure: () => Failure | undefined): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const failing = (...args: unknown[]) => {
      const [first, second] = args;
      const { text, values } = typeof first === 'string' ? { text: first, values: second } : (first as { text: string; values?: unknown });
      const own = failure();
      if (!own || /^\s*(?:begin|commit|rollback)/i.test(text) || !own.isMeant(text)) return query(...args);
      const error = own.errorOf(String(Array.isArray(second) ? second : values));
      const done = args.at(-1);
      if (typeof done !== 'function') return Promise.reject(error);
      process.nextTick(done as (error: Error) => void, error);
      return undefined;
    };
    Object.assign(client, { query: failing });
  });
}
