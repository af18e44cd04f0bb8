import { statfsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory, on Linux. */
const memory = '/dev/shm';
/** Bytes that tests of one run use at most, with what else may need memory. */
const enough = 3e9;

/**
 * A new folder for the data of a PostgreSQL that nothing need outlive: in memory where there is room, as a disk takes
 * half a second for the hundreds of small files of each database.
 */
export const scratchFolder = (name: string): Promise<string> =>
  mkdtemp(join(freeBytes(memory) > enough ? memory : tmpdir(), `back-office-${name}-`));

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // Containers may have none, and other systems have none.
    return 0;
  }
}
