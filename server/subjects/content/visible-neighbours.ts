import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../base/db/client';
import { articles, news } from '../../base/db/schema';
import { type ArticleType, type Card, type Table, isVisible } from './visible-content';

/** Names of the previous and next visible record, in the order of the list. */
interface Neighbours {
  before: Neighbour | null;
  after: Neighbour | null;
}

type Neighbour = Pick<Card, 'id' | 'title' | 'slug'>;

/** Neighbours among the visible articles of the same type. */
export async function articleNeighbours(
  db: Db,
  { id, type }: { id: number; type: ArticleType },
): Promise<Neighbours> {
  const own = sql`(select own.sort, -own.id from ${articles} own where own.id = ${id})`;
  const place = sql`(${articles.sort}, -${articles.id})`;
  const ofType = and(isVisible.article, eq(articles.type, type));
  return {
    before: await neighbour(db, articles, and(ofType, sql`${place} < ${own}`), [
      desc(articles.sort),
      asc(articles.id),
    ]),
    after: await neighbour(db, articles, and(ofType, sql`${place} > ${own}`), [
      asc(articles.sort),
      desc(articles.id),
    ]),
  };
}

/** Neighbours among the visible news. */
export async function newsNeighbours(
  db: Db,
  { id, publishDate }: { id: number; publishDate: string },
): Promise<Neighbours> {
  const own = sql`(${publishDate}::date, ${id}::int)`;
  const place = sql`(${news.publishDate}, ${news.id})`;
  return {
    before: await neighbour(db, news, and(isVisible.news, sql`${place} > ${own}`), [
      asc(news.publishDate),
      asc(news.id),
    ]),
    after: await neighbour(db, news, and(isVisible.news, sql`${place} < ${own}`), [
      desc(news.publishDate),
      desc(news.id),
    ]),
  };
}

async function neighbour(
  db: Db,
  table: Table,
  where: SQL | undefined,
  order: SQL[],
): Promise<Neighbour | null> {
  const [row] = await db
    .select({ id: table.id, title: table.title, slug: sql<string>`page_slug(${table.title})` })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(1);
  return row ?? null;
}
