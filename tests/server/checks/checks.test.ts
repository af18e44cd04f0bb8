import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, inject, it } from 'vitest';
import type { CheckInput, CheckName } from '../../../server/operation/checks/check';
import { runChecks } from '../../../server/operation/checks/checks';
import { checkDisks } from '../../../server/operation/checks/machine-checks';
import { checkText as text } from '../../../server/operation/checks/text';
import { doctorReport } from '../../../server/operation/cli/doctor-command';
import { readConfig } from '../../../server/base/config/config';
import {
  accounts,
  clockChecks,
  erasureKeys,
  jobs,
  operatorTasks,
  outbox,
  pagePurges,
} from '../../../server/base/db/schema';
import { explainDatabase } from '../../../server/base/process/start-error';
import { encryptSecret } from '../../../server/base/secrets/secret-store';
import { createDatabase, createTestDatabase } from '../support/test-database';

const servers: Server[] = [];

const database = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'checks-'));
afterAll(async () => {
  servers.forEach((server) => server.close());
  await database.close();
  rmSync(folder, { recursive: true });
});

async function checksOf(env: Record<string, string> = {}, more: Partial<CheckInput> = {}) {
  const own = { DATABASE_URL: database.url, DATA_DIR: folder, PATH: process.env['PATH'] ?? '', ...env };
  const found = await runChecks({ config: readConfig(own), env: own, db: database.db, ...more });
  return Object.fromEntries(found.map((check) => [check.name, check])) as Record<
    CheckName,
    (typeof found)[number]
  >;
}

/** Opens a port that sends `greeting` to each connection and closes it; resolves to its number. */
async function listening(greeting: string): Promise<number> {
  const server = createServer((socket) => socket.end(greeting)).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

describe('each check', () => {
  it('checks settings and mail before the first start creates the tables', async () => {
    const empty = await createDatabase(inject('postgresUrl'), "ENCODING 'UTF8' TEMPLATE template0");
    const port = await listening('220 mail.example ESMTP\r\n');
    const found = await checksOf({ SMTP_URL: `smtp://127.0.0.1:${port}` }, { db: empty.db });
    await empty.close();
    expect(found.settings).not.toMatchObject({ state: 'off' });
    expect(found.mail).toMatchObject({ state: 'bad', about: `127.0.0.1:${port}` });
    expect(found.backups).toMatchObject({ state: 'off', detail: text.noTables });
    expect(found.clock.state).toBe('good');
  });

  it('reports a clock that skipped more than a day', async () => {
    const checkedOn = sql`now() - interval '2 days'`;
    await database.db.insert(clockChecks).values({ checkedOn });
    const { clock } = await checksOf();
    await database.db.delete(clockChecks);
    expect(clock).toMatchObject({ state: 'attention', ...text.clockSkipped });
  });

  it('names a problem with its remedy, and a good state without one', async () => {
    const found = await checksOf();
    for (const { state, remedy, about, status, detail } of Object.values(found)) {
      expect([about, status, detail].every(Boolean)).toBe(true);
      expect(remedy !== undefined).toBe(state === 'attention' || state === 'bad');
    }
    expect(found.migrations).toMatchObject({ state: 'good', detail: text.migrationsRight });
    expect(found.clock.state).toBe('good');
    expect(found.store).toMatchObject({ state: 'off', detail: text.storeDatabase });
    expect(found.caches).toMatchObject({ state: 'off' });
    expect(found.jobs).toMatchObject({ state: 'attention', ...text.jobsNever });
    expect(found.backups).toMatchObject({ state: 'attention', ...text.backupsNone });
    expect(found.mail).toMatchObject({ state: 'attention', ...text.mailFiles(join(folder, 'outbox')) });
  });

  it('without a database the other checks run, and that of the database gives the reason', async () => {
    const found = await checksOf({}, { db: undefined, refusal: '資料庫拒絕連線' });
    expect(found.database).toMatchObject({ state: 'bad', ...text.databaseAway('資料庫拒絕連線') });
    expect([found.jobs.state, found.migrations.state, found.disk.state]).toEqual(['off', 'off', 'good']);
  });

  it('backups and data on one disk are reported once, and the folder exists and is writable', async () => {
    const backups = join(folder, 'backups');
    const withBackups = async () => (await checksOf({ BACKUP_DIR: backups })).disk;
    expect(await withBackups()).toMatchObject({
      state: 'attention',
      about: `${folder}、${backups}`,
      ...text.backupFolderMissing(backups),
    });
    writeFileSync(backups, '');
    expect(await withBackups()).toMatchObject({ state: 'bad', ...text.backupNoFolder(backups) });
    rmSync(backups);
    mkdirSync(backups);
    const there = await withBackups();
    expect([there.state, there.detail.match(/剩/g)]).toEqual(['good', ['剩']]);
    // Root can write everywhere except in /proc.
    const closed = existsSync('/proc/self') ? '/proc/self' : '/';
    const config = readConfig({ DATA_DIR: folder, BACKUP_DIR: closed });
    const found = await checkDisks({ config }, () => Promise.resolve({ device: 1, bytes: 9e11, share: 0.9 }));
    expect(found.status).toBe(text.backupFolderClosed(closed, '').status);
  });

  it('a full disk of backups is reported beside that of the data, by the same threshold', async () => {
    const backups = join(folder, 'backups');
    const config = readConfig({ DATABASE_URL: database.url, DATA_DIR: folder, BACKUP_DIR: backups });
    const spaces = {
      own: { device: 1, bytes: 9e11, share: 0.9 },
      full: { bytes: 3 * 1024 ** 3, share: 0.1 },
    };
    const at = (device: number) => (path: string) =>
      Promise.resolve(path === backups ? { device, ...spaces.full } : spaces.own);
    expect(await checkDisks({ config }, at(2))).toMatchObject({
      state: 'attention',
      about: `${folder}、${backups}`,
      ...text.backupDiskFull(10, spaces.full.bytes),
    });
    spaces.full.bytes = 3e8;
    expect((await checkDisks({ config }, at(2))).state).toBe('bad');
    Object.assign(spaces.full, { bytes: 4e11, share: 0.5 });
    const { state, detail } = await checkDisks({ config }, at(2));
    expect([state, detail]).toEqual([
      'good',
      [text.diskRight(9e11, 90), text.backupDiskRight(4e11, 50), text.diskElsewhere].join('；'),
    ]);
    expect((await checkDisks({ config }, at(1))).detail).not.toContain(text.backupDiskRight(4e11, 50));
  });

  it('a role that may not change its database gets the hint to check password and rights', async () => {
    expect((await checksOf()).database.state).toBe('good');
    await database.db.execute(sql`revoke all on schema public from pg_database_owner`);
    const { database: found } = await checksOf();
    await database.db.execute(sql`grant all on schema public to pg_database_owner`);
    const [role, name] = ['website', new URL(database.url).pathname.slice(1)];
    expect(found).toMatchObject({ state: 'bad', ...text.notOwner(role, name) });
  });

  it('jobs that fail, and backups that are late, are named', async () => {
    const startedOn = new Date();
    await database.db
      .insert(jobs)
      .values({ name: 'send-mail', startedOn, finishedOn: startedOn, failures: 3 });
    const succeededOn = new Date(Date.now() - 3 * 86_400_000);
    const figures = { bytes: 5_000_000, seconds: 2 };
    await database.db.insert(operatorTasks).values({ name: 'backup', succeededOn, figures });
    const { jobs: found, backups } = await checksOf();
    expect(found).toMatchObject({ state: 'bad', ...text.jobsFail(['send-mail']) });
    expect(backups).toMatchObject({ state: 'bad', status: '3 天沒有備份' });
    await database.db.delete(jobs);
    await database.db.update(operatorTasks).set({ succeededOn: new Date() });
    expect((await checksOf()).backups.state).toBe('good');
  });

  it('a mail server that is down or refuses is reported with the waiting mails', async () => {
    await database.db
      .insert(outbox)
      .values({ recipients: 'a@b.tw', subject: '測試', body: '', lastError: 'away' });
    const port = await listening('554 no\r\n');
    const refused = (await checksOf({ SMTP_URL: `smtp://127.0.0.1:${port}` })).mail;
    expect(refused).toMatchObject({ state: 'bad', status: '1 封待寄', about: `127.0.0.1:${port}` });
    expect((await checksOf({ SMTP_URL: 'smtp://127.0.0.1:1' })).mail.detail).toContain('ECONNREFUSED');
  });

  it('a cache is checked only for a connection, and pending purges are reported', async () => {
    const port = await listening('');
    const there = { PURGE_URL: `http://127.0.0.1:${port}{path}` };
    expect((await checksOf(there)).caches).toMatchObject({ state: 'good', detail: text.cachesRight });
    await database.db.insert(pagePurges).values({ keys: ['pages'], paths: [], createdOn: new Date(0) });
    expect((await checksOf(there)).caches).toMatchObject({ state: 'attention' });
    const away = (await checksOf({ PURGE_URL: 'http://127.0.0.1:1{path}' })).caches;
    expect(away).toMatchObject({ state: 'bad', ...text.cachesAway(['127.0.0.1:1']) });
  });

  it('a store that does not answer is reported', async () => {
    const env = { FILES_URL: 's3://pictures?endpoint=http://127.0.0.1:1' };
    const { store } = await checksOf(env);
    expect(store).toMatchObject({ state: 'bad', about: text.storeOf('pictures', '127.0.0.1:1') });
  });

  it('secrets that the key cannot decrypt, and implausible settings, are reported', async () => {
    const totpSecret = encryptSecret('JBSWY3DPEHPK3PXP', ['a'.repeat(32)], 'totp-secret');
    await database.db.insert(accounts).values({ account: 'sealed', name: '甲', totpSecret });
    const { settings } = await checksOf({ SECRET_KEY: 'b'.repeat(32) });
    expect(settings).toMatchObject({ state: 'bad', ...text.otherSecretKey(1) });
    await database.db.delete(accounts);
    const secret = encryptSecret('k', ['a'.repeat(32)], 'erasure-key');
    await database.db.insert(erasureKeys).values({ secret });
    expect((await checksOf({ SECRET_KEY: 'b'.repeat(32) })).settings).toMatchObject({
      state: 'bad',
      ...text.lostSecrets(1),
    });
    await database.db.delete(erasureKeys);
    const doubted = (await checksOf({ SMPT_URL: 'smtp://a' })).settings;
    expect(doubted).toMatchObject({ state: 'attention', status: '1 項可疑' });
  });

  it('a wrong configuration of nginx is quoted, and a missing one is no problem', async () => {
    const program = join(folder, 'nginx');
    writeFileSync(program, '#!/bin/sh\necho "nginx: [emerg] unknown directive \\"lisen\\"" >&2; exit 1\n');
    chmodSync(program, 0o755);
    const { nginx } = await checksOf({ NGINX_PATH: program });
    expect(nginx).toMatchObject({ state: 'bad', detail: '[emerg] unknown directive "lisen"' });
    expect((await checksOf({ NGINX_PATH: join(folder, 'missing') })).nginx.state).toBe('off');
  });
});

it('a role without rights in its database gets the hint to check password and rights', () => {
  const denied = Object.assign(new Error('permission denied for schema public'), { code: '42501' });
  const { message } = explainDatabase(denied, 'postgres://clerk:secret@db.example/other');
  expect(message).toContain('請確認帳號、密碼與資料庫名稱，或由管理者執行 deploy/database.sql');
  expect(message).not.toContain('secret');
});

it('the report has a line for each check, its remedy below, and a summary', () => {
  const { lines, isBad } = doctorReport([
    { name: 'disk', state: 'bad', about: '/data', ...text.diskFull(3, 1024 ** 3) },
    { name: 'store', state: 'off', about: '資料庫', status: text.off, detail: text.storeDatabase },
  ]);
  expect(isBad).toBe(true);
  expect(lines.slice(1)).toEqual([
    '[請處理] 磁碟（/data）：剩 3%。剩 1.0 GB。',
    `　　　　　${text.diskFull(3, 0).remedy}`,
    '[未使用] 素材儲存（資料庫）：檔案存放在資料庫',
    '1 項需要處理，0 項請留意，其他 0 項正常。',
  ]);
  expect(doctorReport([]).isBad).toBe(false);
});
