import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import { withClient } from '../../../server/operation/backup/earlier';
import { NotEmptyError, readExport, writeExport } from '../../../server/operation/backup/export';
import { readConfig } from '../../../server/base/config/config';
import { accounts } from '../../../server/base/db/schema';
import { seed } from '../../../server/operation/seed/index';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

const config = readConfig({ LOG_LEVEL: 'silent', SEED: 'demo', ADMIN_PASSWORD: 'export-password' });

const folder = await mkdtemp(join(tmpdir(), 'export-'));
const [full, empty] = await Promise.all([createTestDatabase(), createTestDatabase()]);
await seed(full.db, config, () => {});
await edit(full);
afterAll(async () => {
  await Promise.all([full.close(), empty.close()]);
  await rm(folder, { recursive: true });
});

/** Adds text that quoting or line ends could break, and rows that refer to later ones. */
async function edit({ db }: TestDatabase): Promise<void> {
  const awkward = 'a\tb\\n"c"\r\n\u2028𠮷 ‧\u0001';
  const statements = [
    sql`update articles set title = ${awkward}, summary = '', start_on = '2026-11-23T01:02:03.456789Z'`,
    sql`update cases set deleted_on = now(), deleted_by = '王' where id = 3`,
    sql`delete from news where id = (select max(id) from news)`,
    sql`update contacts set joined_id = (select max(id) from contacts) where id = (select min(id) from contacts)`,
    sql`update contacts set origin = ${JSON.stringify({ place: awkward, large: 1e300 })}::jsonb where id = 2`,
    sql`update accounts set totp_secret = 'secret-of-the-app', totp_since = now()`,
    sql`insert into recovery_codes (account_id, hash) values (1, 'hash-of-a-code')`,
    sql`insert into outbox (recipients, subject, body) values ('a@example.com', '待寄', '')`,
    sql`insert into audit_entries (kind, action, title) values ('article', 'update', ${awkward})`,
    sql`insert into record_versions (kind, record_id, version, at, data) select 'article', id, 1, now(), to_jsonb(articles) from articles`,
  ];
  for (const statement of statements) await db.execute(statement);
}
async function contentOf(path: string): Promise<Map<string, string>> {
  const names = await readdir(path, { recursive: true, withFileTypes: true });
  const content = new Map<string, string>();
  for (const entry of names.filter((each) => each.isFile())) {
    const file = join(entry.parentPath, entry.name);
    content.set(file.slice(path.length), (await readFile(file)).toString('base64'));
  }
  return new Map([...content].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
const write = ({ url }: TestDatabase, path: string) => withClient(url, (client) => writeExport(client, path));
const read = ({ url }: TestDatabase, path: string) => withClient(url, (client) => readExport(client, path));

it('an export into an empty installation and out again is equal byte for byte', async () => {
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  expect(await write(full, first)).toBeGreaterThan(100);
  await read(empty, first);
  await write(empty, second);
  const [before, after] = [await contentOf(first), await contentOf(second)];
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [name, bytes] of before) expect([name, after.get(name) === bytes]).toEqual([name, true]);
  expect([...before.keys()].filter((name) => name.startsWith('/files/')).length).toBeGreaterThan(10);

  const all = [...before.values()].map((text) => Buffer.from(text, 'base64').toString('latin1')).join('');
  for (const secret of ['argon2', 'secret-of-the-app', 'hash-of-a-code', '待寄']) {
    expect(all).not.toContain(Buffer.from(secret).toString('latin1'));
  }
  const [account] = await empty.db.select().from(accounts).limit(1);
  expect(account).toMatchObject({ passwordHash: null, totpSecret: null, totpStep: 0 });

  const app = await buildApp({ ...config, databaseUrl: empty.url }, empty.db);
  const page = await app.inject({ url: '/case/site-202503' });
  const picture = /\/files\/[0-9a-f]{64}\.\w+/.exec(page.body)?.[0] ?? '';
  expect([page.statusCode, (await app.inject({ url: picture })).statusCode]).toEqual([200, 200]);
  await app.close();
  // Ids continue after all ids given before the export.
  const added = await empty.db.execute<{ id: number }>(
    sql`insert into news (title, publish_date) values ('新', '2026-11-23') returning id`,
  );
  const last = await full.db.execute<{ id: number }>(
    sql`select last_value::int as id from pg_sequences where sequencename = 'news_id_seq'`,
  );
  expect(added.rows[0]?.id).toBe((last.rows[0]?.id ?? 0) + 1);
});

it('an installation with content and a folder with files are refused', async () => {
  await expect(read(full, join(folder, 'first'))).rejects.toBeInstanceOf(NotEmptyError);
  await expect(write(full, folder)).rejects.toBeInstanceOf(NotEmptyError);
});

it('a damaged folder and one of another schema change nothing', async () => {
  const target = await createTestDatabase();
  const path = join(folder, 'damaged');
  await write(full, path);
  const damages: [string, (file: string) => string, string][] = [
    ['news.jsonl', (text) => text.slice(0, -20), 'damaged'],
    ['cases.jsonl', (text) => text.replace('"sort":', '"sort":"x'), 'damaged'],
    ['export.json', (text) => text.replace(/"[0-9a-f]{64}"/, '"another"'), 'otherSchema'],
  ];
  for (const [name, damage, reason] of damages) {
    const whole = await readFile(join(path, name), 'utf8');
    await writeFile(join(path, name), damage(whole));
    await expect(read(target, path)).rejects.toMatchObject({ reason });
    await writeFile(join(path, name), whole);
  }
  const [file = ''] = await readdir(join(path, 'files'));
  await writeFile(join(path, 'files', file), 'other');
  await expect(read(target, path)).rejects.toMatchObject({ reason: 'damaged' });
  expect(await target.db.select().from(accounts)).toEqual([]);
  await target.close();
});
