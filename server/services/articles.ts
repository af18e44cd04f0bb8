import { and, asc, count, eq, min, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { articles } from '../db/schema';
import type { Tx } from '../db/transaction';
import { Refusal } from '../errors';
import type { Bodies } from '../generated/operations';
import type { components, operations } from '../generated/types';
import { serverText } from '../text';
import { fileInfos } from './files';
import { coverOf, encodePictures, pictureColumns, picturesOnWire } from './page-pictures';
import { checkParts, knownPartTypes, partsOnWire, storeParts, type CheckedPart } from './parts';
import { assertFresh, contains, editedRecordOf, fieldError, notFound, onDays, recordOf, stamp } from './records';

type ArticleRow = typeof articles.$inferSelect;
type ListQuery = NonNullable<operations['listArticles']['parameters']['query']>;
type Saved = { id: number; rowVersion: number };

/** One page of articles in the order that staff gave them within their type. */
export async function listArticles(db: Db, { keyword, type, status, startDate, endDate, pageNumber = 1, pageSize = 10 }: ListQuery): Promise<components['schemas']['ArticlePage']> {
  const filters = and(
    keyword ? contains(articles.title, keyword) : undefined,
    type ? eq(articles.type, type) : undefined,
    status === undefined ? undefined : eq(articles.status, status),
    ...onDays(articles.lastModifiedOn, startDate, endDate),
  );
  const [rows, [total]] = await Promise.all([
    db.select().from(articles).where(filters).orderBy(asc(articles.type), asc(articles.sort), asc(articles.id)).limit(pageSize).offset((pageNumber - 1) * pageSize),
    db.select({ count: count() }).from(articles).where(filters),
  ]);
  const infos = await fileInfos(db, rows.map(coverOf));
  return {
    items: rows.map((row) => ({
      id: row.id, type: typeOf(row.type), title: row.title, cover: infos.get(row.coverSha ?? '') ?? null, coverAlt: row.coverAlt,
      publishDate: row.publishDate, status: statusOf(row.status), sort: row.sort, ...recordOf(row),
    })),
    totalCount: total?.count ?? 0,
    pageNumber,
    pageSize,
  };
}

/** The basic information of an article; 404 when there is none. */
export async function getArticle(db: Db, id: number): Promise<components['schemas']['Article']> {
  const row = await findArticle(db, id);
  return {
    id: row.id, type: typeOf(row.type), title: row.title, summary: row.summary, ...(await picturesOnWire(db, row)), coverAlt: row.coverAlt,
    publishDate: row.publishDate, status: statusOf(row.status), sort: row.sort, seoTitle: row.seoTitle, seoKeywords: row.seoKeywords,
    seoDescription: row.seoDescription, partCount: row.parts.length, ...editedRecordOf(row),
  };
}

type ArticleInput = Omit<Bodies['updateArticle'], 'id' | 'rowVersion'> | Bodies['createArticle'];

/** What was sent, its pictures encoded: before a transaction begins. Throws 400. */
export async function checkArticle({ cover, coverRemoved, shareImage, shareImageRemoved, ...fields }: ArticleInput) {
  return { fields, pictures: await encodePictures({ cover, coverRemoved, shareImage, shareImageRemoved }) };
}
type CheckedArticle = Awaited<ReturnType<typeof checkArticle>>;

/** Adds an article at the first place of its type. */
export async function createArticle(tx: Tx, { fields, pictures }: CheckedArticle, by: string): Promise<Saved> {
  const values = { ...fields, ...(await pictureColumns(tx, pictures)), sort: await firstPlace(tx, fields.type) };
  const [row] = await tx.insert(articles).values({ ...values, ...stamp(by) }).returning({ id: articles.id, rowVersion: articles.rowVersion });
  if (!row) throw notFound();
  return row;
}

/** A place before all others of a type. */
async function firstPlace(tx: Tx, type: number): Promise<number> {
  // Two that come at the same moment get two places: the second waits for the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('articles'), ${type})`);
  const [first] = await tx.select({ sort: min(articles.sort) }).from(articles).where(eq(articles.type, type));
  return (first?.sort ?? 1) - 1;
}

/** Saves the basic information; a field that is left out keeps its value, and a new type puts the article first in it. */
export async function updateArticle(tx: Tx, { id, rowVersion }: Saved, { fields, pictures }: CheckedArticle, by: string): Promise<Saved> {
  const row = await findArticle(tx, id, true);
  assertFresh(row, rowVersion);
  const place = fields.type === row.type ? {} : { sort: await firstPlace(tx, fields.type) };
  await tx.update(articles).set({ ...fields, ...(await pictureColumns(tx, pictures)), ...place, ...stamp(by), rowVersion: rowVersion + 1 }).where(eq(articles.id, id));
  return { id, rowVersion: rowVersion + 1 };
}

/** Deletes an article with its content. */
export async function deleteArticle(tx: Tx, id: number): Promise<void> {
  const gone = await tx.delete(articles).where(eq(articles.id, id)).returning({ id: articles.id });
  if (gone.length === 0) throw notFound();
}

/** The status switch. */
export async function setArticleStatus(tx: Tx, { id, status }: Bodies['updateArticleStatus'], by: string): Promise<Saved> {
  const [row] = await tx.update(articles).set({ status, ...stamp(by), rowVersion: sql`${articles.rowVersion} + 1` }).where(eq(articles.id, id)).returning({ id: articles.id, rowVersion: articles.rowVersion });
  if (!row) throw notFound();
  return row;
}

/** Gives the articles of one type a new, dense order; refused when the ids are not just those of one type. */
export async function sortArticles(tx: Tx, { ids }: Bodies['sortArticles']): Promise<void> {
  const [first] = await tx.select({ type: articles.type }).from(articles).where(eq(articles.id, ids[0] ?? 0));
  const rows = first ? await tx.select({ id: articles.id }).from(articles).where(eq(articles.type, first.type)).orderBy(asc(articles.id)).for('update') : [];
  if (rows.length !== ids.length || new Set(ids).size !== ids.length || rows.some(({ id }) => !ids.includes(id))) throw new Refusal(serverText.badOrder);
  await tx.execute(sql`update articles set sort = o.place from unnest(${sql.param(ids)}::int[]) with ordinality as o(id, place) where articles.id = o.id`);
}

/** The content tab of an article. */
export async function getArticleContent(db: Db, id: number): Promise<components['schemas']['Content']> {
  return contentOf(db, await findArticle(db, id));
}

/** Saves the content tab as one whole. */
export async function saveArticleContent(tx: Tx, { id, rowVersion }: Saved, checked: readonly CheckedPart[], by: string): Promise<components['schemas']['Content']> {
  const row = await findArticle(tx, id, true);
  assertFresh(row, rowVersion);
  const changed = { parts: await storeParts(tx, checked, row.parts), ...stamp(by), rowVersion: rowVersion + 1 };
  await tx.update(articles).set(changed).where(eq(articles.id, id));
  return contentOf(tx, { ...row, ...changed });
}

/** The blocks of a save, checked as `checkParts` does; an article has at least one. */
export async function checkArticleContent({ webParts }: Bodies['saveArticleContent']): Promise<CheckedPart[]> {
  if (webParts.length === 0) throw fieldError('webParts', serverText.addItem);
  return checkParts(webParts);
}

async function contentOf(db: Db, row: ArticleRow): Promise<components['schemas']['Content']> {
  const { updateRecord, rowVersion } = editedRecordOf(row);
  return { id: row.id, title: row.title, cmsItemList: [...knownPartTypes], webParts: await partsOnWire(db, row.parts), rowVersion, updateRecord };
}

async function findArticle(db: Db, id: number, isLocked = false): Promise<ArticleRow> {
  const query = db.select().from(articles).where(eq(articles.id, id));
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}

// The columns are written only with values of the contract.
const typeOf = (type: number) => type as components['schemas']['ArticleType'];
const statusOf = (status: number) => status as components['schemas']['ContentStatus'];
