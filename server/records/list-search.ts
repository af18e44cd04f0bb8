import { and, count, eq, getTableName, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client';
import { searchGrams } from '../db/search-index';
import { databaseOf } from '../db/transaction';
import { findsKeyword, keywordForms } from './records';

/** How far the rows of a list are counted: a count of so many stands for that many or more. */
export const countLimit = 10_000;

/** The newest rows that are looked through before the search index is asked. */
const windowRows = 1_000;
/** A table of so few rows is compared as fast as the index is asked. */
const fewRows = 5_000;
/** The part of the newest rows with a keyword that most others have too. */
const nearlyAll = 0.9;
/** For how long a count that has reached the limit is believed. */
const believedMs = 30_000;
const mostBelieved = 1_000;

/** A table that a list searches. */
export interface Searched {
  table: PgTable;
  id: AnyPgColumn;
  columns: readonly AnyPgColumn[];
  /** The one of them that is a telephone number. */
  tel: AnyPgColumn | undefined;
  /** It has an index over `searchGrams` of just these columns. */
  isIndexed: boolean;
}

/** What a list is split by, as cases by their tab: each part is counted. */
export interface Tabs {
  column: AnyPgColumn;
  values: readonly number[];
  /** The one that is shown; all of them if left out. */
  open: number | undefined;
}

/** A table that has at most one row for each of another's. */
interface Join {
  table: PgTable;
  on: SQL | undefined;
}

/** Which rows of a list, in which order. */
export interface Range {
  /** What the order is read from, where that is another table. */
  join?: Join | undefined;
  where: SQL | undefined;
  tabs?: Tabs | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
}

/** Each counted up to `countLimit`: what the list shows, and each of its tabs. */
export interface Counts {
  total: number;
  of: (tab: number) => number;
}

/** The rows of a page, and how many there are, where that is asked. */
interface FoundPage {
  ids: number[];
  counts: () => Promise<Counts>;
}

/** How many rows there are, of those that have one in a joined table, counted up to `countLimit`; a count that has reached it is believed for a while. */
export async function countRows(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  join?: Join,
): Promise<number> {
  const key = keyOf(db, table, and(where, join?.on));
  if (isBelieved(key)) return countLimit;
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .$dynamic();
  if (join) void rows.innerJoin(join.table, join.on);
  const found = rows.where(where).limit(countLimit).as('found');
  const [row] = await db.select({ count: count() }).from(found);
  if (row?.count === countLimit) believe(key);
  return row?.count ?? 0;
}

/** The same of a list and of each of its tabs. */
export async function countList(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  tabs?: Tabs,
): Promise<Counts> {
  if (!tabs) return { total: await countRows(db, table, where), of: () => 0 };
  const { column, values } = tabs;
  // All tabs together are seldom so many, and then it is enough to look once.
  const together = await countGroups(db, table, where, column);
  if (together) return countsOf(together, tabs);
  const each = values.map(
    async (value) => [value, await countRows(db, table, and(where, eq(column, value)))] as const,
  );
  return countsOf(new Map(await Promise.all(each)), tabs);
}

/** How many rows have each value of a column; undefined where they are `countLimit` or more together. */
async function countGroups(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  column: AnyPgColumn,
): Promise<ReadonlyMap<number, number> | undefined> {
  const key = keyOf(db, table, where);
  if (isBelieved(key)) return undefined;
  const value = sql<number>`${column}`.as('value');
  const found = db.select({ value }).from(table).where(where).limit(countLimit).as('found');
  const groups = await db.select({ value: found.value, count: count() }).from(found).groupBy(found.value);
  if (groups.reduce((sum, group) => sum + group.count, 0) < countLimit) {
    return new Map(groups.map((group) => [group.value, group.count]));
  }
  believe(key);
  return undefined;
}

/** What a list shows, where each of its tabs is counted. */
function countsOf(counts: ReadonlyMap<number, number>, tabs: Tabs | undefined): Counts {
  const of = (tab: number) => Math.min(counts.get(tab) ?? 0, countLimit);
  const all = [...counts.values()].reduce((sum, each) => sum + each, 0);
  return { total: tabs?.open === undefined ? Math.min(all, countLimit) : of(tabs.open), of };
}

/**
 * The ids of one page of the rows that have the keyword, and how many have it. Which of three ways is taken follows
 * from how often the newest rows have it, and none changes what is found: those rows may be enough; a frequent keyword
 * is soon found in the list's own order; a rare one by the search index, or by one look at all rows (docs/performance.md).
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
  // Half a row more, so that a keyword that none of them has is rare, not absent.
  const share = (row.found + 0.5) / Math.max(row.seen, 1);
  const counts = () => countFound(db, searched, keyword, range, { share, size: row.size });
  if (row.seen < windowRows) {
    return { ids: row.ids, counts: tabs ? counts : async () => countsOf(new Map([[0, row.found]]), tabs) };
  }
  // Without an index all rows must be compared to be counted, unless there are too many to count.
  const isRare = isIndexed ? (offset + limit) / share > share * row.size : share * row.size < countLimit;
  if (isRare && row.found < offset + limit) return pageOfAll(db, searched, keyword, range);
  const ids = row.found >= offset + limit ? row.ids : await pageInOrder(db, searched, keyword, range);
  return { ids, counts };
}

/** All rows that have the keyword, of every tab, by the search index where there is one, then ordered. */
async function pageOfAll(db: Db, searched: Searched, keyword: string, range: Range): Promise<FoundPage> {
  const { table, id, isIndexed } = searched;
  const { where = sql`true`, tabs, orderBy, limit, offset } = range;
  // Few rows are found, so no other index is to be asked which of them the list has: `is true` hides it from them.
  const isInList = isIndexed ? sql`(${where}) is true` : where;
  // Materialized, or the planner may go through the table in the list's order, which no statistics of rare words hold it from.
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

/** How many rows have the keyword, which so large a share of the newest ones has, in a table of this size. */
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
    // The planner would leave the index alone and work out what it holds of each row anew, which takes a second.
    const each = tabs?.values.map((value) => eq(tabs.column, value)) ?? [];
    await Promise.all(
      [undefined, ...each].map(async (inTab) => {
        const key = keyOf(db, table, and(all, inTab));
        if (!isBelieved(key) && (await areMany(db, searched, keyword, and(where, inTab)))) believe(key);
      }),
    );
  }
  return countList(db, table, all, tabs);
}

/** True where some rows, whichever come first, compared one by one have the keyword `countLimit` times. */
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

/** The ids of these rows, of any tab. */
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

/** Row after row in the list's order until the page is full. */
async function pageInOrder(db: Db, searched: Searched, keyword: string, range: Range): Promise<number[]> {
  const { where, tabs } = range;
  const rows = await idsIn(db, searched, {
    ...range,
    where: and(where, isOpen(tabs), hasKeyword(searched, keyword)),
  });
  return rows.map((row) => Number(row.id));
}

/** That a row is in the tab that is shown. */
export const isOpen = (tabs: Tabs | undefined) =>
  tabs?.open === undefined ? undefined : eq(tabs.column, tabs.open);

const hasKeyword = ({ columns, tel }: Searched, keyword: string) => findsKeyword(keyword, columns, tel);

/** That a row has the keyword, as a count looks for it. */
export const having = (searched: Searched, keyword: string) =>
  searched.isIndexed ? isFound(searched, keyword) : hasKeyword(searched, keyword);

/** That the search index finds a row, and that it is right: it knows groups of characters, not whose they are. */
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

/** Two characters that have no case: what the index holds is just them, and nothing is left to compare. */
function isPair(form: string): boolean {
  return /^[\p{Script=Han}\d]{2}$/u.test(form);
}

const believed = new Map<string, number>();
const dialect = new PgDialect();

/** Of one database and one question. */
function keyOf(db: Db, table: PgTable, where: SQL | undefined): string {
  const { sql: text, params } = dialect.sqlToQuery(where ?? sql`true`);
  return JSON.stringify([numberOf(databaseOf(db)), getTableName(table), text, params]);
}

const numbers = new WeakMap<object, number>();
let databases = 0;
function numberOf(db: Db): number {
  const known = numbers.get(db) ?? (databases += 1);
  numbers.set(db, known);
  return known;
}

function isBelieved(key: string): boolean {
  return (believed.get(key) ?? 0) > Date.now();
}

function believe(key: string): void {
  if (believed.size >= mostBelieved) believed.clear();
  believed.set(key, Date.now() + believedMs);
}
