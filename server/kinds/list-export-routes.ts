import { count, eq, isNull } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { kindNames } from '../../openapi/generated/kinds';
import type { operations } from '../../openapi/generated/types';
import type { Handlers } from '../calls/operations';
import { currentName } from '../audit/present-names';
import { articleRecords } from '../content/articles';
import { caseRecords } from '../content/case-records';
import { newsRecords } from '../content/news';
import { telephoneText } from '../contacts/telephone-text';
import { listExportText as text } from './text';
import type { Db } from '../db/client';
import type { AuditKind } from '../db/stored-values';
import { accounts, articles, cases, roles } from '../db/schema';
import type { AuditedAction } from '../db/trail';
import { accountRecords } from '../identity/accounts';
import { roleRecords } from '../identity/roles';
import { csvFile, csvOf, type Reader } from '../records/csv';
import { taipeiTime } from '../contract/taipei-time';
import type { VisibleState } from '../records/visible-state';
import { sitesBehind } from '../sites/site-list';

type Operation = Extract<keyof Handlers, `export${string}`>;
type Query<Op extends Operation> = NonNullable<operations[Op]['parameters']['query']>;

/** Start of an export's next rows. */
interface Behind {
  last: { id: number } | undefined;
  limit: number;
}

interface ListExport<Filter, Row extends { id: number }> {
  kind: Extract<AuditKind, keyof typeof text>;
  rows: (db: Db, filters: Filter, behind: Behind) => Promise<Row[]>;
  lineOf: (row: Row) => string[];
}

interface ExportCall<Filter> extends Reader {
  query: Filter;
  reply: FastifyReply;
  audit: (action: AuditedAction) => Promise<void>;
}

/** Returns a list as CSV with the current filters, and adds an audit entry without the keyword. */
function exporting<Filter extends { keyword?: string }, Row extends { id: number }>({
  kind,
  rows,
  lineOf,
}: ListExport<Filter, Row>) {
  return async ({ query, reply, readPage, readmit, audit }: ExportCall<Filter>): Promise<Readable> => {
    const { keyword, ...filters } = query;
    await audit({
      kind,
      action: 'export',
      after: { ...filters, hasKeyword: Boolean(keyword) },
    });
    const names = { plainName: `${kind}.csv`, fileName: text.fileName(kindNames[kind]) };
    const rowsAfter = (last: Row | undefined, limit: number) =>
      readPage((db) => rows(db, query, { last, limit }));
    return csvFile(reply, names, csvOf({ columns: text[kind], lineOf, rowsAfter }, readmit));
  };
}

interface Changed {
  lastModifiedBy: string;
  lastModifiedById: number | null;
  lastModifiedOn: Date;
}

const changedBy = ({ lastModifiedBy, lastModifiedById, lastModifiedOn }: Changed) => [
  currentName(lastModifiedById, lastModifiedBy),
  taipeiTime(lastModifiedOn),
];
const timeOf = (moment: Date | null) => (moment ? taipeiTime(moment) : '');
const yesOrNo = (is: boolean) => (is ? text.yes : text.no);

interface Visible {
  visibleState: VisibleState;
  startOn: Date | null;
  endOn: Date | null;
}

const visibility = ({ visibleState, startOn, endOn }: Visible) => [
  text.states[visibleState],
  timeOf(startOn),
  timeOf(endOn),
];

const exportArticles = exporting({
  kind: 'article',
  rows: (db, { type, ...filters }: Query<'exportArticles'>, behind) =>
    articleRecords.rowsAfter(db, filters, {
      ...behind,
      also: type === undefined ? undefined : eq(articles.type, type),
    }),
  lineOf: (row) => [
    String(row.id),
    text.articleTypes[row.type],
    row.title,
    row.summary,
    row.publishDate,
    ...visibility(row),
    ...changedBy(row),
  ],
});

const exportNews = exporting({
  kind: 'news',
  rows: (db, filters: Query<'exportNews'>, behind) => newsRecords.rowsAfter(db, filters, behind),
  lineOf: (row) => [
    String(row.id),
    row.title,
    row.summary,
    row.publishDate,
    ...visibility(row),
    ...changedBy(row),
  ],
});

const exportCaseInfos = exporting({
  kind: 'case',
  rows: (db, { tab, ...filters }: Query<'exportCaseInfos'>, behind) =>
    caseRecords.rowsAfter(db, filters, {
      ...behind,
      also: tab === undefined ? undefined : eq(cases.tab, tab),
    }),
  lineOf: (row) => [
    String(row.id),
    row.code,
    row.title,
    row.subtitle,
    text.caseTabs[row.tab],
    yesOrNo(row.isHighlight),
    row.county,
    row.district,
    telephoneText(row.tel),
    row.households === null ? '' : String(row.households),
    ...visibility(row),
    ...changedBy(row),
  ],
});

const exportSiteSets = exporting({
  kind: 'site',
  rows: (db, filters: Query<'exportSiteSets'>, behind) => sitesBehind(db, filters, behind),
  lineOf: (row) => [
    String(row.id),
    row.title,
    row.district,
    text.siteStates[row.status],
    row.caseCode ?? '',
    row.siteName ?? '',
    timeOf(row.publishedOn),
    yesOrNo(row.isChanged),
    ...changedBy(row),
  ],
});

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
  lineOf: (row) => [
    String(row.id),
    row.account,
    row.name,
    row.department,
    row.roleName,
    text.accountStates[row.isActive ? 'active' : 'inactive'],
    timeOf(row.lastLoginTime),
    ...changedBy(row),
  ],
});

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
  lineOf: (row) => [String(row.id), row.name, row.description, String(row.holders), ...changedBy(row)],
});

/** Lists as CSV (decisions/034-second-week). */
export const listExportHandlers = {
  exportArticles,
  exportNews,
  exportCaseInfos,
  exportSiteSets,
  exportAccounts,
  exportRoles,
} satisfies Partial<Handlers>;
