import { afterAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { articles, auditEntries, cases, news, siteSets } from '../../../server/base/db/schema';
import { createTestApp } from '../support/test-app';
import { claims } from '../../../openapi/generated/claims';
import { addRecords, addSources } from '../support/writing-calls';

const test = await createTestApp();
const headers = await test.signInAs(claims);
await addSources(test.db);
const records = await addRecords(test.db);
afterAll(() => test.close());

async function duplicate(unit: 'CaseInfos' | 'Articles' | 'News', id: number) {
  const answer = await test.inject({
    method: 'POST',
    url: `/api/v1/${unit}/duplicate`,
    headers,
    payload: { id },
  });
  return answer.json<{ succeeded: boolean; messages: string[]; data: { id: number; rowVersion: number } }>();
}

/** Columns in which a copy differs from the original. */
const own = {
  id: expect.any(Number),
  createdOn: expect.any(Date),
  lastModifiedOn: expect.any(Date),
  lastModifiedBy: expect.any(String),
  lastModifiedById: expect.any(Number),
  rowVersion: 1,
  status: 0,
  startOn: null,
  endOn: null,
};

describe('再製', () => {
  it('a case is copied with its content under a free code, offline, first in its tab, with an empty site', async () => {
    const id = records.caseId;
    await test.db
      .update(cases)
      .set({
        status: 1,
        isHighlight: true,
        startOn: new Date('2026-01-01'),
        code: 'HY1',
        parts: [{ id: 900, partType: 1, textContent: '地段', align: 1 }],
      })
      .where(eq(cases.id, id));
    const [before] = await test.db.select().from(cases).where(eq(cases.id, id));
    const first = await duplicate('CaseInfos', id);
    const second = await duplicate('CaseInfos', id);
    expect(first).toMatchObject({
      succeeded: true,
      messages: ['已再製，複本為下架狀態'],
      data: { rowVersion: 1 },
    });
    const [copy] = await test.db.select().from(cases).where(eq(cases.id, first.data.id));
    expect(copy).toEqual({
      ...before,
      ...own,
      isHighlight: false,
      title: `${before?.title}（複本）`,
      code: 'HY1C',
      sort: (before?.sort ?? 0) - 1,
      parts: before?.parts.map((part) => ({ ...part, id: expect.any(Number) })),
    });
    expect(copy?.parts.map((part) => part.id)).not.toEqual(before?.parts.map((part) => part.id));
    const [again] = await test.db.select().from(cases).where(eq(cases.id, second.data.id));
    expect(again?.code).toBe('HY1C2');
    const [site] = await test.db.select().from(siteSets).where(eq(siteSets.caseId, first.data.id));
    expect(site).toMatchObject({ status: 1, siteName: null, publishedOn: null });
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.recordId, first.data.id));
    expect(entries.filter(({ kind }) => kind === 'case').map(({ action }) => action)).toEqual(['create']);
  });

  it('an article and a news item are copied with their content and pictures; a long title stays within its limit', async () => {
    await test.db
      .update(articles)
      .set({ status: 1, title: '文'.repeat(200) })
      .where(eq(articles.id, records.articleId));
    const [article] = await test.db.select().from(articles).where(eq(articles.id, records.articleId));
    const { data } = await duplicate('Articles', records.articleId);
    const [copy] = await test.db.select().from(articles).where(eq(articles.id, data.id));
    expect(copy).toEqual({
      ...article,
      ...own,
      title: `${'文'.repeat(196)}（複本）`,
      sort: (article?.sort ?? 0) - 1,
      parts: article?.parts.map((part) => ({ ...part, id: expect.any(Number) })),
    });
    const [item] = await test.db.select().from(news).where(eq(news.id, records.newsId));
    const copied = await duplicate('News', records.newsId);
    const [newsCopy] = await test.db.select().from(news).where(eq(news.id, copied.data.id));
    expect(newsCopy).toEqual({ ...item, ...own, title: `${item?.title}（複本）` });
  });

  it('deleted and unknown records are not copied', async () => {
    for (const [unit, id] of [
      ['CaseInfos', records.trashedCaseId],
      ['Articles', records.trashedArticleId],
      ['News', 999_999],
    ] as const) {
      expect(await duplicate(unit, id)).toMatchObject({ succeeded: false, data: null });
    }
  });
});
