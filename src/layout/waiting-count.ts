import { listContacts } from '../api/generated/operations';
import { session } from '../machines/actors';
import { accountOf } from '../machines/session';
import { claimMap, permissionOf } from '../session/permissions';

/** How many enquiries nobody has handled, for the menu; 0 for whoever may not see them, or when it can't be asked. */
export async function loadWaitingCount(): Promise<number> {
  const account = accountOf(session.getSnapshot());
  if (!permissionOf(claimMap(account?.roleClaims ?? []), 'Permissions.Contacts').canView) return 0;
  const result = await listContacts({ handleStatus: 0, pageSize: 1 });
  return result.ok ? result.data.totalCount : 0;
}
