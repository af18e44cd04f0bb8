import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../server/contract';
import {
  articles,
  cases,
  idempotencyKeys,
  news,
  siteSets,
  siteThemes,
  templates,
  roles,
} from '../../server/db/schema';
import { claims } from '../../server/generated/claims';
import { jpeg, multipart } from './support/multipart';
import { stored } from './support/stored';
import { createTestApp, type TestApp } from './support/test-app';

/** Every operation that adds a record. */
const creating = Object.entries(readContract().paths).flatMap(([url, methods]) =>
  Object.values(methods)
    .filter(
      ({ parameters }) =>
        Array.isArray(parameters) && parameters.some((parameter) => parameter.name === 'idempotency-key'),
    )
    .map(({ operationId }) => ({ operationId, url })),
);

let test: TestApp;
let headers: { authorization: string };
let caseId: number;
let themeId: number;
let roleId: number;
let articleId: number;
let newsId: number;
beforeAll(async () => {
  test = await createTestApp();
  headers = await test.signInAs(claims);
  const [role] = await test.db.insert(roles).values({ name: '同仁' }).returning({ id: roles.id });
  roleId = role?.id ?? 0;
  const part = { id: 1, partType: 1, align: 1 as const, textContent: '標題' };
  await test.db.insert(templates).values([
    { templateCode: 'liubai', name: '留白', parts: [part] },
    { templateCode: 'yejing', name: '墨韻', parts: [part] },
  ]);
  const [own] = await test.db
    .insert(cases)
    .values({ code: 'HY1', title: '青田硯', tab: 1, county: '臺北市', district: '大安區', sort: 1 })
    .returning({ id: cases.id });
  caseId = own?.id ?? 0;
  await test.db.insert(siteSets).values({ caseId });
  const [theme] = await test.db
    .insert(siteThemes)
    .values({ caseId, templateCode: 'liubai', parts: [part] })
    .returning({ id: siteThemes.id });
  themeId = theme?.id ?? 0;
  const [text] = await test.db
    .insert(articles)
    .values({ ...article, sort: 1 })
    .returning({ id: articles.id });
  articleId = text?.id ?? 0;
  const [item] = await test.db
    .insert(news)
    .values({ title: '公告', publishDate: '2026-11-01' })
    .returning({ id: news.id });
  newsId = item?.id ?? 0;
});
afterAll(() => test.close());

const article = { type: 2, title: '市場觀察', publishDate: '2026-11-01', status: 0 } as const;
const caseForm = {
  title: '青田硯',
  tab: 1,
  status: 1,
  isHighlight: false,
  county: '臺北市',
  district: '大安區',
  tel: '0225718170',
};
const visitor = { type: 3, name: '王柏翰', gender: 1, tel: '0912345678' };
/** Two bodies for each operation, told apart by one value. */
const bodies: Record<string, (value: 'a' | 'b') => { json: object } | { form: object }> = {
  createRole: (value) => ({ json: { name: '新角色', description: value, roleClaims: [] } }),
  createInvitation: (value) => ({ json: { name: value, email: 'new@example.com', roleId } }),
  createContact: (value) => ({ json: { ...visitor, content: value } }),
  createCaseInfo: (value) => ({
    form: { ...caseForm, code: 'N1', housingUnits: [{ name: value, areaPing: 30, count: 1 }] },
  }),
  createSiteTheme: (value) => ({ form: { caseId, code: value === 'a' ? 'liubai' : 'yejing' } }),
  createSiteThemePart: (value) => ({
    form: { themeId, rowVersion: 1, part: { partType: 1, sort: 0, textContent: value, align: 1 } },
  }),
  createArticle: (value) => ({ form: { ...article, summary: value } }),
  createNews: (value) => ({
    form: { title: '公告', publishDate: '2026-11-01', status: 0, content: `<p>${value}</p>` },
  }),
  createThemePreviewLink: (value) => ({ json: { recordId: themeId, purpose: value, days: 7 } }),
  createCasePreviewLink: (value) => ({ json: { recordId: caseId, purpose: value, days: 7 } }),
  createArticlePreviewLink: (value) => ({ json: { recordId: articleId, purpose: value, days: 7 } }),
  createNewsPreviewLink: (value) => ({ json: { recordId: newsId, purpose: value, days: 7 } }),
};

async function send(url: string, body: { json: object } | { form: object }, key: string) {
  const own = { ...headers, 'idempotency-key': key };
  if ('json' in body) {
    return read(await test.inject({ method: 'POST', url, headers: own, payload: body.json }));
  }
  const { payload, headers: type } = await multipart(body.form);
  return read(await test.inject({ method: 'POST', url, headers: { ...own, ...type }, payload }));
}
function read(answer: { statusCode: number; json: () => unknown }) {
  return {
    status: answer.statusCode,
    ...(answer.json() as { succeeded: boolean; messages: string[]; data: Record<string, unknown> | null }),
  };
}
const refused = (id: unknown) => ({
  status: 409,
  succeeded: false,
  messages: ['這筆資料先前已新增成功，這次的內容尚未儲存'],
  data: { id },
});
const idOf = (data: Record<string, unknown> | null) => data?.['id'] ?? data?.['themeId'];
/** Visitors' calls are counted. */
const uncounted = ['login_attempts'];

describe('A call that adds, sent again under its key', () => {
  it.each(creating)(
    '$operationId: the same body gets the first answer, another one the id of what was added, and neither writes',
    async ({ operationId, url }) => {
      const body = bodies[operationId];
      if (!body) throw new Error('no body');
      const first = await send(url, body('a'), `${operationId}-1`);
      expect(first).toMatchObject({ status: 200, succeeded: true });
      const before = await stored(test.db, uncounted);
      expect(await send(url, body('a'), `${operationId}-1`)).toEqual(first);
      expect(await send(url, body('b'), `${operationId}-1`)).toEqual(refused(idOf(first.data)));
      expect(await stored(test.db, uncounted)).toBe(before);
    },
  );

  it('is another body when the bytes of its picture are others', async () => {
    const body = async (background: string) => ({
      form: { ...article, cover: await jpeg('封面.jpg', 64, 48, background) },
    });
    const first = await send('/api/v1/Articles', await body('#86BCAB'), 'picture-1');
    expect(await send('/api/v1/Articles', await body('#86BCAB'), 'picture-1')).toEqual(first);
    expect(await send('/api/v1/Articles', await body('#ffffff'), 'picture-1')).toEqual(
      refused(idOf(first.data)),
    );
  });

  it('is the same body in whatever order its fields are sent', async () => {
    const first = await send('/api/v1/Articles', { form: article }, 'order-001');
    expect(
      await send(
        '/api/v1/Articles',
        { form: Object.fromEntries(Object.entries(article).toReversed()) },
        'order-001',
      ),
    ).toEqual(first);
  });

  it('at the same moment with two bodies adds one of them', async () => {
    const answers = await Promise.all(
      (['a', 'b'] as const).map((summary) =>
        send('/api/v1/Articles', { form: { ...article, summary } }, 'parallel-1'),
      ),
    );
    const added = answers.find(({ status }) => status === 200);
    expect(answers.find(({ status }) => status !== 200)).toEqual(refused(idOf(added?.data ?? null)));
  });

  it('gets the first answer whatever its body when the key is older than the comparison', async () => {
    const first = await send('/api/v1/Articles', { form: article }, 'older-001');
    await test.db.update(idempotencyKeys).set({ bodyHash: null });
    expect(
      await send('/api/v1/Articles', { form: { ...article, title: '改過的標題' } }, 'older-001'),
    ).toEqual(first);
  });
});
