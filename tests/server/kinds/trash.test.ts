import { eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/base/config/config';
import {
  articles,
  cases,
  contacts,
  files,
  news,
  popups,
  previewLinks,
  roles,
  sharedBlocks,
  siteSets,
  siteThemes,
  siteThemeVersions,
} from '../../../server/base/db/schema';
import { claims as allClaims } from '../../../openapi/generated/claims';
import { allJobs } from '../../../server/operation/jobs/all-jobs';
import { runJob } from '../../../server/base/db/job-runner';
import { plainCase } from '../support/add-case';
import { contractOperations } from '../support/contract-operations';
import { stored } from '../support/stored';
import { createTestApp } from '../support/test-app';
import { addRecords, addSources, type Records, removeRecords, writingCall } from '../support/writing-calls';

let headers: { authorization: string };
/** Account that deletes; the last that signed in. */
let me: string;
let records: Records;

const test = await createTestApp();
await addSources(test.db);
afterAll(() => test.close());
beforeEach(async () => {
  await removeRecords(test.db);
  await test.db.delete(roles).where(sql`not exists (select 1 from accounts where role_id = roles.id)`);
  headers = await test.signInAs(allClaims);
  me = (await get('/api/identity/account/me')).data.name;
  records = await addRecords(test.db);
  // The case has one site with one theme here.
  await test.db
    .delete(siteThemes)
    .where(inArray(siteThemes.id, [records.askedThemeId, records.sharedThemeId]));
  // Empties the trash, so that it holds only the test's own records.
  for (const { table } of [...Object.values(kinds), { table: siteThemes }, { table: popups }]) {
    await test.db.delete(table).where(isNotNull(table.deletedOn));
  }
  await test.db.update(siteThemes).set({ status: 1, publishedParts: sql`parts`, publishedOn: new Date() });
  await test.db.update(siteSets).set({ activeThemeId: records.themeId, publishedOn: new Date() });
});

const call = async (method: 'GET' | 'PUT' | 'DELETE', url: string, own = headers) =>
  (await test.inject({ method, url, headers: own })).json();
const get = (url: string, own = headers) => call('GET', url, own);
const statusOf = async (url: string) => (await test.inject({ url, headers })).statusCode;

async function sendForm(method: 'POST' | 'PUT', url: string, form: object) {
  return (await test.inject({ method, url, headers, form })).json();
}

/** Calls and record of each kind. */
const kinds = {
  case: { unit: 'Cases', url: '/api/v1/CaseInfos', id: () => records.caseId, table: cases },
  article: { unit: 'Articles', url: '/api/v1/Articles', id: () => records.articleId, table: articles },
  news: { unit: 'News', url: '/api/v1/News', id: () => records.newsId, table: news },
  role: { unit: 'Roles', url: '/api/identity/role', id: () => records.roleId, table: roles },
  sharedBlock: {
    unit: 'Shared',
    url: '/api/v1/SharedBlocks',
    id: () => records.sharedBlockId,
    table: sharedBlocks,
  },
} as const;
type Kind = keyof typeof kinds;
const every = Object.keys(kinds) as Kind[];
const remove = (kind: Kind) => call('DELETE', `${kinds[kind].url}/${kinds[kind].id()}`);
const inTrash = (kind: Kind) => `/api/v1/trash/${kind}/${kinds[kind].id()}`;
const trashed = async (own = headers) =>
  (await get('/api/v1/trash/list', own)).data.items.map(
    ({ kind, id }: { kind: string; id: number }) => `${kind} ${id}`,
  );
const runJobNamed = async (name: string) => {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const job = allJobs(test.db, readConfig({}), log).find((each) => each.name === name);
  if (!job) throw new Error(name);
  return runJob(test.db, job, log, { isForced: true });
};
const deletionOfCase = async () => (await get(`/api/v1/CaseInfos/deletion/${records.caseId}`)).data;
const caseForm = { ...plainCase, title: '青田硯', status: 1 };

/** Tables that record changes and so differ after restoring. */
const told = [
  'audit_entries',
  'page_purges',
  'identity_stamp',
  'list_stamps',
  'change_entries',
  'visible_records',
  'made_files',
  'proof_due',
  'proof_entries',
  'proof_keys',
  'proof_pages',
];

describe('Deleting moves to the trash for 30 days (decisions/010-trash)', () => {
  it.each(every)('a deleted %s is restored unchanged, with everything that belongs to it', async (kind) => {
    const before = await stored(test.db, told);
    expect(await remove(kind)).toEqual({ succeeded: true, messages: ['刪除成功'], data: null });
    expect(await trashed()).toEqual([`${kind} ${kinds[kind].id()}`]);
    expect(await stored(test.db, told)).not.toBe(before);
    expect(await call('PUT', inTrash(kind))).toEqual({
      succeeded: true,
      messages: ['還原成功'],
      data: { id: kinds[kind].id(), rowVersion: 1 },
    });
    expect(await stored(test.db, told)).toBe(before);
    expect(await trashed()).toEqual([]);
  });

  it.each(every)('a %s is deleted for ever only from the trash', async (kind) => {
    expect(await call('DELETE', inTrash(kind))).toMatchObject({ succeeded: false, messages: ['找不到資料'] });
    expect(await call('PUT', inTrash(kind))).toMatchObject({ succeeded: false, messages: ['找不到資料'] });
    await remove(kind);
    expect(await remove(kind)).toMatchObject({ succeeded: false, messages: ['找不到資料'] });
    expect(await call('DELETE', inTrash(kind))).toEqual({
      succeeded: true,
      messages: ['已永久刪除'],
      data: null,
    });
    const { table, id } = kinds[kind];
    expect(await test.db.select().from(table).where(eq(table.id, id()))).toEqual([]);
    expect(await call('PUT', inTrash(kind))).toMatchObject({ succeeded: false, messages: ['找不到資料'] });
  });

  it.each(every)('a %s restored and permanently deleted at once gets one of both', async (kind) => {
    await remove(kind);
    const answers = await Promise.all(
      (['PUT', 'DELETE', 'PUT', 'DELETE', 'PUT', 'DELETE'] as const).map((method) =>
        call(method, inTrash(kind)),
      ),
    );
    const [won, ...others] = answers.toSorted((a, b) => Number(b.succeeded) - Number(a.succeeded));
    expect(['還原成功', '已永久刪除']).toContain(won.messages[0]);
    for (const other of others) expect(other).toMatchObject({ succeeded: false, messages: ['找不到資料'] });
    const { table, id } = kinds[kind];
    const left = await test.db.select().from(table).where(eq(table.id, id()));
    expect(left.map(({ deletedOn }) => deletedOn)).toEqual(won.data ? [null] : []);
    const siteTables = [siteSets, siteThemes, siteThemeVersions];
    const counts = await Promise.all(siteTables.map((each) => test.db.$count(each)));
    expect(counts).toEqual(siteTables.map(() => (kind === 'case' && !won.data ? 0 : 1)));
  });

  it('permanently deleting a case deletes its site, themes and versions', async () => {
    await remove('case');
    for (const table of [siteSets, siteThemes, siteThemeVersions]) {
      expect(await test.db.$count(table)).toBe(1);
    }
    await call('DELETE', inTrash('case'));
    for (const table of [siteSets, siteThemes, siteThemeVersions]) {
      expect(await test.db.$count(table)).toBe(0);
    }
  });

  const naming = contractOperations().filter(
    ({ operationId, claim, method }) =>
      method !== 'GET' &&
      /\.(?:Roles|Articles|Cases|Cases\.OnePage|News)\.\w+$/.test(claim) &&
      !/^(?:restore|purge)(?:CaseInfo|SiteTheme|Article|News|Role|SharedBlock)$/.test(operationId) &&
      // A link to a deleted record can still be revoked.
      !/^delete\w+PreviewLink$/.test(operationId) &&
      (!operationId.startsWith('create') || /^create(?:SiteTheme|\w+PreviewLink$)/.test(operationId)) &&
      !['sortCaseInfos', 'sortArticles'].includes(operationId),
  );
  it.each(naming)('$operationId finds nothing in the trash', async (operation) => {
    for (const kind of every) await remove(kind);
    const before = await stored(test.db, told);
    const answer = await test.inject({ ...writingCall(operation, records), headers });
    // A site is refused because its case exists.
    const words = expect.stringMatching(
      /^(?:找不到資料|這個網站的建案在回收桶，請先到回收桶還原建案)$/,
    ) as unknown;
    expect([answer.statusCode, answer.json().messages]).toEqual([404, [words]]);
    expect(await stored(test.db, told)).toBe(before);
  });

  it('records in the trash cannot be read, listed, counted or sorted', async () => {
    const { caseId, themeId, versionId, articleId, newsId, roleId, sharedBlockId } = records;
    const single = [
      `/api/v1/CaseInfos/${caseId}`,
      `/api/v1/CaseInfos/content/${caseId}`,
      `/api/v1/CaseInfos/deletion/${caseId}`,
      `/api/v1/SiteSets/${caseId}`,
      `/api/v1/SiteThemes/${themeId}`,
      `/api/v1/SiteThemes/preview/${themeId}`,
      `/api/v1/SiteThemes/content/${themeId}`,
      `/api/v1/SiteThemes/versions/${themeId}`,
      `/api/v1/SiteThemes/version/${versionId}`,
      `/api/v1/Articles/${articleId}`,
      `/api/v1/Articles/content/${articleId}`,
      `/api/v1/News/${newsId}`,
      `/api/identity/role/${roleId}`,
      `/api/v1/SharedBlocks/${sharedBlockId}`,
      `/case/site-${caseId}`,
    ];
    const lists = [
      'CaseInfos/list',
      'CaseInfos/list?tab=1',
      'CaseInfos/list?keyword=青',
      'SiteSets/list',
      'Articles/list',
      'News/list',
    ];
    const count = async () =>
      Promise.all(lists.map(async (list) => (await get(`/api/v1/${encodeURI(list)}`)).data.totalCount));
    const seen = async () => Promise.all(single.map(async (url) => [url, await statusOf(url)]));
    const roleIds = async () => (await get('/api/identity/role')).data.map(({ id }: { id: number }) => id);
    const recommended = async () => (await get('/api/v1/CaseInfos/recommendedCase/list')).data.length;
    expect(await seen()).toEqual(single.map((url) => [url, 200]));
    expect([await count(), await recommended()]).toEqual([[1, 1, 1, 1, 1, 1], 1]);
    expect(await roleIds()).toContain(roleId);
    for (const kind of every) await remove(kind);
    expect(await seen()).toEqual(single.map((url) => [url, 404]));
    expect([await count(), await recommended()]).toEqual([[0, 0, 0, 0, 0, 0], 0]);
    expect(await roleIds()).not.toContain(roleId);
    const [other] = await test.db
      .insert(articles)
      .values({ type: 2, title: '另一篇', publishDate: '2026-11-01', sort: 9 })
      .returning({ id: articles.id });
    const sorted = await test.inject({
      method: 'PUT',
      url: '/api/v1/Articles/edit-batch-sort',
      headers,
      payload: { ids: [other?.id] },
    });
    expect(sorted.json()).toMatchObject({ succeeded: true });
  });

  it('the public page of a restored case is unchanged', async () => {
    const page = async () => {
      const { statusCode, body, headers: sent } = await test.inject({ url: `/case/site-${records.caseId}` });
      return { statusCode, body, etag: sent.etag };
    };
    const before = await page();
    await remove('case');
    expect((await page()).statusCode).toBe(404);
    await call('PUT', inTrash('case'));
    expect(await page()).toEqual(before);
  });

  it('a role in the trash cannot be assigned, and its name stays reserved', async () => {
    const [role] = await test.db.select().from(roles).where(eq(roles.id, records.roleId));
    await remove('role');
    const payload = {
      id: records.accountId,
      rowVersion: 1,
      name: '同仁',
      email: '',
      department: '',
      roleId: records.roleId,
      gender: 0,
      status: true,
    };
    const given = await test.inject({ method: 'PUT', url: '/api/identity/user', headers, payload });
    expect([given.statusCode, given.json().errors]).toEqual([400, { roleId: ['找不到資料'] }]);
    const add = await test.inject({
      method: 'POST',
      url: '/api/identity/role',
      headers,
      payload: { name: role?.name, roleClaims: [] },
    });
    expect(add.json()).toEqual({
      succeeded: false,
      messages: ['此角色名稱由回收桶中的角色使用，請先還原或永久刪除該角色'],
      data: null,
      code: 'roleNameInTrash',
    });
  });

  it('a case in the trash keeps its code and its address until it is deleted for ever', async () => {
    const [own] = await test.db.select().from(cases).where(eq(cases.id, records.caseId));
    await remove('case');
    const refused = {
      succeeded: false,
      messages: ['此建案代碼由回收桶中的「青田硯」使用，請先還原或永久刪除該建案'],
      data: null,
      code: 'codeInTrash',
    };
    const code = own?.code.toLowerCase();
    expect(await sendForm('POST', '/api/v1/CaseInfos', { ...caseForm, code })).toEqual(refused);
    const { data: other } = await sendForm('POST', '/api/v1/CaseInfos', { ...caseForm, code: 'OTHER1' });
    expect(await sendForm('PUT', '/api/v1/CaseInfos', { ...caseForm, ...other, code })).toEqual(refused);

    const [site] = await test.db
      .select({ id: siteSets.id })
      .from(siteSets)
      .where(eq(siteSets.caseId, other.id));
    await test.db
      .update(siteSets)
      .set({ caseCode: 'S2', codeCheckedOn: new Date() })
      .where(eq(siteSets.id, site?.id ?? 0));
    await test.db.insert(siteThemes).values({
      caseId: other.id,
      templateCode: 'liubai',
      parts: [{ id: 1, partType: 1, align: 1, textContent: '標題' }],
    });
    const name = { siteId: site?.id, rowVersion: 1, siteName: `SITE-${records.caseId}` };
    expect(await sendForm('PUT', '/api/v1/SiteSets', name)).toEqual({
      succeeded: false,
      messages: ['此網站名稱由回收桶中的建案使用，請先還原或永久刪除該建案'],
      data: null,
      code: 'nameInTrash',
    });
    await call('DELETE', inTrash('case'));
    expect(await sendForm('PUT', '/api/v1/SiteSets', name)).toMatchObject({ succeeded: true });
    expect(await sendForm('PUT', '/api/v1/CaseInfos', { ...caseForm, ...other, code })).toMatchObject({
      succeeded: true,
    });
  });

  it('a recommendation disappears and returns with its case, also if the recommending case was saved meanwhile', async () => {
    const { data: other } = await sendForm('POST', '/api/v1/CaseInfos', {
      ...caseForm,
      code: 'OTHER1',
      recommendedCaseIds: [records.caseId],
    });
    const recommended = async () => (await get(`/api/v1/CaseInfos/${other.id}`)).data.recommendedCaseIds;
    expect(await recommended()).toEqual([records.caseId]);
    await remove('case');
    expect(await recommended()).toEqual([]);
    expect(
      await sendForm('PUT', '/api/v1/CaseInfos', {
        ...caseForm,
        ...other,
        code: 'OTHER1',
        recommendedCaseIds: [records.caseId],
      }),
    ).toMatchObject({
      errors: { recommendedCaseIds: ['推薦建案不存在'] },
    });
    expect(
      await sendForm('PUT', '/api/v1/CaseInfos', { ...caseForm, ...other, code: 'OTHER1' }),
    ).toMatchObject({ succeeded: true });
    expect(await recommended()).toEqual([]);
    await call('PUT', inTrash('case'));
    expect(await recommended()).toEqual([records.caseId]);
  });
});

describe('Deleting a case', () => {
  const removeNaming = (siteName: string) =>
    call('DELETE', `/api/v1/CaseInfos/${records.caseId}?siteName=${siteName}`);
  const takeOff = () => test.db.update(siteSets).set({ status: 1 });
  beforeEach(() => test.db.delete(contacts));

  it('lists what is deleted, what stays, and the name of a public site', async () => {
    await test.db.update(siteSets).set({ status: 0 });
    await test.db.update(cases).set({
      parts: [1, 2].map((id) => ({ id, partType: 1 as const, align: 1 as const, textContent: '標題' })),
    });
    const contact = {
      type: 1,
      name: '王小明',
      gender: 1,
      tel: '0225718170',
      email: '',
      content: '',
    } as const;
    await test.db.insert(contacts).values([
      { ...contact, caseTitle: '青田硯' },
      { ...contact, caseTitle: '另一案' },
    ]);
    const counts = { themeCount: 1, partCount: 2, linkCount: 2, contactCount: 1 };
    expect(await deletionOfCase()).toEqual({ siteName: `site-${records.caseId}`, ...counts });
    await takeOff();
    expect(await deletionOfCase()).toEqual({ siteName: null, ...counts });
  });

  it('is refused with a name other than that of the live site, and with a name if none is live', async () => {
    await test.db.update(siteSets).set({ status: 0 });
    const before = await stored(test.db, told);
    const refused = {
      succeeded: false,
      messages: ['此建案網站的公開狀態已變更，請關閉後重新確認'],
      data: null,
      code: 'liveSiteChanged',
    };
    expect([await removeNaming(''), await removeNaming('another')]).toEqual([refused, refused]);
    await takeOff();
    expect(await removeNaming(`site-${records.caseId}`)).toEqual(refused);
    await test.db.update(siteSets).set({ status: 0 });
    expect(await stored(test.db, told)).toBe(before);
    expect(await removeNaming(`SITE-${records.caseId}`)).toMatchObject({ succeeded: true });
  });

  it('works with an empty name if no site is live', async () => {
    await takeOff();
    expect(await removeNaming('')).toMatchObject({ succeeded: true });
    expect(await trashed()).toEqual([`case ${records.caseId}`]);
  });
});

describe('A page of a site in the trash', () => {
  let themeId: number;
  beforeEach(async () => {
    const rows = await test.db
      .insert(siteThemes)
      .values({
        caseId: records.caseId,
        templateCode: 'liubai',
        name: '夏季活動版',
        parts: [{ id: 7, partType: 1, align: 1, textContent: '標題' }],
      })
      .returning({ id: siteThemes.id });
    themeId = rows[0]?.id ?? 0;
    await test.db
      .insert(siteThemeVersions)
      .values({ themeId, parts: [], publishedOn: new Date(), publishedBy: '同仁' });
  });
  const removeTheme = (id = themeId) => call('DELETE', `/api/v1/SiteThemes/${id}`);
  const site = async () => (await get(`/api/v1/SiteSets/${records.caseId}`)).data;
  const themeIds = async () => (await site()).themes.map((theme: { themeId: number }) => theme.themeId);
  const url = () => `/api/v1/trash/theme/${themeId}`;

  it('is missing in its site and is restored unchanged, with its versions', async () => {
    const before = await stored(test.db, told);
    expect(await themeIds()).toEqual([records.themeId, themeId]);
    expect(await removeTheme()).toEqual({ succeeded: true, messages: ['刪除成功'], data: null });
    expect(await themeIds()).toEqual([records.themeId]);
    expect((await deletionOfCase()).themeCount).toBe(1);
    for (const path of ['', '/preview', '/content', '/versions']) {
      expect(await statusOf(`/api/v1/SiteThemes${path}/${themeId}`)).toBe(404);
    }
    expect((await get('/api/v1/trash/list')).data.items).toEqual([
      {
        kind: 'theme',
        id: themeId,
        title: '青田硯　夏季活動版',
        deletedOn: expect.any(String),
        deletedBy: me,
        daysLeft: 30,
        cover: null,
        templateName: '留白',
        partCount: 1,
        linkCount: 0,
      },
    ]);
    expect(await call('PUT', url())).toEqual({
      succeeded: true,
      messages: ['還原成功'],
      data: { id: themeId, rowVersion: 1 },
    });
    expect(await stored(test.db, told)).toBe(before);
  });

  it('cannot be the public one', async () => {
    const before = await stored(test.db, told);
    expect(await removeTheme(records.themeId)).toEqual({
      succeeded: false,
      messages: ['公開中的頁面不可刪除，請先下架或改用其他頁面'],
      data: null,
      code: 'themePublic',
    });
    expect(await stored(test.db, told)).toBe(before);
  });

  it('is replaced by the newest other one as active in a site that is not public, and is active again if it was the only one', async () => {
    await test.db.update(siteThemes).set({ status: 0 });
    await test.db.update(siteSets).set({ status: 1, activeThemeId: themeId });
    await removeTheme();
    expect((await site()).activeThemeId).toBe(records.themeId);
    await removeTheme(records.themeId);
    expect(await site()).toMatchObject({ activeThemeId: null, themes: [] });
    await call('PUT', url());
    expect((await site()).activeThemeId).toBe(themeId);
  });

  it('is listed for accounts with View of sites, and restored by those with Edit', async () => {
    await removeTheme();
    const viewer = await test.signInAs(['Permissions.Cases.OnePage.View']);
    expect(await trashed(viewer)).toEqual([`theme ${themeId}`]);
    expect((await test.inject({ method: 'PUT', url: url(), headers: viewer })).statusCode).toBe(403);
    const editor = await test.signInAs(['Permissions.Cases.OnePage.Edit']);
    expect(await trashed(editor)).toEqual([]);
    expect(await call('PUT', url(), editor)).toMatchObject({ succeeded: true });
  });

  it('is inaccessible while its case is in the trash, and is deleted with it', async () => {
    await removeTheme();
    await remove('case');
    expect(await trashed()).toEqual([`case ${records.caseId}`]);
    expect((await get('/api/v1/trash/list')).data.items[0].themeCount).toBe(1);
    const missing = { succeeded: false, messages: ['這個網站的建案在回收桶，請先到回收桶還原建案'] };
    expect([await call('PUT', url()), await call('DELETE', url())]).toMatchObject([missing, missing]);
    await call('PUT', inTrash('case'));
    expect(await trashed()).toEqual([`theme ${themeId}`]);
    await remove('case');
    await call('DELETE', inTrash('case'));
    expect(await test.db.$count(siteThemes)).toBe(0);
  });

  it('is deleted permanently with its versions, by hand or by the job', async () => {
    const left = () => Promise.all([siteThemes, siteThemeVersions].map((table) => test.db.$count(table)));
    const [themes = 0, versions = 0] = await left();
    await removeTheme();
    expect(await call('DELETE', url())).toMatchObject({ succeeded: true, messages: ['已永久刪除'] });
    expect(await left()).toEqual([themes - 1, versions - 1]);
    await test.db
      .update(siteThemes)
      .set({ deletedOn: sql`now() - interval '31 days'` })
      .where(eq(siteThemes.id, records.themeId));
    expect(await runJobNamed('old-trash')).toEqual({ counts: { removed: 1 } });
    expect(await left()).toEqual([themes - 2, versions - 2]);
  });
});

describe('The list of the trash', () => {
  it('shows what was deleted, what with it, by whom, when, and how long it stays', async () => {
    for (const kind of ['case', 'article', 'news', 'role'] as const) await remove(kind);
    const at = async (kind: Kind, interval: string) => {
      const { table, id } = kinds[kind];
      await test.db
        .update(table)
        .set({ deletedOn: sql`now() - ${interval}::interval` })
        .where(eq(table.id, id()));
      return (
        await test.db.select({ on: table.deletedOn }).from(table).where(eq(table.id, id()))
      )[0]?.on?.toISOString();
    };
    const [own] = await test.db.select().from(cases).where(eq(cases.id, records.caseId));
    const [role] = await test.db.select().from(roles).where(eq(roles.id, records.roleId));
    const by = { deletedBy: me };
    await test.db.update(previewLinks).set({ expiresOn: new Date() }).where(isNotNull(previewLinks.newsId));
    const items = [
      {
        kind: 'case',
        id: records.caseId,
        title: '青田硯',
        deletedOn: await at('case', '1 minute'),
        daysLeft: 30,
        ...by,
        cover: null,
        code: own?.code,
        district: '臺北市大安區',
        siteName: `site-${records.caseId}`,
        themeCount: 1,
        partCount: 0,
        linkCount: 2,
      },
      {
        kind: 'article',
        id: records.articleId,
        title: '市場觀察',
        deletedOn: await at('article', '1 day 1 minute'),
        daysLeft: 29,
        ...by,
        cover: null,
        articleType: 2,
        publishDate: '2026-11-01',
        partCount: 0,
        linkCount: 1,
      },
      {
        kind: 'news',
        id: records.newsId,
        title: '公告',
        deletedOn: await at('news', '29 days 1 hour'),
        daysLeft: 1,
        ...by,
        cover: null,
        publishDate: '2026-11-01',
        linkCount: 0,
      },
      {
        kind: 'role',
        id: records.roleId,
        title: role?.name,
        deletedOn: await at('role', '31 days'),
        daysLeft: 0,
        ...by,
        claimCount: 0,
      },
    ];
    const none = { theme: 0, otherPopup: 0, ...Object.fromEntries(every.map((kind) => [kind, 0])) };
    const kindCounts = { ...none, case: 1, article: 1, news: 1, role: 1 };
    const page = { pageNumber: 1, pageSize: 10 };
    expect((await get('/api/v1/trash/list')).data).toEqual({ items, totalCount: 4, ...page, kindCounts });
    expect((await get('/api/v1/trash/list?kind=news')).data).toEqual({
      items: [items[2]],
      totalCount: 1,
      ...page,
      kindCounts,
    });
    expect((await get('/api/v1/trash/list?pageNumber=2&pageSize=3')).data).toMatchObject({
      items: [items[3]],
      totalCount: 4,
    });
    expect((await get(`/api/v1/trash/list?keyword=${encodeURIComponent('青田')}`)).data).toEqual({
      items: [items[0]],
      totalCount: 1,
      ...page,
      kindCounts: { ...none, case: 1 },
    });
    expect((await get(`/api/v1/trash/list?keyword=${encodeURIComponent(me)}`)).data.totalCount).toBe(4);
    expect((await get(`/api/v1/trash/list?keyword=${encodeURIComponent('%')}`)).data.totalCount).toBe(0);
  });

  it.each(every)('shows a %s to those who may view its unit, and to no others', async (kind) => {
    for (const each of every) await remove(each);
    const { unit } = kinds[kind];
    expect(await trashed(await test.signInAs([`Permissions.${unit}.View`]))).toEqual([
      `${kind} ${kinds[kind].id()}`,
    ]);
    const others = await test.signInAs(allClaims.filter((claim) => claim !== `Permissions.${unit}.View`));
    expect(await trashed(others)).toHaveLength(every.length - 1);
    expect((await get(`/api/v1/trash/list?kind=${kind}`, others)).data).toMatchObject({
      items: [],
      totalCount: 0,
      kindCounts: { [kind]: 0 },
    });
  });
});

describe('The trash is emptied by a job', () => {
  it('after 30 days, and removes nothing else', async () => {
    for (const kind of every) {
      const { table, id } = kinds[kind];
      await remove(kind);
      await test.db
        .update(table)
        .set({ deletedOn: sql`now() - interval '30 days' + interval '1 minute'` })
        .where(eq(table.id, id()));
    }
    expect(await runJobNamed('old-trash')).toEqual({ counts: { removed: 0 } });
    expect(await trashed()).toHaveLength(every.length);
    for (const { table, id } of Object.values(kinds)) {
      await test.db
        .update(table)
        .set({ deletedOn: sql`now() - interval '30 days' - interval '1 second'` })
        .where(eq(table.id, id()));
    }
    await sendForm('POST', '/api/v1/CaseInfos', { ...caseForm, code: 'STAYS1' });
    expect(await runJobNamed('old-trash')).toEqual({ counts: { removed: every.length } });
    expect(await trashed()).toEqual([]);
    expect(await test.db.select({ code: cases.code }).from(cases)).toEqual([{ code: 'STAYS1' }]);
  });

  it('files that a record in the trash names stay until it is deleted', async () => {
    const sha = 'f'.repeat(64);
    await test.db
      .insert(files)
      .values({ sha, extension: 'jpg', mime: 'image/jpeg', bytes: Buffer.from('x'), size: 1 });
    await test.db.update(articles).set({ coverSha: sha }).where(eq(articles.id, records.articleId));
    const isMarked = async () => {
      await runJobNamed('unnamed-files');
      const [file] = await test.db
        .select({ since: files.unnamedSince })
        .from(files)
        .where(eq(files.sha, sha));
      return file?.since instanceof Date;
    };
    await remove('article');
    expect(await isMarked()).toBe(false);
    await call('DELETE', inTrash('article'));
    expect(await isMarked()).toBe(true);
  });
});
