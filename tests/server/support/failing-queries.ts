import type pg from 'pg';

/** Which statements fail, as PostgreSQL fails. */
export interface Failure {
  isMeant: (statement: string) => boolean;
  /** What PostgreSQL says of the values that it was given. */
  errorOf: (values: string) => Error;
}

/** Lets the queries of a pool fail while `failure` gives one; transactions begin and end as always. */
export function failQueries(pool: pg.Pool, failure: () => Failure | undefined): void {
  intercept(pool, (statement, values) => {
    const own = failure();
    return own && !/^\s*(?:begin|commit|rollback)/i.test(statement) && own.isMeant(statement)
      ? own.errorOf(values())
      : undefined;
  });
}

/** Tells of each statement that a pool is asked from now on. */
export function watchQueries(pool: pg.Pool, onStatement: (statement: string) => void): void {
  intercept(pool, (statement) => {
    onStatement(statement);
    return undefined;
  });
}

// Each time that a connection is taken from the pool, as some are open already.
function intercept(
  pool: pg.Pool,
  failureOf: (statement: string, values: () => string) => Error | undefined,
): void {
  const known = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const intercepted = (...args: unknown[]) => {
      const [first, second] = args;
      const { text, values } =
        typeof first === 'string'
          ? { text: first, values: second }
          : (first as { text: string; values?: unknown });
      const error = failureOf(text, () => String(Array.isArray(second) ? second : values));
      if (!error) return query(...args);
      const done = args.at(-1);
      if (typeof done !== 'function') return Promise.reject(error);
      process.nextTick(done as (error: Error) => void, error);
      return undefined;
    };
    Object.assign(client, { query: intercepted });
  });
}
