import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { launchServer, startServer } from '../support/server-process';
import { createDatabase, createTestDatabase } from '../support/test-database';

/** What the database consists of. */
async function schemaOf(client: pg.Client): Promise<unknown[]> {
  const { rows } = await client.query(`
    SELECT 'column' AS kind, table_name || '.' || column_name || ' ' || data_type AS name FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT 'trigger', tgrelid::regclass || ' ' || tgname FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT 'function', proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT 'migration', hash FROM drizzle.__drizzle_migrations
    ORDER BY 1, 2`);
  return rows;
}

it('a start that was killed during its migrations is made up for by the next ones, two at once', async () => {
  const database = await createDatabase(inject('postgresUrl'), 'TEMPLATE template0');
  const whole = await createTestDatabase();
  const client = new pg.Client(database.url);
  const other = new pg.Client(whole.url);
  await Promise.all([client.connect(), other.connect()]);
  const env = { DATABASE_URL: database.url, SEED: 'none', ADMIN_PASSWORD: 'interrupted-password' };
  const found = async () => {
    const { rows } = await client.query<{ query: string }>(
      'SELECT query FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL',
    );
    return rows.map(({ query }) => query).join('');
  };
  try {
    for (const reached of [/CREATE TABLE/, /ALTER TABLE/, /TRIGGER|FUNCTION/]) {
      const { child } = launchServer({ env });
      const ended = new Promise((resolve) => child.once('close', resolve));
      await expect.poll(found, { interval: 1 }).toMatch(reached);
      child.kill('SIGKILL');
      await ended;
      await expect.poll(found).toBe('');
    }
    const servers = await Promise.all([startServer({ env }), startServer({ env })]);
    const answers = await Promise.all(servers.map(({ origin }) => fetch(`${origin}/readyz`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    expect(await schemaOf(client)).toEqual(await schemaOf(other));
  } finally {
    await Promise.all([client.end(), other.end()]);
    await Promise.all([database.close(), whole.close()]);
  }
}, 120_000);
