import { count, eq, isNull } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { kindNames } from '../../../openapi/generated/kinds';
import type { operations } from '../../../openapi/generated/types';
import type { Handlers } from '../../access/calls/operations';
import { currentName } from '../../base/audit/present-names';
import { articleRecords } from '../content/articles';
import { caseRecords } from '../content/case-records';
import { newsRecords } from '../content/news';
import { telephoneText } from '../enquiries/telephone-text';
import { listExportText as text } from './text';
import type { Db } from '../../base/db/client';
import type { AuditKind } from '../../base/db/stored-values';
import { accounts, articles, cases, roles } from '../../base/db/schema';
import type { AuditedAction } from '../../base/db/trail';
import { accountRecords } from '../../access/identity/accounts';
import { roleRecords } from '../../access/identity/roles';
import { type CsvColumn, csvFile, csvOf, type Reader } from '../../records/csv';
import { taipeiTime } from '../../base/contract/taipei-time';
import type { VisibleState } from '../../records/visible-state';
import { sitesBehind } from '../sites/site-list';

type Operation = Extract<keyof Handlers, `export${string}`>;
type Query<Op extends Operation> = NonNullable<operations[Op]['parameters']['query']>;

/** Start of an export's next rows. */
interface Behind {
  last: { id: number } | undefined;
  limit: number;
}

interface ListExport<Filter, Row extends { id: number }> {
  kind: Extract<AuditKind, keyof typeof kindNames>;
  rows: (db: Db, filters: Filter, behind: Behind) => Promise<Row[]>;
}

interface ExportCall<Filter> extends Reader {
  query: Filter;
  reply: FastifyReply;
  audit: (action: AuditedAction) => Promise<void>;
}

/**
 * Returns a list as CSV with the current filters, and adds an audit entry without the keyword. Its columns come
 * apart, as the type of its rows is known from the first call.
 */
const exporting =
  <Filter extends { keyword?: string }, Row extends { id: number }>({
    kind,
    rows,
  }: ListExport<Filter, Row>) =>
  (columns: readonly CsvColumn<Row>[]) =>
  async ({ query, reply, readPage, readmit, audit }: ExportCall<Filter>): Promise<Readable> => {
    const { keyword, ...filters } = query;
    await audit({
      kind,
      action: 'export',
      after: { ...filters, hasKeyword: Boolean(keyword) },
    });
    const names = { plainName: `${kind}.csv`, fileName: text.fileName(kindNames[kind]) };
    const rowsAfter = (last: Row | undefined, limit: number) =>
      readPage((db) => rows(db, query, { last, limit }));
    return csvFile(reply, names, csvOf({ columns, rowsAfter }, readmit));
  };

interface Changed {
  lastModifiedBy: string;
  lastModifiedById: number | null;
  lastModifiedOn: Date;
}

const changedColumns: readonly CsvColumn<Changed>[] = [
  [text.changedBy, ({ lastModifiedById, lastModifiedBy }) => currentName(lastModifiedById, lastModifiedBy)],
  [text.changedOn, ({ lastModifiedOn }) => taipeiTime(lastModifiedOn)],
];
const idColumn: CsvColumn<{ id: number }> = [text.id, ({ id }) => String(id)];
const timeOf = (moment: Date | null) => (moment ? taipeiTime(moment) : '');
const yesOrNo = (is: boolean) => (is ? text.yes : text.no);

interface Visible {
  visibleState: VisibleState;
  startOn: Date | null;
  endOn: Date | null;
}

const visibleColumns: readonly CsvColumn<Visible>[] = [
  [text.shown, ({ visibleState }) => text.states[visibleState]],
  [text.startOn, ({ startOn }) => timeOf(startOn)],
  [text.endOn, ({ endOn }) => timeOf(endOn)],
];

const exportArticles = exporting({
  kind: 'article',
  rows: (db, { type, ...filters }: Query<'exportArticles'>, behind) =>
    articleRecords.rowsAfter(db, filters, {
      ...behind,
      also: type === undefined ? undefined : eq(articles.type, type),
    }),
})([
  idColumn,
  [text.article.type, ({ type }) => text.articleTypes[type]],
  [text.article.title, ({ title }) => title],
  [text.article.summary, ({ summary }) => summary],
  [text.article.publishDate, ({ publishDate }) => publishDate],
  ...visibleColumns,
  ...changedColumns,
]);

const exportNews = exporting({
  kind: 'news',
  rows: (db, filters: Query<'exportNews'>, behind) => newsRecords.rowsAfter(db, filters, behind),
})([
  idColumn,
  [text.news.title, ({ title }) => title],
  [text.news.summary, ({ summary }) => summary],
  [text.news.publishDate, ({ publishDate }) => publishDate],
  ...visibleColumns,
  ...changedColumns,
]);

const exportCaseInfos = exporting({
  kind: 'case',
  rows: (db, { tab, ...filters }: Query<'exportCaseInfos'>, behind) =>
    caseRecords.rowsAfter(db, filters, {
      ...behind,
      also: tab === undefined ? undefined : eq(cases.tab, tab),
    }),
})([
  idColumn,
  [text.case.code, ({ code }) => code],
  [text.case.title, ({ title }) => title],
  [text.case.subtitle, ({ subtitle }) => subtitle],
  [text.case.tab, ({ tab }) => text.caseTabs[tab]],
  [text.case.isHighlight, ({ isHighlight }) => yesOrNo(isHighlight)],
  [text.case.county, ({ county }) => county],
  [text.case.district, ({ district }) => district],
  [text.case.tel, ({ tel }) => telephoneText(tel)],
  [text.case.households, ({ households }) => (households === null ? '' : String(households))],
  ...visibleColumns,
  ...changedColumns,
]);

const exportSiteSets = exporting({
  kind: 'site',
  rows: (db, filters: Query<'exportSiteSets'>, behind) => sitesBehind(db, filters, behind),
})([
  idColumn,
  [text.site.title, ({ title }) => title],
  [text.site.district, ({ district }) => district],
  [text.status, ({ status }) => text.siteStates[status]],
  [text.site.code, ({ caseCode }) => caseCode ?? ''],
  [text.site.siteName, ({ siteName }) => siteName ?? ''],
  [text.site.publishedOn, ({ publishedOn }) => timeOf(publishedOn)],
  [text.site.isChanged, ({ isChanged }) => yesOrNo(isChanged)],
  ...changedColumns,
]);

const exportAccounts = exporting({
  kind: 'account',
  rows: async (db, filters: Query<'exportAccounts'>, behind) => {
    const rows = await accountRecords.rowsAfter(db, filters, {
      ...behind,
      also: isNull(accounts.invitedUntil),
    });
    const known = await db.select({ id: roles.id, name: roles.name }).from(roles);
    const names = new Map(known.map(({ id, name }) => [id, name]));
    return rows.map((row) => ({ ...row, roleName: names.get(row.roleId ?? 0) ?? '' }));
  },
})([
  idColumn,
  [text.account.account, ({ account }) => account],
  [text.account.name, ({ name }) => name],
  [text.account.department, ({ department }) => department],
  [text.account.role, ({ roleName }) => roleName],
  [text.status, ({ isActive }) => text.accountStates[isActive ? 'active' : 'inactive']],
  [text.account.lastLogin, ({ lastLoginTime }) => timeOf(lastLoginTime)],
  ...changedColumns,
]);

const exportRoles = exporting({
  kind: 'role',
  rows: async (db, filters: Query<'exportRoles'>, behind) => {
    const rows = await roleRecords.rowsAfter(db, filters, behind);
    const known = await db
      .select({ id: accounts.roleId, holders: count() })
      .from(accounts)
      .groupBy(accounts.roleId);
    const holders = new Map(known.map(({ id, holders: number }) => [id, number]));
    return rows.map((row) => ({ ...row, holders: holders.get(row.id) ?? 0 }));
  },
})([
  idColumn,
  [text.role.name, ({ name }) => name],
  [text.role.description, ({ description }) => description],
  [text.role.holders, ({ holders }) => String(holders)],
  ...changedColumns,
]);

/** Lists as CSV (decisions/034-second-week). */
export const listExportHandlers = {
  exportArticles,
  exportNews,
  exportCaseInfos,
  exportSiteSets,
  exportAccounts,
  exportRoles,
} satisfies Partial<Handlers>;
