import { createHash } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/base/config/config';
import type { RouteContract } from '../../../server/access/calls/operations';
import { readContract } from '../../../scripts/generate/described';
import { connectionConfig } from '../../../server/base/db/client';
import { files } from '../../../server/base/db/schema';
import { seed } from '../../../server/operation/seed/index';
import { boundsOf, type BoundedSchema } from '../../../server/access/calls/json-bodies';
import { restoreBackup } from '../../../server/operation/backup/restore';
import { writeBackup } from '../../../server/operation/backup/backup';
import { defaultMaxRowBytes } from '../../../server/operation/backup/lines';
import { backupOf, restoreFrom } from '../support/backups';
import { createTestDatabase } from '../support/test-database';

const config = readConfig({ LOG_LEVEL: 'silent', SEED: 'demo', ADMIN_PASSWORD: 'backup-password' });

const database = await createTestDatabase();
await seed(database.db, config, () => {});
// A server uses the database during all tests.
const app = await buildApp({ ...config, databaseUrl: database.url }, database.db);
const client = new pg.Client(connectionConfig(database.url));
await client.connect();
afterAll(async () => {
  await client.end();
  await app.close();
  await database.close();
});

let whole: Promise<Buffer> | undefined;
/** One backup for all files that are refused, as each leaves everything as it was. */
const wholeBackup = () => (whole ??= backupOf(client));
/** Compressing pictures once more takes longer than everything else. */
const packed = (text: string) => gzipSync(Buffer.from(text, 'latin1'), { level: 0 });

async function token(): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/identity/token',
    payload: { account: 'admin', password: 'backup-password' },
  });
  return (answer.json() as { data: { token: string } }).data.token;
}
async function get(url: string, bearer: string) {
  return (await app.inject({ url, headers: { authorization: `Bearer ${bearer}` } })).json() as {
    data: { title: string; rowVersion: number; totalCount: number };
  };
}
it('a backup from a running server restores everything, pictures too, and new records get new ids', async () => {
  const before = await token();
  const first = await get('/api/v1/CaseInfos/1', before);
  const page = (await app.inject({ url: '/case/site-202503' })).body.replaceAll(/nonce="[^"]*"/g, '');
  const picture = /\/files\/[0-9a-f]{64}\.jpg/.exec(page)?.[0] ?? '';
  const bytes = (await app.inject({ url: picture })).rawPayload;
  const counted = async () => (await get('/api/v1/CaseInfos/list?tab=1', before)).data.totalCount;
  const count = await counted();
  const changes = async () =>
    (await client.query('SELECT kind, record_id, at FROM last_changes ORDER BY kind, record_id')).rows;
  const changed = await changes();
  const file = await backupOf(client);

  await client.query('DELETE FROM cases WHERE id = 1');
  await client.query('UPDATE cases SET last_modified_on = now()');
  expect(await counted()).toBe(count - 1);
  await client.query("UPDATE cases SET title = '改掉了' WHERE id = 2");
  await client.query("UPDATE files SET bytes = '\\x00'");
  await restoreFrom(client, file);

  expect(await counted()).toBe(count);
  expect(await changes()).toEqual(changed);
  // Sessions stay valid. Only the version differs: a restore raises it above all earlier ones.
  const { rowVersion } = (await get('/api/v1/CaseInfos/1', before)).data;
  expect(rowVersion).toBe(100_000 + first.data.rowVersion);
  expect(await get('/api/v1/CaseInfos/1', before)).toEqual({ ...first, data: { ...first.data, rowVersion } });
  expect((await get('/api/v1/CaseInfos/2', before)).data.title).toBe('沐川院');
  expect((await app.inject({ url: '/case/site-202503' })).body.replaceAll(/nonce="[^"]*"/g, '')).toBe(page);
  expect((await app.inject({ url: picture })).rawPayload.equals(bytes)).toBe(true);
  const { rows } = await client.query<{ id: number; others: string }>(
    "INSERT INTO roles (name, claims) VALUES ('新角色', '{}') RETURNING id, (SELECT max(id) FROM roles) AS others",
  );
  expect(rows[0]?.id).toBe(Number(rows[0]?.others) + 1);
  const { rows: next } = await client.query<{ free: boolean }>(
    "SELECT nextval('part_ids') > (SELECT max((part->>'id')::bigint) FROM site_themes, jsonb_array_elements(parts) part) AS free",
  );
  expect(next).toEqual([{ free: true }]);
});

it('a backup is consistent, whatever is written while it runs', async () => {
  const slow = new PassThrough({ highWaterMark: 1 });
  const writing = writeBackup(client, slow);
  await new Promise((resolve) => slow.once('readable', resolve));
  await database.db.execute("UPDATE cases SET title = '備份之後'");
  const chunks: Buffer[] = [];
  slow.on('data', (chunk: Buffer) => chunks.push(chunk));
  await writing;
  const text = gunzipSync(Buffer.concat(chunks)).toString('utf8');
  expect(text).toContain('松濤硯');
  expect(text).not.toContain('備份之後');
});

it.each([
  ['cut off in its last bytes', (file: Buffer) => file.subarray(0, file.length - 4)],
  [
    'followed by something else',
    (file: Buffer) => gzipSync(Buffer.concat([gunzipSync(file), Buffer.from('\n')])),
  ],
  [
    'of another sum than it says',
    (file: Buffer) => Buffer.concat([file.subarray(0, -8), Buffer.alloc(8, 7)]),
  ],
  ['cut off', (file: Buffer) => file.subarray(0, file.length - 200)],
  ['no backup at all', () => Buffer.from('這不是備份')],
  [
    'without its last line',
    (file: Buffer) => gzipSync(gunzipSync(file).toString('utf8').split('\n').slice(0, -2).join('\n')),
  ],
])('a file that is %s is refused, and everything stays as it was', async (_, damage) => {
  const file = await wholeBackup();
  await database.db.execute("UPDATE cases SET title = '還在' WHERE id = 3");
  await expect(restoreFrom(client, damage(file))).rejects.toThrow('damaged');
  const { rows } = await client.query<{ title: string }>('SELECT title FROM cases WHERE id = 3');
  expect(rows).toEqual([{ title: '還在' }]);
});

/** Bodies of multipart calls; no others contain whole pages. */
function multipartBodies(): BoundedSchema[] {
  const operations = Object.values(readContract().paths).flatMap((methods) => Object.values(methods));
  return operations.flatMap((operation) => {
    const { contract } = operation['x-fastify-config'] as { contract: RouteContract };
    return contract.multipart ? [contract.multipart as BoundedSchema] : [];
  });
}

/** A backup with an additional row before the first row of a table. */
function withBefore(file: Buffer, table: string, row: string): Buffer {
  const text = gunzipSync(file).toString('latin1');
  const place = text.indexOf('\n', text.indexOf(`{"table":"${table}"`)) + 1;
  return packed(text.slice(0, place) + row + text.slice(place));
}

it.each([
  ['a line that unpacks to far more than a row can have', 'x'.repeat(200_000)],
  ['a line that is no row of its table', 'x\n'],
  ['a row with a value that its column does not take', `${'x\t'.repeat(13)}x\n`],
])('a file with %s is refused, and the connection stays usable', async (_, row) => {
  const hostile = withBefore(await wholeBackup(), 'files', row);
  await expect(restoreBackup(client, Readable.from([hostile]), { maxRowBytes: 100_000 })).rejects.toThrow(
    'damaged',
  );
  expect((await client.query('SELECT count(*)::int > 0 AS there FROM files')).rows).toEqual([
    { there: true },
  ]);
});

/** A backup with other values in columns of its first file. */
function withFile(file: Buffer, changes: Record<string, string>): Buffer {
  const lines = gunzipSync(file).toString('latin1').split('\n');
  const head = lines.findIndex((line) => line.startsWith('{"table":"files"'));
  const { columns } = JSON.parse(lines[head] ?? '') as { columns: string[] };
  const values = (lines[head + 1] ?? '').split('\t').map((value, at) => changes[columns[at] ?? ''] ?? value);
  return packed(lines.with(head + 1, values.join('\t')).join('\n'));
}

it.each([
  ['that leads out of the folder of an export', { extension: 'x/../../../evil' }],
  ['that is no hash', { sha: 'other' }],
  ['of an object that it does not contain', { bytes: String.raw`\N`, object: 'other' }],
])('a file with a picture of a name %s is refused', async (_, changes) => {
  const hostile = withFile(await wholeBackup(), changes);
  await expect(restoreFrom(client, hostile)).rejects.toThrow('damaged');
});

it('a file with a picture of other bytes than its hash says is restored only if the operator says so', async () => {
  const file = await wholeBackup();
  const changed = withFile(file, { bytes: String.raw`\\x00` });
  const sha = /"files"[^\n]*\n(?:[^\t\n]*\t)*?([0-9a-f]{64})\t/.exec(
    gunzipSync(file).toString('latin1'),
  )?.[1];
  const damaged = async () =>
    (await client.query("SELECT sha FROM files WHERE bytes = '\\x00'")).rows as { sha: string }[];
  await expect(restoreFrom(client, changed)).rejects.toMatchObject({ shas: [sha] });
  expect(await damaged()).toEqual([]);
  await restoreBackup(client, Readable.from([changed]), { takesOtherBytes: true });
  expect(await damaged()).toEqual([{ sha }]);
  await restoreFrom(client, file);
});

it('a small file that unpacks to an endless line is read only up to the maximum line length', async () => {
  const block = gzipSync(Buffer.alloc(64 * 1024, 'x'));
  let blocks = 0;
  const bomb = Readable.from(
    (function* () {
      for (; blocks < 5_000; blocks++) yield block;
    })(),
  );
  await expect(restoreBackup(client, bomb)).rejects.toThrow('damaged');
  // The lines themselves, and what each stream reads ahead: about 700 blocks, packed.
  expect(blocks).toBeLessThan(1_250);
});

it('rows of the maximum size are restored', async () => {
  // A picture of the maximum size that does not compress.
  const picture = Buffer.alloc(2560 * 4096 * 4, 7);
  const sha = createHash('sha256').update(picture).digest('hex');
  await database.db
    .insert(files)
    .values({ sha, extension: 'png', mime: 'image/png', size: picture.length, bytes: picture });
  // The largest character takes seven bytes in a copied row and twelve in `boundsOf`; a theme stores its
  // blocks twice, as draft and as published.
  const page = (Math.max(...multipartBodies().map((schema) => boundsOf(schema).bytes)) / 12) * 7 * 2;
  expect(page).toBeLessThan(defaultMaxRowBytes);
  await restoreFrom(client, await backupOf(client));
  const { rows } = await client.query('SELECT sha256(bytes) AS sum FROM files WHERE sha = $1', [sha]);
  expect(rows).toEqual([{ sum: Buffer.from(sha, 'hex') }]);
  await client.query('DELETE FROM files WHERE sha = $1', [sha]);
});

it('a backup of another schema is refused', async () => {
  const lines = gunzipSync(await backupOf(client))
    .toString('utf8')
    .split('\n');
  const head = { ...(JSON.parse(lines[0] ?? '') as object), migrations: ['another'] };
  await expect(
    restoreFrom(client, gzipSync([JSON.stringify(head), ...lines.slice(1)].join('\n'))),
  ).rejects.toThrow('otherSchema');
});

it('a restore keeps audit entries from after the backup, and duplicates none', async () => {
  await token();
  const all = async () =>
    (await client.query<{ id: number; at: string }>('SELECT id, at::text FROM audit_entries ORDER BY id'))
      .rows;
  const early = await all();
  const file = await backupOf(client);
  await token();
  const late = await all();
  expect(late).toHaveLength(early.length + 1);
  await restoreFrom(client, file);
  expect(await all()).toEqual(late);
  // Simulates entries of another installation with the same ids.
  await client.query('ALTER TABLE audit_entries DISABLE TRIGGER ALL');
  await client.query("UPDATE audit_entries SET at = at - interval '1 day'");
  await client.query('ALTER TABLE audit_entries ENABLE TRIGGER ALL');
  await restoreFrom(client, file);
  const both = await all();
  expect(both).toHaveLength(late.length + early.length);
  expect(both.map(({ at }) => at)).toEqual(expect.arrayContaining(early.map(({ at }) => at)));
});
