import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { visiblePopup } from '../../../server/subjects/content/other-popups';
import { nextMoment } from '../../../server/subjects/content/visible-content';
import { listStamps, pagePurges, popups, singletons } from '../../../server/base/db/schema';
import { changesAfter } from '../../../server/subjects/connections/delivery/changes';
import { jpeg } from '../support/multipart';
import { createTestApp } from '../support/test-app';

const test = await createTestApp();
const headers = await test.signInAs(['Permissions.IndexPopup.View', 'Permissions.IndexPopup.Edit']);
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(popups);
  await test.db.delete(singletons);
});

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const first = (value: object) =>
  test.db
    .insert(singletons)
    .values({ key: 'indexPopup', value })
    .onConflictDoUpdate({ target: singletons.key, set: { value } });
async function other(values: Partial<typeof popups.$inferInsert>): Promise<number> {
  const [row] = await test.db
    .insert(popups)
    .values({ status: 1, ...values })
    .returning();
  return row?.id ?? 0;
}
const shown = async () => (await visiblePopup(test.db))?.title ?? null;

async function send(method: 'POST' | 'PUT', url: string, body: object) {
  return (await test.inject({ method, url, form: body, headers })).json();
}
const call = async (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  (await test.inject({ method, url, headers, payload })).json();

describe('Of several home popups', () => {
  it('visitors see the online popup that started last', async () => {
    expect(await shown()).toBeNull();
    await first({ status: 1, title: '第一個', startOn: hours(-5).toISOString() });
    expect(await shown()).toBe('第一個');
    await other({ title: '沒有時間' });
    await other({ title: '較早', startOn: hours(-6) });
    expect(await shown()).toBe('第一個');
    await other({ title: '下架', status: 0, startOn: hours(-1) });
    await other({ title: '還沒', startOn: hours(1) });
    await other({ title: '已結束', startOn: hours(-2), endOn: hours(-1) });
    await other({ title: '回收桶', startOn: hours(-1), deletedOn: new Date() });
    expect(await shown()).toBe('第一個');
    await other({ title: '較晚', startOn: hours(-4), endOn: hours(2) });
    expect(await shown()).toBe('較晚');
    expect((await nextMoment(test.db))?.getTime()).toBeLessThan(hours(1.1).getTime());
  });

  it('without a start the newest one is shown', async () => {
    await first({ status: 1, title: '第一個' });
    await other({ title: '第二個' });
    await other({ title: '第三個' });
    expect(await shown()).toBe('第三個');
  });

  it('the change feed reports changes for visitors, as one record', async () => {
    let cursor = (await changesAfter(test.db, { after: undefined, limit: 100 })).cursor;
    const told = async () => {
      const page = await changesAfter(test.db, { after: cursor, limit: 100 });
      ({ cursor } = page);
      return page.items.map(({ kind, id, event }) => `${kind} ${id} ${event}`);
    };
    const late = await other({ title: '較晚', startOn: hours(-1) });
    expect(await told()).toEqual(['popup 1 content.online']);
    await first({ status: 1, title: '第一個', startOn: hours(-2).toISOString() });
    const draft = await other({ title: '草稿', status: 0 });
    await test.db.update(popups).set({ title: '還是草稿' }).where(eq(popups.id, draft));
    expect(await told()).toEqual([]);
    await test.db.update(popups).set({ deletedOn: new Date() }).where(eq(popups.id, late));
    expect(await told()).toEqual(['popup 1 content.updated']);
    await first({ status: 0, title: '第一個' });
    expect(await told()).toEqual(['popup 1 content.offline']);
    await first({ status: 1, title: '第一個' });
    await other({ title: '接著', startOn: new Date(Date.now() + 300) });
    expect(await told()).toEqual(['popup 1 content.online']);
    await expect.poll(told, { interval: 50, timeout: 5_000 }).toEqual(['popup 1 content.updated']);
    expect(await shown()).toBe('接著');
  });

  it('a change of one purges the home page from caches', async () => {
    await test.db.insert(listStamps).values({ name: 'website', stamp: 'a' }).onConflictDoNothing();
    await test.db.delete(pagePurges);
    await other({ title: '開幕' });
    const [purge] = await test.db.select().from(pagePurges);
    expect(purge?.paths).toContain('/site');
  });
});

describe('Popups beside the first', () => {
  const url = '/api/v1/popups';

  it('are added, saved, switched, deleted and restored, by the rules of the first', async () => {
    expect(await send('POST', url, { title: '週年慶', status: 1 })).toMatchObject({
      succeeded: false,
      messages: ['上架前請先上傳圖片'],
    });
    const image = await jpeg('海報.jpg', 800, 600);
    const { data } = await send('POST', url, { title: '週年慶', status: 0, image, url: '/case/a' });
    const { id, rowVersion } = data;
    expect((await call('GET', `${url}/list`)).data).toMatchObject({
      items: [{ id, title: '週年慶', image: { width: 800 }, visibleState: 'offline', isShown: false }],
      isFirstShown: false,
      shownTitle: null,
    });
    expect(await send('PUT', url, { id, rowVersion, status: 1, title: '十週年慶' })).toMatchObject({
      succeeded: true,
    });
    expect(await send('PUT', url, { id, rowVersion, status: 1, title: '舊' })).toMatchObject({
      succeeded: false,
    });
    expect((await call('GET', `${url}/${id}`)).data).toMatchObject({
      title: '十週年慶',
      url: '/case/a',
      image: { width: 800 },
      isShown: true,
      shownTitle: '十週年慶',
    });
    expect(await shown()).toBe('十週年慶');
    expect((await call('DELETE', `${url}/${id}`)).messages).toEqual(['刪除成功']);
    expect(await shown()).toBeNull();
    expect((await call('GET', '/api/v1/trash/list')).data.items).toMatchObject([
      { kind: 'otherPopup', id, title: '十週年慶', cover: { width: 800 } },
    ]);
    expect(await call('PUT', `/api/v1/trash/otherPopup/${id}`)).toMatchObject({ succeeded: true });
    expect(await shown()).toBe('十週年慶');
    expect(await call('PUT', `${url}/edit-status`, { id, status: 0 })).toMatchObject({
      data: { id, visibleState: 'offline' },
    });
  });

  it('go online by their switch only with a picture', async () => {
    const id = await other({ title: '沒有圖', status: 0 });
    expect(await call('PUT', `${url}/edit-status`, { id, status: 1 })).toMatchObject({
      succeeded: false,
      messages: ['上架前請先上傳圖片'],
    });
  });

  it('name in the answer of their switch the popup that visitors see instead', async () => {
    await first({ status: 1, title: '開幕茶會', startOn: hours(-1).toISOString() });
    const { data } = await send('POST', url, {
      title: '週年慶',
      status: 0,
      image: await jpeg('a.jpg', 80, 60),
    });
    const put = () => call('PUT', `${url}/edit-status`, { id: data.id, status: 1 });
    expect((await put()).messages).toEqual([
      '已設為上架；同時上架的彈窗只顯示一個，訪客現在看到的是「開幕茶會」',
    ]);
    expect((await call('GET', `${url}/${data.id}`)).data).toMatchObject({
      isShown: false,
      shownTitle: '開幕茶會',
    });
    await first({ status: 0, title: '開幕茶會' });
    expect((await put()).messages).toEqual([]);
  });

  it('are at most 20', async () => {
    await test.db.insert(popups).values(Array.from({ length: 20 }, (_, at) => ({ title: `第 ${at} 個` })));
    expect(await send('POST', url, { title: '太多', status: 0 })).toMatchObject({
      succeeded: false,
      messages: ['其他彈窗最多 20 個，請先刪除不再使用的彈窗'],
    });
    const { data } = await call('GET', `${url}/list`);
    expect(data.items).toHaveLength(data.limit);
  });

  it('are in the list of schedules', async () => {
    const id = await other({ title: '預告', startOn: hours(1) });
    expect((await call('GET', '/api/v1/schedules/list')).data.items).toMatchObject([
      { kind: 'otherPopup', id, title: '預告', action: 'online' },
    ]);
  });
});
