import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { siteSets, siteThemes, siteThemeVersions } from '../../../server/base/db/schema';
import { addCase } from '../support/add-case';
import { answered, createTestApp } from '../support/test-app';

let themes: number[] = [];
const title = (id: number, textContent: string) => ({ id, partType: 1, align: 1 as const, textContent });

const test = await createTestApp();
const { authorization } = await test.signInAs([
  'Permissions.Cases.OnePage.View',
  'Permissions.Cases.OnePage.Edit',
]);
const caseId = await addCase(test.db, { code: 'HY1', title: '青田硯', tel: '0225718170' });
await test.db
  .insert(siteSets)
  .values({ caseId, caseCode: 'HY1', codeCheckedOn: new Date(), siteName: 'qingtian' });
const rows = await test.db
  .insert(siteThemes)
  .values(
    [1, 2].map((id) => ({
      caseId,
      templateCode: 'liubai' as const,
      name: '留白',
      parts: [title(id, '第一版')],
    })),
  )
  .returning({ id: siteThemes.id });
themes = rows.map(({ id }) => id);
afterAll(() => test.close());

async function call(method: 'GET' | 'PUT', url: string, payload?: object) {
  const answer = await test.inject({ method, url: `/api/v1/${url}`, headers: { authorization }, payload });
  return answered(answer);
}
const theme = async (themeId: number) =>
  (await call('GET', `SiteThemes/${themeId}`)).data as {
    rowVersion: number;
    parts: { textContent: string }[];
    publishedParts: { textContent: string }[] | null;
    hasUnpublishedChanges: boolean;
  };
const publish = async (themeId: number) =>
  call('PUT', 'SiteThemes/edit-status', {
    themeId,
    rowVersion: (await theme(themeId)).rowVersion,
    status: 1,
  });
interface VersionPage {
  items: { versionId: number; isLive: boolean; partCount: number; publishedBy: string; note: string }[];
  totalCount: number;
  pageNumber: number;
  pageSize: number;
}
const versionPage = async (themeId: number, query = '') =>
  (await call('GET', `SiteThemes/versions/${themeId}${query}`)).data as unknown as VersionPage;
const versions = async (themeId: number) => (await versionPage(themeId)).items;

it('every publication is stored as a version, and an earlier one becomes the draft again while the live page stays', async () => {
  const [themeId = 0, other = 0] = themes;
  expect(await versions(themeId)).toEqual([]);
  expect((await theme(themeId)).publishedParts).toBe(null);
  await publish(themeId);
  await test.db.update(siteThemes).set({ parts: [title(1, '第二版')] });
  await publish(themeId);
  const all = await versions(themeId);
  expect(all.map(({ isLive }) => isLive)).toEqual([true, false]);
  const versionId = all[1]?.versionId ?? 0;
  expect((await call('GET', `SiteThemes/version/${versionId}`)).data).toMatchObject({
    themeId,
    title: '青田硯',
    parts: [{ id: 1, textContent: '第一版' }],
  });

  const { rowVersion } = await theme(themeId);
  expect(
    await call('PUT', 'SiteThemes/restore', { themeId, rowVersion: rowVersion - 1, versionId }),
  ).toMatchObject({ status: 409 });
  expect(await call('PUT', 'SiteThemes/restore', { themeId: other, rowVersion: 1, versionId })).toMatchObject(
    { status: 404 },
  );
  expect(await call('PUT', 'SiteThemes/restore', { themeId, rowVersion, versionId })).toMatchObject({
    succeeded: true,
  });
  expect(await theme(themeId)).toMatchObject({
    rowVersion: rowVersion + 1,
    hasUnpublishedChanges: true,
    parts: [{ textContent: '第一版' }],
    publishedParts: [{ textContent: '第二版' }],
  });

  const counts = () =>
    Promise.all(
      [true, false].map(
        async (is) => (await call('GET', `SiteSets/list?hasUnpublishedChanges=${is}`)).data['totalCount'],
      ),
    );
  expect(await counts()).toEqual([1, 0]);
  await publish(themeId);
  expect(await counts()).toEqual([0, 1]);
});

it('a version is restored and published in one step, with present data of the case, a note and cancelled schedules', async () => {
  const [themeId = 0] = themes;
  const phone = { id: 7, partType: 10, textContent: '預約', tel: '0911111111', source: 'tel' as const };
  await test.db.update(siteThemes).set({ parts: [title(1, '舊版'), phone] });
  await publish(themeId);
  await test.db.update(siteThemes).set({ parts: [title(1, '新版')] });
  await publish(themeId);
  const versionId = (await versions(themeId))[1]?.versionId ?? 0;
  const restored = (await call('GET', `SiteThemes/version/${versionId}?restored=true`)).data;
  expect(restored).toMatchObject({ parts: [{ textContent: '舊版' }, { tel: '0225718170' }] });

  const { rowVersion } = await theme(themeId);
  const sent = { themeId, rowVersion, versionId, publish: true };
  expect(await call('PUT', 'SiteThemes/restore', { ...sent, note: '字'.repeat(201) })).toMatchObject({
    status: 400,
    errors: { note: ['最多可輸入 200 個字'] },
  });
  expect(await call('PUT', 'SiteThemes/restore', { ...sent, note: ' 退回舊版 ' })).toMatchObject({
    messages: ['已還原並發布'],
    data: { hasUnpublishedChanges: false, publishedParts: restored['parts'] },
  });
  expect((await versions(themeId)).map(({ note }) => note).slice(0, 2)).toEqual(['退回舊版', '']);
});

it('a version with a block that violates today’s rules is refused, and the draft stays', async () => {
  const [themeId = 0] = themes;
  const [old] = await test.db
    .insert(siteThemeVersions)
    .values({
      themeId,
      parts: [title(1, '首段'), { id: 2, partType: 10, textContent: '預約', tel: '分機 5' }],
      publishedOn: new Date(2025, 0, 1),
      publishedBy: '同仁',
    })
    .returning();
  const before = await theme(themeId);
  const sent = { themeId, rowVersion: before.rowVersion, versionId: old?.id };
  expect(await call('PUT', 'SiteThemes/restore', sent)).toEqual({
    status: 400,
    succeeded: false,
    messages: ['這個版本的第 2 個區塊不符合現在的規定，無法還原：請輸入含區碼的市話或手機，例如 0225718170'],
    data: null,
    errors: { 'webParts[1].tel': ['請輸入含區碼的市話或手機，例如 0225718170'] },
  });
  expect(await theme(themeId)).toEqual(before);
});

it('a theme or version that does not exist is not found', async () => {
  expect((await call('GET', 'SiteThemes/versions/999999')).status).toBe(404);
  expect((await call('GET', 'SiteThemes/version/999999')).status).toBe(404);
});

it('the history is paged and has the number of blocks of each version, without reading the blocks', async () => {
  const [, themeId = 0] = themes;
  const large = Array.from({ length: 300 }, (_, id) => title(id + 1, '內'.repeat(1000)));
  await test.db.insert(siteThemeVersions).values(
    Array.from({ length: 23 }, (_, day) => ({
      themeId,
      parts: large.slice(0, 300 - day),
      publishedOn: new Date(2026, 0, day + 1),
      publishedBy: '同仁',
    })),
  );
  const first = await versionPage(themeId);
  expect([first.totalCount, first.pageNumber, first.pageSize, first.items.length]).toEqual([23, 1, 10, 10]);
  const last = await versionPage(themeId, '?pageNumber=3');
  expect(last.items.map(({ partCount }) => partCount)).toEqual([298, 299, 300]);
  expect(last.items.map(({ isLive }) => isLive)).toEqual([false, false, false]);
  expect((await versionPage(themeId, '?pageNumber=4')).items).toEqual([]);
  const all = await versionPage(themeId, '?pageSize=100');
  expect(all.items.map(({ versionId }) => versionId)).toEqual(
    all.items.map(({ versionId }) => versionId).toSorted((a, b) => b - a),
  );
  // 23 pages of 300 blocks are seven million characters.
  const read = await bytesRead(() => versionPage(themeId, '?pageSize=100'));
  expect(read).toBeLessThan(100_000);
  expect((await call('GET', `SiteThemes/versions/${themeId}?pageSize=101`)).status).toBe(400);
});

interface RowReader {
  handleDataRow(message: { length: number }): void;
}

/** Counts the bytes of rows received from PostgreSQL during `run`. */
async function bytesRead(run: () => Promise<unknown>): Promise<number> {
  let bytes = 0;
  // The driver calls this for each row; its types lack it.
  const reader = pg.Query.prototype as unknown as RowReader;
  const handle = reader.handleDataRow;
  reader.handleDataRow = function counted(this: RowReader, message) {
    bytes += message.length;
    handle.call(this, message);
  };
  try {
    await run();
  } finally {
    reader.handleDataRow = handle;
  }
  return bytes;
}
