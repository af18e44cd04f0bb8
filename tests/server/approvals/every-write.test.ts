import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deliveredRules } from '../../../server/subjects/advertising/delivered/delivered-rules';
import { claims as allClaims } from '../../../openapi/generated/claims';
import {
  approvalRules,
  articles,
  cases,
  consentTexts,
  news,
  popups,
  recordVersions,
  salesCases,
  singletons,
  siteSets,
  siteThemes,
  siteThemeVersions,
  templates,
} from '../../../server/base/db/schema';
import { type ContractOperation, contractOperations } from '../support/contract-operations';
import { consentWords } from '../support/enquiry-form';
import { multipart } from '../support/multipart';
import { withWords } from '../support/other-words';
import { createTestApp } from '../support/test-app';
import {
  addSources,
  prepareOwnAccount,
  type Records,
  renewRecords,
  tinyPng,
  writingCalls,
} from '../support/writing-calls';

/** Calls that take a page down, which asks for no approval. */
const takesDown = new Set(['deleteCaseInfo', 'deleteArticle', 'deleteNews', 'updateSiteStatus']);

/** Cases are of no ruled kind; the name of one with a public page waits (`words-at-once.test.ts`). */
const ofCases = new Set(['createCaseInfo', 'updateCaseInfo', 'restoreCaseInfo', 'restoreCaseVersion']);

const writing = contractOperations().filter(({ method, claim }) => method !== 'GET' && claim !== 'public');
const [shown, unapproved, forbidden] = ['公開的文字', '（未經核准）', '全台唯一'];
let records: Records;
let headers: { authorization: string };

const test = await createTestApp({
  SMTP_URL: 'smtp://mail.example',
  ADMIN_ORIGIN: 'https://office.example',
  WEBSITE: 'on',
});
await test.signInAs(allClaims);
afterAll(() => test.close());

const textOf = (textContent: string) => [{ id: 1, partType: 2, align: 1 as const, textContent }];
/** Shows labels of the consent text, and all names of the company. */
const form = { id: 2, partType: 108, fields: [], budgets: '', asksNews: true, thanks: '' };

beforeEach(async () => {
  records = await renewRecords(test.db);
  await test.db.delete(salesCases);
  await test.db.delete(templates);
  await addSources(test.db);
  headers = await test.signInAs(allClaims);
  await prepareOwnAccount(test.db);
  await test.db.delete(approvalRules);
  await test.db.insert(consentTexts).values({ version: 1, text: consentWords });
});

/** Makes each record of a ruled kind public. */
async function showAll(): Promise<void> {
  const parts = textOf(shown);
  const online = { status: 1 } as const;
  await test.db
    .update(articles)
    .set({ ...online, parts })
    .where(eq(articles.id, records.articleId));
  await test.db.update(news).set(online).where(eq(news.id, records.newsId));
  await test.db.update(popups).set(online).where(eq(popups.id, records.otherPopupId));
  await test.db.update(cases).set({ ...online, introduction: `<p>${shown}</p>` });
  await test.db
    .update(siteThemes)
    .set({ ...online, publishedParts: [...parts, form], publishedOn: new Date() })
    .where(eq(siteThemes.id, records.themeId));
  await test.db
    .update(siteSets)
    .set({ activeThemeId: records.themeId, publishedOn: new Date() })
    .where(eq(siteSets.id, records.siteId));
}

/** Puts words into all drafts and versions, so that whatever publishes them is noticed. */
async function write(words: string): Promise<void> {
  await test.db.update(siteThemes).set({ parts: textOf(words) });
  await test.db.update(siteThemeVersions).set({ parts: textOf(words) });
  await test.db.update(recordVersions).set({ data: { title: words, content: `<p>${words}</p>` } });
}

/** Takes each record of a ruled kind offline, with words in it. */
async function hideAll(words: string): Promise<void> {
  await write(words);
  const texts = { title: words, summary: words };
  await test.db.update(articles).set({ ...texts, parts: textOf(words), status: 0 });
  await test.db.update(news).set({ ...texts, content: `<p>${words}</p>`, status: 0 });
  await test.db.update(popups).set({ title: words, altText: words, startOn: null, status: 0 });
}

/** Sends the call with these words in all its free texts that may say anything. */
async function send(operation: ContractOperation, words: string, except = new Set<string>()): Promise<void> {
  const { operationId, method, url, schema = {} } = operation;
  const { json, form: fields, id = 999_999, query = '' } = writingCalls[operationId]?.(records) ?? {};
  const path = url.replace('999999', String(id)) + query;
  const more = {
    ...(schema.properties?.['image'] ? { image: tinyPng() } : {}),
    ...(schema.properties?.['publish'] ? { publish: true } : {}),
    ...(operationId === 'createConsentText' ? { version: 1 } : {}),
  };
  const given = fields ?? json;
  const worded = withWords(schema, given && { ...given, ...more }, words, except) as object | undefined;
  const sent = fields
    ? await multipart(worded ?? {})
    : { headers: {}, ...(worded ? { payload: worded } : {}) };
  const answer = await test.inject({ method, url: path, ...sent, headers: { ...headers, ...sent.headers } });
  const { errors } = answer.json<{ errors?: Record<string, string[]> }>();
  if (!errors) return;
  // Some fields take only words of a list, of which these are none.
  const named = Object.keys(errors).flatMap((field) =>
    field
      .replaceAll(/\[\d+\]/g, '')
      .split('.')
      .slice(-1),
  );
  expect(named.filter((name) => except.has(name))).toEqual([]);
  await send(operation, words, new Set([...except, ...named]));
}

const project = () => `/case/site-${records.caseId}`;
const pages = () => [
  project(),
  `/site/articles/${records.articleId}`,
  `/site/news/${records.newsId}`,
  '/site',
];
/** Time of the last save, for search engines. */
const savedOn = /\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g;

/** Words for visitors; none without a page. Records have their title in the address that this leads to. */
async function read(url: string): Promise<string> {
  const { statusCode, headers: answered, body } = await test.inject({ url });
  if (answered.location) return read(answered.location);
  if (statusCode !== 200) return '';
  return [/<wbr\/>/g, /nonce="[^"]*"/g, savedOn].reduce((text, left) => text.replaceAll(left, ''), body);
}
/** Pages of the ruled kinds, without the start page, whose other words are the company's. */
const readRuled = () => Promise.all(pages().slice(0, -1).map(read));
const readAll = () => Promise.all(pages().map(read));

async function askApproval(): Promise<void> {
  const parts = ['words', 'figures', 'terms'] as const;
  for (const kind of ['site', 'article', 'news', 'popup'] as const) {
    const rules = parts.map((part) => ({ kind, part, roleId: records.askedRoleId }));
    await test.db.insert(approvalRules).values(rules).onConflictDoNothing();
  }
}

describe('no call changes what visitors read without the approval that a rule asks', () => {
  beforeEach(async () => {
    await showAll();
    await write(unapproved);
    await askApproval();
  });

  it.each(writing)('$operationId', async (operation) => {
    const before = await readAll();
    expect(before.filter((page) => page !== '')).toHaveLength(before.length);
    expect(before.join('')).toContain(shown);
    await send(operation, unapproved);
    const mayTakeDown = takesDown.has(operation.operationId);
    const isOfCase = ofCases.has(operation.operationId);
    const changed = (await readAll()).filter((page, at) => {
      if (page === before[at] || (mayTakeDown && !page.includes(unapproved))) return false;
      // Cases stand on the start page and beside projects.
      return !isOfCase || at === 1 || at === 2;
    });
    expect(changed).toEqual([]);
  });
});

describe('no call shows visitors a record that lacks the approval that a rule asks', () => {
  beforeEach(async () => {
    await hideAll(unapproved);
    await askApproval();
  });

  it.each(writing)('$operationId', async (operation) => {
    expect((await readRuled()).join('')).not.toContain(unapproved);
    await send(operation, unapproved);
    const isEmergency = operation.operationId === 'publishInEmergency';
    expect((await readRuled()).join('').includes(unapproved)).toBe(isEmergency);
  });
});

describe('no call puts words on a project page that the company forbids', () => {
  beforeEach(async () => {
    await showAll();
    await write(forbidden);
    const rules = deliveredRules.filter(({ id }) => id === 'first');
    const required = rules.map((rule) => ({ ...rule, severity: 'required' as const }));
    await test.db.insert(singletons).values({ key: 'adRules', value: { rules: required } });
  });

  it.each(writing)('$operationId', async (operation) => {
    expect(await read(project())).toContain(shown);
    await send(operation, forbidden);
    expect(await read(project())).not.toContain(forbidden);
  });
});
