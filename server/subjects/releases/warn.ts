import { and, asc, gt, isNull, lte, notExists, sql } from 'drizzle-orm';
import { taipeiTime } from '../../base/contract/taipei-time';
import type { Db } from '../../base/db/client';
import { releases, releaseWarnings } from '../../base/db/schema';
import type { Tx } from '../../base/db/transaction';
import { presentClaims } from '../../access/identity/key-makers';
import { collectNotices, type Left, type ReleaseLinks } from './hearers';
import { type FindNeeds, leadsToGoing, type Prospect, prospectsOf } from './prospects';
import { pendingOf, type ReleaseRow } from './records';
import { inLockOrder, plannerOf } from './run';
import { releaseText as text } from './text';

/** Releases within an hour of their moment whose conditions were not asked again. */
export const soon = (db: Db) =>
  db
    .select()
    .from(releases)
    .where(
      and(
        gt(releases.dueOn, sql`now()`),
        lte(releases.dueOn, sql`now() + interval '1 hour'`),
        isNull(releases.heldOn),
        notExists(
          db
            .select({ one: sql`1` })
            .from(releaseWarnings)
            .where(
              sql`${releaseWarnings.releaseId} = ${releases.id} and ${releaseWarnings.dueOn} = ${releases.dueOn}`,
            ),
        ),
      ),
    )
    .orderBy(asc(releases.dueOn), asc(releases.id));

/** Asks the conditions of the next release once more, and mails what will fail. Null without one. */
export async function warnNext(
  tx: Tx,
  linksOf: (id: number) => ReleaseLinks,
  findNeeds: FindNeeds,
): Promise<number | null> {
  const [release] = await soon(tx).limit(1).for('update', { skipLocked: true });
  if (!release?.dueOn) return null;
  const { id: releaseId, dueOn } = release;
  await tx
    .insert(releaseWarnings)
    .values({ releaseId, dueOn })
    .onConflictDoUpdate({ target: releaseWarnings.releaseId, set: { dueOn } });
  const found = await failing(tx, release, findNeeds);
  const count = found.left.length + found.leading.length;
  if (count > 0) await mailWarning(tx, { ...release, dueOn }, found, linksOf(releaseId));
  return count;
}

type Failing = Awaited<ReturnType<typeof failing>>;

/** Items that would stay behind at the moment, and those that would lead to a page that goes, with their reasons. */
async function failing(tx: Tx, release: ReleaseRow, findNeeds: FindNeeds) {
  const runner = { name: plannerOf(release), claims: await presentClaims(tx, release.plannedById) };
  const moment = release.dueOn ?? new Date();
  const items = inLockOrder(await pendingOf(tx, release.id));
  const [prospects = []] = await prospectsOf(tx, [{ items, runner, moment }], findNeeds);
  const said = (of: (prospect: Prospect) => readonly string[]) =>
    prospects.flatMap((prospect): Left[] => {
      const reasons = of(prospect);
      const lacking = prospect.present?.lacking ?? null;
      return reasons.length > 0 ? [{ item: prospect.item, reason: reasons.join('；'), lacking }] : [];
    });
  return {
    left: said(({ faults }) => faults.map(({ reason }) => reason)),
    leading: said(({ faults, breaks }) =>
      faults.length > 0
        ? []
        : breaks.flatMap(({ other, urls }) => (urls.length > 0 ? leadsToGoing(other) : [])),
    ),
  };
}

function mailWarning(
  tx: Tx,
  release: ReleaseRow & { dueOn: Date },
  { left, leading }: Failing,
  links: ReleaseLinks,
): Promise<void> {
  const { name: title, waitsForAll, dueOn } = release;
  const moment = taipeiTime(dueOn).slice(0, -3);
  const isStaying = left.length > 0;
  const led = leading.map(({ item, reason }) => ({ ...item, reason }));
  return collectNotices(
    tx,
    release,
    isStaying ? left : leading,
    ({ name, items, link, isOwner }) => ({
      subject: isStaying
        ? text.warning(title, moment, items.length)
        : text.leading(title, moment, items.length),
      body: text.body({
        name,
        title,
        reason: isStaying ? text.willStay(title, moment, waitsForAll) : text.willLead(title, moment),
        left: items,
        also: isOwner && isStaying && led.length > 0 ? { says: text.willLeadToo, items: led } : undefined,
        link,
      }),
    }),
    links,
  );
}
