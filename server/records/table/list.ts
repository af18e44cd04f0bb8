import { and, desc, eq, getTableColumns, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { hasNoBlock, lastChanges } from '../../base/db/schema';
import type { components } from '../../../openapi/generated/types';
import {
  type Counts,
  countLimit,
  countList,
  having,
  idsIn,
  isOpen,
  type Searched,
  searchPage,
  type Tabs,
} from '../list-search';
import { findsKeyword, isLastChangeOf, isOneOf, lastChangedFirst, onDays } from '../records';
import type { VisibleState } from '../visible-state';
import { type RecordContext, rowsAs, type Saved } from './context';

/** Data of an answer with `x-page-of`. */
export type PageOf<Item> = components['schemas']['PageFields'] & { items: Item[] };

interface Filters {
  keyword?: string | undefined;
  status?: number | boolean | undefined;
  visibleState?: VisibleState | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** Query of a list, without the filters of its own. */
export interface PageQuery extends Filters {
  /** From 1. */
  pageNumber?: number;
  pageSize?: number;
  /** Newest change first, for kinds in `lastChanges` (db/schema); by default the list's own order. */
  order?: 'lastModifiedOn' | undefined;
}

interface Narrowing {
  /** The list's own filters. */
  also?: SQL | undefined;
  tabs?: Tabs;
}

/** Lists of records, with their filters, search and counts. */
export function listing<Row extends Saved>(context: RecordContext<Row>) {
  const { table, plain, columns, live, options } = context;
  const { search = [], tel, hasSearchIndex = false } = options;
  const searched: Searched = { table: plain, id: table.id, columns: search, tel, isIndexed: hasSearchIndex };
  const narrowed = narrowing(context);
  /** The index of last changes finds the rows; the page is then sorted by the rows alone. */
  const changedFirst = {
    join: { table: lastChanges, on: isLastChangeOf(options.kind, table.id) },
    orderBy: lastChangedFirst,
    onPage: [desc(table.lastModifiedOn), desc(table.id)],
  };

  function matching({ keyword, ...filters }: Filters): SQL | undefined {
    return and(findsKeyword(keyword, search, tel), narrowed(filters));
  }

  /** Condition and order that read one page in `inOrder`, with the counts of the list and its tabs. */
  async function pageOf(
    db: Db,
    { keyword, pageNumber = 1, pageSize = 10, order: wanted, ...filters }: PageQuery,
    inOrder: SQL[],
    { also, tabs }: Narrowing = {},
  ): Promise<{ isOnPage: SQL; orderBy: SQL[]; counts: () => Promise<Counts> }> {
    const where = and(live, narrowed(filters), also);
    const { join, orderBy, onPage } = wanted
      ? changedFirst
      : { join: undefined, orderBy: inOrder, onPage: inOrder };
    const range = { join, where, orderBy, limit: pageSize, offset: (pageNumber - 1) * pageSize };
    if (keyword?.trim()) {
      const { ids, counts } = await searchPage(db, searched, keyword, { ...range, tabs });
      return { isOnPage: inArray(table.id, ids), orderBy: onPage, counts };
    }
    // Columns are read only for the rows of the page, not for skipped ones.
    const ids = idsIn(db, searched, { ...range, where: and(where, isOpen(tabs)) });
    const counts = () => countList(db, plain, where, tabs);
    return { isOnPage: isOneOf(table.id, ids), orderBy: onPage, counts };
  }

  /** Ids of the newest rows with the keyword, at most `max`. */
  async function newestWith(db: Db, keyword: string, max: number, also?: SQL): Promise<number[]> {
    const range = { where: and(live, also), orderBy: [desc(table.id)], limit: max, offset: 0 };
    return (await searchPage(db, searched, keyword, range)).ids;
  }

  /** Rows of one page, with the counts of the list and its tabs. */
  async function page(db: Db, query: PageQuery, inOrder: SQL[], also?: Narrowing) {
    const { pageNumber = 1, pageSize = 10 } = query;
    const { isOnPage, orderBy, counts } = await pageOf(db, query, inOrder, also);
    const [rows, { total, of }] = await Promise.all([
      db
        .select(columns)
        .from(plain)
        .where(isOnPage)
        .orderBy(...orderBy),
      counts(),
    ]);
    return {
      rows: rowsAs(context, rows),
      countOf: of,
      page: { totalCount: total, countLimit, pageNumber, pageSize },
    };
  }

  /** Rows of an export after the last written one, newest first. */
  async function rowsAfter(
    db: Db,
    filters: Filters,
    { last, limit, also }: { last: Pick<Saved, 'id'> | undefined; limit: number; also?: SQL | undefined },
  ): Promise<Row[]> {
    const behind = last && lt(table.id, last.id);
    const rows = await db
      .select(columns)
      .from(plain)
      .where(and(live, matching(filters), also, behind))
      .orderBy(desc(table.id))
      .limit(limit);
    return rowsAs(context, rows);
  }

  return {
    matching,
    rowsAfter,
    /** Condition that a row has the keyword, for queries with few results. */
    having: (keyword: string) => having(searched, keyword),
    pageOf,
    page,
    newestWith,
  };
}

/** Condition of all filters except the keyword. */
const narrowing =
  <Row extends Saved>({ table, plain, options }: RecordContext<Row>) =>
  ({ status: wanted, visibleState, startDate, endDate }: Filters): SQL | undefined => {
    const { status, computed, date = table.lastModifiedOn } = options;
    const blocks = getTableColumns(plain)['parts'];
    return and(
      wanted === undefined || !status ? undefined : eq(status, wanted),
      visibleState && computed?.visibleState ? eq(computed.visibleState, visibleState) : undefined,
      // Repeated in addition to the state, because the partial index has this condition.
      visibleState === 'empty' && blocks ? hasNoBlock(blocks) : undefined,
      ...onDays(date, startDate, endDate),
    );
  };
