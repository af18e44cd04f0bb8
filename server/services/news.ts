import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { news } from '../db/schema';
import type { Tx } from '../db/transaction';
import type { Bodies } from '../generated/operations';
import type { components, operations } from '../generated/types';
import { serverText } from '../text';
import { fileInfos } from './files';
import { coverOf, encodePictures, pictureColumns, picturesOnWire } from './page-pictures';
import { assertFresh, contains, editedRecordOf, fieldError, notFound, onDays, recordOf, stamp } from './records';
import { cleanHtml, htmlText } from './rich-text';

type NewsRow = typeof news.$inferSelect;
type ListQuery = NonNullable<operations['listNews']['parameters']['query']>;
type Saved = { id: number; rowVersion: number };

/** One page of news, the newest publish date first. */
export async function listNews(db: Db, { keyword, status, startDate, endDate, pageNumber = 1, pageSize = 10 }: ListQuery): Promise<components['schemas']['NewsPage']> {
  const filters = and(
    keyword ? contains(news.title, keyword) : undefined,
    status === undefined ? undefined : eq(news.status, status),
    ...onDays(news.lastModifiedOn, startDate, endDate),
  );
  const [rows, [total]] = await Promise.all([
    db.select().from(news).where(filters).orderBy(desc(news.publishDate), desc(news.id)).limit(pageSize).offset((pageNumber - 1) * pageSize),
    db.select({ count: count() }).from(news).where(filters),
  ]);
  const infos = await fileInfos(db, rows.map(coverOf));
  return {
    items: rows.map((row) => ({
      id: row.id, title: row.title, cover: infos.get(row.coverSha ?? '') ?? null, coverAlt: row.coverAlt,
      publishDate: row.publishDate, status: statusOf(row.status), ...recordOf(row),
    })),
    totalCount: total?.count ?? 0,
    pageNumber,
    pageSize,
  };
}

/** One piece of news with everything its form shows; 404 when there is none. */
export async function getNews(db: Db, id: number): Promise<components['schemas']['News']> {
  const row = await findNews(db, id);
  return {
    id: row.id, title: row.title, summary: row.summary, ...(await picturesOnWire(db, row)), coverAlt: row.coverAlt, publishDate: row.publishDate,
    status: statusOf(row.status), content: row.content, seoTitle: row.seoTitle, seoKeywords: row.seoKeywords, seoDescription: row.seoDescription,
    ...editedRecordOf(row),
  };
}

type NewsInput = Omit<Bodies['updateNews'], 'id' | 'rowVersion'> | Bodies['createNews'];

/** What was sent, its text cleaned and its pictures encoded: before a transaction begins. Throws 400, also for a body without text. */
export async function checkNews({ cover, coverRemoved, shareImage, shareImageRemoved, content, ...plain }: NewsInput) {
  const clean = cleanHtml(content, 'content');
  if (!htmlText(clean).trim()) throw fieldError('content', serverText.required);
  return { fields: { ...plain, content: clean }, pictures: await encodePictures({ cover, coverRemoved, shareImage, shareImageRemoved }) };
}
type CheckedNews = Awaited<ReturnType<typeof checkNews>>;

/** Adds a piece of news. */
export async function createNews(tx: Tx, { fields, pictures }: CheckedNews, by: string): Promise<Saved> {
  const [row] = await tx.insert(news).values({ ...fields, ...(await pictureColumns(tx, pictures)), ...stamp(by) }).returning({ id: news.id, rowVersion: news.rowVersion });
  if (!row) throw notFound();
  return row;
}

/** Saves a piece of news; a field that is left out keeps its value. */
export async function updateNews(tx: Tx, { id, rowVersion }: Saved, { fields, pictures }: CheckedNews, by: string): Promise<Saved> {
  assertFresh(await findNews(tx, id, true), rowVersion);
  await tx.update(news).set({ ...fields, ...(await pictureColumns(tx, pictures)), ...stamp(by), rowVersion: rowVersion + 1 }).where(eq(news.id, id));
  return { id, rowVersion: rowVersion + 1 };
}

/** Deletes a piece of news. */
export async function deleteNews(tx: Tx, id: number): Promise<void> {
  const gone = await tx.delete(news).where(eq(news.id, id)).returning({ id: news.id });
  if (gone.length === 0) throw notFound();
}

/** The status switch. */
export async function setNewsStatus(tx: Tx, { id, status }: Bodies['updateNewsStatus'], by: string): Promise<Saved> {
  const [row] = await tx.update(news).set({ status, ...stamp(by), rowVersion: sql`${news.rowVersion} + 1` }).where(eq(news.id, id)).returning({ id: news.id, rowVersion: news.rowVersion });
  if (!row) throw notFound();
  return row;
}

async function findNews(db: Db, id: number, isLocked = false): Promise<NewsRow> {
  const query = db.select().from(news).where(eq(news.id, id));
  const [row] = await (isLocked ? query.for('update') : query);
  if (!row) throw notFound();
  return row;
}

// The column is written only with values of the contract.
const statusOf = (status: number) => status as components['schemas']['ContentStatus'];
