import { kindUnits } from '../../../openapi/generated/kinds';
import { getAccount, listAccounts, listInvitations, listRoles } from '../../api/generated/operations';
import type { components } from '../../../openapi/generated/types';
import { accountOf } from '../../machines/session';
import { session } from '../../machines/actors';
import { basicQuery } from '../../records/list/list-search';
import { loadPage } from '../../records/list/load-list';
import { loadRecord, unwrap } from '../../base/calls/load';
import { claimMap, permissionOf } from '../../base/session/permissions';
import type { AccountListSearch } from './account-list-search';

export type AccountCard = components['schemas']['AccountCard'];
export type Invitations = components['schemas']['InvitationList'];
export type AccountRecord = components['schemas']['Account'];
export type EditedAccount = AccountRecord & Required<Pick<AccountRecord, 'assignableRoles'>>;

/** Filter of the accounts as query of the calls. */
export const accountQuery = ({ active, ...filter }: AccountListSearch) => ({
  ...basicQuery(filter),
  ...(active === undefined ? {} : { status: active }),
});

/** One page of accounts. Loaders throw LoadError. */
export async function loadAccounts(search: AccountListSearch) {
  const page = await loadPage(search, (range) => listAccounts({ ...range, ...accountQuery(search) }));
  const invitations = await listInvitations();
  return { page, search, invitations: invitations.ok ? invitations.data : null };
}

/** One account, with the roles that the user may assign to it. */
export async function loadAccount(id: string): Promise<EditedAccount> {
  const record = await loadRecord(getAccount, id);
  return { ...record, assignableRoles: record.assignableRoles ?? (await rolesFor(record)) };
}

/** Fallback for servers without assignable roles: all roles, or the account's own without permission to view roles. */
async function rolesFor({ roleId, roleName }: AccountRecord): Promise<EditedAccount['assignableRoles']> {
  const claims = claimMap(accountOf(session.getSnapshot())?.roleClaims ?? []);
  if (permissionOf(claims, kindUnits.role).canView) return unwrap(listRoles());
  return roleId === null ? [] : [{ id: roleId, name: roleName }];
}
