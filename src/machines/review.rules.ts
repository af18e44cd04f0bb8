import type { components } from '../../openapi/generated/types';

type Schemas = components['schemas'];

/** A request with its blocks before and after. */
export type Approval = Schemas['Approval'];
export type ApprovalBlock = Schemas['ApprovalBlock'];
export type AdFinding = Schemas['AdFinding'];
export type ChangeRequestInput = Required<Pick<Schemas['ApprovalDecision'], 'note' | 'reasons' | 'attached'>>;

/** Marks by block that the server has not stored yet. */
export type Marks = ReadonlyMap<string, boolean>;

/** Blocks that wait for the caller: its role approves them and has not yet, and the caller did not change them. */
export function ownBlocks({ blocks, details }: Approval): ApprovalBlock[] {
  const mine = details.filter(({ isMine }) => isMine);
  return blocks.filter(
    ({ isMine, isBarred, parts, approvedBy }) =>
      isMine &&
      !isBarred &&
      mine.some(
        (department) =>
          !approvedBy.includes(department.roleId) && department.parts.some((part) => parts.includes(part)),
      ),
  );
}

export function isSeen({ key, isSeen: isStored }: ApprovalBlock, marks: Marks): boolean {
  return marks.get(key) ?? isStored;
}

/** Own blocks to look at, and those that were seen before with the present content; `seenBefore` are their keys. */
export function divideSeen(
  own: readonly ApprovalBlock[],
  seenBefore: ReadonlySet<string>,
): { left: readonly ApprovalBlock[]; settled: readonly ApprovalBlock[] } {
  const isSettled = (block: ApprovalBlock) => seenBefore.has(block.key) && block.isSeen;
  const left = own.filter((block) => !isSettled(block));
  return left.length === 0 ? { left: own, settled: [] } : { left, settled: own.filter(isSettled) };
}

/** Blocks that the caller's role approved as they are. */
export function approvedBefore({ blocks, details }: Approval): ApprovalBlock[] {
  const mine = details.flatMap(({ isMine, roleId }) => (isMine ? [roleId] : []));
  return blocks.filter(({ approvedBy }) => mine.some((roleId) => approvedBy.includes(roleId)));
}

/** True once all own blocks are seen and all marks are stored. */
export function mayApprove(approval: Approval, marks: Marks): boolean {
  const own = ownBlocks(approval);
  return marks.size === 0 && own.length > 0 && own.every((block) => block.isSeen);
}

/** Findings of the advertising check that nobody has answered; of the whole page. */
export const openFindings = ({ findings }: Approval): AdFinding[] =>
  (findings ?? []).filter(({ putAside }) => putAside === null);

/** True for a finding in this block; one of the whole page belongs to its settings, or to a record's only block. */
export const isFoundIn = ({ key, partId }: ApprovalBlock, finding: AdFinding): boolean =>
  finding.partId === null ? key === 'page' || key === 'content' : finding.partId === partId;

/** True if something in the request calls for a person: a finding, a check that did not end, a figure that differs. */
export const hasHint = (approval: Approval): boolean =>
  approval.findings === null ||
  openFindings(approval).length > 0 ||
  approval.blocks.some(({ checks }) => checks.some(({ isSame }) => isSame === false));

export const isOver = ({ state }: Pick<Approval, 'state'>): boolean =>
  state === 'withdrawn' || state === 'published';
