import { inject } from 'vitest';
import { connect, type Database } from '../../../server/db/client';
import { inDatabase, runStatement, templateName, uniqueName } from './database';

export interface TestDatabase extends Database {
  url: string;
}

/** A fresh, migrated, empty database for one test file; `close` drops it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = uniqueName();
  await runStatement(server, `CREATE DATABASE ${name} TEMPLATE ${templateName}`);
  const url = inDatabase(server, name);
  const database = connect(url);
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await runStatement(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
