import { execFileSync } from 'node:child_process';
import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from '../../process/start-error';
import { startText } from '../../contract/text';

export interface ServiceUser {
  uid: number;
  gid: number;
}

const name = 'postgres';
const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' };

/**
 * The user PostgreSQL runs as: the present one (undefined) for an ordinary user; for root, whom PostgreSQL refuses,
 * the system user `postgres`, made when missing. Throws StartError when it can't be made.
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
      // The group may exist without its user, and another start may have been faster: looking again decides.
    }
  }
  const made = lookUp();
  if (!made) throw new StartError(startText.serviceUserMissing);
  return made;
}

/** Whether that user may pass through every folder down to (and into) this one; judged by mode bits. */
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
