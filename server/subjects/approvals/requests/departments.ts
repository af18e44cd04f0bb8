import type { components } from '../../../../openapi/generated/types';
import { currentName } from '../../../base/audit/present-names';
import type { ApprovalRow, ApprovalState, AskRow, Department } from '../rules/approval-state';
import { approversOf } from '../rules/rules';
import { approvalText } from '../rules/text';
import type { Db } from '../../../base/db/client';
import { countsOf, hasRole, type Reviewer, type SeenRow } from './view';

type Schemas = components['schemas'];
type Holder = Awaited<ReturnType<typeof approversOf>>[number];

/** A request's state, and who looks at it. */
interface Reviewed {
  approvalState: ApprovalState;
  reviewer: Reviewer;
}

interface People {
  /** Looks of everybody at the request. */
  seen: readonly SeenRow[];
  /** Accounts that may approve in the departments, and others. */
  approvers: readonly Holder[];
}

/** Accounts that may approve in the departments of requests, by one statement. */
export async function approversIn(
  db: Db,
  all: readonly Pick<ApprovalState, 'departments'>[],
): Promise<Holder[]> {
  const ids = new Set(all.flatMap(({ departments }) => departments.map(({ roleId }) => roleId)));
  return ids.size > 0 ? approversOf(db, [...ids]) : [];
}

/** Departments of a request with their people and texts. */
export const departmentsOnWire = (shown: Reviewed, people: People): Schemas['ApprovalDepartment'][] =>
  shown.approvalState.departments.map((department) => departmentOnWire(department, shown, people));

function departmentOnWire(
  department: Department,
  { approvalState, reviewer }: Reviewed,
  { seen, approvers }: People,
): Schemas['ApprovalDepartment'] {
  const { roleId, name, parts, blocks, approved, again, asks, state } = department;
  const { request, excludedApprovers } = approvalState;
  const holders = approvers.filter((approver) => approver.roleId === roleId);
  const ids = new Set(holders.map(({ id }) => id));
  const lastSeen = seen
    .filter(({ accountId }) => ids.has(accountId))
    .toSorted((a, b) => b.seenOn.getTime() - a.seenOn.getTime())[0];
  const last = [...approved.values()].toSorted((a, b) => b.approvedOn.getTime() - a.approvedOn.getTime())[0];
  const chosen = request?.people.find((person) => person.roleId === roleId)?.accountId;
  const person = holders.find(({ id }) => id === chosen);
  const isBarred = (id: number) =>
    id === reviewer.id || blocks.some(({ key }) => excludedApprovers.get(key)?.has(id));
  return {
    roleId,
    name,
    parts,
    counts: countsOf(blocks),
    approved: approved.size,
    again: again.length,
    state,
    person: person ? personOf(person) : null,
    decidedBy: last ? deciderOf(last) : null,
    deciderDepartment: holders.find(({ id }) => id === last?.accountId)?.department ?? '',
    decidedOn: last?.approvedOn.toISOString() ?? null,
    note: last?.note ?? '',
    seenOn: lastSeen?.seenOn.toISOString() ?? null,
    isMine: hasRole(reviewer, roleId) && reviewer.mayApprove,
    ask: askOnWire(asks.at(-1), blocks),
    candidates: holders.map((holder) => ({ ...personOf(holder), isBarred: isBarred(holder.id) })),
  };
}

/** An account with its own department. */
export const personOf = ({ id, name, department }: Omit<Holder, 'email' | 'roleId'>) => ({
  id,
  name: currentName(id, name),
  department,
});

const askOnWire = (
  ask: AskRow | undefined,
  blocks: Department['blocks'],
): Schemas['ApprovalDepartment']['ask'] =>
  ask
    ? {
        by: deciderOf(ask),
        at: ask.askedOn.toISOString(),
        reasons: ask.reasons,
        note: ask.note,
        blocks: ask.blockKeys,
        fields: ask.blockKeys.flatMap((key) => {
          const field = blocks.flatMap(({ fields }) => fields).find((each) => each.key === key);
          return field ? [{ key, label: field.label }] : [];
        }),
        isOpen: ask.answeredOn === null,
      }
    : null;

/** Who decided, and in whose place. */
export function deciderOf({ accountId, account, forId, forAccount }: Decider): string {
  const name = currentName(accountId, account);
  return forId === null ? name : approvalText.inPlaceOf(name, currentName(forId, forAccount));
}
type Decider = Pick<ApprovalRow, 'accountId' | 'account' | 'forId' | 'forAccount'>;
