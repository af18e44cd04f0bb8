import {
  approvalLife,
  type ApprovalDepartment,
  type ApprovalLife,
  type ApprovalOf,
  approvedCount,
} from '../../machines/approval.rules';
import { approvalText as text } from './text';

/** State of an approval in a few words. */
export function stateWords(of: ApprovalOf): string {
  const words: Record<ApprovalLife, string> = {
    unruled: '',
    unneeded: text.unneeded,
    missing: text.missing,
    requested: text.waiting(approvedCount(of.departments), of.departments.length),
    changesAsked: text.changesAsked,
    needsAgain: text.needsAgain,
    approved: text.approved,
  };
  return words[approvalLife(of)];
}

/** Names of the departments in one of these states. */
export const namesOf = (
  departments: readonly ApprovalDepartment[],
  ...states: ApprovalDepartment['state'][]
): string[] => departments.filter(({ state }) => states.includes(state)).map(({ name }) => name);
