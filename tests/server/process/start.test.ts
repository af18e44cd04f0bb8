import { execFile } from 'node:child_process';
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { runningEmbedded } from '../../../server/base/db/embedded';
import { findCluster } from '../../../server/base/db/postgres/cluster';
import { findPostmaster } from '../../../server/base/db/postgres/postmaster';
import { pollUntil } from '../../../server/base/db/postgres/processes';
import { canEnter } from '../../../server/base/db/postgres/service-user';
import { paths } from '../../../server/base/process/paths';
import { encryptSecret } from '../../../server/base/secrets/secret-store';
import { startText, warningText } from '../../../server/base/process/text';
import { createTestDatabase } from '../support/test-database';
import {
  launchServer,
  runServer,
  type ServerOptions,
  type ServerProcess,
  startServer,
} from '../support/server-process';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };
const password = 'correct-horse';
/** Without demo content, whose records slow down the first start. */
const bare = { SEED: 'none' };
const running: ServerProcess[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end('SIGTERM')));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

afterAll(async () => {
  if (made) await rm(await made, { recursive: true, force: true });
});

describe('with a database of its own', () => {
  test('the first start creates the data folder and prints the address and the first sign-in; a later one prints no password', async () => {
    const env = { DATA_DIR: join(await newFolder(), 'data'), ...bare };
    const first = await start({ env });
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
    const shown = first.output().split('\n')[0] ?? '';
    const [, generated = ''] = /密碼：([\w-]{16})（/.exec(shown) ?? [];
    expect(shown).toBe(startText.firstSignIn('admin', generated));
    expect((await signIn(first.origin, generated)).succeeded).toBe(true);
    expect(first.output()).toContain(startText.listening(`${first.origin}/mng`));
    expect(await first.end('SIGTERM')).toBe(0);

    const second = await start({ env });
    expect(await second.end('SIGTERM')).toBe(0);
    expect(second.output()).not.toContain(generated);
  });

  test('a password chosen by the operator is printed nowhere', async () => {
    const server = await start({
      env: {
        DATA_DIR: await newFolder(),
        ...bare,
        ADMIN_ACCOUNT: 'chief',
        ADMIN_PASSWORD: password,
        LOG_LEVEL: 'trace',
      },
    });
    expect((await signIn(server.origin, password, 'chief')).succeeded).toBe(true);
    expect(server.output()).toContain(`${startText.firstSignInChosen('chief')}\n`);
    await server.end('SIGTERM');
    expect(server.output() + server.errors()).not.toContain(password);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s stops the server and its PostgreSQL cleanly',
    async (signal) => {
      const dataDir = await usedFolder();
      const server = await start({ env: { DATA_DIR: dataDir, ...bare } });
      const cluster = await findCluster(dataDir);
      expect(findPostmaster(cluster?.pgdata ?? '')).toMatchObject({ isOwned: true, owner: server.pid });
      expect(await server.end(signal)).toBe(0);
      expect(server.output()).toContain(startText.stopped);
      expect(findPostmaster(cluster?.pgdata ?? '')).toBeUndefined();
    },
  );

  test('a second start on the same data folder is refused, and the first server keeps running', async () => {
    const dataDir = await usedFolder();
    const server = await start({ env: { DATA_DIR: dataDir, ...bare } });
    const second = await runServer({ env: { DATA_DIR: dataDir, ...bare } });
    expect(second).toEqual({
      code: 1,
      output: '',
      errors: `${startText.folderInUse(dataDir, server.pid)}\n`,
    });
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  });

  test('after kill -9 no process of PostgreSQL remains, and the next start has every acknowledged write', async () => {
    const dataDir = await usedFolder();
    const server = await start({ env: { DATA_DIR: dataDir, ...bare } });
    await query(await addressOf(dataDir), 'CREATE TABLE kept AS SELECT 1 AS value');
    await server.end('SIGKILL');
    const { pgdata = '' } = (await findCluster(dataDir)) ?? {};
    expect(await pollUntil(() => !findPostmaster(pgdata), 10_000)).toBe(true);

    await start({ env: { DATA_DIR: dataDir, ...bare } });
    expect(await query(await addressOf(dataDir), 'SELECT * FROM kept')).toEqual([{ value: 1 }]);
  });

  test('a start right after kill -9 takes over while the old PostgreSQL is stopping', async () => {
    const dataDir = await usedFolder();
    const server = await start({ env: { DATA_DIR: dataDir, ...bare } });
    await server.end('SIGKILL');
    expect(
      (await fetch(`${(await start({ env: { DATA_DIR: dataDir, ...bare } })).origin}/readyz`)).status,
    ).toBe(200);
  });

  test('a killed first start leaves a folder that the next start completes', async () => {
    const dataDir = await newFolder();
    const { child } = launchServer({ env: { DATA_DIR: dataDir } });
    await expect.poll(() => readdir(dataDir), { interval: 5, timeout: 10_000 }).toHaveLength(1);
    child.kill('SIGKILL');
    expect(await readdir(dataDir)).not.toContain('postgres');
    const server = await start({ env: { DATA_DIR: dataDir } });
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  });

  test.runIf(isRoot && canEnter(paths.root, nobody))('an ordinary user can start it', async () => {
    const dataDir = await newFolder();
    await chown(dataDir, nobody.uid, nobody.gid);
    const server = await start({ env: { DATA_DIR: dataDir, ...bare }, uid: nobody.uid });
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test.runIf(isRoot)('root can start it in a checkout that no other user can enter', async () => {
    const root = join(await newFolder(), 'checkout');
    await mkdir(root);
    await chmod(root, 0o700);
    await cp(join(paths.root, 'dist/server'), join(root, 'dist/server'), { recursive: true });
    await symlink(join(paths.root, 'node_modules'), join(root, 'node_modules'));
    await writeFile(join(root, 'package.json'), '{ "type": "module" }');
    const dataDir = join(root, 'data');
    const server = await start({ env: { DATA_DIR: dataDir, ...bare }, root });
    folders.push(await readlink(join(dataDir, 'postgres')));
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  });

  test('a port in use is named in one sentence, and the first sign-in is not lost over it', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => blocker.once('listening', resolve));
    const bound = blocker.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    const env = { DATA_DIR: await newFolder(), PORT: String(port), ...bare };
    const result = await runServer({ env });
    blocker.close();
    const [, generated = ''] = /密碼：([\w-]{16})（/.exec(result.output) ?? [];
    expect(result).toEqual({
      code: 1,
      output: `${startText.firstSignIn('admin', generated)}\n`,
      errors: `${startText.portBusy('PORT', '127.0.0.1', port)}\n`,
    });
  });
});

describe('with the database of DATABASE_URL', () => {
  test('several servers start on one empty database at once', async () => {
    const database = await createTestDatabase();
    const env = { DATABASE_URL: database.url, ...bare };
    const servers = await Promise.all([start({ env }), start({ env }), start({ env })]);
    const answers = await Promise.all(servers.map(({ origin }) => fetch(`${origin}/readyz`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const told = servers.filter((server) => /密碼：[\w-]{16}（/.test(server.output()));
    expect(told).toHaveLength(1);
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await database.close();
  });

  test('a start after an upgrade gives the administrator the claims that the previous release lacks', async () => {
    const database = await createTestDatabase();
    const env = { DATABASE_URL: database.url, ...bare };
    await (await start({ env })).end('SIGTERM');
    const isAdministrator = "claims @> array['Permissions.News.View', 'Permissions.Roles.Edit']";
    await database.pool.query("DELETE FROM known_claims WHERE claim LIKE 'Permissions.News.%'");
    await database.pool.query("UPDATE roles SET claims = array_remove(claims, 'Permissions.News.View')");
    expect(await query(database.url, `SELECT FROM roles WHERE ${isAdministrator}`)).toHaveLength(0);
    await (await start({ env })).end('SIGTERM');
    expect(await query(database.url, `SELECT FROM roles WHERE ${isAdministrator}`)).toHaveLength(1);
    await database.close();
  });

  test('a port for the metrics in use is named as that', async () => {
    const database = await createTestDatabase();
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => blocker.once('listening', resolve));
    const bound = blocker.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    const { code, errors } = await runServer({
      env: { DATABASE_URL: database.url, METRICS_PORT: String(port), ...bare },
    });
    blocker.close();
    expect({ code, errors }).toEqual({
      code: 1,
      errors: `${startText.portBusy('METRICS_PORT', '127.0.0.1', port)}\n`,
    });
    await database.close();
  });

  test('a SECRET_KEY other than that of the second factors is refused, and doubtful settings cause a warning', async () => {
    const database = await createTestDatabase();
    const env = { DATABASE_URL: database.url, ...bare };
    const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];
    const started = await start({ env: { ...env, SECRET_KEY: first, METRICS_PROT: '1' } });
    expect(started.errors()).toBe(`${warningText.unknownName('METRICS_PROT', 'METRICS_PORT')}\n`);
    const warned = async (key: string) => {
      const other = await start({ env: { ...env, SECRET_KEY: key } });
      await other.end('SIGTERM');
      return other.errors();
    };
    expect(await warned('c'.repeat(32))).toBe(`${warningText.changedSecretKey(0)}\n`);
    await database.pool.query('INSERT INTO erasure_keys (secret) VALUES ($1)', [
      encryptSecret('k'.repeat(32), [first], 'erasure-key'),
    ]);
    for (const key of ['d'.repeat(32), 'd'.repeat(32)]) {
      expect(await warned(key)).toBe(`${warningText.changedSecretKey(1)}\n`);
    }
    await database.pool.query("UPDATE accounts SET totp_secret = $1 WHERE account = 'admin'", [
      encryptSecret('JBSWY3DPEHPK3PXP', [first], 'totp-secret'),
    ]);
    for (const key of [second, '']) {
      expect(await runServer({ env: { ...env, SECRET_KEY: key } })).toMatchObject({
        code: 1,
        errors: `${startText.otherSecretKey(1)}\n`,
      });
    }
    await started.end('SIGTERM');
    await database.close();
  });

  test('an unreachable database is named in one sentence, without its password', async () => {
    const { code, output, errors } = await runServer({
      env: { DATABASE_URL: 'postgres://me:geheim@127.0.0.1:1/site' },
    });
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toBe(
      `${startText.databaseUnreachable('127.0.0.1:1/site', 'connect ECONNREFUSED 127.0.0.1:1')}\n`,
    );
  });

  test('a database that refuses the password is named in one sentence, without it', async () => {
    const database = await createTestDatabase();
    const wrong = new URL(database.url);
    wrong.password = 'geheim';
    const { code, errors } = await runServer({ env: { DATABASE_URL: wrong.href } });
    const reason = 'password authentication failed for user "website"';
    expect({ code, errors }).toEqual({
      code: 1,
      errors: `${startText.databaseRefused(`${wrong.host}${wrong.pathname}`, reason)}\n`,
    });
    await database.close();
  });
});

test('a bad value in the environment is named in one sentence', async () => {
  expect(await runServer({ env: { PORT: 'http' } })).toEqual({
    code: 1,
    output: '',
    errors: `${startText.notInteger('PORT', 'http', 0, 65_535)}\n`,
  });
});

async function signIn(origin: string, given: string, account = 'admin'): Promise<{ succeeded: boolean }> {
  const answer = await fetch(`${origin}/api/identity/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password: given }),
  });
  return (await answer.json()) as { succeeded: boolean };
}

async function start(options: ServerOptions): Promise<ServerProcess> {
  const server = await startServer(options);
  running.push(server);
  return server;
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'back-office-start-'));
  folders.push(folder);
  // Empty and made by root: opened just enough for PostgreSQL's user.
  if (isRoot) await chmod(folder, 0o711);
  return folder;
}

/** Copies a data folder after its first start, because PostgreSQL's first start takes long. */
async function usedFolder(): Promise<string> {
  made ??= makeFolder();
  const folder = join(await newFolder(), 'data');
  await promisify(execFile)('cp', ['-a', await made, folder]);
  return folder;
}
let made: Promise<string> | undefined;

async function makeFolder(): Promise<string> {
  const folder = await newFolder();
  folders.splice(folders.indexOf(folder), 1);
  const server = await startServer({ env: { DATA_DIR: folder, ...bare } });
  await server.end('SIGTERM');
  return folder;
}

async function addressOf(dataDir: string): Promise<string> {
  const url = await runningEmbedded(dataDir);
  if (!url) throw new Error('no PostgreSQL runs there');
  return url;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    await client.end();
  }
}
