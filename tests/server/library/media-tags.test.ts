import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { claims } from '../../../openapi/generated/claims';
import { auditEntries } from '../../../server/base/db/schema';
import { addCase } from '../support/add-case';
import { createTestApp } from '../support/test-app';

const test = await createTestApp();
const all = await test.signInAs(claims);
afterAll(() => test.close());

let shade = 0;
async function upload(name: string): Promise<number> {
  shade += 1;
  const bytes = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: { r: shade * 37, g: shade * 11, b: 90 } },
  })
    .jpeg()
    .toBuffer();
  const file = new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
  const answer = await test.inject({ method: 'POST', url: '/api/v1/Media', form: { file }, headers: all });
  return answer.json<{ data: { id: number } }>().data.id;
}
const put = (url: string, payload: object, headers = all) =>
  test.inject({ method: 'PUT', url, payload, headers });
const get = async (url: string) => (await test.inject({ url, headers: all })).json().data;
const change = async (ids: number[], add: string[], remove: string[] = []) =>
  (await put('/api/v1/Media/tags', { ids, add, remove })).json();
const rename = async (name: string, newName: string | null) =>
  (await put('/api/v1/Media/tags/name', { name, newName })).json();
const tagsOf = async (id: number) => (await get(`/api/v1/Media/${id}`)).tags;
const tagged = async (tag: string): Promise<string[]> =>
  (await get(`/api/v1/Media/list?pageSize=100&tag=${encodeURIComponent(tag)}`)).items.map(
    ({ name }: { name: string }) => name,
  );
const listed = async (): Promise<object[]> => (await get('/api/v1/Media/list?pageSize=1')).tags;

it('Tags of many pictures are added and removed at once, found by the filter, and each picture tells it', async () => {
  const [front, hall] = [await upload('正面.jpg'), await upload('門廳.jpg')];
  expect(await change([front, hall], [' 松濤 ', '外觀'])).toMatchObject({ data: { changed: 2 } });
  expect(await change([hall], ['室內'], ['外觀'])).toMatchObject({ data: { changed: 1 } });
  expect(await change([hall], ['室內'], ['外觀'])).toMatchObject({ data: { changed: 0 } });
  expect([await tagsOf(front), await tagsOf(hall)]).toEqual([
    ['外觀', '松濤'],
    ['室內', '松濤'],
  ]);
  expect([await tagged('松濤'), await tagged('外觀'), await tagged('松')]).toEqual([
    ['門廳.jpg', '正面.jpg'],
    ['正面.jpg'],
    [],
  ]);
  expect(await listed()).toEqual([
    { name: '外觀', count: 1 },
    { name: '室內', count: 1 },
    { name: '松濤', count: 2 },
  ]);
  const entries = await test.db
    .select({ changes: auditEntries.after })
    .from(auditEntries)
    .where(and(eq(auditEntries.operation, 'updateMediaTags'), eq(auditEntries.recordId, hall)))
    .orderBy(auditEntries.id);
  expect(entries.map(({ changes }) => changes)).toEqual([
    { tags: ['外觀', '松濤'] },
    { tags: ['室內', '松濤'] },
  ]);
  const { rowVersion } = await get(`/api/v1/Media/${hall}`);
  expect(rowVersion).toBe(3);
});

it('A tag in another case is the one of the library, and its form may respell it', async () => {
  const [first, second] = [await upload('甲.jpg'), await upload('乙.jpg')];
  await change([first], ['Banner']);
  await change([second], ['BANNER', 'banner']);
  expect(await tagsOf(second)).toEqual(['Banner']);
  expect(await rename('banner', 'BANNER')).toMatchObject({ data: { changed: 2 } });
  expect([await tagsOf(first), await tagged('banner')]).toEqual([['BANNER'], ['乙.jpg', '甲.jpg']]);
});

it('A renamed tag joins one of that name, and a removed one leaves all pictures', async () => {
  const [first, second] = [await upload('丙.jpg'), await upload('丁.jpg')];
  await change([first], ['夜間', '夜景']);
  await change([second], ['夜間']);
  expect(await rename('夜間', '夜景')).toMatchObject({ data: { changed: 2 } });
  expect([await tagsOf(first), await tagsOf(second)]).toEqual([['夜景'], ['夜景']]);
  expect(await rename('夜景', null)).toMatchObject({ data: { changed: 2 } });
  expect([await tagged('夜景'), await tagsOf(first)]).toEqual([[], []]);
  expect(await rename('夜景', '黃昏')).toMatchObject({ succeeded: false });
});

it('Too many tags, empty ones and pictures that are gone are refused as a whole', async () => {
  const [first, second] = [await upload('戊.jpg'), await upload('己.jpg')];
  await change(
    [first],
    Array.from({ length: 10 }, (_, index) => `多${index}`),
  );
  expect(await change([second, first], ['再一個'])).toMatchObject({
    errors: { add: ['「戊.jpg」的標籤會超過 10 個'] },
  });
  expect(await change([second], ['  '])).toMatchObject({ succeeded: false });
  expect(await change([second, 999_999], ['再一個'])).toMatchObject({ succeeded: false });
  expect(await tagsOf(second)).toEqual([]);
  const { rowVersion } = await get(`/api/v1/Media/${second}`);
  const saved = { id: second, rowVersion, name: '己.jpg', altText: '' };
  expect((await put('/api/v1/Media', { ...saved, tags: ['存檔', '存檔'] })).json().succeeded).toBe(true);
  expect(await tagsOf(second)).toEqual(['存檔']);
  expect((await put('/api/v1/Media', { ...saved, rowVersion: rowVersion + 1 })).json().succeeded).toBe(true);
  expect(await tagsOf(second)).toEqual(['存檔']);
});

it('A case that uses a picture is suggested as its tag to whoever may view cases', async () => {
  const id = await upload('庚.jpg');
  const { file } = await get(`/api/v1/Media/${id}`);
  await addCase(test.db, { title: '和硯首馥', coverSha: file.filePath.slice(7, 71) });
  const url = `/api/v1/Media/tags/suggested?ids=${id}`;
  expect(await get(url)).toEqual(['和硯首馥']);
  const librarian = await test.signInAs(['Permissions.Media.View', 'Permissions.Media.Edit']);
  expect((await test.inject({ url, headers: librarian })).json().data).toEqual([]);
});
