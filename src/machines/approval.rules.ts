import { limits } from '../../openapi/generated/limits';
import type { components } from '../../openapi/generated/types';

type Schemas = components['schemas'];

/** Requirements for publishing a record, and its open request. */
export type ApprovalOf = Schemas['ApprovalOf'];
export type ApprovalDepartment = Schemas['ApprovalDepartment'];

/** A record that may need approval; for a site, one of its themes. */
export type ApprovalSubject = Pick<ApprovalOf, 'kind' | 'recordId'>;

/** Input of the requester. */
export type ApprovalAsking = Pick<Schemas['ApprovalRequestInput'], 'note' | 'dueOn' | 'people'>;

/** State of a request for its sender. */
export type ApprovalLife =
  /** No rule applies. */
  | 'unruled'
  /** No changes need approval; a request may still be open. */
  | 'unneeded'
  /** Approval is needed, and no request was sent. */
  | 'missing'
  | 'requested'
  | 'changesAsked'
  /** The approved content changed afterwards. */
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

/** True if the record may not be published yet; the server makes the decision. */
export function isPublishingBlocked(of: ApprovalOf | null): boolean {
  return of !== null && of.isRuled && of.isNeeded && !of.isApproved;
}

export function approvedCount(departments: readonly Pick<ApprovalDepartment, 'state'>[]): number {
  return departments.filter(({ state }) => state === 'approved').length;
}

const { minLength: minReasonLength, maxLength: maxReasonLength } = limits.SiteThemeStatus.emergencyReason;
export { minReasonLength, maxReasonLength };

/** True without an emergency, or for a reason with the contract's length. */
export function isReasonValid(reason: string | null): boolean {
  const length = [...(reason?.trim() ?? '')].length;
  return reason === null || (length >= minReasonLength && length <= maxReasonLength);
}
