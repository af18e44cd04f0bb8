import { getAccount, listAccounts } from '../../api/generated/operations';
import type { components } from '../../api/generated/types';
import { loadPage } from '../../list/load-list';
import { unwrap } from '../../calls/load';
import type { AccountListSearch } from './account-list-search';

export type AccountCard = components['schemas']['AccountCard'];
export type AccountRecord = components['schemas']['Account'];

/** One page of accounts. Throws LoadError, as all of these do. */
export async function loadAccounts(search: AccountListSearch) {
  const { keyword, active } = search;
  const page = await loadPage(search, (range) => listAccounts({ ...range, ...(keyword ? { keyword } : {}), ...(active === undefined ? {} : { status: active }) }));
  return { page, search };
}

/** One account with the roles that may be given to it. */
export function loadAccount(id: string): Promise<AccountRecord> {
  return unwrap(getAccount({ id: Number(id) }));
}
