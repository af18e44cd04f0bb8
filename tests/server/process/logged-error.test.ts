import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { loggedError } from '../../../server/base/process/logged-error';

/** An error of pg with all of PostgreSQL's details. */
const fromPostgres = (code: string, message: string, more: object) =>
  Object.assign(new Error(message), { code, severity: 'ERROR', ...more });

it('an error of the database is logged by SQLSTATE, constraint and message, without what was sent', () => {
  const cause = fromPostgres(
    '23505',
    'duplicate key value violates unique constraint "accounts_account_unique"',
    {
      detail: 'Key (account)=(secret) already exists.',
      constraint: 'accounts_account_unique',
      table: 'accounts',
      where: "unnamed portal with parameters: $1 = 'secret'",
    },
  );
  const logged = loggedError(
    new DrizzleQueryError('insert into "accounts" ("account") values ($1)', ['secret\n    at secret'], cause),
  );
  expect(logged).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'query failed',
    query: 'insert into "accounts" ("account") values ($1)',
    cause: {
      type: 'Error',
      code: '23505',
      constraint: 'accounts_account_unique',
      table: 'accounts',
      message: 'duplicate key value violates unique constraint "accounts_account_unique"',
    },
  });
  expect(logged.stack).toMatch(/^at .*logged-error\.test\.ts/);
  expect(JSON.stringify(logged)).not.toContain('secret');
});

it.each([
  ['22007', 'invalid input syntax for type date: "secret"', 'invalid input syntax for type date'],
  ['22008', 'date/time field value out of range: "secret"', 'date/time field value out of range'],
  ['22003', 'value "secret" is out of range for type integer', 'value'],
])('a value that PostgreSQL could not take is not repeated: %s', (code, said, message) => {
  expect(loggedError(fromPostgres(code, said, {}))).toMatchObject({ code, message });
});

it('other values than errors, and circular causes, are logged too', () => {
  const ring = new Error('ring');
  ring.cause = ring;
  expect([
    loggedError('secret').type,
    loggedError(ring).message,
    JSON.stringify(loggedError(ring)).match(/"ring"/g)?.length,
  ]).toEqual(['string', 'ring', 6]);
});
