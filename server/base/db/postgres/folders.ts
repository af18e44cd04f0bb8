import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, mkdir, open, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isProcessRunning, processTag } from './processes';

/** True when the path exists with this access (readable, executable). */
export async function exists(path: string, mode = constants.F_OK): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  );
}

/** Creates the folder and missing parents with this mode, whatever the umask. */
export async function makeFolder(folder: string, mode: number): Promise<void> {
  const topmost = await mkdir(folder, { recursive: true });
  if (topmost === undefined) return;
  for (let path = folder; ; path = dirname(path)) {
    await chmod(path, mode);
    if (path === topmost) return;
  }
}

/** Temporary name beside `target`, renamed when complete. */
export function draftName(target: string): string {
  return `${draftPrefix(target)}${processTag()}.${randomBytes(4).toString('hex')}`;
}

/** Removes drafts of `target` left by processes that died. */
export async function sweep(target: string): Promise<void> {
  const [folder, prefix] = [dirname(target), basename(draftPrefix(target))];
  for (const name of await readdir(folder)) {
    const isOrphan = name.startsWith(prefix) && !isProcessRunning(name.slice(prefix.length));
    // An orphaned initdb may still write there; the next start retries.
    if (isOrphan) {
      await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
    }
  }
}

/** Makes renames in the folder survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function draftPrefix(target: string): string {
  return `${target}.new-`;
}
