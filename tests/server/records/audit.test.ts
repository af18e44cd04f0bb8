import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accounts, articles, auditEntries, cases, contacts, siteSets } from '../../../server/base/db/schema';
import { claims } from '../../../openapi/generated/claims';
import { removeOldEntries } from '../../../server/base/audit/audit';
import { emptyTrash } from '../../../server/subjects/kinds/trash';
import { contractOperations } from '../support/contract-operations';
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
  headers = await test.signInAs(claims);
});

/** The newest entry of the trail. */
async function newest() {
  const [row] = await test.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return row;
}
async function put(url: string, form: object) {
  const answer = await test.inject({ method: 'PUT', url, headers, form });
  expect(answer.json()).toMatchObject({ succeeded: true });
}
async function send(method: 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) {
  const answer = await test.inject({ method, url, headers, payload });
  expect(answer.json()).toMatchObject({ succeeded: true });
}
const list = async (query = '', as = headers) =>
  (await test.inject({ url: `/api/v1/AuditTrails/list${query}`, headers: as })).json() as {
    data: { items: Record<string, unknown>[]; totalCount: number; people: object[] };
  };

describe('an entry has the changed fields, before and after', () => {
  it('and no other, for a case', async () => {
    const form = {
      title: '青田硯二期',
      tab: 1,
      status: 0,
      isHighlight: false,
      county: '臺北市',
      district: '大安區',
    };
    const [own] = await test.db.select().from(cases).where(eq(cases.id, records.caseId));
    await put('/api/v1/CaseInfos', {
      ...form,
      id: records.caseId,
      rowVersion: 1,
      code: own?.code,
      tel: '0287739999',
      cover: await jpeg('外觀.jpg', 64, 48),
    });
    expect(await newest()).toMatchObject({
      kind: 'case',
      recordId: records.caseId,
      title: '青田硯二期',
      action: 'update',
      before: { title: '青田硯', tel: '0225718170', zip: '', cover: null },
      after: { title: '青田硯二期', tel: '0287739999', zip: '106', cover: { fileName: '外觀.jpg' } },
    });
    expect(JSON.stringify(await newest())).not.toMatch(/[0-9a-f]{64}/);
  });

  it('a page by its changed blocks', async () => {
    const body = await multipart({
      themeId: records.themeId,
      rowVersion: 1,
      webParts: [
        { id: 1, partType: 1, sort: 0, textContent: '標題', align: 1 },
        { id: 2, partType: 1, sort: 1, textContent: '改過', align: 1 },
      ],
    });
    await test.inject({
      method: 'PUT',
      url: '/api/v1/SiteThemes',
      headers: { ...headers, ...body.headers },
      payload: body.payload,
    });
    expect(await newest()).toMatchObject({
      kind: 'site',
      recordId: records.caseId,
      title: '青田硯　留白',
      before: { parts: [{ id: 2, textContent: '標題' }] },
      after: { parts: [{ id: 2, textContent: '改過' }] },
    });
  });

  it('a switch as 上架 and 下架, a deletion and an order by their names, a publication as one entry', async () => {
    await send('PUT', '/api/v1/News/edit-status', { id: records.newsId, status: 1 });
    expect(await newest()).toMatchObject({ kind: 'news', title: '公告', action: 'online' });
    await send('PUT', '/api/v1/News/edit-status', { id: records.newsId, status: 0 });
    expect(await newest()).toMatchObject({ action: 'offline', before: { status: 1 }, after: { status: 0 } });
    await test.db.delete(articles).where(sql`id <> ${records.articleId}`);
    await send('PUT', '/api/v1/Articles/edit-batch-sort', { ids: [records.articleId] });
    expect(await newest()).toMatchObject({ kind: 'article', action: 'sort', after: { count: 1 } });
    await send('DELETE', `/api/v1/Articles/${records.articleId}`);
    expect(await newest()).toMatchObject({
      recordId: records.articleId,
      title: '市場觀察',
      action: 'delete',
    });
    const { themeId, caseId } = records;
    await send('PUT', '/api/v1/SiteThemes/edit-status', { themeId, rowVersion: 1, status: 1 });
    const published = await newest();
    expect(published).toMatchObject({ kind: 'site', recordId: caseId, action: 'publish' });
    const ofCall = eq(auditEntries.requestId, published?.requestId ?? '');
    expect(await test.db.select().from(auditEntries).where(ofCall)).toHaveLength(1);
    await send('PUT', '/api/v1/SiteSets/edit-status', { id: records.siteId, status: 1 });
    expect(await newest()).toMatchObject({ action: 'offline', title: '青田硯' });
    await test.db.delete(siteSets);
  });

  it('moving to the trash, restoring and permanent deletion, also by the job', async () => {
    const { newsId } = records;
    await send('DELETE', `/api/v1/News/${newsId}`);
    await send('PUT', `/api/v1/trash/news/${newsId}`);
    expect(await newest()).toMatchObject({ kind: 'news', recordId: newsId, action: 'restore' });
    await send('DELETE', `/api/v1/News/${newsId}`);
    await send('DELETE', `/api/v1/trash/news/${newsId}`);
    expect(await newest()).toMatchObject({ kind: 'news', recordId: newsId, action: 'purge' });
    await test.db
      .update(articles)
      .set({ deletedOn: sql`now() - interval '31 days'` })
      .where(eq(articles.id, records.articleId));
    await emptyTrash(test.db);
    expect(await newest()).toMatchObject({
      kind: 'article',
      recordId: records.articleId,
      title: '市場觀察',
      action: 'purge',
      accountId: null,
      operation: 'old-trash',
    });
  });

  it('for an account that its password changed, but neither the password nor its hash', async () => {
    await send('PUT', '/api/identity/user', {
      id: records.accountId,
      rowVersion: 1,
      name: '同仁',
      email: '',
      department: '',
      roleId: null,
      gender: 0,
      status: true,
      password: 'mango-lantern-7',
    });
    const entry = await newest();
    expect(entry).toMatchObject({ kind: 'account', before: { password: null }, after: { password: null } });
    expect(JSON.stringify(entry)).not.toMatch(/mango|argon2/);
  });

  it('for an enquiry the changes by staff, and no data of the visitor', async () => {
    await send('POST', '/api/v1/contact/edit-note', {
      id: records.contactId,
      rowVersion: 1,
      note: '已約看屋',
      handleStatus: 1,
    });
    const entry = await newest();
    expect(entry).toMatchObject({
      kind: 'contact',
      recordId: records.contactId,
      title: '',
      before: { note: '', handleStatus: 0 },
      after: { note: '已約看屋', handleStatus: 1 },
    });
    expect(JSON.stringify(entry)).not.toMatch(/王小明|0225718170|預約/);
    const search = encodeURIComponent('王小明');
    await test.inject({ url: `/api/v1/contact/export?type=1&purpose=x&keyword=${search}`, headers });
    expect(await newest()).toMatchObject({
      kind: 'contact',
      action: 'export',
      after: { type: 1, hasKeyword: true },
    });
    expect(JSON.stringify(await newest())).not.toContain('王小明');
    await test.db.delete(contacts);
  });
});

it.each(contractOperations().filter(({ operationId }) => operationId.startsWith('export')))(
  '$operationId leaves an entry',
  async ({ url, operationId }) => {
    const path = url.replace('999999', String(records.importId));
    await test.inject({ url: operationId === 'exportContacts' ? `${path}?purpose=x` : path, headers });
    expect(await newest()).toMatchObject({ action: 'export', operation: operationId });
  },
);

it('a change that is rolled back, or a repeated answer, leaves none', async () => {
  const before = await newest();
  const stale = await test.inject({
    method: 'POST',
    url: '/api/v1/contact/edit-note',
    headers,
    payload: { id: records.contactId, rowVersion: 9, note: '', handleStatus: 1 },
  });
  expect(stale.statusCode).toBe(409);
  expect(await newest()).toEqual(before);
  const again = { ...headers, 'idempotency-key': 'the-same-key' };
  const payload = { name: `角色 ${Math.random()}`, roleClaims: [] };
  for (let turn = 0; turn < 2; turn += 1) {
    await test.inject({ method: 'POST', url: '/api/identity/role', headers: again, payload });
  }
  const made = await test.db.select().from(auditEntries).where(eq(auditEntries.title, payload.name));
  expect(made).toMatchObject([{ kind: 'role', action: 'create' }]);
});

describe('sign-ins', () => {
  const signIn = (account: string, password: string, remoteAddress = '203.0.113.9') =>
    test.inject({
      method: 'POST',
      url: '/api/identity/token',
      payload: { account, password },
      remoteAddress,
    });
  const ofAddress = (address: string) =>
    test.db.select().from(auditEntries).where(eq(auditEntries.address, address)).orderBy(auditEntries.id);

  it('are in the trail with failed ones, and sign-outs', async () => {
    const id = await test.addAccount('keeper', 'correct-horse');
    await signIn('keeper', 'wrong-horse');
    const { data } = (await signIn('Keeper', 'correct-horse')).json() as { data: { refreshToken: string } };
    await test.inject({
      method: 'DELETE',
      url: '/api/identity/token',
      payload: { refreshToken: data.refreshToken },
      remoteAddress: '203.0.113.9',
    });
    const own = { kind: 'account', recordId: id, title: 'keeper' };
    expect(await ofAddress('203.0.113.9')).toMatchObject([
      { ...own, action: 'signInFailed', accountId: null, after: { reason: 'wrongPassword' } },
      { ...own, action: 'signIn', accountId: id, account: 'keeper' },
      { ...own, action: 'signOut', accountId: id },
    ]);
    expect(JSON.stringify(await ofAddress('203.0.113.9'))).not.toContain('horse');
  });

  it('a name without an account is not stored, because it may be a password', async () => {
    await signIn('my-secret-password', 'x', '203.0.113.10');
    expect(await ofAddress('203.0.113.10')).toMatchObject([
      { action: 'signInFailed', recordId: null, account: '', title: '' },
    ]);
    expect(JSON.stringify(await ofAddress('203.0.113.10'))).not.toContain('my-secret');
  });

  it('a flood of wrong passwords leaves a few entries with their number', async () => {
    await test.addAccount('flooded', 'correct-horse');
    for (let turn = 0; turn < 40; turn += 1) await signIn('flooded', 'wrong-horse', '203.0.113.11');
    const entries = await ofAddress('203.0.113.11');
    expect(entries.map(({ count }) => count)).toEqual([1, 2, 4, 8, 16, 32]);
    expect(entries.at(-1)).toMatchObject({ title: 'flooded', after: { reason: 'tooMany' } });
  });
});

it('a refusal is in the trail with the missing claim, and many in one hour are combined', async () => {
  const weak = await test.signInAs(['Permissions.News.View']);
  const [own] = await test.db.select().from(accounts).orderBy(desc(accounts.id)).limit(1);
  for (let turn = 0; turn < 5; turn += 1) {
    await test.inject({ method: 'DELETE', url: '/api/v1/CaseInfos/1', headers: weak });
  }
  const refusal = {
    accountId: own?.id,
    kind: 'case',
    action: 'refused',
    operation: 'deleteCaseInfo',
    after: { claim: 'Permissions.Cases.Delete' },
  };
  const entries = await test.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'refused'))
    .orderBy(auditEntries.id);
  expect(entries).toMatchObject([
    { ...refusal, count: 1 },
    { ...refusal, count: 2 },
    { ...refusal, count: 4 },
  ]);
});

describe('the trail is append-only', () => {
  const why = async (statement: ReturnType<typeof sql>) =>
    test.db.execute(statement).then(
      () => 'done',
      (error: unknown) => String((error as { cause: unknown }).cause),
    );
  const refused = 'error: audit_entries is append-only';

  it('no entry can be changed or deleted, and the table cannot be emptied', async () => {
    expect(await why(sql`update audit_entries set title = ''`)).toBe(refused);
    expect(await why(sql`delete from audit_entries`)).toBe(refused);
    expect(await why(sql`truncate audit_entries`)).toBe(refused);
  });

  it('except by the job, which removes entries older than three years', async () => {
    const add = (at: string) =>
      test.db.execute(
        sql`insert into audit_entries (kind, action, title, at) values ('news', 'update', 'old', now() - ${at}::interval)`,
      );
    await add('3 years 1 day');
    await add('3 years -1 day');
    expect(await removeOldEntries(test.db)).toBe(1);
    expect(await test.db.select().from(auditEntries).where(eq(auditEntries.title, 'old'))).toHaveLength(1);
  });
});

it('is filtered by account, action, record, day and keyword, the newest first, and exported alike', async () => {
  const [own] = await test.db.select().from(accounts).orderBy(desc(accounts.id)).limit(1);
  await send('PUT', '/api/v1/News/edit-status', { id: records.newsId, status: 1 });
  await send('DELETE', `/api/v1/News/${records.newsId}`);
  const actions = async (query: string) => (await list(query)).data.items.map(({ action }) => action);
  expect(await actions(`?accountId=${own?.id}`)).toEqual(['delete', 'online', 'signIn']);
  expect(await actions(`?accountId=${own?.id}&action=online`)).toEqual(['online']);
  expect(await actions(`?kind=news&recordId=${records.newsId}`)).toEqual(['delete', 'online']);
  expect(await actions(`?keyword=${encodeURIComponent(own?.account ?? '')}`)).toEqual([
    'delete',
    'online',
    'signIn',
  ]);
  expect(await actions(`?accountId=${own?.id}&endDate=2020-01-01`)).toEqual([]);
  const csv = await test.inject({
    url: `/api/v1/AuditTrails/export?kind=news&recordId=${records.newsId}`,
    headers,
  });
  const lines = csv.body.trimEnd().split('\r\n');
  expect(lines[0]).toContain('紀錄編號,時間,帳號');
  expect(lines.slice(1).map((line) => line.split(',')[4])).toEqual(['刪除', '上架']);
  expect((await list()).data.people).toContainEqual({ id: own?.id, name: own?.name });
});

it('is exported in the words of the screen, in which a site is enabled instead of put online', async () => {
  await test.db.execute(
    sql`insert into audit_entries (kind, action, title) values ('site', 'online', '河畔'), ('site', 'offline', '河畔'), ('case', 'online', '河畔')`,
  );
  const csv = await test.inject({ url: '/api/v1/AuditTrails/export?keyword=河畔', headers });
  const [, ...lines] = csv.body.trimEnd().split('\r\n');
  expect(lines.map((line) => line.split(',').slice(4, 6))).toEqual([
    ['上架', '建案'],
    ['停用', '網頁'],
    ['啟用', '網頁'],
  ]);
});
