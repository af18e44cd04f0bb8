import { and, asc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isVisible } from '../../content/visible-content';
import { visiblePopup } from '../../content/other-popups';
import { publicPath } from '../../../base/contract/public-address';
import type { Db } from '../../../base/db/client';
import { articles, cases, news, siteSets } from '../../../base/db/schema';
import type { StoredPart } from '../../../base/db/stored-values';
import { deliveryFields } from '../../../../openapi/generated/delivery-fields';
import type { components } from '../../../../openapi/generated/delivery-types';
import { projectFactNameWords } from '../../../../openapi/generated/words';
import { fileInfos, type FileInfo, shaOf, infoOf } from '../../../base/files/file-infos';
import { partsOnWire } from '../../../blocks/blocks';
import { picked } from '../../../records/records';
import { printedFacts } from '../../sites/stated-facts';
import { publicSite } from '../../sites/public-site';
import { themeFillText } from '../../sites/text';

type Schemas = components['schemas'];

interface Wanted {
  id?: number | undefined;
  /** Last id of the previous page. */
  cursor?: number | undefined;
  limit: number;
  /** Includes records that visitors do not see. */
  drafts?: boolean | undefined;
}

/** Rows of a page by id, plus one if there are more. */
function within(
  table: { id: AnyPgColumn; deletedOn: AnyPgColumn },
  seen: SQL<boolean>,
  { id, cursor, drafts }: Wanted,
  ...also: (SQL | undefined)[]
) {
  return and(
    drafts ? isNull(table.deletedOn) : seen,
    id === undefined ? undefined : eq(table.id, id),
    cursor === undefined ? undefined : gt(table.id, cursor),
    ...also,
  );
}

interface Pictured {
  coverSha: string | null;
  coverAlt: string;
  shareSha: string | null;
  seoTitle: string;
  seoKeywords: string;
  seoDescription: string;
}

async function picturesOf(db: Db, rows: readonly Pictured[]) {
  const infos = await fileInfos(
    db,
    rows.flatMap(({ coverSha, shareSha }) => [coverSha, shareSha].map((sha) => ({ sha, fileName: null }))),
  );
  const find = (sha: string | null, altText: string) => pictureOf(infoOf(infos, sha), altText);
  return (row: Pictured) => ({
    cover: find(row.coverSha, row.coverAlt),
    seo: {
      title: row.seoTitle,
      keywords: row.seoKeywords,
      description: row.seoDescription,
      shareImage: find(row.shareSha, ''),
    },
  });
}

function pictureOf(info: FileInfo | null | undefined, altText: string): Schemas['Picture'] | null {
  if (!info) return null;
  return {
    url: info.filePath,
    width: info.width ?? null,
    height: info.height ?? null,
    focusX: info.focusX ?? 50,
    focusY: info.focusY ?? 50,
    altText,
    sources: (info.sources ?? []).map(({ filePath, width }) => ({ url: filePath, width })),
  };
}

/** Blocks in the format of the back office, with their pictures. */
const blocksOf = async (db: Db, parts: readonly StoredPart[]): Promise<Schemas['Block'][]> =>
  partsOnWire(db, parts);

export async function deliveredCases(
  db: Db,
  query: Wanted & { tab?: number | undefined; isHighlight?: boolean | undefined },
): Promise<Schemas['Case'][]> {
  const { tab, isHighlight, limit } = query;
  const rows = await db
    .select({ row: cases, isVisible: isVisible.case })
    .from(cases)
    .where(
      within(
        cases,
        isVisible.case,
        query,
        tab === undefined ? undefined : sql`${cases.tab} = ${tab}`,
        isHighlight === undefined ? undefined : eq(cases.isHighlight, isHighlight),
      ),
    )
    .orderBy(asc(cases.id))
    .limit(limit);
  const pictured = await picturesOf(
    db,
    rows.map(({ row }) => row),
  );
  const plans = await fileInfos(
    db,
    rows.flatMap(({ row }) =>
      row.housingUnits.map(({ plan }) => ({ sha: shaOf(plan) ?? null, fileName: null })),
    ),
  );
  const items: Schemas['Case'][] = [];
  for (const { row, isVisible: seen } of rows) {
    items.push({
      ...picked(row, deliveryFields.Case),
      isVisible: seen,
      housingUnits: row.housingUnits.map(({ plan, ...unit }) => ({
        ...unit,
        plan: pictureOf(plans.get(shaOf(plan) ?? ''), themeFillText.plan(unit.name)),
      })),
      facts: printedFacts(row).map(({ name, value, source, documentDate }) => ({
        name,
        label: projectFactNameWords[name],
        value,
        source: source ?? null,
        documentDate: documentDate || null,
      })),
      ...pictured(row),
      blocks: await blocksOf(db, row.parts),
    });
  }
  return items;
}

export async function deliveredArticles(
  db: Db,
  query: Wanted & { type?: number | undefined },
): Promise<Schemas['Article'][]> {
  const { type, limit } = query;
  const ofType = type === undefined ? undefined : sql`${articles.type} = ${type}`;
  const rows = await db
    .select({ row: articles, isVisible: isVisible.article })
    .from(articles)
    .where(within(articles, isVisible.article, query, ofType))
    .orderBy(asc(articles.id))
    .limit(limit);
  const pictured = await picturesOf(
    db,
    rows.map(({ row }) => row),
  );
  const items: Schemas['Article'][] = [];
  for (const { row, isVisible: seen } of rows) {
    items.push({
      ...picked(row, deliveryFields.Article),
      isVisible: seen,
      ...pictured(row),
      blocks: await blocksOf(db, row.parts),
    });
  }
  return items;
}

export async function deliveredNews(db: Db, query: Wanted): Promise<Schemas['NewsItem'][]> {
  const rows = await db
    .select({ row: news, isVisible: isVisible.news })
    .from(news)
    .where(within(news, isVisible.news, query))
    .orderBy(asc(news.id))
    .limit(query.limit);
  const pictured = await picturesOf(
    db,
    rows.map(({ row }) => row),
  );
  return rows.map(({ row, isVisible: seen }) => ({
    ...picked(row, deliveryFields.NewsItem),
    isVisible: seen,
    ...pictured(row),
  }));
}

/** Published project pages by their case's id. */
export async function deliveredSites(db: Db, { id, cursor, limit }: Wanted): Promise<Schemas['Site'][]> {
  const rows = await db
    .select({ caseId: siteSets.caseId, siteName: siteSets.siteName })
    .from(siteSets)
    .where(
      and(
        sql`is_site_seen(${siteSets.caseId})`,
        id === undefined ? undefined : eq(siteSets.caseId, id),
        cursor === undefined ? undefined : gt(siteSets.caseId, cursor),
      ),
    )
    .orderBy(asc(siteSets.caseId))
    .limit(limit);
  const items: Schemas['Site'][] = [];
  for (const { caseId, siteName } of rows) {
    const site = await publicSite(db, siteName ?? '');
    if (site?.kind !== 'page') continue;
    const { head } = site;
    items.push({
      id: caseId,
      siteName: head.siteName,
      path: publicPath(head.siteName),
      templateCode: head.templateCode,
      title: head.title,
      keywords: head.keywords,
      description: head.description,
      shareImage: pictureOf(head.shareImage, ''),
      blocks: await site.parts(),
    });
  }
  return items;
}

/** The popup; null while visitors see none. */
export async function deliveredPopup(db: Db): Promise<Schemas['Popup'] | null> {
  const popup = await visiblePopup(db);
  if (!popup) return null;
  const { title, url, urlTarget, image, altText } = popup;
  return { title, url, urlTarget, image: pictureOf(image, altText) };
}
