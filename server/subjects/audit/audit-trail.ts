import { and, asc, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { accounts, auditEntries, recordVersions } from '../../base/db/schema';
import type { components, operations } from '../../../openapi/generated/types';
import { auditText } from './text';
import { type CsvColumn, csvOf, type Reader } from '../../records/csv';
import { countLimit, countRows, type Range, type Searched, searchPage } from '../../records/list-search';
import { currentName } from '../../base/audit/present-names';
import { behind, findsKeyword, onDays } from '../../records/records';
import { taipeiTime } from '../../base/contract/taipei-time';

type Filter = NonNullable<operations['exportAuditTrails']['parameters']['query']>;
type ListQuery = NonNullable<operations['listAuditTrails']['parameters']['query']>;
type Row = typeof auditEntries.$inferSelect;

/** The version may be deleted, and after a restored backup its id may belong to another record. */
const isItsVersion = and(
  eq(recordVersions.id, auditEntries.versionId),
  eq(recordVersions.kind, sql`${auditEntries.kind}`),
  eq(recordVersions.recordId, auditEntries.recordId),
);
const newestFirst = [desc(auditEntries.at), desc(auditEntries.id)];
const { title, account, accountName, address, requestId } = auditEntries;
/** No search index: every write adds an entry, and the index would multiply its cost (docs/evidence/performance.md). */
const searched: Searched = {
  table: auditEntries,
  id: auditEntries.id,
  columns: [title, account, accountName, address, requestId],
  tel: undefined,
  isIndexed: false,
};

/** One page, newest first, with the accounts for the filter. */
export async function listEntries(
  db: Db,
  { pageNumber = 1, pageSize = 10, ...filter }: ListQuery,
): Promise<components['schemas']['AuditPage']> {
  const { keyword, ...others } = filter;
  const range = {
    where: filtersOf(others),
    orderBy: newestFirst,
    limit: pageSize,
    offset: (pageNumber - 1) * pageSize,
  };
  const [{ rows, totalCount }, people] = await Promise.all([
    keyword?.trim() ? foundPage(db, keyword, range) : plainPage(db, range),
    db.select({ id: accounts.id, name: accounts.name }).from(accounts).orderBy(asc(accounts.id)).limit(500),
  ]);
  return {
    items: rows.map(({ at, ...row }) => ({
      ...row,
      accountName: currentName(row.accountId, row.accountName),
      at: at.toISOString(),
    })),
    totalCount,
    countLimit,
    pageNumber,
    pageSize,
    people,
  };
}

async function plainPage(db: Db, { where, orderBy, limit, offset }: Range) {
  const ids = db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  const [rows, totalCount] = await Promise.all([
    entriesOf(db, inArray(auditEntries.id, ids)),
    countRows(db, auditEntries, where),
  ]);
  return { rows, totalCount };
}

async function foundPage(db: Db, keyword: string, range: Range) {
  const { ids, counts } = await searchPage(db, searched, keyword, range);
  const [rows, { total }] = await Promise.all([entriesOf(db, inArray(auditEntries.id, ids)), counts()]);
  return { rows, totalCount: total };
}

/** Entries with their stored versions, newest first. */
function entriesOf(db: Db, these: SQL) {
  return db
    .select({ ...getTableColumns(auditEntries), versionId: recordVersions.id })
    .from(auditEntries)
    .leftJoin(recordVersions, isItsVersion)
    .where(these)
    .orderBy(...newestFirst);
}

/** The filtered trail as CSV, newest first. */
export function exportEntries(filter: Filter, { readPage, readmit }: Reader): AsyncGenerator<string> {
  const rowsAfter = (last: Row | undefined, limit: number) => {
    const isNext = last && behind([auditEntries.at, auditEntries.id], [last.at, last.id]);
    return readPage((db) =>
      db
        .select()
        .from(auditEntries)
        .where(and(filtersOf(filter), isNext))
        .orderBy(...newestFirst)
        .limit(limit),
    );
  };
  return csvOf({ columns, rowsAfter }, readmit);
}

/** Action name as on screen: sites have their own words for online and offline. */
function actionText({ kind, action }: Row): string {
  return kind === 'site' && (action === 'online' || action === 'offline')
    ? auditText.siteActions[action]
    : auditText.actions[action];
}

const { heads } = auditText;
const columns: readonly CsvColumn<Row>[] = [
  [heads.id, ({ id }) => String(id)],
  [heads.at, ({ at }) => taipeiTime(at)],
  [heads.account, (row) => row.account],
  [heads.name, (row) => currentName(row.accountId, row.accountName)],
  [heads.action, actionText],
  [heads.kind, ({ kind }) => auditText.kinds[kind]],
  [heads.recordId, ({ recordId }) => (recordId === null ? '' : String(recordId))],
  [heads.title, (row) => row.title],
  [heads.address, (row) => row.address],
  [heads.operation, ({ operation }) => operation],
  [heads.requestId, (row) => row.requestId],
  [heads.before, ({ before }) => (before ? JSON.stringify(before) : '')],
  [heads.after, ({ after }) => (after ? JSON.stringify(after) : '')],
];

function filtersOf({
  keyword,
  accountId,
  action,
  kind,
  recordId,
  startDate,
  endDate,
}: Filter): SQL | undefined {
  return and(
    findsKeyword(keyword, searched.columns),
    accountId === undefined ? undefined : eq(auditEntries.accountId, accountId),
    action ? eq(auditEntries.action, action) : undefined,
    kind ? eq(auditEntries.kind, kind) : undefined,
    recordId === undefined ? undefined : eq(auditEntries.recordId, recordId),
    ...onDays(auditEntries.at, startDate, endDate),
  );
}
