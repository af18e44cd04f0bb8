import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { inArray } from '../../base/db/in-array';
import { articles, cases, isOnline, news, popups, singletons } from '../../base/db/schema';
import type { components } from '../../../openapi/generated/types';
import { notFound, ServiceError } from '../../base/contract/errors';
import { fileInfos, type FileInfo, infoOf } from '../../base/files/file-infos';
import { coverOf } from '../../base/files/record-pictures';
import { visibleState } from '../../records/visible-state';
import { getArticle, getArticleContent } from './articles';
import { getCaseContent } from './case-content';
import { caseRecords } from './case-records';
import { placeOf } from './districts';
import { getCase } from './cases';
import { isPopup, popupPublication } from './index-popup';
import { shownName } from '../../blocks/shown-settings';
import { keptNameOfCase } from '../sites/public-site';
import { printedFacts } from '../sites/stated-facts';
import { newsUnit } from './news';

type CaseTab = components['schemas']['CaseTab'];

export type ArticleType = components['schemas']['ArticleType'];

/** Conditions of records that visitors see now. */
export const isVisible = {
  case: seen(cases),
  article: seen(articles),
  news: seen(news, { status: news.status, startOn: news.startOn, endOn: news.endOn }),
};

export type Table = typeof cases | typeof articles | typeof news;

function seen(table: Table, publication: Parameters<typeof visibleState>[0] = table): SQL<boolean> {
  return sql<boolean>`(${isNull(table.deletedOn)} and ${visibleState(publication)} = 'online')`;
}

interface Range {
  offset?: number;
  limit: number;
}

export interface Card {
  id: number;
  title: string;
  /** Part of an address that is derived from the title. */
  slug: string;
  cover: FileInfo | null;
  coverAlt: string;
  lastModifiedOn: Date;
}

export interface CaseCard extends Card {
  tab: CaseTab;
  subtitle: string;
  county: string;
  district: string;
  floors: string;
  households: number | null;
}

interface PublicationCard extends Card {
  summary: string;
  /** YYYY-MM-DD. */
  publishDate: string;
}

export interface ArticleCard extends PublicationCard {
  type: ArticleType;
}

type NewsCard = PublicationCard;

/** Columns of a card, whatever its kind. */
export const columnsOf = (table: Table) => ({
  id: table.id,
  title: table.title,
  slug: sql<string>`page_slug(${table.title})`,
  coverSha: table.coverSha,
  coverName: table.coverName,
  coverAlt: table.coverAlt,
  lastModifiedOn: table.lastModifiedOn,
});

/** Visible cases in staff's order: of one tab, highlighted, given by id, or named in a text. */
export async function visibleCases(
  db: Db,
  { offset = 0, limit, ...filter }: Range & CaseFilter,
): Promise<CaseCard[]> {
  const rows = await db
    .select({
      ...columnsOf(cases),
      tab: cases.tab,
      subtitle: cases.subtitle,
      county: cases.county,
      district: cases.district,
      floors: cases.floors,
      households: cases.households,
      keptName: keptNameOfCase,
    })
    .from(cases)
    .where(caseWhere(filter))
    .orderBy(asc(cases.tab), asc(cases.sort), asc(cases.id))
    .offset(offset)
    .limit(limit);
  return withCovers(
    db,
    rows.map(({ keptName, ...row }) => ({ ...row, ...shownName({ keptName }, row) })),
  );
}

interface CaseFilter {
  tab?: CaseTab | undefined;
  /** The county that visitors read. */
  county?: string | undefined;
  isHighlight?: boolean | undefined;
  ids?: readonly number[] | undefined;
  /** A text that contains their title. */
  namedIn?: string | undefined;
}

/** As `shownName` says. */
const shownCounty = sql<string>`coalesce(${keptNameOfCase} ->> 'county', ${cases.county})`;

const caseWhere = ({ tab, county, isHighlight, ids, namedIn }: CaseFilter) =>
  and(
    isVisible.case,
    tab && eq(cases.tab, tab),
    county === undefined ? undefined : eq(shownCounty, county),
    isHighlight === undefined ? undefined : eq(cases.isHighlight, isHighlight),
    ids && inArray(cases.id, [...ids]),
    // A title of one character would be found in words.
    namedIn === undefined
      ? undefined
      : sql`length(${cases.title}) > 1 and position(${cases.title} in ${namedIn}::text) > 0`,
  );

/** Visible articles: one type in staff's order, all types newest date first. */
export async function visibleArticles(
  db: Db,
  { type, offset = 0, limit }: Range & { type?: ArticleType | undefined },
): Promise<ArticleCard[]> {
  const rows = await db
    .select({
      ...columnsOf(articles),
      type: articles.type,
      summary: articles.summary,
      publishDate: articles.publishDate,
    })
    .from(articles)
    .where(and(isVisible.article, type && eq(articles.type, type)))
    .orderBy(...(type ? [asc(articles.sort)] : [desc(articles.publishDate)]), desc(articles.id))
    .offset(offset)
    .limit(limit);
  return withCovers(db, rows);
}

/** Visible news, newest date first. */
export async function visibleNews(db: Db, { offset = 0, limit }: Range): Promise<NewsCard[]> {
  const rows = await db
    .select({ ...columnsOf(news), summary: news.summary, publishDate: news.publishDate })
    .from(news)
    .where(isVisible.news)
    .orderBy(desc(news.publishDate), desc(news.id))
    .offset(offset)
    .limit(limit);
  return withCovers(db, rows);
}

type StoredCover = Parameters<typeof coverOf>[0];

async function withCovers<Row extends StoredCover>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & { cover: FileInfo | null })[]> {
  const infos = await fileInfos(db, rows.map(coverOf));
  return rows.map((row) => ({ ...row, cover: infoOf(infos, row.coverSha) }));
}

/** Counts of visible cases per tab, and per county of a tab in the order of the country. */
export async function countCases(db: Db) {
  const rows = await db
    .select({ tab: cases.tab, county: shownCounty, count: sql<number>`count(*)::int` })
    .from(cases)
    .where(isVisible.case)
    .groupBy(cases.tab, shownCounty);
  const of = (tab: CaseTab) => rows.filter((row) => row.tab === tab);
  return {
    all: (tab: CaseTab) => of(tab).reduce((sum, { count }) => sum + count, 0),
    counties: (tab: CaseTab) =>
      of(tab)
        .map(({ county, count }) => ({ county, count }))
        .toSorted((a, b) => placeOf(a.county) - placeOf(b.county)),
  };
}

/** Counts of visible articles per type, and of news. */
export async function countVisible(db: Db) {
  const types = await db
    .select({ of: articles.type, count: sql<number>`count(*)::int` })
    .from(articles)
    .where(isVisible.article)
    .groupBy(articles.type);
  return {
    articles: (type: ArticleType) => types.find((row) => row.of === type)?.count ?? 0,
    news: await db.$count(news, isVisible.news),
  };
}

/** A case with its blocks; null while visitors do not see it. */
export const visibleCase = (db: Db, id: number) =>
  ifVisible(getCase(db, id), async (own) => ({
    ...own,
    ...shownName(await keptNameOf(db, id), own),
    ...(await slugOf(db, cases, id)),
    facts: printedFacts(await caseRecords.find(db, id)),
    parts: (await getCaseContent(db, id)).webParts,
  }));

/** An article with its blocks; null while visitors do not see it. */
export const visibleArticle = (db: Db, id: number) =>
  ifVisible(getArticle(db, id), async (own) => ({
    ...own,
    ...(await slugOf(db, articles, id)),
    parts: (await getArticleContent(db, id)).webParts,
  }));

/** A news item; null while visitors do not see it. */
export const visibleNewsItem = (db: Db, id: number) =>
  ifVisible(newsUnit.get(db, id), async (own) => ({ ...own, ...(await slugOf(db, news, id)) }));

async function ifVisible<T extends { visibleState?: string | undefined }, Result>(
  found: Promise<T>,
  complete: (own: T) => Promise<Result>,
): Promise<Result | null> {
  try {
    const own = await found;
    return own.visibleState === 'online' ? await complete(own) : null;
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}

async function keptNameOf(db: Db, id: number) {
  const [row] = await db.select({ keptName: keptNameOfCase }).from(cases).where(eq(cases.id, id));
  return row ?? { keptName: null };
}

async function slugOf(db: Db, table: Table, id: number): Promise<{ slug: string }> {
  const [row] = await db
    .select({ slug: sql<string>`page_slug(${table.title})` })
    .from(table)
    .where(eq(table.id, id));
  if (!row) throw notFound();
  return row;
}

const momentsOf = (tables: readonly (Table | typeof popups)[], now: SQL) =>
  tables.flatMap((table) =>
    [table.startOn, table.endOn].map(
      (on) =>
        sql`(select min(${on}) from ${table} where ${on} > ${now} and ${table.deletedOn} is null and ${isOnline(table.status)})`,
    ),
  );

/** Next time at which a schedule changes the visible content; null without one. */
export async function nextMoment(db: Db, after?: Date): Promise<Date | null> {
  const now = after ? sql`${after}::timestamptz` : sql`now()`;
  return earliest(db, [
    ...momentsOf([cases, articles, news, popups], now),
    ...[popupPublication.startOn, popupPublication.endOn].map(
      (on) =>
        sql`(select min(${on}) from ${singletons} where ${isPopup} and ${isOnline(popupPublication.status)} and ${on} > ${now})`,
    ),
  ]);
}

/** Next time at which a schedule changes which cases visitors see; null without one. */
export const nextMomentOfCases = (db: Db, after: Date): Promise<Date | null> =>
  earliest(db, momentsOf([cases], sql`${after}::timestamptz`));

async function earliest(db: Db, coming: SQL[]): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select extract(epoch from least(${sql.join(coming, sql`, `)})) as at`,
  );
  const at = rows[0]?.at;
  return at === null || at === undefined ? null : new Date(Number(at) * 1000);
}
