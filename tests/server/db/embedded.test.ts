import { execFile } from 'node:child_process';
import { lstat, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest';
import { type Embedded, runningEmbedded, startEmbedded } from '../../../server/base/db/embedded';
import { findBinaries } from '../../../server/base/db/postgres/binaries';
import { findCluster } from '../../../server/base/db/postgres/cluster';
import { findPostmaster, launch } from '../../../server/base/db/postgres/postmaster';
import { pollUntil } from '../../../server/base/db/postgres/processes';
import { StartError } from '../../../server/base/process/start-error';
import { startText } from '../../../server/base/process/text';

const isRoot = process.getuid?.() === 0;
const settings = { fsync: 'off' };
const running: Embedded[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((postgres) => postgres.stop()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

afterAll(async () => {
  if (made) await rm(await made, { recursive: true, force: true });
});

test('data survive a stop, and the next start opens the same folder', async () => {
  const dataDir = await newFolder();
  const first = await open(dataDir);
  await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS value');
  await first.stop();
  const second = await open(dataDir);
  expect(await query(second.url, 'SELECT * FROM kept')).toEqual([{ value: 1 }]);
});

test('the database uses UTF-8 and UTC, and accepts only local connections with a password', async () => {
  const { url } = await open(await usedFolder());
  const [row] = await query(
    url,
    `SELECT pg_encoding_to_char(encoding) AS encoding, datlocale AS locale, current_setting('TimeZone') AS zone,
       current_setting('listen_addresses') AS listens, usesuper AS super
     FROM pg_database, pg_user WHERE datname = current_database() AND usename = current_user`,
  );
  expect(row).toEqual({
    encoding: 'UTF8',
    locale: 'C.UTF-8',
    zone: 'UTC',
    listens: '127.0.0.1',
    super: false,
  });
  const wrong = new URL(url);
  wrong.password = 'wrong';
  await expect(query(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
});

test('the password is in a file that only its owner can read', async () => {
  const dataDir = await usedFolder();
  const { url } = await open(dataDir);
  const file = join(dataDir, 'postgres/password');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(new URL(url).password).toBe((await readFile(file, 'utf8')).trim());
});

test('of two that start on one new folder at once, one runs and the other is refused', async () => {
  const dataDir = await newFolder();
  const results = await Promise.allSettled([open(dataDir), open(dataDir)]);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.map(({ reason }) => reason)).toEqual([
    new StartError(startText.folderInUse(dataDir, process.pid)),
  ]);
  expect(await readdir(dataDir)).toEqual(['postgres']);
});

test('a PostgreSQL whose server died without stopping it is stopped by the next start', async () => {
  const dataDir = await usedFolder();
  const first = await open(dataDir);
  const { port } = new URL(first.url);
  await first.stop();
  const cluster = await findCluster(dataDir);
  if (!cluster) throw new Error('no cluster');
  const { postgres } = await findBinaries(dataDir, isRoot);
  const dead = { ...settings, 'website.owner': '1.0' };
  const orphan = await launch(postgres, cluster, Number(port), dead, () => {});
  expect(findPostmaster(cluster.pgdata)).toMatchObject({ pid: orphan.child.pid, isOwned: false });
  expect(await runningEmbedded(dataDir)).toBeUndefined();

  const second = await open(dataDir);
  expect(orphan.child.exitCode).toBe(0);
  expect(await runningEmbedded(dataDir)).toBe(second.url);
});

test('a lock file whose process number now belongs to another program does not keep the folder', async () => {
  const dataDir = await usedFolder();
  const lock = join(dataDir, 'postgres/pgdata/postmaster.pid');
  await writeFile(lock, `${process.pid}\n${dataDir}/postgres/pgdata\n1\n5432\n\n127.0.0.1\n 1 1\nready\n`, {
    mode: 0o644,
  });
  const { url } = await open(dataDir);
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a killed PostgreSQL restarts at the same address with all acknowledged data', async () => {
  const dataDir = await usedFolder();
  const { url } = await open(dataDir);
  await query(url, 'CREATE TABLE kept AS SELECT 1 AS value');
  const { pgdata } = (await findCluster(dataDir)) ?? { pgdata: '' };
  const killed = findPostmaster(pgdata)?.pid ?? 0;
  process.kill(killed, 'SIGKILL');
  expect(await pollUntil(() => ![undefined, killed].includes(findPostmaster(pgdata)?.pid), 10_000)).toBe(
    true,
  );
  await expect
    .poll(() => query(url, 'SELECT * FROM kept').catch(() => []), { timeout: 10_000 })
    .toEqual([{ value: 1 }]);
});

test('a data folder that is a file is refused with one sentence', async () => {
  const file = join(await newFolder(), 'file');
  await writeFile(file, '');
  await expect(open(file)).rejects.toThrow(new StartError(startText.folderDenied(file)));
});

test('a data folder without its password file is refused, not overwritten', async () => {
  const dataDir = await usedFolder();
  const file = join(dataDir, 'postgres/password');
  await rm(file);
  await expect(open(dataDir)).rejects.toThrow(new StartError(startText.passwordLost(file)));
});

test.runIf(isRoot)(
  "root's data folder in a private home leads to a folder that PostgreSQL's user can enter",
  async () => {
    const dataDir = join(await newFolder({ isPrivate: true }), 'data');
    const { url } = await open(dataDir);
    const link = join(dataDir, 'postgres');
    expect((await lstat(link)).isSymbolicLink()).toBe(true);
    folders.push(await readlink(link));
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  },
);

async function newFolder({ isPrivate = false } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'back-office-embedded-'));
  folders.push(folder);
  // Another file of root in the folder forbids opening it to others.
  if (isPrivate) await writeFile(join(folder, 'private'), '');
  return folder;
}

/** Copies a data folder after its first start, because PostgreSQL's first start takes long. */
async function usedFolder(): Promise<string> {
  made ??= makeFolder();
  const folder = await newFolder();
  await promisify(execFile)('cp', ['-a', `${await made}/.`, folder]);
  return folder;
}
let made: Promise<string> | undefined;

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'back-office-embedded-'));
  await (await startEmbedded({ dataDir: folder, settings })).stop();
  return folder;
}

async function open(dataDir: string): Promise<Embedded> {
  const postgres = await startEmbedded({ dataDir, settings });
  running.push(postgres);
  return postgres;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  onTestFinished(() => client.end());
  await client.connect();
  return (await client.query(text)).rows as unknown[];
}
