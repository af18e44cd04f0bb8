import { and, asc, gt, isNull, lte, notExists, sql } from 'drizzle-orm';
import { peopleOf } from '../approvals/approval-state';
import { taipeiTime } from '../contract/taipei-time';
import type { Db } from '../db/client';
import { releases, releaseWarnings } from '../db/schema';
import type { Tx } from '../db/transaction';
import { presentClaims } from '../identity/key-makers';
import { collectMail } from '../mail/outbox';
import { type FindNeeds, prospectsOf } from './prospects';
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

/** Asks the conditions of the next release once more, and mails owner and planner what will fail. Null without one. */
export async function warnNext(
  tx: Tx,
  linkOf: (id: number) => string,
  findNeeds: FindNeeds,
): Promise<number | null> {
  const [release] = await soon(tx).limit(1).for('update', { skipLocked: true });
  if (!release?.dueOn) return null;
  const { id: releaseId, dueOn } = release;
  await tx
    .insert(releaseWarnings)
    .values({ releaseId, dueOn })
    .onConflictDoUpdate({ target: releaseWarnings.releaseId, set: { dueOn } });
  const left = await failing(tx, release, findNeeds);
  if (left.length > 0) await mailWarning(tx, { ...release, dueOn }, left, linkOf(releaseId));
  return left.length;
}

type Failing = Awaited<ReturnType<typeof failing>>;

/** Items that would stay behind at the moment, with their reasons. */
async function failing(tx: Tx, release: ReleaseRow, findNeeds: FindNeeds) {
  const runner = { name: plannerOf(release), claims: await presentClaims(tx, release.plannedById) };
  const moment = release.dueOn ?? new Date();
  const items = inLockOrder(await pendingOf(tx, release.id));
  const prospects = await prospectsOf(tx, items, { runner, moment, findNeeds });
  return prospects
    .filter(({ faults }) => faults.length > 0)
    .map(({ item, faults }) => ({ ...item, reason: faults.map(({ reason }) => reason).join('；') }));
}

async function mailWarning(
  tx: Tx,
  { name: title, ownerId, plannedById, waitsForAll, dueOn }: ReleaseRow & { dueOn: Date },
  left: Failing,
  link: string,
): Promise<void> {
  const ids = [ownerId, plannedById].filter((id) => id !== null);
  const moment = taipeiTime(dueOn).slice(0, -3);
  for (const { name, email } of await peopleOf(tx, [...new Set(ids)])) {
    if (!email) continue;
    const reason = text.willStay(title, moment, waitsForAll);
    await collectMail(tx, {
      recipients: email,
      subject: text.warning(title, moment, left.length),
      body: text.body({ name, title, reason, left, link }),
    });
  }
}
