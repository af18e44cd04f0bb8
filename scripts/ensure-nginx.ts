import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { unpackDebianPackage } from './debian-package';

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

/** Path of nginx for the tests; unpacked from Debian's package if missing, without installing. */
export const nginxPath = (): string => ensure('nginx');

/** Path of openssl, for the tests' certificate. */
export const opensslPath = (): string => ensure('openssl');

function ensure(program: Program): string {
  const named = process.env[`${program.toUpperCase()}_PATH`];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`${program.toUpperCase()}_PATH names ${named}, but no file is there.`);
  }
  const found = find(program) ?? (unpackDebianPackage(program, cache) ? find(program) : undefined);
  if (found) return found;
  throw new Error(
    `No ${program} was found and Debian's package could not be fetched: run "apt-get install ${program}" as root (or "brew install ${program}" on macOS), or set ${program.toUpperCase()}_PATH to one of your own. It needs no root to run.`,
  );
}

const find = (program: Program) => places[program].find((place) => existsSync(place) && runs(place));

/** An unpacked package lacks its libraries. */
const runs = (path: string) =>
  spawnSync(path, [path.endsWith('nginx') ? '-v' : 'version'], { stdio: 'ignore' }).status === 0;

if (process.argv[1] === import.meta.filename) {
  try {
    process.stdout.write(`${nginxPath()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
