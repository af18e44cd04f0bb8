import { type CountedPage, isOrMore, knownRows, listRange, pageCountOf } from './list-range';
import { listText } from './text';

/** What a list tells those who can't see it change: how many rows there are, and which page of them is shown. */
export function statusOf(page: CountedPage, pageSize: number, isFiltered: boolean): string {
  if (page.items.length === 0) return isFiltered ? listText.emptyFiltered : listText.empty;
  return `${countText(page, pageSize)}${listText.pageOf(page.pageNumber, pageCountOf(page, pageSize))}`;
}

/** The total, and the rows that are shown. */
export function countText(page: CountedPage, pageSize: number): string {
  const { from, to } = listRange(knownRows(page, pageSize), page.pageNumber, pageSize);
  const total = isOrMore(page) ? listText.totalOrMore : listText.total;
  return total(page.totalCount, from, to);
}
