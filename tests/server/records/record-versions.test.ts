import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { articles, cases, files, recordVersions } from '../../../server/base/db/schema';
import { claims } from '../../../openapi/generated/claims';
import { removeLostVersions } from '../../../server/subjects/kinds/lost-versions';
import { removeUnnamedFiles } from '../../../server/base/files/unnamed-files';
import { plainCase } from '../support/add-case';
import { jpeg, multipart } from '../support/multipart';
import { createTestApp } from '../support/test-app';
import { addRecords, addSources, type Records } from '../support/writing-calls';

let records: Records;
let headers: { authorization: string };

const test = await createTestApp();
await addSources(test.db);
afterAll(() => test.close());
beforeEach(async () => {
  records = await addRecords(test.db);
  await test.db.delete(recordVersions);
  headers = await test.signInAs(claims);
});

interface Answer {
  succeeded: boolean;
  messages: string[];
  data: Record<string, unknown> & { items: Record<string, unknown>[]; rowVersion: number };
}
async function save(url: string, form: object, method: 'PUT' | 'POST' = 'PUT'): Promise<Answer> {
  const body = await multipart(form);
  const sent = { method, url, headers: { ...headers, ...body.headers }, payload: body.payload };
  return (await test.inject(sent)).json();
}
const get = async (url: string): Promise<Answer> => (await test.inject({ url, headers })).json();
const restore = async (kind: string, payload: object) =>
  test.inject({ method: 'PUT', url: `/api/v1/history/${kind}`, headers, payload });
const saveCase = (rowVersion: number, fields: object) =>
  save('/api/v1/CaseInfos', {
    ...plainCase,
    code: `V${records.caseId}`,
    id: records.caseId,
    rowVersion,
    ...fields,
  });

describe('Each save of a record keeps a version (decisions/014-record-versions)', () => {
  it('and the first save of an older record also keeps its former content', async () => {
    await saveCase(1, { title: '青田硯二期' });
    await save(
      '/api/v1/CaseInfos/content',
      {
        id: records.caseId,
        rowVersion: 2,
        webParts: [{ partType: 1, sort: 0, textContent: '一', align: 1 }],
      },
      'POST',
    );
    const { data } = await get(`/api/v1/history/case/${records.caseId}`);
    expect(data.items).toMatchObject([
      { rowVersion: 3, changed: ['parts'], partsChanged: 1 },
      { rowVersion: 2, changed: expect.arrayContaining(['title']), restoredFrom: null },
      { rowVersion: 1, changed: [] },
    ]);
    const [newest, , first] = data.items;
    const version = (id: unknown) => get(`/api/v1/history/case/version/${String(id)}`);
    expect((await version(newest?.['versionId'])).data).toMatchObject({
      title: '青田硯二期',
      webParts: [{ partType: 1, textContent: '一' }],
    });
    expect((await version(first?.['versionId'])).data).toMatchObject({ title: '青田硯', webParts: [] });
  });

  it('and its audit entry names the version while it exists', async () => {
    await saveCase(1, { title: '青田硯二期' });
    await saveCase(2, { title: '青田硯三期' });
    const { items } = (await get(`/api/v1/history/case/${records.caseId}`)).data;
    const trail = `/api/v1/AuditTrails/list?kind=case&recordId=${records.caseId}`;
    const named = async () => (await get(trail)).data.items.map(({ versionId }) => versionId);
    expect(await named()).toEqual([items[0]?.['versionId'], items[1]?.['versionId']]);
    await test.db.delete(recordVersions).where(eq(recordVersions.id, Number(items[1]?.['versionId'])));
    expect(await named()).toEqual([items[0]?.['versionId'], null]);
  });

  it('with the note of the save, also if nothing else changed; without a note such a save keeps none', async () => {
    const { data } = await saveCase(1, { title: '青田硯二期', versionNote: ' 改案名 ' });
    const again = await saveCase(data.rowVersion, { title: '青田硯二期', versionNote: '僅註記' });
    await saveCase(again.data.rowVersion, { title: '青田硯二期' });
    const { items } = (await get(`/api/v1/history/case/${records.caseId}`)).data;
    expect(items.map(({ note, changed }) => [note, changed])).toEqual([
      ['僅註記', []],
      ['改案名', expect.arrayContaining(['title'])],
      ['', []],
    ]);
    const long = await saveCase(4, { title: '青田硯二期', versionNote: '字'.repeat(201) });
    expect(long).toMatchObject({ errors: { versionNote: ['最多可輸入 200 個字'] } });
  });

  it.each([
    ['CaseInfos', 'case', () => records.caseId],
    ['Articles', 'article', () => records.articleId],
  ])('with the note of a save of the content of %s', async (path, kind, id) => {
    const webParts = [{ partType: 1, sort: 0, textContent: '河岸第一排', align: 1 }];
    const saved = await save(
      `/api/v1/${path}/content`,
      { id: id(), rowVersion: 1, webParts, versionNote: '改標題' },
      'POST',
    );
    expect(saved).toMatchObject({ succeeded: true });
    const { items } = (await get(`/api/v1/history/${kind}/${id()}`)).data;
    expect(items[0]).toMatchObject({ note: '改標題' });
  });

  it('but a switch and a new order keep none, because they are no content', async () => {
    await test.inject({
      method: 'PUT',
      url: '/api/v1/News/edit-status',
      headers,
      payload: { id: records.newsId, status: 1 },
    });
    expect((await get(`/api/v1/history/news/${records.newsId}`)).data.items).toEqual([]);
  });

  it('only the newest hundred of each record', async () => {
    for (let turn = 1; turn <= 102; turn += 1) {
      await save('/api/v1/News', {
        id: records.newsId,
        rowVersion: turn,
        title: `公告 ${turn}`,
        publishDate: '2026-11-01',
        status: 0,
        content: '<p>內文</p>',
      });
    }
    const { data } = await get(`/api/v1/history/news/${records.newsId}?pageSize=100`);
    expect([data['totalCount'], data.items[0]?.['rowVersion'], data.items[99]?.['rowVersion']]).toEqual([
      100, 103, 4,
    ]);
  }, 60_000);
});

describe('Bringing a version back', () => {
  it('adds it as a new version, and does not change status, order and times', async () => {
    await saveCase(1, { title: '原來' });
    await saveCase(2, { title: '改過', status: 1, cover: await jpeg('外觀.jpg', 64, 48) });
    const rows = (await get(`/api/v1/history/case/${records.caseId}`)).data.items;
    const answer = await restore('case', {
      id: records.caseId,
      rowVersion: 3,
      versionId: rows[1]?.['versionId'],
    });
    expect(answer.json()).toEqual({
      succeeded: true,
      messages: ['已還原這個版本'],
      data: { id: records.caseId, rowVersion: 4 },
    });
    const [row] = await test.db.select().from(cases).where(eq(cases.id, records.caseId));
    expect(row).toMatchObject({ title: '原來', status: 1, coverSha: null, rowVersion: 4 });
    expect((await get(`/api/v1/history/case/${records.caseId}`)).data.items[0]).toMatchObject({
      restoredFrom: rows[1]?.['at'],
      rowVersion: 4,
    });
  });

  it('is refused with 409 after another save, with 404 for a version of another record, and writes nothing', async () => {
    await saveCase(1, { title: '改過' });
    const [, first] = (await get(`/api/v1/history/case/${records.caseId}`)).data.items;
    const versionId = first?.['versionId'];
    expect((await restore('case', { id: records.caseId, rowVersion: 1, versionId })).statusCode).toBe(409);
    const other = (await addRecords(test.db)).caseId;
    expect((await restore('case', { id: other, rowVersion: 1, versionId })).statusCode).toBe(404);
    expect((await restore('news', { id: records.newsId, rowVersion: 1, versionId })).statusCode).toBe(404);
    const [row] = await test.db.select().from(cases).where(eq(cases.id, records.caseId));
    expect(row).toMatchObject({ title: '改過', rowVersion: 2 });
  });

  it('follows the rules of a save: an article keeps a block, and a role gets no claim that the caller lacks', async () => {
    const { articleId, roleId } = records;
    await save(
      '/api/v1/Articles/content',
      { id: articleId, rowVersion: 1, webParts: [{ partType: 1, sort: 0, textContent: '一', align: 1 }] },
      'POST',
    );
    const [, empty] = (await get(`/api/v1/history/article/${articleId}`)).data.items;
    const refused = await restore('article', {
      id: articleId,
      rowVersion: 2,
      versionId: empty?.['versionId'],
    });
    expect(refused.json()).toMatchObject({ succeeded: false, messages: ['這個版本沒有內容區塊，無法還原'] });
    const role = (rowVersion: number, selected: boolean) =>
      test.inject({
        method: 'PUT',
        url: '/api/identity/role',
        headers,
        payload: {
          id: roleId,
          rowVersion,
          name: `改名的角色 ${roleId}`,
          roleClaims: [{ value: 'Permissions.News.View', selected }],
        },
      });
    await role(1, true);
    await role(2, false);
    const [, wide] = (await get(`/api/v1/history/role/${roleId}`)).data.items;
    headers = await test.signInAs(['Permissions.Roles.View', 'Permissions.Roles.Edit']);
    const denied = await restore('role', { id: roleId, rowVersion: 3, versionId: wide?.['versionId'] });
    expect(denied.json()).toMatchObject({ succeeded: false, messages: ['不可授予或收回自己沒有的權限'] });
    expect((await test.db.select().from(articles).where(eq(articles.id, articleId)))[0]?.parts).toHaveLength(
      1,
    );
  });
});

describe('A version that an older release stored', () => {
  const block = (fields: object) => ({ parts: [{ id: 1, partType: 8, textContent: '官網', ...fields }] });
  const body = (rowVersion: number, title: string) => ({
    id: records.newsId,
    rowVersion,
    title,
    publishDate: '2026-11-01',
    status: 0,
  });
  const saves = {
    case: (rowVersion: number, title: string) => saveCase(rowVersion, { title }),
    article: (rowVersion: number, title: string) =>
      save('/api/v1/Articles', { ...body(rowVersion, title), id: records.articleId, type: 2 }),
    news: (rowVersion: number, title: string) =>
      save('/api/v1/News', { ...body(rowVersion, title), content: '<p>內文</p>' }),
    role: async (rowVersion: number, name: string) => {
      const payload = { id: records.roleId, rowVersion, name: `${name}${records.roleId}`, roleClaims: [] };
      return (await test.inject({ method: 'PUT', url: '/api/identity/role', headers, payload })).json();
    },
  };
  type Kind = keyof typeof saves;
  const idOf = (kind: Kind) =>
    ({ case: records.caseId, article: records.articleId, news: records.newsId, role: records.roleId })[kind];

  /** Saves twice and replaces the first stored version's data. Resolves to the body that restores it. */
  async function storedBefore(kind: Kind, data: object) {
    expect(await saves[kind](1, '第一版')).toMatchObject({ succeeded: true });
    await saves[kind](2, '第二版');
    const id = idOf(kind);
    const { items } = (await get(`/api/v1/history/${kind}/${id}`)).data;
    const versionId = Number(items[1]?.['versionId']);
    const [row] = await test.db.select().from(recordVersions).where(eq(recordVersions.id, versionId));
    await test.db
      .update(recordVersions)
      .set({ data: { ...row?.data, ...data } })
      .where(eq(recordVersions.id, versionId));
    return { id, rowVersion: 3, versionId };
  }

  it.each<[Kind, string, object, Record<string, string[]>]>([
    ['case', 'a phone', { tel: '分機 5' }, { tel: ['請輸入含區碼的市話或手機，例如 0225718170'] }],
    ['case', 'a title', { title: '長'.repeat(201) }, { title: ['最多可輸入 200 個字'] }],
    ['case', 'a place', { district: '大安市' }, { district: ['縣市或鄉鎮市區不正確'] }],
    ['case', 'a picture', { coverSha: 'f'.repeat(64), coverName: '' }, { cover: ['找不到資料'] }],
    ['article', 'a type', { type: 9 }, { type: ['格式不正確'] }],
    ['news', 'a text', { content: '<p> </p>' }, { content: ['此欄位為必填'] }],
    ['role', 'a name', { name: '長'.repeat(201) }, { name: ['最多可輸入 200 個字'] }],
  ])('is refused if it violates today’s rules, and nothing changes: of a %s %s', async (...given) => {
    const [kind, , data, errors] = given;
    const wanted = await storedBefore(kind, data);
    const answer = await restore(kind, wanted);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { succeeded: false, messages: ['這個版本的內容不符合現在的規定，無法還原'], data: null, errors },
    ]);
    const { data: after } = await get(`/api/v1/history/${kind}/${wanted.id}`);
    expect([after['totalCount'], after.items[0]?.['rowVersion']]).toEqual([3, 3]);
  });

  it("is refused for a block too, with the block's position", async () => {
    const wanted = await storedBefore('case', block({ url: 'javascript:alert(1)', urlTarget: '_self' }));
    expect((await restore('case', wanted)).json()).toMatchObject({
      succeeded: false,
      errors: { 'webParts[0].url': [expect.any(String)] },
    });
  });

  it('is restored in today’s form, without removed fields', async () => {
    const older = { tel: '(02) 2571-8170', gone: '欄位', ...block({ url: 'https://example.com' }) };
    const answer = await restore('case', await storedBefore('case', older));
    expect(answer.json()).toMatchObject({ succeeded: true, messages: ['已還原這個版本'] });
    const [row] = await test.db.select().from(cases).where(eq(cases.id, records.caseId));
    expect(row).toMatchObject({
      title: '第一版',
      tel: '0225718170',
      parts: [{ id: 1, partType: 8, textContent: '官網', url: 'https://example.com' }],
    });
  });
});

it("a picture outside of the library that only an old version names is kept, and deleted with the record's versions", async () => {
  await saveCase(1, { title: '青田硯', cover: await jpeg('外觀.jpg', 64, 48, '#123456') });
  const [{ coverSha } = { coverSha: null }] = await test.db
    .select()
    .from(cases)
    .where(eq(cases.id, records.caseId));
  await saveCase(2, { title: '青田硯', coverRemoved: true });
  await test.db
    .update(files)
    .set({ uploadedOn: null })
    .where(eq(files.sha, coverSha ?? ''));
  const isMarked = async () => {
    await removeUnnamedFiles(test.db, new AbortController().signal);
    const [file] = await test.db
      .select()
      .from(files)
      .where(eq(files.sha, coverSha ?? ''));
    return file?.unnamedSince instanceof Date;
  };
  expect(await isMarked()).toBe(false);
  await test.db.delete(cases).where(eq(cases.id, records.caseId));
  expect(await removeLostVersions(test.db)).toBe(3);
  expect(await isMarked()).toBe(true);
});
