import { getAccount, listAccounts } from '../../api/generated/operations';
import type { components } from '../../api/generated/types';
import { PAGE_SIZE } from '../../shared/list/list-range';
import { loadListPage } from '../../shared/list/load-page';
import { unwrap } from '../../shared/load';
import type { AccountListSearch } from './account-list-search';

export type AccountCard = components['schemas']['AccountCard'];
export type AccountRecord = components['schemas']['Account'];

/** One page of accounts. Throws LoadError, as all of these do. */
export async function loadAccounts(search: AccountListSearch) {
  const { page, keyword, active } = search;
  const load = (pageNumber: number) => unwrap(listAccounts({ pageNumber, pageSize: PAGE_SIZE, ...(keyword ? { keyword } : {}), ...(active === undefined ? {} : { status: active }) }));
  return { page: await loadListPage(load, page), search };
}

/** One account with the roles that may be given to it. */
export function loadAccount(id: string): Promise<AccountRecord> {
  return unwrap(getAccount({ id: Number(id) }));
}
