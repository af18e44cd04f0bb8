import { asc, eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import {
  siteSchedules,
  siteSets,
  siteThemes,
  siteThemeVersions,
  templates,
} from '../../../server/base/db/schema';
import type { StoredPart } from '../../../server/base/db/stored-values';
import { connect } from '../../../server/base/db/client';
import { unmarked } from '../../../server/blocks/part-marks';
import { attempt } from '../../../server/subjects/sites/schedule-job';
import { addCase } from '../support/add-case';
import { answered, createTestApp, type TestApp } from '../support/test-app';

interface Part {
  id: number;
  partType: number;
  sort: number;
  source?: string;
  isSourceEmpty?: boolean;
  textContent?: string;
  html?: string;
  tel?: string;
  url?: string;
  items?: { id: number; textContent: string; secSort: number }[];
}
interface Theme {
  rowVersion: number;
  hasUnpublishedChanges: boolean;
  parts: Part[];
  publishedParts: Part[] | null;
}
interface Case extends Record<string, unknown> {
  rowVersion: number;
  outdatedPage?: { siteName: string; themeId: number; sources: string[] };
}

const claims = [
  'Permissions.Cases.View',
  'Permissions.Cases.Edit',
  'Permissions.Cases.OnePage.View',
  'Permissions.Cases.OnePage.Edit',
];
const codes = ['liubai', 'yejing', 'jiekuo', 'nuanju'] as const;
const template: StoredPart[] = [
  { id: 1, partType: 1, align: 2, textContent: '把日子，過成風景' },
  { id: 2, partType: 2, align: 1, textContent: '基地緊鄰綠園道。' },
  { id: 3, partType: 11, items: [{ id: 4, textContent: '基地面積：612 坪' }] },
  { id: 5, partType: 8, textContent: '交通', url: 'https://www.google.com/maps', urlTarget: '_blank' },
  { id: 6, partType: 10, textContent: '預約夜間賞屋', tel: '0225718170' },
];
const facts = {
  title: '青田硯',
  subtitle: '二十八席',
  tab: 1 as const,
  county: '臺北市',
  district: '大安區',
  address: '青田街 7 巷 6 號',
  tel: '0227001234',
  siteArea: '388 坪',
  introduction: '<p>巷口有樹。</p>',
  housingUnits: [{ name: 'A 戶', rooms: '三房', areaPing: 46.8, count: 30 }],
};

let test: TestApp;
let count = 0;

test = await createTestApp();
const { authorization } = await test.signInAs(claims);
for (const templateCode of codes) {
  await test.db.insert(templates).values({ templateCode, name: templateCode, parts: template });
}
afterAll(() => test.close());

async function call<T>(method: 'GET' | 'PUT' | 'POST', url: string, body?: object, isForm = false) {
  const answer = await test.inject({
    method,
    url: `/api/v1/${url}`,
    headers: { authorization },
    ...(isForm ? { form: body } : { payload: body }),
  });
  return answered<T>(answer);
}
const theme = async (id: number) => (await call<Theme>('GET', `SiteThemes/${id}`)).data;
const caseOf = async (id: number) => (await call<Case>('GET', `CaseInfos/${id}`)).data;
const publish = async (themeId: number) =>
  call('PUT', 'SiteThemes/edit-status', {
    themeId,
    rowVersion: (await theme(themeId)).rowVersion,
    status: 1,
  });
const save = async (themeId: number, webParts: object[]) =>
  call<Theme>(
    'PUT',
    'SiteThemes',
    { themeId, rowVersion: (await theme(themeId)).rowVersion, webParts },
    true,
  );
const changeCase = async (id: number, change: object) => {
  const { rowVersion, code } = await caseOf(id);
  return call('PUT', 'CaseInfos', { ...facts, status: 1, code, ...change, id, rowVersion }, true);
};
/** Blocks as sent by the app, or without sources by an older one. */
const sent = ({ html, ...part }: Part, knows = true) => {
  const { source, isSourceEmpty: _, ...rest } = { ...part, ...(part.partType === 2 ? { html } : {}) };
  return { ...rest, ...(knows && source ? { source } : {}) };
};
const bound = (parts: readonly Part[], source: string) => parts.find((part) => part.source === source);
const told = (parts: readonly Part[]) =>
  parts.map(({ source, textContent, tel, url, items }) => [
    source ?? null,
    items?.map((item) => item.textContent).join('、') ??
      tel ??
      (url && decodeURIComponent(url)) ??
      textContent,
  ]);

async function addSite(templateCode: (typeof codes)[number] = 'liubai', values: object = {}) {
  count += 1;
  const caseId = await addCase(test.db, { ...facts, code: `HY${count}`, sort: count, ...values });
  const site = { caseId, caseCode: `HY${count}`, codeCheckedOn: new Date(), siteName: `bound-${count}` };
  const [set] = await test.db.insert(siteSets).values(site).returning({ id: siteSets.id });
  const { data } = await call<{ themeId: number }>(
    'POST',
    'SiteThemes/template',
    { caseId, code: templateCode },
    true,
  );
  return { caseId, themeId: data.themeId, siteId: set?.id ?? 0, siteName: site.siteName };
}
/** A published and enabled theme. */
async function addLive(templateCode: (typeof codes)[number] = 'liubai') {
  const site = await addSite(templateCode);
  expect(await publish(site.themeId)).toMatchObject({ succeeded: true });
  await call('PUT', 'SiteSets/edit-status', { id: site.siteId, status: 0 });
  return site;
}
const page = async (siteName: string) => (await test.inject({ url: `/case/${siteName}` })).body;
/** Telephone number on a page. */
const phoneOn = async (siteName: string) => `0${/tel:\+886(\d+)/.exec(await page(siteName))?.[1] ?? ''}`;

it.each(codes)(
  'a draft of %s shows the present data of its case, and the public page the published ones',
  async (code) => {
    const { caseId, themeId, siteName } = await addLive(code);
    const before = await theme(themeId);
    expect(told(before.parts)).toEqual([
      ['head', '青田硯｜二十八席'],
      ['introduction', '巷口有樹。'],
      ['facts', '基地面積：388 坪、坪數：46.8 坪、基地位置：臺北市大安區青田街 7 巷 6 號'],
      [null, '房型規劃'],
      ['units', 'A 戶　三房　46.8 坪　30 戶'],
      ['map', 'https://www.google.com/maps/search/?api=1&query=臺北市大安區青田街 7 巷 6 號'],
      ['tel', '0227001234'],
    ]);
    expect((await caseOf(caseId)).outdatedPage).toBe(undefined);
    const saved = await changeCase(caseId, {
      tel: '0227005678',
      housingUnits: [
        { ...facts.housingUnits[0], areaPing: 48 },
        { name: 'B 戶', rooms: '', areaPing: 60, count: 2 },
      ],
    });
    expect(saved.messages).toEqual(['儲存成功。公開頁面仍是先前的資料：電話、規劃資訊、房型']);
    expect((await caseOf(caseId)).outdatedPage).toEqual({
      siteName,
      themeId,
      sources: ['tel', 'facts', 'units'],
    });
    const after = await theme(themeId);
    expect(after.hasUnpublishedChanges).toBe(true);
    expect(bound(after.parts, 'tel')?.tel).toBe('0227005678');
    const units = bound(after.parts, 'units')?.items ?? [];
    expect(units.map(({ textContent }) => textContent)).toEqual([
      'A 戶　三房　48 坪　30 戶',
      'B 戶　60 坪　2 戶',
    ]);
    // Blocks and entries keep their ids; a new entry gets its own.
    expect(after.parts.map(({ id }) => id)).toEqual(before.parts.map(({ id }) => id));
    expect(units[0]?.id).toBe(bound(before.parts, 'units')?.items?.[0]?.id);
    expect(new Set(units.map(({ id }) => id).filter((id) => id > 0)).size).toBe(2);
    expect(await phoneOn(siteName)).toBe('0227001234');
    expect(await publish(themeId)).toMatchObject({ succeeded: true });
    expect(await phoneOn(siteName)).toBe('0227005678');
    expect((await caseOf(caseId)).outdatedPage).toBe(undefined);
    // The version keeps the public content of that time as proof.
    const versions = await test.db
      .select()
      .from(siteThemeVersions)
      .where(eq(siteThemeVersions.themeId, themeId))
      .orderBy(asc(siteThemeVersions.id));
    expect(versions.map(({ parts }) => parts.find(({ source }) => source === 'tel')?.tel)).toEqual([
      '0227001234',
      '0227005678',
    ]);
  },
);

it('a long address leads to the map too, within the length of a link', async () => {
  const address = '中山北路七段一百九十巷二十五弄三十八號之十二（天母棒球場對面）#2';
  const { themeId } = await addSite('liubai', { address });
  const { url = '' } = bound((await theme(themeId)).parts, 'map') ?? {};
  expect(url.length).toBeLessThanOrEqual(200);
  expect(new URL(url).searchParams.get('query')).toBe(`臺北市大安區${address}`);
});

it('a block is released by an edit or explicitly, stays released, and can be bound again', async () => {
  const { caseId, themeId } = await addSite();
  const { parts } = await theme(themeId);
  // A client that knows no sources sends everything back; the sources stay.
  const kept = await save(
    themeId,
    parts.map((part) => sent(part, false)),
  );
  expect(told(kept.data.parts)).toEqual(told(parts));
  const own = await save(
    themeId,
    parts.map((part) => (part.source === 'tel' ? { ...sent(part, false), tel: '0911222333' } : sent(part))),
  );
  expect(told(own.data.parts).at(-1)).toEqual([null, '0911222333']);
  const released = await save(
    themeId,
    own.data.parts.map((part) => (part.source === 'facts' ? { ...sent(part), source: 'none' } : sent(part))),
  );
  expect(told(released.data.parts)[2]?.[0]).toBe(null);
  await changeCase(caseId, { tel: '0227005678', siteArea: '400 坪' });
  const after = (await theme(themeId)).parts;
  expect([after[2]?.items?.[0]?.textContent, after.at(-1)?.tel]).toEqual(['基地面積：388 坪', '0911222333']);
  // Bound again, it shows the case's value, whatever was sent.
  const again = await save(
    themeId,
    after.map((part) => (part.partType === 10 ? { ...sent(part), source: 'tel' } : sent(part))),
  );
  expect(told(again.data.parts).at(-1)).toEqual(['tel', '0227005678']);
  // Other fields of the block belong to the page.
  const label = await save(
    themeId,
    again.data.parts.map((part) =>
      part.partType === 10 ? { ...sent(part, false), textContent: '來電' } : sent(part),
    ),
  );
  expect(label.data.parts.at(-1)).toMatchObject({ source: 'tel', textContent: '來電', tel: '0227005678' });
  const wrong = await save(themeId, [{ partType: 1, textContent: '題', sort: 0, source: 'tel' }]);
  expect(wrong.status).toBe(400);
});

it('data removed from the case stay in the draft, marked, and are not published, now or by a schedule', async () => {
  const { caseId, themeId, siteId } = await addLive();
  await changeCase(caseId, { address: '' });
  const { parts, hasUnpublishedChanges } = await theme(themeId);
  expect(bound(parts, 'map')).toMatchObject({ textContent: '在地圖上查看位置', isSourceEmpty: true });
  expect(hasUnpublishedChanges).toBe(true);
  expect((await caseOf(caseId)).outdatedPage?.sources).toEqual(['map', 'facts']);
  const refused = await publish(themeId);
  expect([refused.succeeded, refused.messages[0]]).toEqual([
    false,
    '有 1 個區塊取自建案或公司資料，但那裡已沒有這些資料，請補上資料、改成自己的內容或刪除區塊後再發布',
  ]);
  const [site] = await test.db.select().from(siteSets).where(eq(siteSets.id, siteId));
  const planned = await call('PUT', 'SiteSets/schedule', {
    siteId,
    rowVersion: site?.rowVersion,
    action: 'publish',
    dueOn: '2999-01-01T09:00:00+08:00',
  });
  expect(planned.succeeded).toBe(false);
  // Sent back unchanged, the block stays. When the case has an address again, the block shows it as before.
  const back = await save(
    themeId,
    parts.map((part) => sent(part)),
  );
  expect(bound(back.data.parts, 'map')?.isSourceEmpty).toBe(true);
  await changeCase(caseId, {});
  const filled = await theme(themeId);
  expect([bound(filled.parts, 'map')?.isSourceEmpty, filled.hasUnpublishedChanges]).toEqual([
    undefined,
    false,
  ]);
});

it('a schedule publishes the data of the case at its time', async () => {
  const { caseId, themeId, siteId } = await addSite();
  await test.db
    .insert(siteSchedules)
    .values({ siteId, action: 'publish', themeId, dueOn: new Date(Date.now() - 1000), createdBy: '王' });
  await changeCase(caseId, { tel: '0227009999' });
  const [due] = await test.db.select().from(siteSchedules).where(eq(siteSchedules.siteId, siteId));
  if (!due) throw new Error('no schedule');
  expect(await attempt(test.db, due)).toBe('done');
  expect(bound((await theme(themeId)).publishedParts ?? [], 'tel')?.tel).toBe('0227009999');
});

it('a copy is bound like its original, and a restored version shows the present data of the case', async () => {
  const { caseId, themeId } = await addLive();
  const copy = await call<{ themeId: number }>(
    'POST',
    'SiteThemes/template',
    { caseId, code: 'yejing', sourceThemeId: themeId },
    true,
  );
  await changeCase(caseId, { tel: '0227008888' });
  expect(bound((await theme(copy.data.themeId)).parts, 'tel')?.tel).toBe('0227008888');
  const { data } = await call<{ items: { versionId: number }[] }>('GET', `SiteThemes/versions/${themeId}`);
  const { rowVersion } = await theme(themeId);
  const restored = await call<Theme>('PUT', 'SiteThemes/restore', {
    themeId,
    rowVersion,
    versionId: data.items[0]?.versionId,
  });
  expect(bound(restored.data.parts, 'tel')?.tel).toBe('0227008888');
});

it('an introduction uses as many blocks as it needs, and is released once a part of it is removed', async () => {
  const { caseId, themeId } = await addSite();
  const introduction =
    '<h2>工法</h2><p>看<a href="https://example.com">說明</a></p><table><tbody><tr><td>樓高</td><td>3.6</td></tr></tbody></table>';
  await changeCase(caseId, { introduction });
  const { parts } = await theme(themeId);
  const own = parts.filter(({ source }) => source === 'introduction');
  expect(own.map(({ partType, textContent }) => [partType, textContent])).toEqual([
    [1, '工法'],
    [2, '看說明\n\n樓高　3.6'],
  ]);
  expect(own[1]?.html).toBe(introduction.slice('<h2>工法</h2>'.length));
  expect(parts.every(({ id }) => id > 0)).toBe(true);
  const less = await save(
    themeId,
    parts.filter((part) => part !== own[0]).map((part) => sent(part)),
  );
  expect(less.data.parts.map(({ source }) => source)).not.toContain('introduction');
  expect(less.data.parts.some(({ textContent }) => textContent === '看說明\n\n樓高　3.6')).toBe(true);
});

it('older blocks equal to the data of the case are bound, and follow it from then on', async () => {
  const { caseId, themeId } = await addLive();
  const plain = (parts: readonly StoredPart[] | null) => parts?.map(unmarked) ?? null;
  const [row] = await test.db.select().from(siteThemes).where(eq(siteThemes.id, themeId));
  const old = plain(row?.parts ?? [])?.map((part) =>
    part.partType === 2 ? { ...part, textContent: '改寫過' } : part,
  );
  await test.db
    .update(siteThemes)
    .set({ parts: old ?? [], publishedParts: old })
    .where(eq(siteThemes.id, themeId));
  expect((await theme(themeId)).parts.map(({ source }) => source ?? null)).toEqual([
    'head',
    null,
    'facts',
    null,
    'units',
    'map',
    'tel',
  ]);
  await changeCase(caseId, { tel: '0227007777', introduction: '<p>別的。</p>' });
  expect((await caseOf(caseId)).outdatedPage?.sources).toEqual(['tel']);
  const { parts } = await theme(themeId);
  expect([bound(parts, 'tel')?.tel, parts[1]?.textContent]).toEqual(['0227007777', '改寫過']);
});

it('addresses of site and reception follow the case, beside samples of map and minutes, and on pages from before', async () => {
  const { caseId, themeId, siteName } = await addLive();
  const siteAddress = '臺北市大安區青田街 7 巷 6 號';
  const minutes = [{ id: 901, label: '捷運站', textContent: '步行', minutes: 5 }];
  const places = { partType: 105, textContent: '', altText: '', receptionAddress: '', siteAddress };
  const before = (id: number): StoredPart => ({ ...places, id, items: minutes });
  const [row] = await test.db.select().from(siteThemes).where(eq(siteThemes.id, themeId));
  await test.db
    .update(siteThemes)
    .set({
      parts: [
        ...(row?.parts ?? []),
        { ...before(900), isSample: true, sampleFields: ['items'] },
        { ...before(902), siteAddress: '新北市永和區' },
      ],
      publishedParts: [...(row?.publishedParts ?? []), before(900)],
    })
    .where(eq(siteThemes.id, themeId));
  const blocks = async () => (await theme(themeId)).parts.filter(({ partType }) => partType === 105);
  expect((await blocks()).map(({ source }) => source)).toEqual(['places', undefined]);
  const saved = await changeCase(caseId, { receptionAddress: '信義路四段 1 號' });
  expect(saved.messages).toEqual(['儲存成功。公開頁面仍是先前的資料：規劃資訊、基地與接待中心地址']);
  expect(await page(siteName)).not.toContain('信義路四段 1 號');
  expect(await blocks()).toMatchObject([
    {
      source: 'places',
      siteAddress,
      receptionAddress: '信義路四段 1 號',
      isSample: true,
      sampleFields: ['items'],
      items: [{ label: '捷運站', minutes: 5 }],
    },
    { siteAddress: '新北市永和區', receptionAddress: '' },
  ]);
  const { parts } = await theme(themeId);
  const own = (part: Part) =>
    part.partType === 105
      ? { ...places, id: part.id, sort: part.sort, source: 'none', isSample: false, siteAddress: '另一處' }
      : sent(part);
  expect(await save(themeId, parts.map(own))).toMatchObject({ succeeded: true });
  await changeCase(caseId, { receptionAddress: '信義路五段 7 號' });
  expect((await blocks())[0]).toMatchObject({
    siteAddress: '另一處',
    receptionAddress: '',
  });
});

it('a draft lists the sources for its blocks with their values', async () => {
  const { themeId } = await addSite('liubai', { introduction: '', tel: '' });
  const { data } = await call<{ source: string; parts: Part[] }[]>('GET', `SiteThemes/sources/${themeId}`);
  expect(data.map(({ source, parts }) => [source, parts.length])).toEqual([
    ['head', 1],
    ['title', 1],
    ['subtitle', 1],
    ['map', 1],
    ['facts', 1],
    ['units', 1],
    ['plans', 1],
    ['places', 1],
  ]);
});

it('if configured, saving a case publishes its data on the page, and nothing else of the draft', async () => {
  const { caseId, themeId, siteName } = await addLive();
  const { parts } = await theme(themeId);
  await save(themeId, [...parts.map((part) => sent(part)), { partType: 1, textContent: '未公開', sort: 99 }]);
  const plain = test;
  const database = { ...connect(plain.databaseUrl), url: plain.databaseUrl };
  test = await createTestApp({ PUBLISH_CASE_CHANGES: 'at-once' }, undefined, undefined, database);
  try {
    const saved = await changeCase(caseId, { tel: '0227006666' });
    expect(saved.messages).toEqual(['儲存成功，並已更新公開頁面：電話']);
    expect(await phoneOn(siteName)).toBe('0227006666');
    expect(await page(siteName)).not.toContain('未公開');
    // The page is not published automatically if a source is empty.
    expect((await changeCase(caseId, { tel: '0227006666', address: '' })).messages).toEqual([
      '儲存成功。公開頁面仍是先前的資料：地圖連結、規劃資訊',
    ]);
    expect(await phoneOn(siteName)).toBe('0227006666');
  } finally {
    await test.close();
    test = plain;
  }
});

it('a site without its own search title and description uses those of its case', async () => {
  const { caseId, siteId, siteName } = await addLive();
  await changeCase(caseId, { subtitle: '靜謐生活' });
  expect(await page(siteName)).toContain('<meta name="description" content="靜謐生活"/>');
  const { data } = await call<{ ofCase: object }>('GET', `SiteSets/${caseId}`);
  expect(data.ofCase).toMatchObject({ seoDescription: '靜謐生活' });
  await changeCase(caseId, { seoTitle: '青田街的家', seoDescription: '二十八席，邊間。' });
  const shown = await page(siteName);
  expect(shown).toContain('<title>青田街的家</title>');
  expect(shown).toContain('二十八席，邊間。');
  const site = await call<{ rowVersion: number; ofCase: object }>('GET', `SiteSets/${caseId}`);
  expect(site.data.ofCase).toMatchObject({ seoTitle: '青田街的家' });
  await call('PUT', 'SiteSets', { siteId, rowVersion: site.data.rowVersion, seoTitle: '自己的' }, true);
  expect(await page(siteName)).toContain('<title>自己的</title>');
});
