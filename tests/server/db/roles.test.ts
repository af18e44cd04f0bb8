import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { claims } from '../../../openapi/generated/claims';
import { connect } from '../../../server/base/db/client';
import { prepareDatabase } from '../../../server/base/db/migrate';
import { paths } from '../../../server/base/process/paths';
import { inDatabase, runStatement } from '../support/database';
import { startOldestPostgres } from '../support/oldest-postgres';
import { createTestApp } from '../support/test-app';

const read = (file: string) => readFileSync(join(paths.root, 'deploy', file), 'utf8');

/** Statements of `deploy/database.sql` on a server that lacks the role, without what only psql understands. */
const setup = read('database.sql')
  .split('\n')
  .filter((line) => /^[A-Z].*;$/.test(line))
  .map((line) => line.replace(':password', "'first'"));
/** Statements of `deploy/README.md` for changing the password of the database. */
const secondRole =
  /`(CREATE ROLE back_office_b .+?)`/.exec(read('README.md'))?.[1]?.replace('…', 'second').split('; ') ?? [];

const postgres = await startOldestPostgres();
// One after the other.
for (const statement of setup) await runStatement(postgres.url, statement);
afterAll(() => postgres.stop());

const addressOf = (role: string) => {
  const url = new URL(inDatabase(postgres.url, 'back_office'));
  url.username = role;
  return url.href;
};
/** A server whose processes sign in to PostgreSQL as this role. */
const serverAs = (role: string) => {
  const url = addressOf(role);
  return createTestApp({}, undefined, undefined, { ...connect(url), url });
};

it('while the password of the database changes, processes with either role read, write and migrate', async () => {
  expect([setup.length, secondRole.length]).toEqual([5, 2]);
  await prepareDatabase(addressOf('back_office'));
  const first = await serverAs('back_office');
  for (const statement of secondRole) await runStatement(postgres.url, statement);
  await prepareDatabase(addressOf('back_office_b'));
  const second = await serverAs('back_office_b');
  const add = async (test: typeof first, name: string) => {
    const headers = await test.signInAs(claims);
    const payload = { name, roleClaims: [] };
    return (await test.inject({ method: 'POST', url: '/api/identity/role', headers, payload })).json();
  };
  expect([await add(first, '舊'), await add(second, '新')]).toMatchObject([
    { succeeded: true },
    { succeeded: true },
  ]);
  await runStatement(postgres.url, 'ALTER ROLE back_office NOLOGIN');
  expect(await add(second, '更新')).toMatchObject({ succeeded: true });
  // A restore of an earlier backup needs a scratch database.
  await second.db.execute('CREATE DATABASE scratch');
  await second.db.execute('DROP DATABASE scratch');
  await first.close();
  await second.close();
});
