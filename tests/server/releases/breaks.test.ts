import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import { outbox, redirects, releaseItems, siteSets, siteThemes } from '../../../server/base/db/schema';
import { approves, words } from '../support/approvals';
import { releasesTest, type ReleasesTest, unitClaims } from '../support/releases';

type Schemas = components['schemas'];

let test: ReleasesTest;
let newsId = 0;
let popupId = 0;
let id = 0;
beforeAll(async () => {
  test = await releasesTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.beginPublished();
  await test.db.delete(redirects);
  newsId = await test.addNews({ status: 1 });
  popupId = await test.addPopup({ url: newsUrl() });
  id = await test.create('年末看屋季');
  await test.put(id, { kind: 'otherPopup', recordId: popupId });
  await test.put(id, { kind: 'news', recordId: newsId, action: 'offline' });
});

const newsUrl = () => `/site/news/${newsId}?from=popup`;
const later = '2999-01-01T09:00:00+08:00';
const itemsOf = async (by?: Parameters<ReleasesTest['get']>[1]) => {
  const { items } = await test.get(id, by);
  const find = (kind: string) => items.find((item) => item.kind === kind);
  return { popup: find('otherPopup'), news: find('news') };
};

describe('A link to a page that goes offline with the same release', () => {
  it('is named at both items, which may go live all the same', async () => {
    expect(await itemsOf()).toMatchObject({
      popup: {
        state: 'ready',
        breaks: [{ says: '連到最新消息「年末看屋季」，那一項會下架，訪客會找不到網頁', urls: [newsUrl()] }],
      },
      news: {
        state: 'ready',
        breaks: [{ says: '其他彈窗「年末看屋季」連到這裡，下架後訪客會找不到網頁', urls: [] }],
      },
    });
    expect(await test.run(id)).toMatchObject({ data: { done: 2, left: 0 } });
    expect((await itemsOf()).popup?.breaks).toEqual([]);
  });

  it('is named no more once it is mended there, or its address leads to another page', async () => {
    await test.db.insert(redirects).values({ fromPath: `/news/${newsId}`, toPath: '/' });
    expect(await itemsOf()).toMatchObject({ popup: { breaks: [] }, news: { breaks: [] } });
    await test.db.delete(redirects);
    const mend = { kind: 'otherPopup', recordId: popupId, urls: [newsUrl()], to: null };
    expect(await test.call(test.clerk, 'PUT', 'Links/mend', mend)).toMatchObject({ succeeded: true });
    expect(await itemsOf()).toMatchObject({ popup: { breaks: [] }, news: { breaks: [] } });
  });

  it('is read from the draft of a page', async () => {
    const { caseId, themeId } = test.page();
    const html = `<p><a href="/site/news/${newsId}">看屋</a></p>`;
    await test.db
      .update(siteThemes)
      .set({ parts: [{ ...words('看屋'), html }] })
      .where(eq(siteThemes.id, themeId));
    await test.put(id, test.draft());
    const site = (await test.get(id)).items.find(({ kind }) => kind === 'site');
    expect(site).toMatchObject({ recordId: caseId, breaks: [{ urls: [`/site/news/${newsId}`] }] });
  });

  it('is said without addresses to whoever may not change it, and not at all where the record is hidden', async () => {
    const editor = await test.staff([...unitClaims('Releases', 'News'), 'Permissions.IndexPopup.View']);
    expect((await itemsOf(editor)).popup?.breaks).toMatchObject([{ urls: [] }]);
    const reader = await test.staff(unitClaims('Releases', 'IndexPopup'));
    const seen = await itemsOf(reader);
    expect(seen).toMatchObject({
      popup: { breaks: [{ says: '連到最新消息，那一項會下架，訪客會找不到網頁' }] },
      news: { breaks: [] },
    });
  });

  it('is named on the card of the list too, until the release has run', async () => {
    const cardOf = async (by?: Parameters<ReleasesTest['get']>[1]) => {
      const { items } = (await test.call(by ?? test.clerk, 'GET', 'Releases')).data as Schemas['ReleaseList'];
      return items.find((card) => card.id === id)?.breaks;
    };
    const going = '連到最新消息「年末看屋季」，那一項會下架，訪客會找不到網頁';
    expect(await cardOf()).toEqual([`其他彈窗「年末看屋季」${going}`]);
    expect(await cardOf(await test.staff(unitClaims('Releases', 'News')))).toEqual([`其他彈窗${going}`]);
    expect(await cardOf(await test.staff(unitClaims('Releases', 'Articles')))).toEqual([]);
    await test.run(id);
    expect(await cardOf()).toEqual([]);
  });

  it('is mailed an hour before, beside what stays behind', async () => {
    await test.update(id, { dueOn: later });
    await test.nears('59 minutes');
    const mails = async () =>
      (await test.db.select().from(outbox)).map(({ subject, body }) => `${subject}\n${body}`);
    expect((await mails())[0]).toContain('有 1 項連到會下架的網頁');
    expect((await mails())[0]).toContain('其他彈窗「年末看屋季」上線：連到最新消息，那一項會下架');
    await test.db.delete(outbox);
    const approver = await test.staff([approves]);
    await test.rule([['words', approver]], 'article');
    await test.put(id, { kind: 'article', recordId: await test.addArticle() });
    await test.update(id, { dueOn: '2999-02-01T09:00:00+08:00' });
    await test.nears('58 minutes');
    const [mail] = await mails();
    expect(mail).toContain('有 1 項還不行');
    expect(mail).toContain('以下項目會上線，但連到同一組會下架的網頁');
  });
});

describe('Texts of a public record that wait', () => {
  /** Puts a text of a public news item into the release, which links to an article of it. */
  const change = async (before: string, after: string) => {
    const articleId = await test.addArticle();
    const link = `<p><a href="/site/articles/${articleId}">看屋</a></p>`;
    const recordId = await test.addNews({ status: 1, content: before.replace('連結', link) });
    const values = { content: after.replace('連結', link) };
    const set = await test.create('換電話');
    const item = { releaseId: set, kind: 'news', recordId, action: 'change', shownVersion: 1 } as const;
    await test.db.insert(releaseItems).values({ ...item, values });
    const approver = await test.staff([approves]);
    await test.rule([['words', approver]], 'article');
    await test.put(set, { kind: 'article', recordId: articleId });
    return set;
  };

  it('stay behind with the page to which they would lead', async () => {
    const set = await change('<p>電話</p>', '<p>專線</p>連結');
    expect(await test.states(set)).toEqual({ news: 'dependent', article: 'approvalMissing' });
    await test.put(set, test.draft());
    expect(await test.run(set)).toMatchObject({ data: { done: 1, left: 2 } });
    await test.rule([]);
    expect(await test.run(set)).toMatchObject({ data: { done: 2, left: 0 } });
  });

  it('go live where the link stood there before', async () => {
    const set = await change('<p>電話</p>連結', '<p>專線</p>連結');
    expect(await test.states(set)).toEqual({ news: 'ready', article: 'approvalMissing' });
    expect(await test.run(set)).toMatchObject({ data: { done: 1, left: 1 } });
  });
});

it('says which pages the undo takes away: those that visitors did not see before', async () => {
  const articleId = await test.addArticle();
  await test.put(id, { kind: 'article', recordId: articleId });
  await test.put(id, test.draft());
  expect((await test.get(id)).items.map(({ undo }) => undo)).toEqual([null, null, null, null]);
  await test.run(id);
  const taken = async () =>
    (await test.get(id)).items.flatMap(({ kind, undo }) => (undo?.effect === 'takesOff' ? [kind] : []));
  expect(await taken()).toEqual(['otherPopup', 'article']);
  await test.undo(id);
  expect(await taken()).toEqual([]);
  await test.db.update(siteSets).set({ status: 1 }).where(eq(siteSets.caseId, test.page().caseId));
  const other = await test.create('再開一次');
  await test.put(other, test.draft());
  await test.run(other);
  expect((await test.get(other)).items).toMatchObject([
    { kind: 'site', state: 'done', undo: { effect: 'takesOff' } },
  ]);
});
