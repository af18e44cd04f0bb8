import { eq, getTableColumns } from 'drizzle-orm';
import type { components } from '../../openapi/generated/types';
import { currentName } from '../audit/present-names';
import { type ChangedBlock, contentHash } from '../approvals/blocks';
import { hasPicture, hasPlan } from '../approvals/parts-of-block';
import { principalsOf } from '../approvals/deputies';
import { approversOf, approves, type RecordKind, ruledRoles } from '../approvals/rules';
import { approvalText } from '../approvals/text';
import {
  type ApprovalRow,
  type ApprovalState,
  type Department,
  type RequestRow,
  requestState,
} from '../approvals/approval-state';
import { ServiceError } from '../contract/errors';
import { serverText } from '../contract/text';
import type { Db } from '../db/client';
import { inArray } from '../db/in-array';
import { accounts, approvalAsks, approvals, approvalSeen } from '../db/schema';
import { fileInfos, infoOf } from '../files/file-infos';
import type { CurrentAccount } from '../identity/authentication';
import type { SubjectHead } from './heads';
import { mayOnUnit } from './units';
import { known } from '../contract/known';

type Schemas = components['schemas'];

/** A role in which somebody decides: the own one, or that of an approver whose deputy they are. */
interface Act {
  roleId: number;
  /** Null for the own role. */
  forId: number | null;
  forAccount: string;
}

/** The caller as an approver. */
export interface Reviewer {
  id: number;
  acts: readonly Act[];
  mayApprove: boolean;
  claims: CurrentAccount['claims'];
}

export async function reviewerOf(db: Db, { id, claims }: CurrentAccount): Promise<Reviewer> {
  const [row] = await db.select({ roleId: accounts.roleId }).from(accounts).where(eq(accounts.id, id));
  const { roleId: own } = known(row, 'The account');
  const mayApprove = claims.has(approves);
  const principals = mayApprove ? await principalsOf(db, id) : [];
  const acts = [
    ...(own === null ? [] : [{ roleId: own, forId: null, forAccount: '' }]),
    // Who has the role needs nobody's place for it.
    ...principals.flatMap(({ id: forId, name, roleId }): Act[] =>
      roleId === null || roleId === own ? [] : [{ roleId, forId, forAccount: currentName(forId, name) }],
    ),
  ];
  return { id, acts, mayApprove, claims };
}

/** True for approvers of a kind with these roles in its rules. */
export const isApprover = ({ mayApprove, acts }: Reviewer, ruled: readonly { roleId: number }[]): boolean =>
  mayApprove && ruled.some(({ roleId }) => acts.some((act) => act.roleId === roleId));

/**
 * True for approvers of the kind by the rules, for approvers who have decided the request, and for accounts that may view
 * its record.
 */
export const mayRead = (
  reviewer: Reviewer,
  kind: RecordKind,
  ruled: readonly { roleId: number }[],
  hasDecided: boolean,
): boolean =>
  mayOnUnit(reviewer, kind, 'View') || isApprover(reviewer, ruled) || (reviewer.mayApprove && hasDecided);

/** Throws 403 unless the reviewer `mayRead` the request. */
export async function assertReader(
  db: Db,
  reviewer: Reviewer,
  { id, kind }: Pick<RequestRow, 'id' | 'kind'>,
): Promise<void> {
  // Without statements for whoever may view the record.
  if (mayOnUnit(reviewer, kind, 'View')) return;
  const hasDecided = (await decidedBy(db, reviewer)).includes(id);
  if (!mayRead(reviewer, kind, await ruledRoles(db, kind), hasDecided)) {
    throw new ServiceError(403, serverText.forbidden);
  }
}

/** Requests that the reviewer approved, or for which the reviewer requested changes. */
export async function decidedBy(db: Db, { id }: Reviewer): Promise<number[]> {
  const decided = await db
    .selectDistinct({ id: approvals.requestId })
    .from(approvals)
    .where(eq(approvals.accountId, id));
  const asked = await db
    .selectDistinct({ id: approvalAsks.requestId })
    .from(approvalAsks)
    .where(eq(approvalAsks.accountId, id));
  return [...new Set([...decided, ...asked].map((row) => row.id))];
}

/** A department in which a reviewer decides. */
interface OwnPart {
  department: Department;
  /** Blocks that wait for the reviewer, with the role in which they would be decided. */
  waiting: { block: ChangedBlock; act: Act }[];
}

/** Departments of a reviewer in a request, the own one first. */
export function ownParts(
  { departments, excludedApprovers }: ApprovalState,
  { id, acts, mayApprove }: Reviewer,
): OwnPart[] {
  if (!mayApprove) return [];
  const own = departments.flatMap((department) => {
    const fitting = acts.filter(({ roleId }) => roleId === department.roleId);
    if (fitting.length === 0) return [];
    const waiting = department.blocks.flatMap((block) => {
      const excluded = excludedApprovers.get(block.key);
      if (department.approved.has(block.key) || excluded?.has(id)) return [];
      // Nor may somebody's deputy approve what they wrote or requested.
      const act = fitting.find(({ forId }) => forId === null || !excluded?.has(forId));
      return act ? [{ block, act }] : [];
    });
    return [{ department, waiting, isDeputy: fitting.every(({ forId }) => forId !== null) }];
  });
  return own.toSorted((one, other) => Number(one.isDeputy) - Number(other.isDeputy));
}

/** Blocks that wait for this reviewer, in the order of the page. */
export function waitingBlocks(approvalState: ApprovalState, reviewer: Reviewer): ChangedBlock[] {
  const waiting = ownParts(approvalState, reviewer).flatMap((part) => part.waiting);
  const byKey = new Map(waiting.map(({ block }) => [block.key, block]));
  return [...byKey.values()].toSorted((a, b) => a.place - b.place);
}

export type SeenRow = Omit<typeof approvalSeen.$inferSelect, 'content'>;

const { content: _content, ...seenColumns } = getTableColumns(approvalSeen);

export const seenIn = async (db: Db, ...requestIds: number[]): Promise<SeenRow[]> =>
  requestIds.length > 0
    ? db.select(seenColumns).from(approvalSeen).where(inArray(approvalSeen.requestId, requestIds))
    : [];

export const isSeenBy = (seen: readonly SeenRow[], accountId: number) => (block: ChangedBlock) =>
  seen.some((row) => row.accountId === accountId && row.blockKey === block.key && row.hash === block.hash);

/** Hash over blocks in their order. */
export const hashOfBlocks = (blocks: readonly Pick<ChangedBlock, 'key' | 'hash'>[]): string =>
  contentHash(blocks.map(({ key, hash }) => [key, hash]));

export function progressOf(
  approvalState: ApprovalState,
  seen: readonly SeenRow[],
  reviewer: Reviewer,
): Schemas['ApprovalProgress'] {
  const blocks = waitingBlocks(approvalState, reviewer);
  const count = blocks.filter(isSeenBy(seen, reviewer.id)).length;
  return {
    blocks: blocks.length,
    seen: count,
    hash: blocks.length > 0 ? hashOfBlocks(blocks) : null,
    mayApprove: blocks.length > 0 && count === blocks.length,
    inPlaceOf: [
      ...new Set(
        ownParts(approvalState, reviewer).flatMap(({ waiting }) =>
          waiting.flatMap(({ act }) => (act.forId === null ? [] : [act.forAccount])),
        ),
      ),
    ],
  };
}

export function countsOf(blocks: readonly ChangedBlock[]): Schemas['ApprovalCounts'] {
  const shown = ({ after, before }: ChangedBlock) => after ?? before;
  const is = (test: typeof hasPlan) => (block: ChangedBlock) => {
    const part = shown(block);
    return part ? test(part) : block.fields.some(({ afterSha }) => afterSha);
  };
  const of = (part: Schemas['ApprovalPart']) => blocks.filter(({ parts }) => parts.includes(part));
  const [words, figures] = [of('words'), of('figures')];
  const pictures = words.filter(is(hasPicture)).length;
  const plans = figures.filter((block) => shown(block) !== null && is(hasPlan)(block)).length;
  return {
    blocks: blocks.length,
    texts: words.length - pictures,
    pictures,
    figures: figures.length - plans,
    plans,
    terms: of('terms').length,
  };
}

const hasRole = ({ acts }: Reviewer, roleId: number) => acts.some((act) => act.roleId === roleId);

/** Who decided, and in whose place. */
function deciderOf({ accountId, account, forId, forAccount }: Decider): string {
  const name = currentName(accountId, account);
  return forId === null ? name : approvalText.inPlaceOf(name, currentName(forId, forAccount));
}
type Decider = Pick<ApprovalRow, 'accountId' | 'account' | 'forId' | 'forAccount'>;

/** Data of one row in a list of requests. */
export interface ShownRequest {
  request: RequestRow;
  /** Null if the record does not exist any more. */
  subject: SubjectHead | null;
  approvalState: ApprovalState;
  reviewer: Reviewer;
}

/** Rows of requests; pictures and reviewed blocks are read by two statements. */
export async function rowsOf(db: Db, all: readonly ShownRequest[]): Promise<Schemas['ApprovalRow'][]> {
  const sources = await readSources(db, all);
  return all.map((shown) => rowOf(shown, sources));
}

/** Row of one request. */
export async function oneRow(db: Db, shown: ShownRequest): Promise<Schemas['ApprovalRow']> {
  return rowOf(shown, await readSources(db, [shown]));
}

interface RowSources {
  seen: readonly SeenRow[];
  infos: ReadonlyMap<string, Schemas['FileInfo']>;
}

/** Reads what the rows of these requests are made of, with two statements. */
async function readSources(db: Db, all: readonly ShownRequest[]): Promise<RowSources> {
  const seen = await seenIn(db, ...all.map(({ request }) => request.id));
  const covers = all.flatMap(({ subject }) => (subject ? [subject.cover] : []));
  return { seen, infos: await fileInfos(db, covers) };
}

function rowOf(
  { request, subject, approvalState, reviewer }: ShownRequest,
  { seen, infos }: RowSources,
): Schemas['ApprovalRow'] {
  const ownSeen = seen.filter(({ requestId }) => requestId === request.id);
  const blocks = blocksOf(approvalState);
  return {
    id: request.id,
    kind: request.kind,
    recordId: request.recordId,
    caseId: subject?.caseId ?? (request.kind === 'site' ? request.subjectId : null),
    title: subject?.title ?? request.title,
    subtitle: subject?.subtitle ?? '',
    cover: infoOf(infos, subject?.cover.sha),
    state: request.outcome ?? requestState(approvalState),
    isFirst: subject ? !subject.isPublic : false,
    counts: countsOf(blocks),
    requestedBy: currentName(request.requestedById, request.requestedBy),
    requestedOn: request.requestedOn.toISOString(),
    dueOn: request.dueOn.toISOString(),
    goesPublicOn: subject?.scheduledOn?.toISOString() ?? null,
    departments: approvalState.departments.map(({ roleId, name, parts, state }) => ({
      roleId,
      name,
      parts,
      state,
      isMine: hasRole(reviewer, roleId),
    })),
    own: progressOf(approvalState, ownSeen, reviewer),
  };
}

/** All blocks that a department must approve, in the order of the page. */
export function blocksOf({ departments }: Pick<ApprovalState, 'departments'>): ChangedBlock[] {
  const byKey = new Map(departments.flatMap(({ blocks }) => blocks).map((block) => [block.key, block]));
  return [...byKey.values()].toSorted((a, b) => a.place - b.place);
}

/** Department with its people and texts. */
export async function departmentOnWire(
  db: Db,
  department: Department,
  approvalState: ApprovalState,
  reviewer: Reviewer,
): Promise<Schemas['ApprovalDepartment']> {
  const { roleId, name, parts, blocks, approved, again, asks, state } = department;
  const { request, excludedApprovers } = approvalState;
  const holders = await approversOf(db, [roleId]);
  const seen = request ? await seenIn(db, request.id) : [];
  const ids = new Set(holders.map(({ id }) => id));
  const lastSeen = seen
    .filter(({ accountId }) => ids.has(accountId))
    .toSorted((a, b) => b.seenOn.getTime() - a.seenOn.getTime())[0];
  const last = [...approved.values()].toSorted((a, b) => b.approvedOn.getTime() - a.approvedOn.getTime())[0];
  const chosen = request?.people.find((person) => person.roleId === roleId)?.accountId;
  const person = holders.find(({ id }) => id === chosen);
  const isBarred = (id: number) =>
    id === reviewer.id || blocks.some(({ key }) => excludedApprovers.get(key)?.has(id));
  const ask = asks.at(-1);
  return {
    roleId,
    name,
    parts,
    counts: countsOf(blocks),
    approved: approved.size,
    again: again.length,
    state,
    person: person ? { id: person.id, name: currentName(person.id, person.name) } : null,
    decidedBy: last ? deciderOf(last) : null,
    decidedOn: last?.approvedOn.toISOString() ?? null,
    note: last?.note ?? '',
    seenOn: lastSeen?.seenOn.toISOString() ?? null,
    isMine: hasRole(reviewer, roleId) && reviewer.mayApprove,
    ask: ask
      ? {
          by: deciderOf(ask),
          at: ask.askedOn.toISOString(),
          reasons: ask.reasons,
          note: ask.note,
          blocks: ask.blockKeys,
          isOpen: ask.answeredOn === null,
        }
      : null,
    candidates: holders.map(({ id, name: own }) => ({
      id,
      name: currentName(id, own),
      isBarred: isBarred(id),
    })),
  };
}
