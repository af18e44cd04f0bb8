import { listTrash } from '../../api/generated/operations';
import { loadPage } from '../../records/list/load-list';
import type { TrashListSearch } from './trash-list-search';

/** One page of deleted records in units that the account may view. Throws LoadError. */
export async function loadTrash(search: TrashListSearch) {
  const { kind, keyword } = search;
  const filter = { ...(kind ? { kind } : {}), ...(keyword ? { keyword } : {}) };
  return { page: await loadPage(search, (range) => listTrash({ ...range, ...filter })), search };
}
