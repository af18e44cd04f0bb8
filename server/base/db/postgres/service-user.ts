import { execFileSync } from 'node:child_process';
import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../../process/start-error';
import { startText } from '../../process/text';

export interface ServiceUser {
  uid: number;
  gid: number;
}

const name = 'postgres';
const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };

/**
 * User that runs PostgreSQL, which refuses root; undefined for the current one. Root gets `postgres`, created
 * if missing. Throws StartError.
 */
export function serviceUser(): ServiceUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const existing = lookUp();
  if (existing) return existing;
  for (const [command, ...args] of [
    ['groupadd', '--system', name],
    ['useradd', '--system', '--gid', name, '--no-create-home', '--shell', '/usr/sbin/nologin', name],
  ] as const) {
    try {
      execFileSync(command, args, { env, stdio: 'ignore' });
    } catch {
      // A parallel start may have created it, or only the group existed: the look-up decides.
    }
  }
  const made = lookUp();
  if (!made) throw new StartError(startText.serviceUserMissing);
  return made;
}

/** True when the mode bits let the user enter this folder through all its parents. */
export function canEnter(folder: string, user: ServiceUser): boolean {
  for (let path = realpathSync(folder); ; path = dirname(path)) {
    const { mode, uid, gid } = statSync(path);
    const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (path === dirname(path)) return true;
  }
}

function lookUp(): ServiceUser | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { env, encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}
