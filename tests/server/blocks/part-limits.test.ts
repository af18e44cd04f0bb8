import { afterAll, expect, test } from 'vitest';
import { templates } from '../../../server/base/db/schema';
import { plainCase } from '../support/add-case';
import { answered, createTestApp } from '../support/test-app';

let caseId = 0;

const app = await createTestApp();
const headers = await app.signInAs([
  'Permissions.Cases.View',
  'Permissions.Cases.Create',
  'Permissions.Cases.Edit',
  'Permissions.Cases.OnePage.View',
  'Permissions.Cases.OnePage.Edit',
  'Permissions.News.View',
  'Permissions.News.Create',
]);
await app.db.insert(templates).values({
  templateCode: 'liubai',
  name: '留白',
  parts: [{ id: 900001, partType: 1, textContent: '標題' }],
});
caseId = ((await send('POST', '/api/v1/CaseInfos', { ...plainCase, code: 'PL001' })).data as { id: number })
  .id;
afterAll(() => app.close());

async function send(method: 'POST' | 'PUT', url: string, body: object) {
  const answer = await app.inject({ method, url, form: body, headers });
  return answered<unknown>(answer);
}
async function content(...webParts: object[]) {
  const { rowVersion } = (await app.inject({ url: `/api/v1/CaseInfos/content/${caseId}`, headers })).json()
    .data as { rowVersion: number };
  return (
    await send('POST', '/api/v1/CaseInfos/content', {
      id: caseId,
      rowVersion,
      webParts: webParts.map((part, sort) => ({ ...part, sort })),
    })
  ).errors;
}
const video = { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' };

test.each([
  ['a title', 1, 200, {}],
  ['long text', 2, 3000, {}],
  ['a video description', 5, 100, video],
  ['a text link', 8, 200, { url: 'https://example.com' }],
  ['a phone', 10, 200, { tel: '0225718170' }],
])(
  'the text of %s is refused one character over its limit, an emoji counted once',
  async (_, partType, most, rest) => {
    expect(await content({ partType, textContent: '🏠'.repeat(most), ...rest })).toBe(undefined);
    expect(await content({ partType, textContent: '🏠'.repeat(most + 1), ...rest })).toEqual({
      'webParts[0].textContent': [`最多可輸入 ${most} 個字`],
    });
  },
);

test('a list entry has at most 200 characters, a list 100 entries, a page 300 blocks', async () => {
  const items = (count: number, length = 1) =>
    Array.from({ length: count }, (_, secSort) => ({ textContent: '項'.repeat(length), secSort }));
  expect(await content({ partType: 11, items: items(100, 200) })).toBe(undefined);
  expect(await content({ partType: 11, items: items(1, 201) })).toEqual({
    'webParts[0].items[0].textContent': ['最多可輸入 200 個字'],
  });
  expect(await content({ partType: 11, items: items(101) })).toEqual({
    'webParts[0].items': ['最多 100 個項目'],
  });
  const titles = (count: number) => Array.from({ length: count }, () => ({ partType: 1, textContent: '題' }));
  expect(await content(...titles(300))).toBe(undefined);
  expect(await content(...titles(301))).toEqual({ webParts: ['最多 300 個項目'] });
});

test('a block beyond the limit of a page is refused also if it is added alone', async () => {
  const { themeId } = (await send('POST', '/api/v1/SiteThemes/template', { caseId, code: 'liubai' }))
    .data as { themeId: number };
  const webParts = Array.from({ length: 300 }, (_, sort) => ({ partType: 1, sort, textContent: '題' }));
  expect(await send('PUT', '/api/v1/SiteThemes', { themeId, rowVersion: 1, webParts })).toMatchObject({
    succeeded: true,
  });
  const one = { themeId, rowVersion: 2, part: { partType: 1, sort: 0, textContent: '多一個' } };
  expect(await send('POST', '/api/v1/SiteThemeParts', one)).toMatchObject({
    status: 400,
    errors: { part: ['最多 300 個項目'] },
  });
});

test('rich text is counted by its text: much markup around few characters is accepted', async () => {
  const html = Array.from(
    { length: 4000 },
    (_, index) => `<p><strong>字</strong><em>${index % 10}</em></p>`,
  ).join('');
  expect(html.length).toBeGreaterThan(64_000);
  expect(
    await send('POST', '/api/v1/News', {
      title: '標記很多',
      publishDate: '2026-11-01',
      status: 0,
      content: html,
    }),
  ).toMatchObject({ succeeded: true });
});
