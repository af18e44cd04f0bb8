import { and, asc, count, eq, min, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { articles } from '../db/schema';
import { Refusal } from '../errors';
import type { Bodies } from '../generated/operations';
import type { components, operations } from '../generated/types';
import { serverText } from '../text';
import { fileInfos } from './files';
import { coverOf, pictureColumns, picturesOnWire } from './page-pictures';
import { knownPartTypes, partsOnWire, storeParts } from './parts';
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

/** Columns of what was sent, pictures stored. Call it before a transaction: encoding takes long. */
export async function articleValues(db: Db, { cover, coverRemoved, shareImage, shareImageRemoved, ...plain }: Bodies['createArticle']) {
  return { ...plain, ...(await pictureColumns(db, { cover, coverRemoved, shareImage, shareImageRemoved })) };
}

/** Adds an article at the first place of its type. `tx` is a transaction. */
export async function createArticle(tx: Db, values: Awaited<ReturnType<typeof articleValues>>, by: string): Promise<Saved> {
  const sort = await firstPlace(tx, values.type);
  const [row] = await tx.insert(articles).values({ ...values, sort, ...stamp(by) }).returning({ id: articles.id, rowVersion: articles.rowVersion });
  if (!row) throw notFound();
  return row;
}

/** A place before all others of a type. */
async function firstPlace(tx: Db, type: number): Promise<number> {
  // Two that come at the same moment get two places: the second waits for the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('articles'), ${type})`);
  const [first] = await tx.select({ sort: min(articles.sort) }).from(articles).where(eq(articles.type, type));
  return (first?.sort ?? 1) - 1;
}

/** Saves the basic information; a field that is left out keeps its value, and a new type puts the article first in it. */
export async function updateArticle(db: Db, { id, rowVersion, ...input }: Bodies['updateArticle'], by: string): Promise<Saved> {
  const values = await articleValues(db, input);
  return db.transaction(async (tx) => {
    const row = await findArticle(tx, id, true);
    assertFresh(row, rowVersion);
    const place = values.type === row.type ? {} : { sort: await firstPlace(tx, values.type) };
    await tx.update(articles).set({ ...values, ...place, ...stamp(by), rowVersion: rowVersion + 1 }).where(eq(articles.id, id));
    return { id, rowVersion: rowVersion + 1 };
  });
}

/** Deletes an article with its content. */
export async function deleteArticle(db: Db, id: number): Promise<void> {
  const gone = await db.delete(articles).where(eq(articles.id, id)).returning({ id: articles.id });
  if (gone.length === 0) throw notFound();
}

/** The status switch. */
export async function setArticleStatus(db: Db, { id, status }: Bodies['updateArticleStatus'], by: string): Promise<Saved> {
  const [row] = await db.update(articles).set({ status, ...stamp(by), rowVersion: sql`${articles.rowVersion} + 1` }).where(eq(articles.id, id)).returning({ id: articles.id, rowVersion: articles.rowVersion });
  if (!row) throw notFound();
  return row;
}

/** Gives the articles of one type a new, dense order; refused when the ids are not just those of one type. */
export async function sortArticles(db: Db, { ids }: Bodies['sortArticles']): Promise<void> {
  await db.transaction(async (tx) => {
    const [first] = await tx.select({ type: articles.type }).from(articles).where(eq(articles.id, ids[0] ?? 0));
    const rows = first ? await tx.select({ id: articles.id }).from(articles).where(eq(articles.type, first.type)).orderBy(asc(articles.id)).for('update') : [];
    if (rows.length !== ids.length || new Set(ids).size !== ids.length || rows.some(({ id }) => !ids.includes(id))) throw new Refusal(serverText.badOrder);
    await tx.execute(sql`update articles set sort = o.place from unnest(${sql.param(ids)}::int[]) with ordinality as o(id, place) where articles.id = o.id`);
  });
}

/** The content tab of an article. */
export async function getArticleContent(db: Db, id: number): Promise<components['schemas']['Content']> {
  return contentOf(db, await findArticle(db, id));
}

/** Saves the content tab as one whole; an article has at least one block. */
export async function saveArticleContent(db: Db, { id, rowVersion, webParts }: Bodies['saveArticleContent'], by: string): Promise<components['schemas']['Content']> {
  if (webParts.length === 0) throw fieldError('webParts', serverText.addItem);
  const parts = await storeParts(db, webParts, (await findArticle(db, id)).parts);
  return db.transaction(async (tx) => {
    const row = await findArticle(tx, id, true);
    assertFresh(row, rowVersion);
    const changed = { parts, ...stamp(by), rowVersion: rowVersion + 1 };
    await tx.update(articles).set(changed).where(eq(articles.id, id));
    return contentOf(tx, { ...row, ...changed });
  });
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
