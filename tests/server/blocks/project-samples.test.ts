import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import { siteSets, siteThemes, siteThemeVersions, templates } from '../../../server/base/db/schema';
import type { Block, BlockChange, BlockItem, BlockOf } from '../../../src/blocks/content-editor/block';
import {
  blocksFromParts,
  confirmed,
  edited,
  partsFromBlocks,
} from '../../../src/blocks/content-editor/blocks';
import { jpeg } from '../support/multipart';
import { addCase } from '../support/add-case';
import { createTestApp } from '../support/test-app';

type Theme = components['schemas']['SiteTheme'];
type Marks = [isSample: boolean, fields?: readonly string[]];
const pdf = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';

async function call<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, isForm = true) {
  const answer = await test.inject({
    method,
    url: `/api/v1/${path}`,
    headers,
    ...(isForm ? { form: body } : { payload: body }),
  });
  return answer.json() as { succeeded: boolean; messages: string[]; errors?: object; data: T };
}
const newTheme = async (more: object) =>
  (await call<{ themeId: number }>('POST', 'SiteThemes/template', { caseId, code: 'liubai', ...more })).data
    .themeId;

const test = await createTestApp();
const headers = await test.signInAs([
  'Permissions.Cases.OnePage.View',
  'Permissions.Cases.OnePage.Edit',
  'Permissions.Cases.OnePage.Create',
]);
await test.db.insert(templates).values({ templateCode: 'liubai', name: '留白', parts: [] });
const caseId = await addCase(test.db, { code: 'PS1', title: '青田硯', status: 1 });
await test.db
  .insert(siteSets)
  .values({ caseId, caseCode: 'PS1', codeCheckedOn: new Date(), siteName: 'project-samples' });
const themeId = await newTheme({});
const pictures = await Promise.all(
  ['#123456', '#654321', '#abcdef'].map((colour, index) => jpeg(`${index}.jpg`, 60, 40, colour)),
);
const items = (all: readonly object[]) => all.map((item, secSort) => ({ ...item, secSort }));
const sent = [
  { partType: 1, textContent: '工程現場', navName: '工程' },
  {
    partType: 101,
    items: items([
      { textContent: '大廳', kind: 'rendering', altText: '挑高的大廳', fileData: pictures[0] },
      { textContent: '', kind: 'drawing', altText: '中庭的樹', fileData: pictures[1] },
    ]),
  },
  {
    partType: 104,
    items: items([
      {
        label: '2026-11',
        textContent: '十二樓地板',
        percent: 42,
        pictures: [{ kind: 'photo', altText: '工地', fileData: pictures[2] }],
      },
      { label: '2026-10', textContent: '十樓地板', percent: 38 },
    ]),
  },
  {
    partType: 105,
    textContent: '依地圖距離估算',
    siteAddress: '範例路 1 號',
    receptionAddress: '範例路 2 號',
    items: items([
      { label: '國小', textContent: '步行', minutes: 4 },
      { label: '捷運站', textContent: '步行', minutes: 1 },
    ]),
  },
  {
    partType: 106,
    items: items([
      { label: '何時完工', textContent: '2028 年' },
      { label: '有車位嗎', textContent: '平面車位 102 席' },
    ]),
  },
  { partType: 107, textContent: '建案簡介', detail: '共 24 頁', document: new File([pdf], '簡介.pdf') },
  { partType: 108, budgets: '2,000 萬\n3,000 萬', asksNews: false, thanks: '我們會在三天內回電' },
  {
    partType: 109,
    hasSections: true,
    actions: ['call', 'line', 'directions'],
    tel: '0225718170',
    lineId: '@sample',
    lineText: '我想了解範例建案',
    address: '範例路 1 號',
  },
].map((part, sort) => ({ ...part, sort, isSample: true }));
afterAll(() => test.close());

const read = async (id = themeId) => (await call<Theme>('GET', `SiteThemes/${id}`)).data;
const save = async (webParts: readonly object[], id = themeId) => {
  const { rowVersion } = await read(id);
  const answer = await call<Theme>('PUT', 'SiteThemes', { themeId: id, rowVersion, webParts });
  expect(answer.errors).toBeUndefined();
  return answer.data.parts;
};
const publish = async () => {
  const { rowVersion } = await read();
  return call('PUT', 'SiteThemes/edit-status', { themeId, rowVersion, status: 1 }, false);
};
/** Saves one changed block of a page as the app does. */
async function edit(place: number, change: (block: Block) => BlockChange, id = themeId): Promise<Marks> {
  const blocks = blocksFromParts((await read(id)).parts).map((block, index) =>
    index === place ? edited(block, change(block)) : block,
  );
  return marksOf((await save(partsFromBlocks(blocks), id))[place]);
}
function marksOf(part: Theme['parts'][number] | undefined): Marks {
  const { isSample = false, sampleFields } = (part ?? {}) as { isSample?: boolean; sampleFields?: string[] };
  return sampleFields ? [isSample, sampleFields] : [isSample];
}
const withItem = (place: number, change: Partial<BlockItem>) => (block: Block) => ({
  items: (block as BlockOf<101>).items.map((item, index) =>
    index === place ? { ...item, ...change } : item,
  ),
});
const withBars = (change: Partial<BlockOf<109>['bars']>) => (block: Block) => ({
  bars: { ...(block as BlockOf<109>).bars, ...change },
});
const withAddress = (change: Partial<BlockOf<105>['addresses']>) => (block: Block) => ({
  addresses: { ...(block as BlockOf<105>).addresses, ...change },
});
const photo = (name: string, colour: string) => async () => [
  {
    key: name,
    alt: '',
    kind: 'photo' as const,
    picture: { stored: null, file: await jpeg(name, 60, 40, colour), pixels: null },
  },
];

it('the checklist names each sample of the new types, publishing refuses them, and an unchanged save keeps them', async () => {
  await save(sent);
  const { data } = await call<components['schemas']['SiteSet']>('GET', `SiteSets/${caseId}`);
  expect(data.themes[0]?.sampleParts?.map(({ partType, textContent }) => [partType, textContent])).toEqual([
    [1, '工程現場'],
    [101, '大廳、中庭的樹'],
    [104, '2026-11、2026-10'],
    [105, '國小、捷運站'],
    [106, '何時完工、有車位嗎'],
    [107, '建案簡介'],
    [108, '2,000 萬 3,000 萬'],
    [109, '0225718170'],
  ]);
  expect((await publish()).messages).toEqual(['仍有 8 處範例內容，請改寫或確認後再發布']);
  const parts = await save(partsFromBlocks(blocksFromParts((await read()).parts)));
  expect(parts.map(marksOf)).toEqual(sent.map(() => [true]));
});

it('a sample of a new type stays one until each of its invented parts is changed', async () => {
  await save(sent);
  const steps: [name: string, place: number, change: (block: Block) => BlockChange, after: Marks][] = [
    ['the text of a title', 0, () => ({ text: '工地' }), [true, ['navName']]],
    ['its short name', 0, () => ({ navName: '進度' }), [false]],
    ['the caption of a picture', 1, withItem(0, { text: '一樓' }), [true]],
    ['a picture', 1, withItem(0, { images: await photo('新.jpg', '#111111')() }), [true]],
    ['the other picture', 1, withItem(1, { images: await photo('又.jpg', '#222222')() }), [false]],
    ['the month of an entry', 2, withItem(0, { label: '2026-09' }), [true]],
    ['its percentage and text', 2, withItem(0, { percent: '50', text: '屋頂' }), [true]],
    ['the other month', 2, withItem(1, { percent: '45', text: '十一樓' }), [true]],
    ['the pictures of the first', 2, withItem(0, { images: [] }), [false]],
    ['the minutes of a place', 3, withItem(0, { minutes: '6' }), [true]],
    [
      'the other place',
      3,
      withItem(1, { label: '公車站', minutes: '3' }),
      [true, ['text', 'siteAddress', 'receptionAddress']],
    ],
    ['how they are counted', 3, () => ({ text: '實際步行' }), [true, ['siteAddress', 'receptionAddress']]],
    ['one address', 3, withAddress({ site: '青田街 7 巷' }), [true, ['receptionAddress']]],
    ['the other address', 3, withAddress({ reception: '' }), [false]],
    ['a question', 4, withItem(0, { label: '完工日' }), [true]],
    ['its answer', 4, withItem(0, { text: '2029 年' }), [true]],
    ['the other answer', 4, withItem(1, { text: '沒有' }), [false]],
    ['the name of a document', 5, () => ({ text: '手冊' }), [true, ['document', 'detail']]],
    ['its detail', 5, () => ({ detail: '' }), [true, ['document']]],
    [
      'the document',
      5,
      () => ({ document: null, documentFile: new File([`${pdf}\n`], '手冊.pdf') }),
      [false],
    ],
    ['the budgets of a form', 6, () => ({ budgets: '4,000 萬' }), [true, ['text']]],
    ['the fields of a form', 6, () => ({ asksNews: true }), [true, ['text']]],
    ['its thanks', 6, () => ({ text: '' }), [false]],
    ['the telephone of bars', 7, withBars({ tel: '0227001234' }), [true, ['lineId', 'lineText', 'address']]],
    ['the account of bars', 7, withBars({ lineId: '@qingtian' }), [true, ['lineText', 'address']]],
    ['the message of bars', 7, withBars({ lineText: '' }), [true, ['address']]],
    ['the address of bars', 7, withBars({ address: '' }), [false]],
  ];
  for (const [name, place, change, after] of steps) {
    expect([name, ...(await edit(place, change))]).toEqual([name, ...after]);
  }
  expect(await publish()).toMatchObject({ succeeded: true });
});

it('a gallery names the entries that are samples, so that one with own pictures only has no mark before its save', async () => {
  await save(sent);
  const images = await photo('自己的.jpg', '#333333')();
  const added = (block: Block) => ({
    items: [...(block as BlockOf<101>).items, { key: 'own', id: null, text: '一樓', images }],
  });
  expect(await edit(1, added)).toEqual([true]);
  const [, gallery] = blocksFromParts((await read()).parts) as [Block, BlockOf<101>];
  const without = (count: number) => edited(gallery, { items: gallery.items.slice(count) }).isSample;
  expect([without(1), without(2)]).toEqual([true, false]);
});

it('a copy keeps the marks of single entries, and a version has none of a confirmed sample', async () => {
  await save(sent);
  expect(await edit(4, withItem(0, { text: '2029 年' }))).toEqual([true]);
  const copy = await newTheme({ sourceThemeId: themeId });
  expect((await read(copy)).parts.map(marksOf)).toEqual(sent.map(() => [true]));
  // The first answer is not a sample in the copy either.
  expect(await edit(4, withItem(1, { text: '沒有' }), copy)).toEqual([false]);
  await save(
    partsFromBlocks(
      blocksFromParts((await read()).parts).map((block) => ({
        ...block,
        ...confirmed({ ...block, isSample: true }),
      })),
    ),
  );
  expect(await publish()).toMatchObject({ succeeded: true });
  const [stored] = await test.db.select().from(siteThemes).where(eq(siteThemes.id, themeId));
  const versions = await test.db
    .select()
    .from(siteThemeVersions)
    .where(eq(siteThemeVersions.themeId, themeId));
  expect(JSON.stringify([stored, versions])).not.toMatch(/isSample|sampleFields|sampleItems/);
  expect((await read()).hasUnpublishedChanges).toBe(false);
});
