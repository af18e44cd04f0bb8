import type { ApiResult } from '../../api/result';
import { LoadError, unwrap } from '../../base/calls/load';
import { isOrMore } from './list-range';
import { beginViews } from './views/stored-views';
import { type ContentListSearch, contentQuery, type ListSearch } from './list-search';

export interface RowPage<Row> {
  items: Row[];
  totalCount: number;
  countLimit?: number | undefined;
}

interface PageRequest {
  /** From 1. */
  pageNumber: number;
  pageSize: number;
}

type LoadRows<TPage> = (range: PageRequest) => Promise<ApiResult<TPage>>;

const largestPage = 100;

/** One page of a list; the last one if the requested page no longer exists. Throws LoadError. */
export async function loadPage<TPage extends RowPage<unknown>>(
  { page, pageSize }: ListSearch,
  load: LoadRows<TPage>,
): Promise<TPage> {
  const [asked] = await Promise.all([unwrap(load({ pageNumber: page, pageSize })), beginViews()]);
  if (asked.items.length > 0 || asked.totalCount === 0) return asked;
  return unwrap(load({ pageNumber: Math.ceil(asked.totalCount / pageSize), pageSize }));
}

/** One page of a content list, with its search. Throws LoadError. */
export async function loadContentList<TPage extends RowPage<unknown>>(
  list: (query: PageRequest & ReturnType<typeof contentQuery>) => Promise<ApiResult<TPage>>,
  search: ContentListSearch,
) {
  return { page: await loadPage(search, (range) => list({ ...range, ...contentQuery(search) })), search };
}

/** All rows of a list, for its sort mode. Throws LoadError. */
export async function loadAll<Row>(load: LoadRows<RowPage<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = await unwrap(load({ pageNumber, pageSize: largestPage }));
    rows.push(...page.items);
    if (page.items.length < largestPage || (rows.length >= page.totalCount && !isOrMore(page))) return rows;
  }
}

/** All rows that a filter finds, for actions on them. */
export async function findAll<Row>(load: LoadRows<RowPage<Row>>): Promise<ApiResult<Row[]>> {
  try {
    return { ok: true, data: await loadAll(load), messages: [] };
  } catch (error) {
    if (error instanceof LoadError) return { ok: false, error: error.error };
    throw error;
  }
}
