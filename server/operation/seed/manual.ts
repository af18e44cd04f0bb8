import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { asc } from 'drizzle-orm';
import { paths } from '../../base/process/paths';
import type { Db } from '../../base/db/client';
import { downloads, files } from '../../base/db/schema';

interface ManualEntry {
  title: string;
  description: string;
  fileName: string;
}

const folder = join(paths.seedFiles, 'manual');

/** Replaces the manual's documents with those of this release, at every start. */
export async function syncManual(db: Db): Promise<void> {
  // Our own file, written by scripts/build-manual.ts.
  const entries = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as ManualEntry[];
  const loaded = await Promise.all(
    entries.map(async (entry) => {
      const bytes = await readFile(join(folder, entry.fileName));
      return { entry, bytes, sha: createHash('sha256').update(bytes).digest('hex') };
    }),
  );
  await db.transaction(async (tx) => {
    const rows = loaded.map(({ entry, sha }, index) => ({
      ...pick(entry),
      fileSha: sha,
      sort: index + 1,
    }));
    const known = await tx
      .select({
        title: downloads.title,
        description: downloads.description,
        fileName: downloads.fileName,
        fileSha: downloads.fileSha,
        sort: downloads.sort,
      })
      .from(downloads)
      .orderBy(asc(downloads.sort));
    if (isDeepStrictEqual(rows, known)) return;
    for (const { bytes, sha } of loaded) {
      await tx
        .insert(files)
        .values({
          sha,
          extension: 'pdf',
          mime: 'application/pdf',
          bytes,
          size: bytes.length,
        })
        .onConflictDoNothing();
    }
    await tx.delete(downloads);
    await tx.insert(downloads).values(rows);
  });
}

const pick = ({ title, description, fileName }: ManualEntry) => ({ title, description, fileName });
