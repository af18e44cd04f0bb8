import { asc, exists, sql } from 'drizzle-orm';
import { byServer, withTrail } from '../../base/audit/audit';
import { loadNames } from '../../base/audit/present-names';
import type { Config } from '../../base/config/config';
import { serverText } from '../../base/contract/text';
import { databaseTime } from '../../base/db/clock';
import type { Db, PooledDb } from '../../base/db/client';
import type { Job } from '../../base/db/job-runner';
import { releases } from '../../base/db/schema';
import { inTransaction, type Tx } from '../../base/db/transaction';
import { presentClaims } from '../../access/identity/key-makers';
import { releaseLinks, type ReleaseLinks } from './hearers';
import type { FindNeeds } from './prospects';
import { isDue, mailLeft, plannerOf, runItems, storeHeld } from './run';
import { releaseText as text } from './text';
import { soon, warnNext } from './warn';

/** A release that the server missed by more than this waits for a person. */
const maxLateMs = 15 * 60_000;

const due = (db: Db) =>
  db.select().from(releases).where(isDue).orderBy(asc(releases.dueOn), asc(releases.id));

type LinksOf = (id: number) => ReleaseLinks;

/** Functions of other rooms that a run needs. */
interface How {
  linksOf: LinksOf;
  findNeeds: FindNeeds;
}

/** Brings releases live at their moments, each in one transaction. */
export function releasesJob(db: Db, { adminOrigin }: Pick<Config, 'adminOrigin'>, findNeeds: FindNeeds): Job {
  const how = { linksOf: (id: number) => releaseLinks(adminOrigin, id), findNeeds };
  return {
    name: 'releases',
    everySeconds: 0,
    dueWhen: sql`(${exists(due(db))} or ${exists(soon(db))})`,
    run: async (on, signal) => {
      const counts = { done: 0, held: 0, warned: 0 };
      while (!signal.aborted) {
        const result = await runNext(on, how);
        if (result === null) break;
        counts[result] += 1;
      }
      while (!signal.aborted) {
        const left = await warnSoon(on, how);
        if (left === null) break;
        counts.warned += left > 0 ? 1 : 0;
      }
      return counts;
    },
  };
}

/** Runs the next release that is due; null without one. */
function runNext(db: PooledDb, how: How): Promise<'done' | 'held' | null> {
  return inTransaction(db, (bare) =>
    withTrail(bare, ...byServer('release'), async (tx) => {
      const [release] = await due(tx).limit(1).for('update', { skipLocked: true });
      if (!release) return null;
      await loadNames(tx, undefined);
      return runDue(tx, release, how);
    }),
  );
}

/** Asks the next release that is near once more; null without one. */
const warnSoon = (db: PooledDb, { linksOf, findNeeds }: How) =>
  inTransaction(db, (bare) =>
    withTrail(bare, ...byServer('release'), async (tx) => {
      await loadNames(tx, undefined);
      return warnNext(tx, linksOf, findNeeds);
    }),
  );

async function runDue(
  tx: Tx,
  release: typeof releases.$inferSelect,
  { linksOf, findNeeds }: How,
): Promise<'done' | 'held'> {
  const { id, dueOn, plannedById, waitsForAll } = release;
  const links = linksOf(id);
  const name = plannerOf(release);
  const by = serverText.bySchedule(name);
  const isLate = dueOn !== null && (await databaseTime(tx)).getTime() - dueOn.getTime() > maxLateMs;
  if (isLate) {
    await storeHeld(tx, release, { left: [], reason: text.late, by });
    await mailLeft(tx, release, { done: [], left: [], reason: text.late, links });
    return 'held';
  }
  const claims = await presentClaims(tx, plannedById);
  const runner = { id: plannedById, name, claims, by };
  const { isHeld, outcome } = await runItems(tx, release, runner, findNeeds);
  if (!isHeld) {
    if (outcome.left.length > 0) await mailLeft(tx, release, { ...outcome, links });
    return 'done';
  }
  const reason = waitsForAll ? text.waits(outcome.left.length) : text.nothing;
  await storeHeld(tx, release, { left: outcome.left, reason, by });
  await mailLeft(tx, release, { done: [], left: outcome.left, reason, links });
  return 'held';
}
