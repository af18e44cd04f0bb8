import { and, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { components, operations } from '../../openapi/generated/types';
import { presentName } from '../audit/present-names';
import { closedStanding, type RequestRow, standingOf } from '../approvals/standing';
import type { Db } from '../db/client';
import { approvalAsks, approvalRequests, approvals } from '../db/schema';
import type { CurrentAccount } from '../identity/authentication';
import { taipeiDay } from '../records/taipei-time';
import { subjectIfThere } from './subjects';
import { reviewerOf, type Reviewer, rowOf } from './view';

type Schemas = components['schemas'];
type Row = Schemas['ApprovalRow'];
type Query = operations['listApprovals']['parameters']['query'];

/** Closed requests that are looked through. */
const maxDone = 500;
const maxOwn = 5;

/** One box of requests by due date; those done by their end, the last first. */
export async function listApprovals(
  db: Db,
  { box, pageNumber = 1, pageSize = 10, keyword = '' }: Query,
  caller: CurrentAccount,
): Promise<Schemas['ApprovalPage']> {
  const reviewer = await reviewerOf(db, caller);
  const { mine, sent } = await openBoxes(db, reviewer);
  const rows = { mine: () => mine, sent: () => sent, done: () => doneRows(db, reviewer) };
  const found = (await rows[box]()).filter(
    ({ title, subtitle, requestedBy }) =>
      keyword.trim() === '' || `${title} ${subtitle} ${requestedBy}`.includes(keyword.trim()),
  );
  return {
    items: found.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
    totalCount: found.length,
    pageNumber,
    pageSize,
    boxCounts: { mine: mine.length, sent: sent.length },
  };
}

/** Counts and first requests for the home page and the menu. */
export async function ownApprovals(db: Db, caller: CurrentAccount): Promise<Schemas['OwnApprovals']> {
  const { mine, sent } = await openBoxes(db, await reviewerOf(db, caller));
  const today = taipeiDay(new Date());
  return {
    mine: mine.length,
    mineDueToday: mine.filter(({ dueOn }) => taipeiDay(new Date(dueOn)) <= today).length,
    mineItems: mine.slice(0, maxOwn),
    sent: sent.length,
    sentItems: sent.slice(0, maxOwn),
  };
}

async function openBoxes(db: Db, reviewer: Reviewer): Promise<{ mine: Row[]; sent: Row[] }> {
  const requests = await db
    .select()
    .from(approvalRequests)
    .where(isNull(approvalRequests.outcome))
    .orderBy(approvalRequests.dueOn, approvalRequests.id);
  const boxes: { mine: Row[]; sent: Row[] } = { mine: [], sent: [] };
  for (const request of requests) {
    const isOwn = request.requestedById === reviewer.id;
    if (!isOwn && !reviewer.mayApprove) continue;
    const row = await openRow(db, request, reviewer);
    if (!row) continue;
    if (waits(row)) boxes.mine.push(row);
    if (isOwn) boxes.sent.push(row);
  }
  return boxes;
}

/** Waits for the reviewer, who may have asked for changes that are not sent yet. */
const waits = ({ own, departments }: Row) =>
  own.blocks > 0 && !departments.some(({ isMine, state }) => isMine && state === 'changesAsked');

/** Null for a record in the trash. */
async function openRow(db: Db, request: RequestRow, reviewer: Reviewer): Promise<Row | null> {
  const subject = await subjectIfThere(db, request.kind, request.recordId);
  if (!subject) return null;
  return rowOf(db, request, subject, await standingOf(db, subject.content), reviewer);
}

/** Closed requests that the reviewer sent or decided, and open ones that it has decided. */
async function doneRows(db: Db, reviewer: Reviewer): Promise<Row[]> {
  const decided = await db
    .selectDistinct({ id: approvals.requestId })
    .from(approvals)
    .where(eq(approvals.accountId, reviewer.id));
  const asked = await db
    .selectDistinct({ id: approvalAsks.requestId })
    .from(approvalAsks)
    .where(eq(approvalAsks.accountId, reviewer.id));
  const ids = [...decided, ...asked].map(({ id }) => id);
  const isDecided = inArray(approvalRequests.id, ids);
  const isSent = and(eq(approvalRequests.requestedById, reviewer.id), isNotNull(approvalRequests.outcome));
  const requests = await db
    .select()
    .from(approvalRequests)
    .where(ids.length > 0 ? or(isDecided, isSent) : isSent)
    .orderBy(desc(approvalRequests.closedOn), desc(approvalRequests.id))
    .limit(maxDone);
  const rows: Row[] = [];
  for (const request of requests) {
    const row =
      request.outcome === null
        ? await openRow(db, request, reviewer)
        : await closedRow(db, request, reviewer);
    if (row && (request.outcome !== null || !waits(row))) rows.push(row);
  }
  return rows;
}

async function closedRow(db: Db, request: RequestRow, reviewer: Reviewer): Promise<Row> {
  const subject = await subjectIfThere(db, request.kind, request.recordId);
  const standing = await closedStanding(db, request);
  const row = await rowOf(db, request, subject, standing, { ...reviewer, mayApprove: false });
  return { ...row, requestedBy: presentName(request.requestedById, request.requestedBy), goesPublicOn: null };
}
