import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { cases, consentTexts, siteSets, siteThemes, templates } from '../../../server/base/db/schema';
import { consentWords } from '../support/enquiry-form';
import { addCase } from '../support/add-case';
import { createTestApp } from '../support/test-app';

let caseId = 0;

const content = [
  {
    id: 5,
    partType: 2,
    align: 1 as const,
    textContent: '交通 地圖',
    html: '<p>交通 <a href="https://example.com/map">地圖</a></p><table><tbody><tr><td>捷運</td></tr></tbody></table>',
  },
  { id: 6, partType: 11, items: [{ id: 7, textContent: '制震宅' }] },
];

const test = await createTestApp();
const headers = await test.signInAs(['Permissions.Cases.OnePage.View', 'Permissions.Cases.OnePage.Edit']);
caseId = await addCase(test.db, { code: 'HY1', title: '青田硯', parts: content });
await test.db.insert(siteSets).values({ caseId });
const own = { id: 1, partType: 1, align: 1 as const, textContent: '範例標題' };
await test.db.insert(templates).values({ templateCode: 'liubai', name: '留白', parts: [own] });
afterAll(() => test.close());

const said = (parts: { textContent?: string; items?: { textContent: string }[] }[]) =>
  parts.map(({ textContent, items }) => textContent ?? items?.map((item) => item.textContent).join());
const call = async (url: string) =>
  (await test.inject({ method: 'GET', url: `/api/v1/${url}`, headers })).json().data;
async function draft(more: object = {}) {
  const answer = await test.inject({
    method: 'POST',
    url: '/api/v1/SiteThemes/template',
    headers,
    form: { caseId, code: 'liubai', ...more },
  });
  const { data, ...rest } = answer.json();
  return { themeId: data?.themeId ?? 0, ...rest };
}
const partsOf = async (themeId: number) => (await call(`SiteThemes/${themeId}`)).parts;

describe('The content blocks of a case', () => {
  it('are copied into a draft filled from the case, unless that is declined', async () => {
    expect((await call(`SiteSets/${caseId}`)).caseParts).toBe(2);
    const [filled, bare] = [await draft(), await draft({ withContent: false })];
    const parts = await partsOf(filled.themeId);
    expect(said(parts)).toEqual(expect.arrayContaining(['交通 地圖', '制震宅']));
    expect(parts.find((part: { html?: string }) => part.html)?.html).toBe(content[0]?.html);
    expect(said(await partsOf(bare.themeId))).not.toEqual(expect.arrayContaining(['交通 地圖']));
    const shown = await call(`SiteThemes/preview/0?code=liubai&caseId=${caseId}&withContent=false`);
    expect(said(shown.parts)).toEqual(said(await partsOf(bare.themeId)));
  });

  it('are appended to the blocks of another draft on request, complete, once each and with new ids', async () => {
    const source = await draft({ withContent: false });
    const before = await partsOf(source.themeId);
    const [copy, plain] = [
      await draft({ sourceThemeId: source.themeId, withContent: true }),
      await draft({ sourceThemeId: source.themeId }),
    ];
    const parts = await partsOf(copy.themeId);
    expect(said(parts)).toEqual([...said(before), '交通 地圖', '制震宅']);
    expect(parts.at(-2).html).toBe(content[0]?.html);
    expect(new Set([...parts, ...before].map(({ id }: { id: number }) => id)).size).toBe(
      parts.length + before.length,
    );
    expect(said(await partsOf(plain.themeId))).toEqual(said(before));
    const again = await draft({ sourceThemeId: copy.themeId, withContent: true });
    expect(said(await partsOf(again.themeId))).toEqual(said(parts));
    const preview = await call(`SiteThemes/preview/${source.themeId}?withContent=true`);
    expect(said(preview.parts)).toEqual(said(parts));
    expect(new Set(preview.parts.map(({ id }: { id: number }) => id)).size).toBe(parts.length);
  });

  it('that make a page too long are refused, and no draft is created', async () => {
    const source = await draft({ withContent: false });
    const full = Array.from({ length: 299 }, (_, id) => ({
      id: id + 1,
      partType: 1,
      align: 1 as const,
      textContent: `第 ${id}`,
    }));
    await test.db.update(siteThemes).set({ parts: full }).where(eq(siteThemes.id, source.themeId));
    const refused = await draft({ sourceThemeId: source.themeId, withContent: true });
    expect(refused).toMatchObject({ succeeded: false, errors: { withContent: ['最多 300 個項目'] } });
  });
});

describe('An introduction', () => {
  const lost = async (introduction: string) => {
    await test.db.update(cases).set({ introduction }).where(eq(cases.id, caseId));
    return (await call(`SiteThemes/preview/0?code=liubai&caseId=${caseId}`)).lostFormats;
  };
  const words = (count: number) => '樹'.repeat(count);

  it.each([
    [
      'that a page draws whole loses nothing',
      '<h2>題</h2><p><strong>粗</strong></p><ul><li>一</li></ul>',
      [],
    ],
    ['loses what aligns it', '<p class="align-center">中</p>', ['align']],
    [
      'loses quotations and strikes',
      '<blockquote><p>引</p></blockquote><p><s>刪</s></p>',
      ['quote', 'strike'],
    ],
    [
      'loses the formats of a paragraph too long for one block',
      `<p><strong>粗</strong>${words(5001)}</p>`,
      ['long'],
    ],
    ['loses nothing with a long plain paragraph', `<p>${words(5001)}</p>`, []],
    ['loses nothing with a list of its own', `<ul><li>${words(100)}</li></ul>`, []],
  ])('%s', async (_, introduction, formats) => {
    expect(await lost(introduction)).toEqual(formats);
    expect(
      await partsOf((await draft()).themeId)
        .then(said)
        .then(String),
    ).not.toContain('<');
  });
});

describe('The words of consent', () => {
  it('are named before a publication while a form lacks them or prints the sample', async () => {
    const { themeId } = await draft({ withContent: false });
    const fault = async () => {
      const { themes } = await call(`SiteSets/${caseId}`);
      return themes.find((theme: { themeId: number }) => theme.themeId === themeId).formConsent;
    };
    expect(await fault()).toBe(undefined);
    expect(await call(`SiteThemes/${themeId}`)).not.toHaveProperty('formConsent');
    await test.db
      .update(siteThemes)
      .set({ parts: [{ id: 90, partType: 108 }] })
      .where(eq(siteThemes.id, themeId));
    expect(await fault()).toBe('missing');
    const sample = { ...consentWords, summary: '（範例，請換成貴公司的內容）為安排賞屋' };
    await test.db.insert(consentTexts).values({ version: 1, text: sample });
    expect(await fault()).toBe('sample');
    await test.db.insert(consentTexts).values({ version: 2, text: { ...consentWords, summary: '舊的摘要' } });
    expect(await fault()).toBe(undefined);
  });

  it('are part of a draft and its preview, in their newest version', async () => {
    const { themeId } = await draft({ withContent: false });
    await test.db.insert(consentTexts).values({ version: 3, text: consentWords });
    const formConsent = { summary: consentWords.summary, news: consentWords.news };
    for (const url of [
      `SiteThemes/${themeId}`,
      `SiteThemes/preview/${themeId}`,
      'SiteThemes/preview/0?code=liubai',
    ]) {
      expect([url, await call(url)]).toMatchObject([url, { formConsent }]);
    }
  });
});
