import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Worker } from 'node:worker_threads';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { claims } from '../../../openapi/generated/claims';
import type { components } from '../../../openapi/generated/types';
import { runJob } from '../../../server/base/db/job-runner';
import {
  articles,
  auditEntries,
  cases,
  contactNotes,
  contacts,
  files,
  imports,
  importRows,
  news,
  popups,
  singletons,
  siteSets,
  siteThemes,
} from '../../../server/base/db/schema';
import { importJob } from '../../../server/subjects/imports/import-job';
import { importKinds } from '../../../server/subjects/imports/kinds';
import { planRows } from '../../../server/subjects/imports/plan';
import { checkBody } from '../../../server/access/calls/operations';
import { removeOldImports } from '../../../server/subjects/imports/imports';
import { readTableFile } from '../../../server/subjects/imports/table-file';
import { clearPng } from '../support/png';
import { createTestApp } from '../support/test-app';
import { unmask } from '../support/unmasked';
import { sheetFile, xlsx } from '../support/xlsx';

/** `IMPORT_ROWS=50000` measures (docs/evidence/performance.md). */
const manyRows = Number(process.env['IMPORT_ROWS'] ?? 700);
type Import = components['schemas']['Import'];
const silent = { info: () => {}, warn: () => {}, error: () => {} };

const test = await createTestApp();
const headers = await test.signInAs(
  claims.filter((claim) => /\.(?:Contacts|Cases|Articles|News|Media|Privacy)\.[A-Z][a-z]+$/.test(claim)),
);
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(contacts);
  await test.db.delete(articles);
  await test.db.delete(news);
  await test.db.delete(imports);
});

async function upload(kind: string, content: Buffer | string, by = headers) {
  const file = new File([new Uint8Array(Buffer.from(content))], '名單.csv');
  return test.inject({ method: 'POST', url: `/api/v1/imports/${kind}`, headers: by, form: { file } });
}
const made = async (kind: string, content: Buffer | string) =>
  (await upload(kind, content)).json<{ data: { id: number } }>().data.id;
const get = async <T = Import>(url: string) =>
  (await test.inject({ url: `/api/v1/imports/${url}`, headers })).json<{ data: T }>().data;
const put = (call: string, payload: object, by = headers) =>
  test.inject({ method: 'PUT', url: `/api/v1/imports/${call}`, headers: by, payload });
const work = () => runJob(test.db, importJob({ allowedHosts: ['127.0.0.1'] }), silent, { isForced: true });
async function run(id: number): Promise<Import> {
  expect((await put('run', { id })).statusCode).toBe(200);
  await work();
  return get(String(id));
}
async function undo(id: number): Promise<Import> {
  expect((await put('undo', { id })).statusCode).toBe(200);
  await work();
  return get(String(id));
}
const rowsOf = async (id: number, verdict = '') =>
  (
    await get<{ items: components['schemas']['ImportRow'][] }>(
      `rows?id=${id}&pageSize=100${verdict && `&verdict=${verdict}`}`,
    )
  ).items;

const enquiries = [
  '姓名,手機,留言,建立日期,性別,分類',
  '王小明,0912-345-678,想預約參觀,2026/11/01 10:30,先生,客戶服務反映',
  '李小華,02-25718170,"請問\n還有三房嗎",115/11/02,小姐,',
  '陳大同,12,電話錯了,2026/11/03,男,其他',
  ',0912345679,沒有姓名,2026/11/03,男,其他',
  '張三,0912345670,日期錯了,昨天,男,其他',
  '王小明,0912345678,重複的一列,2026/11/01 10:30,男,其他',
].join('\r\n');

it('enquiries from CSV: previewed with reasons, imported as one job, and the same file again changes nothing', async () => {
  const id = await made('contact', `\uFEFF${enquiries}`);
  expect(await get(String(id))).toMatchObject({
    state: 'checked',
    counts: { new: 2, changed: 0, same: 0, refused: 4 },
    columns: ['姓名', '手機', '留言', '建立日期', '性別', '分類'],
    canUndo: false,
  });
  expect(await test.db.select().from(contacts)).toEqual([]);
  expect((await rowsOf(id, 'refused')).map(({ place, reasons }) => [place, reasons])).toEqual([
    [4, ['電話：請輸入含區碼的市話或手機，例如 0225718170']],
    [5, ['姓名：此欄位為必填']],
    [6, ['時間：無法辨識「昨天」']],
    [7, ['與第 2 列重複']],
  ]);
  expect(await run(id)).toMatchObject({ state: 'done', doneRows: 2, canUndo: true });
  const rows = await test.db.select().from(contacts).orderBy(asc(contacts.createdOn));
  expect(rows).toMatchObject([
    {
      name: '王小明',
      tel: '0912345678',
      gender: 1,
      type: 3,
      createdOn: new Date('2026-11-01T02:30:00Z'),
      assigneeId: null,
    },
    { name: '李小華', tel: '0225718170', gender: 0, type: 4, content: '請問\n還有三房嗎', handleStatus: 0 },
  ]);
  const trail = await test.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.kind, 'contact'))
    .orderBy(asc(auditEntries.id));
  expect(trail.map(({ action, recordId, operation }) => [action, recordId, operation])).toEqual([
    ['import', null, 'createContactImport'],
    ['import', null, 'runImport'],
    ['create', rows[0]?.id, 'runImport'],
    ['create', rows[1]?.id, 'runImport'],
  ]);
  expect(trail.every(({ accountName }) => accountName.startsWith('同仁'))).toBe(true);
  const again = await made('contact', enquiries);
  expect((await get(String(again))).counts).toEqual({ new: 0, changed: 0, same: 2, refused: 4 });
  expect((await put('run', { id: again })).statusCode).toBe(409);
});

it('refused rows are downloaded whole with their reasons, and personal data as the screen shows them', async () => {
  const csvOf = async (id: number) =>
    (await test.inject({ url: `/api/v1/imports/${id}/export`, headers })).body.replace('\uFEFF', '');
  const long = '長'.repeat(300);
  const list = await made('article', `標題,日期,備註\n觀察,2026/11/01,好\n無日期,昨天,${long}`);
  expect(await csvOf(list)).toBe(
    `列,說明,標題,日期,備註\r\n3,文章日期：無法辨識「昨天」,無日期,昨天,${long}\r\n`,
  );
  const people = await made('contact', enquiries);
  const masked = await csvOf(people);
  expect(masked).toContain('4,電話：請輸入含區碼的市話或手機，例如 0225718170,陳○同,');
  expect(masked).not.toMatch(/陳大同|0912345679/);
  await unmask(test.db);
  expect(await csvOf(people)).toContain('陳大同,12,電話錯了');
  await test.db.delete(singletons).where(eq(singletons.key, 'privacy'));
  const [entry] = await test.db.select().from(auditEntries).where(eq(auditEntries.action, 'export'));
  expect(entry).toMatchObject({ kind: 'article', title: '名單.csv', after: { isOfRefusedRows: true } });
});

it('an undo a week later removes untouched enquiries, and keeps those edited or noted since', async () => {
  await test.db.insert(contacts).values({
    type: 4,
    name: '舊名',
    gender: 1,
    tel: '0912345671',
    content: '原有',
    createdOn: new Date('2026-11-01T00:00:00Z'),
  });
  const lines = [1, 2, 3, 4].map((place) => `客戶${place},091234567${place},內容,2026/11/01 08:00`);
  const id = await made('contact', ['姓名,電話,內容,時間', ...lines].join('\n'));
  expect((await get(String(id))).counts).toEqual({ new: 3, changed: 1, same: 0, refused: 0 });
  expect((await rowsOf(id, 'changed')).map(({ reasons }) => reasons)).toEqual([['姓名', '內容']]);
  await run(id);
  const [, second, third] = await test.db.select().from(contacts).orderBy(asc(contacts.tel));
  await test.db
    .update(contacts)
    .set({ content: '改過', rowVersion: 2 })
    .where(eq(contacts.id, second?.id ?? 0));
  await test.db.insert(contactNotes).values({ contactId: third?.id ?? 0, author: '同仁', text: '已回電' });
  await test.db.update(imports).set({ finishedOn: sql`now() - interval '7 days'` });
  expect(await undo(id)).toMatchObject({ state: 'undone', doneRows: 4, keptRows: 2, canUndo: false });
  expect(
    (await test.db.select().from(contacts).orderBy(asc(contacts.tel))).map(({ name, content }) => [
      name,
      content,
    ]),
  ).toEqual([
    ['舊名', '原有'],
    ['客戶2', '改過'],
    ['客戶3', '內容'],
  ]);
  expect((await rowsOf(id)).map(({ isKept }) => isKept)).toEqual([false, true, true, false]);
  expect((await put('undo', { id })).statusCode).toBe(409);
});

it('articles from xlsx are added offline with blocks and a version, change only fields of the file, and an undo moves them to the trash', async () => {
  const lines = [
    ['標題', '日期', '類型', '內文', '摘要'],
    [
      '市場觀察',
      '2026/11/01',
      '市場趨勢',
      '<h2>前言</h2><p>第一段<script>x</script></p><p><b>第二段</b></p>',
      '摘要',
    ],
    ['光影', '2026-11-02', '建築美學', '只有文字\n第二行 1 < 2', ''],
    ['長文', '2026-11-03', '', `<p>${'字'.repeat(3001)}</p>`, ''],
  ];
  const id = await made('article', xlsx(lines));
  expect((await get(String(id))).counts).toEqual({ new: 2, changed: 0, same: 0, refused: 1 });
  await run(id);
  const rows = await test.db.select().from(articles).orderBy(asc(articles.id));
  expect(rows).toMatchObject([
    {
      title: '市場觀察',
      type: 2,
      status: 0,
      publishDate: '2026-11-01',
      parts: [
        { partType: 1, textContent: '前言' },
        { partType: 2, textContent: '第一段\n第二段', html: '<p>第一段</p><p><strong>第二段</strong></p>' },
      ],
    },
    { title: '光影', type: 3, parts: [{ partType: 2, textContent: '只有文字\n第二行 1 < 2' }] },
  ]);
  const { rows: versions } = await test.db.execute(
    sql`select count(*)::int as count from record_versions v join audit_entries a on a.version_id = v.id and a.record_id = v.record_id where v.kind = 'article'`,
  );
  expect(versions).toEqual([{ count: 2 }]);

  await test.db.update(articles).set({ status: 1 }).where(eq(articles.title, '光影'));
  const changed = await made(
    'article',
    '標題,日期,類型,摘要,內容\n光影,2026-11-02,,新的摘要,別的內容\n市場觀察,2026-11-01,,,',
  );
  expect((await get(String(changed))).counts).toEqual({ new: 0, changed: 1, same: 1, refused: 0 });
  await run(changed);
  const [light] = await test.db.select().from(articles).where(eq(articles.title, '光影'));
  expect(light).toMatchObject({
    summary: '新的摘要',
    type: 3,
    status: 1,
    parts: [{ textContent: '只有文字\n第二行 1 < 2' }],
  });
  await undo(changed);
  expect((await test.db.select().from(articles).where(eq(articles.title, '光影')))[0]).toMatchObject({
    summary: '',
  });

  expect(await undo(id)).toMatchObject({ keptRows: 1 });
  const left = await test.db.select().from(articles).orderBy(asc(articles.id));
  expect(left.map(({ deletedOn }) => deletedOn !== null)).toEqual([true, false]);
});

it('news keep the formatting that the editor allows', async () => {
  const id = await made(
    'news',
    '標題,發布日期,內容\n停電公告,2026/11/05,"<p onclick=""x"">11/8 <b>停電</b></p>"\n空的,2026/11/05,',
  );
  expect((await get(String(id))).counts).toMatchObject({ new: 1, refused: 1 });
  await run(id);
  expect(await test.db.select().from(news)).toMatchObject([
    { title: '停電公告', content: '<p>11/8 <strong>停電</strong></p>', status: 0 },
  ]);
});

it('a refused row says all its faults at once, each field once', async () => {
  const id = await made(
    'case',
    [
      '代碼,案名,分類,縣市,行政區,電話,總戶數',
      `IM11,,不明,台北市,板橋區,12,88`,
      `IM 12,${'長'.repeat(201)},熱銷建案,,板橋區,0227001234,88`,
    ].join('\n'),
  );
  const rows = await rowsOf(id, 'refused');
  expect(rows.map(({ reasons }) => reasons.map((reason) => reason.split('：')[0]))).toEqual([
    ['建案名稱', '分類', '鄉鎮市區', '預約電話'],
    ['縣市', '建案名稱', '建案代碼'],
  ]);
});

it('cases are added offline with their site, keep their code, and an undo keeps one with a page', async () => {
  const lines = [
    '代碼,案名,分類,縣市,行政區,電話,總戶數,說明',
    'IM01,匯入一,熱銷建案,台北市,大安區,0227001234,88,<p>介紹</p>',
    'IM02,匯入二,即將推出,新北市,板橋區,0227001234,,',
    'IM03,匯入三,熱銷建案,臺北市,板橋區,0227001234,,',
  ];
  const id = await made('case', lines.join('\n'));
  expect((await rowsOf(id, 'refused')).map(({ place, reasons }) => [place, reasons.length])).toEqual([
    [4, 1],
  ]);
  expect((await run(id)).counts).toEqual({ new: 2, changed: 0, same: 0, refused: 1 });
  const stored = () => test.db.select().from(cases).orderBy(asc(cases.code));
  const [first, second] = await stored();
  expect([first, second]).toMatchObject([
    {
      code: 'IM01',
      county: '臺北市',
      zip: '106',
      households: 88,
      introduction: '<p>介紹</p>',
      status: 0,
      tab: 1,
    },
    { code: 'IM02', tab: 2 },
  ]);
  expect(await test.db.$count(siteSets)).toBe(2);
  const changed = await made('case', `${lines[0]}\nim01,匯入一期,熱銷建案,臺北市,大安區,0227001234,,`);
  expect((await get(String(changed))).counts).toMatchObject({ changed: 1 });
  await run(changed);
  expect((await stored())[0]).toMatchObject({ code: 'IM01', title: '匯入一期', households: 88 });
  await undo(changed);
  expect((await stored())[0]).toMatchObject({ title: '匯入一' });
  await test.db.insert(siteThemes).values({ caseId: second?.id ?? 0, templateCode: 'liubai', name: '留白' });
  await test.db.update(cases).set({ rowVersion: 1 });
  expect(await undo(id)).toMatchObject({ keptRows: 1 });
  expect((await stored()).map(({ deletedOn }) => deletedOn !== null)).toEqual([true, false]);
});

const wordpress = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="c" xmlns:wp="w" xmlns:excerpt="e"><channel><title>部落格</title>
<item><title>房市回顧</title><pubDate>Sun, 01 Nov 2026 02:00:00 +0000</pubDate><category domain="category"><![CDATA[房市]]></category>
<content:encoded><![CDATA[<!-- wp:heading --><h2>量能</h2><!-- /wp:heading --><p onclick="x">第一段 <img src="http://10.0.0.1/a.jpg"></p>]]></content:encoded>
<excerpt:encoded><![CDATA[]]></excerpt:encoded><wp:post_date>2026-11-01 10:00:00</wp:post_date><wp:post_type>post</wp:post_type><wp:status>publish</wp:status></item>
<item><title>經典編輯器 &amp; 舊文</title><content:encoded><![CDATA[第一段<em>斜體</em>
換行

第二段]]></content:encoded><wp:post_date>0000-00-00 00:00:00</wp:post_date><wp:post_modified>2026-10-01 10:00:00</wp:post_modified><wp:post_type>post</wp:post_type><wp:status>draft</wp:status></item>
<item><title>附件</title><wp:post_type>attachment</wp:post_type></item>
<item><title>已刪除</title><wp:post_type>post</wp:post_type><wp:status>trash</wp:status></item></channel></rss>`;

it('a WordPress export adds its posts as articles and news, sanitised, without pictures at private addresses', async () => {
  const id = await made('article', wordpress);
  expect((await get(String(id))).counts).toEqual({ new: 2, changed: 0, same: 0, refused: 0 });
  expect((await rowsOf(id)).map(({ notes }) => notes)).toEqual([['將抓取 1 張圖片'], []]);
  expect(await run(id)).toMatchObject({ pictures: { found: 1, fetched: 0, failed: 1 } });
  expect((await rowsOf(id)).map(({ notes }) => notes)).toEqual([
    ['圖片無法匯入：http://10.0.0.1/a.jpg（網址不是公開的 https 網址）'],
    [],
  ]);
  expect(await test.db.select().from(articles).orderBy(asc(articles.id))).toMatchObject([
    {
      title: '房市回顧',
      publishDate: '2026-11-01',
      parts: [{ textContent: '量能' }, { textContent: '第一段' }],
    },
    {
      title: '經典編輯器 & 舊文',
      publishDate: '2026-10-01',
      parts: [{ html: '<p>第一段<em>斜體</em><br />換行</p><p>第二段</p>' }],
    },
  ]);
  expect((await get(String(await made('news', wordpress)))).counts).toMatchObject({ new: 2 });
  const broken = await upload('article', wordpress.slice(0, 500));
  expect(JSON.stringify(broken.json())).toContain('無法讀取 WordPress');
});

it('pictures of a WordPress export are added to library, text and cover; failed ones are named; an undo removes them', async () => {
  const png = await clearPng(40, 30);
  const other = await clearPng(30, 40);
  let calls = 0;
  const host = createServer(({ url = '' }, response) => {
    calls += 1;
    if (url === '/moved.png') return response.writeHead(302, { location: '/a.png' }).end();
    if (url === '/inside.png') return response.writeHead(302, { location: 'https://10.0.0.1/x.png' }).end();
    if (url === '/text.png') return response.end('no picture');
    const found = { '/a.png': png, '/copy-of-a.png': png, '/b.png': other }[url];
    response.writeHead(found ? 200 : 404, { 'content-type': 'image/png' }).end(found);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as AddressInfo;
  const at = (name: string) => `http://127.0.0.1:${port}/${name}`;
  const post = (place: number, images: string, more = '') =>
    `<item><title>文章${place}</title><content:encoded><![CDATA[<p>前 ${images} 後</p>]]></content:encoded><wp:post_date>2026-11-01 10:00:00</wp:post_date><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>${more}</item>`;
  const exported = `<?xml version="1.0"?><rss xmlns:content="c" xmlns:wp="w"><channel>
    ${post(1, `<img alt="外觀 &quot;夜&quot;" src="${at('moved.png')}"><img src="${at('copy-of-a.png')}">`, '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>7</wp:meta_value></wp:postmeta>')}
    ${post(2, ['inside.png', 'text.png', 'gone.png'].map((name) => `<img src="${at(name)}">`).join(''))}
    <item><title>b</title><wp:post_id>7</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>${at('b.png')}</wp:attachment_url>
      <wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>封面說明</wp:meta_value></wp:postmeta></item></channel></rss>`;
  const library = async () =>
    (await test.db.select().from(files))
      .filter(({ uploadedOn }) => uploadedOn !== null)
      .map(({ sha }) => sha);
  try {
    const id = await made('article', exported);
    expect((await get(String(id))).pictures).toEqual({ found: 6, fetched: 0, failed: 0 });
    expect(calls).toBe(0);
    expect((await run(id)).pictures).toEqual({ found: 6, fetched: 3, failed: 3 });
    const shas = await library();
    expect(shas).toHaveLength(2);
    const stored = await test.db.select().from(articles).orderBy(asc(articles.title));
    const [first, second] = stored;
    expect(first).toMatchObject({ coverName: 'b.png', coverAlt: '封面說明' });
    const shown = first?.parts.filter(({ partType }) => partType === 6) ?? [];
    expect(shown).toMatchObject([{ altText: '外觀 "夜"' }, { altText: '' }]);
    expect(new Set([first?.coverSha, ...shown.map(({ fileSha }) => fileSha)])).toEqual(new Set(shas));
    expect(second?.parts).toMatchObject([{ partType: 2 }]);
    expect((await rowsOf(id))[1]).toMatchObject({
      verdict: 'new',
      notes: [
        `圖片無法匯入：${at('inside.png')}（網址不是公開的 https 網址）`,
        expect.stringContaining(`圖片無法匯入：${at('text.png')}（`),
        `圖片無法匯入：${at('gone.png')}（網站回應 404）`,
      ],
    });
    const again = await made('article', exported);
    expect((await get(String(again))).counts).toMatchObject({ same: 2 });

    await test.db
      .update(articles)
      .set({ status: 1, rowVersion: 9 })
      .where(eq(articles.id, second?.id ?? 0));
    await test.db
      .update(articles)
      .set({ coverSha: first?.coverSha ?? null })
      .where(eq(articles.id, second?.id ?? 0));
    await test.db
      .insert(popups)
      .values({ title: '刪除的彈窗', imageSha: shown[0]?.fileSha, deletedOn: new Date(), deletedBy: '同仁' });
    expect(await undo(id)).toMatchObject({ keptRows: 1 });
    expect(await library()).toEqual([first?.coverSha]);
  } finally {
    host.close();
  }
});

it('a file in Big5 is read, and unrecognised columns are mapped by hand', async () => {
  // 「客戶,號碼,話」 and 「王,0912345678,好」 in Big5.
  const big5 = Buffer.from('abc8a4e12cb8b9bd582cb8dc0aa4fd2c303931323334353637382ca66e0a', 'hex');
  const id = await made('contact', big5);
  const found = await get(String(id));
  expect([found.columns, found.mapping, found.counts.refused]).toEqual([['客戶', '號碼', '話'], [], 1]);
  const mapping = ['name', 'tel', 'content'].map((field, column) => ({ field, column }));
  const answer = await put('mapping', { id, mapping });
  expect(answer.json<{ data: Import }>().data).toMatchObject({ mapping, counts: { new: 1, refused: 0 } });
  expect((await put('mapping', { id, mapping: [{ field: 'name', column: 7 }] })).statusCode).toBe(400);
  await run(id);
  expect(await test.db.select().from(contacts)).toMatchObject([{ name: '王', content: '好' }]);
  expect((await put('mapping', { id, mapping })).statusCode).toBe(409);
});

it('empty, broken and hostile files are refused with a reason', async () => {
  const wrong: [string | Buffer, string][] = [
    ['', '檔案沒有資料'],
    ['姓名,電話\n', '檔案沒有資料'],
    [Buffer.alloc(20 * 1024 * 1024 + 1, 'x'), '檔案大小超過 20 MB'],
    // A sheet that claims a million rows and all columns.
    [
      sheetFile(
        `<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`,
      ),
      '檔案的內容過長',
    ],
  ];
  for (const [content, reason] of wrong) {
    const answer = await upload('contact', content);
    expect(answer.statusCode).toBe(400);
    expect(JSON.stringify(answer.json())).toContain(reason);
  }
  expect(await test.db.select().from(imports)).toEqual([]);
}, 120_000);

it('spreadsheets are read one after the other, in the memory of one', async () => {
  let [running, most] = [0, 0];
  const count = (worker: Worker) => {
    most = Math.max(most, (running += 1));
    worker.once('exit', () => (running -= 1));
  };
  process.on('worker', count);
  const sheet = xlsx([['姓名'], ['王小明']]);
  const answers = await Promise.all([1, 2, 3, 4].map(() => upload('contact', sheet)));
  process.off('worker', count);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(most).toBe(1);
});

it.each([
  ['CSV', `姓名\n${`${'😀王'.repeat(40)}\n`.repeat(20_000)}`, 20_000],
  [
    'WordPress',
    `<rss>${`<item><title>${'😀王'.repeat(40)}</title><wp:post_type>post</wp:post_type></item>`.repeat(20_000)}</rss>`,
    20_000,
  ],
])('a large %s file is read in parts, between which other calls are answered', async (_, content, rows) => {
  let turns = 0;
  let isRead = false;
  const count = () => {
    turns += 1;
    if (!isRead) setImmediate(count);
  };
  setImmediate(count);
  const read = await readTableFile({ fileName: 'a', bytes: Buffer.from(content) });
  isRead = true;
  expect(read.rows).toHaveLength(rows);
  expect(read.rows.flat().join('')).not.toContain('\ufffd');
  expect(turns).toBeGreaterThan(content.length / 100_000);
});

it.each([
  [['Permissions.Articles.Create', 'Permissions.Contacts.Edit']],
  // An import shows stored enquiries, so it requires View.
  [['Permissions.Contacts.Create', 'Permissions.Contacts.Edit']],
])('only accounts that may view and add such records view, run and undo an import: not %j', async (held) => {
  const id = await made('contact', enquiries);
  const other = await test.signInAs(held);
  expect((await upload('contact', enquiries, other)).statusCode).toBe(403);
  expect((await put('run', { id }, other)).statusCode).toBe(403);
  expect((await put('mapping', { id, mapping: [] }, other)).statusCode).toBe(403);
  for (const url of [`${id}`, `rows?id=${id}`]) {
    expect((await test.inject({ url: `/api/v1/imports/${url}`, headers: other })).statusCode).toBe(403);
  }
  const list = await test.inject({ url: '/api/v1/imports/list', headers: other });
  expect(list.json<{ data: object[] }>().data).toEqual([]);
  await run(id);
  expect((await put('undo', { id }, other)).statusCode).toBe(403);
});

it('changes between preview and import are neither overwritten nor added twice', async () => {
  const line = '王小明,0912345678,內容,2026/11/01 08:00';
  const [first, second] = [
    await made('contact', `姓名,電話,內容,時間\n${line}`),
    await made('contact', `姓名,電話,內容,時間\n${line}`),
  ];
  await run(first);
  expect((await run(second)).counts).toEqual({ new: 0, changed: 0, same: 1, refused: 0 });
  const adder = await test.signInAs([
    'Permissions.Contacts.View',
    'Permissions.Contacts.Create',
    'Permissions.Privacy.View',
  ]);
  const third = await made('contact', '姓名,電話,內容,時間\n王大明,0912345678,內容,2026/11/01 08:00');
  expect((await put('run', { id: third }, adder)).statusCode).toBe(409);
  await test.db.update(contacts).set({ name: '王中明', rowVersion: 2 });
  expect((await run(third)).counts).toEqual({ new: 0, changed: 0, same: 0, refused: 1 });
  expect((await rowsOf(third))[0]?.reasons).toEqual(['試算之後資料已由他人修改，沒有更新']);
  expect(await test.db.select().from(contacts)).toMatchObject([{ name: '王中明' }]);
});

it(`${manyRows} rows are imported and undone in several transactions`, async () => {
  const lines = Array.from(
    { length: manyRows },
    (_, place) =>
      `客戶${place},09${String(place).padStart(8, '0')},想預約參觀 ${place}，請於上班時間聯絡,2026/11/01 08:00`,
  );
  const seconds = async (name: string, task: () => Promise<unknown>) => {
    const began = performance.now();
    await task();
    if (manyRows > 10_000) console.log(name, ((performance.now() - began) / 1000).toFixed(1));
  };
  let id = 0;
  const content = ['姓名,電話,內容,時間', ...lines].join('\n');
  await seconds('rehearsal', async () => (id = await made('contact', content)));
  await seconds('import', async () =>
    expect(await run(id)).toMatchObject({ state: 'done', doneRows: manyRows }),
  );
  expect(await test.db.$count(contacts)).toBe(manyRows);
  await seconds('undo', async () => expect(await undo(id)).toMatchObject({ state: 'undone', keptRows: 0 }));
  expect(await test.db.$count(contacts)).toBe(0);
}, 600_000);

it('a row that the database refuses does not stop others, and old rows are deleted', async () => {
  const id = await made('contact', enquiries);
  await test.db
    .update(importRows)
    .set({ values: sql`"values" || '{"tel": "123456789012345678901"}'` })
    .where(eq(importRows.place, 2));
  expect((await run(id)).counts).toEqual({ new: 1, changed: 0, same: 0, refused: 5 });
  expect(await removeOldImports(test.db)).toBe(0);
  await test.db.update(imports).set({ finishedOn: sql`now() - interval '31 days'` });
  expect(await removeOldImports(test.db)).toBe(6);
  expect(await get(String(id))).toMatchObject({ canUndo: false });
});

it('the preview masks visitors where lists do, and columns without a field too', async () => {
  const id = await made(
    'contact',
    `姓名,手機,信箱,內容,備註\n王小明,0912345678,siyin@example.tw,看屋,妹妹 0922111222`,
  );
  expect((await rowsOf(id))[0]?.cells).toEqual([
    '王○明',
    '0912-***-678',
    'si***@example.tw',
    '看屋',
    '妹***',
  ]);
  await run(id);
  expect(await test.db.select().from(contacts)).toMatchObject([{ name: '王小明', tel: '0912345678' }]);
  await test.db.insert(singletons).values({ key: 'privacy', value: { maskLevel: 'off' } });
  expect((await rowsOf(id))[0]?.cells.slice(0, 2)).toEqual(['王小明', '0912345678']);
  await test.db.delete(singletons).where(eq(singletons.key, 'privacy'));
});

it('a file of costly texts is rehearsed in turns with other calls', async () => {
  let turns = 0;
  let isRead = false;
  const count = () => {
    turns += 1;
    if (!isRead) setImmediate(count);
  };
  const { news: kind } = importKinds;
  const rows = Array.from({ length: 60 }, (_, place) => ({ place, cells: ['<'.repeat(200_000)] }));
  const mapping = [{ field: 'content', column: 0 }];
  setImmediate(count);
  await planRows(test.db, kind, { columns: ['內容'], mapping, rows, checkBody, claims: new Set() });
  isRead = true;
  expect(turns).toBeGreaterThan(5);
});

it('an article of more blocks than its page may have is refused', async () => {
  const content = '<h2>題</h2><p>文</p>'.repeat(151);
  const id = await made('article', `標題,日期,內容\n甲,2026-11-01,${content}`);
  expect((await rowsOf(id))[0]).toMatchObject({
    verdict: 'refused',
    reasons: ['內文：一篇文章最多 300 個區塊，標題與圖片各為一個'],
  });
});

it('a refused row is mended before the import, the other cells and rows stay', async () => {
  const uploaded = await upload(
    'news',
    '消息日期,標題,內文\n2026/13/45,動土典禮,工地開工\n2026/11/02,交屋,陸續交屋',
  );
  const { id } = uploaded.json<{ data: { id: number } }>().data;
  const cellsOf = async () => (await rowsOf(id)).map(({ verdict, cells }) => [verdict, ...cells]);
  expect((await cellsOf()).map(([verdict]) => verdict)).toEqual(['refused', 'new']);
  const mend = (cells: object[], by = headers, place = 2) => put('row', { id, place, cells }, by);
  const still = await mend([{ column: 0, text: '2026/14/01' }]);
  expect(still.json<{ data: Import }>().data.counts).toMatchObject({ new: 1, refused: 1 });
  const mended = await mend([{ column: 0, text: '2026/11/03' }]);
  expect(mended.json<{ data: Import }>().data.counts).toMatchObject({ new: 2, refused: 0 });
  expect(await cellsOf()).toEqual([
    ['new', '2026/11/03', '動土典禮', '工地開工'],
    ['new', '2026/11/02', '交屋', '陸續交屋'],
  ]);
  expect((await mend([{ column: 9, text: '' }])).statusCode).toBe(400);
  expect((await mend([{ column: 0, text: '' }], headers, 9)).statusCode).toBe(404);
  const other = await test.signInAs(['Permissions.Articles.View', 'Permissions.Articles.Create']);
  expect((await mend([{ column: 0, text: '' }], other)).statusCode).toBe(403);
  await put('run', { id });
  expect((await mend([{ column: 0, text: '2026/11/04' }])).statusCode).toBe(409);
});
