import { usePermission } from './session';

/** True if the account may publish without the missing approvals. */
export const useMayOverrule = () => usePermission('Permissions.Approvals.Emergency').canEdit;
