import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import { claims } from '../../../openapi/generated/claims';
import { runProofCommand } from '../../../server/operation/cli/proof-commands';
import { CommandError } from '../../../server/operation/cli/run-command';
import { readConfig } from '../../../server/base/config/config';
import { runJob } from '../../../server/base/db/job-runner';
import {
  articles,
  cases,
  files,
  news,
  proofEntries,
  proofPages,
  siteThemes,
} from '../../../server/base/db/schema';
import { settleMomentsJob } from '../../../server/subjects/connections/delivery/changes';
import { pagesAsOf, readManifest, sha256 } from '../../../server/website/proof/manifest';
import { proofJob } from '../../../server/website/proof/proof-job';
import { verifyAll } from '../../../server/website/proof/verify';
import { addPublicPage } from '../support/public-page';
import { createTestApp } from '../support/test-app';

const host = 'www.example.com';
const silent = { info: () => {}, warn: () => {}, error: () => {} };

const env = {
  PUBLIC_ORIGIN: `https://${host}`,
  ADMIN_ORIGIN: 'https://admin.example.com',
  SECRET_KEY: 'k'.repeat(32),
};
const app = await createTestApp(env);
const config = readConfig({ LOG_LEVEL: 'silent', ...env });
const staff = await app.signInAs(claims);
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.execute(
    sql`truncate proof_entries, proof_pages, proof_files, proof_due, proof_build, proof_drawn, list_stamps, change_entries`,
  );
  for (const table of [cases, articles, news]) await app.db.delete(table);
  await app.db.execute(sql`truncate proof_due`);
});

const prove = () => runJob(app.db, proofJob(app.db, config), silent, { isForced: true });
const visit = (url: string) => app.app.inject({ url, headers: { host } });
const manifestsOf = async (caseId: number) => {
  const rows = await app.db
    .select()
    .from(proofEntries)
    .where(eq(proofEntries.caseId, caseId))
    .orderBy(asc(proofEntries.number));
  return rows.map(({ manifest }) => readManifest(manifest));
};
const newestPages = async (caseId: number) => (await manifestsOf(caseId)).at(-1)?.pages ?? [];
const bytesAt = async (caseId: number, path: string) => {
  const page = pagesAsOf(await manifestsOf(caseId)).get(path);
  const [row] = await app.db
    .select()
    .from(proofPages)
    .where(eq(proofPages.sha, page?.sha256 ?? ''));
  return row?.bytes.toString();
};
const faults = async () => (await verifyAll(app.db, undefined)).faults;

describe('Pages of pictures', () => {
  const picture = (id: number, color: string) => ({
    id,
    kind: 'photo' as const,
    textContent: '',
    altText: `圖 ${id}`,
    fileSha: sha256(color),
  });
  let caseId = 0;
  let themeId = 0;
  beforeEach(async () => {
    await app.db.delete(files);
    for (const color of ['a', 'b']) {
      await app.db.insert(files).values({
        sha: sha256(color),
        extension: 'png',
        mime: 'image/png',
        size: 1,
        width: 800,
        height: 600,
        bytes: Buffer.from(color),
        uploadedOn: new Date(),
      });
    }
    const items = [picture(11, 'a'), picture(12, 'b')];
    const parts = [
      { id: 2, partType: 1 as const, textContent: '題' },
      { id: 10, partType: 101 as const, items },
    ];
    ({ caseId, themeId } = await addPublicPage(app.db, { parts }));
  });
  const path = (number: number) => `/case/songtao/pictures/${number}`;

  it('are stored as visitors get them, again only after a change, and end with the site', async () => {
    await prove();
    expect((await newestPages(caseId)).map((page) => page.path)).toEqual([path(1), path(2)]);
    for (const number of [1, 2]) {
      expect(await bytesAt(caseId, path(number))).toBe((await visit(path(number))).body);
    }
    expect((await manifestsOf(caseId)).at(-1)?.files.map((file) => file.sha256)).toEqual(
      ['a', 'b'].map(sha256),
    );
    const parts = (await app.db.select().from(siteThemes).where(eq(siteThemes.id, themeId)))[0]?.parts ?? [];
    const words = parts.map((part) => ('textContent' in part ? { ...part, textContent: '別的字' } : part));
    await app.db.update(siteThemes).set({ publishedParts: words, publishedOn: new Date() });
    await prove();
    expect(await manifestsOf(caseId)).toHaveLength(2);
    expect(await newestPages(caseId)).toEqual([]);
    await app.db.update(cases).set({ title: '松濤苑' });
    await prove();
    expect(await newestPages(caseId)).toHaveLength(2);
    expect(await bytesAt(caseId, path(1))).toBe((await visit(path(1))).body);
    await app.db.update(cases).set({ deletedOn: new Date() });
    await prove();
    expect(await newestPages(caseId)).toEqual([
      { path: path(1), page: null },
      { path: path(2), page: null },
    ]);
    expect((await visit(path(1))).statusCode).toBe(404);
    expect(await faults()).toEqual([]);
  });

  it('are in the file for counsel, as of its moment, where any changed byte is found', async () => {
    await prove();
    await app.db.update(cases).set({ title: '松濤苑' });
    await prove();
    const answered = await app.app.inject({
      url: `/api/v1/SiteSets/proof/${caseId}/1/file?at=2026-11-05T12:15:00.000Z`,
      headers: staff,
    });
    const zip = answered.rawPayload;
    expect(zip.includes('pages/case_songtao_pictures_1.html')).toBe(true);
    const check = (file: Buffer) =>
      runProofCommand(app.db, undefined, file, () => {}).catch((error: unknown) => error);
    expect(await check(zip)).toBeUndefined();
    const place = zip.indexOf('圖 1');
    const changed = Buffer.from(zip);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(await check(changed)).toBeInstanceOf(CommandError);
  });

  it('are found when one byte of them is changed', async () => {
    await prove();
    await app.db.execute(sql`alter table proof_pages disable trigger user`);
    const page = (await newestPages(caseId))[0]?.page;
    await app.db
      .update(proofPages)
      .set({ bytes: Buffer.from('x') })
      .where(eq(proofPages.sha, page?.sha256 ?? ''));
    await app.db.execute(sql`alter table proof_pages enable trigger user`);
    expect(await faults()).toHaveLength(1);
  });
});

describe('The company’s website', () => {
  const parts = [{ id: 1, partType: 2 as const, textContent: '樹先到' }];
  const article = { type: 3, sort: 1, status: 1, publishDate: '2026-11-09', title: '退縮', parts } as const;
  const addArticle = async (values: object = {}) => {
    const [row] = await app.db
      .insert(articles)
      .values({ ...article, ...values })
      .returning({ id: articles.id });
    return row?.id ?? 0;
  };
  /** Starts the proof by the first visit. */
  const begin = async () => {
    await visit('/');
    await prove();
  };

  it('is stored completely at the first start, and later only its changes', async () => {
    const id = await addArticle();
    await begin();
    const [first] = await manifestsOf(0);
    const paths = first?.pages?.map((page) => page.path) ?? [];
    expect(paths).toEqual(
      expect.arrayContaining(['/contact', '/cases', '/articles', '/news', `/articles/${id}`]),
    );
    const home = await app.db
      .select()
      .from(proofPages)
      .where(eq(proofPages.sha, first?.page?.sha256 ?? ''));
    expect(home[0]?.bytes.toString()).toBe((await visit('/')).body);
    for (const path of ['/contact', '/articles', '/cases/upcoming']) {
      expect([path, await bytesAt(0, path)]).toEqual([path, (await visit(path)).body]);
    }
    await prove();
    expect(await manifestsOf(0)).toHaveLength(1);
    await app.db
      .insert(news)
      .values({ status: 1, publishDate: '2026-11-16', title: '開放', content: '<p>內文</p>' });
    await prove();
    const changed = await newestPages(0);
    expect(changed.map((page) => page.path)).toEqual(expect.arrayContaining(['/news']));
    expect(changed.map((page) => page.path)).not.toContain(`/articles/${id}`);
    expect(await faults()).toEqual([]);
  });

  it('is stored in the transaction of a save, with its account, and its end too', async () => {
    const id = await addArticle();
    await begin();
    const switched = await app.inject({
      method: 'PUT',
      url: '/api/v1/Articles/edit-status',
      headers: staff,
      payload: { id, status: 0 },
    });
    expect(switched.json()).toMatchObject({ succeeded: true });
    const newest = (await manifestsOf(0)).at(-1);
    expect(newest?.by).toMatch(/^同仁/);
    expect(newest?.pages).toContainEqual({ path: `/articles/${id}`, page: null });
    expect(await bytesAt(0, '/articles')).toBe((await visit('/articles')).body);
  });

  it('follows start and end times that pass without a save', async () => {
    const id = await addArticle({ startOn: new Date(Date.now() + 3_600_000) });
    await begin();
    expect(await bytesAt(0, `/articles/${id}`)).toBeUndefined();
    await app.db.execute(sql`alter table articles disable trigger user`);
    await app.db.update(articles).set({ startOn: new Date(Date.now() - 1_000) });
    await app.db.execute(sql`alter table articles enable trigger user`);
    await app.db.execute(sql`update visible_records set next_on = now() where kind = 'article'`);
    await runJob(app.db, settleMomentsJob, silent, { isForced: true });
    await prove();
    expect(await bytesAt(0, `/articles/${id}`)).toContain('退縮');
  });

  it('stores the further pages of its lists, until they no longer exist', async () => {
    for (let number = 0; number < 9; number += 1) {
      await app.db
        .insert(news)
        .values({ status: 1, publishDate: '2026-11-16', title: `消息 ${number}`, content: '<p>內文</p>' });
    }
    await begin();
    expect(await bytesAt(0, '/news/page/2')).toBe((await visit('/news/page/2')).body);
    await app.db.delete(news).where(eq(news.title, '消息 0'));
    await prove();
    expect(await newestPages(0)).toContainEqual({ path: '/news/page/2', page: null });
  });

  it('is shown as of an entry, each page at its own address', async () => {
    const id = await addArticle();
    await begin();
    const answer = async <Data>(path: string): Promise<Data> =>
      (await app.inject({ url: `/api/v1/SiteSets/proof/${path}`, headers: staff })).json<{ data: Data }>()
        .data;
    expect(await answer<components['schemas']['SiteProof']>('0')).toMatchObject({
      address: '/',
      brokenAfter: null,
    });
    const entry = await answer<components['schemas']['SiteProofEntry']>('0/1');
    const page = entry.pages?.find(({ path }) => path === `/articles/${id}`);
    expect((await app.app.inject({ url: page?.pagePath ?? '' })).body).toContain('退縮');
  });
});
