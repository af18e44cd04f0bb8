import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { runJob } from '../../../server/base/db/job-runner';
import { accounts, contacts, imports, importRows } from '../../../server/base/db/schema';
import { deliveredEnquiry } from '../../../server/subjects/connections/delivery/enquiries';
import { importJob } from '../../../server/subjects/imports/import-job';
import { removeVisitors } from '../../../server/subjects/privacy/visitor';
import { paths } from '../../../server/base/process/paths';
import { addFormPage, hiddenIn, post, typed } from '../support/enquiry-form';
import { createTestApp } from '../support/test-app';

const test = await createTestApp();
await addFormPage(test.db);
const headers = await test.signInAs([
  'Permissions.Contacts.View',
  'Permissions.Contacts.Create',
  'Permissions.Contacts.Edit',
]);
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(imports);
  await test.db.delete(contacts);
});

const spoken = { type: 3, name: '林雅婷', tel: '0912345678', content: '想看屋' } as const;
async function sendForm() {
  const { body } = await post(test, typed);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
  await post(test, [...hiddenIn(body), ['step', 'send']]);
  vi.useRealTimers();
}
async function callApi(said: object = {}) {
  const answer = await test.inject({
    method: 'POST',
    url: '/api/v1/contact',
    payload: { ...spoken, ...said },
  });
  expect(answer.statusCode).toBe(200);
}
async function importFile(text = '姓名,電話,內容\n林雅婷,0912345678,想看屋') {
  const made = await test.inject({
    method: 'POST',
    url: '/api/v1/imports/contact',
    headers,
    form: { file: new File([text], '名單.csv') },
  });
  const { id } = made.json<{ data: { id: number } }>().data;
  await test.inject({ method: 'PUT', url: '/api/v1/imports/run', headers, payload: { id } });
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  await runJob(test.db, importJob({ allowedHosts: [] }), silent, { isForced: true });
}

/** Gender and source of the only enquiry, as stored, on its screen, in the export and for other systems. */
async function everywhere() {
  const [row] = await test.db.select().from(contacts);
  const id = row?.id ?? 0;
  const screen = await test.inject({ url: `/api/v1/contact/get-by-id?id=${id}`, headers });
  const shown = screen.json<{ data: { gender: unknown; source: unknown } }>().data;
  const { body } = await test.inject({ url: '/api/v1/contact/export?purpose=x', headers });
  const [names = '', line = ''] = body.split('\r\n');
  // The content of the enquiries has no comma.
  const cell = (name: string) => line.split(',')[names.split(',').indexOf(name)];
  const reader = { id: 1, name: '系統', scopes: [] };
  const origin = { operation: 'test', requestId: '', address: '', userAgent: '' };
  const delivered = await deliveredEnquiry(test.db, id, reader, origin);
  return {
    gender: [row?.gender, shown.gender, cell('性別'), delivered?.gender],
    source: [row?.source, shown.source, cell('來源'), delivered?.source],
  };
}
const unsaid = [null, null, '', null];

it('nothing is stored that nobody said: neither gender nor source of an enquiry has a default', async () => {
  await sendForm();
  expect(await everywhere()).toEqual({
    gender: unsaid,
    source: ['casePage', 'casePage', '建案網頁', 'casePage'],
  });
  await test.db.delete(contacts);
  await callApi();
  expect(await everywhere()).toEqual({ gender: unsaid, source: unsaid });
  await test.db.delete(contacts);
  await importFile();
  expect(await everywhere()).toEqual({ gender: unsaid, source: unsaid });
});

it('what a caller and a file say is stored, and an erased enquiry says nothing any more', async () => {
  const said = { gender: [0, 0, '女', 0], source: ['line', 'line', 'LINE', 'line'] };
  await callApi({ gender: 0, source: 'line' });
  expect(await everywhere()).toEqual(said);
  await test.db.delete(contacts);
  await importFile('姓名,電話,內容,性別,來源\n林雅婷,0912345678,想看屋,小姐,LINE');
  expect(await everywhere()).toEqual(said);
  const [row] = await test.db.select().from(contacts);
  await test.db.transaction((tx) => removeVisitors(tx, [row?.id ?? 0], '（已刪除）'));
  expect((await everywhere()).gender).toEqual(unsaid);
});

it('columns of people have no default for what only they can say', async () => {
  const { rows } = await test.db.execute<{ column: string }>(sql`
    select table_name || '.' || column_name as column from information_schema.columns
    where column_name in ('gender', 'source') and table_name in ('contacts', 'accounts')
      and (column_default not like 'NULL%' or is_nullable = 'NO')`);
  expect(rows).toEqual([]);
});

it('an update clears what earlier releases stored for visitors, files and accounts that said nothing', async () => {
  const old = { ...spoken, gender: 0, source: 'website' } as const;
  const [form, erased, said, silent, told] = await test.db
    .insert(contacts)
    .values([
      { ...old, origin: {} },
      { ...old, tel: '' },
      old,
      { ...old, name: '匯入甲' },
      { ...old, name: '匯入乙' },
    ])
    .returning({ id: contacts.id });
  const [file] = await test.db
    .insert(imports)
    .values({
      kind: 'contact',
      fileName: '名單.csv',
      columns: ['姓名', '性別', '來源'],
      mapping: [
        { field: 'name', column: 0 },
        { field: 'gender', column: 1 },
        { field: 'source', column: 2 },
      ],
      counts: { new: 2, changed: 0, same: 0, refused: 0 },
    })
    .returning({ id: imports.id });
  const row = { importId: file?.id ?? 0, verdict: 'new', step: 'done' } as const;
  await test.db.insert(importRows).values([
    { ...row, place: 2, cells: ['匯入甲', '', ''], values: { gender: 0 }, recordId: silent?.id },
    {
      ...row,
      place: 3,
      cells: ['匯入乙', '女', '官網'],
      values: { gender: 0, source: 'website' },
      recordId: told?.id,
    },
  ]);
  const account = { gender: 0, name: '林雅婷' } as const;
  await test.db.insert(accounts).values([
    { ...account, account: 'never.saved' },
    { ...account, account: 'saved', rowVersion: 2 },
  ]);
  const migration =
    readdirSync(paths.migrations).find((name) => name.endsWith('store_only_what_was_said.sql')) ?? '';
  for (const statement of readFileSync(join(paths.migrations, migration), 'utf8').split(
    '--> statement-breakpoint',
  )) {
    await test.db.execute(sql.raw(statement));
  }
  const stored = await test.db
    .select({ id: contacts.id, gender: contacts.gender, source: contacts.source })
    .from(contacts)
    .orderBy(contacts.id);
  expect(stored).toEqual([
    { id: form?.id, gender: null, source: 'website' },
    { id: erased?.id, gender: null, source: 'website' },
    { id: said?.id, gender: 0, source: 'website' },
    { id: silent?.id, gender: null, source: null },
    { id: told?.id, gender: 0, source: 'website' },
  ]);
  const genderOf = async (name: string) =>
    (await test.db.select().from(accounts).where(eq(accounts.account, name)))[0]?.gender;
  expect([await genderOf('never.saved'), await genderOf('saved')]).toEqual([null, 0]);
});
