import { and, asc, eq, isNull } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/types';
import type { Db } from '../../../base/db/client';
import { inArray } from '../../../base/db/in-array';
import { accounts, approvalAsks, approvalRequests, approvals, approvalSeen } from '../../../base/db/schema';
import { authorsOfEach, type Subject } from './authors';
import type { ChangedBlock } from './blocks';
import { approversOf, type RuleBook, type RuledRole, ruledRoles } from './rules';

export type RequestRow = typeof approvalRequests.$inferSelect;
export type ApprovalRow = typeof approvals.$inferSelect;
export type AskRow = typeof approvalAsks.$inferSelect;
type Schemas = components['schemas'];

/** Role with the blocks that it must approve. */
export interface Department extends RuledRole {
  blocks: ChangedBlock[];
  /** Valid approvals by key of the block. */
  approved: ReadonlyMap<string, ApprovalRow>;
  /** Blocks approved before their last change. */
  again: ChangedBlock[];
  asks: AskRow[];
  state: Schemas['ApprovalDepartmentState'];
}

/** Approval state of a record: requirements of the rules for its present content, and approvals given. */
export interface ApprovalState {
  isRuled: boolean;
  request: RequestRow | null;
  /** Departments that have blocks to approve. */
  departments: Department[];
  isApproved: boolean;
  /** Accounts that may not approve a block, by its key. */
  excludedApprovers: ReadonlyMap<string, ReadonlySet<number>>;
}

export interface Content extends Subject {
  recordId: number;
  blocks: readonly ChangedBlock[];
  /** Author assumed for content older than the record of authors. */
  lastEditor: number | null;
}

/** Open request of a record; `isLocked` waits for concurrent decisions. */
async function openRequest(
  db: Db,
  { kind, recordId }: Pick<Content, 'kind' | 'recordId'>,
  isLocked = false,
): Promise<RequestRow | null> {
  const query = db
    .select()
    .from(approvalRequests)
    .where(
      and(
        eq(approvalRequests.kind, kind),
        eq(approvalRequests.recordId, recordId),
        isNull(approvalRequests.outcome),
      ),
    );
  const [row] = await (isLocked ? query.for('update') : query);
  return row ?? null;
}

/** Compares the content of a record with the rules and its open request. */
export async function approvalStateOf(
  db: Db,
  content: Content,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<ApprovalState> {
  const ruled = await ruledRoles(db, content.kind);
  const request = await openRequest(db, content, isLocked);
  if (ruled.length === 0) return unruled(request);
  const decisions = request ? await decisionsOn(db, request.id) : noDecisions;
  const holders = await holdersOf(db, decisions.approvals);
  return compared(content, {
    ruled,
    request,
    decisions,
    holders,
    excludedApprovers: (await excludedApproversOf(db, [content]))(content, request),
  });
}

/** Like `approvalStateOf` for several contents, in their order, by the same statements for any number. */
export async function presentStatesOf(
  db: Db,
  contents: readonly Content[],
  rules: RuleBook,
): Promise<ApprovalState[]> {
  const rows = await db
    .select()
    .from(approvalRequests)
    .where(
      and(
        inArray(approvalRequests.kind, [...new Set(contents.map(({ kind }) => kind))]),
        inArray(approvalRequests.recordId, [...new Set(contents.map(({ recordId }) => recordId))]),
        isNull(approvalRequests.outcome),
      ),
    );
  const all = contents.map((content) => ({
    content,
    request:
      rows.find(({ kind, recordId }) => kind === content.kind && recordId === content.recordId) ?? null,
  }));
  return approvalStatesOf(db, all, rules);
}

/** The same, with the open requests read already. */
export async function approvalStatesOf(
  db: Db,
  all: readonly { content: Content; request: RequestRow | null }[],
  rules: RuleBook,
): Promise<ApprovalState[]> {
  const decisionsOf = await decisionsOnEach(
    db,
    all.flatMap(({ request }) => request?.id ?? []),
  );
  const ruledContents = all
    .map(({ content }) => content)
    .filter(({ kind }) => rules.rolesOf(kind).length > 0);
  const excludedIn = await excludedApproversOf(db, ruledContents);
  return all.map(({ content, request }) => {
    const ruled = rules.rolesOf(content.kind);
    if (ruled.length === 0) return unruled(request);
    return compared(content, {
      ruled,
      request,
      decisions: request ? decisionsOf(request.id) : noDecisions,
      holders: rules.approvers,
      excludedApprovers: excludedIn(content, request),
    });
  });
}

const unruled = (request: RequestRow | null): ApprovalState => ({
  isRuled: false,
  request,
  departments: [],
  isApproved: true,
  excludedApprovers: new Map(),
});

interface Compared extends Pick<ApprovalState, 'request' | 'excludedApprovers'> {
  ruled: readonly RuledRole[];
  decisions: Decisions;
  /** Accounts that may approve, by their approving role. */
  holders: readonly { id: number; roleId: number | null }[];
}

function compared(
  content: Content,
  { ruled, request, decisions, holders, excludedApprovers }: Compared,
): ApprovalState {
  const isValid = validity(holders, excludedApprovers);
  const departments = ruled.flatMap((role): Department[] => {
    const blocks = content.blocks.filter(({ parts }) => parts.some((part) => role.parts.includes(part)));
    if (blocks.length === 0) return [];
    const own = decisions.approvals.filter(({ roleId }) => roleId === role.roleId);
    const asks = decisions.asks.filter(({ roleId }) => roleId === role.roleId);
    const approved = new Map<string, ApprovalRow>();
    for (const { key, hash } of blocks) {
      const found = own.find((each) => each.blockKey === key && each.hash === hash && isValid(each));
      if (found) approved.set(key, found);
    }
    const again = blocks.filter(
      ({ key }) => !approved.has(key) && own.some(({ blockKey }) => blockKey === key),
    );
    return [{ ...role, blocks, approved, again, asks, state: stateOf(blocks, approved, again, asks, own) }];
  });
  const isApproved = departments.every(({ blocks, approved }) => approved.size === blocks.length);
  return { isRuled: true, request, departments, isApproved, excludedApprovers };
}

/**
 * Tells whether an approval counts: its account, or the one in whose place it decided, still has the role; both may
 * approve, and neither wrote or requested the block.
 */
function validity(
  holders: Compared['holders'],
  excludedApprovers: Compared['excludedApprovers'],
): (approval: ApprovalRow) => boolean {
  const inRole = new Set(holders.map(({ id, roleId }) => `${id} ${roleId}`));
  const able = new Set(holders.map(({ id }) => id));
  return ({ accountId, forId, roleId, blockKey }) => {
    const excluded = excludedApprovers.get(blockKey);
    return (
      able.has(accountId) &&
      inRole.has(`${forId ?? accountId} ${roleId}`) &&
      !excluded?.has(accountId) &&
      !(forId !== null && excluded?.has(forId))
    );
  };
}

/** State of a department by its blocks, the decisions on them and what it asked. */
export function stateOf(
  blocks: readonly ChangedBlock[],
  approved: ReadonlyMap<string, ApprovalRow>,
  again: readonly ChangedBlock[],
  asks: readonly AskRow[],
  own: readonly ApprovalRow[],
): Schemas['ApprovalDepartmentState'] {
  if (asks.some(({ answeredOn }) => answeredOn === null)) return 'changesAsked';
  if (approved.size === blocks.length) return 'approved';
  return again.length > 0 || own.length > 0 ? 'needsAgain' : 'waiting';
}

/** State of an open request. */
export function requestState({ departments, isApproved }: ApprovalState): Schemas['ApprovalState'] {
  if (departments.some(({ state }) => state === 'changesAsked')) return 'changesAsked';
  return isApproved ? 'approved' : 'requested';
}

/** Accounts that may not approve a block of these contents, by its key; their authors are read by one statement. */
async function excludedApproversOf(
  db: Db,
  all: readonly Content[],
): Promise<(content: Content, request: RequestRow | null) => Map<string, Set<number>>> {
  const subjects = all.map(({ kind, subjectId, blocks }) => ({
    kind,
    subjectId,
    hashes: blocks.flatMap(({ authored }) => authored),
  }));
  const authorsIn = await authorsOfEach(db, subjects);
  return (content, request) => {
    const authors = authorsIn(content);
    const unknown = content.lastEditor === null ? [] : [content.lastEditor];
    return new Map(
      content.blocks.map(({ key, authored }) => {
        const known = authored.flatMap((hash) => [...(authors.get(hash) ?? [])]);
        return [key, new Set([...(known.length > 0 ? known : unknown), ...(request?.requesterIds ?? [])])];
      }),
    );
  };
}

/** Decisions on a request. */
export interface Decisions {
  approvals: readonly ApprovalRow[];
  asks: readonly AskRow[];
}

const noDecisions: Decisions = { approvals: [], asks: [] };

const decisionsOn = async (db: Db, requestId: number): Promise<Decisions> =>
  (await decisionsOnEach(db, [requestId]))(requestId);

/** Decisions on requests by the request's id, read by two statements. */
export async function decisionsOnEach(
  db: Db,
  requestIds: readonly number[],
): Promise<(id: number) => Decisions> {
  if (requestIds.length === 0) return () => noDecisions;
  const rows = await db
    .select()
    .from(approvals)
    .where(inArray(approvals.requestId, [...requestIds]))
    .orderBy(asc(approvals.approvedOn));
  const asks = await db
    .select()
    .from(approvalAsks)
    .where(inArray(approvalAsks.requestId, [...requestIds]))
    .orderBy(asc(approvalAsks.id));
  return (id) => ({
    approvals: rows.filter(({ requestId }) => requestId === id),
    asks: asks.filter(({ requestId }) => requestId === id),
  });
}

/** Accounts that may approve now in the roles of these approvals, and their deputies. */
async function holdersOf(db: Db, approvalRows: readonly ApprovalRow[]) {
  const ids = [...new Set(approvalRows.map(({ roleId }) => roleId))];
  const deputies = approvalRows.flatMap(({ accountId, forId }) => (forId === null ? [] : [accountId]));
  return ids.length > 0 ? approversOf(db, ids, deputies) : [];
}

/** Closes the open request of a record. */
export async function closeRequest(
  db: Db,
  request: RequestRow,
  outcome: 'published' | 'withdrawn',
  emergencyReason = '',
): Promise<void> {
  await db
    .update(approvalRequests)
    .set({ outcome, closedOn: new Date(), emergencyReason })
    .where(eq(approvalRequests.id, request.id));
  // Kept for the next look of its reviewers only.
  await db.update(approvalSeen).set({ content: null }).where(eq(approvalSeen.requestId, request.id));
}

/** Accounts of roles, for mails and selection lists. */
export const peopleOf = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({ id: accounts.id, name: accounts.name, email: accounts.email })
        .from(accounts)
        .where(and(inArray(accounts.id, [...ids]), eq(accounts.isActive, true)));
