import { caseRecords as records } from './case-records';
import { and, asc, count, eq, getTableColumns, getTableName, ne, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../base/db/client';
import { jsonRow, type RowOf } from '../../base/db/json-rows';
import { prepared } from '../../base/db/prepared';
import { cases, listStamps } from '../../base/db/schema';
import type { components, operations } from '../../../openapi/generated/types';
import { fileInfos, infoOf } from '../../base/files/file-infos';
import { coverOf } from '../../base/files/record-pictures';
import { countLimit } from '../../records/list-search';
import { isOneOf, picked, recordOf } from '../../records/records';
import { visibilityOnWire, visibleState } from '../../records/visible-state';

type Tab = components['schemas']['CaseTab'];
type ListQuery = NonNullable<operations['listCaseInfos']['parameters']['query']>;

/** Columns that a list card shows as they are; texts and pages of a case are many times as large. */
const shown = [
  'id',
  'title',
  'subtitle',
  'code',
  'county',
  'district',
  'tab',
  'isHighlight',
  'status',
  'sort',
  'coverAlt',
] as const;
const cardColumns = {
  ...picked(getTableColumns(cases), shown),
  startOn: cases.startOn,
  endOn: cases.endOn,
  visibleState: visibleState(cases),
  coverSha: cases.coverSha,
  coverName: cases.coverName,
  createdOn: cases.createdOn,
  lastModifiedOn: cases.lastModifiedOn,
  lastModifiedBy: cases.lastModifiedBy,
  lastModifiedById: cases.lastModifiedById,
  rowVersion: cases.rowVersion,
};

/** Changes with every commit that affects the counts of tabs. */
const stampColumn = {
  stamp: sql<string>`(select ${listStamps.stamp} from ${listStamps} where ${listStamps.name} = ${sql.raw(`'${getTableName(cases)}'`)})`,
};

const inOrder = [asc(cases.tab), asc(cases.sort), asc(cases.id)];
const wholeCard = { card: jsonRow<RowOf<typeof cardColumns>>(cardColumns) };
const cardsOf = (db: Db, isOnPage: SQL, orderBy: SQL[]) =>
  db
    .select(wholeCard)
    .from(cases)
    .where(isOnPage)
    .orderBy(...orderBy);
const cardsOfTab = (db: Db) => {
  const ids = db
    .select({ id: cases.id })
    .from(cases)
    .where(and(records.live, eq(cases.tab, sql.placeholder('tab'))))
    .orderBy(...inOrder)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
  return db
    .select({ ...wholeCard, ...stampColumn })
    .from(cases)
    .where(isOneOf(cases.id, ids))
    .orderBy(...inOrder);
};
const countsByTab = (db: Db) => {
  const countOf = (tab: Tab) => {
    const ofTab = and(records.live, eq(cases.tab, tab));
    const found = db.select({ id: cases.id }).from(cases).where(ofTab).limit(countLimit).as(`tab_${tab}`);
    const value = sql<Tab>`${sql.raw(String(tab))}`.as('tab');
    return db.select({ tab: value, count: count(), ...stampColumn }).from(found);
  };
  return unionAll(countOf(1), countOf(2), countOf(3));
};

/** One page of a tab's cases, in staff's order or last changed first, with the number of each tab. */
export async function listCases(db: Db, query: ListQuery): Promise<components['schemas']['CasePage']> {
  const { tab, pageNumber = 1, pageSize = 10, ...filter } = query;
  const isPlain = Object.values(filter).every((value) => value === undefined || value === '');
  const [cards, tabCounts] =
    tab && isPlain ? await plainPage(db, { tab, pageNumber, pageSize }) : await filteredPage(db, query);
  const total = tabCounts[1] + tabCounts[2] + tabCounts[3];
  const rows = cards.map(({ card }) => card);
  const infos = await fileInfos(db, rows.map(coverOf));
  return {
    items: rows.map((row) => ({
      ...picked(row, shown),
      ...visibilityOnWire(row),
      cover: infoOf(infos, row.coverSha),
      ...recordOf(row),
    })),
    totalCount: tab ? tabCounts[tab] : Math.min(total, countLimit),
    countLimit,
    pageNumber,
    pageSize,
    tabCounts,
  };
}

const counted = new WeakMap<Db, { stamp: string; counts: Record<Tab, number> }>();

/** A tab without filters: both queries are prepared, and tabs are recounted only after a change. */
async function plainPage(
  db: Db,
  { tab, pageNumber, pageSize }: { tab: Tab; pageNumber: number; pageSize: number },
) {
  const range = { tab, limit: pageSize, offset: (pageNumber - 1) * pageSize };
  const rows = await prepared(db, 'cards_of_tab', cardsOfTab).execute(range);
  const known = counted.get(db);
  if (known && known.stamp === rows[0]?.stamp) return [rows, known.counts] as const;
  const found = await prepared(db, 'counts_by_tab', countsByTab).execute();
  const countOf = (countedTab: Tab) => found.find((row) => row.tab === countedTab)?.count ?? 0;
  const counts = { 1: countOf(1), 2: countOf(2), 3: countOf(3) };
  // A single query reads stamp and counts, so that they match.
  if (found[0]) counted.set(db, { stamp: found[0].stamp, counts });
  return [rows, counts] as const;
}

async function filteredPage(db: Db, { tab, ...query }: ListQuery) {
  const tabs = { column: cases.tab, values: [1, 2, 3], open: tab };
  const { isOnPage, orderBy, counts } = await records.pageOf(db, query, inOrder, { tabs });
  const [rows, { of }] = await Promise.all([cardsOf(db, isOnPage, orderBy), counts()]);
  return [rows, { 1: of(1), 2: of(2), 3: of(3) }] as const;
}

/** Cases that a case may recommend, except itself. */
export async function listRecommended(
  db: Db,
  { keyword, excludeId }: { keyword?: string; excludeId?: number },
): Promise<components['schemas']['RecommendedCase'][]> {
  const rows = await db
    .select({ id: cases.id, title: cases.title, county: cases.county, district: cases.district })
    .from(cases)
    .where(and(records.live, records.matching({ keyword }), excludeId ? ne(cases.id, excludeId) : undefined))
    .orderBy(asc(cases.tab), asc(cases.sort))
    .limit(200);
  return rows.map(({ id, title, county, district }) => ({ id, title, district: county + district }));
}
