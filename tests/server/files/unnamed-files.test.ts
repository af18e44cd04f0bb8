import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accounts,
  articles,
  cases,
  downloads,
  files,
  news,
  singletons,
  siteThemes,
  siteThemeVersions,
  templates,
} from '../../../server/base/db/schema';
import { protectFile } from '../../../server/base/files/pictures';
import { columnName, namingColumns, removeUnnamedFiles } from '../../../server/base/files/unnamed-files';
import { jpeg } from '../support/multipart';
import { createTestApp } from '../support/test-app';

const test = await createTestApp();
const { authorization } = await test.signInAs(
  ['View', 'Create', 'Edit', 'Delete'].map((action) => `Permissions.Articles.${action}`),
);
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of [downloads, articles, cases, news, templates, singletons]) await test.db.delete(table);
  await test.db.delete(files);
});

let count = 0;
/** A stored file with a unique hash. */
async function addFile(sources: { sha: string; extension: string; width: number }[] = []): Promise<string> {
  count += 1;
  const sha = count.toString(16).padStart(64, 'a');
  await test.db
    .insert(files)
    .values({ sha, extension: 'jpg', mime: 'image/jpeg', bytes: Buffer.from([count]), size: 100, sources });
  return sha;
}
const clean = () => removeUnnamedFiles(test.db, new AbortController().signal);
/** Simulates two days since the last run. */
const twoDaysPass = () =>
  test.db
    .update(files)
    .set({ unnamedSince: sql`unnamed_since - interval '2 days 1 second'` })
    .where(sql`unnamed_since is not null`);
const kept = async () =>
  new Set((await test.db.select({ sha: files.sha }).from(files)).map(({ sha }) => sha));
const marked = async () =>
  (
    await test.db
      .select({ sha: files.sha })
      .from(files)
      .where(sql`unnamed_since is not null`)
  ).map(({ sha }) => sha);
const aCase = (more: Partial<typeof cases.$inferInsert> = {}) => ({
  code: `C${(count += 1)}`,
  tab: 1 as const,
  sort: 1,
  county: '臺北市',
  district: '大安區',
  ...more,
});
const aPart = (fileSha: string) => ({ id: (count += 1), partType: 6, fileSha, fileName: '照片.jpg' });

describe('A file that nothing names', () => {
  it('is marked first, and removed after two days with the mark', async () => {
    const sha = await addFile();
    expect(await clean()).toEqual({ marked: 1, removed: 0, bytes: 0 });
    expect(await clean()).toEqual({ marked: 0, removed: 0, bytes: 0 });
    expect(await kept()).toEqual(new Set([sha]));
    await twoDaysPass();
    expect(await clean()).toEqual({ marked: 0, removed: 1, bytes: 100 });
    expect(await kept()).toEqual(new Set());
  });

  it('stays, with its narrower widths, while it is in the picture library', async () => {
    const narrow = await addFile();
    const wide = await addFile([{ sha: narrow, extension: 'jpg', width: 480 }]);
    await test.db.update(files).set({ uploadedOn: new Date() }).where(eq(files.sha, wide));
    expect(await clean()).toEqual({ marked: 0, removed: 0, bytes: 0 });
    await test.db.update(files).set({ unnamedSince: sql`now() - interval '3 days'` });
    expect(await clean()).toEqual({ marked: 0, removed: 0, bytes: 0 });
    expect([await kept(), await marked()]).toEqual([new Set([narrow, wide]), []]);
  });

  it('is removed before its narrower widths, which follow after two more days', async () => {
    const narrow = await addFile();
    await addFile([{ sha: narrow, extension: 'jpg', width: 480 }]);
    await clean();
    await twoDaysPass();
    expect(await clean()).toEqual({ marked: 0, removed: 1, bytes: 100 });
    expect(await clean()).toEqual({ marked: 1, removed: 0, bytes: 0 });
    expect(await kept()).toEqual(new Set([narrow]));
    await twoDaysPass();
    expect(await clean()).toEqual({ marked: 0, removed: 1, bytes: 100 });
  });

  it('loses its mark if it is named again in time', async () => {
    const sha = await addFile();
    await clean();
    await test.db.insert(cases).values(aCase({ coverSha: sha }));
    await twoDaysPass();
    await clean();
    expect([await kept(), await marked()]).toEqual([new Set([sha]), []]);
  });
});

describe('A file stays while it is named', () => {
  it('by any page, draft, published page, old version, template, person, popup, document or text', async () => {
    const named: string[] = [];
    const name = async () => {
      named.push(await addFile());
      return named.at(-1) ?? '';
    };
    const [own] = await test.db
      .insert(cases)
      .values(
        aCase({
          coverSha: await name(),
          shareSha: await name(),
          parts: [aPart(await name())],
          introduction: `<a href="/files/${await name()}.pdf">`,
        }),
      )
      .returning();
    await test.db.insert(articles).values({
      type: 2,
      publishDate: '2026-01-01',
      sort: 1,
      coverSha: await name(),
      shareSha: await name(),
      parts: [aPart(await name()), aPart(await name())],
    });
    await test.db.insert(news).values({
      publishDate: '2026-01-01',
      coverSha: await name(),
      shareSha: await name(),
      content: `<a href="/files/${await name()}.pdf">`,
    });
    await test.db.insert(templates).values({ templateCode: 'liubai', parts: [aPart(await name())] });
    const [theme] = await test.db
      .insert(siteThemes)
      .values({
        caseId: own?.id ?? 0,
        templateCode: 'liubai',
        parts: [aPart(await name())],
        publishedParts: [aPart(await name())],
      })
      .returning();
    await test.db
      .insert(siteThemeVersions)
      .values({ themeId: theme?.id ?? 0, parts: [aPart(await name())], publishedOn: new Date() });
    await test.db.insert(singletons).values({ key: 'indexPopup', value: { imageSha: await name() } });
    await test.db.insert(downloads).values({ fileName: '手冊.pdf', fileSha: await name(), sort: 1 });
    await test.addAccount('portrait', '');
    await test.db
      .update(accounts)
      .set({ avatarSha: await name() })
      .where(eq(accounts.account, 'portrait'));
    const [wide, narrow] = [await name(), await name()];
    await test.db
      .update(files)
      .set({ sources: [{ sha: narrow, extension: 'jpg', width: 480 }] })
      .where(eq(files.sha, wide));
    await test.db
      .update(cases)
      .set({ coverSha: wide })
      .where(eq(cases.id, own?.id ?? 0));
    const dropped = named[0] ?? '';

    expect(await clean()).toEqual({ marked: 1, removed: 0, bytes: 0 });
    expect(await marked()).toEqual([dropped]);
    await twoDaysPass();
    await clean();
    expect(await kept()).toEqual(new Set(named.slice(1)));
  });

  it('by every column of the database that ends in _sha or contains JSON or long text', async () => {
    const { rows } = await test.db.execute<{ name: string }>(sql`
      select c.table_name || '.' || c.column_name as name from information_schema.columns c
      where c.table_schema = 'public' and (c.column_name like '%\\_sha' or c.data_type in ('jsonb', 'json', 'text'))`);
    expect(namingColumns.map(columnName).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });
});

describe('A save under way', () => {
  async function article(): Promise<{ id: number; rowVersion: number; filePath: string }> {
    const send = async (method: 'POST' | 'PUT', url: string, body: object) => {
      const answer = await test.inject({ method, url, form: body, headers: { authorization } });
      expect(answer.json()).toMatchObject({ succeeded: true });
      return answer.json().data;
    };
    const { id } = await send('POST', '/api/v1/Articles', {
      type: 2,
      title: '文章',
      publishDate: '2026-01-01',
      status: 0,
    });
    const { rowVersion, webParts } = await send('POST', '/api/v1/Articles/content', {
      id,
      rowVersion: 1,
      webParts: [{ partType: 6, sort: 0, altText: '圖', fileData: await jpeg('圖.jpg', 700, 400) }],
    });
    // Simulates a file from before the library.
    await test.db.update(files).set({ uploadedOn: null });
    return { id, rowVersion, filePath: webParts[0].filePath };
  }
  const saveContent = async (id: number, rowVersion: number, webParts: object[]) => {
    return (
      await test.inject({
        method: 'POST',
        url: '/api/v1/Articles/content',
        form: { id, rowVersion, webParts },
        headers: { authorization },
      })
    ).json();
  };
  const shaOf = (filePath: string) => filePath.slice('/files/'.length, -'.jpg'.length);
  const title = { partType: 1, sort: 0, align: 1, textContent: '標題' };

  it('that names an old file by its address keeps it, although its removal was due', async () => {
    const { id, rowVersion, filePath } = await article();
    expect(await saveContent(id, rowVersion, [title])).toMatchObject({ succeeded: true });
    await clean();
    await twoDaysPass();
    expect(
      await saveContent(id, rowVersion + 1, [{ partType: 6, sort: 0, altText: '圖', filePath }]),
    ).toMatchObject({ succeeded: true });
    expect(await marked()).not.toContain(shaOf(filePath));
    await clean();
    expect(await kept()).toContain(shaOf(filePath));
  });

  it('that uploads the same picture again keeps it with all its widths', async () => {
    const { id, rowVersion, filePath } = await article();
    await saveContent(id, rowVersion, [title]);
    await test.db.update(files).set({ unnamedSince: sql`now() - interval '3 days'` });
    await saveContent(id, rowVersion + 1, [
      { partType: 6, sort: 0, altText: '圖', fileData: await jpeg('圖.jpg', 700, 400) },
    ]);
    expect(await marked()).toEqual([]);
    await clean();
    expect(await kept()).toHaveLength(2);
    expect(await kept()).toContain(shaOf(filePath));
  });

  it('that is not committed yet keeps its file, and one after the removal does not find it', async () => {
    const [held, gone] = [await addFile(), await addFile()];
    await clean();
    await twoDaysPass();
    await test.db.transaction(async (tx) => {
      await protectFile(tx, held);
      expect(await clean()).toMatchObject({ removed: 1 });
      await tx.insert(cases).values(aCase({ coverSha: held }));
    });
    expect(await kept()).toEqual(new Set([held]));
    await protectFile(test.db, gone);
    expect(
      await test.db
        .select({ sha: files.sha })
        .from(files)
        .where(inArray(files.sha, [gone])),
    ).toEqual([]);
    await clean();
    expect([await kept(), await marked()]).toEqual([new Set([held]), []]);
  });

  it('never loses its file to a parallel removal', async () => {
    for (let round = 0; round < 20; round += 1) {
      const sha = await addFile();
      await clean();
      await twoDaysPass();
      const save = test.db.transaction(async (tx) => {
        await protectFile(tx, sha);
        const found = await tx.select({ sha: files.sha }).from(files).where(eq(files.sha, sha));
        if (found.length === 0) return false;
        await tx.insert(cases).values(aCase({ coverSha: sha }));
        return true;
      });
      const [isSaved] = await Promise.all([save, clean(), clean()]);
      expect((await kept()).has(sha)).toBe(isSaved);
    }
  });
});
