import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import {
  articles,
  cases,
  news,
  popups,
  recordVersions,
  replacements,
  siteThemes,
} from '../../../server/base/db/schema';
import { type Staff, words } from '../support/approvals';
import { releasesTest, unitClaims } from '../support/releases';

const test = await releasesTest({ WEBSITE: 'on', PUBLIC_ORIGIN: 'https://www.example.com' });
const clerk = await test.staff(
  unitClaims('News', 'Articles', 'Cases', 'Cases.OnePage', 'IndexPopup', 'Replace'),
);
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [replacements, articles, news, popups, cases]) await test.db.delete(table);
  await test.begin();
});

const old = 'https://www.example.com/news/99';
const mend = (body: object, by = clerk) =>
  test.call(by, 'PUT', 'Links/mend', { urls: [old], to: null, ...body });
const undo = async (id: number) => {
  const { rowVersion } = (await test.call(clerk, 'GET', `Replace/${id}`)).data;
  return test.call(clerk, 'POST', `Replace/${id}/undo`, { rowVersion });
};
const contentOf = async (id: number) => {
  const [row] = await test.db.select({ content: news.content }).from(news).where(eq(news.id, id));
  return row?.content;
};
const page = async () => {
  const { parts, publishedParts } = (await test.theme()) ?? {};
  const urls = (some: typeof parts | null | undefined) =>
    some?.map(({ url, textContent }) => url ?? textContent);
  return { draft: urls(parts), live: urls(publishedParts) };
};

describe('A link in another record', () => {
  it('gets another target or goes, by a save of that record that can be undone', async () => {
    const content = `<p>看<a href="${old}">第一<strong>場</strong></a>與<a href="https://a.example/">別處</a></p>`;
    const recordId = await test.addNews({ status: 1, content });
    const changed = await mend({ kind: 'news', recordId, to: '/cases' });
    expect(changed).toMatchObject({ succeeded: true, messages: ['連結已換好'], data: { isWaiting: false } });
    expect(await contentOf(recordId)).toBe(content.replace(old, 'https://www.example.com/cases'));
    expect(await test.db.$count(recordVersions, eq(recordVersions.kind, 'news'))).toBeGreaterThan(0);
    expect(await undo(changed.data.id)).toMatchObject({ succeeded: true, data: { restored: 1 } });
    expect(await contentOf(recordId)).toBe(content);
    expect((await mend({ kind: 'news', recordId })).messages).toEqual(['連結已拿掉']);
    expect(await contentOf(recordId)).toBe(
      '<p>看第一<strong>場</strong>與<a href="https://a.example/">別處</a></p>',
    );
    expect(await mend({ kind: 'news', recordId })).toMatchObject({
      code: 'replaceNothing',
      messages: ['這個連結已經不在這筆資料裡，請重新整理'],
    });
  });

  it.each(['javascript:alert(1)', 'data:text/html,1', '/\\other.example', 'https://a b'])(
    'keeps its target rather than lose it to one that no page may have: %s',
    async (to) => {
      const content = `<p><a href="${old}">第一場</a></p>`;
      const recordId = await test.addNews({ status: 1, content });
      expect(await mend({ kind: 'news', recordId, to })).toMatchObject({
        status: 400,
        errors: { to: [expect.stringContaining('請輸入正確的網址')] },
      });
      expect(await contentOf(recordId)).toBe(content);
    },
  );

  it('goes from a public page at once, with its block and without other changes of the draft', async () => {
    const link = { id: 7, partType: 8, textContent: '看消息', url: old };
    await test.db.update(siteThemes).set({
      parts: [words('還沒發布'), link],
      publishedParts: [words('線上'), link],
    });
    const { caseId: recordId, themeId } = test.page();
    const removed = await mend({ kind: 'site', recordId, themeId });
    expect(removed).toMatchObject({ succeeded: true, data: { isWaiting: false } });
    expect(await page()).toEqual({ draft: ['還沒發布'], live: ['線上'] });
    const undone = await undo(removed.data.id);
    expect(undone).toMatchObject({ succeeded: true, messages: ['1 筆已復原'] });
    expect(await page()).toEqual({ draft: ['還沒發布', old], live: ['線上', old] });
    await test.db.update(siteThemes).set({ parts: [link] });
    expect((await mend({ kind: 'site', recordId, themeId })).messages).toEqual([
      '這是唯一的區塊，不能拿掉，請改連到別頁',
    ]);
  });

  it('is emptied in a popup, and refused for an address that the record itself refuses', async () => {
    const [popup] = await test.db
      .insert(popups)
      .values({ title: '年末', url: old, imageSha: '', imageName: '' })
      .returning({ id: popups.id });
    const recordId = popup?.id ?? 0;
    expect((await mend({ kind: 'otherPopup', recordId, to: 'javascript:alert(1)' })).succeeded).toBe(false);
    await mend({ kind: 'otherPopup', recordId });
    const [row] = await test.db.select().from(popups);
    expect(row?.url).toBe('');
  });

  it('needs the claims of the record’s own save', async () => {
    const recordId = await test.addNews({ content: `<p><a href="${old}">看</a></p>` });
    const reader = await test.staff(['Permissions.News.View', 'Permissions.Replace.Edit']);
    expect((await mend({ kind: 'news', recordId }, reader)).messages).toEqual([
      '您沒有編輯「最新消息」的權限',
    ]);
    const target = await test.addNews({ status: 1 });
    const linking = await test.addNews({ content: `<p><a href="/news/${target}">看</a></p>` });
    const places = async (by: Staff): Promise<components['schemas']['LinkPlace'][]> =>
      (await test.call(by, 'GET', `Links/of?kind=news&recordId=${target}`)).data.places.filter(
        ({ effect }: { effect: string }) => effect === 'breaks',
      );
    expect(await places(reader)).toMatchObject([{ recordId: linking, mayEdit: false }]);
    expect(await places(clerk)).toMatchObject([{ mayEdit: true, urls: [`/news/${target}`] }]);
  });
});
