import { and, count, eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../base/db/client';
import { searchGrams } from '../base/db/search-index';
import { findsKeyword, keywordForms } from './records';
import { cacheLimit, isAtLimit, keyOf } from './count-limit';

/** Counts stop here: this number means "at least". */
export const countLimit = 10_000;

/** Newest rows that are scanned before the search index is used. */
const windowRows = 1_000;

/** Up to this size a scan is as fast as the index. */
const fewRows = 5_000;

/** Share of the newest rows above which a keyword counts as very common. */
const nearlyAll = 0.9;

export interface Searched {
  table: PgTable;
  id: AnyPgColumn;
  columns: readonly AnyPgColumn[];
  /** Column of the telephone number among them. */
  tel: AnyPgColumn | undefined;
  /** There is an index over `searchGrams` of exactly these columns. */
  isIndexed: boolean;
}

/** Tabs of a list, each with its count, as for cases. */
export interface Tabs {
  column: AnyPgColumn;
  values: readonly number[];
  /** The open tab; all tabs without one. */
  open: number | undefined;
}

/** A table with at most one row for each row of the list. */
interface Join {
  table: PgTable;
  on: SQL | undefined;
}

/** Rows of a list and their order. */
export interface Range {
  /** Table of the order, if it differs. */
  join?: Join | undefined;
  where: SQL | undefined;
  tabs?: Tabs | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
}

/** Counts of the list and of each tab, up to `countLimit`. */
export interface Counts {
  total: number;
  of: (tab: number) => number;
}

interface FoundPage {
  ids: number[];
  counts: () => Promise<Counts>;
}

/** Number of rows, up to `countLimit`; a count that reached the limit is cached for a while. */
export async function countRows(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  join?: Join,
): Promise<number> {
  const key = keyOf(db, table, and(where, join?.on));
  if (isAtLimit(key)) return countLimit;
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .$dynamic();
  if (join) void rows.innerJoin(join.table, join.on);
  const found = rows.where(where).limit(countLimit).as('found');
  const [row] = await db.select({ count: count() }).from(found);
  if (row?.count === countLimit) cacheLimit(key);
  return row?.count ?? 0;
}

/** The same for a list and each of its tabs. */
export async function countList(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  tabs?: Tabs,
): Promise<Counts> {
  if (!tabs) return { total: await countRows(db, table, where), of: () => 0 };
  const { column, values } = tabs;
  // Usually all tabs together are below the limit, and one query is enough.
  const together = await countGroups(db, table, where, column);
  if (together) return countsOf(together, tabs);
  const each = values.map(
    async (value) => [value, await countRows(db, table, and(where, eq(column, value)))] as const,
  );
  return countsOf(new Map(await Promise.all(each)), tabs);
}

/** Number of rows for each value of a column; undefined at `countLimit` or more in all. */
async function countGroups(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  column: AnyPgColumn,
): Promise<ReadonlyMap<number, number> | undefined> {
  const key = keyOf(db, table, where);
  if (isAtLimit(key)) return undefined;
  const value = sql<number>`${column}`.as('value');
  const found = db.select({ value }).from(table).where(where).limit(countLimit).as('found');
  const groups = await db.select({ value: found.value, count: count() }).from(found).groupBy(found.value);
  if (groups.reduce((sum, group) => sum + group.count, 0) < countLimit) {
    return new Map(groups.map((group) => [group.value, group.count]));
  }
  cacheLimit(key);
  return undefined;
}

function countsOf(counts: ReadonlyMap<number, number>, tabs: Tabs | undefined): Counts {
  const of = (tab: number) => Math.min(counts.get(tab) ?? 0, countLimit);
  const all = [...counts.values()].reduce((sum, each) => sum + each, 0);
  return { total: tabs?.open === undefined ? Math.min(all, countLimit) : of(tabs.open), of };
}

/**
 * Ids and counts of a page with the keyword: from the newest rows, in list order if frequent, else by index
 * or scan.
 */
export async function searchPage(
  db: Db,
  searched: Searched,
  keyword: string,
  range: Range,
): Promise<FoundPage> {
  const { table, id, isIndexed } = searched;
  const { where, tabs, orderBy, limit, offset } = range;
  const { rows } = await db.execute<{ ids: number[]; found: number; seen: number; size: number }>(sql`
    with newest as materialized (
      select ${id} as id, (${hasKeyword(searched, keyword)}) as has from ${joined(table, range)}
      where ${and(where, isOpen(tabs)) ?? sql`true`} order by ${sql.join(orderBy, sql`, `)} limit ${windowRows}
    )
    select array(select id from newest where has limit ${limit} offset ${offset}) as ids,
      (select count(*)::int from newest where has) as found,
      (select count(*)::int from newest) as seen,
      (select greatest(reltuples, 0) from pg_class where oid = ${getTableName(table)}::regclass) as size
  `);
  const [row] = rows;
  if (!row) return { ids: [], counts: async () => countsOf(new Map(), tabs) };
  // Adds half a row: a keyword without a hit here is rare, but may exist.
  const share = (row.found + 0.5) / Math.max(row.seen, 1);
  const counts = () => countFound(db, searched, keyword, range, { share, size: row.size });
  if (row.seen < windowRows) {
    return { ids: row.ids, counts: tabs ? counts : async () => countsOf(new Map([[0, row.found]]), tabs) };
  }
  // Without an index a count scans all rows, unless the hits exceed the limit.
  const isRare = isIndexed ? (offset + limit) / share > share * row.size : share * row.size < countLimit;
  if (isRare && row.found < offset + limit) return pageOfAll(db, searched, keyword, range);
  const ids = row.found >= offset + limit ? row.ids : await pageInOrder(db, searched, keyword, range);
  return { ids, counts };
}

/** All rows with the keyword in every tab, by the search index if there is one. */
async function pageOfAll(db: Db, searched: Searched, keyword: string, range: Range): Promise<FoundPage> {
  const { table, id, isIndexed } = searched;
  const { where = sql`true`, tabs, orderBy, limit, offset } = range;
  // Few rows match: `is true` prevents the planner from using other indexes.
  const isInList = isIndexed ? sql`(${where}) is true` : where;
  // Materialized, because the planner has no statistics of rare words and may scan in list order.
  const { rows } = await db.execute<{ ids: number[]; counts: [tab: number, count: number][] }>(sql`
    with found as materialized (
      select ${id} as id, ${tabs?.column ?? sql`0`} as tab from ${joined(table, range)}
      where ${and(isInList, having(searched, keyword))} order by ${sql.join(orderBy, sql`, `)}
    )
    select
      array(select id from found where ${tabs?.open === undefined ? sql`true` : sql`tab = ${tabs.open}`} limit ${limit} offset ${offset}) as ids,
      (select coalesce(json_agg(json_build_array(tab, count)), '[]')
        from (select tab, count(*) as count from found group by tab) as counted) as counts
  `);
  const [row] = rows;
  return { ids: row?.ids ?? [], counts: async () => countsOf(new Map(row?.counts), tabs) };
}

/** Number of rows with the keyword; `share` is its frequency among the newest, `size` that of the table. */
async function countFound(
  db: Db,
  searched: Searched,
  keyword: string,
  { where, tabs }: Range,
  { share, size }: { share: number; size: number },
): Promise<Counts> {
  const { table } = searched;
  if (size > 0 && size <= fewRows) {
    return countList(db, table, and(where, hasKeyword(searched, keyword)), tabs);
  }
  const all = and(where, having(searched, keyword));
  if (share > nearlyAll) {
    // Otherwise the planner would ignore the index and compute its values for each row, which takes a second.
    const each = tabs?.values.map((value) => eq(tabs.column, value)) ?? [];
    await Promise.all(
      [undefined, ...each].map(async (inTab) => {
        const key = keyOf(db, table, and(all, inTab));
        if (!isAtLimit(key) && (await areMany(db, searched, keyword, and(where, inTab)))) cacheLimit(key);
      }),
    );
  }
  return countList(db, table, all, tabs);
}

/** True if a scan of the first rows finds the keyword `countLimit` times. */
async function areMany(
  db: Db,
  searched: Searched,
  keyword: string,
  where: SQL | undefined,
): Promise<boolean> {
  const has = sql<boolean>`${hasKeyword(searched, keyword)}`.as('has');
  const some = db
    .select({ has })
    .from(searched.table)
    .where(where)
    .limit(2 * countLimit)
    .as('some');
  const [row] = await db
    .select({ count: count() })
    .from(some)
    .where(sql`${some.has}`);
  return (row?.count ?? 0) >= countLimit;
}

/** Ids of the range, of any tab. */
export function idsIn(
  db: Db,
  { table, id }: Pick<Searched, 'table' | 'id'>,
  { join, where, orderBy, limit, offset }: Range,
) {
  const ids = db.select({ id }).from(table).$dynamic();
  if (join) void ids.innerJoin(join.table, join.on);
  return ids
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
}

const joined = (table: PgTable, { join }: Range) =>
  join ? sql`${table} join ${join.table} on ${join.on}` : sql`${table}`;

/** Scans in list order until the page is full. */
async function pageInOrder(db: Db, searched: Searched, keyword: string, range: Range): Promise<number[]> {
  const { where, tabs } = range;
  const rows = await idsIn(db, searched, {
    ...range,
    where: and(where, isOpen(tabs), hasKeyword(searched, keyword)),
  });
  return rows.map((row) => Number(row.id));
}

/** Condition that a row is in the open tab. */
export const isOpen = (tabs: Tabs | undefined) =>
  tabs?.open === undefined ? undefined : eq(tabs.column, tabs.open);

const hasKeyword = ({ columns, tel }: Searched, keyword: string) => findsKeyword(keyword, columns, tel);

/** Condition that a row contains the keyword, by the index if there is one. */
export const having = (searched: Searched, keyword: string) =>
  searched.isIndexed ? isFound(searched, keyword) : hasKeyword(searched, keyword);

/** Index condition with a recheck, because the index stores groups of characters without their columns. */
function isFound(searched: Searched, keyword: string): SQL | undefined {
  const { forms, number } = keywordForms(keyword);
  const wanted = searched.tel && number !== undefined ? [...forms, number] : forms;
  const query = sql.join(
    wanted.map((form) => sql`search_query(${form})`),
    sql` || `,
  );
  return and(
    sql`${searchGrams(searched.columns)} @@ (${query})`,
    wanted.every(isPair) ? undefined : hasKeyword(searched, keyword),
  );
}

/** Two characters without case: the index contains exactly these, so no recheck is needed. */
function isPair(form: string): boolean {
  return /^[\p{Script=Han}\d]{2}$/u.test(form);
}
