import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import { articles, cases, news, popups, siteThemes } from '../../../server/base/db/schema';
import type { Staff } from '../support/approvals';
import { releasesTest, unitClaims } from '../support/releases';

let id = 0;

const test = await releasesTest();
afterAll(() => test.close());
beforeEach(async () => {
  await test.clear();
  await Promise.all([articles, news, popups].map((table) => test.db.delete(table)));
  await test.begin();
  id = await test.create('年末看屋季');
});

const found = async (
  keyword = '',
  by: Staff = test.clerk,
): Promise<components['schemas']['ReleaseCandidates']> =>
  (await test.call(by, 'GET', `Releases/${id}/candidates?keyword=${encodeURIComponent(keyword)}`)).data;
const said = async (keyword?: string, by?: Staff) =>
  (await found(keyword, by)).items.map(({ kind, action, title }) => `${kind} ${action} ${title}`).toSorted();

describe('What a release could take', () => {
  it('is every record that could go on- or offline, of each kind, with the draft of a site', async () => {
    await test.addArticle({ title: '冬天看房子' });
    await test.addArticle({ title: '舊文章', status: 1 });
    await test.addNews({ title: '三案開放' });
    await test.addPopup({ title: '看屋季海報' });
    const { caseId, themeId } = test.page();
    const [own] = await test.db.select().from(cases).where(eq(cases.id, caseId));
    const title = own?.title ?? '';
    const { items } = await found();
    expect(items.find(({ kind, action }) => kind === 'site' && action === 'online')).toMatchObject({
      recordId: caseId,
      themeId,
      title: expect.stringContaining(title),
      release: null,
    });
    expect((await said()).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual(
      expect.arrayContaining([
        'article offline',
        'article online',
        'news online',
        'otherPopup online',
        'site offline',
        'site online',
      ]),
    );
    expect(await said('海報')).toEqual(['otherPopup online 看屋季海報']);
    expect(await said('找不到')).toEqual([]);
  });

  it('leaves out what stands in it, names another release, and leaves out the trash', async () => {
    const [mine, other, gone] = [
      await test.addArticle({ title: '一月' }),
      await test.addArticle({ title: '二月' }),
      await test.addArticle({ title: '三月', deletedOn: new Date() }),
    ];
    expect(gone).toBeGreaterThan(0);
    const second = await test.create('第二波');
    await test.put(id, { kind: 'article', recordId: mine });
    await test.put(second, { kind: 'article', recordId: other });
    expect((await found('月')).items).toMatchObject([
      { title: '二月', release: { id: second, name: '第二波' } },
    ]);
    await test.run(id);
    expect(await said('月')).toEqual(['article offline 一月', 'article online 二月']);
  });

  it('leaves out a draft that visitors see as it is, and one without blocks', async () => {
    const { themeId } = test.page();
    const [row] = await test.db.select().from(siteThemes).where(eq(siteThemes.id, themeId));
    const store = (parts: typeof siteThemes.$inferInsert.parts) =>
      test.db
        .update(siteThemes)
        .set({ parts, publishedParts: row?.parts ?? [] })
        .where(eq(siteThemes.id, themeId));
    const drafts = async () => (await found()).items.filter(({ themeId: of }) => of === themeId);
    expect(await drafts()).toHaveLength(1);
    await store(row?.parts ?? []);
    expect(await drafts()).toEqual([]);
    await test.db.update(siteThemes).set({ status: 0 }).where(eq(siteThemes.id, themeId));
    expect(await drafts()).toHaveLength(1);
    await store([]);
    expect(await drafts()).toEqual([]);
  });

  it('is only what the caller may view and switch directly', async () => {
    await test.addArticle({ title: '冬天看房子' });
    await test.addNews({ title: '三案開放' });
    const newsOnly = await test.staff([...unitClaims('Releases', 'News'), 'Permissions.Articles.View']);
    expect(await said('', newsOnly)).toEqual(['news online 三案開放']);
    expect(await said('', await test.staff(unitClaims('Releases')))).toEqual([]);
  });

  it('is the twenty last changed, and says that there are more', async () => {
    await test.db.insert(news).values(
      Array.from({ length: 21 }, (_, at) => ({
        title: `第${at}則`,
        publishDate: '2026-12-01',
        content: '<p>開放</p>',
        lastModifiedOn: new Date(Date.UTC(2026, 0, 1 + at)),
      })),
    );
    const { items, hasMore } = await found('則');
    expect([items.length, hasMore]).toEqual([20, true]);
    expect(items[0]?.title).toBe('第20則');
    expect((await found('第20則')).hasMore).toBe(false);
  });
});
