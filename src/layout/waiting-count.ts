import { getWaitingContacts } from '../api/generated/operations';
import { session } from '../machines/actors';
import { accountOf } from '../machines/session';
import { claimMap, permissionOf } from '../session/permissions';

/** How many enquiries are not handled yet, for the menu; 0 for accounts that may not see them, or when the call fails. */
export async function loadWaitingCount(): Promise<number> {
  const account = accountOf(session.getSnapshot());
  if (!permissionOf(claimMap(account?.roleClaims ?? []), 'Permissions.Contacts').canView) return 0;
  const result = await getWaitingContacts({});
  return result.ok ? result.data.count : 0;
}
