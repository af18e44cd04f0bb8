import { desc, sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { claims } from '../../../openapi/generated/claims';
import { auditEntries, contacts } from '../../../server/base/db/schema';
import { behind } from '../../../server/records/records';
import { createTestApp } from '../support/test-app';

const test = await createTestApp();
afterAll(() => test.close());

it.each([
  ['the audit trail', 'audit_entries_at', auditEntries, [auditEntries.at, auditEntries.id]],
  ['enquiries', 'contacts_created', contacts, [contacts.createdOn, contacts.id]],
] as const)(
  'the next page of an export of %s is read from its first row on',
  async (_, index, table, [time, id]) => {
    const page = test.db
      .select()
      .from(table)
      .where(behind([time, id], [new Date(), 7]))
      .orderBy(desc(time), desc(id))
      .limit(10);
    const plan = await test.db.transaction(async (tx) => {
      // Plans as for a table large enough for an index.
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_bitmapscan = off`);
      return JSON.stringify((await tx.execute(sql`explain ${page.getSQL()}`)).rows);
    });
    expect(plan).toContain(`Index Scan Backward using ${index}`);
    expect(plan).toContain('Index Cond: (ROW(');
    expect(plan).not.toContain('Sort');
  },
);

it('entries of one moment are exported once each, also over several pages', async () => {
  const headers = await test.signInAs(claims);
  await test.db.execute(sql`insert into audit_entries (at, kind, record_id, action)
    select timestamptz '2026-11-01', 'news', n, 'update' from generate_series(1, 2100) as n`);
  const { body } = await test.inject({ url: '/api/v1/AuditTrails/export?kind=news', headers });
  const numbers = body
    .split('\r\n')
    .slice(1, -1)
    .map((line) => Number(line.split(',')[6]));
  expect(numbers).toEqual(Array.from({ length: 2100 }, (_, at) => 2100 - at));
});
