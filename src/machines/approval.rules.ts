import { limits } from '../../openapi/generated/limits';
import type { components } from '../../openapi/generated/types';

type Schemas = components['schemas'];

/** What a record needs before it is public, and its open request. */
export type ApprovalOf = Schemas['ApprovalOf'];
export type ApprovalDepartment = Schemas['ApprovalDepartment'];

/** A record that rules may ask approval for; a website by its theme. */
export type ApprovalSubject = Pick<ApprovalOf, 'kind' | 'recordId'>;

/** What the requester says. */
export type ApprovalAsking = Pick<Schemas['ApprovalRequestInput'], 'note' | 'dueOn' | 'people'>;

/** Life of a request as its sender sees it. */
export type ApprovalLife =
  /** No rule asks for anything. */
  | 'unruled'
  /** Nothing changed that a rule asks for; a request may still be open. */
  | 'unneeded'
  /** Approval is needed, and nothing was sent. */
  | 'missing'
  | 'requested'
  | 'changesAsked'
  /** What was approved changed afterwards. */
  | 'needsAgain'
  | 'approved';

export function approvalLife({
  isRuled,
  isNeeded,
  isApproved,
  request,
  departments,
}: ApprovalOf): ApprovalLife {
  if (!isRuled && !request) return 'unruled';
  if (!isNeeded) return 'unneeded';
  if (!request) return isApproved ? 'unneeded' : 'missing';
  if (request.state === 'changesAsked') return 'changesAsked';
  if (departments.some(({ state }) => state === 'needsAgain')) return 'needsAgain';
  return isApproved ? 'approved' : 'requested';
}

/** True where the record may not be made public yet; the server decides. */
export function isHeldBack(of: ApprovalOf | null): boolean {
  return of !== null && of.isRuled && of.isNeeded && !of.isApproved;
}

export function approvedCount(departments: readonly Pick<ApprovalDepartment, 'state'>[]): number {
  return departments.filter(({ state }) => state === 'approved').length;
}

const { minLength: leastReason, maxLength: mostReason } = limits.SiteThemeStatus.emergencyReason;
export { leastReason, mostReason };

/** True without an emergency, or with a reason of the contract's length. */
export function isReasonFitting(reason: string | null): boolean {
  const length = [...(reason?.trim() ?? '')].length;
  return reason === null || (length >= leastReason && length <= mostReason);
}
