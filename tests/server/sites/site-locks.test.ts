import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { cases, siteSets, siteThemes, templates } from '../../../server/base/db/schema';
import { addCase } from '../support/add-case';
import { createTestApp } from '../support/test-app';

let caseId: number;
let siteId: number;
let themes: number[];
const title = (textContent: string) => ({ id: 1, partType: 1, align: 1 as const, textContent });

const test = await createTestApp();
const headers = await test.signInAs([
  'Permissions.Cases.Delete',
  'Permissions.Cases.OnePage.View',
  'Permissions.Cases.OnePage.Edit',
]);
await test.db.insert(templates).values({ templateCode: 'liubai', name: '留白', parts: [title('範本')] });
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(cases);
  caseId = await addCase(test.db, { code: 'HY1', title: '青田硯' });
  const [site] = await test.db
    .insert(siteSets)
    .values({ caseId, caseCode: 'HY1', codeCheckedOn: new Date(), siteName: 'qingtian' })
    .returning({ id: siteSets.id });
  siteId = site?.id ?? 0;
  const rows = await test.db
    .insert(siteThemes)
    .values(
      [1, 2].map(() => ({ caseId, templateCode: 'liubai' as const, name: '留白', parts: [title('草稿')] })),
    )
    .returning({ id: siteThemes.id });
  themes = rows.map(({ id }) => id);
});

const versionOf = async (id: number) =>
  (await test.db.select().from(siteThemes).where(eq(siteThemes.id, id)))[0]?.rowVersion ?? 0;
async function save(themeId: number, text: string): Promise<number> {
  return (
    await test.inject({
      method: 'PUT',
      url: '/api/v1/SiteThemes',
      headers,
      form: {
        themeId,
        rowVersion: await versionOf(themeId),
        webParts: [{ id: 1, partType: 1, sort: 0, align: 1, textContent: text }],
      },
    })
  ).statusCode;
}
async function put(url: string, payload: object): Promise<number> {
  return (await test.inject({ method: 'PUT', url: `/api/v1/${url}`, headers, payload })).statusCode;
}
const publish = async (themeId: number) =>
  put('SiteThemes/edit-status', { themeId, rowVersion: await versionOf(themeId), status: 1 });
const isFine = (status: number) => status === 200 || status === 409;
const both = (index: number) => themes[index % 2] ?? 0;

it('parallel saves of two drafts succeed or are stale, and none fails', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 25 }, (_, index) => save(both(index), `第 ${index} 次`)),
  );
  expect(statuses.filter((status) => !isFine(status))).toEqual([]);
  expect(await Promise.all(themes.map(versionOf))).toEqual([expect.any(Number), expect.any(Number)]);
  expect((await Promise.all(themes.map(versionOf))).reduce((sum, version) => sum + version - 1, 0)).toBe(
    statuses.filter((status) => status === 200).length,
  );
});

it('parallel publications of two themes, with saves and switches of their site, leave one of them live', async () => {
  // The first publication succeeds; any other may be refused, because each save outdates the version that it read.
  expect(await publish(both(0))).toBe(200);
  const statuses = await Promise.all(
    Array.from({ length: 24 }, (_, index) => [
      () => publish(both(index)),
      () => save(both(index), `第 ${index} 次`),
      () => put('SiteSets/edit-status', { id: siteId, status: 0 }),
    ])
      .flatMap((calls, index) => [calls[index % 3], calls[0]])
      .map(async (call) => (await call?.()) ?? 0),
  );
  expect(statuses.filter((status) => !isFine(status))).toEqual([]);
  const live = await test.db.select({ id: siteThemes.id }).from(siteThemes).where(eq(siteThemes.status, 1));
  const [site] = await test.db.select().from(siteSets);
  expect(live).toEqual([{ id: site?.activeThemeId }]);
});

it('a case permanently deleted during saves, publications and new themes is deleted, and no call fails', async () => {
  const create = async () => {
    return (
      await test.inject({
        method: 'POST',
        url: '/api/v1/SiteThemes/template',
        headers,
        form: { caseId, code: 'liubai' },
      })
    ).statusCode;
  };
  const remove = async () => {
    const { statusCode } = await test.inject({
      method: 'DELETE',
      url: `/api/v1/CaseInfos/${caseId}`,
      headers,
    });
    await test.inject({ method: 'DELETE', url: `/api/v1/trash/case/${caseId}`, headers });
    return statusCode;
  };
  const statuses = await Promise.all([
    save(both(0), '甲'),
    publish(both(1)),
    create(),
    save(both(1), '乙'),
    remove(),
    publish(both(0)),
    create(),
    save(both(0), '丙'),
  ]);
  // 400: a deleted draft has no version to send.
  expect(statuses.filter((status) => ![200, 400, 404, 409].includes(status))).toEqual([]);
  expect([await test.db.select().from(siteSets), await test.db.select().from(siteThemes)]).toEqual([[], []]);
});
