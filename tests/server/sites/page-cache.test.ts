import { get } from 'node:http';
import { eq, isNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../../../server/base/config/config';
import { cases, files, pagePurges, previewLinks, siteSets, siteThemes } from '../../../server/base/db/schema';
import { claims } from '../../../openapi/generated/claims';
import { startPurging } from '../../../server/subjects/sites/purge-job';
import { multipart } from '../support/multipart';
import { freePort } from '../support/free-port';
import { startNginx } from '../support/nginx';
import { addPublicPage } from '../support/public-page';
import { createTestApp, type TestApp } from '../support/test-app';

const blocks = (text: string, picture: string) => [
  { id: 1, partType: 1, textContent: text },
  { id: 2, partType: 6, textContent: '', fileSha: picture, fileName: 'a.jpg', altText: '外觀' },
];

const port = await freePort();
const nginx = await startNginx([`127.0.0.1:${port}`]);
const env = { PURGE_URL: nginx.purgeUrl, ADMIN_ORIGIN: nginx.origin };
const test = await createTestApp(env);
const all = await test.signInAs(claims);
const page = await addPageWithPicture(test);
// Removes the purges of the set-up.
await test.db.delete(pagePurges);
await test.app.listen({ port, host: '127.0.0.1' });
const config = readConfig(env);
const sender = startPurging(test.db, test.databaseUrl, config, test.app.log);
afterAll(async () => {
  await sender.stop();
  await nginx.stop();
  await test.close();
});

async function addPageWithPicture({ db, inject }: TestApp) {
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#885522' } })
    .jpeg()
    .toBuffer();
  const { payload, headers } = await multipart({
    file: new File([new Uint8Array(bytes)], '正立面.jpg', { type: 'image/jpeg' }),
  });
  await inject({ method: 'POST', url: '/api/v1/Media', payload, headers: { ...all, ...headers } });
  const [file] = await db
    .select({ id: files.id, sha: files.sha })
    .from(files)
    .where(sql`${files.uploadedOn} is not null`);
  const picture = file?.sha ?? '';
  const ids = await addPublicPage(db, { parts: blocks('初版', picture) });
  return { ...ids, picture, pictureId: file?.id ?? 0 };
}

/** A visitor's answer, and whether it came from the cache. */
async function visit(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(nginx.origin + path, { redirect: 'manual', headers });
  return {
    status: answer.status,
    cache: answer.headers.get('x-cache'),
    // Titles contain break opportunities.
    text: (await answer.text()).replaceAll('<wbr/>', ''),
    headers: answer.headers,
  };
}
const statusOf = async (path: string) => (await visit(path)).status;
/** Resolves when the cache has got every change. A visit could not show that, because it stores the page itself. */
const untilPurged = async () => {
  await expect.poll(() => test.db.$count(pagePurges, isNull(pagePurges.sentOn))).toBe(0);
};
const calls = async (method: 'PUT' | 'DELETE', url: string, payload?: object) => {
  const answer = await test.inject({ method, url, headers: all, payload });
  expect(answer.json()).toMatchObject({ succeeded: true });
};
const versionOf = async () =>
  (await test.db.select().from(siteThemes).where(eq(siteThemes.id, page.themeId)))[0]?.rowVersion;
const setStatus = (status: 0 | 1) =>
  calls('PUT', '/api/v1/SiteSets/edit-status', { id: page.siteId, status });
async function publish(text: string) {
  await test.db
    .update(siteThemes)
    .set({ parts: blocks(text, page.picture) })
    .where(eq(siteThemes.id, page.themeId));
  await calls('PUT', '/api/v1/SiteThemes/edit-status', {
    themeId: page.themeId,
    rowVersion: await versionOf(),
    status: 1,
  });
}

it('a public page comes from the cache, with any query, and so do its content and pictures', async () => {
  // Later visitors get their own encoding, whatever the first one accepted.
  const first = await visit('/case/songtao', { 'accept-encoding': 'identity' });
  expect([first.status, first.cache]).toEqual([200, 'MISS']);
  expect(first.text).toContain('初版');
  const second = await visit('/case/songtao?utm_source=line', { cookie: 'a=b', authorization: 'Bearer x' });
  expect([second.cache, second.text]).toEqual(['HIT', first.text]);
  expect(second.headers.get('content-encoding')).toBe('gzip');
  const known = await visit('/case/songtao', { 'if-none-match': String(first.headers.get('etag')) });
  expect([known.status, known.text]).toEqual([304, '']);
  for (const path of [
    '/case/A1',
    `/api/v1/SiteThemes/content/${page.themeId}`,
    `/files/${page.picture}.jpg`,
  ]) {
    const [one, two] = [await visit(path), await visit(path)];
    expect([path, one.cache, two.cache, two.text === one.text]).toEqual([path, 'MISS', 'HIT', true]);
  }
});

it('a publication replaces the cached page, without a visit that asks a process', async () => {
  await publish('再版');
  await untilPurged();
  const again = await visit('/case/songtao');
  expect([again.cache, again.text.includes('再版')]).toEqual(['HIT', true]);
  await expect
    .poll(async () => (await visit(`/api/v1/SiteThemes/content/${page.themeId}`)).text)
    .toContain('再版');
});

it('a page is cached once, compressed, for all visitors, and decompressed for clients without gzip', async () => {
  const asked = ['br, gzip;q=0.5', 'gzip, deflate, br, zstd', 'identity', 'br', 'gzip;q=0'];
  const answers = await Promise.all(
    asked.map((encoding) => visit('/case/songtao', { 'accept-encoding': encoding })),
  );
  const kept = answers.map(({ cache, headers, text }) => [
    cache,
    headers.get('content-encoding'),
    headers.get('vary'),
    text.includes('再版'),
  ]);
  const vary = 'Accept-Encoding';
  expect(kept).toEqual([
    ['HIT', 'gzip', vary, true],
    ['HIT', 'gzip', vary, true],
    ['HIT', null, vary, true],
    ['HIT', null, vary, true],
    ['HIT', null, vary, true],
  ]);
});

it('a changed focus of a picture is visible at once', async () => {
  const [row] = await test.db.select().from(files).where(eq(files.id, page.pictureId));
  const before = (await visit('/case/songtao')).text;
  await calls('PUT', '/api/v1/Media/focus', {
    id: page.pictureId,
    rowVersion: row?.rowVersion,
    focusX: 13,
    focusY: 77,
  });
  await expect.poll(async () => (await visit('/case/songtao')).text).toContain('13% 77%');
  expect(before).not.toContain('13% 77%');
});

it('a page disappears and returns with its site, its case and its name, at all of its addresses', async () => {
  await setStatus(1);
  for (const path of ['/case/songtao', '/case/A1', `/api/v1/SiteThemes/content/${page.themeId}`]) {
    await expect.poll(() => statusOf(path)).toBe(404);
  }
  await setStatus(0);
  await expect.poll(() => statusOf('/case/songtao')).toBe(200);
  await calls('DELETE', `/api/v1/CaseInfos/${page.caseId}?siteName=songtao`);
  await expect.poll(() => statusOf('/case/songtao')).toBe(404);
  await calls('PUT', `/api/v1/trash/case/${page.caseId}`);
  await expect.poll(() => statusOf('/case/songtao')).toBe(200);
  // No call renames a public site, but a restore can.
  await test.db.update(siteSets).set({ siteName: 'xinsong' }).where(eq(siteSets.id, page.siteId));
  await expect.poll(() => statusOf('/case/songtao')).toBe(404);
  await untilPurged();
  expect((await visit('/case/xinsong')).cache).toBe('HIT');
  await expect.poll(async () => (await visit('/case/A1')).headers.get('location')).toBe('/case/xinsong');
});

it('a draft, an error and the back office are never cached, nor a page under an invented name', async () => {
  const token = 'a'.repeat(24);
  await test.db.insert(previewLinks).values({
    token,
    themeId: page.themeId,
    purpose: '業主',
    days: 7,
    createdBy: '王小美',
    expiresOn: new Date(Date.now() + 86_400_000),
  });
  for (const text of ['草稿一', '草稿二']) {
    await test.db
      .update(siteThemes)
      .set({ parts: blocks(text, page.picture) })
      .where(eq(siteThemes.id, page.themeId));
    const draft = await visit(`/p/${token}`);
    expect([draft.status, draft.cache, draft.headers.get('cache-control')]).toEqual([200, null, 'no-store']);
    expect(draft.text).toContain(text);
  }
  const other = new URL(nginx.origin);
  other.port = '81';
  const asOther = (host: string) =>
    new Promise<unknown>((resolve, reject) => {
      get(`${nginx.origin}/case/xinsong`, { headers: { host } }, (answer) => {
        answer.resume().once('end', () => resolve(answer.headers['x-cache']));
      }).once('error', reject);
    });
  for (const host of ['made-up.example', other.host]) {
    expect([await asOther(host), await asOther(host)]).toEqual(['BYPASS', 'BYPASS']);
    expect((await visit('/case/xinsong')).text).not.toContain(host);
  }
  for (const path of ['/case/unknown', '/mng', '/api/v1/SiteThemes/content/999999', '/healthz']) {
    expect([path, (await visit(path)).cache, (await visit(path)).cache]).toEqual([path, null, null]);
  }
});

it('while no process answers, visitors still get pages', async () => {
  const before = await visit('/case/xinsong');
  await test.app.close();
  // A change while no process runs does not remove the page either.
  await test.db.update(cases).set({ title: '新名' }).where(eq(cases.id, page.caseId));
  const paths = ['/case/xinsong', '/case/A1', `/files/${page.picture}.jpg`];
  await expect.poll(() => Promise.all(paths.map(statusOf))).toEqual([200, 302, 200]);
  expect((await visit('/case/xinsong')).text).toBe(before.text);
  // The cache serves stale answers for a while, also a 404, instead of an error.
  expect(await statusOf('/case/songtao')).toBe(404);
  expect(await statusOf('/mng')).toBe(502);
});
