import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { ApprovalRecordKind } from '../../openapi/generated/enums';
import type { components, operations } from '../../openapi/generated/types';
import { currentName } from '../audit/present-names';
import { readRules, type RuleBook } from '../approvals/rules';
import { approvalStatesOf, closedApprovalState, type RequestRow } from '../approvals/approval-state';
import type { Db } from '../db/client';
import { inArray } from '../db/in-array';
import { approvalRequests } from '../db/schema';
import type { CurrentAccount } from '../identity/authentication';
import { taipeiDay } from '../contract/taipei-time';
import { headsOf, type SubjectHead } from './heads';
import { subjectsOf } from './subjects';
import { decidedBy, isApprover, mayRead, reviewerOf, type Reviewer, rowsOf, type ShownRequest } from './view';

type Schemas = components['schemas'];
type Row = Schemas['ApprovalRow'];
type Query = operations['listApprovals']['parameters']['query'];

/** Maximum closed requests that are searched. */
const maxDone = 500;
const maxOwn = 5;
/** Requests that are read one after another. */
const maxBatch = 50;

/** One page of requests by due date; finished ones by closing time, last first. */
export async function listApprovals(
  db: Db,
  { box, pageNumber = 1, pageSize = 10, keyword = '' }: Query,
  caller: CurrentAccount,
): Promise<Schemas['ApprovalPage']> {
  const reviewer = await reviewerOf(db, caller);
  const decided = box === 'done' ? await decidedBy(db, reviewer) : [];
  const open = await openRows(db, reviewer, { decided });
  const { mine, sent } = boxesOf(open, reviewer);
  const page = { from: (pageNumber - 1) * pageSize, to: pageNumber * pageSize, has: matching(keyword) };
  const found =
    box === 'done'
      ? await donePage(db, { open, decided, reviewer }, page)
      : pageOf({ mine, sent }[box], page);
  return { ...found, pageNumber, pageSize, boxCounts: { mine: mine.length, sent: sent.length } };
}

/** Counts and first requests, for the home page and the menu. */
export async function ownApprovals(db: Db, caller: CurrentAccount): Promise<Schemas['OwnApprovals']> {
  const reviewer = await reviewerOf(db, caller);
  const rules = await readRules(db);
  const { mine, sent } = boxesOf(await openRows(db, reviewer, { rules }), reviewer);
  const today = taipeiDay(new Date());
  return {
    mine: mine.length,
    mineDueToday: mine.filter(({ dueOn }) => taipeiDay(new Date(dueOn)) <= today).length,
    mineItems: mine.slice(0, maxOwn),
    sent: sent.length,
    sentItems: sent.slice(0, maxOwn),
    ruledKinds: [...rules.kinds],
  };
}

/** Ids of the first requests of a kind that wait for the caller, by due date. */
export async function waitingOfKind(
  db: Db,
  kind: RequestRow['kind'],
  caller: CurrentAccount,
): Promise<number[]> {
  const reviewer = await reviewerOf(db, caller);
  const open = await openRows(db, reviewer, { kind });
  return boxesOf(open, reviewer)
    .mine.slice(0, maxBatch)
    .map(({ id }) => id);
}

/** Ids of the requests of these records that wait for the caller, in the order of the records. */
export async function waitingAmong(
  db: Db,
  records: readonly Pick<RequestRow, 'kind' | 'recordId'>[],
  caller: CurrentAccount,
): Promise<number[]> {
  const reviewer = await reviewerOf(db, caller);
  const placeOf = ({ kind, recordId }: Pick<RequestRow, 'kind' | 'recordId'>) =>
    records.findIndex((each) => each.kind === kind && each.recordId === recordId);
  const open = await openRows(db, reviewer, { isOf: (request) => placeOf(request) >= 0 });
  const mine = new Set(boxesOf(open, reviewer).mine.map(({ id }) => id));
  return open
    .filter(({ request }) => mine.has(request.id))
    .toSorted((a, b) => placeOf(a.request) - placeOf(b.request))
    .map(({ request }) => request.id);
}

interface Page {
  from: number;
  to: number;
  has: (head: Pick<Row, 'title' | 'subtitle' | 'requestedBy'>) => boolean;
}

interface Found {
  items: Row[];
  totalCount: number;
}

function matching(keyword: string): Page['has'] {
  const searched = keyword.trim();
  return ({ title, subtitle, requestedBy }) => `${title} ${subtitle} ${requestedBy}`.includes(searched);
}

function pageOf(rows: readonly Row[], { from, to, has }: Page): Found {
  const found = rows.filter(has);
  return { items: found.slice(from, to), totalCount: found.length };
}

/** Open request with its row, for accounts that it concerns. */
interface OpenRow {
  request: RequestRow;
  row: Row;
}

interface Opened {
  /** Requests that the reviewer has decided. */
  decided?: readonly number[];
  /** Only requests of this kind. */
  kind?: RequestRow['kind'];
  /** Only requests of which this is true. */
  isOf?: (request: RequestRow) => boolean;
  /** Rules, if they are known already. */
  rules?: RuleBook;
}

/**
 * Open requests by due date that the reviewer submitted, may approve or has decided. Requests of records in the trash
 * are excluded.
 */
async function openRows(
  db: Db,
  reviewer: Reviewer,
  { decided = [], kind: only, isOf = () => true, rules: read }: Opened = {},
): Promise<OpenRow[]> {
  const rules = read ?? (await readRules(db));
  const all = await db
    .select()
    .from(approvalRequests)
    .where(and(isNull(approvalRequests.outcome), only && eq(approvalRequests.kind, only)))
    .orderBy(approvalRequests.dueOn, approvalRequests.id);
  const concerns = ({ id, kind, requestedById }: RequestRow) => {
    const [ruled, hasDecided] = [rules.rolesOf(kind), decided.includes(id)];
    const hasPart = requestedById === reviewer.id || hasDecided || isApprover(reviewer, ruled);
    return hasPart && mayRead(reviewer, kind, ruled, hasDecided);
  };
  const requests = all.filter((request) => isOf(request) && concerns(request));
  const subjectOf = await subjectsOf(db, requests);
  const found = requests.flatMap((request) => {
    const subject = subjectOf(request);
    return subject ? [{ request, subject, content: subject.content }] : [];
  });
  const states = await approvalStatesOf(db, found, rules);
  const shown = found.flatMap(({ request, subject }, place): ShownRequest[] => {
    const approvalState = states[place];
    return approvalState ? [{ request, subject, reviewer, approvalState }] : [];
  });
  const rows = await rowsOf(db, shown);
  return shown.flatMap(({ request }, place) => {
    const row = rows[place];
    return row ? [{ request, row }] : [];
  });
}

const boxesOf = (open: readonly OpenRow[], reviewer: Reviewer) => ({
  mine: open.map(({ row }) => row).filter(waits),
  sent: open.filter(({ request }) => request.requestedById === reviewer.id).map(({ row }) => row),
});

/** True if the request waits for the reviewer; false while changes requested by the reviewer are not submitted yet. */
const waits = ({ own, departments }: Row) =>
  own.blocks > 0 && !departments.some(({ isMine, state }) => isMine && state === 'changesAsked');

/** Open requests that the reviewer has decided, then closed ones that the reviewer submitted or decided. */
async function donePage(
  db: Db,
  { open, decided, reviewer }: { open: readonly OpenRow[]; decided: readonly number[]; reviewer: Reviewer },
  { from, to, has }: Page,
): Promise<Found> {
  const first = open
    .filter(({ request, row }) => decided.includes(request.id) && !waits(row))
    .map(({ row }) => row)
    .filter(has);
  const rules = await readRules(db);
  const readable = Object.values(ApprovalRecordKind).filter((kind) =>
    mayRead(reviewer, kind, rules.rolesOf(kind), false),
  );
  const isReadable = inArray(approvalRequests.kind, readable);
  const isSent = and(eq(approvalRequests.requestedById, reviewer.id), isReadable);
  const isDecided = and(
    inArray(approvalRequests.id, [...decided]),
    reviewer.mayApprove ? undefined : isReadable,
  );
  const requests = await db
    .select()
    .from(approvalRequests)
    .where(and(isNotNull(approvalRequests.outcome), decided.length > 0 ? or(isDecided, isSent) : isSent))
    .orderBy(desc(approvalRequests.closedOn), desc(approvalRequests.id))
    .limit(maxDone);
  const headOf = await headsOf(db, requests);
  const closed = requests.flatMap((request): Closed[] => {
    const requestedBy = currentName(request.requestedById, request.requestedBy);
    const head = headOf(request);
    const { title, subtitle } = head ?? { title: request.title, subtitle: '' };
    return has({ title, subtitle, requestedBy }) ? [{ request, head, requestedBy }] : [];
  });
  const rest = closed.slice(Math.max(0, from - first.length), Math.max(0, to - first.length));
  return {
    items: [...first.slice(from, to), ...(await closedRows(db, rest, reviewer))],
    totalCount: first.length + closed.length,
  };
}

interface Closed {
  request: RequestRow;
  head: SubjectHead | null;
  requestedBy: string;
}

/** Rows of one page; each row needs a query for the result of its request. */
async function closedRows(db: Db, page: readonly Closed[], reviewer: Reviewer): Promise<Row[]> {
  const shown: ShownRequest[] = [];
  for (const { request, head } of page) {
    const approvalState = await closedApprovalState(db, request);
    shown.push({ request, subject: head, approvalState, reviewer: { ...reviewer, mayApprove: false } });
  }
  return rowsOf(db, shown);
}
