import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const cache = join(import.meta.dirname, '../node_modules/.cache/nginx');
const unpacked = join(cache, 'root');
const places = {
  nginx: [
    '/usr/sbin/nginx',
    '/usr/bin/nginx',
    '/usr/local/sbin/nginx',
    '/usr/local/bin/nginx',
    '/opt/homebrew/bin/nginx',
    join(unpacked, 'usr/sbin/nginx'),
  ],
  openssl: [
    '/usr/bin/openssl',
    '/usr/local/bin/openssl',
    '/opt/homebrew/bin/openssl',
    join(unpacked, 'usr/bin/openssl'),
  ],
};
type Program = keyof typeof places;

/** The nginx of the tests; unpacked from Debian's package where there is none, which installs nothing and takes no root. */
export const nginxPath = (): string => ensure('nginx');

/** For a certificate of the tests' own. */
export const opensslPath = (): string => ensure('openssl');

function ensure(program: Program): string {
  const named = process.env[`${program.toUpperCase()}_PATH`];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`${program.toUpperCase()}_PATH names ${named}, but no file is there.`);
  }
  const found = find(program) ?? (unpack(program) ? find(program) : undefined);
  if (found) return found;
  throw new Error(
    `No ${program} was found and Debian's package could not be fetched: run "apt-get install ${program}" as root (or "brew install ${program}" on macOS), or set ${program.toUpperCase()}_PATH to one of your own. It needs no root to run.`,
  );
}

const find = (program: Program) => places[program].find((place) => existsSync(place) && runs(place));

/** A package that was unpacked brings no libraries along. */
const runs = (path: string) =>
  spawnSync(path, [path.endsWith('nginx') ? '-v' : 'version'], { stdio: 'ignore' }).status === 0;

function unpack(program: Program): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  mkdirSync(join(cache, 'lists/partial'), { recursive: true });
  const apt = (own: readonly string[], ...args: string[]) =>
    spawnSync('apt-get', ['-qq', '-o', 'APT::Sandbox::User=', ...own, ...args], {
      cwd: cache,
      stdio: ['ignore', 2, 2],
    }).status === 0;
  // Lists of our own, where the machine's are missing or too old to find the package by.
  const own = ['-o', `Dir::State::Lists=${join(cache, 'lists')}`, '-o', `Dir::Cache=${cache}`];
  const isThere = apt([], 'download', program) || (apt(own, 'update') && apt(own, 'download', program));
  rmSync(join(cache, 'lists'), { recursive: true, force: true });
  if (!isThere) return false;
  const file = readdirSync(cache).find((name) => name.startsWith(`${program}_`) && name.endsWith('.deb'));
  if (!file) return false;
  execFileSync('dpkg-deb', ['-x', join(cache, file), unpacked]);
  return true;
}

if (process.argv[1] === import.meta.filename) {
  try {
    process.stdout.write(`${nginxPath()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
