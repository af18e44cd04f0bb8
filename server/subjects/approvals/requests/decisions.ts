import { and, eq, isNull, sql } from 'drizzle-orm';
import { inArray } from '../../../base/db/in-array';
import type { components } from '../../../../openapi/generated/types';
import { askableKeys, type ChangedBlock, isPlaceKey } from '../rules/blocks';
import { type ApprovalState, approvalStateOf, type RequestRow, requestState } from '../rules/approval-state';
import type { Bodies } from '../../../base/contract/bodies';
import { fieldError, Refusal, ServiceError } from '../../../base/contract/errors';
import { serverText } from '../../../base/contract/text';
import { approvalAsks, approvals, approvalSeen } from '../../../base/db/schema';
import type { Tx } from '../../../base/db/transaction';
import type { CurrentAccount } from '../../../access/identity/authentication';
import { queueNotice, type ReviewLink } from './notices';
import { lockRequest, noteOf } from './requests';
import { findSubject, type ReviewSubject } from './subjects';
import { reviewText } from './text';
import { seenContent } from './looks';
import {
  assertReader,
  hashOfBlocks,
  isSeenBy,
  ownParts,
  progressOf,
  type Reviewer,
  reviewerOf,
  seenIn,
  waitingBlocks,
} from './view';

type Schemas = components['schemas'];
type Seen = readonly Schemas['ApprovalBlockSeen'][];

interface Review {
  request: RequestRow;
  subject: ReviewSubject;
  approvalState: ApprovalState;
  reviewer: Reviewer;
}

/** Locks the request, but not its record: an approval is valid for a hash, whatever is saved in the meantime. */
async function review(tx: Tx, id: number, by: CurrentAccount): Promise<Review> {
  const request = await lockRequest(tx, id);
  const reviewer = await reviewerOf(tx, by);
  await assertReader(tx, reviewer, request);
  const subject = await findSubject(tx, request.kind, request.recordId);
  const approvalState = await approvalStateOf(tx, subject.content);
  return { request, subject, approvalState, reviewer };
}

/** Marks blocks as reviewed or not reviewed. Throws 404, and 409 for changed blocks. */
export async function markSeen(
  tx: Tx,
  { id, blocks, isSeen }: Bodies['markApprovalSeen'],
  by: CurrentAccount,
): Promise<Schemas['ApprovalProgress']> {
  const { approvalState, reviewer, request } = await review(tx, id, by);
  const all = approvalState.departments.flatMap((department) => department.blocks);
  const present = new Map(all.map((block) => [block.key, block]));
  const stale = blocks.filter(({ key, hash }) => present.get(key)?.hash !== hash).length;
  if (isSeen && stale > 0) throw new ServiceError(409, reviewText.changedMeanwhile(stale));
  const keys = blocks.map(({ key }) => key);
  await tx
    .delete(approvalSeen)
    .where(
      and(
        eq(approvalSeen.requestId, id),
        eq(approvalSeen.accountId, by.id),
        inArray(approvalSeen.blockKey, keys),
      ),
    );
  if (isSeen) {
    const rows = new Map(
      blocks.map(({ key, hash }) => [
        key,
        { requestId: id, accountId: by.id, blockKey: key, hash, content: seenContent(present.get(key)) },
      ]),
    );
    await tx.insert(approvalSeen).values([...rows.values()]);
  }
  noteOf(tx, request, 'open', { seenBlocks: isSeen ? blocks.length : 0 });
  return progressOf(approvalState, await seenIn(tx, id), reviewer);
}

/** Approves the caller's blocks, or requests changes. Throws 404, and 409 if a block changed since its review. */
export async function decide(
  tx: Tx,
  body: Bodies['decideApproval'],
  by: CurrentAccount,
  linkOf: ReviewLink,
): Promise<Schemas['ApprovalDecided']> {
  const reviewed = await review(tx, body.id, by);
  return body.decision === 'approve'
    ? approve(tx, reviewed, body, by, linkOf)
    : askChanges(tx, reviewed, body, by, linkOf);
}

/** Approves one of several requests by the hash over the caller's blocks. */
export async function decideOne(
  tx: Tx,
  { id, hash, note }: { id: number; hash: string; note: string },
  by: CurrentAccount,
  linkOf: ReviewLink,
): Promise<void> {
  const reviewed = await review(tx, id, by);
  const waiting = waitingBlocks(reviewed.approvalState, reviewed.reviewer);
  if (waiting.length > 0 && hashOfBlocks(waiting) !== hash) {
    const seen = await seenIn(tx, id);
    const unseen = waiting.filter((block) => !isSeenBy(seen, by.id)(block)).length;
    throw new ServiceError(409, reviewText.changedMeanwhile(Math.max(unseen, 1)));
  }
  await approve(tx, reviewed, { blocks: waiting, note }, by, linkOf);
}

async function approve(
  tx: Tx,
  { request, subject, approvalState, reviewer }: Review,
  { blocks, note }: { blocks: Seen; note: string },
  by: CurrentAccount,
  linkOf: ReviewLink,
): Promise<Schemas['ApprovalDecided']> {
  const waiting = waitingBlocks(approvalState, reviewer);
  if (waiting.length === 0) throw notMine(approvalState, reviewer);
  await assertSeen(tx, request.id, { waiting, sent: blocks }, by);
  const parts = ownParts(approvalState, reviewer).filter((part) => part.waiting.length > 0);
  const rows = parts.flatMap(({ department, waiting: own }) =>
    own.map(({ block: { key, hash }, act: { forId, forAccount } }) => ({
      requestId: request.id,
      roleId: department.roleId,
      blockKey: key,
      hash,
      accountId: by.id,
      account: by.name,
      forId,
      forAccount,
      note: note.trim(),
    })),
  );
  await storeApprovals(tx, rows);
  await answerAsks(
    tx,
    request.id,
    parts.map(({ department }) => department.roleId),
  );
  noteOf(tx, request, 'approve', {
    approvedBlocks: waiting.length,
    approvalNote: note.trim(),
    ...inPlaceOf(rows),
  });
  const after = await approvalStateOf(tx, subject.content);
  const state = requestState(after);
  if (state === 'approved') {
    const { title, dueOn, requestedById } = request;
    await queueNotice(tx, {
      kind: 'approved',
      to: [requestedById],
      by: by.name,
      title,
      dueOn,
      link: linkOf(request.id),
    });
  }
  return { id: request.id, state, approvedBlocks: waiting.length };
}

async function storeApprovals(tx: Tx, rows: readonly (typeof approvals.$inferInsert)[]): Promise<void> {
  await tx
    .insert(approvals)
    .values([...rows])
    // An approval that no longer counts, as of a former deputy, is given anew.
    .onConflictDoUpdate({
      target: [
        approvals.requestId,
        approvals.roleId,
        approvals.blockKey,
        approvals.hash,
        approvals.accountId,
      ],
      set: {
        account: sql`excluded.account`,
        forId: sql`excluded.for_id`,
        forAccount: sql`excluded.for_account`,
        note: sql`excluded.note`,
        approvedOn: sql`excluded.approved_on`,
      },
    });
}

/** For the audit trail: approvers in whose place somebody decided. */
function inPlaceOf(rows: readonly { forAccount: string }[]): { approvalInPlaceOf?: string } {
  const names = [...new Set(rows.flatMap(({ forAccount }) => forAccount || []))];
  return names.length > 0 ? { approvalInPlaceOf: names.join('、') } : {};
}

/**
 * Refuses to approve blocks that the approver has not reviewed in their present state. Throws 409 for changed blocks.
 */
async function assertSeen(
  tx: Tx,
  requestId: number,
  { waiting, sent }: { waiting: readonly ChangedBlock[]; sent: Seen },
  by: CurrentAccount,
): Promise<void> {
  const hashes = new Map(sent.map(({ key, hash }) => [key, hash]));
  const stale = waiting.filter(({ key, hash }) => hashes.get(key) !== hash);
  if (stale.length > 0) throw new ServiceError(409, reviewText.changedMeanwhile(stale.length));
  const seen = await seenIn(tx, requestId);
  const unseen = waiting.filter((block) => !isSeenBy(seen, by.id)(block)).length;
  if (unseen > 0) throw new Refusal('approvalUnseen', reviewText.unseen(unseen));
}

async function answerAsks(tx: Tx, requestId: number, roleIds: readonly number[]): Promise<void> {
  await tx
    .update(approvalAsks)
    .set({ answeredOn: new Date() })
    .where(
      and(
        eq(approvalAsks.requestId, requestId),
        inArray(approvalAsks.roleId, [...roleIds]),
        isNull(approvalAsks.answeredOn),
      ),
    );
}

async function askChanges(
  tx: Tx,
  { request, approvalState, reviewer, subject }: Review,
  { note, reasons = [], attached = [] }: Bodies['decideApproval'],
  by: CurrentAccount,
  linkOf: ReviewLink,
): Promise<Schemas['ApprovalDecided']> {
  const parts = askingParts(approvalState, reviewer);
  if (parts.length === 0) throw notMine(approvalState, reviewer);
  if (!note.trim()) throw fieldError('note', serverText.required);
  if (reasons.length === 0) throw fieldError('reasons', serverText.required);
  const blocks = parts.flatMap(({ department }) => department.blocks);
  const isAttached = (block: ChangedBlock) => askableKeys(block).some((key) => attached.includes(key));
  // In the order of the page, so that mending begins at the top.
  const blockKeys = [...new Set(blocks.flatMap(askableKeys))].filter((key) => attached.includes(key));
  const { id: requestId, title, dueOn, requestedById } = request;
  const roleIds = parts.map(({ department }) => department.roleId);
  await answerAsks(tx, requestId, roleIds);
  const rows = parts.map(({ department, act }) => ({
    requestId,
    roleId: department.roleId,
    accountId: by.id,
    account: by.name,
    forId: act?.forId ?? null,
    forAccount: act?.forAccount ?? '',
    reasons,
    note: note.trim(),
    blockKeys: blockKeys.filter((key) => department.blocks.some((block) => askableKeys(block).includes(key))),
  }));
  await tx.insert(approvalAsks).values(rows);
  // Blocks with requested changes are no longer approved.
  const asked = blockKeys.length > 0 ? blocks.filter(isAttached) : blocks;
  await tx.delete(approvals).where(
    and(
      eq(approvals.requestId, requestId),
      inArray(approvals.roleId, roleIds),
      inArray(
        approvals.blockKey,
        asked.map(({ key }) => key),
      ),
    ),
  );
  noteOf(tx, request, 'askChanges', {
    approvalReasons: reasons,
    approvalNote: note.trim(),
    ...inPlaceOf(rows),
  });
  await queueNotice(tx, {
    kind: 'asked',
    to: [requestedById],
    by: by.name,
    title,
    dueOn,
    note: note.trim(),
    link: linkOf(requestId, { ...request, block: blockKeys.find(isPlaceKey) ?? null }),
  });
  const after = await approvalStateOf(tx, subject.content);
  return { id: requestId, state: requestState(after), approvedBlocks: 0 };
}

/** Departments in which a reviewer asks for changes: where blocks wait, else the first of their own. */
function askingParts(approvalState: ApprovalState, reviewer: Reviewer) {
  const parts = ownParts(approvalState, reviewer).map(({ department, waiting }) => ({
    department,
    isWaiting: waiting.length > 0,
    act: reviewer.acts.find(({ roleId }) => roleId === department.roleId),
  }));
  const waiting = parts.filter(({ isWaiting }) => isWaiting);
  return waiting.length > 0 ? waiting : parts.slice(0, 1);
}

function notMine(approvalState: ApprovalState, reviewer: Reviewer): Refusal {
  const own = ownParts(approvalState, reviewer).flatMap(({ department: { blocks, approved } }) =>
    blocks.filter(({ key }) => !approved.has(key)),
  );
  const barring = [reviewer.id, ...reviewer.acts.flatMap(({ forId }) => forId ?? [])];
  const isOwnChange = own.some(({ key }) =>
    barring.some((id) => approvalState.excludedApprovers.get(key)?.has(id)),
  );
  return new Refusal('approvalNotYours', isOwnChange ? reviewText.ownChange : reviewText.notYours);
}
