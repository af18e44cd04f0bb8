import type { Db } from '../../../base/db/client';
import {
  type ApprovalState,
  type Decisions,
  decisionsOnEach,
  type Department,
  type RequestRow,
  stateOf,
} from './approval-state';
import type { ChangedBlock } from './blocks';
import { formerRoles, type RuleBook, type RuledRole } from './rules';

/**
 * Results of closed requests, in their order, by the roles that decided, as rules may change; decisions and roles are
 * read once for all. Includes undecided roles if approvals were missing.
 */
export async function closedApprovalStatesOf(
  db: Db,
  all: readonly RequestRow[],
  rolesOf: RuleBook['rolesOf'],
): Promise<ApprovalState[]> {
  const decisionsOf = await decisionsOnEach(
    db,
    all.map(({ id }) => id),
  );
  const decided = all.map((request) => ({
    request,
    ruled: rolesOf(request.kind),
    decisions: decisionsOf(request.id),
  }));
  const former = await formerRoles(db, [...new Set(decided.flatMap(unruledIn))]);
  return decided.map((each) => {
    const unruledIds = unruledIn(each);
    return closedState(
      each,
      former.filter(({ roleId }) => unruledIds.includes(roleId)),
    );
  });
}

interface Decided {
  request: RequestRow;
  ruled: readonly RuledRole[];
  decisions: Decisions;
}

/** Roles that decided a request and are no longer in a rule of its kind. */
const unruledIn = ({ ruled, decisions: { approvals: rows, asks } }: Decided): number[] =>
  [...rows, ...asks].flatMap(({ roleId }) => (ruled.some((role) => role.roleId === roleId) ? [] : roleId));

function closedState(
  { request, ruled, decisions: { approvals: approvalRows, asks: asked } }: Decided,
  former: readonly RuledRole[],
): ApprovalState {
  const decided = new Set([...approvalRows, ...asked].map(({ roleId }) => roleId));
  const isComplete = request.outcome === 'published' && request.emergencyReason === '';
  const listedRoles = [...ruled.filter(({ roleId }) => !isComplete || decided.has(roleId)), ...former];
  const blocks = request.blocks.map((block): ChangedBlock => ({
    ...block,
    before: null,
    after: null,
    authored: [],
    fields: [],
  }));
  const departments = listedRoles.flatMap((role): Department[] => {
    const own = approvalRows.filter(({ roleId }) => roleId === role.roleId);
    const newest = new Map(own.map((approval) => [approval.blockKey, approval]));
    const ownBlocks = blocks.filter(
      ({ key, parts }) => newest.has(key) || parts.some((part) => role.parts.includes(part)),
    );
    const approved = new Map([...newest].filter(([of]) => ownBlocks.some(({ key }) => key === of)));
    const asks = asked.filter(({ roleId }) => roleId === role.roleId);
    if (ownBlocks.length === 0 && asks.length === 0) return [];
    return [
      {
        ...role,
        blocks: ownBlocks,
        approved,
        again: [],
        asks,
        state: stateOf(ownBlocks, approved, [], asks, own),
      },
    ];
  });
  return { isRuled: true, request, departments, isApproved: isComplete, excludedApprovers: new Map() };
}
