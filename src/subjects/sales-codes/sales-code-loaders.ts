import type { components } from '../../../openapi/generated/types';
import { listSalesCodes } from '../../api/generated/operations';
import { unwrap } from '../../base/calls/load';
import { pageOfRows } from '../../records/list/whole-list';
import type { SalesCodeListSearch } from './sales-code-list-search';

export type SalesCode = components['schemas']['SalesCase'];

/** One page of the known cases of the sales system. Throws LoadError. */
export async function loadSalesCodes(search: SalesCodeListSearch) {
  const { items, isAskedElsewhere } = await unwrap(listSalesCodes());
  const page = pageOfRows(items, search, {
    texts: ({ code, title, district }) => [code, title, district],
    changedOn: () => undefined,
  });
  return { page, search, isAskedElsewhere };
}
