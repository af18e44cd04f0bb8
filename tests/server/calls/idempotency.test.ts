import { afterAll, describe, expect, it } from 'vitest';
import { idempotencyKeys } from '../../../server/base/db/schema';
import { claims } from '../../../openapi/generated/claims';
import { contractOperations } from '../support/contract-operations';
import { consentWords } from '../support/enquiry-form';
import { jpeg } from '../support/multipart';
import { rowVersions } from '../support/stored';
import { answered, createTestApp } from '../support/test-app';
import { addRecords, addSources, type Sent, writingCalls } from '../support/writing-calls';

/** Every operation that adds a record. */
const creating = contractOperations().filter(({ isKeyed }) => isKeyed);

const test = await createTestApp();
const headers = await test.signInAs(claims);
await addSources(test.db);
const records = await addRecords(test.db);
afterAll(() => test.close());

const article = { type: 2, title: '市場觀察', publishDate: '2026-11-01', status: 0 } as const;
/** Bodies of operations whose first text has a restricted form. */
const special: Record<string, (value: string) => Sent> = {
  createContact: (content) => ({ json: { type: 3, name: '王柏翰', gender: 1, tel: '0912345678', content } }),
  createCaseInfo: (name) => ({
    form: {
      ...writingCalls['createCaseInfo']?.(records).form,
      code: 'N1',
      housingUnits: [{ name, areaPing: 30, count: 1 }],
    },
  }),
  createConsentText: (summary) => ({ json: { version: 0, text: { ...consentWords, summary } } }),
  // The bodies differ in the id; the second id is of no record.
  duplicateCaseInfo: (name) => ({ json: { id: records.caseId + (name === 'a' ? 0 : 1_000_000) } }),
  duplicateArticle: (name) => ({ json: { id: records.articleId + (name === 'a' ? 0 : 1_000_000) } }),
  duplicateNews: (name) => ({ json: { id: records.newsId + (name === 'a' ? 0 : 1_000_000) } }),
  ...Object.fromEntries(
    ['createContactImport', 'createCaseImport', 'createArticleImport', 'createNewsImport'].map(
      (operation) => [
        operation,
        (name: string) => ({ form: { file: new File([`標題\n${name}`], '名單.csv') } }),
      ],
    ),
  ),
  requestApproval: (note) => ({ json: { ...writingCalls['requestApproval']?.(records).json, note } }),
  createSiteTheme: (name) => ({ form: { caseId: records.caseId, code: 'liubai', name } }),
  createSiteThemePart: (textContent) => ({
    form: { themeId: records.themeId, rowVersion: 1, part: { partType: 1, sort: 0, textContent, align: 1 } },
  }),
};
/** Two bodies of an operation that differ in one text. */
function bodiesOf(operationId: string): Sent[] {
  const own = special[operationId];
  if (own) return [own('a'), own('b')];
  const { json, form } = writingCalls[operationId]?.(records) ?? {};
  const [name, text] =
    Object.entries(json ?? form ?? {}).find(([, value]) => typeof value === 'string') ?? [];
  if (name === undefined) throw new Error(`no body for ${operationId}`);
  const other = { [name]: `${text}b` };
  return json ? [{ json }, { json: { ...json, ...other } }] : [{ form }, { form: { ...form, ...other } }];
}

async function send(url: string, { json, form }: Sent, key: string) {
  const own = { ...headers, 'idempotency-key': key };
  const sent = json ? { payload: json } : { form: form ?? {} };
  return answered<Record<string, unknown> | null>(
    await test.inject({ method: 'POST', url, headers: own, ...sent }),
  );
}
const refused = (id: unknown) => ({
  status: 409,
  succeeded: false,
  messages: ['這筆資料先前已新增成功，這次的內容尚未儲存'],
  data: { id },
});
const idOf = (data: Record<string, unknown> | null) => data?.['id'] ?? data?.['themeId'];
/** Tables in which calls of visitors raise counts. */
const uncounted = ['login_attempts'];

describe('A call that adds, sent again under its key', () => {
  it.each(creating)(
    '$operationId: the same body gets the first answer, another one the id of the added record, and neither writes',
    async ({ operationId, url }) => {
      const [body = {}, other = {}] = bodiesOf(operationId);
      const first = await send(url, body, `${operationId}-1`);
      expect(first).toMatchObject({ status: 200, succeeded: true });
      const before = await rowVersions(test.db, uncounted);
      expect(await send(url, body, `${operationId}-1`)).toEqual(first);
      expect(await send(url, other, `${operationId}-1`)).toEqual(refused(idOf(first.data)));
      expect(await rowVersions(test.db, uncounted)).toBe(before);
    },
  );

  it('is another body if the bytes of its picture differ', async () => {
    const body = async (background: string) => ({
      form: { ...article, cover: await jpeg('封面.jpg', 64, 48, background) },
    });
    const first = await send('/api/v1/Articles', await body('#86BCAB'), 'picture-1');
    expect(await send('/api/v1/Articles', await body('#86BCAB'), 'picture-1')).toEqual(first);
    expect(await send('/api/v1/Articles', await body('#ffffff'), 'picture-1')).toEqual(
      refused(idOf(first.data)),
    );
  });

  it('is the same body with its fields in any order', async () => {
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

  it('gets the first answer for any body if the key is older than the comparison', async () => {
    const first = await send('/api/v1/Articles', { form: article }, 'older-001');
    await test.db.update(idempotencyKeys).set({ bodyHash: null });
    expect(
      await send('/api/v1/Articles', { form: { ...article, title: '改過的標題' } }, 'older-001'),
    ).toEqual(first);
  });
});
