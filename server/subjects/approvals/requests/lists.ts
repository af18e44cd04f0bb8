import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { ApprovalRecordKind } from '../../../../openapi/generated/enums';
import type { components, operations } from '../../../../openapi/generated/types';
import { readRules, type RuleBook } from '../rules/rules';
import { approvalStatesOf, type RequestRow } from '../rules/approval-state';
import { closedApprovalStatesOf } from '../rules/closed-state';
import type { Db } from '../../../base/db/client';
import { inArray } from '../../../base/db/in-array';
import { approvalRequests } from '../../../base/db/schema';
import type { CurrentAccount } from '../../../access/identity/authentication';
import { taipeiDay } from '../../../base/contract/taipei-time';
import { headsOf } from './heads';
import { headOf, rowsOf, type ShownRequest } from './rows';
import { type ReviewSubject, subjectsOf } from './subjects';
import { decidedBy, hasRole, isApprover, mayRead, reviewerOf, type Reviewer, waitingBlocks } from './view';

type Schemas = components['schemas'];
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
  const rules = await readRules(db);
  const decided = box === 'done' ? await decidedBy(db, reviewer) : [];
  const open = await openRequests(db, reviewer, { decided, rules });
  const { mine, sent } = boxesOf(open, reviewer);
  const page = { from: (pageNumber - 1) * pageSize, to: pageNumber * pageSize, has: matching(keyword) };
  const { items, totalCount } =
    box === 'done'
      ? await donePage(db, { open, decided, reviewer, rules }, page)
      : pageOf({ mine, sent }[box], page);
  return {
    items: await rowsOf(db, items),
    totalCount,
    pageNumber,
    pageSize,
    boxCounts: { mine: mine.length, sent: sent.length },
  };
}

/** Counts and first requests, for the home page and the menu. */
export async function ownApprovals(db: Db, caller: CurrentAccount): Promise<Schemas['OwnApprovals']> {
  const reviewer = await reviewerOf(db, caller);
  const rules = await readRules(db);
  const { mine, sent } = boxesOf(await openRequests(db, reviewer, { rules }), reviewer);
  const today = taipeiDay(new Date());
  const [firstMine, firstSent] = [mine.slice(0, maxOwn), sent.slice(0, maxOwn)];
  const rows = await rowsOf(db, [...firstMine, ...firstSent]);
  return {
    mine: mine.length,
    mineDueToday: mine.filter(({ request }) => taipeiDay(request.dueOn) <= today).length,
    mineItems: rows.slice(0, firstMine.length),
    sent: sent.length,
    sentItems: rows.slice(firstMine.length),
    ruledKinds: [...rules.kinds],
  };
}

/** The first requests of a kind that wait for the caller, by due date. */
export async function waitingOfKind(
  db: Db,
  kind: RequestRow['kind'],
  caller: CurrentAccount,
): Promise<OpenRequest[]> {
  const reviewer = await reviewerOf(db, caller);
  return (await openRequests(db, reviewer, { kind })).filter(waits).slice(0, maxBatch);
}

/** Requests of these records that wait for the caller, in the order of the records. */
export async function waitingAmong(
  db: Db,
  records: readonly Pick<RequestRow, 'kind' | 'recordId'>[],
  caller: CurrentAccount,
): Promise<OpenRequest[]> {
  const reviewer = await reviewerOf(db, caller);
  const placeOf = ({ kind, recordId }: Pick<RequestRow, 'kind' | 'recordId'>) =>
    records.findIndex((each) => each.kind === kind && each.recordId === recordId);
  const open = await openRequests(db, reviewer, { isOf: (request) => placeOf(request) >= 0 });
  return open.filter(waits).toSorted((a, b) => placeOf(a.request) - placeOf(b.request));
}

interface Page {
  from: number;
  to: number;
  has: (request: Parameters<typeof headOf>[0]) => boolean;
}

interface Found {
  items: readonly ShownRequest[];
  totalCount: number;
}

function matching(keyword: string): Page['has'] {
  const searched = keyword.trim();
  return (request) => {
    const { title, subtitle, requestedBy } = headOf(request);
    return `${title} ${subtitle} ${requestedBy}`.includes(searched);
  };
}

function pageOf(requests: readonly ShownRequest[], { from, to, has }: Page): Found {
  const found = requests.filter(has);
  return { items: found.slice(from, to), totalCount: found.length };
}

/** Open request with its record. */
interface OpenRequest extends ShownRequest {
  subject: ReviewSubject;
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
async function openRequests(
  db: Db,
  reviewer: Reviewer,
  { decided = [], kind: only, isOf = () => true, rules: read }: Opened = {},
): Promise<OpenRequest[]> {
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
  return found.flatMap(({ request, subject }, place): OpenRequest[] => {
    const approvalState = states[place];
    return approvalState ? [{ request, subject, reviewer, approvalState }] : [];
  });
}

const boxesOf = (open: readonly OpenRequest[], reviewer: Reviewer) => ({
  mine: open.filter(waits),
  sent: open.filter(({ request }) => request.requestedById === reviewer.id),
});

/** True if the request waits for the reviewer; false while changes requested by the reviewer are not submitted yet. */
const waits = ({ approvalState, reviewer }: OpenRequest) =>
  waitingBlocks(approvalState, reviewer).length > 0 &&
  !approvalState.departments.some(
    ({ roleId, state }) => hasRole(reviewer, roleId) && state === 'changesAsked',
  );

interface Done {
  open: readonly OpenRequest[];
  /** Requests that the reviewer has decided. */
  decided: readonly number[];
  reviewer: Reviewer;
  rules: RuleBook;
}

/** Open requests that the reviewer has decided, then closed ones that the reviewer submitted or decided. */
async function donePage(
  db: Db,
  { open, decided, reviewer, rules }: Done,
  { from, to, has }: Page,
): Promise<Found> {
  const first = open.filter((each) => decided.includes(each.request.id) && !waits(each) && has(each));
  const requests = await closedRequests(db, { decided, reviewer, rules });
  const headsIn = await headsOf(db, requests);
  const closed = requests.map((request) => ({ request, subject: headsIn(request) })).filter(has);
  const rest = closed.slice(Math.max(0, from - first.length), Math.max(0, to - first.length));
  return {
    items: [...first.slice(from, to), ...(await closedOnPage(db, rest, { reviewer, rules }))],
    totalCount: first.length + closed.length,
  };
}

/** Closed requests that the reviewer submitted or decided and may read, last first. */
async function closedRequests(
  db: Db,
  { decided, reviewer, rules }: Omit<Done, 'open'>,
): Promise<RequestRow[]> {
  const readable = Object.values(ApprovalRecordKind).filter((kind) =>
    mayRead(reviewer, kind, rules.rolesOf(kind), false),
  );
  const isReadable = inArray(approvalRequests.kind, readable);
  const isSent = and(eq(approvalRequests.requestedById, reviewer.id), isReadable);
  const isDecided = and(
    inArray(approvalRequests.id, [...decided]),
    reviewer.mayApprove ? undefined : isReadable,
  );
  return db
    .select()
    .from(approvalRequests)
    .where(and(isNotNull(approvalRequests.outcome), decided.length > 0 ? or(isDecided, isSent) : isSent))
    .orderBy(desc(approvalRequests.closedOn), desc(approvalRequests.id))
    .limit(maxDone);
}

/** Closed requests of one page with their results. */
async function closedOnPage(
  db: Db,
  page: readonly Pick<ShownRequest, 'request' | 'subject'>[],
  { reviewer, rules }: Pick<Done, 'reviewer' | 'rules'>,
): Promise<ShownRequest[]> {
  const states = await closedApprovalStatesOf(
    db,
    page.map(({ request }) => request),
    rules.rolesOf,
  );
  return page.flatMap((each, place) => {
    const approvalState = states[place];
    return approvalState ? [{ ...each, approvalState, reviewer: { ...reviewer, mayApprove: false } }] : [];
  });
}
