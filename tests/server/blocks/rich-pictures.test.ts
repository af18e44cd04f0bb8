import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { files } from '../../../server/base/db/schema';
import { removeUnnamedFiles } from '../../../server/base/files/unnamed-files';
import { jpeg } from '../support/multipart';
import { createTestApp } from '../support/test-app';

const test = await createTestApp();
const headers = await test.signInAs([
  ...['View', 'Create', 'Edit', 'Delete'].map((action) => `Permissions.News.${action}`),
  'Permissions.Media.View',
  'Permissions.Media.Create',
]);
const { data: uploaded } = await send('POST', '/api/v1/Media', {
  file: await jpeg('海報.jpg', 900, 600),
  altText: '海報',
});
const media = await test.inject({ url: `/api/v1/Media/${uploaded.id}`, headers });
const src = media.json<{ data: { file: { filePath: string } } }>().data.file.filePath;
afterAll(() => test.close());

async function send(method: 'POST' | 'PUT', url: string, body: object) {
  const answer = await test.inject({ method, url, form: body, headers });
  return answer.json<{ data: { id: number; rowVersion: number }; errors?: object }>();
}

const news = { title: '開工', publishDate: '2026-11-01', status: 0 };
const add = (content: string) => send('POST', '/api/v1/News', { ...news, content });
const contentOf = async (id: number) =>
  (await test.inject({ url: `/api/v1/News/${id}`, headers })).json<{ data: { content: string } }>().data
    .content;

it('a stored picture is kept in rich text with its text and size, also without other text', async () => {
  const content = `<img src="${src}" alt="海報 &quot;一&quot;" width="900" height="600" />`;
  const { data } = await add(content);
  expect(await contentOf(data.id)).toBe(content);
});

it('pictures from other sites, of deleted files or with too long a text are not', async () => {
  const elsewhere = [
    'https://x.tw/a.jpg',
    '//x.tw/a.jpg',
    'data:image/png;base64,AA',
    'file:///C:/a.png',
    '/files/a.svg',
  ];
  const { data } = await add(`<p>字</p>${elsewhere.map((each) => `<img src="${each}" alt="">`).join('')}`);
  expect(await contentOf(data.id)).toBe('<p>字</p>');
  const lost = `<p>字</p><img src="/files/${'0'.repeat(64)}.jpg" alt="">`;
  expect((await add(lost)).errors).toEqual({ content: ['有圖片已不存在，請移除後重新插入'] });
  expect((await add(`<img src="${src}" alt="${'字'.repeat(101)}">`)).errors).toEqual({
    content: ['圖片的替代文字最多可輸入 100 個字'],
  });
});

it('a picture is not cleaned up while rich text in a record, its trash or its versions names it', async () => {
  const sha = /[0-9a-f]{64}/.exec(src)?.[0] ?? '';
  await add(`<img src="${src}" alt="海報" />`);
  // Simulates a file outside of the library, because files in it are never removed.
  await test.db.update(files).set({ uploadedOn: null });
  const isMarked = async () => {
    await removeUnnamedFiles(test.db, new AbortController().signal);
    const [file] = await test.db.select({ since: files.unnamedSince }).from(files).where(eq(files.sha, sha));
    return file?.since !== null;
  };
  const { items } = (await test.inject({ url: '/api/v1/News/list?pageSize=100', headers })).json<{
    data: { items: { id: number }[] };
  }>().data;
  expect(await isMarked()).toBe(false);
  for (const { id } of items) await test.inject({ method: 'DELETE', url: `/api/v1/News/${id}`, headers });
  expect(await isMarked()).toBe(false);
  await test.db.execute(sql`update news set content = '<p>字</p>'`);
  expect(await isMarked()).toBe(false);
  await test.db.execute(sql`delete from record_versions`);
  expect(await isMarked()).toBe(true);
});
