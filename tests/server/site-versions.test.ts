import { afterAll, beforeAll, expect, it } from 'vitest';
import { cases, siteSets, siteThemes } from '../../server/db/schema';
import { createTestApp, type TestApp } from './support/test-app';

let test: TestApp;
let authorization: string;
let themes: number[] = [];
const title = (id: number, textContent: string) => ({ id, partType: 1, align: 1 as const, textContent });
beforeAll(async () => {
  test = await createTestApp();
  ({ authorization } = await test.signInAs(['Permissions.Cases.OnePage.View', 'Permissions.Cases.OnePage.Edit']));
  const [own] = await test.db.insert(cases).values({ code: 'HY1', title: '青田硯', tab: 1, county: '臺北市', district: '大安區', tel: '0225718170', sort: 1 }).returning({ id: cases.id });
  const caseId = own?.id ?? 0;
  await test.db.insert(siteSets).values({ caseId, caseCode: 'HY1', codeCheckedOn: new Date(), siteName: 'qingtian' });
  const rows = await test.db.insert(siteThemes).values([1, 2].map((id) => ({ caseId, templateCode: 'liubai', name: '留白', parts: [title(id, '第一版')] }))).returning({ id: siteThemes.id });
  themes = rows.map(({ id }) => id);
});
afterAll(() => test.close());

async function call(method: 'GET' | 'PUT', url: string, payload?: object) {
  const answer = await test.inject({ method, url: `/api/v1/${url}`, headers: { authorization }, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, ...(answer.json() as { succeeded: boolean; data: Record<string, unknown> }) };
}
const theme = async (themeId: number) => (await call('GET', `SiteThemes/${themeId}`)).data as { rowVersion: number; parts: { textContent: string }[]; publishedParts: { textContent: string }[] | null; hasUnpublishedChanges: boolean };
const publish = async (themeId: number) => call('PUT', 'SiteThemes/edit-status', { themeId, rowVersion: (await theme(themeId)).rowVersion, status: 1 });
const versions = async (themeId: number) => (await call('GET', `SiteThemes/versions/${themeId}`)).data as unknown as { versionId: number; isLive: boolean; publishedBy: string }[];

it('every publishing is kept as a version, and an earlier one becomes the draft again while the live page stays', async () => {
  const [themeId = 0, other = 0] = themes;
  expect(await versions(themeId)).toEqual([]);
  expect((await theme(themeId)).publishedParts).toBe(null);
  await publish(themeId);
  await test.db.update(siteThemes).set({ parts: [title(1, '第二版')] });
  await publish(themeId);
  const all = await versions(themeId);
  expect(all.map(({ isLive }) => isLive)).toEqual([true, false]);
  const versionId = all[1]?.versionId ?? 0;
  expect((await call('GET', `SiteThemes/version/${versionId}`)).data).toMatchObject({ themeId, title: '青田硯', parts: [{ id: 1, textContent: '第一版' }] });

  const { rowVersion } = await theme(themeId);
  expect(await call('PUT', 'SiteThemes/restore', { themeId, rowVersion: rowVersion - 1, versionId })).toMatchObject({ status: 409 });
  expect(await call('PUT', 'SiteThemes/restore', { themeId: other, rowVersion: 1, versionId })).toMatchObject({ status: 404 });
  expect(await call('PUT', 'SiteThemes/restore', { themeId, rowVersion, versionId })).toMatchObject({ succeeded: true });
  expect(await theme(themeId)).toMatchObject({ rowVersion: rowVersion + 1, hasUnpublishedChanges: true, parts: [{ textContent: '第一版' }], publishedParts: [{ textContent: '第二版' }] });
});

it('a theme or version that does not exist is not found', async () => {
  expect((await call('GET', 'SiteThemes/versions/999999')).status).toBe(404);
  expect((await call('GET', 'SiteThemes/version/999999')).status).toBe(404);
});
