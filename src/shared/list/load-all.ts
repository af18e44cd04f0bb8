import type { ApiResult } from '../../api/result';
import { unwrap } from '../load';

const largestPage = 100;

/** Every row of a list, page by page, for its sort mode. Throws LoadError. */
export async function loadAll<Row>(load: (page: { pageNumber: number; pageSize: number }) => Promise<ApiResult<{ items: Row[]; totalCount: number }>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { items, totalCount } = await unwrap(load({ pageNumber, pageSize: largestPage }));
    rows.push(...items);
    if (items.length < largestPage || rows.length >= totalCount) return rows;
  }
}
