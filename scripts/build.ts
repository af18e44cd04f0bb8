/**
 * `npm run build`: app and server to `dist`, renamed when complete for a running server. A concurrent build
 * uses the first's result.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buildServer } from './build-server';
import { compress } from './compress';

const root = join(import.meta.dirname, '..');
const app = join(root, 'dist/mng');
const built = join(root, 'dist/server/main.js');
const lock = join(root, 'dist/.building');

const askedOn = Date.now();
mkdirSync(join(root, 'dist'), { recursive: true });
const hasWaited = await takeLock();
try {
  if (!hasWaited || modifiedOn(built) < askedOn) {
    buildApp();
    await buildServer();
  }
} finally {
  rmSync(lock, { force: true });
}

function buildApp(): void {
  const draft = `${app}.new-${process.pid}`;
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/vite'),
    ['build', '--outDir', draft, '--emptyOutDir', '--logLevel', 'error'],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    rmSync(lock, { force: true });
    process.exit(status ?? 1);
  }
  compress(draft);
  const former = `${app}.old-${process.pid}`;
  if (modifiedOn(app) > 0) renameSync(app, former);
  renameSync(draft, app);
  rmSync(former, { recursive: true, force: true });
}

/** True after waiting for another build. */
async function takeLock(): Promise<boolean> {
  for (let hasToWait = false; ; hasToWait = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return hasToWait;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    if (!isAlive(holder())) rmSync(lock, { force: true });
    else await delay(200);
  }
}

/** 0 until the lock's holder has written its process id. */
function holder(): number {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return 0;
  }
}

function isAlive(pid: number): boolean {
  try {
    // Signal 0 only checks; process id 0 is our own group.
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Modification time in milliseconds; 0 without the file. */
function modifiedOn(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
