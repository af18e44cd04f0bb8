import { inject } from 'vitest';
import { connect, type Database } from '../../../server/base/db/client';
import { dropDatabase, inDatabase, runStatement, templateName, uniqueName } from './database';

export interface TestDatabase extends Database {
  url: string;
}

/** The quicker way where files are in memory; PostgreSQL 14, which may be given, knows none. */
const strategy = process.env['TEST_DATABASE_URL'] ? '' : 'STRATEGY FILE_COPY';

/** An empty, migrated database for one test file; `close` drops it. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('postgresUrl'), `TEMPLATE ${templateName} ${strategy}`);
}

/** A new database on any server. */
export async function createDatabase(server: string, options: string): Promise<TestDatabase> {
  const name = uniqueName();
  await runStatement(server, `CREATE DATABASE ${name} ${options}`);
  const url = inDatabase(server, name);
  // Longer than a server waits, for busy machines.
  const database = connect(url, { connectionTimeoutMillis: 60_000 });
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await dropDatabase(server, name);
    },
  };
}
