import { eq, getTableName, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { Readable } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import { restoreBackup } from '../../../server/operation/backup/restore';
import { connectionConfig, type Db } from '../../../server/base/db/client';
import * as schema from '../../../server/base/db/schema';
import { countPersonData, erasePersonData } from '../../../server/subjects/privacy/held-data';
import { findPersonData } from '../../../server/subjects/privacy/person-data';
import {
  contentColumns,
  enquiryColumns,
  versionColumns,
  webhookColumns,
  wordColumns,
} from '../../../server/subjects/privacy/mentions';
import { backupOf, inventedBytes } from '../support/backups';
import { createTestApp, type TestApp } from '../support/test-app';
import { addRecords, addSources } from '../support/writing-calls';

type Schemas = components['schemas'];
const person = { tels: ['0912345678'], emails: ['siying@mail.example.tw'] };
const spelled = '0912-345-678';
const secretKey = 'a-secret-key-of-thirty-two-characters';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ SECRET_KEY: secretKey });
  const { db } = test;
  // Saved views have an owner.
  await test.signInAs([]);
  const { caseId, themeId, contactId, otherWebhookId } = await addRecords(db);
  await addSources(db);
  const at = new Date();
  const [request] = await db
    .insert(schema.approvalRequests)
    .values({
      kind: 'news',
      recordId: 1,
      subjectId: 1,
      dueOn: at,
      people: [],
      blocks: [],
      hash: '',
      requestedById: 1,
      requesterIds: [1],
    })
    .returning();
  const requestId = request?.id ?? 0;
  const by = { requestId, roleId: 1, accountId: 1 };
  await db.insert(schema.approvals).values({ ...by, blockKey: 'part-1', hash: '' });
  await db.insert(schema.approvalAsks).values({ ...by, reasons: [], blockKeys: [] });
  await db.insert(schema.outsideReviews).values({
    themeId,
    name: '王總',
    email: 'wang@example.tw',
    mayComment: true,
    mayApprove: true,
    expiresOn: at,
  });
  await db.insert(schema.idempotencyKeys).values({ accountId: 1, operation: 'x', key: 'x', answer: {} });
  const [delivery] = await db
    .insert(schema.webhookDeliveries)
    .values({ webhookId: otherWebhookId, eventId: 'x', event: 'x', recordId: caseId, body: '{}' })
    .returning();
  await db
    .insert(schema.webhookTries)
    .values({ deliveryId: delivery?.id ?? 0, ms: 1, request: '', answer: '' });
  const [file] = await db.select().from(schema.imports).limit(1);
  await db
    .insert(schema.importRows)
    .values({ importId: file?.id ?? 0, place: 3, cells: [], verdict: 'new', values: {} });
  await db.insert(schema.contactEmails).values({ type: 1 });
  await db.insert(schema.singletons).values({ key: 'indexPopup' }).onConflictDoNothing();
  await db.insert(schema.contactNotes).values({ contactId, text: '已回電' });
});
afterAll(() => test.close());

/** The person at the start of a line, as JSON escapes it, and in a text of this column. */
const planted = (column: AnyPgColumn) =>
  column.getSQLType() === 'jsonb'
    ? JSON.stringify([{ id: 1, partType: 1, textContent: `請聯絡\nsiying@mail.example.tw`, label: spelled }])
    : spelled;

/** Runs `look` with the person in this column of one row, and takes it back. */
async function withPlanted<T>(column: AnyPgColumn, look: (db: Db) => Promise<T>): Promise<T> {
  const { table, name } = column;
  let result: { value: T } | undefined;
  const done = new Error('done');
  await test.db
    .transaction(async (tx) => {
      const { rowCount } = await tx.execute(sql`
        update ${table} set ${sql.identifier(name)} = ${planted(column)}
        where ctid = (select ctid from ${table} order by ctid limit 1)`);
      if (rowCount !== 1) throw new Error(`no row of ${getTableName(table)} takes ${name}`);
      result = { value: await look(tx) };
      throw done;
    })
    .catch((error: unknown) => {
      if (error !== done) throw error;
    });
  if (!result) throw new Error('not looked');
  return result.value;
}

async function hits(db: Db, table: PgTable): Promise<number> {
  const { rows } = await db.execute<{ hits: number }>(sql`
    select count(*)::int as hits from ${table} t where to_jsonb(t)::text ~ '0912-345-678|siying'`);
  return rows[0]?.hits ?? -1;
}

async function heldOf(db: Db) {
  const held = await findPersonData(db, person);
  if (!held) throw new Error('nobody');
  return held;
}

const label = (column: AnyPgColumn) => `${getTableName(column.table)}.${column.name}`;
const erased = [...enquiryColumns, ...webhookColumns, ...wordColumns, ...versionColumns];
const cases = (columns: readonly AnyPgColumn[]) => columns.map((column) => ({ name: label(column), column }));

it.each(cases(erased))('a person in $name is counted, and erased', async ({ column }) => {
  const [before, after, counts] = await withPlanted(column, async (db) => {
    const { places } = await countPersonData(db, await heldOf(db));
    const found = await hits(db, column.table);
    await erasePersonData(db, await heldOf(db));
    return [found, await hits(db, column.table), places.filter(({ count }) => count)] as const;
  });
  expect([before, after, counts.length]).toEqual([1, 0, 1]);
});

it.each(cases(contentColumns))('a person in $name is listed for people, and stays', async ({ column }) => {
  const [records, after] = await withPlanted(column, async (db) => {
    const { records: listed } = await countPersonData(db, await heldOf(db));
    await erasePersonData(db, await heldOf(db));
    return [listed, await hits(db, column.table)] as const;
  });
  expect([records.length, after]).toEqual([1, 1]);
});

it('former content stays as long as the present one mentions the person', async () => {
  const { news, recordVersions } = schema;
  const [version] = await test.db.select().from(recordVersions).where(eq(recordVersions.kind, 'news'));
  const id = version?.recordId ?? 0;
  const data = { title: '舊公告', content: `<p>${spelled}</p>` };
  await test.db
    .update(recordVersions)
    .set({ data })
    .where(eq(recordVersions.id, version?.id ?? 0));
  await test.db
    .update(news)
    .set({ content: `<p>${spelled}</p>` })
    .where(eq(news.id, id));
  const held = await heldOf(test.db);
  const { records, places } = await countPersonData(test.db, held);
  expect(records).toEqual([{ kind: 'news', id, title: expect.any(String), isInTrash: false }]);
  expect(places.find(({ name }) => name === 'versions')?.count).toBe(0);
  await test.db.transaction((tx) => erasePersonData(tx, held));
  expect(await hits(test.db, recordVersions)).toBe(1);
  await test.db.update(news).set({ content: '<p>請來電</p>' }).where(eq(news.id, id));
  await test.db.transaction((tx) => erasePersonData(tx, held));
  expect(await hits(test.db, recordVersions)).toBe(0);
});

it('an entry of another kind loses the fields that mention the person, and keeps the others', async () => {
  const [entry] = await test.db
    .insert(schema.auditEntries)
    .values({
      kind: 'news',
      recordId: 1,
      title: `公告 ${spelled}`,
      action: 'update',
      before: { title: `公告 ${spelled}`, status: 0 },
      after: { title: '公告', status: 1 },
    })
    .returning();
  const held = await heldOf(test.db);
  const { places } = await countPersonData(test.db, held);
  expect(places.find(({ name }) => name === 'audit')?.count).toBe(1);
  await test.db.transaction((tx) => erasePersonData(tx, held));
  const [kept] = await test.db
    .select()
    .from(schema.auditEntries)
    .where(eq(schema.auditEntries.id, entry?.id ?? 0));
  expect(kept).toMatchObject({ title: '', before: { status: 0 }, after: { title: '公告', status: 1 } });
});

it('a name that makes a full text longer does not stop an erasure', async () => {
  const { contacts, contactNotes } = schema;
  await test.db.transaction(async (tx) => {
    await tx.insert(contacts).values({ type: 1, name: '王明', gender: 0, tel: '0912345678' });
    const [note] = await tx.select().from(contactNotes).limit(1);
    const text = `${'王明'.repeat(244)}0912345678`;
    await tx
      .update(contactNotes)
      .set({ text })
      .where(eq(contactNotes.id, note?.id ?? 0));
    await erasePersonData(tx, await heldOf(tx));
    const [cut] = await tx
      .select()
      .from(contactNotes)
      .where(eq(contactNotes.id, note?.id ?? 0));
    expect(cut?.text).toHaveLength(500);
    expect(cut?.text).not.toContain('王明');
  });
});

it('a person who has the name of a field changes no name of a field', async () => {
  const { contacts, recordVersions } = schema;
  const rollBack = new Error('undo');
  const data = await test.db
    .transaction(async (tx) => {
      await tx.insert(contacts).values({ type: 1, name: 'label', gender: 0, tel: '0912345678' });
      const [version] = await tx.select().from(recordVersions).limit(1);
      const own = eq(recordVersions.id, version?.id ?? 0);
      await tx
        .update(recordVersions)
        .set({ data: { parts: [{ label: `label ${spelled}` }] } })
        .where(own);
      await erasePersonData(tx, await heldOf(tx));
      const [kept] = await tx.select().from(recordVersions).where(own);
      throw Object.assign(rollBack, { cause: kept?.data });
    })
    .catch((error: unknown) => {
      if (error !== rollBack) throw error;
      return rollBack.cause;
    });
  expect(data).toEqual({ parts: [{ label: '（已刪除） （已刪除）' }] });
});

it('a reviewer who only mentions the person stays, without the number', async () => {
  const { outsideReviews } = schema;
  await test.db.update(outsideReviews).set({ note: `請問 ${spelled}` });
  await test.db.transaction(async (tx) => erasePersonData(tx, await heldOf(tx)));
  const [review] = await test.db.select().from(outsideReviews);
  expect(review).toMatchObject({ email: 'wang@example.tw', note: '請問 （已刪除）' });
});

/** Tables in which a row mentions the person. */
async function tablesWithPerson(): Promise<string[]> {
  const { rows } = await test.db.execute<{ table: string }>(
    sql`select relname as table from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const found: string[] = [];
  for (const { table } of rows) {
    const { rowCount } = await test.db.execute(
      sql`select from ${sql.identifier(table)} t where to_jsonb(t)::text ~ '0912-?345-?678|siying' limit 1`,
    );
    if (rowCount) found.push(table);
  }
  return found;
}

it('a person without an enquiry is erased wherever staff wrote of them, and again after a restore', async () => {
  const headers = await test.signInAs(['Permissions.Privacy.View', 'Permissions.Privacy.Edit']);
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    test.inject({ method, url: `/api/v1/Privacy/${url}`, headers, payload });
  for (const column of [...erased, schema.files.name]) {
    await test.db.execute(sql`
      update ${column.table} set ${sql.identifier(column.name)} = ${planted(column)}
      where ctid = (select ctid from ${column.table} order by ctid limit 1)`);
  }
  const kinds = ['erase'];
  const email = 'siying@mail.example.tw';
  const asked = { kinds, tel: '0912345678', email, receivedOn: '2026-11-20', identity: '', note: '' };
  const made = await call('POST', 'requests', { ...asked, handlerId: null });
  const { id } = made.json<{ data: { id: number } }>().data;
  const held = (await call('GET', `requests/${id}/held`)).json<{ data: Schemas['HeldData'] }>().data;
  expect(held.records).toEqual([{ kind: 'media', id: expect.any(Number), title: spelled, isInTrash: false }]);
  expect(held.places.find(({ name }) => name === 'content')).toMatchObject({ count: 1, erasing: 'manual' });
  const { number } = (await call('GET', `requests/${id}`)).json<{ data: Schemas['PersonRequest'] }>().data;
  const client = new pg.Client(connectionConfig(test.databaseUrl));
  await client.connect();
  const file = await backupOf(client);
  const done = await call('POST', `requests/${id}/erasure`, {
    number,
    basis: 'x',
    contactIds: held.contacts.map((each) => each.id),
  });
  expect(done.statusCode).toBe(200);
  expect(await tablesWithPerson()).toEqual(['files']);
  await restoreBackup(client, Readable.from([file]), { secretKeys: [secretKey], ...inventedBytes });
  expect(await tablesWithPerson()).toEqual(['files']);
  await client.end();
});
