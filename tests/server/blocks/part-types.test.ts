import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { cases } from '../../../server/base/db/schema';
import { blocksFromParts, partsFromBlocks } from '../../../src/blocks/content-editor/blocks';
import type { components } from '../../../openapi/generated/types';
import { SitePage } from '../../../src/drawing/SitePage';
import { plainCase } from '../support/add-case';
import { jpeg } from '../support/multipart';
import { createTestApp } from '../support/test-app';

type Content = components['schemas']['Content'];
type PagePartInput = components['schemas']['PagePartInput'];
let caseId = 0;

const app = await createTestApp();
const headers = await app.signInAs([
  'Permissions.Cases.View',
  'Permissions.Cases.Create',
  'Permissions.Cases.Edit',
]);
caseId = (await send('/api/v1/CaseInfos', { ...plainCase, code: 'PT001' })).data.id ?? 0;
afterAll(() => app.close());

async function send(url: string, body: object) {
  const answer = await app.inject({ method: 'POST', url, form: body, headers });
  return answer.json() as { data: Content; errors?: Record<string, string[]> };
}
const read = async () =>
  (await app.inject({ url: `/api/v1/CaseInfos/content/${caseId}`, headers })).json().data as Content;
const save = async (webParts: readonly object[]) =>
  send('/api/v1/CaseInfos/content', { id: caseId, rowVersion: (await read()).rowVersion, webParts });

/** Fields of a new block of each type, and of its answer beside id, type and place. */
const types: { [T in 1 | 2 | 5 | 6 | 8 | 10 | 11]: { sent: object; answered: object; drawn: string } } = {
  1: { sent: { textContent: '留白', align: 2 }, answered: { textContent: '留白', align: 2 }, drawn: '留白' },
  2: {
    sent: { textContent: '內文', align: 1 },
    answered: { textContent: '內文', align: 1, html: '' },
    drawn: '內文',
  },
  5: {
    sent: { textContent: '空拍', url: 'https://youtu.be/dQw4w9WgXcQ', altText: '', autoPlay: true },
    answered: {
      textContent: '空拍',
      url: 'https://youtu.be/dQw4w9WgXcQ',
      autoPlay: true,
      altText: '',
      isDecorative: false,
      filePath: null,
      fileName: null,
      fileExtension: null,
      fileSize: null,
      width: null,
      height: null,
      sources: [],
    },
    drawn: 'dQw4w9WgXcQ?autoplay=1',
  },
  6: {
    sent: { textContent: '中庭', altText: '中庭的樹', fileExtension: 'jpg' },
    answered: {
      textContent: '中庭',
      altText: '中庭的樹',
      isDecorative: false,
      filePath: expect.stringMatching(/^\/files\/[0-9a-f]{64}\.jpg$/),
      fileName: 'a.jpg',
      fileExtension: 'jpg',
      fileSize: expect.any(Number),
      width: 912,
      height: 452,
      sources: expect.any(Array),
    },
    drawn: 'alt="中庭的樹"',
  },
  8: {
    sent: { textContent: '交通', url: 'https://example.com/', urlTarget: '_blank' },
    answered: { textContent: '交通', url: 'https://example.com/', urlTarget: '_blank' },
    drawn: 'https://example.com/',
  },
  10: {
    sent: { textContent: '專線', tel: '0225718170' },
    answered: { textContent: '專線', tel: '0225718170' },
    drawn: 'tel:+886225718170',
  },
  11: {
    sent: { items: [{ textContent: '近捷運', secSort: 0 }] },
    answered: { items: [{ id: expect.any(Number), textContent: '近捷運', secSort: 0 }] },
    drawn: '近捷運',
  },
};

test.each(Object.entries(types))(
  'a block of type %s is stored, read with only its fields, drawn, and unchanged after another save',
  async (type, { sent, answered, drawn }) => {
    const partType = Number(type);
    const file = partType === 6 ? { fileData: await jpeg('a.jpg', 912, 452) } : {};
    expect((await save([{ partType, sort: 0, ...sent, ...file }])).errors).toBe(undefined);
    const { webParts, cmsItemList } = await read();
    expect(webParts).toEqual([{ id: expect.any(Number), partType, sort: 0, ...answered }]);
    expect(cmsItemList).toContain(partType);
    expect(
      renderToStaticMarkup(
        createElement(SitePage, { site: { title: '', district: '' }, parts: webParts }),
      ).replaceAll('<wbr/>', ''),
    ).toContain(drawn);
    const again: PagePartInput[] = partsFromBlocks(blocksFromParts(webParts));
    expect((await save(again)).errors).toBe(undefined);
    expect((await read()).webParts).toEqual(webParts);
  },
);

test('a picture keeps its stated kind until it is removed, also for a client that does not know kinds', async () => {
  const picture = { partType: 6, sort: 0, altText: '' };
  await save([{ ...picture, kind: 'rendering', fileData: await jpeg('a.jpg', 912, 452) }]);
  const [{ id = 0, filePath = null } = {}] = (await read()).webParts as { id?: number; filePath?: string }[];
  const kindAfter = async (change: object) => {
    expect((await save([{ ...picture, id, filePath, ...change }])).errors).toBe(undefined);
    return (await read()).webParts.map((part) => ('kind' in part ? part.kind : 'none'));
  };
  expect(await kindAfter({})).toEqual(['rendering']);
  expect(await kindAfter({ kind: 'photo' })).toEqual(['photo']);
  expect(await kindAfter({ kind: 'none' })).toEqual(['none']);
});

test.each([
  ['a type that is left out', { textContent: '題' }, { 'webParts[0].partType': ['此欄位為必填'] }],
  [
    "another type's field",
    { partType: 1, textContent: '題', tel: '0225718170' },
    { 'webParts[0].tel': ['不接受的欄位'] },
  ],
  ['a title of blanks', { partType: 1, textContent: ' ' }, { 'webParts[0].textContent': ['此欄位為必填'] }],
  [
    'a video that is neither on YouTube nor on Vimeo',
    { partType: 5, url: 'https://example.com/film.mp4' },
    { 'webParts[0].url': ['僅接受 YouTube 或 Vimeo 的影片網址，例如 https://youtu.be/dQw4w9WgXcQ'] },
  ],
  ['a picture without a file', { partType: 6, altText: '' }, { 'webParts[0].fileData': ['此欄位為必填'] }],
  [
    'a link without a text and an address',
    { partType: 8 },
    { 'webParts[0].textContent': ['此欄位為必填'], 'webParts[0].url': ['此欄位為必填'] },
  ],
  [
    'a wrong phone',
    { partType: 10, textContent: '專線', tel: '12' },
    { 'webParts[0].tel': ['請輸入含區碼的市話或手機，例如 0225718170'] },
  ],
  ['an empty list', { partType: 11 }, { 'webParts[0].items': ['請至少新增一個項目'] }],
  [
    'a new block of a type that the server does not know',
    { partType: 42 },
    { 'webParts[0].id': ['此欄位為必填'] },
  ],
])('%s is refused with a message at the field', async (_, part, errors) => {
  expect((await save([{ sort: 0, ...part }])).errors).toEqual(errors);
});

test('a block of a newer type is unchanged by a save', async () => {
  const newer = { id: 4_000_001, partType: 42, textContent: '新的', tel: '1' };
  await app.db
    .update(cases)
    .set({ parts: [newer] })
    .where(eq(cases.id, caseId));
  expect((await read()).webParts).toEqual([{ id: newer.id, partType: 42, sort: 0, textContent: '新的' }]);
  expect((await save([{ id: newer.id, partType: 42, sort: 0 }])).errors).toBe(undefined);
  const [row] = await app.db.select({ parts: cases.parts }).from(cases).where(eq(cases.id, caseId));
  expect(row?.parts).toEqual([newer]);
});
