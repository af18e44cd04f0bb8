import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import { accounts, auditEntries, firstListViews, listViews, roles } from '../../../server/base/db/schema';
import { approvalsTest, type Staff } from '../support/approvals';

type View = components['schemas']['ListView'];

const test = await approvalsTest();
const writer = await test.staff(['Permissions.News.View', 'Permissions.Articles.View']);
const colleague = await test.staff(['Permissions.News.View']);
const stranger = await test.staff(['Permissions.Articles.View']);
const keeper = await test.staff(['Permissions.News.View', 'Permissions.Users.Edit']);
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(listViews);
});

const offline = { key: 'status', value: '0', label: '狀態：下架' };
const input = { name: '半年沒更新', conditions: [offline], isShared: false };
const save = (by: Staff, more: object = {}) =>
  test.call(by, 'POST', 'ListViews', { ...input, list: 'news', ...more });
const viewsOf = async (by: Staff): Promise<View[]> => (await test.call(by, 'GET', 'ListViews')).data.items;
const namesOf = async (by: Staff) => (await viewsOf(by)).map(({ name }) => name);
const first = (by: Staff, id: number, opensFirst = true) =>
  test.call(by, 'PUT', `ListViews/first/${id}`, { opensFirst });

describe('A saved view', () => {
  it('keeps name and conditions for its owner alone until it is shared with all who may see the list', async () => {
    const { data: view } = await save(writer);
    expect(view).toMatchObject({
      list: 'news',
      ...input,
      isOwn: true,
      mayChange: true,
      opensFirst: false,
    });
    expect(await viewsOf(colleague)).toEqual([]);
    await test.call(writer, 'PUT', `ListViews/${view.id}`, { ...input, isShared: true });
    expect(await viewsOf(colleague)).toMatchObject([
      { ...input, isShared: true, isOwn: false, mayChange: false },
    ]);
    expect(await viewsOf(stranger)).toEqual([]);
  });

  it('is never saved for, read or opened by somebody who may not see the list, nor once a role lost its claim', async () => {
    expect((await save(stranger)).messages).toEqual(['權限不足']);
    const { data: view } = await save(writer, { isShared: true });
    expect((await first(stranger, view.id)).messages).toEqual(['找不到資料']);
    const before = await test.db.select().from(roles).where(eq(roles.id, writer.roleId));
    await test.db
      .update(roles)
      .set({ claims: ['Permissions.Articles.View'] })
      .where(eq(roles.id, writer.roleId));
    expect(await viewsOf(writer)).toEqual([]);
    expect((await test.call(writer, 'DELETE', `ListViews/${view.id}`)).messages).toEqual(['找不到資料']);
    await test.db
      .update(roles)
      .set({ claims: before[0]?.claims ?? [] })
      .where(eq(roles.id, writer.roleId));
  });

  it('is changed and removed by its owner, and a shared one also by who may edit accounts, but stays shared', async () => {
    const { data: view } = await save(writer, { isShared: true });
    const path = `ListViews/${view.id}`;
    expect((await test.call(colleague, 'PUT', path, { ...input, name: '別的' })).messages).toEqual([
      '權限不足',
    ]);
    expect((await test.call(colleague, 'DELETE', path)).messages).toEqual(['權限不足']);
    const renamed = await test.call(keeper, 'PUT', path, { ...input, name: '下架的' });
    expect(renamed.data).toMatchObject({ name: '下架的', isShared: true });
    expect((await test.call(keeper, 'DELETE', path)).succeeded).toBe(true);
    const { data: own } = await save(writer);
    expect((await test.call(keeper, 'DELETE', `ListViews/${own.id}`)).messages).toEqual(['找不到資料']);
    expect(await namesOf(writer)).toEqual([input.name]);
  });

  it('has a name that its owner uses once for a list, ignoring case, and at most twenty stand beside each other', async () => {
    await save(writer, { name: 'SEO 待補' });
    expect((await save(writer, { name: ' seo 待補 ' })).errors).toEqual({
      name: ['這份清單已經有同名的檢視'],
    });
    expect((await save(writer, { name: 'SEO 待補', list: 'article' })).succeeded).toBe(true);
    expect((await save(colleague, { name: 'SEO 待補' })).succeeded).toBe(true);
    const more = Array.from({ length: 19 }, (_, place) => `第 ${place}`);
    await Promise.all(more.map((name) => save(writer, { name })));
    expect((await save(writer, { name: '再一個' })).errors.name[0]).toContain('最多存 20 個');
  });

  it('opens first for whoever chose it, one a list, and no longer once it is not shared', async () => {
    const { data: view } = await save(writer, { isShared: true });
    const { data: other } = await save(writer, { name: '上架的' });
    await first(writer, other.id);
    await first(writer, view.id);
    await first(colleague, view.id);
    expect((await viewsOf(writer)).filter(({ opensFirst }) => opensFirst).map(({ id }) => id)).toEqual([
      view.id,
    ]);
    expect(await viewsOf(colleague)).toMatchObject([{ id: view.id, opensFirst: true }]);
    await test.call(writer, 'PUT', `ListViews/${view.id}`, input);
    expect(await test.db.select().from(firstListViews)).toMatchObject([
      { accountId: writer.id, viewId: view.id },
    ]);
    await first(writer, other.id, false);
    expect((await viewsOf(writer)).filter(({ opensFirst }) => opensFirst)).toHaveLength(1);
    await first(writer, view.id, false);
    expect((await viewsOf(writer)).filter(({ opensFirst }) => opensFirst)).toEqual([]);
  });

  it('leaves its name in the trail of its owner, and not its conditions, which may name a visitor', async () => {
    await save(writer, { conditions: [{ key: 'keyword', value: '"王小明"', label: '關鍵字：王小明' }] });
    const [owner] = await test.db.select().from(accounts).where(eq(accounts.id, writer.id));
    const trail = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, 'createListView'));
    expect(trail.at(-1)).toMatchObject({
      kind: 'account',
      recordId: writer.id,
      title: owner?.account,
      before: { savedView: null },
      after: { savedView: input.name },
    });
    expect(JSON.stringify(trail)).not.toContain('王小明');
  });
});
