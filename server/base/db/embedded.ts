import { statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '../process/start-error';
import { startText } from '../process/text';
import { findBinaries } from './postgres/binaries';
import { type Cluster, createCluster, findCluster, makeDataFolder, roleName } from './postgres/cluster';
import { clearTheWay, findPostmaster, launch, LaunchError, type Postmaster } from './postgres/postmaster';
import { serviceUser } from './postgres/service-user';

const diskRetryMs = 3_000;

interface EmbeddedOptions {
  dataDir: string;
  /** PostgreSQL settings in addition to the usual ones; `fsync: 'off'` is for tests. */
  settings?: Readonly<Record<string, string>>;
  /** PostgreSQL's log, line by line, without stored data. */
  log?: (line: string) => void;
  /** Called when PostgreSQL died and could not be restarted. */
  onLost?: (error: Error) => void;
}

export interface Embedded {
  url: string;
  /** Free bytes on its disk. */
  freeBytes: () => Promise<number>;
  /** Resolves when PostgreSQL has written everything and has exited. */
  stop(): Promise<void>;
}

/** Starts our own PostgreSQL on the data folder, and stops one left by a killed server. Throws StartError. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  try {
    return await start(options);
  } catch (error) {
    throw explain(error, options.dataDir);
  }
}

/** Address of the PostgreSQL of this data folder while a server runs on it, for tools that run at the same time. */
export async function runningEmbedded(dataDir: string): Promise<string | undefined> {
  const cluster = await findCluster(dataDir);
  const found = cluster && findPostmaster(cluster.pgdata);
  return cluster && found?.isOwned ? address(cluster, found.port) : undefined;
}

async function start({ dataDir, settings = {}, log = () => {}, onLost }: EmbeddedOptions): Promise<Embedded> {
  const { cluster, program } = await openCluster(dataDir, settings['fsync'] !== 'off');
  let isStopping = false;
  let current: Postmaster;
  const open = async (port?: number) => {
    const attempt = (free: number) => launch(program, cluster, port ?? free, settings, log);
    current = await launchWithRetries(attempt, dataDir, cluster);
    current.child.once('exit', () => void reopen(current.port));
    return current;
  };
  // Killed: restart at the same address, which the pool uses.
  const reopen = async (port: number): Promise<void> => {
    if (isStopping) return;
    try {
      await open(port);
    } catch (error) {
      if (!isDiskFull(error)) return onLost?.(explain(error, dataDir));
      // Every call is answered 503 until the disk has room.
      log(startText.folderFull(dataDir));
      await delay(diskRetryMs);
      await reopen(port);
    }
  };
  const { port } = await open();
  return {
    url: address(cluster, port),
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(cluster.pgdata);
      return bavail * bsize;
    },
    stop: async () => {
      isStopping = true;
      await current.stop();
    },
  };
}

/** Cluster of the data folder, created if missing, and its program. */
async function openCluster(
  dataDir: string,
  isSynced: boolean,
): Promise<{ cluster: Cluster; program: string }> {
  const user = serviceUser();
  await makeDataFolder(dataDir, user);
  const known = await findCluster(dataDir);
  if (known) await clearTheWay(dataDir, known.pgdata);
  const binaries = await findBinaries(dataDir, user !== undefined);
  if (!known) await createCluster(dataDir, binaries, user, isSynced);
  const cluster = known ?? (await findCluster(dataDir));
  if (!cluster) throw new StartError(startText.folderDenied(dataDir));
  return { cluster, program: binaries.postgres };
}

/** Retries: another program may take the port, or an orphaned process may still be exiting. */
async function launchWithRetries(
  attempt: (freePort: number) => Promise<Postmaster>,
  dataDir: string,
  cluster: Cluster,
): Promise<Postmaster> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      return await attempt(await freePort());
    } catch (error) {
      const isPassing =
        error instanceof LaunchError && /lock file|shared memory|could not bind|TCP\/IP/.test(error.reason);
      if (!isPassing || Date.now() > deadline) throw error;
      await clearTheWay(dataDir, cluster.pgdata);
      await delay(50);
    }
  }
}

async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === 'object' && bound ? bound.port : 0));
    });
  });
}

// PGSSLMODE in the environment is meant for other databases.
function address({ password }: Cluster, port: number): string {
  return `postgres://${roleName}:${password}@127.0.0.1:${port}/${roleName}?sslmode=disable`;
}

function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error &&
    (('code' in error && error.code === 'ENOSPC') || error.message.includes('No space left'))
  );
}

function explain(error: unknown, dataDir: string): Error {
  if (error instanceof StartError) return error;
  const { code = '', message }: NodeJS.ErrnoException =
    error instanceof Error ? error : new Error(String(error));
  if (isDiskFull(error)) return new StartError(startText.folderFull(dataDir));
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code)) {
    return new StartError(startText.folderDenied(dataDir));
  }
  if (error instanceof LaunchError) return new StartError(error.message);
  return new StartError(startText.postgresFailed(message));
}
