/** Which rows of all are shown, counted from 1; 0 to 0 of none. */
export function listRange(
  totalCount: number,
  pageNumber: number,
  pageSize: number,
): { from: number; to: number } {
  const from = (pageNumber - 1) * pageSize + 1;
  if (totalCount === 0 || from > totalCount) return { from: 0, to: 0 };
  return { from, to: Math.min(totalCount, pageNumber * pageSize) };
}

/** A page as its footer needs it. */
export interface CountedPage {
  items: readonly unknown[];
  totalCount: number;
  /** How far the server counts; without it, it counts all. */
  countLimit?: number | undefined;
  /** From 1. */
  pageNumber: number;
}

/** True when the count has reached the limit, so that there may be more rows than it says. */
export function isOrMore({
  totalCount,
  countLimit = Infinity,
}: Pick<CountedPage, 'totalCount' | 'countLimit'>): boolean {
  return totalCount >= countLimit;
}

/** How many rows are known to be there: what was counted, and behind the limit what this page shows. */
export function knownRows(page: CountedPage, pageSize: number): number {
  const { items, totalCount, pageNumber } = page;
  return isOrMore(page) ? Math.max(totalCount, (pageNumber - 1) * pageSize + items.length) : totalCount;
}

/** The pages to choose from: behind a full one at the end of what was counted there may be another. */
export function pageCountOf(page: CountedPage, pageSize: number): number {
  const count = Math.ceil(knownRows(page, pageSize) / pageSize);
  const isFull = page.pageNumber === count && page.items.length === pageSize;
  return isOrMore(page) && isFull ? count + 1 : count;
}
