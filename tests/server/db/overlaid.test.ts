import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { type Overlay, overlaid } from '../../../server/base/db/overlaid';
import { news, popups } from '../../../server/base/db/schema';
import { createTestDatabase } from '../support/test-database';

let id = 0;
const titled = (title: string): Overlay[] => [{ table: 'news', key: 'id', rows: { [id]: { title } } }];

const app = await createTestDatabase();
const written = ['第一則', '第二則'].map((title) => ({ title, publishDate: '2026-12-01', content: '文' }));
const stored = await app.db.insert(news).values(written).returning({ id: news.id });
id = stored[0]?.id ?? 0;
afterAll(() => app.close());

test('readers find the other values, in conditions and orders too, and the stored ones in all other rows', async () => {
  const db = overlaid(app.db, titled('乙'));
  const titles = await db.select({ title: news.title }).from(news).orderBy(news.id);
  expect(titles.map(({ title }) => title)).toEqual(['乙', '第二則']);
  expect(await db.$count(news, eq(news.title, '乙'))).toBe(1);
  expect(await db.$count(news, eq(news.title, '第一則'))).toBe(0);
  const named = await db.execute(
    sql`with own as (select title from ${news} where id = ${id}) select * from own`,
  );
  expect(named.rows).toEqual([{ title: '乙' }]);
  // A column without another value is the stored one.
  const [row] = await db.select({ content: news.content }).from(news).where(eq(news.id, id));
  expect(row?.content).toBe('文');
});

test('the same statement finds other values each time, and the stored ones without an overlay', async () => {
  const read = async (db = app.db as ReturnType<typeof overlaid>) =>
    (await db.select({ title: news.title }).from(news).where(eq(news.id, id)))[0]?.title;
  const titles = [await read(overlaid(app.db, titled('甲'))), await read(overlaid(app.db, titled('乙')))];
  expect([...titles, await read()]).toEqual(['甲', '乙', '第一則']);
  expect(overlaid(app.db, [])).toBe(app.db);
});

test('functions that read tables find them too', async () => {
  const values = { title: '彈窗', imageSha: null, imageName: null };
  const [popup] = await app.db.insert(popups).values(values).returning({ id: popups.id });
  const shown = async (db: ReturnType<typeof overlaid>) =>
    (await db.execute<{ id: number | null }>(sql`select id from shown_popup() as shown (id)`)).rows;
  const rows = { [popup?.id ?? 0]: { status: 1 } };
  expect(await shown(overlaid(app.db, [{ table: 'popups', key: 'id', rows }]))).toEqual([{ id: popup?.id }]);
  expect(await shown(app.db)).toEqual([{ id: null }]);
});

test('nothing can be written, to other tables neither', async () => {
  const db = overlaid(app.db, titled('乙'));
  const refusal = { cause: { message: 'An overlaid database can only be read' } };
  await expect(db.update(news).set({ title: '丙' }).where(eq(news.id, id))).rejects.toMatchObject(refusal);
  await expect(db.insert(popups).values({ title: '寫入' })).rejects.toMatchObject(refusal);
  expect(await app.db.$count(popups, eq(popups.title, '寫入'))).toBe(0);
});
