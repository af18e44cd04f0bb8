import type { components } from '../../openapi/generated/types';

type Schemas = components['schemas'];

/** A request with its blocks before and after. */
export type Approval = Schemas['Approval'];
export type ApprovalBlock = Schemas['ApprovalBlock'];
export type ChangeAsking = Required<Pick<Schemas['ApprovalDecision'], 'note' | 'reasons' | 'attached'>>;

/** Marks that the server does not know yet, by block. */
export type Marks = ReadonlyMap<string, boolean>;

/** Blocks that wait for the caller: of its role, not changed by itself, not yet approved by that role. */
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

/** True once all own blocks are seen and no mark is on its way. */
export function mayApprove(approval: Approval, marks: Marks): boolean {
  const own = ownBlocks(approval);
  return marks.size === 0 && own.length > 0 && own.every((block) => block.isSeen);
}

export const isOver = ({ state }: Pick<Approval, 'state'>): boolean =>
  state === 'withdrawn' || state === 'published';
