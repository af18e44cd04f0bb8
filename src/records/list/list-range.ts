/** Range of shown rows, from 1; 0 to 0 for an empty list. */
export function listRange(
  totalCount: number,
  pageNumber: number,
  pageSize: number,
): { from: number; to: number } {
  const from = (pageNumber - 1) * pageSize + 1;
  if (totalCount === 0 || from > totalCount) return { from: 0, to: 0 };
  return { from, to: Math.min(totalCount, pageNumber * pageSize) };
}

/** Counts of a page, for its footer. */
export interface CountedPage {
  items: readonly unknown[];
  totalCount: number;
  /** Limit of the server's count; undefined: none. */
  countLimit?: number | undefined;
  /** From 1. */
  pageNumber: number;
}

/** True when the count has reached its limit, so that more rows may exist. */
export function isOrMore({
  totalCount,
  countLimit = Infinity,
}: Pick<CountedPage, 'totalCount' | 'countLimit'>): boolean {
  return totalCount >= countLimit;
}

/** Number of known rows: the count, and beyond the limit those of this page. */
export function knownRowCount(page: CountedPage, pageSize: number): number {
  const { items, totalCount, pageNumber } = page;
  return isOrMore(page) ? Math.max(totalCount, (pageNumber - 1) * pageSize + items.length) : totalCount;
}

/** Number of pages; beyond the limit, a full last page may be followed by another. */
export function pageCountOf(page: CountedPage, pageSize: number): number {
  const count = Math.ceil(knownRowCount(page, pageSize) / pageSize);
  const isFull = page.pageNumber === count && page.items.length === pageSize;
  return isOrMore(page) && isFull ? count + 1 : count;
}
