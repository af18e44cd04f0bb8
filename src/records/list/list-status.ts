import { type CountedPage, isOrMore, knownRowCount, listRange, pageCountOf } from './list-range';
import { listText } from './text';

/** Announcement of row count and page for screen readers. */
export function statusOf(
  page: CountedPage,
  pageSize: number,
  isFiltered: boolean,
  none: string = listText.empty,
): string {
  if (page.items.length === 0) return isFiltered ? listText.emptyFiltered : none;
  return `${countText(page, pageSize)}${listText.pageOf(page.pageNumber, pageCountOf(page, pageSize))}`;
}

/** Total and shown rows. */
export function countText(page: CountedPage, pageSize: number): string {
  const { from, to } = listRange(knownRowCount(page, pageSize), page.pageNumber, pageSize);
  const total = isOrMore(page) ? listText.totalOrMore : listText.total;
  return total(page.totalCount, from, to);
}
