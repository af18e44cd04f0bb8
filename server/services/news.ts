import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client';
import { news } from '../db/schema';
import type { Bodies } from '../generated/operations';
import type { components, operations } from '../generated/types';
import { serverText } from '../text';
import { fileInfos } from './files';
import { coverOf, pictureColumns, picturesOnWire } from './page-pictures';
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

/** Columns of what was sent, pictures stored and the text cleaned. Throws 400, also for a body without text. */
export async function newsValues(db: Db, { cover, coverRemoved, shareImage, shareImageRemoved, content, ...plain }: Bodies['createNews']) {
  const clean = cleanHtml(content, 'content');
  if (!htmlText(clean).trim()) throw fieldError('content', serverText.required);
  return { ...plain, content: clean, ...(await pictureColumns(db, { cover, coverRemoved, shareImage, shareImageRemoved })) };
}

/** Adds a piece of news. `tx` is a transaction. */
export async function createNews(tx: Db, values: Awaited<ReturnType<typeof newsValues>>, by: string): Promise<Saved> {
  const [row] = await tx.insert(news).values({ ...values, ...stamp(by) }).returning({ id: news.id, rowVersion: news.rowVersion });
  if (!row) throw notFound();
  return row;
}

/** Saves a piece of news; a field that is left out keeps its value. */
export async function updateNews(db: Db, { id, rowVersion, ...input }: Bodies['updateNews'], by: string): Promise<Saved> {
  const values = await newsValues(db, input);
  return db.transaction(async (tx) => {
    assertFresh(await findNews(tx, id, true), rowVersion);
    await tx.update(news).set({ ...values, ...stamp(by), rowVersion: rowVersion + 1 }).where(eq(news.id, id));
    return { id, rowVersion: rowVersion + 1 };
  });
}

/** Deletes a piece of news. */
export async function deleteNews(db: Db, id: number): Promise<void> {
  const gone = await db.delete(news).where(eq(news.id, id)).returning({ id: news.id });
  if (gone.length === 0) throw notFound();
}

/** The status switch. */
export async function setNewsStatus(db: Db, { id, status }: Bodies['updateNewsStatus'], by: string): Promise<Saved> {
  const [row] = await db.update(news).set({ status, ...stamp(by), rowVersion: sql`${news.rowVersion} + 1` }).where(eq(news.id, id)).returning({ id: news.id, rowVersion: news.rowVersion });
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
