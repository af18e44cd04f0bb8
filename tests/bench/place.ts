import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openSession } from '../../server/access/identity/sign-in';
import { connect } from '../../server/base/db/client';
import { startEmbedded } from '../../server/base/db/embedded';
import { callsTo } from '../server/support/back-office-calls';
import { type ServerProcess, startServer } from '../server/support/server-process';
import { nowhere } from '../server/support/test-app';

export const administrator = { account: 'admin', password: 'bench-password' };

interface Place {
  /** Temporary folder, removed after measuring. */
  folder: string;
  /** Address of a PostgreSQL started for the bench, with durable settings. */
  url: string;
  /** Starts another built server on it; without `settings` with no content but the administrator. */
  addServer: (settings?: Readonly<Record<string, string>>) => Promise<ServerProcess>;
}

/** Measures on a PostgreSQL of its own; stops its servers and removes it afterwards. */
export async function inPlace<T>(measure: (place: Place) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'back-office-bench-'));
  const postgres = await startEmbedded({ dataDir: join(folder, 'data') });
  const servers: ServerProcess[] = [];
  const addServer: Place['addServer'] = async (settings) => {
    const own = { DATABASE_URL: postgres.url, SEED: 'none', ADMIN_PASSWORD: administrator.password };
    const env = { ...own, ...settings };
    const server = await startServer({ env });
    servers.push(server);
    return server;
  };
  try {
    return await measure({ folder, url: postgres.url, addServer });
  } finally {
    for (const server of servers) await server.end('SIGTERM');
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Headers of an administrator's call. */
export async function signedIn(origin: string): Promise<{ authorization: string }> {
  const calls = await callsTo(origin, administrator.account, administrator.password);
  return { authorization: `Bearer ${(await calls.tokens()).token}` };
}

/** Headers of so many signed-in accounts, each with the administrator's role. */
export async function signedInStaff(url: string, count: number): Promise<{ authorization: string }[]> {
  const { db, close } = connect(url);
  try {
    const { rows } = await db.execute<{ id: number }>(
      sql`INSERT INTO accounts (account, name, role_id)
          SELECT 'clerk-' || n, '同仁 ' || n, (SELECT role_id FROM accounts WHERE account = ${administrator.account})
          FROM generate_series(1, ${count}::int) n RETURNING id`,
    );
    const sessions = await Promise.all(rows.map(({ id }) => openSession(db, id, nowhere)));
    return sessions.map(({ token }) => ({ authorization: `Bearer ${token}` }));
  } finally {
    await close();
  }
}

/** Rows of one statement. */
const batch = 500;

/** Adds cases, a third per tab, each with its first version. */
export async function fillCases(url: string, rows: number): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows: found } = await client.query<{ count: number }>('SELECT count(*)::int FROM cases');
  // Each batch commits: triggers of one change update the same rows again, which costs more with each of them.
  for (let from = (found[0]?.count ?? 0) + 1; from <= rows; from += batch) {
    await client.query(
      `INSERT INTO cases (code, title, subtitle, tab, county, district, zip, tel, status, sort, introduction)
       SELECT 'B' || n, '建案 ' || n, '副標題', n % 3 + 1, '臺北市', '大安區', '106', '0225718170', n % 2, n, repeat('建案介紹', 100)
       FROM generate_series($1::int, $2::int) n`,
      [from, Math.min(rows, from + batch - 1)],
    );
  }
  await client.query(
    `INSERT INTO record_versions (kind, record_id, version, at, by, data)
     SELECT 'case', id, row_version, last_modified_on, last_modified_by, jsonb_build_object('title', title) FROM cases
     WHERE NOT EXISTS (SELECT FROM record_versions WHERE kind = 'case' AND record_id = cases.id)`,
  );
  await client.query('VACUUM ANALYZE cases, record_versions');
  await client.end();
}
