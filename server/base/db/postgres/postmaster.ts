import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { StartError } from '../../process/start-error';
import { startText } from '../../process/text';
import { type Cluster, programOptions } from './cluster';
import { inspectProcess, isProcessRunning, pollUntil, processTag } from './processes';
import { known } from '../../contract/known';

/** Small, for a shared machine; the log contains no stored data. */
const defaults = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '40',
  shared_buffers: '64MB',
  max_wal_size: '512MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  io_method: 'sync',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  autovacuum_max_workers: '2',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  cluster_name: 'website-back-office',
};

export interface Postmaster {
  child: ChildProcess;
  port: number;
  /** Fast shutdown: open transactions are rolled back, acknowledged ones are kept. */
  stop(): Promise<void>;
}

/** Thrown when PostgreSQL did not start; `reason` is its last message. */
export class LaunchError extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(startText.postgresFailed(reason));
    this.reason = reason;
  }
}

/** Starts the postmaster; resolves when it accepts connections, throws LaunchError otherwise. */
export async function launch(
  program: string,
  cluster: Cluster,
  port: number,
  settings: Readonly<Record<string, string>>,
  log: (line: string) => void,
): Promise<Postmaster> {
  // The command line contains the owner, so no second file can contradict it.
  const all = { 'website.owner': processTag(), ...defaults, ...settings, port: String(port) };
  const args = [
    '-D',
    cluster.pgdata,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const options = programOptions(cluster.user);
  // Own session: Ctrl-C reaches only this process, which stops PostgreSQL after the last request.
  const child = spawn(program, args, { ...options, detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    let complaint = '';
    createInterface({ input: child.stderr }).on('line', (line) => {
      log(line);
      if (/FATAL:|PANIC:|could not bind/.test(line)) complaint = line;
      if (line.includes('database system is ready to accept connections')) resolve();
    });
    child.once('error', (error) => reject(new LaunchError(error.message)));
    child.once('close', (code, signal) =>
      reject(new LaunchError(complaint.trim() || `exit ${code ?? signal}`)),
    );
  });
  const dropGuard = guard(known(child.pid, 'The process id of PostgreSQL'), options);
  child.once('exit', dropGuard);
  return { child, port, stop: () => stop(child) };
}

/**
 * Stops PostgreSQL when this process dies, by a shell that waits for a pipe to close. Returns a function that
 * ends the shell.
 */
function guard(pid: number, options: ReturnType<typeof programOptions>): () => void {
  const shell = spawn('/bin/sh', ['-c', 'read line; kill -INT "$0"', String(pid)], {
    ...options,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without the shell, the next start finds the orphan.
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  return () => shell.kill('SIGKILL');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGINT');
  // Immediate shutdown: the next start replays the log, nothing is lost.
  const timeout = setTimeout(() => child.kill('SIGQUIT'), 20_000);
  await exited;
  clearTimeout(timeout);
}

/** Postmaster running on this cluster according to PostgreSQL's lock file; undefined without one. */
export function findPostmaster(
  pgdata: string,
): { pid: number; port: number; isOwned: boolean; owner: number } | undefined {
  const lines = readLock(pgdata);
  if (!lines) return undefined;
  const pid = Number(lines[0]);
  const found = inspectProcess(pid);
  if (!found?.command.includes(` -D ${pgdata} `)) return undefined;
  const tag = /website\.owner=(\S+)/.exec(found.command)?.[1] ?? '';
  return { pid, port: Number(lines[3]), isOwned: isProcessRunning(tag), owner: Number.parseInt(tag, 10) };
}

/**
 * Stops a postmaster whose server died. Throws StartError when the server lives, or when the postmaster can't be
 * stopped.
 */
export async function clearTheWay(dataDir: string, pgdata: string): Promise<void> {
  const found = findPostmaster(pgdata);
  if (!found) return dropReusedLock(pgdata);
  const { pid, isOwned, owner } = found;
  if (isOwned) throw new StartError(startText.folderInUse(dataDir, owner));
  const isGone = () => findPostmaster(pgdata)?.pid !== pid;
  for (const [signal, timeout] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      // It may have exited, or we may lack permission; the wait below decides.
    }
    if (await pollUntil(isGone, timeout)) return;
  }
  throw new StartError(startText.orphanStuck(dataDir, pid));
}

/** PostgreSQL accepts a lock file whose process id was reused, so the process itself is checked. */
function dropReusedLock(pgdata: string): void {
  const lines = readLock(pgdata);
  const other = lines && inspectProcess(Number(lines[0]));
  // PostgreSQL itself detects a backend that outlived its postmaster, by shared memory.
  if (other && !other.command.startsWith('postgres:')) {
    rmSync(join(pgdata, 'postmaster.pid'), { force: true });
  }
}

function readLock(pgdata: string): string[] | undefined {
  try {
    return readFileSync(join(pgdata, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
}
