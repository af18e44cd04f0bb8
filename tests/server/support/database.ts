import { randomBytes } from 'node:crypto';
import pg from 'pg';

export const templateName = 'website_tests_migrated';

/** Address of another database on the same server. */
export function inDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** A unique name. */
export function uniqueName(): string {
  return `test_${randomBytes(6).toString('hex')}`;
}

/** Drops a database, also with open connections. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  // FORCE may end a running autovacuum only as superuser. Without FORCE, PostgreSQL ends it.
  await runStatement(server, `DROP DATABASE ${name} WITH (FORCE)`).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError && error.code === '42501')) throw error;
    return runStatement(server, `DROP DATABASE ${name}`);
  });
}

/** Runs one statement on its own connection, as CREATE and DROP DATABASE require. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
