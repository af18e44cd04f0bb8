import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { cases, siteSets, templates } from '../../../server/base/db/schema';
import { jpeg, multipart } from '../support/multipart';
import { scriptElement } from '../support/public-page';
import { addCase } from '../support/add-case';
import { createTestApp } from '../support/test-app';

const app = await createTestApp();
const headers = await app.signInAs([
  'Permissions.Cases.View',
  'Permissions.Cases.Edit',
  'Permissions.Cases.Facts.View',
  'Permissions.Cases.Facts.Edit',
  'Permissions.Cases.OnePage.View',
  'Permissions.Cases.OnePage.Edit',
]);
const own = [{ id: 1, partType: 1, align: 1 as const, textContent: '標題' }];
await app.db.insert(templates).values({ templateCode: 'liubai', name: '留白', parts: own });
const caseId = await addCase(app.db, {
  code: 'PB1',
  status: 1,
  housingUnits: [{ name: 'A 戶', rooms: '三房', areaPing: 46, count: 6, priceBasis: 'onRequest' }],
  projectFacts: [
    {
      name: 'constructionPermit',
      value: '113 建字第 0123 號',
      source: 'permit',
      documentDate: '2024-08-20',
      isPrinted: true,
    },
    { name: 'fee', value: '每坪 120 元', isPrinted: false },
  ],
});
await app.db
  .insert(siteSets)
  .values({ caseId, caseCode: 'PB1', codeCheckedOn: new Date(), siteName: 'project-blocks' });
const themeId = (await send('POST', 'SiteThemes/template', { caseId, code: 'liubai' })).data.themeId;
afterAll(() => app.close());

async function send(method: 'POST' | 'PUT', url: string, body: object, isForm = true) {
  const form = isForm ? await multipart(body) : { payload: body, headers: {} };
  return (
    await app.inject({
      method,
      url: `/api/v1/${url}`,
      payload: form.payload,
      headers: { ...headers, ...form.headers },
    })
  ).json();
}
const theme = async () => (await app.inject({ url: `/api/v1/SiteThemes/${themeId}`, headers })).json().data;
const save = async (webParts: object[]) =>
  send('PUT', 'SiteThemes', { themeId, rowVersion: (await theme()).rowVersion, webParts });
const page = [
  { partType: 1, sort: 0, textContent: '松濤硯' },
  { partType: 102, sort: 1 },
  { partType: 103, sort: 2 },
  {
    partType: 106,
    sort: 3,
    items: [
      { label: '何時完工？', textContent: '2028 年第二季。', secSort: 0 },
      { label: '可以客變嗎？', textContent: '', secSort: 1 },
    ],
  },
];

it('facts and plans show the data of their case without being sent, and follow it', async () => {
  expect(await save(page)).toMatchObject({ succeeded: true });
  const { parts } = await theme();
  expect(parts[1]).toMatchObject({
    source: 'projectFacts',
    items: [
      { label: '建造執照', textContent: '113 建字第 0123 號', group: '許可', detail: '建照 2024/08/20' },
    ],
  });
  expect(parts[2]).toMatchObject({
    source: 'plans',
    items: [{ textContent: 'A 戶　三房　46 坪　6 戶　價格洽詢', filePath: null }],
  });
  const { rowVersion } = (await app.inject({ url: `/api/v1/CaseInfos/${caseId}`, headers })).json().data;
  const facts = [{ name: 'use', value: '集合住宅', source: 'permit', isPrinted: true }];
  expect(await send('PUT', 'CaseInfos/facts', { id: caseId, rowVersion, facts }, false)).toMatchObject({
    succeeded: true,
  });
  expect((await theme()).parts[1].items).toMatchObject([{ label: '用途', textContent: '集合住宅' }]);
});

it('the public page draws facts with their source, units, and answered questions', async () => {
  await save(page);
  const published = await send(
    'PUT',
    'SiteThemes/edit-status',
    { themeId, rowVersion: (await theme()).rowVersion, status: 1 },
    false,
  );
  expect(published).toMatchObject({ succeeded: true });
  const [site] = await app.db.select().from(siteSets);
  await send('PUT', 'SiteSets/edit-status', { id: site?.id, status: 0 }, false);
  const { body } = await app.inject({ url: '/case/project-blocks' });
  const text = body.replaceAll(/<style.*?<\/style>|<[^>]+>/gs, '');
  expect(text).toContain('用途集合住宅');
  expect(text).toContain('價格洽詢');
  expect(text).toContain('何時完工？');
  expect(text).not.toContain('可以客變嗎');
  expect(body).not.toMatch(scriptElement);
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(json)['@graph']).toMatchObject([
    {
      '@type': 'ApartmentComplex',
      name: '松濤硯',
      url: expect.stringMatching(/\/case\/project-blocks$/),
      address: { addressRegion: '臺北市' },
      accommodationFloorPlan: [
        {
          name: 'A 戶 三房',
          floorSize: { unitCode: 'MTK', value: 152.07 },
          numberOfAccommodationUnits: { value: 6 },
        },
      ],
      additionalProperty: [{ name: '用途', value: '集合住宅' }],
    },
  ]);
  // Later values of the record are not public yet.
  await app.db.update(cases).set({ tel: '0225718170', address: '信義路' }).where(eq(cases.id, caseId));
  expect((await app.inject({ url: '/case/project-blocks' })).body).not.toMatch(/2571|信義路/);
});

it('a block with case data is refused in the content of a case', async () => {
  const { rowVersion } = (await app.inject({ url: `/api/v1/CaseInfos/${caseId}`, headers })).json().data;
  const answer = await send('POST', 'CaseInfos/content', {
    id: caseId,
    rowVersion,
    webParts: [{ partType: 102, sort: 0 }],
  });
  expect(answer.errors).toEqual({
    'webParts[0].partType': ['建案資訊與格局只能放在建案的網頁，請移除這個區塊'],
  });
});

it('names of sections stay if a client omits them, and are removed if they are empty', async () => {
  const saveTitle = async (more: object) => {
    const [first] = (await theme()).parts;
    await save([{ id: first.id, partType: 1, sort: 0, textContent: '格局', ...more }]);
    const [{ navName, isUnlisted }] = (await theme()).parts;
    return [navName, isUnlisted];
  };
  expect(await saveTitle({ navName: '戶型', isUnlisted: true })).toEqual(['戶型', true]);
  expect(await saveTitle({})).toEqual(['戶型', true]);
  expect(await saveTitle({ navName: '', isUnlisted: false })).toEqual([undefined, undefined]);
});

it('bars are stored, and refused with LINE but no account, or with one action twice', async () => {
  const bars = { partType: 109, sort: 1, hasSections: true, lineText: '您好' };
  const [title] = page;
  const refused = await save([{ ...title }, { ...bars, actions: ['line'] }]);
  expect(refused.errors).toEqual({ 'webParts[1].lineId': ['此欄位為必填'] });
  const twice = await save([{ ...title }, { ...bars, actions: ['call', 'call'] }]);
  expect(Object.keys(twice.errors)).toEqual(['webParts[1].actions[1]']);
  await save([{ ...title }, { ...bars, actions: ['line', 'book'], lineId: '@heyan', highlighted: 'line' }]);
  expect((await theme()).parts[1]).toMatchObject({
    partType: 109,
    hasSections: true,
    actions: ['line', 'book'],
    highlighted: 'line',
    tel: '',
    lineId: '@heyan',
    lineText: '您好',
  });
});

it('minutes to a place are refused without the means of travel and the method of counting', async () => {
  const [title] = page;
  const saved = (place: object, more: object = {}) =>
    save([
      { ...title },
      { partType: 105, sort: 1, items: [{ label: '捷運站', secSort: 0, ...place }], ...more },
    ]);
  expect((await saved({ minutes: 6 })).errors).toEqual({
    'webParts[1].items[0].textContent': ['此欄位為必填'],
  });
  expect((await saved({ minutes: 6, textContent: '步行' })).errors).toEqual({
    'webParts[1].textContent': ['此欄位為必填'],
  });
  expect(await saved({ textContent: '步行' })).toMatchObject({ succeeded: true });
  const counted = { textContent: '步行以每分鐘 80 公尺計', receptionAddress: '臺北市大安區' };
  expect(await saved({ minutes: 6, textContent: '步行' }, counted)).toMatchObject({ succeeded: true });
  expect((await theme()).parts[1]).toMatchObject({
    ...counted,
    siteAddress: '',
    filePath: null,
    items: [{ label: '捷運站', textContent: '步行', minutes: 6 }],
  });
});

const photo = async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#456' } })
    .withExif({ IFD3: { GPSLatitude: '25/1 2/1 0/1' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' });
};

it('pictures of galleries and months are stored with their kind, and without the location of the photo', async () => {
  const [title] = page;
  const file = await photo();
  const saved = await save([
    { ...title },
    { partType: 101, sort: 1, items: [{ kind: 'rendering', altText: '外觀', fileData: file, secSort: 0 }] },
    {
      partType: 104,
      sort: 2,
      items: [{ label: '2026-11', percent: 18, pictures: [{ kind: 'photo', fileData: file }], secSort: 0 }],
    },
  ]);
  expect(saved).toMatchObject({ succeeded: true });
  const [, gallery, progress] = (await theme()).parts;
  expect(gallery.items).toMatchObject([{ kind: 'rendering', altText: '外觀', width: 40, height: 30 }]);
  expect(progress.items).toMatchObject([{ label: '2026-11', percent: 18, pictures: [{ kind: 'photo' }] }]);
  const [{ filePath }] = progress.items[0].pictures;
  const { rawPayload } = await app.inject({ url: filePath });
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  // Sends the stored picture again, by its path.
  const again = await save([
    { ...title },
    { id: gallery.id, partType: 101, sort: 1, items: [{ kind: 'photo', filePath, secSort: 0 }] },
    {
      id: progress.id,
      partType: 104,
      sort: 2,
      items: [{ label: '2026-11', pictures: [{ kind: 'photo', filePath }], secSort: 0 }],
    },
  ]);
  expect(again).toMatchObject({ succeeded: true });
  expect((await theme()).parts[2].items[0].pictures[0]).toMatchObject({ filePath, fileName: 'a.jpg' });
});

it('a picture without a file, a month twice and a future month are refused at their fields', async () => {
  const [title] = page;
  const missing = await save([
    { ...title },
    { partType: 101, sort: 1, items: [{ kind: 'photo', secSort: 0 }] },
  ]);
  expect(missing.errors).toEqual({ 'webParts[1].items[0].fileData': ['此欄位為必填'] });
  const twice = await save([
    { ...title },
    { partType: 104, sort: 1, items: [0, 1].map((secSort) => ({ label: '2026-11', secSort })) },
  ]);
  expect(twice.errors).toEqual({ 'webParts[1].items[1].label': ['這個月份已經有了，請合併成一筆'] });
  const future = await save([
    { ...title },
    { partType: 104, sort: 1, items: [{ label: '2099-12', secSort: 0 }] },
  ]);
  expect(future.errors).toEqual({ 'webParts[1].items[0].label': ['工程進度的月份不可晚於本月'] });
});

it('each picture of a published gallery has a page, with its neighbours and a link back', async () => {
  const [title] = page;
  const files = await Promise.all(['#123456', '#654321'].map((colour) => jpeg('a.jpg', 60, 40, colour)));
  const items = files.map((fileData, secSort) => ({
    kind: 'rendering',
    textContent: `畫面 ${secSort + 1}`,
    fileData,
    secSort,
  }));
  await save([{ ...title }, { partType: 101, sort: 1, items }]);
  await send(
    'PUT',
    'SiteThemes/edit-status',
    { themeId, rowVersion: (await theme()).rowVersion, status: 1 },
    false,
  );
  const main = await app.inject({ url: '/case/project-blocks' });
  expect(main.body).toContain('href="/case/project-blocks/pictures/2#p2"');
  const second = await app.inject({ url: '/case/project-blocks/pictures/2' });
  expect(second.statusCode).toBe(200);
  expect(second.body).toContain('<title>畫面 2（2／2）｜松濤硯</title>');
  expect(second.body).toContain('href="/case/project-blocks/pictures/1#p1"');
  expect(second.body).toContain('href="/case/project-blocks#g2"');
  expect(main.body).toContain('id="g2"');
  expect(second.body).not.toContain('<script');
  expect(second.headers['content-security-policy']).toContain('sandbox');
  const gone = ['3', '0', 'x'].map((number) =>
    app.inject({ url: `/case/project-blocks/pictures/${number}` }),
  );
  expect((await Promise.all(gone)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

const pdf = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
const saveDownload = (content: string, name = '簡介.pdf') =>
  save([
    { partType: 1, sort: 0, textContent: '下載' },
    { partType: 107, sort: 1, textContent: '建案簡介', detail: '24 頁', document: new File([content], name) },
  ]);

it('a brochure is served as a download, never as a page', async () => {
  expect(await saveDownload(pdf)).toMatchObject({ succeeded: true });
  const [, block] = (await theme()).parts;
  expect(block).toMatchObject({
    textContent: '建案簡介',
    detail: '24 頁',
    documentName: '簡介.pdf',
    documentSize: pdf.length,
  });
  const answer = await app.inject({ url: block.documentPath });
  expect(answer.body).toBe(pdf);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
  });
  const { rowVersion } = await theme();
  await send('PUT', 'SiteThemes/edit-status', { themeId, rowVersion, status: 1 }, false);
  const drawn = await app.inject({ url: '/case/project-blocks' });
  expect(drawn.body).toContain(`href="${block.documentPath}" download="簡介.pdf"`);
  expect(drawn.headers['content-security-policy']).toContain('allow-downloads');
  const { id, partType, textContent, documentPath } = block;
  const kept = [{ id, partType, sort: 0, textContent, documentPath }];
  expect(await save(kept)).toMatchObject({ succeeded: true });
  expect((await theme()).parts[0]).toMatchObject({ documentPath, documentName: '簡介.pdf' });
});

it.each([
  ['a page', '<!doctype html><p>x', '簡介.pdf'],
  ['a page in the head of a PDF', `%PDF-1.7\n<html><script>1</script>${pdf}`, '簡介.pdf'],
  ['a PDF after a page', `<html>${pdf}`, '簡介.pdf'],
  ['a PDF with another file behind it', `${pdf}PK\u0003\u0004`, '簡介.pdf'],
  ['a PDF that was cut off', pdf.slice(0, 40), '簡介.pdf'],
  ['a PDF under another name', pdf, '簡介.html'],
])('%s is refused as a brochure', async (_, content, name) => {
  expect((await saveDownload(content, name)).errors).toEqual({
    'webParts[1].document': ['請選擇 PDF 檔案；這個檔案不是 PDF，或不完整'],
  });
});

it('a fact of the case is the same in every area of a public page, and its document is asked for again', async () => {
  const unit = (areaPing: number) => [
    { name: 'A 戶', rooms: '三房', areaPing, areaPingMost: 68.2, count: 6 },
  ];
  await app.db
    .update(cases)
    .set({ housingUnits: unit(28.6) })
    .where(eq(cases.id, caseId));
  const file = async () =>
    (await app.inject({ url: `/api/v1/CaseInfos/facts/${caseId}`, headers })).json().data;
  const sizes = {
    name: 'unitSizes',
    value: '28.6～68.2 坪',
    source: 'permit',
    documentDate: '2024-08-20',
    isPrinted: true,
  };
  const saveFact = async (fact: object) =>
    send(
      'PUT',
      'CaseInfos/facts',
      { id: caseId, rowVersion: (await file()).rowVersion, facts: [fact] },
      false,
    );
  expect(await saveFact(sizes)).toMatchObject({ succeeded: true });
  const list = { partType: 11, source: 'facts', sort: 3, items: [{ textContent: '坪數', secSort: 0 }] };
  expect(await save([...page.slice(0, 3), list])).toMatchObject({ succeeded: true });
  const areas = async () => {
    const { parts } = await theme();
    return [parts[1].items[0], parts[3].items[0]].map(({ textContent, detail }) => [textContent, detail]);
  };
  expect(await areas()).toEqual([
    ['28.6～68.2 坪', '建照 2024/08/20'],
    ['坪數：28.6～68.2 坪', undefined],
  ]);
  await app.db
    .update(cases)
    .set({ housingUnits: unit(29.1) })
    .where(eq(cases.id, caseId));
  const moved = { name: 'unitSizes', value: '29.1～68.2 坪', documentValue: '28.6～68.2 坪' };
  expect(await file()).toMatchObject({ facts: [sizes], caseValues: [moved] });
  const site = (await app.inject({ url: `/api/v1/SiteSets/${caseId}`, headers })).json().data;
  expect(site.facts).toEqual([moved]);
  const { rowVersion } = await theme();
  const put = { themeId, rowVersion, status: 1 };
  expect(await send('PUT', 'SiteThemes/edit-status', put, false)).toMatchObject({ succeeded: true });
  await send('PUT', 'SiteSets/edit-status', { id: site.siteId, status: 0 }, false);
  const { body } = await app.inject({ url: '/case/project-blocks' });
  const text = body.replaceAll(/<style.*?<\/style>|<[^>]+>/gs, '');
  const sizesShown = text.match(/2[89]\.[16]～68\.2/g) ?? [];
  // Key facts, list, facts of the project, and plans.
  expect(sizesShown.length).toBeGreaterThanOrEqual(4);
  expect([...new Set(sizesShown)]).toEqual(['29.1～68.2']);
  expect(text).not.toContain('2024/08/20');
  expect(await saveFact({ ...sizes, value: moved.value })).toMatchObject({ succeeded: true });
  expect(await areas()).toEqual([
    ['29.1～68.2 坪', '建照 2024/08/20'],
    ['坪數：29.1～68.2 坪', undefined],
  ]);
});
