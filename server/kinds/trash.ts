import { and, desc, eq, exists, inArray, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import { type PgTable, unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client';
import {
  accounts,
  articles,
  cases,
  news,
  previewLinks,
  roles,
  siteSets,
  siteThemes,
  templates,
} from '../db/schema';
import type { AuditKind } from '../db/stored-values';
import type { Claim } from '../../openapi/generated/claims';
import type { components, operations } from '../../openapi/generated/types';
import { fileInfos } from '../files/pictures';
import { countLinks, countLinksOfCase } from '../sites/link-counts';
import { coverOf } from '../files/record-pictures';
import { byServer, type Deed, auditDeeds } from '../audit/audit';
import { presentName } from '../audit/present-names';
import { findsKeyword } from '../records/records';

type Kind = components['schemas']['TrashKind'];
type TrashItem = components['schemas']['TrashItem'];
type ListQuery = NonNullable<operations['listTrash']['parameters']['query']>;
/** What only one kind of record tells of itself. */
type Details = Omit<TrashItem, 'kind' | 'id' | 'title' | 'deletedOn' | 'deletedBy' | 'daysLeft'>;

type TableOfTrash = typeof cases | typeof siteThemes | typeof articles | typeof news | typeof roles;
type TitleColumn =
  Extract<TableOfTrash, { title: unknown }>['title'] | typeof siteThemes.name | typeof roles.name;

/** Days that a deleted record stays (decisions 10). */
const trashDays = 30;
/** Between the titles of a case and of its theme. */
const titleGap = '　';

const viewClaims: Record<Kind, Claim> = {
  case: 'Permissions.Cases.View',
  theme: 'Permissions.Cases.OnePage.View',
  article: 'Permissions.Articles.View',
  news: 'Permissions.News.View',
  role: 'Permissions.Roles.View',
};
const kinds = ['case', 'theme', 'article', 'news', 'role'] as const satisfies readonly Kind[];

/** One page of what was deleted in the units that these claims let one view, the last deleted first. */
export async function listTrash(
  db: Db,
  { kind, keyword, pageNumber = 1, pageSize = 10 }: ListQuery,
  claims: ReadonlySet<string>,
): Promise<components['schemas']['TrashPage']> {
  const visible = kinds.filter((each) => claims.has(viewClaims[each]));
  const trash = deleted(db, keyword);
  const isVisible = inArray(trash.kind, visible);
  // One after the other: they share the union's text, and seldom more than a few rows.
  const counts = await db
    .select({ kind: trash.kind, count: sql<number>`count(*)::int` })
    .from(trash)
    .where(isVisible)
    .groupBy(trash.kind);
  const rows = await db
    .select()
    .from(trash)
    .where(and(isVisible, kind ? eq(trash.kind, kind) : undefined))
    .orderBy(desc(trash.deletedOn), trash.kind, desc(trash.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  const countOf = (wanted: Kind) => counts.find((row) => row.kind === wanted)?.count ?? 0;
  const kindCounts = {
    case: countOf('case'),
    theme: countOf('theme'),
    article: countOf('article'),
    news: countOf('news'),
    role: countOf('role'),
  };
  const details = await detailsOf(db, rows);
  return {
    items: rows.map((row) => ({
      kind: row.kind,
      id: row.id,
      title: row.title,
      deletedOn: row.deletedOn?.toISOString() ?? '',
      deletedBy: presentName(row.deletedById, row.deletedBy ?? ''),
      daysLeft: row.daysLeft,
      ...details.get(`${row.kind} ${row.id}`),
    })),
    totalCount: kind ? kindCounts[kind] : kinds.reduce((sum, each) => sum + kindCounts[each], 0),
    pageNumber,
    pageSize,
    kindCounts,
  };
}

/** Deletes for ever what has been in the trash for 30 days; resolves to how many records. */
export async function emptyTrash(db: Db): Promise<number> {
  const isOver = (table: TableOfTrash) =>
    lt(table.deletedOn, sql`now() - make_interval(days => ${trashDays})`);
  const isHeld = exists(db.select({ id: accounts.id }).from(accounts).where(eq(accounts.roleId, roles.id)));
  return db.transaction(async (tx) => {
    const purge = async (
      kind: AuditKind,
      table: TableOfTrash,
      told: { recordId: TableOfTrash['id'] | typeof siteThemes.caseId; title: TitleColumn },
      isKept?: SQL,
    ): Promise<Deed[]> => {
      const plain: PgTable = table;
      const gone = await tx
        .delete(plain)
        .where(and(isOver(table), isKept && not(isKept)))
        .returning(told);
      return gone.map((row) => ({ kind, action: 'purge', ...row }));
    };
    const deeds = [
      ...(await purge('case', cases, { recordId: cases.id, title: cases.title })),
      ...(await purge('site', siteThemes, { recordId: siteThemes.caseId, title: siteThemes.name })),
      ...(await purge('article', articles, { recordId: articles.id, title: articles.title })),
      ...(await purge('news', news, { recordId: news.id, title: news.title })),
      ...(await purge('role', roles, { recordId: roles.id, title: roles.name }, isHeld)),
    ];
    await auditDeeds(tx, ...byServer('old-trash'), ...deeds);
    return deeds.length;
  });
}

/** Everything in the trash, with what all kinds have alike. */
function deleted(db: Db, keyword: string | undefined) {
  const columnsOf = <Title>(kind: Kind, table: TableOfTrash, title: Title) => ({
    kind: sql<Kind>`${sql.raw(`'${kind}'`)}::text`.as('kind'),
    id: table.id,
    title,
    deletedOn: table.deletedOn,
    deletedBy: table.deletedBy,
    deletedById: table.deletedById,
    // The day that runs counts as a whole one.
    daysLeft:
      sql<number>`greatest(0, ceil(${trashDays} - extract(epoch from now() - ${table.deletedOn}) / 86400))::int`.as(
        'days_left',
      ),
  });
  const isDeleted = (table: TableOfTrash, title: TitleColumn | SQL<string>) =>
    and(isNotNull(table.deletedOn), findsKeyword(keyword, [title, table.deletedBy]));
  const ofTable = (kind: Kind, table: TableOfTrash, title: TitleColumn) => {
    const plain: PgTable = table;
    return db
      .select(columnsOf(kind, table, title))
      .from(plain)
      .where(isDeleted(table, title));
  };
  const themeTitle = sql<string>`${cases.title} || ${titleGap} || ${siteThemes.name}`;
  return unionAll(
    ofTable('case', cases, cases.title),
    db
      .select(columnsOf('theme', siteThemes, themeTitle))
      .from(siteThemes)
      .innerJoin(cases, eq(cases.id, siteThemes.caseId))
      // One whose case is there too comes back with that one or not at all.
      .where(and(isDeleted(siteThemes, themeTitle), isNull(cases.deletedOn))),
    ofTable('article', articles, articles.title),
    ofTable('news', news, news.title),
    ofTable('role', roles, roles.name),
  ).as('trash');
}

/** Details of one page's rows, by `kind id`. The pictures of all kinds are read in one query. */
async function detailsOf(db: Db, page: readonly { kind: Kind; id: number }[]): Promise<Map<string, Details>> {
  const idsOf = (kind: Kind) => page.filter((row) => row.kind === kind).map(({ id }) => id);
  const described: Described[] = [
    ...(await describeCases(db, idsOf('case'))),
    ...(await describeThemes(db, idsOf('theme'))),
    ...(await describeArticles(db, idsOf('article'))),
    ...(await describeNews(db, idsOf('news'))),
    ...(await describeRoles(db, idsOf('role'))),
  ];
  const infos = await fileInfos(
    db,
    described.flatMap(({ picture }) => (picture ? [coverOf(picture)] : [])),
  );
  return new Map(
    described.map(({ key, picture, details }) => [
      key,
      picture ? { cover: infos.get(picture.coverSha ?? '') ?? null, ...details } : details,
    ]),
  );
}

/** The details of one record, before its picture is read. */
interface Described {
  key: `${Kind} ${number}`;
  picture?: { coverSha: string | null; coverName: string | null };
  details: Details;
}

const partCountOf = (parts: typeof cases.parts | typeof siteThemes.parts | typeof articles.parts) =>
  sql<number>`jsonb_array_length(${parts})`;

async function describeCases(db: Db, ids: readonly number[]): Promise<Described[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: cases.id,
      code: cases.code,
      county: cases.county,
      district: cases.district,
      partCount: partCountOf(cases.parts),
      siteName: siteSets.siteName,
      themeCount: db.$count(siteThemes, and(eq(siteThemes.caseId, cases.id), isNull(siteThemes.deletedOn))),
      linkCount: countLinksOfCase(db, cases.id),
      coverSha: cases.coverSha,
      coverName: cases.coverName,
    })
    .from(cases)
    .leftJoin(siteSets, eq(siteSets.caseId, cases.id))
    .where(inArray(cases.id, [...ids]));
  return rows.map(({ id, county, district, coverSha, coverName, ...details }) => ({
    key: `case ${id}`,
    picture: { coverSha, coverName },
    details: { ...details, district: county + district },
  }));
}

/** The cover of a theme is that of its case. */
async function describeThemes(db: Db, ids: readonly number[]): Promise<Described[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: siteThemes.id,
      templateName: templates.name,
      partCount: partCountOf(siteThemes.parts),
      linkCount: countLinks(db, eq(previewLinks.themeId, siteThemes.id)),
      coverSha: cases.coverSha,
      coverName: cases.coverName,
    })
    .from(siteThemes)
    .innerJoin(cases, eq(cases.id, siteThemes.caseId))
    .leftJoin(templates, eq(templates.templateCode, siteThemes.templateCode))
    .where(inArray(siteThemes.id, [...ids]));
  return rows.map(({ id, templateName, coverSha, coverName, ...details }) => ({
    key: `theme ${id}`,
    picture: { coverSha, coverName },
    details: { templateName: templateName ?? '', ...details },
  }));
}

async function describeArticles(db: Db, ids: readonly number[]): Promise<Described[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: articles.id,
      type: articles.type,
      publishDate: articles.publishDate,
      partCount: partCountOf(articles.parts),
      linkCount: countLinks(db, eq(previewLinks.articleId, articles.id)),
      coverSha: articles.coverSha,
      coverName: articles.coverName,
    })
    .from(articles)
    .where(inArray(articles.id, [...ids]));
  return rows.map(({ id, type, coverSha, coverName, ...details }) => ({
    key: `article ${id}`,
    picture: { coverSha, coverName },
    details: { articleType: type === 3 ? 3 : 2, ...details },
  }));
}

async function describeNews(db: Db, ids: readonly number[]): Promise<Described[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: news.id,
      publishDate: news.publishDate,
      linkCount: countLinks(db, eq(previewLinks.newsId, news.id)),
      coverSha: news.coverSha,
      coverName: news.coverName,
    })
    .from(news)
    .where(inArray(news.id, [...ids]));
  return rows.map(({ id, coverSha, coverName, ...details }) => ({
    key: `news ${id}`,
    picture: { coverSha, coverName },
    details,
  }));
}

async function describeRoles(db: Db, ids: readonly number[]): Promise<Described[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: roles.id, claims: roles.claims })
    .from(roles)
    .where(inArray(roles.id, [...ids]));
  return rows.map(({ id, claims }) => ({ key: `role ${id}`, details: { claimCount: claims.length } }));
}
