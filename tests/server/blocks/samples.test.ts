import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import type { StoredPart } from '../../../server/base/db/stored-values';
import {
  articles,
  cases,
  recordVersions,
  salesCases,
  siteSets,
  siteThemes,
  templates,
} from '../../../server/base/db/schema';
import { addCase } from '../support/add-case';
import { type Answer, answered, createTestApp } from '../support/test-app';

interface Part {
  id: number;
  partType: number;
  sort: number;
  isSample?: boolean;
  [field: string]: unknown;
}
interface Theme {
  rowVersion: number;
  parts: Part[];
  publishedParts: Part[] | null;
}
const template: StoredPart[] = [
  { id: 1, partType: 1, align: 1, textContent: '把日子，過成風景' },
  { id: 2, partType: 6, textContent: '外觀透視示意圖', altText: '建築正立面', kind: 'rendering' },
  { id: 3, partType: 2, align: 1, textContent: '基地緊鄰綠園道。' },
  { id: 4, partType: 1, align: 1, textContent: '建築｜一筆一劃的留白' },
  { id: 5, partType: 2, align: 1, textContent: '立面以淺色石材交錯。\n\n午後的光線緩慢移動。' },
  { id: 6, partType: 1, align: 1, textContent: '規劃資訊' },
  {
    id: 7,
    partType: 11,
    items: [
      { id: 8, textContent: '基地面積：612 坪' },
      { id: 9, textContent: '總戶數：28 戶' },
    ],
  },
  { id: 10, partType: 5, textContent: '縮時工程紀錄', url: 'https://youtu.be/ysz5S6PUM-U', altText: '' },
  {
    id: 11,
    partType: 8,
    textContent: '查看交通位置',
    url: 'https://www.google.com/maps',
    urlTarget: '_blank',
  },
  { id: 12, partType: 10, textContent: '預約夜間賞屋', tel: '0225718170' },
];
const bare = { title: '青田硯', tab: 1 as const, county: '臺北市', district: '大安區', sort: 1 };
const sha = 'a'.repeat(64);
const whole = {
  ...bare,
  subtitle: '青田街的二十八席',
  address: '青田街 7 巷 6 號',
  tel: '0227001234',
  coverSha: sha,
  coverName: '正立面.jpg',
  coverAlt: '青田硯的街角立面',
  siteArea: '388 坪',
  floors: '地上 14 層',
  households: 46,
  completion: '2028 年第一季',
  architect: '青田建築師事務所',
  introduction:
    '<p>巷口有樹，<strong>樹下</strong>有人。</p><p>一層兩戶 &amp; 邊間</p><h2>工法</h2><ul><li>制震</li><li><p>樓板隔音</p></li></ul>',
  housingUnits: [
    { name: 'A 戶', rooms: '三房', areaPing: 46.8, count: 30 },
    { name: 'B 戶', rooms: '', areaPing: 71.6, count: 16 },
  ],
  parts: [
    { id: 91, partType: 2, align: 2 as const, textContent: '建案內容的長文' },
    { id: 92, partType: 10, textContent: '致電接待中心', tel: '0227001234' },
    { id: 93, partType: 777, textContent: '較新的區塊' },
  ] satisfies StoredPart[],
};

const test = await createTestApp();
const { authorization } = await test.signInAs([
  'Permissions.Cases.OnePage.View',
  'Permissions.Cases.OnePage.Edit',
]);
await test.db.insert(templates).values({ templateCode: 'liubai', name: '留白', parts: template });
afterAll(() => test.close());

async function call<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, isForm = false) {
  const answer = await test.inject({
    method,
    url: `/api/v1/${path}`,
    headers: { authorization },
    ...(isForm ? { form: body } : { payload: body }),
  });
  return answered<T>(answer);
}
let count = 0;
/** Adds a theme to a case with a publishable site. */
async function newTheme(values: typeof whole | typeof bare) {
  count += 1;
  const caseId = await addCase(test.db, { code: `HY${count}`, ...values });
  await test.db
    .insert(siteSets)
    .values({ caseId, caseCode: `HY${count}`, codeCheckedOn: new Date(), siteName: `site-${count}` });
  const { data } = await call<{ themeId: number }>(
    'POST',
    'SiteThemes/template',
    { caseId, code: 'liubai' },
    true,
  );
  return { caseId, themeId: data.themeId };
}
const theme = async (themeId: number) => (await call<Theme>('GET', `SiteThemes/${themeId}`)).data;
const save = async (themeId: number, webParts: object[]) =>
  call<Theme>(
    'PUT',
    'SiteThemes',
    { themeId, rowVersion: (await theme(themeId)).rowVersion, webParts },
    true,
  );
const publish = async (themeId: number) =>
  call('PUT', 'SiteThemes/edit-status', {
    themeId,
    rowVersion: (await theme(themeId)).rowVersion,
    status: 1,
  });
/** Sent fields of a block; a client without samples omits the mark. */
const sent = ({ partType, sort, id, textContent, align, url, urlTarget, tel, altText, items }: Part) =>
  Object.fromEntries(
    Object.entries({ id, partType, sort, textContent, align, url, urlTarget, tel, altText, items }).filter(
      ([, value]) => value !== undefined,
    ),
  );
const marks = (parts: readonly Part[]) => parts.map(({ isSample }) => isSample ?? null);

it('a new theme has the data of its case at the places of its template, and marks the remaining samples', async () => {
  const { themeId } = await newTheme(whole);
  const [stored] = await test.db.select().from(siteThemes).where(eq(siteThemes.id, themeId));
  const parts = stored?.parts.map(({ id, items, ...part }) => {
    expect(id).toBeGreaterThan(0);
    return { ...part, ...(items ? { items: items.map(({ textContent }) => textContent) } : {}) };
  });
  expect(parts).toEqual([
    { partType: 1, align: 1, textContent: '青田硯｜青田街的二十八席', source: 'head' },
    { partType: 6, altText: '青田硯的街角立面', fileSha: sha, fileName: '正立面.jpg', source: 'cover' },
    {
      partType: 2,
      align: 1,
      textContent: '巷口有樹，樹下有人。\n\n一層兩戶 & 邊間',
      html: '<p>巷口有樹，<strong>樹下</strong>有人。</p><p>一層兩戶 &amp; 邊間</p>',
      source: 'introduction',
    },
    { partType: 1, align: 1, textContent: '工法', source: 'introduction' },
    { partType: 11, items: ['制震', '樓板隔音'], source: 'introduction' },
    // Content of the case replaces the template's text. Its telephone is not added, because it is already on the page.
    { partType: 2, align: 2, textContent: '建案內容的長文' },
    { partType: 777, textContent: '較新的區塊' },
    { partType: 1, align: 1, textContent: '建築｜一筆一劃的留白', isSample: true },
    { partType: 1, align: 1, textContent: '規劃資訊' },
    {
      partType: 11,
      items: [
        '基地面積：388 坪',
        '樓層規劃：地上 14 層',
        '總戶數：46 戶',
        '坪數：46.8～71.6 坪',
        '完工日期：2028 年第一季',
        '建築設計：青田建築師事務所',
        '基地位置：臺北市大安區青田街 7 巷 6 號',
      ],
      source: 'facts',
    },
    { partType: 1, align: 1, textContent: '房型規劃' },
    {
      partType: 11,
      items: ['A 戶　三房　46.8 坪　30 戶', 'B 戶　71.6 坪　16 戶'],
      source: 'units',
    },
    {
      partType: 5,
      textContent: '縮時工程紀錄',
      url: 'https://youtu.be/ysz5S6PUM-U',
      altText: '',
      isSample: true,
    },
    {
      partType: 8,
      textContent: '在地圖上查看位置',
      url: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent('臺北市大安區青田街 7 巷 6 號')}`,
      urlTarget: '_blank',
      source: 'map',
    },
    { partType: 10, textContent: '預約賞屋專線', tel: '0227001234', source: 'tel' },
  ]);
});

it('for a case with only a name all other blocks are samples, which the site lists and publishing refuses', async () => {
  const { caseId, themeId } = await newTheme(bare);
  const { parts } = await theme(themeId);
  expect(marks(parts)).toEqual([null, true, true, true, true, null, true, true, true, true]);
  const site = await call<{ themes: { sampleParts: Part[] }[] }>('GET', `SiteSets/${caseId}`);
  expect(
    site.data.themes[0]?.sampleParts.map(({ partType, sort, textContent }) => ({
      partType,
      sort,
      textContent,
    })),
  ).toEqual([
    { partType: 6, sort: 1, textContent: '外觀透視示意圖' },
    { partType: 2, sort: 2, textContent: '基地緊鄰綠園道。' },
    { partType: 1, sort: 3, textContent: '建築｜一筆一劃的留白' },
    { partType: 2, sort: 4, textContent: '立面以淺色石材交錯。 午後的光線緩慢移動。' },
    { partType: 11, sort: 6, textContent: '基地面積：612 坪、總戶數：28 戶' },
    { partType: 5, sort: 7, textContent: '縮時工程紀錄' },
    { partType: 8, sort: 8, textContent: '查看交通位置' },
    { partType: 10, sort: 9, textContent: '預約夜間賞屋' },
  ]);
  expect(site.data.themes[0]?.sampleParts[0]?.id).toBe(parts[1]?.id);
  expect(await publish(themeId)).toMatchObject({
    status: 200,
    succeeded: false,
    messages: ['仍有 8 處範例內容，請改寫或確認後再發布'],
  });
  expect((await theme(themeId)).publishedParts).toBe(null);
});

it('a mark survives moving and saving, and is removed by an edit or by confirming the sample', async () => {
  const { themeId } = await newTheme(bare);
  const all = (await theme(themeId)).parts.filter(({ partType }) => partType !== 6);
  // A client without samples sends all blocks back in another order.
  const moved = await save(
    themeId,
    all
      .toReversed()
      .map(sent)
      .map((part, sort) => ({ ...part, sort })),
  );
  expect(marks(moved.data.parts)).toEqual(marks(all).toReversed());
  const [phone, link, video, facts, , text] = moved.data.parts;
  if (!phone || !link || !video || !facts || !text) throw new Error('no parts');
  const edited = await save(themeId, [
    { ...sent(phone), tel: '0227001234', isSample: true },
    { ...sent(link), isSample: false },
    { ...sent(video), isSample: true },
    { ...sent(facts), items: [{ textContent: '基地面積：388 坪', secSort: 0 }] },
    { ...sent(text), align: 2 },
    // A copy, and a new block that was never a sample.
    { ...sent({ ...video, id: 0 }), id: undefined, sort: 20, isSample: true },
    { partType: 1, sort: 21, textContent: '自己的標題' },
    // A client without ids and marks sends it as new.
    { ...sent({ ...video, id: 0 }), id: undefined, sort: 22 },
  ]);
  expect(edited.messages).toEqual(['儲存成功']);
  expect(marks(edited.data.parts)).toEqual([true, null, true, null, true, true, null, true]);
  // Still a sample, because only the alignment changed and not the text.
  expect(edited.data.parts.map(({ sampleFields }) => sampleFields)).toEqual([
    ['text'],
    ...Array.from({ length: 7 }, () => undefined),
  ]);
  // An edited block does not become a sample again by an omitted mark.
  expect(marks((await save(themeId, edited.data.parts.map(sent))).data.parts)).toEqual(
    marks(edited.data.parts),
  );
  const refused = await publish(themeId);
  expect(refused.messages).toEqual(['仍有 5 處範例內容，請改寫或確認後再發布']);
  const last = edited.data.parts.filter(({ isSample }) => isSample);
  for (const part of last) {
    const { rowVersion } = await theme(themeId);
    await call(
      'PUT',
      'SiteThemeParts',
      { themeId, rowVersion, part: { ...sent(part), isSample: false } },
      true,
    );
  }
  expect(await publish(themeId)).toMatchObject({ succeeded: true });
});

it('content of the case that can replace a sample is listed, the likeliest first, or nothing', async () => {
  const { caseId, themeId } = await newTheme(bare);
  const { parts } = await theme(themeId);
  await test.db.update(cases).set(whole).where(eq(cases.id, caseId));
  const fillings = async (part: Part | undefined) => {
    const { data } = await call<{ parts: Part[] }[]>(
      'GET',
      `SiteThemes/filling/${themeId}?partId=${part?.id}`,
    );
    return data.map((filling) =>
      filling.parts.map(({ id, partType, isSample, items, textContent, tel, filePath }) => {
        expect([isSample, id]).toEqual([undefined, expect.any(Number)]);
        return [
          partType,
          (items as { textContent: string }[] | undefined)?.[0]?.textContent ??
            tel ??
            filePath ??
            textContent,
        ];
      }),
    );
  };
  const [, cover, lead, slogan, , , facts, video, map, phone] = parts;
  // The content of the case has the same telephone.
  expect(await fillings(phone)).toEqual([[[10, '0227001234']]]);
  expect(await fillings(lead)).toEqual([
    [
      [2, '巷口有樹，樹下有人。\n\n一層兩戶 & 邊間'],
      [1, '工法'],
      [11, '制震'],
    ],
    [[2, '建案內容的長文']],
  ]);
  expect(await fillings(facts)).toEqual([
    [
      [11, '基地面積：388 坪'],
      [1, '房型規劃'],
      [11, 'A 戶　三房　46.8 坪　30 戶'],
    ],
  ]);
  expect(await fillings(slogan)).toEqual([[[1, '青田硯｜青田街的二十八席']]]);
  expect(await fillings(map)).toEqual([[[8, '在地圖上查看位置']]]);
  // The answer names no file, because it does not exist.
  expect((await fillings(cover)).map(([part]) => part?.[0])).toEqual([6]);
  expect(await fillings(video)).toEqual([]);
  expect((await theme(themeId)).parts).toEqual(parts);
  const other = await newTheme(bare);
  const path = `SiteThemes/filling/${other.themeId}?partId=${phone?.id}`;
  expect((await call('GET', path)).status).toBe(404);
});

it('drafts older than the marks get them, and their public samples can still be published', async () => {
  const migration = await readFile('server/base/db/migrations/0014_mark_samples.sql', 'utf8');
  const upgrade = async () => {
    for (const statement of migration.split('--> statement-breakpoint')) {
      await test.db.execute(sql.raw(statement));
    }
  };
  const [live, draft, current] = [await newTheme(bare), await newTheme(bare), await newTheme(bare)];
  // Stored like saves of that time, with defaults and new ids.
  const old: StoredPart[] = template.map(({ id, items, ...part }) => ({
    ...part,
    id: id + 500,
    ...(part.partType === 5 ? { autoPlay: false } : {}),
    ...(items ? { items: items.map((item) => ({ ...item, id: item.id + 500 })) } : {}),
  }));
  const phone = old.at(-1);
  if (!phone) throw new Error('no phone');
  const own = [{ id: 501, partType: 1, align: 1 as const, textContent: '自己的標題' }, ...old.slice(1, -1)];
  const publicParts = [...own, { ...phone, tel: '0227001234' }];
  await test.db
    .update(siteThemes)
    .set({ parts: publicParts, publishedParts: publicParts, publishedOn: new Date(), status: 1 })
    .where(eq(siteThemes.id, live.themeId));
  await test.db.update(siteThemes).set({ parts: old }).where(eq(siteThemes.id, draft.themeId));
  const [kept] = await test.db.select().from(siteThemes).where(eq(siteThemes.id, current.themeId));
  await upgrade();

  expect(marks((await theme(draft.themeId)).parts)).toEqual([
    true,
    true,
    true,
    true,
    true,
    null,
    true,
    true,
    true,
    true,
  ]);
  expect(await publish(draft.themeId)).toMatchObject({
    messages: ['仍有 9 處範例內容，請改寫或確認後再發布'],
  });
  const [after] = await test.db.select().from(siteThemes).where(eq(siteThemes.id, current.themeId));
  expect(after?.parts).toEqual(kept?.parts);

  const site = async () =>
    (
      await call<{ hasUnpublishedChanges: boolean; themes: { sampleParts: { isPublic: boolean }[] }[] }>(
        'GET',
        `SiteSets/${live.caseId}`,
      )
    ).data;
  const { parts, publishedParts } = await theme(live.themeId);
  expect([marks(parts), marks(publishedParts ?? [])]).toEqual([
    [null, true, true, true, true, null, true, true, true, null],
    parts.map(() => null),
  ]);
  const named = (await site()).themes[0]?.sampleParts.map(({ isPublic }) => isPublic);
  expect([named, (await site()).hasUnpublishedChanges]).toEqual([
    Array.from({ length: 7 }, () => true),
    false,
  ]);
  // Publishes another change without unseen samples.
  const [first, ...rest] = parts;
  const changed = { ...sent(first as Part), textContent: '改過的標題' };
  const added = {
    ...sent(parts[4] as Part),
    id: undefined,
    isSample: true,
    textContent: '又一段範例',
    sort: 90,
  };
  const saved = rest.filter(({ partType }) => partType !== 6).map(sent);
  await save(live.themeId, [changed, ...saved, added]);
  expect(await publish(live.themeId)).toMatchObject({
    messages: ['仍有 1 處範例內容，請改寫或確認後再發布'],
  });
  await save(live.themeId, [changed, ...saved]);
  expect(await publish(live.themeId)).toMatchObject({ succeeded: true });
  const now = await theme(live.themeId);
  expect([marks(now.publishedParts ?? []), (await site()).hasUnpublishedChanges]).toEqual([
    now.parts.map(() => null),
    false,
  ]);
});

it('content of a case or an article is never a sample, also if one was copied into it', async () => {
  const { caseId } = await newTheme(bare);
  const headers = await test.signInAs([
    'Permissions.Cases.View',
    'Permissions.Cases.Edit',
    'Permissions.Articles.View',
    'Permissions.Articles.Edit',
  ]);
  const [article] = await test.db
    .insert(articles)
    .values({ title: '市場', type: 2, publishDate: '2026-11-01', sort: 1 })
    .returning({ id: articles.id });
  const webParts = [{ partType: 1, sort: 0, textContent: '把日子，過成風景', isSample: true }];
  for (const [path, id] of [
    ['CaseInfos', caseId],
    ['Articles', article?.id],
  ]) {
    const answer = await test.inject({
      method: 'POST',
      url: `/api/v1/${path}/content`,
      headers,
      form: { id, rowVersion: 1, webParts },
    });
    const { data } = answer.json() as Answer<{ webParts: Part[] }>;
    expect(data.webParts.map(({ textContent, isSample }) => [textContent, isSample])).toEqual([
      ['把日子，過成風景', undefined],
    ]);
  }
  const versions = await test.db.select({ data: recordVersions.data }).from(recordVersions);
  expect(versions.length).toBeGreaterThan(0);
  expect(JSON.stringify(versions)).not.toContain('isSample');
});

it('a draft has a name and copies all blocks of another, with unknown ones and marks; one of another case is not found', async () => {
  await test.db.insert(templates).values({ templateCode: 'jiekuo', name: '街廓', parts: [] });
  const [{ caseId, themeId }, other] = [await newTheme(whole), await newTheme(bare)];
  const own = await theme(themeId);
  const make = (values: object) =>
    call<{ themeId: number }>('POST', 'SiteThemes/template', { caseId, ...values }, true);
  const { data: made } = await make({
    code: 'jiekuo',
    name: ' 給業務看的版本 ',
    sourceThemeId: themeId,
  });
  const copy = await call<Theme & { name: string; templateCode: string }>(
    'GET',
    `SiteThemes/${made.themeId}`,
  );
  expect([copy.data.name, copy.data.templateCode]).toEqual(['給業務看的版本', 'jiekuo']);
  const said = (parts: readonly Part[]) =>
    parts.map(({ partType, isSample, ...part }) => [
      partType,
      isSample ?? null,
      sent({ ...part, id: 0, partType })['textContent'],
    ]);
  expect(said(copy.data.parts)).toEqual(said(own.parts));
  expect(copy.data.parts.some(({ partType }) => partType === 777)).toBe(true);
  expect(copy.data.parts.filter(({ id }) => own.parts.some((part) => part.id === id))).toEqual([]);
  expect((await theme(themeId)).rowVersion).toBe(own.rowVersion);
  expect((await make({ code: 'jiekuo', sourceThemeId: other.themeId })).status).toBe(404);
  expect((await make({ code: 'jiekuo', name: '   ' })).status).toBe(400);
  expect((await make({ code: 'jiekuo', name: '名'.repeat(51) })).status).toBe(400);

  const renamed = await call<{ name: string }>(
    'PUT',
    'SiteThemes',
    { themeId, rowVersion: own.rowVersion, name: '定稿' },
    true,
  );
  expect(renamed.data.name).toBe('定稿');
  expect((await theme(themeId)).parts).toEqual(own.parts);
});

it('the preview of a template for a case equals a new theme of it', async () => {
  const { caseId, themeId } = await newTheme(whole);
  const { parts } = await theme(themeId);
  const preview = await call<{ title: string; parts: Part[] }>(
    'GET',
    `SiteThemes/preview/0?code=liubai&caseId=${caseId}`,
  );
  const plain = (all: readonly Part[]) =>
    all.map((part) => ({ ...sent(part), id: 0, items: null, isSample: part.isSample }));
  expect([preview.data.title, plain(preview.data.parts)]).toEqual(['青田硯', plain(parts)]);
  expect((await call('GET', 'SiteThemes/preview/0?code=liubai&caseId=999999')).status).toBe(404);
});

it('a code equal to the name of another site is refused, as is a name equal to the code of another case', async () => {
  const [{ caseId: one, themeId }, { caseId: two }] = [await newTheme(bare), await newTheme(bare)];
  await test.db.update(siteThemes).set({ parts: template }).where(eq(siteThemes.id, themeId));
  const site = async (caseId: number) =>
    (await call<{ siteId: number; rowVersion: number; suggestedCode: string }>('GET', `SiteSets/${caseId}`))
      .data;
  const { suggestedCode } = await site(two);
  const { siteId, rowVersion } = await site(one);
  expect(await call('PUT', 'SiteSets', { siteId, rowVersion, siteName: suggestedCode }, true)).toMatchObject({
    succeeded: false,
    messages: ['此網站名稱已被使用'],
  });
  expect(await call('PUT', 'SiteSets', { siteId, rowVersion, siteName: 'Sales9' }, true)).toMatchObject({
    succeeded: true,
  });
  await test.db.insert(salesCases).values({ code: 'SALES9', title: '青田硯', district: '臺北市大安區' });
  const other = await site(two);
  expect(
    await call('PUT', 'SiteSets/edit-code', {
      siteId: other.siteId,
      rowVersion: other.rowVersion,
      caseCode: 'SALES9',
    }),
  ).toMatchObject({ succeeded: false, messages: ['此代碼已是另一個網站的名稱，請先確認該網站的公開網址'] });
});
