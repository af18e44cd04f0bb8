import { desc } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { auditEntries, cases, siteSets, siteThemes } from '../../../server/base/db/schema';
import { multipart } from '../support/multipart';
import { createTestApp } from '../support/test-app';

let [live, draft, foreign] = [0, 0, 0];

async function call(
  method: 'GET' | 'PUT' | 'DELETE',
  url: string,
  payload?: object | Buffer,
  type: Record<string, string> = {},
) {
  const answer = await test.inject({
    method,
    url: `/api/v1/${url}`,
    headers: { authorization, ...type },
    payload,
  });
  const { succeeded, messages, data } = answer.json() as {
    succeeded: boolean;
    messages: string[];
    data: { rowVersion: number; status: number; activeThemeId: number };
  };
  return { status: answer.statusCode, succeeded, messages, data };
}
const setTheme = async (themeId: number, status: 0 | 1) =>
  call('PUT', 'SiteThemes/edit-status', {
    themeId,
    rowVersion: (await call('GET', `SiteThemes/${themeId}`)).data.rowVersion,
    status,
  });
const setSite = (status: 0 | 1) => call('PUT', 'SiteSets/edit-status', { id: site.id, status });

const test = await createTestApp();
const { authorization } = await test.signInAs([
  'Permissions.Cases.OnePage.View',
  'Permissions.Cases.OnePage.Edit',
]);
const parts = [{ id: 1, partType: 1, align: 1 as const, textContent: '第一版' }];
const [own, other] = await test.db
  .insert(cases)
  .values(
    ['HY1', 'HY2'].map((code, sort) => ({
      code,
      title: '青田硯',
      tab: 1 as const,
      county: '臺北市',
      district: '大安區',
      tel: '0225718170',
      sort,
    })),
  )
  .returning({ id: cases.id });
const added = await test.db
  .insert(siteThemes)
  .values(
    [own, own, other].map((house) => ({
      caseId: house?.id ?? 0,
      templateCode: 'liubai' as const,
      name: '留白',
      parts,
    })),
  )
  .returning({ id: siteThemes.id });
[live = 0, draft = 0, foreign = 0] = added.map(({ id }) => id);
const [row] = await test.db
  .insert(siteSets)
  .values({ caseId: own?.id ?? 0, caseCode: 'HY1', codeCheckedOn: new Date(), siteName: 'qingtian' })
  .returning({ id: siteSets.id, caseId: siteSets.caseId });
const site = row ?? { id: 0, caseId: 0 };
await setTheme(live, 1);
await setSite(0);
afterAll(() => test.close());

const siteNow = async () => (await call('GET', `SiteSets/${site.caseId}`)).data;
async function show(activeThemeId: number) {
  const { payload, headers } = await multipart({
    siteId: site.id,
    rowVersion: (await siteNow()).rowVersion,
    activeThemeId,
  });
  const { status, succeeded, messages } = await call('PUT', 'SiteSets', payload, headers);
  return { status, succeeded, messages };
}
const page = async () => (await test.inject({ url: '/case/qingtian' })).statusCode;

it('an enabled site refuses an unpublished theme, and stays public', async () => {
  expect(await show(draft)).toEqual({
    status: 200,
    succeeded: false,
    messages: ['此頁面設計尚未發布，已啟用的網站無法改用'],
  });
  expect(await siteNow()).toMatchObject({ status: 0, activeThemeId: live });
  expect(await show(live)).toEqual({ status: 200, succeeded: true, messages: ['儲存成功'] });
  expect(await page()).toBe(200);
});

it('publishing another theme switches the site to it, and showing the previous one is then refused', async () => {
  await setTheme(draft, 1);
  expect(await siteNow()).toMatchObject({ status: 0, activeThemeId: draft });
  expect(await show(live)).toMatchObject({ succeeded: false });
  // Taking an unpublished theme offline changes nothing public.
  await setTheme(live, 0);
  expect(await page()).toBe(200);
});

it('taking a theme offline disables its site with a message, and only a published one can be enabled again', async () => {
  await setTheme(draft, 0);
  expect(await siteNow()).toMatchObject({ status: 1, activeThemeId: draft });
  expect(await setSite(0)).toMatchObject({ succeeded: false, messages: ['網站尚未發布，無法啟用'] });
  expect(await show(live)).toMatchObject({ succeeded: true });
  expect(await setSite(0)).toMatchObject({ succeeded: false });
  await setTheme(live, 1);
  expect(await setSite(0)).toMatchObject({ succeeded: true });
  expect(await page()).toBe(200);
});

it('publishing a theme writes an audit entry for the theme that it replaces, and makes forms open on that one stale', async () => {
  const open = (await call('GET', `SiteThemes/${live}`)).data.rowVersion;
  await setTheme(draft, 1);
  const stale = { themeId: live, rowVersion: open, status: 1 };
  expect((await call('PUT', 'SiteThemes/edit-status', stale)).status).toBe(409);
  expect(await siteNow()).toMatchObject({ status: 0, activeThemeId: draft });
  const entries = await test.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(2);
  expect(entries).toMatchObject([
    { action: 'unpublish', recordId: site.caseId, before: { status: 1 }, after: { status: 0 } },
    { action: 'publish', recordId: site.caseId, after: { status: 1, activeThemeId: draft } },
  ]);
  await setTheme(live, 1);
});

it('restoring the only draft makes an open form of the site stale', async () => {
  const themes = [live, draft];
  await setTheme(live, 0);
  for (const id of themes) await call('DELETE', `SiteThemes/${id}`);
  const { rowVersion } = await siteNow();
  await call('PUT', `trash/theme/${live}`);
  expect(await siteNow()).toMatchObject({ activeThemeId: live });
  const { payload, headers } = await multipart({ siteId: site.id, rowVersion, seoTitle: '舊表單' });
  expect((await call('PUT', 'SiteSets', payload, headers)).status).toBe(409);
  const [entry] = await test.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({
    action: 'restore',
    recordId: site.caseId,
    before: { activeThemeId: null },
    after: { activeThemeId: live },
  });
  await call('PUT', `trash/theme/${draft}`);
  await setTheme(live, 1);
  await setSite(0);
});

it('a theme of another case is not found', async () => {
  expect((await show(foreign)).status).toBe(404);
  expect(await siteNow()).toMatchObject({ status: 0, activeThemeId: live });
});
