import { eq, getTableColumns } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/types';
import { currentName } from '../../../base/audit/present-names';
import { type ChangedBlock, contentHash } from '../rules/blocks';
import { hasPicture, hasPlan } from '../rules/parts-of-block';
import { principalsOf } from '../rules/deputies';
import { approves, type RecordKind, ruledRoles } from '../rules/rules';
import { type ApprovalState, type Department, type RequestRow } from '../rules/approval-state';
import { ServiceError } from '../../../base/contract/errors';
import { serverText } from '../../../base/contract/text';
import type { Db } from '../../../base/db/client';
import { inArray } from '../../../base/db/in-array';
import { accounts, approvalAsks, approvals, approvalSeen } from '../../../base/db/schema';
import type { CurrentAccount } from '../../../access/identity/authentication';
import { mayOnUnit } from './units';
import { known } from '../../../base/contract/known';

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

export const hasRole = ({ acts }: Reviewer, roleId: number) => acts.some((act) => act.roleId === roleId);

/** All blocks that a department must approve, in the order of the page. */
export function blocksOf({ departments }: Pick<ApprovalState, 'departments'>): ChangedBlock[] {
  const byKey = new Map(departments.flatMap(({ blocks }) => blocks).map((block) => [block.key, block]));
  return [...byKey.values()].toSorted((a, b) => a.place - b.place);
}
