import { and, eq, isNull, sql } from 'drizzle-orm';
import { byServer, withTrail } from '../../../base/audit/audit';
import { approvalStateOf } from '../rules/approval-state';
import { missingIn } from '../rules/assertion';
import type { Config } from '../../../base/config/config';
import type { PooledDb } from '../../../base/db/client';
import type { Job } from '../../../base/db/job-runner';
import { siteSchedules } from '../../../base/db/schema';
import { inTransaction, type Tx } from '../../../base/db/transaction';
import { queueNotice, type ReviewLink, reviewLink } from './notices';
import { waitingFor } from './requests';
import { subjectIfThere } from './subjects';

/** Publications scheduled within a day without a warning. */
const isSoon = and(
  eq(siteSchedules.action, 'publish'),
  isNull(siteSchedules.outcome),
  isNull(siteSchedules.warnedOn),
  sql`${siteSchedules.dueOn} < now() + interval '1 day'`,
);

/** Warns requester and missing approvers the day before a schedule that would fail without approval. */
export async function warnOfLateApprovals(db: PooledDb, linkOf: ReviewLink): Promise<{ warned: number }> {
  return inTransaction(db, (bare) =>
    withTrail(bare, ...byServer('late-approvals'), async (tx) => {
      const due = await tx.select().from(siteSchedules).where(isSoon).for('update', { skipLocked: true });
      let warned = 0;
      for (const schedule of due) if (await warn(tx, schedule, linkOf)) warned += 1;
      return { warned };
    }),
  );
}

type Schedule = typeof siteSchedules.$inferSelect;

async function warn(
  tx: Tx,
  { id, themeId, dueOn, createdById }: Schedule,
  linkOf: ReviewLink,
): Promise<boolean> {
  const subject = themeId === null ? null : await subjectIfThere(tx, 'site', themeId);
  const approvalState = subject && (await approvalStateOf(tx, subject.content));
  // Content that is approved now may be changed before the publication.
  if (!subject || !approvalState || approvalState.isApproved) return false;
  await tx
    .update(siteSchedules)
    .set({ warnedOn: sql`now()` })
    .where(eq(siteSchedules.id, id));
  const { request, departments } = approvalState;
  const to = request ? [request.requestedById] : createdById === null ? [] : [createdById];
  for (const department of departments) {
    to.push(...(await waitingFor(tx, request ?? { people: [] }, department, approvalState)));
  }
  const note = missingIn(departments)
    .map(({ name }) => name)
    .join('、');
  const link = request ? linkOf(request.id) : '';
  await queueNotice(tx, { kind: 'late', to, by: '', title: subject.title, dueOn, note, link });
  return true;
}

export function lateApprovalsJob({ adminOrigin }: Pick<Config, 'adminOrigin'>): Job {
  return {
    name: 'late-approvals',
    everySeconds: 600,
    run: (on) => warnOfLateApprovals(on, reviewLink(adminOrigin)),
  };
}
