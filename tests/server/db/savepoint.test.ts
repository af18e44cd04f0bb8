import { asc } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { byServer, withTrail } from '../../../server/base/audit/audit';
import { newsRecords } from '../../../server/subjects/content/news';
import { Refusal } from '../../../server/base/contract/errors';
import { inSavepoint } from '../../../server/base/db/savepoint';
import { auditEntries, news } from '../../../server/base/db/schema';
import { inTransaction } from '../../../server/base/db/transaction';
import { createTestApp } from '../support/test-app';

const test = await createTestApp();
afterAll(() => test.close());

it('a refused part leaves neither rows nor audit entries, and the rest of the change goes on', async () => {
  await inTransaction(test.db, (bare) =>
    withTrail(bare, ...byServer('schedule'), async (tx) => {
      const add = (title: string) =>
        newsRecords.add(tx, { title, publishDate: '2026-12-01', content: '<p>內文</p>' }, '');
      const { id } = await add('第一則');
      const refused = inSavepoint(tx, async () => {
        await newsRecords.change(tx, id, { title: '改壞的' }, '');
        await inSavepoint(tx, () => add('第二則'));
        throw new Refusal('notLive');
      });
      await expect(refused).rejects.toThrow(Refusal);
      await newsRecords.change(tx, id, { summary: '摘要' }, '');
      await inSavepoint(tx, () => add('第三則'));
    }),
  );
  const rows = await test.db.select().from(news).orderBy(asc(news.id));
  expect(rows.map(({ title, summary }) => [title, summary])).toEqual([
    ['第一則', '摘要'],
    ['第三則', ''],
  ]);
  const entries = await test.db.select().from(auditEntries).orderBy(asc(auditEntries.id));
  expect(entries.map(({ title, action }) => [title, action])).toEqual([
    ['第一則', 'create'],
    ['第三則', 'create'],
  ]);
});
