import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import * as seen from '../../../server/subjects/content/visible-content';
import { articleNeighbours, newsNeighbours } from '../../../server/subjects/content/visible-neighbours';
import { visiblePopup } from '../../../server/subjects/content/other-popups';
import { articles, cases, news, singletons } from '../../../server/base/db/schema';
import { createTestDatabase } from '../support/test-database';

const on = await createTestDatabase();
afterAll(() => on.close());
beforeEach(async () => {
  for (const table of [articles, cases, news, singletons]) await on.db.delete(table);
});

const parts = [{ id: 1, partType: 1, textContent: '題' }];
const article = { type: 2 as const, publishDate: '2026-11-01', status: 1 as const, sort: 1, parts };
const ago = sql`now() - interval '1 hour'`;
const ahead = sql`now() + interval '1 hour'`;

describe('What a visitor sees of content', () => {
  it('lists no drafts, and no deleted, ended, scheduled or empty records', async () => {
    await on.db.insert(articles).values([
      { ...article, title: '看得到' },
      { ...article, title: '下架', status: 0 },
      { ...article, title: '垃圾桶', deletedOn: new Date() },
      { ...article, title: '已結束', endOn: ago },
      { ...article, title: '排程', startOn: ahead },
      { ...article, title: '沒有內容', parts: [] },
    ]);
    const shown = await seen.visibleArticles(on.db, { limit: 10 });
    expect(shown.map(({ title, slug, cover }) => [title, slug, cover])).toEqual([['看得到', '看得到', null]]);
    const ids = await on.db.select({ id: articles.id, title: articles.title }).from(articles);
    for (const { id, title } of ids) {
      expect([title, (await seen.visibleArticle(on.db, id)) !== null]).toEqual([title, title === '看得到']);
    }
    const count = await seen.countVisible(on.db);
    const ofCases = await seen.countCases(on.db);
    expect([count.articles(2), count.articles(3), ofCases.all(1), count.news]).toEqual([1, 0, 0, 0]);
  });

  it('orders articles of a type as staff do, and all by date', async () => {
    await on.db.insert(articles).values([
      { ...article, title: '乙', sort: 2, publishDate: '2026-11-03' },
      { ...article, title: '甲', sort: 1, publishDate: '2026-11-01' },
      { ...article, title: '丙', type: 3, publishDate: '2026-11-02' },
    ]);
    const titles = async (type?: 2 | 3) =>
      (await seen.visibleArticles(on.db, { type, limit: 10 })).map(({ title }) => title);
    expect([await titles(), await titles(2), await titles(3)]).toEqual([
      ['乙', '丙', '甲'],
      ['甲', '乙'],
      ['丙'],
    ]);
  });

  it('names the visible neighbours of an article and a news item, skipping hidden ones', async () => {
    const rows = await on.db
      .insert(articles)
      .values([
        { ...article, title: '一', sort: 1 },
        { ...article, title: '二', sort: 2, status: 0 },
        { ...article, title: '三', sort: 3 },
        { ...article, title: '他類', sort: 4, type: 3 },
      ])
      .returning();
    const third = rows[2];
    if (!third) throw new Error('No row');
    const beside = await articleNeighbours(on.db, third);
    expect([beside.before?.title, beside.after]).toEqual(['一', null]);
    const made = await on.db
      .insert(news)
      .values(
        ['2026-11-01', '2026-11-01', '2026-11-09'].map((publishDate, at) => ({
          title: `第${at}`,
          publishDate,
          status: 1 as const,
        })),
      )
      .returning();
    const middle = made[1];
    if (!middle) throw new Error('No row');
    const near = await newsNeighbours(on.db, middle);
    expect([near.before?.title, near.after?.title]).toEqual(['第2', '第0']);
  });

  it('shows the popup only within its times', async () => {
    const popup = { status: 1, title: '公告' };
    const at = (ms: number) => new Date(Date.now() + ms).toISOString();
    for (const [value, isShown] of [
      [popup, true],
      [{ ...popup, status: 0 }, false],
      [{ ...popup, startOn: at(60_000) }, false],
      [{ ...popup, endOn: at(-1) }, false],
    ] as const) {
      await on.db.delete(singletons);
      await on.db.insert(singletons).values({ key: 'indexPopup', value });
      expect([value, (await visiblePopup(on.db)) !== null]).toEqual([value, isShown]);
    }
  });

  it('knows the next moment at which the clock changes it', async () => {
    expect(await seen.nextMoment(on.db)).toBeNull();
    const [soon, later] = [new Date(Date.now() + 60_000), new Date(Date.now() + 120_000)];
    await on.db.insert(news).values([
      { title: '草稿', publishDate: '2026-11-01', status: 0, startOn: new Date(Date.now() + 1000) },
      { title: '公告', publishDate: '2026-11-01', status: 1, startOn: ago, endOn: later },
    ]);
    expect(await seen.nextMoment(on.db)).toEqual(later);
    await on.db
      .insert(singletons)
      .values({ key: 'indexPopup', value: { status: 1, endOn: soon.toISOString() } });
    expect(await seen.nextMoment(on.db)).toEqual(soon);
  });

  it.each([
    ['退縮十二公尺：把樹留在回家的路上', '退縮十二公尺-把樹留在回家的路上'],
    ['里山光 THE RIDGE', '里山光-THE-RIDGE'],
    ['「公告」<b>&\'"?#%/\\..', '公告-b'],
    ['！？', ''],
    ['あ'.repeat(100), 'あ'.repeat(60)],
  ])('makes an address part of only the words of %s', async (title, slug) => {
    const { rows } = await on.db.execute(sql`select page_slug(${title}) as slug`);
    expect(rows).toEqual([{ slug }]);
  });
});
