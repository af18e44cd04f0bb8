import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { kindUnits } from '../../../openapi/generated/kinds';
import { getOwnApprovals } from '../../api/generated/operations';
import { claimMap, permissionOf } from './permissions';
import { watching } from './watching';

/** Requests waiting for this account; active while a user with permission is signed in. */
const { actor: approvals, watch } = watching({
  look: async (_, options) => {
    const result = await getOwnApprovals(options);
    return result.ok ? { ...result, data: { count: result.data.mine, latestId: 0, arrived: 0 } } : result;
  },
  mayLook: ({ roleClaims }) => permissionOf(claimMap(roleClaims), kindUnits.approvalRules).canView,
});

/** Polls at once, such as after a decision. */
export function refreshApprovals(): void {
  watch();
  approvals.send({ type: 'look.request' });
}

/** Number of requests that wait for the account; null until known. */
export function useApprovalCount(): number | null {
  useEffect(watch, []);
  return useSelector(approvals, ({ context }) => context.count);
}
