import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import { approvalRequests, approvalRules, news, outbox } from '../../../server/base/db/schema';
import { approves, soon, type Staff } from '../support/approvals';
import { releasesTest, unitClaims } from '../support/releases';

let articleId = 0;
let newsId = 0;
let id = 0;

const test = await releasesTest();
const editor = await test.staff([approves]);
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(approvalRequests);
  await test.beginPublished();
  articleId = await test.addArticle();
  newsId = await test.addNews();
  await test.rule([['words', editor]], 'site');
  const { roleId } = editor;
  await test.db.insert(approvalRules).values([
    { kind: 'article', part: 'words', roleId },
    { kind: 'news', part: 'words', roleId },
  ]);
  id = await test.create('年末看屋季');
  await test.put(id, { kind: 'news', recordId: newsId });
  await test.put(id, { kind: 'article', recordId: articleId });
  await test.put(id, test.draft());
});

const later = '2999-01-01T09:00:00+08:00';
const send = (by: Staff = test.clerk) =>
  test.call(by, 'PUT', `Releases/${id}/approvals`, { note: '一起看', dueOn: soon() });
const read = async (by: Staff = editor): Promise<components['schemas']['ReleaseApprovals']> =>
  (await test.call(by, 'GET', `Releases/${id}/approvals`)).data;
const requests = () => test.db.select().from(approvalRequests);

describe('The approvals of a release', () => {
  it('are requested in one act: a request for each record, one mail, and the link to read them as one', async () => {
    const { items } = await test.get(id);
    expect(items.map(({ lacksApproval }) => lacksApproval)).toEqual([true, true, true]);
    const { data } = await send();
    expect(data).toEqual({ sentIds: expect.arrayContaining(items.map((item) => item.id)), refused: [] });
    expect((await requests()).map(({ kind }) => kind).toSorted()).toEqual(['article', 'news', 'site']);
    const mails = await test.db.select().from(outbox);
    expect(mails).toMatchObject([{ subject: '網站管理後台：請核准 3 則內容' }]);
    expect(mails[0]?.body).toContain(`https://office.example/mng/approval/release/${id}`);
  });

  it('are read as one in the order of the items, and each is decided as its own request', async () => {
    await send();
    const { name, items } = await read();
    expect([name, items.map(({ kind }) => kind)]).toEqual(['年末看屋季', ['news', 'article', 'site']]);
    await test.approve(editor, items[0]?.id ?? 0);
    expect((await read()).items.map(({ kind }) => kind)).toEqual(['article', 'site']);
    expect(await test.states(id)).toEqual({
      news: 'ready',
      article: 'approvalMissing',
      site: 'approvalMissing',
    });
    await test.approve(editor, items[1]?.id ?? 0);
    await test.approve(editor, items[2]?.id ?? 0);
    expect(await test.run(id)).toMatchObject({ data: { done: 3, left: 0 } });
  });

  it('leave out what stands in no item of it, and what goes offline', async () => {
    const other = await test.addNews({ title: '別組的消息' });
    const second = await test.create('第二波');
    await test.put(second, { kind: 'news', recordId: other });
    const dueOn = soon();
    await test.call(test.clerk, 'PUT', `Releases/${second}/approvals`, { note: '', dueOn });
    expect((await read()).items).toEqual([]);
    await test.db.update(news).set({ status: 1 }).where(eq(news.id, newsId));
    await test.clear();
    id = await test.create('收起來');
    await test.put(id, { kind: 'news', recordId: newsId, action: 'offline' });
    expect(await send()).toMatchObject({ succeeded: false, code: 'approvalNotNeeded' });
  });

  it('are not sent twice, and only by whoever may edit the record; the rest is named', async () => {
    const newsOnly = await test.staff(unitClaims('Releases', 'News'));
    const { data } = await send(newsOnly);
    const { items } = await test.get(id);
    const idOf = (kind: string) => items.find((item) => item.kind === kind)?.id;
    expect(data.sentIds).toEqual([idOf('news')]);
    expect(data.refused.map((each: { id: number }) => each.id).toSorted()).toEqual(
      [idOf('article'), idOf('site')].toSorted(),
    );
    const again = (await send()).data;
    expect(again.refused).toEqual([{ id: idOf('news'), message: expect.any(String) }]);
    expect(again.sentIds).toHaveLength(2);
    expect(await requests()).toHaveLength(3);
  });

  it('name the release in the lists of approvals, to approvers and readers of releases alone', async () => {
    await send();
    await test.update(id, { dueOn: later });
    const namedBy = async (box: string, by: Staff): Promise<unknown[]> =>
      (await test.call(by, 'GET', `Approvals/list?box=${box}`)).data.items.map(
        ({ release }: components['schemas']['ApprovalRow']) => release,
      );
    const release = { id, name: '年末看屋季', dueOn: new Date(later).toISOString() };
    expect(await namedBy('mine', editor)).toEqual([release, release, release]);
    const { data } = await test.call(editor, 'GET', 'Approvals/own');
    expect(data.mineItems[0]).toMatchObject({ release });
    const [first] = await requests();
    expect(await test.find(editor, first?.id ?? 0)).toMatchObject({ release });
    const author = await test.staff(unitClaims('Cases.OnePage', 'Articles', 'News'));
    await test.db.update(approvalRequests).set({ requestedById: author.id });
    expect(await namedBy('sent', author)).toEqual([null, null, null]);
    await test.clear();
    expect(await namedBy('mine', editor)).toEqual([null, null, null]);
  });

  it('wait for nobody who wrote or sent them', async () => {
    const author = await test.staff([
      approves,
      ...unitClaims('Releases', 'Cases.OnePage', 'Articles', 'News'),
    ]);
    await test.db.update(approvalRules).set({ roleId: author.roleId });
    await send(author);
    expect((await read(author)).items).toEqual([]);
    const { succeeded } = await test.approve(author, (await requests())[0]?.id ?? 0);
    expect(succeeded).toBe(false);
  });
});
