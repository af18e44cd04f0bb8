import { eq } from 'drizzle-orm';
import { note } from '../../../base/audit/audit';
import { currentName } from '../../../base/audit/present-names';
import { principalsOf, storedDeputy } from '../rules/deputies';
import { peopleOf } from '../rules/approval-state';
import { approves } from '../rules/rules';
import type { Bodies } from '../../../base/contract/bodies';
import { fieldError } from '../../../base/contract/errors';
import { taipeiDay } from '../../../base/contract/taipei-time';
import { serverText } from '../../../base/contract/text';
import { databaseTime } from '../../../base/db/clock';
import type { Db } from '../../../base/db/client';
import { approvalDeputies } from '../../../base/db/schema';
import type { Tx } from '../../../base/db/transaction';
import type { CurrentAccount } from '../../../access/identity/authentication';
import { claimHolders } from '../../../access/identity/claim-holders';
import { collectMail } from '../../../base/mail/outbox';
import type { components } from '../../../../openapi/generated/types';
import { personOf } from './departments';
import { reviewText } from './text';

type Wire = components['schemas']['ApprovalDeputy'];
type Stored = typeof approvalDeputies.$inferSelect;

/** Who decides in the caller's place, in whose place the caller decides, and who could be chosen. */
export async function getDeputy(db: Db, { id }: CurrentAccount): Promise<Wire> {
  const stored = await storedDeputy(db, id);
  const today = taipeiDay(await databaseTime(db));
  const holders = (await claimHolders(db, approves)).filter((each) => each.id !== id);
  const named = holders.find((each) => each.id === stored?.deputyId);
  const isOver = stored === null || stored.endsOn < today;
  return {
    deputy:
      isOver || !named
        ? null
        : {
            id: named.id,
            name: currentName(named.id, named.name),
            startsOn: stored.startsOn,
            endsOn: stored.endsOn,
          },
    inPlaceOf: (await principalsOf(db, id)).map((each) => currentName(each.id, each.name)),
    candidates: holders.map(personOf),
  };
}

/**
 * Names a deputy between two days, or ends it. Both are told by mail, and so is a former deputy. Throws 400 for
 * days that are over or in the wrong order, and for an account that may not approve.
 */
export async function saveDeputy(
  tx: Tx,
  { deputy }: Bodies['saveApprovalDeputy'],
  by: CurrentAccount,
): Promise<void> {
  const before = await storedDeputy(tx, by.id);
  if (deputy === null) {
    await tx.delete(approvalDeputies).where(eq(approvalDeputies.accountId, by.id));
  } else {
    await assertDeputy(tx, deputy, by);
    const { id: deputyId, startsOn, endsOn } = deputy;
    await tx
      .insert(approvalDeputies)
      .values({ accountId: by.id, deputyId, startsOn, endsOn })
      .onConflictDoUpdate({ target: approvalDeputies.accountId, set: { deputyId, startsOn, endsOn } });
  }
  const after = await storedDeputy(tx, by.id);
  if (isSame(before, after)) return;
  const people = await peopleOf(tx, [by.id, before?.deputyId ?? by.id, after?.deputyId ?? by.id]);
  const nameOf = (id: number) => people.find((each) => each.id === id)?.name ?? '';
  const said = (row: Stored | null) => ({
    approvalDeputy: row ? reviewText.deputyDays(nameOf(row.deputyId), row.startsOn, row.endsOn) : '',
  });
  note(tx, {
    kind: 'account',
    recordId: by.id,
    title: by.name,
    action: 'update',
    before: said(before),
    after: said(after),
  });
  for (const { id, name, email } of people) {
    if (!email) continue;
    const row = after && (id === by.id || id === after.deputyId) ? after : null;
    const body = reviewText.deputyBody({
      name,
      by: by.name,
      isOwn: id === by.id,
      days: row && reviewText.deputyDays(nameOf(row.deputyId), row.startsOn, row.endsOn),
    });
    await collectMail(tx, { recipients: email, subject: reviewText.deputySubject(by.name), body });
  }
}

const isSame = (one: Stored | null, other: Stored | null) =>
  one?.deputyId === other?.deputyId && one?.startsOn === other?.startsOn && one?.endsOn === other?.endsOn;

async function assertDeputy(
  tx: Tx,
  { id, startsOn, endsOn }: NonNullable<Bodies['saveApprovalDeputy']['deputy']>,
  by: CurrentAccount,
): Promise<void> {
  const holders = await claimHolders(tx, approves);
  if (id === by.id || !holders.some((each) => each.id === id)) {
    throw fieldError('deputy.id', reviewText.noDeputy);
  }
  if (endsOn < taipeiDay(await databaseTime(tx))) throw fieldError('deputy.endsOn', serverText.dueInPast);
  if (endsOn < startsOn) throw fieldError('deputy.endsOn', reviewText.endsBefore);
}
