import { readdirSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { buildApp } from '../../../server/app';
import { NoScratchDatabase, restoreFile } from '../../../server/operation/backup/earlier';
import { readConfig } from '../../../server/base/config/config';
import { connectionConfig } from '../../../server/base/db/client';
import { inventedBytes } from '../support/backups';
import { createTestDatabase } from '../support/test-database';

/** Backups of demo content by releases with that many migrations; every file is one grey pixel. */
const folder = 'tests/server/data/backups';
const backups = readdirSync(folder);

const database = await createTestDatabase();
const config = readConfig({ LOG_LEVEL: 'silent', SEED: 'none', ADMIN_PASSWORD: 'present-password' });
const app = await buildApp({ ...config, databaseUrl: database.url }, database.db);
const client = new pg.Client(connectionConfig(database.url));
await client.connect();
const scratch = await mkdtemp(join(tmpdir(), 'earlier-'));
afterAll(async () => {
  await client.end();
  await app.close();
  await database.close();
  await rm(scratch, { recursive: true });
});
const databases = async () =>
  (
    await client.query(
      "SELECT datname FROM pg_database WHERE starts_with(datname, 'restore_' || current_database() || '_')",
    )
  ).rows;

it.each(backups)('%s is restored: sign-in, records, the public page and its pictures', async (name) => {
  await restoreFile(client, database.url, join(folder, name), inventedBytes);
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/identity/token',
    payload: { account: 'admin', password: 'earlier-release' },
  });
  const { token } = (signedIn.json() as { data: { token: string } }).data;
  const list = await app.inject({
    url: '/api/v1/CaseInfos/list?tab=1',
    headers: { authorization: `Bearer ${token}` },
  });
  expect((list.json() as { data: { totalCount: number } }).data.totalCount).toBeGreaterThan(0);

  const page = await app.inject({ url: '/case/site-202503' });
  expect([page.statusCode, page.body.includes('02-')]).toEqual([200, true]);
  const picture = /\/files\/[0-9a-f]{64}\.\w+/.exec(page.body)?.[0] ?? '';
  expect((await app.inject({ url: picture })).headers['content-type']).toMatch(/^image\//);
  // The newest release's triggers have noted its use.
  const uses = await client.query('SELECT count(*)::int AS uses FROM file_uses');
  expect((uses.rows as { uses: number }[])[0]?.uses).toBeGreaterThan(0);
  expect(await databases()).toEqual([]);
});

it('a damaged file of an earlier release changes nothing and leaves no scratch database', async () => {
  const whole = join(folder, backups[0] ?? '');
  await restoreFile(client, database.url, whole, inventedBytes);
  const before = (await client.query('SELECT id, title FROM cases ORDER BY id')).rows;
  const cut = join(scratch, 'cut.backup');
  await copyFile(whole, cut);
  await truncate(cut, (await stat(cut)).size - 2_000);
  await expect(restoreFile(client, database.url, cut, inventedBytes)).rejects.toThrow('damaged');
  expect((await client.query('SELECT id, title FROM cases ORDER BY id')).rows).toEqual(before);
  expect(await databases()).toEqual([]);
});

it('a row of an earlier release that its table refuses counts as damage', async () => {
  const text = gunzipSync(await readFile(join(folder, backups[0] ?? ''))).toString('latin1');
  const changed = text.replace(/(\{"table":"cases"[^\n]*\n)\d+/, '$1no-number');
  expect(changed).not.toBe(text);
  const wrong = join(scratch, 'wrong.backup');
  await writeFile(wrong, gzipSync(Buffer.from(changed, 'latin1')));
  await expect(restoreFile(client, database.url, wrong, inventedBytes)).rejects.toThrow('damaged');
  expect(await databases()).toEqual([]);
});

it('a backup of a later release is refused by the release that wrote it', async () => {
  const later = join(scratch, 'later.backup');
  const head = { format: 1, release: '9.0.0', commit: 'abcdef012345', migrations: ['of a later release'] };
  await writeFile(later, gzipSync(`${JSON.stringify(head)}\n`));
  await expect(restoreFile(client, database.url, later, inventedBytes)).rejects.toMatchObject({
    reason: 'otherSchema',
    build: '9.0.0+abcdef012345',
  });
});

it('without the right to create a database an earlier backup is refused before anything is changed', async () => {
  const denied = Object.assign(new Error('permission denied to create database'), { code: '42501' });
  const query = vi.spyOn(client, 'query').mockImplementationOnce(() => {
    throw denied;
  });
  await expect(
    restoreFile(client, database.url, join(folder, backups[0] ?? ''), inventedBytes),
  ).rejects.toBeInstanceOf(NoScratchDatabase);
  expect(query).toHaveBeenCalledTimes(1);
  query.mockRestore();
});
