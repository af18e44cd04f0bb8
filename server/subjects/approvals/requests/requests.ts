import { and, eq, isNull, sql } from 'drizzle-orm';
import { ApprovalRecordKind } from '../../../../openapi/generated/enums';
import type { components } from '../../../../openapi/generated/types';
import { note } from '../../../base/audit/audit';
import { deputiesOf } from '../rules/deputies';
import { approversOf } from '../rules/rules';
import {
  type ApprovalState,
  approvalStateOf,
  closeRequest,
  type Department,
  type RequestRow,
  requestState,
} from '../rules/approval-state';
import type { Bodies } from '../../../base/contract/bodies';
import { fieldError, notFound, Refusal, ServiceError } from '../../../base/contract/errors';
import { serverText } from '../../../base/contract/text';
import { databaseTime } from '../../../base/db/clock';
import type { Db } from '../../../base/db/client';
import { approvalAsks, approvalReminders, approvalRequests } from '../../../base/db/schema';
import type { Tx } from '../../../base/db/transaction';
import type { CurrentAccount } from '../../../access/identity/authentication';
import { askedIn, queueBatchNotice, queueNotice, type ReviewLink } from './notices';
import { findSubject, lockSubject, type ReviewSubject } from './subjects';
import { reviewText } from './text';
import { assertUnit } from './units';
import { blocksOf, hashOfBlocks } from './view';

/**
 * Submits a record, or its changed content again, for approval. Throws 403, 404, 409, 400, and Refusal if
 * none is needed.
 */
export async function requestApproval(
  tx: Tx,
  body: Bodies['requestApproval'],
  by: CurrentAccount,
  linkOf: ReviewLink,
): Promise<components['schemas']['ApprovalSent']> {
  assertUnit(by, body.kind, 'Edit');
  await assertDue(tx, body.dueOn);
  const { request, approvalState } = await submit(tx, body, by);
  await notifyApprovers(tx, { request, approvalState, by, link: linkOf(request.id) });
  return { id: request.id, state: requestState(approvalState) };
}

/**
 * Submits several records of a kind as they are stored now, with one mail for each approver. Records that need none, or
 * already wait unchanged, are refused. Throws 403 and 400.
 */
export async function requestApprovals(
  tx: Tx,
  { kind, recordIds, ...asked }: Bodies['requestApprovals'],
  by: CurrentAccount,
  link: string,
): Promise<components['schemas']['ApprovalBatchSent']> {
  assertUnit(by, kind, 'Edit');
  const records = recordIds.map((recordId) => ({ kind, recordId }));
  const { sent, refused } = await requestEach(tx, records, { ...asked, by, link });
  return {
    sentIds: sent.map(({ recordId }) => recordId),
    refused: refused.map(({ recordId: id, message }) => ({ id, message })),
  };
}

/** A record that can be approved; the id of a site's draft is that of its theme. */
export type RequestedRecord = Pick<RequestRow, 'kind' | 'recordId'>;

interface AskedOfEach extends Pick<Bodies['requestApprovals'], 'note' | 'dueOn'> {
  by: CurrentAccount;
  link: string;
}

/**
 * Submits records of any kinds, each as its own request, with one mail for each approver. Refuses those that need none,
 * that already wait unchanged, and that the caller may not edit. Throws 400.
 */
export async function requestEach(
  tx: Tx,
  records: readonly RequestedRecord[],
  { note: typed, dueOn, by, link }: AskedOfEach,
) {
  await assertDue(tx, dueOn);
  const sent: { request: RequestRow; to: readonly number[] }[] = [];
  const refused: (RequestedRecord & { message: string })[] = [];
  // In one order, as two batches may have records in common.
  for (const { kind, recordId } of records.toSorted(inOrder)) {
    try {
      assertUnit(by, kind, 'Edit');
      const { rowVersion } = await findSubject(tx, kind, recordId);
      const asked = { kind, recordId, rowVersion, note: typed, dueOn, people: [] };
      const { request, approvalState } = await submit(tx, asked, by, { isOnce: true });
      sent.push({ request, to: await allWaitingFor(tx, request, approvalState) });
    } catch (error) {
      // Refusals are thrown before the first write.
      if (!(error instanceof ServiceError) || ![200, 403, 404, 409].includes(error.status)) throw error;
      refused.push({ kind, recordId, message: error.message });
    }
  }
  await queueBatchNotice(tx, { sent, by: by.name, note: typed.trim(), link });
  return { sent: sent.map(({ request }) => request), refused };
}

const kindOrder: readonly string[] = Object.values(ApprovalRecordKind);
const inOrder = (a: RequestedRecord, b: RequestedRecord) =>
  kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) || a.recordId - b.recordId;

async function assertDue(tx: Tx, dueOn: string): Promise<void> {
  if (new Date(dueOn) <= (await databaseTime(tx))) throw fieldError('dueOn', serverText.dueInPast);
}

/** Stores the request of one record; `isOnce` refuses one that already waits with the present content. */
async function submit(
  tx: Tx,
  { kind, recordId, rowVersion, note: typed, dueOn, people }: Bodies['requestApproval'],
  by: CurrentAccount,
  { isOnce = false }: { isOnce?: boolean } = {},
): Promise<{ request: RequestRow; approvalState: ApprovalState }> {
  // Advisory lock, as some records have no row to lock: one request at a time.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`approval-${kind}`}), ${recordId})`);
  const subject = await lockSubject(tx, kind, { id: recordId, rowVersion }, by.name);
  const due = new Date(dueOn);
  const before = await approvalStateOf(tx, subject.content, { isLocked: true });
  if (before.departments.length === 0) throw new Refusal('approvalNotNeeded', reviewText.notNeeded);
  await assertPeople(tx, before, people, by);
  const blocks = blocksOf(before);
  const hash = hashOfBlocks(blocks);
  if (isOnce && before.request?.hash === hash && requestState(before) !== 'changesAsked') {
    throw new Refusal('approvalNotNeeded', reviewText.alreadySent);
  }
  const values = {
    note: typed.trim(),
    dueOn: due,
    people,
    title: subject.title,
    blocks: blocks.map(({ key, hash: own, label, place, parts, change, after, before: earlier }) => ({
      key,
      hash: own,
      label,
      partType: (after ?? earlier)?.partType ?? null,
      place,
      parts,
      change,
    })),
    hash,
    requestedBy: by.name,
    requestedById: by.id,
    requesterIds: [...new Set([...(before.request?.requesterIds ?? []), by.id])],
    requestedOn: new Date(),
  };
  const request = await storeRequest(tx, before.request, subject, values);
  const approvalState = await approvalStateOf(tx, subject.content);
  const { audit, title } = subject;
  note(tx, { ...audit, title, action: 'requestApproval', after: { approvalDueOn: due.toISOString() } });
  return { request, approvalState };
}

async function storeRequest(
  tx: Tx,
  open: RequestRow | null,
  { content: { kind, recordId, subjectId } }: ReviewSubject,
  values: Omit<typeof approvalRequests.$inferInsert, 'kind' | 'recordId' | 'subjectId'>,
): Promise<RequestRow> {
  const [row] = open
    ? await tx.update(approvalRequests).set(values).where(eq(approvalRequests.id, open.id)).returning()
    : await tx
        .insert(approvalRequests)
        .values({ kind, recordId, subjectId, ...values })
        .returning();
  if (!row) throw notFound();
  await tx
    .update(approvalAsks)
    .set({ answeredOn: new Date() })
    .where(and(eq(approvalAsks.requestId, row.id), isNull(approvalAsks.answeredOn)));
  return row;
}

async function assertPeople(
  tx: Tx,
  { departments, excludedApprovers }: ApprovalState,
  people: Bodies['requestApproval']['people'],
  by: CurrentAccount,
): Promise<void> {
  const known = new Set<number>();
  for (const [place, { roleId, accountId }] of people.entries()) {
    const department = departments.find((each) => each.roleId === roleId);
    if (!department || known.has(roleId)) throw fieldError(`people[${place}].roleId`, serverText.invalid);
    known.add(roleId);
    const holders = await approversOf(tx, [roleId]);
    const isAuthor = department.blocks.every(({ key }) => excludedApprovers.get(key)?.has(accountId));
    if (accountId === by.id || isAuthor || !holders.some(({ id }) => id === accountId)) {
      throw fieldError(`people[${place}].accountId`, reviewText.notApprover);
    }
  }
}

/** Mails the approvers of each department with missing approvals. */
async function notifyApprovers(
  tx: Tx,
  {
    request,
    approvalState,
    by,
    link,
  }: { request: RequestRow; approvalState: ApprovalState; by: CurrentAccount; link: string },
): Promise<void> {
  const { title, dueOn, note: reason } = request;
  for (const department of approvalState.departments) {
    const to = await waitingFor(tx, request, department, approvalState);
    await queueNotice(tx, { kind: 'request', to, by: by.name, title, dueOn, note: reason, link });
  }
}

/** Accounts whose approval is missing in any department. */
export async function allWaitingFor(
  tx: Tx,
  request: Pick<RequestRow, 'people'>,
  approvalState: ApprovalState,
): Promise<readonly number[]> {
  const ids = new Set<number>();
  for (const department of approvalState.departments) {
    for (const id of await waitingFor(tx, request, department, approvalState)) ids.add(id);
  }
  return [...ids];
}

/** Accounts whose approval of a department is missing, with their deputies; empty when nothing is. */
export async function waitingFor(
  db: Db,
  request: Pick<RequestRow, 'people'>,
  { roleId, blocks, approved }: Department,
  { excludedApprovers }: ApprovalState,
): Promise<number[]> {
  const left = blocks.filter(({ key }) => !approved.has(key));
  if (left.length === 0) return [];
  const mayDecide = (id: number) => left.some(({ key }) => !excludedApprovers.get(key)?.has(id));
  const holders = await approversOf(db, [roleId]);
  const asked = askedIn(
    request,
    roleId,
    holders.filter(({ id }) => mayDecide(id)),
  );
  const deputies = await deputiesOf(db, asked);
  return [...new Set([...asked, ...deputies.map(({ deputyId }) => deputyId).filter(mayDecide)])];
}

/** Open request, locked. Refuses a closed one; throws 404. */
export async function lockRequest(tx: Tx, id: number): Promise<RequestRow> {
  const [request] = await tx.select().from(approvalRequests).where(eq(approvalRequests.id, id)).for('update');
  if (!request) throw notFound();
  if (request.outcome === 'withdrawn') {
    throw new Refusal('approvalClosed', reviewText.withdrawnRequest);
  }
  if (request.outcome) throw new Refusal('approvalClosed', reviewText.published);
  return request;
}

/** Withdraws an open request; its approvals become invalid. Throws 403 and 404. */
export async function withdrawApproval(tx: Tx, id: number, by: CurrentAccount): Promise<void> {
  const request = await lockRequest(tx, id);
  assertUnit(by, request.kind, 'Edit');
  await closeRequest(tx, request, 'withdrawn');
  noteOf(tx, request, 'withdrawApproval');
}

/** Reminds undecided approvers of a role by mail, at most once an hour. Throws 403 and 404. */
export async function remindApprovers(
  tx: Tx,
  { id, roleId }: Bodies['remindApprovers'],
  by: CurrentAccount,
  linkOf: ReviewLink,
): Promise<void> {
  const request = await lockRequest(tx, id);
  assertUnit(by, request.kind, 'View');
  const subject = await findSubject(tx, request.kind, request.recordId);
  const approvalState = await approvalStateOf(tx, subject.content);
  const department = approvalState.departments.find((each) => each.roleId === roleId);
  const to = department ? await waitingFor(tx, request, department, approvalState) : [];
  if (to.length === 0) throw new Refusal('approvalNotNeeded', reviewText.nobodyWaits);
  const [noted] = await tx
    .insert(approvalReminders)
    .values({ requestId: id, roleId })
    .onConflictDoUpdate({
      target: [approvalReminders.requestId, approvalReminders.roleId],
      set: { remindedOn: sql`now()` },
      setWhere: sql`${approvalReminders.remindedOn} < now() - interval '1 hour'`,
    })
    .returning({ requestId: approvalReminders.requestId });
  if (!noted) throw new Refusal('remindedAlready', reviewText.remindedAlready);
  const { title, dueOn } = request;
  await queueNotice(tx, { kind: 'remind', to, by: by.name, title, dueOn, link: linkOf(id) });
  noteOf(tx, request, 'remindApprovers', { approvalDepartment: department?.name ?? '' });
}

/** Audit entry of a request under its record. */
export function noteOf(
  tx: Tx,
  { kind, recordId, subjectId, title }: RequestRow,
  action: 'approve' | 'askChanges' | 'withdrawApproval' | 'remindApprovers' | 'open',
  after: Record<string, unknown> = {},
): void {
  const of = kind === 'site' ? { recordId: subjectId, part: recordId } : { recordId };
  note(tx, { kind, ...of, title, action, after });
}
