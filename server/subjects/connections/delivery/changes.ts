import { and, asc, gt, lte, ne, sql } from 'drizzle-orm';
import { ServiceError } from '../../../base/contract/errors';
import { serverText } from '../../../base/contract/text';
import type { Db } from '../../../base/db/client';
import type { Job } from '../../../base/db/job-runner';
import { changeEntries, changeFeed } from '../../../base/db/schema';

interface Change {
  kind: 'case' | 'article' | 'news' | 'popup' | 'site' | 'release' | 'all';
  id: number;
  event: string;
  at: string;
  cursor: string;
}

const retentionDays = 90;
/** Notified at the commit of each change (db/triggers/change-feed.sql). */
export const changeChannel = 'change_entries';

/** Adds entries for passed starts and ends, and numbers committed entries. */
export async function numberChanges(db: Db): Promise<number> {
  const { rows } = await db.execute<{ last: string }>(sql`select number_changes() as last`);
  return Number(rows[0]?.last ?? 0);
}

/**
 * Changes after a cursor, oldest first; without one, only the newest cursor. Throws 400, 410 for another
 * database or deleted entries.
 */
export async function changesAfter(
  db: Db,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ items: Change[]; cursor: string; hasMore: boolean }> {
  const last = await numberChanges(db);
  const [feed] = await db.select().from(changeFeed);
  const name = feed?.name.slice(0, 8) ?? '';
  const cursorOf = (seq: number) => `${name}-${seq}`;
  if (after === undefined) return { items: [], cursor: cursorOf(last), hasMore: false };
  const [, given, digits] = /^([0-9a-f]{8})-(\d{1,15})$/.exec(after) ?? [];
  if (digits === undefined) throw new ServiceError(400, serverText.malformed);
  const from = Number(digits);
  if (given !== name || from > last || from < (feed?.removedSeq ?? 0)) {
    throw new ServiceError(410, serverText.cursorGone);
  }
  const rows = await db
    .select()
    .from(changeEntries)
    .where(and(gt(changeEntries.seq, from), lte(changeEntries.seq, last), ne(changeEntries.kind, 'enquiry')))
    .orderBy(asc(changeEntries.seq))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const hasMore = rows.length > limit;
  return {
    items: shown.flatMap(({ kind, recordId, event, at, seq }) =>
      kind === 'enquiry' || seq === null
        ? []
        : [{ kind, id: recordId, event, at: at.toISOString(), cursor: cursorOf(seq) }],
    ),
    cursor: cursorOf(hasMore ? (shown.at(-1)?.seq ?? from) : last),
    hasMore,
  };
}

/** Adds entries for passed starts and ends while no reader polls. */
export const settleMomentsJob: Job = {
  name: 'settle-moments',
  everySeconds: 0,
  dueWhen: sql`exists (select from visible_records where next_on <= now())`,
  run: async (db) => ({ last: await numberChanges(db) }),
};

/** Deletes entries older than the maximum age of a mirror. */
export async function removeOldChanges(db: Db): Promise<number> {
  const { rows } = await db.execute<{ removed: number }>(sql`
    with gone as (
      delete from ${changeEntries} where ${changeEntries.at} < now() - make_interval(days => ${retentionDays})
        and ${changeEntries.seq} is not null returning seq
    ), noted as (
      update ${changeFeed} set removed_seq = (select max(seq) from gone) where exists (select from gone)
    )
    select count(*)::int as removed from gone`);
  return rows[0]?.removed ?? 0;
}
