import { afterAll, expect, it } from 'vitest';
import { jpeg } from '../support/multipart';
import { createTestApp } from '../support/test-app';

const test = await createTestApp();
const headers = await test.signInAs(
  ['View', 'Create', 'Edit'].map((action) => `Permissions.Articles.${action}`),
);
afterAll(() => test.close());

async function post(url: string, body: object) {
  const answer = await test.inject({ method: 'POST', url, form: body, headers });
  expect(answer.json()).toMatchObject({ succeeded: true });
  return (answer.json() as { data: { id: number } }).data;
}

/** Each block type (specification 3) as sent, and as read if that differs. */
const blocks: [name: string, sent: Record<string, unknown>, read?: Record<string, unknown>][] = [
  ['title', { partType: 1, align: 2, textContent: '標題' }],
  ['content', { partType: 2, align: 1, textContent: '長文' }],
  [
    'video',
    {
      partType: 5,
      textContent: '影片說明',
      url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      altText: '影片封面',
      autoPlay: true,
    },
  ],
  ['image', { partType: 6, textContent: '圖說', altText: '外觀' }],
  ['text link', { partType: 8, textContent: '官方網站', url: 'https://example.com', urlTarget: '_blank' }],
  ['phone', { partType: 10, textContent: '預約賞屋', tel: '0225718170' }],
  [
    'item list',
    {
      partType: 11,
      items: [
        { textContent: '乙', secSort: 1 },
        { textContent: '甲', secSort: 0 },
      ],
    },
    {
      partType: 11,
      items: [
        { id: expect.any(Number), textContent: '甲', secSort: 0 },
        { id: expect.any(Number), textContent: '乙', secSort: 1 },
      ],
    },
  ],
];

it.each(blocks)('a block of type %s keeps its fields and its sort', async (name, sent, read = sent) => {
  const { id } = await post('/api/v1/Articles', {
    type: 2,
    title: name,
    publishDate: '2026-11-01',
    status: 0,
  });
  const takesFile = sent['partType'] === 5 || sent['partType'] === 6;
  const file = takesFile ? { fileData: await jpeg('外觀.jpg', 912, 452), fileExtension: 'jpg' } : {};
  const stored = {
    filePath: expect.stringMatching(/^\/files\/[0-9a-f]{64}\.jpg$/) as unknown,
    fileExtension: 'jpg',
  };
  const end = { partType: 1, sort: 1, textContent: '結尾' };
  await post('/api/v1/Articles/content', {
    id,
    rowVersion: 1,
    // Ordered by `sort`, not by position in the body.
    webParts: [end, { ...sent, ...file, sort: 0 }],
  });
  const { data } = (await test.inject({ url: `/api/v1/Articles/content/${id}`, headers })).json() as {
    data: { webParts: object[] };
  };
  expect(data.webParts).toMatchObject([
    { ...read, id: expect.any(Number) as unknown, sort: 0, ...(takesFile ? stored : {}) },
    end,
  ]);
});

it('a page says in cmsItemList which types of block it offers', async () => {
  const { id } = await post('/api/v1/Articles', {
    type: 2,
    title: '版面',
    publishDate: '2026-11-01',
    status: 0,
  });
  const { data } = (await test.inject({ url: `/api/v1/Articles/content/${id}`, headers })).json() as {
    data: { cmsItemList: number[] };
  };
  expect(data.cmsItemList.toSorted((a, b) => a - b)).toEqual([1, 2, 5, 6, 8, 10, 11]);
});
