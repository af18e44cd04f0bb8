import { randomBytes } from 'node:crypto';
import pg from 'pg';

export const templateName = 'website_tests_migrated';

/** The same server's address, with another database of it. */
export function inDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** A name that no other test has. */
export function uniqueName(): string {
  return `test_${randomBytes(6).toString('hex')}`;
}

/** Drops a database, whoever is connected to it. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  // By force only a superuser may end a vacuum of PostgreSQL's own; without, PostgreSQL ends it itself.
  await runStatement(server, `DROP DATABASE ${name} WITH (FORCE)`).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError && error.code === '42501')) throw error;
    return runStatement(server, `DROP DATABASE ${name}`);
  });
}

/** One statement on a connection of its own, as CREATE and DROP DATABASE want it. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
