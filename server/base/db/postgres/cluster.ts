import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { paths } from '../../process/paths';
import { StartError } from '../../process/start-error';
import { startText } from '../../process/text';
import type { Binaries } from './binaries';
import { draftName, exists, makeFolder, sweep, syncFolder } from './folders';
import { canEnter, type ServiceUser } from './service-user';

/** The only role that can sign in; it owns its database and may create others. */
export const roleName = 'website';

export interface Cluster {
  /** Absolute path without links. */
  pgdata: string;
  password: string;
  /** Operating-system user of its programs; undefined: the current one. */
  user: ServiceUser | undefined;
}

/** Options for PostgreSQL's programs; omits the environment, which holds secrets. */
export function programOptions(user: ServiceUser | undefined) {
  // The service user may lack access to our working folder.
  return { ...user, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/bin:/bin' } };
}

/** Undefined before the cluster is created. */
export async function findCluster(dataDir: string): Promise<Cluster | undefined> {
  const link = join(dataDir, 'postgres');
  const isThere = await lstat(link).catch(() => undefined);
  if (!isThere) return undefined;
  if (!(await exists(link))) throw new StartError(startText.clusterLost(link));
  const home = await realpath(link);
  const pgdata = join(home, 'pgdata');
  const { uid, gid } = await stat(pgdata);
  const file = join(home, 'password');
  if (!(await exists(file))) throw new StartError(startText.passwordLost(file));
  const password = (await readFile(file, 'utf8')).trim();
  return { pgdata, password, user: process.getuid?.() === 0 ? { uid, gid } : undefined };
}

/** Creates the data folder; gives an empty one of root to the service user. */
export async function makeDataFolder(dataDir: string, user: ServiceUser | undefined): Promise<void> {
  await makeFolder(dataDir, user ? 0o711 : 0o700);
  if (user && (await readdir(dataDir)).length === 0) await chmod(dataDir, 0o711);
}

/**
 * Creates the cluster and renames it when complete. A data folder that the service user can't enter gets a
 * link to it.
 */
export async function createCluster(
  dataDir: string,
  binaries: Binaries,
  user: ServiceUser | undefined,
  isSynced: boolean,
): Promise<void> {
  const link = join(dataDir, 'postgres');
  const isInside = !user || canEnter(dataDir, user);
  const clusters = join(paths.system, 'clusters');
  if (!isInside) await makeFolder(clusters, 0o711);
  const target = isInside ? link : join(clusters, 'postgres');
  await sweep(target);
  const draft = draftName(target);
  try {
    await build(draft, binaries, user, isSynced);
    const home = isInside ? link : join(clusters, randomBytes(8).toString('hex'));
    await rename(draft, home);
    if (!isInside) await symlink(home, link);
    await Promise.all([syncFolder(dirname(home)), syncFolder(dataDir)]);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // A parallel start was faster: use its cluster.
    if (!(await exists(link))) throw error;
  }
}

async function build(
  draft: string,
  binaries: Binaries,
  user: ServiceUser | undefined,
  isSynced: boolean,
): Promise<void> {
  const password = randomBytes(24).toString('hex');
  const file = join(draft, 'password');
  const pgdata = join(draft, 'pgdata');
  await mkdir(draft, { mode: 0o700 });
  await writeFile(file, `${password}\n`, { mode: 0o600, flush: true });
  if (user) await Promise.all([draft, file].map((path) => chown(path, user.uid, user.gid)));
  await run(binaries.initdb, user, [
    `--pgdata=${pgdata}`,
    '--username=postgres',
    '--encoding=UTF8',
    // Built-in collation, so that no update of a system library breaks an index.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--auth=trust',
    '--no-instructions',
    ...(isSynced ? [] : ['--no-sync']),
  ]);
  await writeFile(join(pgdata, 'pg_hba.conf'), `host all ${roleName} 127.0.0.1/32 scram-sha-256\n`, {
    flush: true,
  });
  const statements = `CREATE ROLE ${roleName} LOGIN CREATEDB PASSWORD '${password}'\nCREATE DATABASE ${roleName} OWNER ${roleName}\n`;
  await run(
    binaries.postgres,
    user,
    ['--single', '-D', pgdata, ...(isSynced ? [] : ['-F']), 'template1'],
    statements,
  );
}

async function run(
  program: string,
  user: ServiceUser | undefined,
  args: string[],
  input = '',
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const child = execFile(program, args, programOptions(user), (error, _stdout, stderr) => {
      // Single-user mode continues after an error and exits with 0.
      const complaint = stderr.split('\n').findLast((line) => /error:|ERROR:|FATAL:|PANIC:/.test(line));
      if (!error && !complaint) return resolve();
      reject(new StartError(startText.postgresFailed(complaint?.trim() ?? error?.message ?? program)));
    });
    child.stdin?.on('error', () => {}).end(input);
  });
}
