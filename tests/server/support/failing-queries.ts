import type pg from 'pg';

/** Statements that fail, with an error in PostgreSQL's form. */
export interface Failure {
  isMeant: (statement: string) => boolean;
  /** Error with these values in PostgreSQL's text. */
  errorOf: (values: string) => Error;
}

/** Lets a pool's queries fail while `failure` returns one; transactions work. */
export function failQueries(pool: pg.Pool, failure: () => Failure | undefined): void {
  intercept(pool, (statement, values) => {
    const own = failure();
    return own && !/^\s*(?:begin|commit|rollback)/i.test(statement) && own.isMeant(statement)
      ? own.errorOf(values())
      : undefined;
  });
}

/** Reports each statement of a pool from now on. */
export function watchQueries(pool: pg.Pool, onStatement: (statement: string) => void): void {
  intercept(pool, (statement) => {
    onStatement(statement);
    return undefined;
  });
}

// Intercepts connections when they are taken, because some are already open; first, because the pool also sends then.
function intercept(
  pool: pg.Pool,
  failureOf: (statement: string, values: () => string) => Error | undefined,
): void {
  const known = new WeakSet<pg.PoolClient>();
  pool.prependListener('acquire', (client) => {
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
