import { connect } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts, articles, cases, contacts, news, roles, salesCases, siteSets, siteThemes, siteThemeVersions, templates, tokens } from '../../server/db/schema';
import { claims as realClaims } from '../../server/generated/claims';
import { contractOperations, type ContractOperation } from './support/contract-operations';
import { multipart } from './support/multipart';
import { stored } from './support/stored';
import { createTestApp, type TestApp } from './support/test-app';

/** Ids of records that every writing operation has something to do with. */
type Records = Record<'caseId' | 'siteId' | 'themeId' | 'versionId' | 'articleId' | 'newsId' | 'contactId' | 'roleId' | 'accountId', number>;

interface Sent {
  json?: object;
  form?: object;
  id?: number;
  query?: string;
}

const title = (id: number) => ({ id, partType: 1, align: 1 as const, textContent: '標題' });
const part = { partType: 1, sort: 0, textContent: '另一個標題', align: 1 };
const caseForm = { title: '青田硯', tab: 1, status: 1, isHighlight: false, county: '臺北市', district: '大安區', tel: '0225718170' };
const article = { type: 2, title: '市場觀察', publishDate: '2026-11-01', status: 0 };
const item = { title: '公告', publishDate: '2026-11-01', status: 0, content: '<p>內文</p>' };
const rowVersion = 1;

/** A call of each writing operation that changes something when its caller may make it. */
const calls: Record<string, (records: Records) => Sent> = {
  createRole: () => ({ json: { name: `新角色 ${Math.random()}`, roleClaims: [] } }),
  updateRole: ({ roleId }) => ({ json: { id: roleId, rowVersion, name: `改名 ${Math.random()}`, roleClaims: [] } }),
  deleteRole: ({ roleId }) => ({ id: roleId }),
  updateAccount: ({ accountId }) => ({ json: { id: accountId, rowVersion, name: '改名', email: '', department: '', roleId: null, gender: 0, status: true } }),
  saveIndexPopup: () => ({ form: { rowVersion, status: 0, title: '開幕' } }),
  updateContactNote: ({ contactId }) => ({ json: { id: contactId, rowVersion, note: '已回電', handleStatus: 1 } }),
  updateContactEmail: () => ({ json: { rowVersion, recipients: [1, 2, 3, 4].map((type) => ({ type, emails: 'a@example.com' })) } }),
  createCaseInfo: () => ({ form: { ...caseForm, code: `N${Math.floor(Math.random() * 1e9)}` } }),
  updateCaseInfo: ({ caseId }) => ({ form: { ...caseForm, code: `U${caseId}`, id: caseId, rowVersion } }),
  deleteCaseInfo: ({ caseId }) => ({ id: caseId }),
  updateCaseHighlight: ({ caseId }) => ({ json: { caseInfoId: caseId, isHighlight: true } }),
  sortCaseInfos: ({ caseId }) => ({ json: { ids: [caseId], tab: 1 } }),
  saveCaseContent: ({ caseId }) => ({ form: { id: caseId, rowVersion, webParts: [part] } }),
  createSiteTheme: ({ caseId }) => ({ form: { caseId, code: 'liubai' } }),
  updateSiteTheme: ({ themeId }) => ({ form: { themeId, rowVersion, webParts: [part] } }),
  updateSiteThemeStatus: ({ themeId }) => ({ json: { themeId, rowVersion, status: 1 } }),
  restoreSiteThemeVersion: ({ themeId, versionId }) => ({ json: { themeId, rowVersion, versionId } }),
  createSiteThemePart: ({ themeId }) => ({ form: { themeId, rowVersion, part } }),
  updateSiteThemePart: ({ themeId }) => ({ form: { themeId, rowVersion, part: { ...part, id: 1 } } }),
  sortSiteThemeParts: ({ themeId }) => ({ json: { themeId, rowVersion, ids: [2, 1] } }),
  deleteSiteThemePart: ({ themeId }) => ({ id: 1, query: `?themeId=${themeId}&rowVersion=1` }),
  updateSiteSet: ({ siteId }) => ({ form: { siteId, rowVersion, seoTitle: '青田硯' } }),
  updateSiteCode: ({ siteId }) => ({ json: { siteId, rowVersion, caseCode: 'SALES1' } }),
  updateSiteStatus: ({ siteId }) => ({ json: { id: siteId, status: 1 } }),
  createArticle: () => ({ form: article }),
  updateArticle: ({ articleId }) => ({ form: { ...article, id: articleId, rowVersion, title: '改過的標題' } }),
  deleteArticle: ({ articleId }) => ({ id: articleId }),
  updateArticleStatus: ({ articleId }) => ({ json: { id: articleId, status: 1 } }),
  sortArticles: ({ articleId }) => ({ json: { ids: [articleId] } }),
  saveArticleContent: ({ articleId }) => ({ form: { id: articleId, rowVersion, webParts: [part] } }),
  createNews: () => ({ form: item }),
  updateNews: ({ newsId }) => ({ form: { ...item, id: newsId, rowVersion, title: '改過的標題' } }),
  deleteNews: ({ newsId }) => ({ id: newsId }),
  updateNewsStatus: ({ newsId }) => ({ json: { id: newsId, status: 1 } }),
};

let test: TestApp;
let records: Records;
/** Runs in each call after its caller was let in and before its body is read. */
let between: () => Promise<unknown> = async () => {};
beforeAll(async () => {
  test = await createTestApp();
  test.app.addHook('preParsing', async () => {
    await between();
  });
  await test.db.insert(templates).values({ code: 'liubai', name: '留白', parts: [title(9)] });
  await test.db.insert(salesCases).values({ code: 'SALES1', title: '青田硯', district: '臺北市大安區' });
  // Somebody stays who may give permissions, whatever a test takes away.
  await test.signInAs(realClaims);
});
afterAll(() => test.close());
beforeEach(async () => {
  between = async () => {};
  for (const table of [cases, articles, news, contacts]) await test.db.delete(table);
  const insert = async (rows: Promise<{ id: number }[]>) => (await rows)[0]?.id ?? 0;
  const id = { id: sql<number>`id` };
  const caseId = await insert(test.db.insert(cases).values({ code: `C${Math.floor(Math.random() * 1e9)}`, title: '青田硯', tab: 1, county: '臺北市', district: '大安區', sort: 5 }).returning(id));
  const siteId = await insert(test.db.insert(siteSets).values({ caseId, caseCode: 'SALES1', codeCheckedOn: new Date(), siteName: `site-${caseId}`, status: 0 }).returning(id));
  const themeId = await insert(test.db.insert(siteThemes).values({ caseId, templateCode: 'liubai', name: '留白', parts: [title(1), title(2)] }).returning(id));
  const versionId = await insert(test.db.insert(siteThemeVersions).values({ themeId, parts: [title(1)], publishedOn: new Date() }).returning(id));
  records = {
    caseId, siteId, themeId, versionId,
    articleId: await insert(test.db.insert(articles).values({ ...article, sort: 5 }).returning(id)),
    newsId: await insert(test.db.insert(news).values(item).returning(id)),
    contactId: await insert(test.db.insert(contacts).values({ type: 1, name: '王小明', gender: 1, tel: '0225718170', content: '想預約參觀' }).returning(id)),
    roleId: await insert(test.db.insert(roles).values({ name: `角色 ${Math.random()}` }).returning(id)),
    accountId: await insert(test.db.insert(accounts).values({ account: `staff-${Math.random()}`, name: '同仁' }).returning(id)),
  };
});

async function send({ operationId, method, url }: ContractOperation, headers: { authorization: string }) {
  const { json, form, id = 999_999, query = '' } = calls[operationId]?.(records) ?? {};
  const path = url.replace('999999', String(id)) + query;
  if (!form) return test.inject({ method, url: path, headers, ...(json ? { payload: json } : {}) });
  const body = await multipart(form);
  return test.inject({ method, url: path, headers: { ...headers, ...body.headers }, payload: body.payload });
}

const writing = contractOperations().filter(({ method, claim }) => method !== 'GET' && claim !== 'public');
const newest = sql`(select max(id) from accounts)`;

describe('a call takes effect for what its caller is when it writes, not when it began', () => {
  it.each(writing)('$operationId writes for who may call it', async (operation) => {
    const headers = await test.signInAs(realClaims);
    // Both are made at the first look at them.
    for (const url of ['/api/v1/index-popup', '/api/v1/contact/get-email']) await test.inject({ url, headers });
    const before = await stored(test.db);
    const answer = await send(operation, headers);
    expect(answer.json()).toMatchObject({ succeeded: true });
    expect(await stored(test.db)).not.toBe(before);
  });

  it.each(writing)('$operationId writes nothing for one who was deactivated meanwhile', async (operation) => {
    const headers = await test.signInAs(realClaims);
    let before = '';
    between = async () => {
      await test.db.update(accounts).set({ isActive: false }).where(eq(accounts.id, newest));
      before = await stored(test.db);
    };
    const answer = await send(operation, headers);
    expect([answer.statusCode, answer.json().messages]).toEqual([401, ['權限已過期，請重新登入']]);
    expect(await stored(test.db)).toBe(before);
  });

  it.each(writing)('$operationId writes nothing for one whose role lost $claim meanwhile', async (operation) => {
    const headers = await test.signInAs(realClaims);
    let before = '';
    between = async () => {
      const claims = realClaims.filter((claim) => claim !== operation.claim);
      await test.db.update(roles).set({ claims }).where(eq(roles.id, sql`(select role_id from accounts where id = ${newest})`));
      before = await stored(test.db);
    };
    const answer = await send(operation, headers);
    expect([answer.statusCode, answer.json().messages]).toEqual([403, ['權限不足']]);
    expect(await stored(test.db)).toBe(before);
  });
});

it('a token that expires while the body of its call is on the way is good for that call, and for no other', async () => {
  const headers = await test.signInAs(realClaims);
  const [update] = writing.filter(({ operationId }) => operationId === 'updateNewsStatus');
  if (!update) throw new Error('no operation');
  between = async () => {
    await test.db.update(tokens).set({ accessExpiresOn: sql`clock_timestamp()` }).where(eq(tokens.accountId, newest));
  };
  expect((await send(update, headers)).json()).toMatchObject({ succeeded: true });
  expect((await send(update, headers)).statusCode).toBe(401);
});

/** Sends a call over a real socket, its last byte only when `beforeLast` is done; resolves to the status. */
async function drip(method: string, path: string, authorization: string, body: object, beforeLast: () => Promise<unknown>): Promise<number> {
  const { port } = new URL(await listening());
  const arrived = new Promise<void>((resolve) => {
    between = async () => resolve();
  });
  const bytes = Buffer.from(JSON.stringify(body));
  const socket = connect(Number(port), '127.0.0.1');
  const answered = new Promise<string>((resolve, reject) => {
    socket.once('data', (chunk: Buffer) => resolve(chunk.toString('latin1')));
    socket.once('error', reject);
  });
  socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\nContent-Length: ${bytes.length}\r\n\r\n`);
  socket.write(bytes.subarray(0, -1));
  await arrived;
  between = async () => {};
  await beforeLast();
  socket.write(bytes.subarray(-1));
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(await answered)?.[1]);
  socket.destroy();
  return status;
}

let origin: Promise<string> | undefined;
const listening = () => (origin ??= test.app.listen({ port: 0, host: '127.0.0.1' }));

describe('an administrator who was dismissed while the last byte of a call was held back', () => {
  const dismiss = async (id: number, chief: { authorization: string }) => {
    const payload = { id, rowVersion: 1, name: '離職', email: '', department: '', roleId: null, gender: 0, status: false };
    const answer = await test.inject({ method: 'PUT', url: '/api/identity/user', headers: chief, payload });
    expect(answer.json()).toMatchObject({ succeeded: true });
  };
  const hire = async () => {
    const headers = await test.signInAs(realClaims);
    const [row] = await test.db.select().from(accounts).where(eq(accounts.id, newest));
    if (!row) throw new Error('no account');
    return { headers, row };
  };

  it('is not active again with a new password', async () => {
    const chief = await test.signInAs(realClaims);
    const { headers, row } = await hire();
    const body = { id: row.id, rowVersion: 2, name: '回來了', email: '', department: '', roleId: row.roleId, gender: 0, status: true, password: 'back-again-1' };
    expect(await drip('PUT', '/api/identity/user', headers.authorization, body, () => dismiss(row.id, chief))).toBe(401);
    const [after] = await test.db.select().from(accounts).where(eq(accounts.id, row.id));
    expect(after).toMatchObject({ isActive: false, roleId: null, passwordHash: null, name: '離職', rowVersion: 2 });
  });

  it('adds no role', async () => {
    const chief = await test.signInAs(realClaims);
    const { headers, row } = await hire();
    const body = { name: '後門', roleClaims: [{ value: 'Permissions.Roles.Edit', selected: true }] };
    expect(await drip('POST', '/api/identity/role', headers.authorization, body, () => dismiss(row.id, chief))).toBe(401);
    expect(await test.db.select().from(roles).where(eq(roles.name, '後門'))).toEqual([]);
  });
});

it('a dismissal is acknowledged only when what the dismissed one was writing is written', async () => {
  const chief = await test.signInAs(realClaims);
  const headers = await test.signInAs(realClaims);
  const [row] = await test.db.select().from(accounts).where(eq(accounts.id, newest));
  const done: string[] = [];
  const waiting = async () => (await test.db.execute<{ count: number }>(sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).rows[0]?.count;
  const running = await test.db.transaction(async (tx) => {
    await tx.execute(sql`select id from news for update`);
    const call = test.inject({ method: 'PUT', url: '/api/v1/News/edit-status', headers, payload: { id: records.newsId, status: 1 } }).then(({ statusCode }) => done.push(`write ${statusCode}`));
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 10_000, interval: 20 });
    const payload = { id: row?.id, rowVersion: 1, name: '離職', email: '', department: '', roleId: null, gender: 0, status: false };
    const dismissal = test.inject({ method: 'PUT', url: '/api/identity/user', headers: chief, payload }).then(({ statusCode }) => done.push(`dismissal ${statusCode}`));
    await vi.waitFor(async () => expect(await waiting()).toBe(2), { timeout: 10_000, interval: 20 });
    return [call, dismissal];
  });
  await Promise.all(running);
  expect(done).toEqual(['write 200', 'dismissal 200']);
});
