import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { releaseItems, releases } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { notFound } from '../../base/contract/errors';
import { recordTable } from '../../records/table';
import type { ItemRow } from './items';

export type ReleaseRow = typeof releases.$inferSelect;

const timeOf = (moment: Date | null) => moment?.getTime() ?? null;

/** Records of releases, with one audit entry for all that a run does. */
export const releaseRecords = recordTable(releases, {
  kind: 'release',
  titleOf: ({ name }) => name,
  actionOf: (before, after) => {
    if (timeOf(before.undoneOn) !== timeOf(after.undoneOn)) return 'undoRelease';
    return timeOf(before.ranOn) === timeOf(after.ranOn) ? 'update' : 'publish';
  },
});

/** Locks a release at any version; throws 404. */
export async function lockRelease(tx: Tx, id: number): Promise<ReleaseRow> {
  const [row] = await tx.select().from(releases).where(eq(releases.id, id)).for('update');
  if (!row) throw notFound();
  releaseRecords.rememberLocked(tx, row);
  return row;
}

/** Items of releases in the order in which they were put in. */
export const itemsOf = (db: Db, releaseIds: readonly number[]): Promise<ItemRow[]> =>
  db
    .select()
    .from(releaseItems)
    .where(inArray(releaseItems.releaseId, [...releaseIds]))
    .orderBy(asc(releaseItems.id));

/** Items that have not gone live. */
export const pendingOf = (db: Db, releaseId: number): Promise<ItemRow[]> =>
  db
    .select()
    .from(releaseItems)
    .where(and(eq(releaseItems.releaseId, releaseId), isNull(releaseItems.result)))
    .orderBy(asc(releaseItems.id));
