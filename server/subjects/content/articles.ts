import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { articles, previewLinks } from '../../base/db/schema';
import type { StoredPart } from '../../base/db/stored-values';
import type { Tx } from '../../base/db/transaction';
import { Refusal, fieldError } from '../../base/contract/errors';
import type { Bodies } from '../../base/contract/bodies';
import { PartType } from '../../../openapi/generated/enums';
import { visitorTexts } from '../../../openapi/generated/visitor-texts';
import type { components, operations } from '../../../openapi/generated/types';
import { serverText } from '../../base/contract/text';
import { fileInfos, infoOf } from '../../base/files/file-infos';
import { coverOf, encodePictures, pictureColumns, picturesOnWire } from '../../base/files/record-pictures';
import { checkPart, checkParts, copyParts, storePart } from '../../blocks/blocks';
import type { CheckedPart } from '../../blocks/part-storing';
import { blockContent } from './block-content';
import { approvedAs, articleContent } from './approved-content';
import { defineKind } from '../../records/kind';
import { beginning } from '../../records/search-part';
import { recordTable, type Saved } from '../../records/table';
import { findVersion } from '../../records/versions';
import { picked } from '../../records/records';
import type { BodyCheck } from '../../records/version-fit';
import { scheduleColumns, setStatus } from '../../records/visible-state';
import { countLinks } from '../sites/link-counts';
import { contentKind, titledPreview } from './content-kind';
import { contentOptions } from './content-unit';
import { listedFields } from './publication-fields';
import { known } from '../../base/contract/known';

type ListQuery = NonNullable<operations['listArticles']['parameters']['query']>;

const records = recordTable(articles, {
  ...contentOptions(articles),
  kind: 'article',
  versions: 'article',
  search: [articles.title],
  order: { group: articles.type, place: articles.sort },
  stored: approvedAs(articleContent),
});

export { records as articleRecords };

/** One page of articles in staff's order within their type, with the number of each type. */
export async function listArticles(
  db: Db,
  { type, ...query }: ListQuery,
): Promise<components['schemas']['ArticlePage']> {
  const order = [asc(articles.type), asc(articles.sort), asc(articles.id)];
  const tabs = { column: articles.type, values: [2, 3], open: type };
  const { rows, countOf, page } = await records.page(db, query, order, { tabs });
  const infos = await fileInfos(db, rows.map(coverOf));
  return {
    items: rows.map((row) => ({
      ...listedFields(row),
      cover: infoOf(infos, row.coverSha),
      type: row.type,
      sort: row.sort,
    })),
    ...page,
    typeCounts: { 2: countOf(2), 3: countOf(3) },
  };
}

export async function getArticle(db: Db, id: number): Promise<components['schemas']['Article']> {
  const row = await records.find(db, id);
  return {
    ...listedFields(row),
    ...(await picturesOnWire(db, row)),
    ...picked(row, visitorTexts.ArticleUpdate),
    type: row.type,
    sort: row.sort,
    partCount: row.parts.length,
  };
}

type ArticleInput =
  Omit<Bodies['updateArticle'], 'id' | 'rowVersion' | 'versionNote'> | Bodies['createArticle'];

/** Validates a save and encodes its pictures, before the transaction. Throws 400. */
export async function checkArticle({ text, ...input }: ArticleInput) {
  return {
    ...(await encodePictures(input)),
    text: text && (await checkPart({ partType: PartType.text, sort: 0, ...text }, 'text')),
  };
}
type CheckedArticle = Awaited<ReturnType<typeof checkArticle>>;

/** New articles come first in their type. */
export async function createArticle(
  tx: Tx,
  { fields, pictures, text }: CheckedArticle,
  by: string,
): Promise<Saved> {
  return records.add(
    tx,
    {
      ...fields,
      ...(text ? { parts: await withText(tx, text, []) } : {}),
      ...scheduleColumns(fields),
      ...(await pictureColumns(tx, pictures, fields.coverAlt)),
      sort: await records.firstPlace(tx, fields.type),
    },
    by,
  );
}

/** Copies an article with its content: offline, first in its type. Throws 404. */
export async function duplicateArticle(tx: Tx, id: number, by: string): Promise<Saved> {
  const copy = await records.copyOf(tx, id);
  const [parts, sort] = [await copyParts(tx, copy.parts), await records.firstPlace(tx, copy.type)];
  return records.add(tx, { ...copy, parts, sort }, by);
}

/** Saves the basic information. Omitted fields keep their values; a new type puts the article first in it. */
export async function updateArticle(
  tx: Tx,
  saved: Saved,
  { fields, pictures, text }: CheckedArticle,
  by: string,
): Promise<Saved> {
  const row = await records.lock(tx, saved);
  const place = fields.type === row.type ? {} : { sort: await records.firstPlace(tx, fields.type) };
  const columns = {
    ...fields,
    ...scheduleColumns(fields, row),
    ...(await pictureColumns(tx, pictures, fields.coverAlt)),
    ...(text ? { parts: await withText(tx, text, row.parts) } : {}),
  };
  return records.change(tx, saved.id, { ...columns, ...place }, by);
}

/** Blocks of an article, starting with the text of its first page. */
async function withText(tx: Tx, text: CheckedPart, own: readonly StoredPart[]): Promise<StoredPart[]> {
  const first = own[0]?.partType === PartType.text ? own[0] : undefined;
  return [await storePart(tx, text, first, own), ...own.slice(first ? 1 : 0)];
}

/** Restores a version by the rules of a save: an article with content keeps at least one block. */
async function restoreArticleVersion(
  tx: Tx,
  { id, rowVersion, versionId }: Bodies['restoreArticleVersion'],
  { name: by }: { name: string },
  checkBody: BodyCheck,
): Promise<Saved> {
  const version = await findVersion(tx, 'article', versionId);
  return records.bringBack(tx, { id, rowVersion }, version, by, checkBody, async (values, row) => {
    if (row.parts.length > 0 && values.parts?.length === 0) throw new Refusal('versionWithoutParts');
    return values.type === undefined || values.type === row.type
      ? {}
      : { sort: await records.firstPlace(tx, values.type) };
  });
}

export const setArticleStatus = (tx: Tx, body: Bodies['updateArticleStatus'], by: string) =>
  setStatus(tx, records, body, by);

/** Stores a new order of one type; refuses ids that differ from those of the type. */
export const sortArticles = (tx: Tx, { ids }: Bodies['sortArticles']) =>
  records.sort(tx, ids, sql`(select type from articles where id = ${known(ids[0], 'The first id')})`);

/** The blocks of an article. */
export const { get: getArticleContent, save: saveArticleContent } = blockContent(records);

/** Validates the blocks of a save; an article has at least one. */
export async function checkArticleContent(
  { webParts }: Bodies['saveArticleContent'],
  by: number,
): Promise<CheckedPart[]> {
  if (webParts.length === 0) throw fieldError('webParts', serverText.addItem);
  return checkParts(webParts, by);
}

export const articleKind = defineKind({
  ...contentKind('article', articles, records, {
    detail: beginning(articles.summary),
    own: [sql`'articleType', ${articles.type}`],
    texts: ['parts'],
    inTrash: (db) => ({
      articleType: articles.type,
      linkCount: countLinks(db, eq(previewLinks.articleId, articles.id)),
      partCount: sql<number>`jsonb_array_length(${articles.parts})`,
    }),
  }),
  preview: titledPreview('article', records),
  versions: { table: articles, restore: restoreArticleVersion },
});
