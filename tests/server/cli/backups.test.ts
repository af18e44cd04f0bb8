import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { runAccountCommand } from '../../../server/operation/cli/account-commands';
import { check, newestBackup, rotate } from '../../../server/operation/cli/backup-commands';
import { resetDemo } from '../../../server/operation/cli/demo-command';
import { rehearse } from '../../../server/operation/cli/upgrade-command';
import { readConfig } from '../../../server/base/config/config';
import { demoCommandText, upgradeCommandText } from '../../../server/operation/cli/text';
import {
  accounts,
  auditEntries,
  cases,
  contacts,
  files,
  operatorTasks,
  singletons,
} from '../../../server/base/db/schema';
import { build } from '../../../server/base/process/release';
import { seed } from '../../../server/operation/seed/index';
import { createTestDatabase } from '../support/test-database';

const kept = { daily: 1, weekly: 0, monthly: 0 };
const config = readConfig({ ADMIN_PASSWORD: 'correct-horse', SEED: 'demo', LOG_LEVEL: 'silent' });

const database = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'backups-'));
await seed(database.db, config, () => {});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const tasks = async () => (await database.db.select().from(operatorTasks)).map(({ name }) => name).toSorted();
const scratch = async () =>
  (
    await database.db.execute(
      sql`select from pg_database where starts_with(datname, 'restore_' || current_database() || '_')`,
    )
  ).rows.length;
const daily = () => rotate(database.url, { folder, kept, store: undefined });

it('a daily backup replaces the one before, and is recorded', async () => {
  const old = 'back-office-20200101T000000Z.backup';
  writeFileSync(join(folder, old), '');
  writeFileSync(join(folder, 'by-hand.backup'), '');
  const { path, rows, removed } = await daily();
  expect([removed, rows > 100]).toEqual([[old], true]);
  expect(readdirSync(folder).toSorted()).toEqual(
    [path.slice(folder.length + 1), 'by-hand.backup'].toSorted(),
  );
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(await tasks()).toEqual(['backup']);
  expect(await newestBackup(folder)).toBe(path);
  await expect(newestBackup(undefined)).rejects.toThrow('BACKUP_DIR');
  await expect(newestBackup(join(folder, 'none'))).rejects.toThrow('沒有備份');
});

it('a check restores into another database, reports its findings, and leaves neither content nor a database behind', async () => {
  const path = await newestBackup(folder);
  expect(await check(database.url, path)).toMatch(/可以完整還原.*個帳號.*個建案.*個檔案/);
  expect(await tasks()).toEqual(['backup', 'backup-check']);
  expect(await scratch()).toBe(0);
});

it('a check names damaged and truncated files; neither counts as checked', async () => {
  await database.db.delete(operatorTasks);
  const [file] = await database.db.select({ sha: files.sha, bytes: files.bytes }).from(files).limit(1);
  if (!file) throw new Error('no file');
  const ofFile = eq(files.sha, file.sha);
  await database.db
    .update(files)
    .set({ bytes: Buffer.from('other') })
    .where(ofFile);
  const { path } = await rotate(database.url, { folder, kept: { ...kept, daily: 9 }, store: undefined });
  await database.db.update(files).set({ bytes: file.bytes }).where(ofFile);
  await expect(check(database.url, path)).rejects.toThrow(file.sha);
  truncateSync(path, statSync(path).size - 1_000);
  await expect(check(database.url, path)).rejects.toThrow('不是完整的備份檔');
  expect([await tasks(), await scratch()]).toEqual([['backup'], 0]);
  rmSync(path);
});

it('an update is rehearsed with a backup of an earlier release: migrated, called, and its gap reported', async () => {
  const path = 'tests/server/data/backups/after-0011.backup';
  const lines = await rehearse(config, database.url, path);
  expect(lines.at(-1)).toContain(`更新到 ${build} 有`);
  expect(lines).toContainEqual(
    expect.stringMatching(/^更新後的程式回答正常，[1-9]\d* 個公開網頁可以開啟。$/),
  );
  expect(upgradeCommandText.wrong('/readyz', 503)).toContain('503');
  expect([await tasks(), await scratch()]).toEqual([['backup', 'upgrade-rehearsal'], 0]);
});

it('a demo with changes is reset only with the option to delete everything, and lists its content', async () => {
  const { db, url } = database;
  const seeded = await db.select({ id: cases.id }).from(cases).orderBy(cases.id).limit(2);
  const entry = { kind: 'case', requestId: 'aa', account: 'mei', operation: 'updateCaseInfo' } as const;
  await db.insert(auditEntries).values([
    // Entries of jobs and of reading do not count as work.
    { ...entry, recordId: 1, action: 'publish', operation: 'schedule', requestId: '' },
    { ...entry, kind: 'account', recordId: 1, action: 'signIn', operation: 'createToken' },
    { ...entry, kind: 'account', recordId: 1, action: 'update', operation: 'markNewsSeen' },
  ]);
  await resetDemo(config, url);
  await db
    .insert(auditEntries)
    .values([...seeded, ...seeded].map(({ id }) => ({ ...entry, recordId: id, action: 'update' }) as const));
  await runAccountCommand(db, ['add', 'lin', '林經理'], 'correct-horse-cart');
  await db.insert(contacts).values({ type: 1, name: '王小明', gender: 1, tel: '0912345678' });
  const refused = resetDemo(config, url);
  await expect(refused).rejects.toThrow('帳號 1 筆');
  await expect(refused).rejects.toThrow('建案 2 筆');
  await expect(refused).rejects.toThrow('聯絡資料 1 筆');
  await expect(refused).rejects.toThrow('--delete-everything');
  expect(await db.$count(accounts, eq(accounts.account, 'lin'))).toBe(1);
  expect(demoCommandText.usage).toContain('--delete-everything');
  await resetDemo(config, url, { deletesEverything: true });
  expect(await db.$count(accounts, eq(accounts.account, 'lin'))).toBe(0);
  // Entries before the reset stay in the trail, but no longer count as work.
  expect((await resetDemo(config, url))[0]).toBe(demoCommandText.done);
}, 180_000);

it('demo content is reset; any other content is refused and unchanged', async () => {
  const titles = async () =>
    (await database.db.select({ title: cases.title }).from(cases).orderBy(cases.id)).map(
      ({ title }) => title,
    );
  const before = await titles();
  await database.db.update(cases).set({ title: '練習' });
  await expect(
    resetDemo({ ...config, publicOrigin: 'https://www.example.com' }, database.url),
  ).rejects.toThrow(demoCommandText.inUse);
  expect(new Set(await titles())).toEqual(new Set(['練習']));
  expect((await resetDemo(config, database.url))[0]).toBe(demoCommandText.done);
  expect(await titles()).toEqual(before);
  await database.db.update(cases).set({ title: '真的建案' });
  await database.db.delete(singletons).where(eq(singletons.key, 'demo'));
  await expect(resetDemo(config, database.url)).rejects.toThrow(demoCommandText.notDemo);
  expect(new Set(await titles())).toEqual(new Set(['真的建案']));
  expect(await scratch()).toBe(0);
}, 120_000);
