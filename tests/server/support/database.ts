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
