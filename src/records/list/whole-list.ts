import { asTyped } from '../../../openapi/typed';
import { wireDay } from '../../base/time/date-time';
import type { DateRange } from './date-range';
import type { ListSearch } from './list-search';
import type { RowPage } from './load-list';

interface Narrowing<Row> {
  /** Searched texts. */
  texts: (row: Row) => readonly (string | undefined)[];
  /** Last change of a row, ISO 8601. */
  changedOn: (row: Row) => string | undefined;
}

/**
 * Filters and pages a list whose call returns all rows, as in the specification. Keyword, dates and missing pages work
 * as on the server.
 */
export function pageOfRows<Row>(
  rows: readonly Row[],
  { keyword, startDate, endDate, page, pageSize }: ListSearch & DateRange & { keyword?: string | undefined },
  { texts, changedOn }: Narrowing<Row>,
): RowPage<Row> & { pageNumber: number } {
  const forms = keyword ? [keyword, asTyped('code', keyword)].map((form) => form.toLowerCase()) : [''];
  const found = rows.filter((row) => {
    const text = texts(row).join('\n').toLowerCase();
    return forms.some((form) => text.includes(form)) && isBetween(changedOn(row), startDate, endDate);
  });
  const pageNumber = Math.max(Math.min(page, Math.ceil(found.length / pageSize)), 1);
  return {
    items: found.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
    totalCount: found.length,
    pageNumber,
  };
}

function isBetween(time: string | undefined, start: string | undefined, end: string | undefined): boolean {
  if (!start && !end) return true;
  if (time === undefined) return false;
  const day = wireDay(time);
  return (!start || day >= start) && (!end || day <= end);
}
