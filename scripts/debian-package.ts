import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Fetches a Debian package and unpacks it into `folder`/root, without installing it or root rights. Returns false
 * without apt or the package.
 */
export function unpackDebianPackage(name: string, folder: string): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  mkdirSync(join(folder, 'lists/partial'), { recursive: true });
  const apt = (own: readonly string[], ...args: string[]) =>
    spawnSync('apt-get', ['-qq', '-o', 'APT::Sandbox::User=', ...own, ...args], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
    }).status === 0;
  // Separate package lists, as the machine's may be missing or outdated.
  const own = ['-o', `Dir::State::Lists=${join(folder, 'lists')}`, '-o', `Dir::Cache=${folder}`];
  const isThere = apt([], 'download', name) || (apt(own, 'update') && apt(own, 'download', name));
  rmSync(join(folder, 'lists'), { recursive: true, force: true });
  const file = readdirSync(folder).find((each) => each.startsWith(`${name}_`) && each.endsWith('.deb'));
  if (!isThere || !file) return false;
  execFileSync('dpkg-deb', ['-x', join(folder, file), join(folder, 'root')]);
  return true;
}
