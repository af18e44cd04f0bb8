import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliveredRules } from '../../../server/adcheck/delivered/delivered-rules';
import { claims as allClaims } from '../../../openapi/generated/claims';
import {
  approvalRules,
  articles,
  news,
  popups,
  singletons,
  siteSets,
  siteThemes,
} from '../../../server/db/schema';
import { type ContractOperation, contractOperations } from '../support/contract-operations';
import { multipart } from '../support/multipart';
import { createTestApp, type TestApp } from '../support/test-app';
import {
  addSources,
  prepareOwnAccount,
  type Records,
  renewRecords,
  writingCalls,
} from '../support/writing-calls';

/** Calls that take a page down, which asks for no approval. */
const takesDown = new Set(['deleteCaseInfo', 'deleteArticle', 'deleteNews', 'updateSiteStatus']);
/** Calls that change words without a draft: the company's name, and the privacy notice of a form. */
const hasNoDraft = new Set(['saveCompany', 'createConsentText']);

const writing = contractOperations().filter(({ method, claim }) => method !== 'GET' && claim !== 'public');

let test: TestApp;
let records: Records;
let headers: { authorization: string };
beforeAll(async () => {
  test = await createTestApp({
    SMTP_URL: 'smtp://mail.example',
    ADMIN_ORIGIN: 'https://office.example',
    WEBSITE: 'on',
  });
  await addSources(test.db);
  await test.signInAs(allClaims);
});
afterAll(() => test.close());

/** Each record of a ruled kind is public, and no role of the caller approves. */
beforeEach(async () => {
  records = await renewRecords(test.db);
  const parts = [{ id: 1, partType: 1, align: 1 as const, textContent: '公開的文字' }];
  const online = { status: 1 } as const;
  await test.db
    .update(articles)
    .set({ ...online, parts })
    .where(eq(articles.id, records.articleId));
  await test.db.update(news).set(online).where(eq(news.id, records.newsId));
  await test.db.update(popups).set(online).where(eq(popups.id, records.otherPopupId));
  await test.db
    .update(siteThemes)
    .set({ ...online, publishedParts: parts, publishedOn: new Date() })
    .where(eq(siteThemes.id, records.themeId));
  await test.db
    .update(siteSets)
    .set({ activeThemeId: records.themeId, publishedOn: new Date() })
    .where(eq(siteSets.id, records.siteId));
  headers = await test.signInAs(allClaims);
  await prepareOwnAccount(test.db);
  await test.db.delete(approvalRules);
});

/** A body with other words wherever staff write words, and records online. */
function reworded(body: object, words: string): object {
  return Object.fromEntries(
    Object.entries(body).map(([key, value]: [string, unknown]) => {
      if (key === 'status' && value === 0) return [key, 1];
      if (typeof value === 'string') return [key, isWords(key) ? value + words : value];
      if (!Array.isArray(value)) return [key, isPlain(value) ? reworded(value, words) : value];
      return [key, value.map((each: unknown) => (isPlain(each) ? reworded(each, words) : each))];
    }),
  );
}
const isWords = (key: string) => /^(title|textContent|content|seoTitle|altText|summary|name)$/.test(key);
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

async function send({ operationId, method, url }: ContractOperation, words: string) {
  const { json, form, id = 999_999, query = '' } = writingCalls[operationId]?.(records) ?? {};
  const path = url.replace('999999', String(id)) + query;
  if (!form) {
    return test.inject({ method, url: path, headers, ...(json ? { payload: reworded(json, words) } : {}) });
  }
  const body = await multipart(reworded(form, words));
  return test.inject({ method, url: path, headers: { ...headers, ...body.headers }, payload: body.payload });
}

const project = () => `/case/site-${records.caseId}`;
const pages = () => [
  project(),
  `/site/articles/${records.articleId}`,
  `/site/news/${records.newsId}`,
  '/site',
];
const read = async (url: string) =>
  (await test.inject({ url })).body.replaceAll('<wbr/>', '').replaceAll(/nonce="[^"]*"/g, '');
const readAll = () => Promise.all(pages().map(read));

describe('no call changes what visitors read without the approval that a rule asks', () => {
  beforeEach(async () => {
    const parts = ['words', 'figures', 'terms'] as const;
    for (const kind of ['site', 'article', 'news', 'popup'] as const) {
      const rules = parts.map((part) => ({ kind, part, roleId: records.askedRoleId }));
      await test.db.insert(approvalRules).values(rules);
    }
  });

  it.each(writing)('$operationId', async (operation) => {
    const before = await readAll();
    expect(before.join('')).toContain('公開的文字');
    await send(operation, '（未經核准）');
    const mayTakeDown = takesDown.has(operation.operationId);
    const isSame = (page: string, at: number) =>
      page === before[at] || (mayTakeDown && !page.includes('未經核准'));
    expect((await readAll()).every(isSame)).toBe(!hasNoDraft.has(operation.operationId));
  });
});

describe('no call puts words on a project page that the company forbids', () => {
  beforeEach(async () => {
    const rules = deliveredRules.filter(({ id }) => id === 'first');
    const required = rules.map((rule) => ({ ...rule, severity: 'required' as const }));
    await test.db.insert(singletons).values({ key: 'adRules', value: { rules: required } });
  });

  it.each(writing)('$operationId', async (operation) => {
    expect(await read(project())).toContain('公開的文字');
    await send(operation, '全台唯一');
    const hasWords = (await read(project())).includes('全台唯一');
    expect(hasWords).toBe(operation.operationId === 'saveCompany');
  });
});
