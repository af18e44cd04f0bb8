import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import {
  articles,
  auditEntries,
  cases,
  files,
  fileUses,
  news,
  recordVersions,
  siteSets,
  siteThemes,
  siteThemeVersions,
  singletons,
  templates,
} from '../../../server/base/db/schema';
import { claims } from '../../../openapi/generated/claims';
import { addCase } from '../support/add-case';
import { createTestApp } from '../support/test-app';

type Headers = { authorization: string };

const test = await createTestApp();
const all = await test.signInAs(claims);
afterAll(() => test.close());

let shade = 0;
/** A picture of a unique colour. */
async function picture(name: string, width = 1200, height = 800): Promise<File> {
  shade += 1;
  const bytes = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: (shade * 37) % 256, g: (shade * 91) % 256, b: (shade * 149) % 256 },
    },
  })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
}
async function send(method: 'POST' | 'PUT', url: string, form: object, headers = all) {
  return (await test.inject({ method, url, form, headers })).json();
}
const put = async (url: string, payload: object, headers = all) =>
  (await test.inject({ method: 'PUT', url, payload, headers })).json();
const get = async (url: string, headers = all) => (await test.inject({ url, headers })).json().data;
const remove = async (id: number, headers = all) =>
  (await test.inject({ method: 'DELETE', url: `/api/v1/Media/${id}`, headers })).json();
const list = (query: string, headers = all) => get(`/api/v1/Media/list?pageSize=100&${query}`, headers);
const names = async (query: string, headers = all) =>
  ((await list(query, headers)).items as { name: string }[]).map(({ name }) => name);

async function upload(name: string, altText?: string, size: [number, number] = [1200, 800]) {
  const { data } = await send('POST', '/api/v1/Media', {
    file: await picture(name, ...size),
    ...(altText ? { altText } : {}),
  });
  const { file } = await get(`/api/v1/Media/${data.id}`);
  return { id: Number(data.id), path: String(file.filePath), sha: String(file.filePath).slice(7, 71) };
}
const item = { publishDate: '2026-11-01', status: 0, content: '<p>內文</p>' };
async function addNews(title: string, more: object) {
  const answer = await send('POST', '/api/v1/News', { ...item, title, ...more });
  expect(answer).toMatchObject({ succeeded: true });
  return Number(answer.data.id);
}

it('An upload is found by its name, its text, its day, its uploader and what uses it', async () => {
  const { path } = await upload('松濤_正立面.jpg', '由街道看去');
  await addNews('秋季賞屋', { coverPath: path });
  const [row] = (await list(`keyword=${encodeURIComponent('正立面')}`)).items;
  expect(row).toMatchObject({
    name: '松濤_正立面.jpg',
    altText: '由街道看去',
    useCount: 1,
    sourceType: null,
    isReplaced: false,
    file: { filePath: path, width: 1200, height: 800, fileExtension: 'jpg' },
  });
  for (const keyword of ['街道看', '秋季賞']) {
    expect(await names(`keyword=${encodeURIComponent(keyword)}`)).toEqual(['松濤_正立面.jpg']);
  }
  expect(await names('keyword=%25')).toEqual([]);
  expect(await names('unit=news')).toEqual(['松濤_正立面.jpg']);
  expect(await names('unit=article')).toEqual([]);
  const { people, counts } = await list('');
  expect(people).toEqual([row.uploadedBy]);
  expect(await names(`uploadedBy=${encodeURIComponent(row.uploadedBy)}`)).toContain('松濤_正立面.jpg');
  const day = new Date(row.uploadedOn).toLocaleDateString('sv-SE', { timeZone: 'Asia/Taipei' });
  expect(await names(`startDate=${day}&endDate=${day}`)).toContain('松濤_正立面.jpg');
  expect(await names(`endDate=2020-01-01`)).toEqual([]);
  await upload('未用.jpg');
  expect(await names('state=unused')).toEqual(['未用.jpg']);
  expect(await names('state=noAlt')).toEqual(['未用.jpg']);
  expect((await list('')).counts).toEqual({
    all: counts.all + 1,
    used: counts.used,
    unused: counts.unused + 1,
    noAlt: counts.noAlt + 1,
  });
});

it('A page lists the newest first, and with order=used the last used first', async () => {
  const [first, second] = [await upload('先.jpg'), await upload('後.jpg')];
  expect((await names('')).slice(0, 2)).toEqual(['後.jpg', '先.jpg']);
  await addNews('用後', { coverPath: second.path });
  await addNews('用先', { coverPath: first.path });
  expect((await names('order=used')).slice(0, 2)).toEqual(['先.jpg', '後.jpg']);
  const { items, ...page } = await get('/api/v1/Media/list?pageSize=1&pageNumber=2');
  expect([items[0].name, page.pageNumber, page.pageSize]).toEqual(['先.jpg', 2, 1]);
});

it('A picture that comes with a record is in the library under its name and text, and a portrait is not', async () => {
  await addNews('附圖', { cover: await picture('照片_0912.jpg'), coverAlt: '中庭' });
  const [row] = (await list(`keyword=${encodeURIComponent('照片_0912')}`)).items;
  expect(row).toMatchObject({ altText: '中庭', useCount: 1 });
  const headers = await test.signInAs(claims);
  const profile = await get('/api/identity/account/profile', headers);
  const me = { rowVersion: profile.rowVersion, name: profile.name, email: '' };
  await send('PUT', '/api/identity/account/profile', { ...me, avatar: await picture('大頭.jpg') }, headers);
  expect(await names(`keyword=${encodeURIComponent('大頭')}`)).toEqual([]);
  const { avatar, rowVersion } = await get('/api/identity/account/profile', headers);
  expect(
    await send('POST', '/api/v1/News', { ...item, title: '借用', coverPath: avatar.filePath }),
  ).toMatchObject({
    succeeded: false,
    errors: { cover: ['這張圖片已不在素材庫，請重新選擇'] },
  });
  // A library picture may be a portrait too.
  await send(
    'PUT',
    '/api/identity/account/profile',
    { ...me, rowVersion, avatarPath: row.file.filePath },
    headers,
  );
  expect((await get('/api/identity/account/profile', headers)).avatar.filePath).toBe(row.file.filePath);
  expect(
    (await get(`/api/v1/Media/${row.id}`)).uses.map(({ unit }: { unit: string }) => unit).toSorted(),
  ).toEqual(['account', 'news']);
});

it('A chosen picture is checked by the rule of its field', async () => {
  const [wrong, right] = [await upload('小.jpg'), await upload('分享.jpg', '', [1200, 630])];
  const save = (path: string) =>
    send('POST', '/api/v1/News', { ...item, title: '分享', shareImagePath: path });
  expect(await save(wrong.path)).toMatchObject({
    errors: { shareImage: ['圖片尺寸須為 1200 × 630 像素'] },
  });
  expect(await save(right.path)).toMatchObject({ succeeded: true });
  expect(await save(`/files/${'0'.repeat(64)}.jpg`)).toMatchObject({
    errors: { shareImage: ['這張圖片已不在素材庫，請重新選擇'] },
  });
  expect(await save('https://example.com/a.jpg')).toMatchObject({
    errors: { shareImagePath: expect.any(Array) },
  });
});

interface Everywhere {
  id: number;
  path: string;
  sha: string;
  caseId: number;
  themeId: number;
  newsId: number;
}

/** Uploads a picture and uses it in every kind of place. */
async function everywhere(name: string): Promise<Everywhere> {
  const { id, path, sha } = await upload(name, '', [1200, 630]);
  const part = { id: 900_000 + id, partType: 6, fileSha: sha, fileName: name, altText: '夜景' };
  const caseId = await addCase(test.db, {
    code: `M${id}`,
    tel: '0225718170',
    coverSha: sha,
    coverName: name,
    shareSha: sha,
    parts: [part],
  });
  await test.db.insert(siteSets).values({ caseId, shareSha: sha, shareName: name, siteName: `m-${id}` });
  const [theme] = await test.db
    .insert(siteThemes)
    .values({
      caseId,
      templateCode: 'liubai',
      name: '留白',
      status: 1,
      parts: [{ ...part, id: 1 }, part],
      publishedParts: [part],
      publishedOn: new Date('2026-10-01T00:00:00Z'),
    })
    .returning();
  await test.db
    .insert(siteThemeVersions)
    .values({ themeId: theme?.id ?? 0, parts: [part], publishedOn: new Date('2026-10-01T00:00:00Z') });
  await test.db.insert(articles).values({
    type: 2,
    title: '在回收桶',
    publishDate: '2026-11-01',
    sort: 1,
    coverSha: sha,
    deletedOn: new Date(),
  });
  const newsId = await addNews('含圖消息', { coverPath: path });
  return { id, path, sha, caseId, themeId: theme?.id ?? 0, newsId };
}

it('Uses of a picture are listed by place, and of units without View only counted', async () => {
  const { id, caseId, themeId, newsId } = await everywhere('夜景_01.jpg');
  const media = await get(`/api/v1/Media/${id}`);
  expect(media.uses).toEqual([
    {
      unit: 'case',
      id: caseId,
      title: '松濤硯',
      places: [{ kind: 'cover' }, { kind: 'share' }, { kind: 'block', place: 1 }],
      isInTrash: false,
    },
    { unit: 'site', id: caseId, title: '松濤硯', places: [{ kind: 'share' }], isInTrash: false },
    {
      unit: 'site',
      id: caseId,
      themeId,
      title: '松濤硯　留白',
      places: [
        { kind: 'block', place: 1, isPublic: false },
        { kind: 'block', place: 2, isPublic: false },
        { kind: 'block', place: 1, isPublic: true },
      ],
      isInTrash: false,
    },
    {
      unit: 'article',
      id: expect.any(Number),
      title: '在回收桶',
      places: [{ kind: 'cover' }],
      isInTrash: true,
    },
    { unit: 'news', id: newsId, title: '含圖消息', places: [{ kind: 'cover' }], isInTrash: false },
  ]);
  expect([media.useCount, media.hiddenUseCount, media.versionCount, media.suggestedAlt]).toEqual([
    5,
    0,
    2,
    '夜景',
  ]);
  const few = await test.signInAs(['Permissions.Media.View', 'Permissions.News.View']);
  const seen = await get(`/api/v1/Media/${id}`, few);
  expect([seen.uses.length, seen.hiddenUseCount, seen.suggestedAlt]).toEqual([1, 4, '含圖消息 夜景 01']);
  expect(await names(`keyword=${encodeURIComponent('松濤硯')}`, few)).toEqual([]);
  expect(await names(`caseId=${caseId}`, few)).toEqual([]);
  expect(await names(`caseId=${caseId}`)).toEqual(['夜景_01.jpg']);
});

it('A picture is deleted only when no record, trash or old version uses it', async () => {
  const { id, newsId, path } = await everywhere('要刪.jpg');
  expect(await remove(id)).toMatchObject({
    succeeded: false,
    messages: [expect.stringContaining('用於 5 處')],
  });
  const other = await upload('另一張.jpg');
  await test.db.delete(cases);
  await test.db.delete(articles);
  expect(await remove(id)).toMatchObject({
    succeeded: false,
    messages: [expect.stringContaining('用於 1 處')],
  });
  await send('PUT', '/api/v1/News', {
    ...item,
    id: newsId,
    rowVersion: 1,
    title: '換圖',
    coverPath: other.path,
  });
  expect(await remove(id)).toMatchObject({
    succeeded: false,
    messages: [expect.stringContaining('1 個舊版本')],
  });
  await test.db.delete(recordVersions);
  expect(await remove(id)).toMatchObject({ succeeded: true });
  expect((await test.inject({ url: path })).statusCode).toBe(404);
  expect((await test.inject({ url: `/api/v1/Media/${id}`, headers: all })).statusCode).toBe(404);
  const entry = await test.db
    .select()
    .from(auditEntries)
    .where(sql`kind = 'media' and action = 'purge' and record_id = ${id}`);
  expect(entry).toMatchObject([{ title: '要刪.jpg', operation: 'deleteMedia' }]);
});

it('A parallel deletion and save never leave a record without its picture', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id, path, sha } = await upload(`搶_${round}.jpg`);
    const [saved, deleted] = await Promise.all([
      send('POST', '/api/v1/News', { ...item, title: `搶 ${round}`, coverPath: path }),
      remove(id),
    ]);
    expect(saved.succeeded).not.toBe(deleted.succeeded);
    const found = await test.db.select({ sha: files.sha }).from(files).where(eq(files.sha, sha));
    expect(found.length === 1).toBe(saved.succeeded);
  }
});

it('A new file replaces a picture in every record, draft, published page and the trash, but not in versions', async () => {
  const { id, sha, caseId, themeId, newsId } = await everywhere('舊圖.jpg');
  const answer = await send('PUT', '/api/v1/Media/replace', {
    id,
    rowVersion: 1,
    file: await picture('新圖.jpg', 1200, 630),
  });
  expect(answer).toMatchObject({ succeeded: true });
  const fresh = await get(`/api/v1/Media/${answer.data.id}`);
  expect([fresh.name, fresh.useCount, fresh.isReplaced]).toEqual(['舊圖.jpg', 5, false]);
  const old = await get(`/api/v1/Media/${id}`);
  expect([old.useCount, old.versionCount, old.isReplaced]).toEqual([0, 4, true]);
  const now = fresh.file.filePath.slice(7, 71);
  const [house] = await test.db.select().from(cases).where(eq(cases.id, caseId));
  expect([house?.coverSha, house?.shareSha, house?.parts[0]?.fileSha, house?.rowVersion]).toEqual([
    now,
    now,
    now,
    2,
  ]);
  const [theme] = await test.db.select().from(siteThemes).where(eq(siteThemes.id, themeId));
  expect([theme?.parts[1]?.fileSha, theme?.publishedParts?.[0]?.fileSha]).toEqual([now, now]);
  const versions = await test.db
    .select()
    .from(siteThemeVersions)
    .where(eq(siteThemeVersions.themeId, themeId))
    .orderBy(siteThemeVersions.id);
  expect(versions.map(({ parts }) => parts[0]?.fileSha)).toEqual([sha, now]);
  const [trashed] = await test.db.select().from(articles).where(eq(articles.coverSha, now));
  expect(trashed?.deletedOn).not.toBeNull();
  expect(trashed?.rowVersion).toBe(2);
  const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.operation, 'replaceMedia'));
  expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['article', 'case', 'media', 'news', 'site']);
  // Saves from before the replacement are stale, so that open forms cannot restore the old picture.
  expect(
    await send('PUT', '/api/v1/News', { ...item, id: newsId, rowVersion: 1, title: '舊表單' }),
  ).toMatchObject({
    succeeded: false,
  });
  const stale = await send('PUT', '/api/v1/Media/replace', {
    id,
    rowVersion: 1,
    file: await picture('又.jpg'),
  });
  expect(stale.succeeded).toBe(false);
});

it('A new file clears the texts of a sample, and texts typed by staff on request', async () => {
  const replaced = async (name: string, more: object) => {
    const { id, path, sha } = await upload(name, '正立面');
    const own = {
      id: 1,
      partType: 6,
      fileSha: sha,
      fileName: name,
      altText: '夜景',
      textContent: '夜間的大廳',
    };
    const film = { ...own, id: 2, partType: 5, url: 'https://youtu.be/dQw4w9WgXcQ', textContent: '形象影片' };
    const invented = { ...own, id: 3, isSample: true, sampleFields: ['picture', 'alt', 'text'] as const };
    const caseId = await addCase(test.db, {
      code: `W${id}`,
      title: '圖說',
      coverSha: sha,
      coverName: name,
      coverAlt: '外觀',
      parts: [own, film],
    });
    await test.db.insert(siteSets).values({ caseId });
    await test.db.insert(siteThemes).values({
      caseId,
      templateCode: 'liubai',
      name: '留白',
      parts: [{ ...invented, sampleFields: [...invented.sampleFields] }],
    });
    const newsId = await addNews(name, { content: `<p>文<img src="${path}" alt="內文圖" /></p>` });
    const sent = { id, rowVersion: 1, file: await picture(`新${name}`), ...more };
    const { data } = await send('PUT', '/api/v1/Media/replace', sent);
    const [stored] = await test.db.select().from(cases).where(eq(cases.id, caseId));
    const [theme] = await test.db.select().from(siteThemes).where(eq(siteThemes.caseId, caseId));
    const { content } = await get(`/api/v1/News/${newsId}`);
    return {
      library: (await get(`/api/v1/Media/${data.id}`)).altText,
      cover: stored?.coverAlt,
      blocks: stored?.parts.map(({ altText, textContent }) => [altText, textContent]),
      text: /alt="([^"]*)"/.exec(content)?.[1] ?? '',
      sample: theme?.parts.map(({ altText, textContent, isSample }) => [altText, textContent, isSample]),
    };
  };
  const sample = [['', '', undefined]];
  expect(await replaced('留.jpg', {})).toEqual({
    library: '正立面',
    cover: '外觀',
    blocks: [
      ['夜景', '夜間的大廳'],
      ['夜景', '形象影片'],
    ],
    text: '內文圖',
    sample,
  });
  expect(await replaced('清.jpg', { clearsWords: true })).toEqual({
    library: '',
    cover: '',
    blocks: [
      ['', ''],
      ['', '形象影片'],
    ],
    text: '',
    sample,
  });
});

it('A replacement is refused, and nothing changes, without the right to edit a unit or for a share picture of another size', async () => {
  const { id, sha } = await everywhere('不可換.jpg');
  const replace = async (headers: Headers, size: [number, number]) =>
    send(
      'PUT',
      '/api/v1/Media/replace',
      { id, rowVersion: 1, file: await picture('換.jpg', ...size) },
      headers,
    );
  expect(await replace(all, [1200, 800])).toMatchObject({
    messages: ['這張圖片是社群分享圖，取代的檔案須為 1200 × 630 像素'],
  });
  const few = await test.signInAs(claims.filter((claim) => claim !== 'Permissions.Articles.Edit'));
  expect(await replace(few, [1200, 630])).toMatchObject({
    messages: ['這張圖片用於您不能編輯的單元，不能取代檔案'],
  });
  expect(await test.db.select().from(fileUses).where(eq(fileUses.sha, sha))).toHaveLength(7);
});

it('Name and text of a picture are saved by version, with an audit entry', async () => {
  const { id } = await upload('IMG_4471.jpg');
  expect((await get(`/api/v1/Media/${id}`)).suggestedAlt).toBe('');
  const body = { id, rowVersion: 1, name: '陽台.jpg', altText: '陽台望向公園', focusX: 30, focusY: 20 };
  expect(await put('/api/v1/Media', body)).toMatchObject({ succeeded: true, data: { id, rowVersion: 2 } });
  expect(
    (await test.inject({ method: 'PUT', url: '/api/v1/Media', payload: body, headers: all })).statusCode,
  ).toBe(409);
  expect((await get(`/api/v1/Media/${id}`)).file).toMatchObject({ focusX: 30, focusY: 20 });
  const [entry] = await test.db
    .select()
    .from(auditEntries)
    .where(sql`operation = 'updateMedia' and record_id = ${id}`);
  expect(entry).toMatchObject({
    kind: 'media',
    title: '陽台.jpg',
    before: { name: 'IMG_4471.jpg', alt: '' },
    after: { name: '陽台.jpg', alt: '陽台望向公園' },
  });
});

it('Uploading the same picture again gives the same entry of the library', async () => {
  const file = await picture('一.jpg');
  const first = await send('POST', '/api/v1/Media', { file });
  const again = await send('POST', '/api/v1/Media', {
    file: new File([file], '二.jpg', { type: file.type }),
    altText: '一張',
  });
  expect(again.data.id).toBe(first.data.id);
  expect(await get(`/api/v1/Media/${first.data.id}`)).toMatchObject({ name: '一.jpg', altText: '一張' });
});

it("The company's mark is a use of its picture, follows a new file, and is the icon of all pages", async () => {
  const { id, sha, path } = await upload('標誌.jpg', '', [200, 100]);
  const icon = async () => (await test.inject({ url: '/apple-touch-icon.png' })).rawPayload;
  const before = await icon();
  const { rowVersion } = await get('/api/v1/company');
  const save = (mark: string, version: number) =>
    put('/api/v1/company', { rowVersion: version, name: '和硯建設', mark });
  const gone = await save(`/files/${'0'.repeat(64)}.png`, rowVersion);
  expect(gone.errors).toMatchObject({ mark: ['這張圖片已不在素材庫，請重新選擇'] });
  expect(await save(path, rowVersion)).toMatchObject({ succeeded: true });
  const marked = await icon();
  expect(marked).not.toEqual(before);
  expect((await sharp(marked).metadata()).width).toBe(180);
  const { uses } = await get(`/api/v1/Media/${id}`);
  expect(uses).toMatchObject([{ unit: 'company', title: '和硯建設', places: [{ kind: 'picture' }] }]);
  expect(await remove(id)).toMatchObject({ succeeded: false });
  const file = await picture('新標誌.jpg', 200, 100);
  expect(await send('PUT', '/api/v1/Media/replace', { id, rowVersion: 1, file })).toMatchObject({
    succeeded: true,
  });
  const { mark, rowVersion: replaced } = await get('/api/v1/company');
  expect(mark).not.toContain(sha);
  expect(await icon()).not.toEqual(marked);
  expect(await save('', replaced)).toMatchObject({ succeeded: true });
  expect(await test.db.select().from(fileUses).where(eq(fileUses.source, 'company'))).toEqual([]);
});

it('Templates and the popup use pictures too', async () => {
  const { id, sha, path } = await upload('範例.jpg');
  await test.db
    .insert(templates)
    .values({ templateCode: 'yejing', name: '夜景', parts: [{ id: 1, partType: 6, fileSha: sha }] });
  const popup = await get('/api/v1/index-popup');
  await send('POST', '/api/v1/index-popup', {
    rowVersion: popup.rowVersion,
    status: 0,
    title: '賞屋',
    imagePath: path,
  });
  const { uses } = await get(`/api/v1/Media/${id}`);
  expect(uses.map(({ unit, title }: { unit: string; title: string }) => [unit, title])).toEqual([
    ['template', '夜景'],
    ['popup', '賞屋'],
  ]);
  const answer = await send('PUT', '/api/v1/Media/replace', {
    id,
    rowVersion: 1,
    file: await picture('新範例.jpg'),
  });
  expect(answer).toMatchObject({ succeeded: true });
  const [stored] = await test.db.select().from(singletons).where(eq(singletons.key, 'indexPopup'));
  expect(stored?.value).not.toMatchObject({ imageSha: sha });
  await test.db.delete(templates);
  expect(await test.db.select().from(fileUses).where(eq(fileUses.source, 'template'))).toEqual([]);
  expect(await test.db.select().from(news).where(eq(news.coverSha, sha))).toEqual([]);
});

it('A name has no path, no control characters and no other direction of writing', async () => {
  const { id } = await upload('../../etc/大廳\u202egpj.exe\u0007.jpg');
  expect(await get(`/api/v1/Media/${id}`)).toMatchObject({ name: '大廳gpj.exe.jpg' });
});
