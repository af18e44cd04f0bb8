import type { ApiResult } from '../../api/result';

const largestPage = 100;

/** Every row of a list, page by page; null when a call fails. */
export async function loadAll<Row>(load: (page: { pageNumber: number; pageSize: number }) => Promise<ApiResult<{ items: Row[]; totalCount: number }>>): Promise<Row[] | null> {
  const rows: Row[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const result = await load({ pageNumber, pageSize: largestPage });
    if (!result.ok) return null;
    rows.push(...result.data.items);
    if (result.data.items.length < largestPage || rows.length >= result.data.totalCount) return rows;
  }
}
