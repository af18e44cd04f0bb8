import { and, eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, expect, it } from 'vitest';
import * as schema from '../../../server/base/db/schema';
import { claims as realClaims } from '../../../openapi/generated/claims';
import { contractOperations } from '../support/contract-operations';
import { createTestApp } from '../support/test-app';
import {
  addRecords,
  addSources,
  prepareApprover,
  prepareOwnAccount,
  type Records,
  writingCall,
} from '../support/writing-calls';

const { accounts, singletons } = schema;
const borrowed = '王大同';
const real = '林雅婷';
let records: Records;
const writing = contractOperations().filter(
  ({ method, claim, url }) =>
    method !== 'GET' && claim !== 'public' && !url.startsWith('/api/identity/account'),
);

const rename = (name: string) => test.db.update(accounts).set({ name }).where(eq(accounts.id, caller.id));

/** Calls every audited operation as one account. */

const test = await createTestApp({ SMTP_URL: 'smtp://mail.example', ADMIN_ORIGIN: 'https://office.example' });
await addSources(test.db);
const reader = await test.signInAs(realClaims);
const headers = await test.signInAs(realClaims);
const [row] = await test.db.select().from(accounts).orderBy(accounts.id).offset(1);
if (!row) throw new Error('no account');
const caller = row;
await rename(borrowed);
for (const operation of writing) {
  await test.db.delete(singletons);
  for (const single of ['/api/v1/index-popup', '/api/v1/contact/get-email']) {
    await test.inject({ url: single, headers });
  }
  records = await addRecords(test.db);
  await prepareOwnAccount(test.db);
  await prepareApprover(test.db, caller);
  for (const table of [schema.contactNotes, schema.comments]) {
    await test.db.update(table).set({ authorId: caller.id });
  }
  const answer = await test.inject({ ...writingCall(operation, records), headers });
  if (answer.statusCode !== 200) throw new Error(`${operation.operationId} answered ${answer.statusCode}`);
}
await rename(real);
afterAll(() => test.close());

const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable));

/** Column with the account's id, for a column with its name. */
function idBeside(columns: Record<string, PgColumn>, name: string): PgColumn | undefined {
  return columns[`${name}Id`] ?? (name === 'accountName' ? columns['accountId'] : undefined);
}

it("a former name of an account is stored nowhere without the account's id", async () => {
  const found: string[] = [];
  for (const table of tables) {
    const columns = getTableColumns(table);
    for (const [name, column] of Object.entries(columns)) {
      if (!['PgVarchar', 'PgText'].includes(column.columnType)) continue;
      const named = await test.db.select().from(table).where(eq(column, borrowed));
      if (named.length === 0) continue;
      const id = idBeside(columns, name);
      const place = `${getTableName(table)}.${name}`;
      found.push(place);
      expect([place, id?.name]).toEqual([place, expect.any(String)]);
      const own = id ? await test.db.$count(table, and(eq(column, borrowed), eq(id, caller.id))) : 0;
      expect([place, own]).toEqual([place, named.length]);
    }
  }
  expect(found).toEqual(
    expect.arrayContaining([
      'contact_notes.author',
      'news.lastModifiedBy',
      'news.deletedBy',
      'files.uploadedBy',
      'preview_links.createdBy',
      'record_versions.by',
      'site_schedules.createdBy',
      'site_theme_versions.publishedBy',
      'audit_entries.accountName',
    ]),
  );
});

async function readAs(url: string): Promise<string> {
  const answer = await test.inject({ url, headers: reader });
  expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([url, 200, '']);
  return answer.body;
}

it('past actions show the present name of their account', async () => {
  const pages = [
    '/api/identity/role',
    '/api/identity/user?pageSize=100',
    '/api/identity/invitation',
    '/api/v1/AuditTrails/list?pageSize=100',
    '/api/v1/AuditTrails/export',
    `/api/v1/trash/list?keyword=${encodeURIComponent(borrowed)}`,
    '/api/v1/News/list?pageSize=100',
    '/api/v1/Articles/list?pageSize=100',
    '/api/v1/CaseInfos/list?pageSize=100',
    '/api/v1/SiteSets/list?pageSize=100',
    '/api/v1/contact/get-list-paged?pageSize=100',
    '/api/v1/contact/export?purpose=x',
    '/api/v1/Media/list?pageSize=100',
    '/api/v1/index-popup',
    '/api/v1/contact/get-email',
    '/api/v1/history/popup/1',
  ];
  for (const url of pages) expect([url, (await readAs(url)).includes(borrowed)]).toEqual([url, false]);
  const changed = [
    '/api/identity/role',
    '/api/v1/AuditTrails/list',
    `/api/v1/trash/list?keyword=${encodeURIComponent(borrowed)}`,
    '/api/v1/News/list?pageSize=100',
  ];
  for (const url of changed) expect([url, (await readAs(url)).includes(real)]).toEqual([url, true]);
});

it('two accounts of one name are distinguished by their sign-in names', async () => {
  const id = await test.addAccount('namesake', '');
  await test.db.update(accounts).set({ name: real }).where(eq(accounts.id, id));
  expect(await readAs('/api/v1/News/list?pageSize=100')).toContain(`${real}（${caller.account}）`);
  await test.db.update(accounts).set({ name: '別人' }).where(eq(accounts.id, id));
  expect(await readAs('/api/v1/News/list?pageSize=100')).not.toContain(`${real}（`);
});
