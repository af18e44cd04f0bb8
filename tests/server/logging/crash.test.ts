import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { paths } from '../../../server/base/process/paths';
import { startServer } from '../support/server-process';
import { createTestDatabase } from '../support/test-database';

const errors = pathToFileURL(join(paths.root, 'node_modules/drizzle-orm/errors.js')).href;

/** Preloaded into the server's process: on a signal, a query fails without a handler. */
const failing = (how: string) => `
  import { DrizzleQueryError } from '${errors}';
  const failure = () => new DrizzleQueryError('insert into "accounts" values ($1)', [['sent', 'value'].join('-')], Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (account)=(' + ['sent', 'value'].join('-') + ') already exists.' }));
  process.on('SIGUSR2', () => { ${how}; });`;

it.each([
  ['an error that nothing catches', 'throw failure()', 'uncaughtException'],
  ['a promise that nothing waits for', 'void Promise.reject(failure())', 'unhandledRejection'],
])(
  '%s ends the process with one line, which contains no parameter',
  async (_, how, origin) => {
    const database = await createTestDatabase();
    const env = {
      DATABASE_URL: database.url,
      SEED: 'none',
      LOG_LEVEL: 'trace',
      NODE_OPTIONS: `--import ${JSON.stringify(`data:text/javascript,${encodeURIComponent(failing(how))}`)}`,
    };
    const server = await startServer({ env });
    expect(await server.end('SIGUSR2')).toBe(1);
    await database.close();
    expect(JSON.parse(server.errors())).toMatchObject({
      level: 60,
      msg: origin,
      err: {
        type: 'DrizzleQueryError',
        message: 'query failed',
        query: 'insert into "accounts" values ($1)',
        cause: { code: '23505', message: 'duplicate key' },
      },
    });
    expect(server.output() + server.errors()).not.toContain('sent-value');
  },
  60_000,
);
