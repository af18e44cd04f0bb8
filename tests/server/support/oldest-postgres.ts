import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { postgresPrograms } from '../../../scripts/ensure-postgres';
import { serviceUser } from '../../../server/base/db/postgres/service-user';
import { freePort } from './free-port';

interface OldestPostgres {
  /** Address, with a role that may create databases. */
  url: string;
  stop(): Promise<void>;
}

/** An empty, non-durable PostgreSQL 15; as root it runs as the service user. */
export async function startOldestPostgres(): Promise<OldestPostgres> {
  const programs = postgresPrograms();
  const user = serviceUser();
  const folder = await mkdtemp(join(tmpdir(), 'back-office-postgres-'));
  if (user) {
    await chmod(folder, 0o700);
    await chown(folder, user.uid, user.gid);
  }
  const options = { ...user, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' } };
  const pgdata = join(folder, 'pgdata');
  const initdb = ['--username=tests', '--encoding=UTF8', '--locale=C', '--auth=trust', '--no-sync'];
  execFileSync(join(programs, 'initdb'), ['-D', pgdata, ...initdb], { ...options, stdio: 'ignore' });
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    fsync: 'off',
    synchronous_commit: 'off',
    jit: 'off',
  };
  const child = spawn(
    join(programs, 'postgres'),
    ['-D', pgdata, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(child, 'close');
  await new Promise<void>((resolve, reject) => {
    let last = '';
    createInterface({ input: child.stderr }).on('line', (line) => {
      last = line;
      if (line.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(last)));
  });
  return {
    url: `postgres://tests@127.0.0.1:${port}/postgres?sslmode=disable`,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
