import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { and, eq, sql } from 'drizzle-orm';
import {
  accounts,
  auditEntries,
  contactNotes,
  contacts,
  outbox,
  roles,
} from '../../../server/base/db/schema';
import type { components } from '../../../openapi/generated/types';
import { watchQueries } from '../support/failing-queries';
import { answered, createTestApp } from '../support/test-app';
import { unmask } from '../support/unmasked';

type ContactEvent = components['schemas']['ContactEvent'];

const test = await createTestApp();
await unmask(test.db);
const headers = await test.signInAs(
  ['Contacts', 'Contacts.Email'].flatMap((unit) =>
    ['View', 'Edit'].map((action) => `Permissions.${unit}.${action}`),
  ),
);
afterAll(() => test.close());

async function call(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  extra: Record<string, string> = {},
  address = '10.0.0.1',
) {
  const answer = await test.inject({
    method,
    url,
    headers: { ...headers, ...extra },
    remoteAddress: address,
    payload,
  });
  return answered(answer);
}
const enquiry = { type: 3, name: '王柏翰', gender: 1, tel: '0912345678', content: '想預約週末賞屋' };
const setRecipients = async (emails: string) => {
  const { data } = await call('GET', '/api/v1/contact/get-email');
  return call('POST', '/api/v1/contact/edit-email', {
    rowVersion: data['rowVersion'],
    recipients: [1, 2, 3, 4].map((type) => ({ type, emails: type === 3 ? emails : '' })),
  });
};

describe('Contacts', () => {
  it('an enquiry of a visitor is stored once, however often it is sent, and limited by address', async () => {
    const key = { 'idempotency-key': 'visitor-1' };
    const first = await call('POST', '/api/v1/contact', enquiry, key, '10.0.0.2');
    expect(first).toMatchObject({ succeeded: true, messages: ['已收到您的訊息，我們將儘快與您聯繫'] });
    expect((await call('POST', '/api/v1/contact', enquiry, key, '10.0.0.2')).data).toEqual(first.data);
    expect(
      await call('POST', '/api/v1/contact', { ...enquiry, tel: '225718170' }, {}, '10.0.0.2'),
    ).toMatchObject({ status: 400, errors: { tel: ['請輸入含區碼的市話或手機，例如 0225718170'] } });
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      statuses.push((await call('POST', '/api/v1/contact', enquiry, {}, '10.0.0.3')).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });

  it('the list has all filters, and a note and handling state are saved with the row version', async () => {
    const { data } = await call('POST', '/api/v1/contact', {
      ...enquiry,
      name: '找我_100%',
      type: 1,
      email: 'a@example.com',
      caseTitle: '松濤硯',
    });
    const list = async (query: string) =>
      (
        (await call('GET', `/api/v1/contact/get-list-paged?${query}`)).data['items'] as { name: string }[]
      ).map(({ name }) => name);
    expect(await list('keyword=_100%25&type=1&handleStatus=0')).toEqual(['找我_100%']);
    expect(await list('keyword=_100%25&handleStatus=2')).toEqual([]);
    expect(await list('keyword=_100%25&endDate=2020-01-01')).toEqual([]);
    const note = { id: data['id'], rowVersion: 1, note: '已回電', handleStatus: 1 };
    expect(await call('POST', '/api/v1/contact/edit-note', note)).toMatchObject({
      succeeded: true,
      messages: ['儲存成功'],
    });
    expect(await call('POST', '/api/v1/contact/edit-note', note)).toMatchObject({ status: 409 });
    expect(
      await call('POST', '/api/v1/contact/edit-note', { ...note, rowVersion: 2, note: '字'.repeat(501) }),
    ).toMatchObject({ status: 400, errors: { note: ['最多可輸入 500 個字'] } });
    expect((await call('GET', `/api/v1/contact/get-by-id?id=${String(data['id'])}`)).data).toMatchObject({
      note: '已回電',
      handleStatus: 1,
    });
  });

  it('the export has a BOM, the filters in force, and no cell that acts as a formula', async () => {
    await call(
      'POST',
      '/api/v1/contact',
      { ...enquiry, name: '=HYPERLINK("x")', content: '第一行\n"引號", 逗號' },
      {},
      '10.0.0.4',
    );
    const answer = await test.inject({ url: '/api/v1/contact/export?purpose=x&keyword=HYPERLINK', headers });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''");
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFF編號,時間,類型,姓名,性別,電話,E-mail,建案,內容,處理狀態,承辦人,備註,來源,匯出者,匯出編號,用途',
    );
    expect(lines[1]).toContain(`,"'=HYPERLINK(""x"")",男,0912-345-678,,,"第一行\n""引號"", 逗號",未處理,,`);
    expect(lines).toHaveLength(3);
  });

  it('the export has the notes of each enquiry, and none of another', async () => {
    const made = await call('POST', '/api/v1/contact', { ...enquiry, name: '備註甲' }, {}, '10.0.0.5');
    const other = await call('POST', '/api/v1/contact', { ...enquiry, name: '備註乙' }, {}, '10.0.0.6');
    for (const [{ data }, text] of [
      [other, '乙的備註'],
      [made, '甲的第一則'],
      [made, '甲的第二則'],
    ] as const) {
      await test.db.insert(contactNotes).values({ contactId: Number(data['id']), author: '林雅婷', text });
    }
    const { body } = await test.inject({
      url: `/api/v1/contact/export?purpose=x&keyword=${encodeURIComponent('備註')}`,
      headers,
    });
    const cells = body
      .split('\r\n')
      .slice(1, 3)
      .map((line) => /未處理,,(.*)$/s.exec(line)?.[1]);
    expect(cells).toEqual([
      expect.stringMatching(/^[\d/ :]+ 林雅婷：乙的備註,,/),
      expect.stringMatching(/林雅婷：甲的第一則\n[\d/ :]+ 林雅婷：甲的第二則",,/),
    ]);
  });

  it('the export checks its caller again before each further page, because it may be read slowly', async () => {
    await test.db.insert(contacts).values(
      Array.from({ length: 2_001 }, (_, place) => ({
        type: 2 as const,
        name: `第 ${place} 位`,
        gender: 1 as const,
        tel: '0225718170',
        content: '匯出',
      })),
    );
    const names = {
      'from "contacts"': 'page',
      'from "singletons"': 'level',
      'from identity_stamp': 'caller',
      'insert into "audit_entries"': 'entry',
      'insert into "exported_contacts"': 'shown',
    };
    // The first call of a process or a session asks more.
    await call('GET', '/api/v1/contact/get-email');
    const asked: string[] = [];
    watchQueries(test.db.$client, (statement) => {
      const known = Object.entries(names).find(([part]) => statement.includes(part));
      asked.push(known?.[1] ?? statement);
    });
    const answer = await test.inject({ url: '/api/v1/contact/export?purpose=x&type=2', headers });
    expect(answer.body.split('\r\n')).toHaveLength(2_003);
    const page = ['page', 'shown'];
    expect(asked).toEqual(['caller', 'level', 'entry', ...page, 'caller', ...page, 'caller', ...page]);
  });

  it('recipients are several addresses separated by commas, each gets a mail of an enquiry, and a line break in one is refused', async () => {
    expect(await setRecipients('a@example.com， b@example.com ,')).toMatchObject({ succeeded: true });
    expect((await call('GET', '/api/v1/contact/get-email')).data['recipients']).toContainEqual({
      type: 3,
      emails: 'a@example.com,b@example.com',
    });
    await test.db.delete(outbox);
    await call('POST', '/api/v1/contact', { ...enquiry, name: '林 測試' }, {}, '10.0.0.5');
    expect(
      (await test.db.select({ to: outbox.recipients, subject: outbox.subject }).from(outbox)).map(
        ({ to, subject }) => [to, subject],
      ),
    ).toEqual([
      ['a@example.com', '【聯絡我們】客戶服務反映：林 測試'],
      ['b@example.com', '【聯絡我們】客戶服務反映：林 測試'],
    ]);
    expect(await setRecipients('a@example.com\r\nBcc: c@example.com')).toMatchObject({
      status: 400,
      errors: { 'recipients[2].emails': ['請輸入正確的 E-mail，多個 E-mail 請以逗號「,」分隔'] },
    });
  });

  it('each note stays under the name of who wrote it, and one that is repeated or empty is none', async () => {
    const id = await added('備註');
    const send = (rowVersion: number, more: object) =>
      call('POST', '/api/v1/contact/edit-note', { id, rowVersion, handleStatus: 1, ...more });
    expect(await send(1, { newNote: '字'.repeat(501) })).toMatchObject({ status: 400 });
    await send(1, { newNote: ' 去電未接 ', handleStatus: 0 });
    expect((await send(2, { note: '已回電' })).data).toEqual({ id, rowVersion: 3 });
    // An unchanged or empty text adds no note.
    await send(3, { note: '已回電' });
    await send(4, { note: ' \n ' });
    await send(5, { newNote: '已回電' });
    const { data } = await call('GET', `/api/v1/contact/get-by-id?id=${id}`);
    expect(data['note']).toBe('已回電');
    const author = data['lastModifiedBy'];
    expect(
      (data['notes'] as Record<string, unknown>[]).map(({ author: by, text, assignee, handleStatus }) => ({
        author: by,
        text,
        assignee,
        handleStatus,
      })),
    ).toEqual([
      { author, text: '已回電', assignee: null, handleStatus: null },
      { author, text: '已回電', assignee: null, handleStatus: null },
      { author, text: '', assignee: null, handleStatus: 1 },
      { author, text: '去電未接', assignee: null, handleStatus: null },
    ]);
    const [row] = await test.db.select().from(contacts).where(eq(contacts.id, id));
    expect(row?.firstHandledOn).toBeInstanceOf(Date);
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.recordId, id));
    expect(
      entries.filter(({ kind, action }) => kind === 'contact' && action !== 'open').map(({ after }) => after),
    ).toEqual([{ note: '去電未接' }, { handleStatus: 1, note: '已回電' }, {}, {}, { note: '已回電' }]);
  });

  it('a note is corrected only by its author and shows that with the time; the audit trail keeps its former text', async () => {
    const id = await added('修改備註');
    const save = (rowVersion: number, more: object) =>
      call('POST', '/api/v1/contact/edit-note', { id, rowVersion, handleStatus: 0, ...more });
    await save(1, { newNote: '已回電，下週三來' });
    await save(2, { handleStatus: 1 });
    const events = async (reader = headers) => {
      const answer = await test.inject({ url: `/api/v1/contact/get-by-id?id=${id}`, headers: reader });
      return answer.json<{ data: { notes: ContactEvent[] } }>().data.notes;
    };
    const [change, first] = await events();
    const edit = (noteId: number | undefined, rowVersion: number, text: string, by = headers) =>
      test
        .inject({
          method: 'PUT',
          url: '/api/v1/contact/edit-own-note',
          headers: by,
          payload: { id: noteId, rowVersion, text },
        })
        .then((answer) => ({ status: answer.statusCode, ...answer.json<{ messages: string[] }>() }));
    const colleague = await test.signInAs(['Permissions.Contacts.View', 'Permissions.Contacts.Edit']);
    expect((await events(colleague)).map(({ isOwn }) => isOwn)).toEqual([false, false]);
    expect(await edit(first?.id, 1, '改寫', colleague)).toMatchObject({
      status: 200,
      succeeded: false,
      messages: ['只能修改自己寫的備註'],
    });
    expect(await edit(change?.id, 1, '改寫')).toMatchObject({ status: 404 });
    expect(await edit(first?.id, 1, ' \n ')).toMatchObject({
      status: 400,
      errors: { text: ['此欄位為必填'] },
    });
    expect(await edit(first?.id, 1, ' 已回電，下週四來 ')).toMatchObject({
      succeeded: true,
      data: { id: first?.id, rowVersion: 2 },
    });
    expect(await edit(first?.id, 1, '又改')).toMatchObject({ status: 409 });
    expect(await events()).toEqual([
      change,
      { ...first, text: '已回電，下週四來', rowVersion: 2, isOwn: true, editedOn: expect.any(String) },
    ]);
    expect(change).toMatchObject({ isOwn: false, editedOn: null });
    const [entry] = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.recordId, id), eq(auditEntries.operation, 'updateOwnNote')));
    expect(entry).toMatchObject({
      kind: 'contact',
      before: { note: '已回電，下週三來' },
      after: { note: '已回電，下週四來' },
    });
    const { data } = await call('GET', `/api/v1/contact/get-by-id?id=${id}`);
    expect(data).toMatchObject({ note: '已回電，下週四來', rowVersion: 3 });
  });

  it('an enquiry is assigned to an account that may handle it and gets a mail, and the list is filtered by assignee', async () => {
    const id = await added('承辦');
    const [role] = await test.db
      .insert(roles)
      .values({ name: '客服', claims: ['Permissions.Contacts.Edit'] })
      .returning();
    const [wu] = await test.db
      .insert(accounts)
      .values({
        account: 'wu',
        name: '吳佩珊',
        department: '客戶服務部',
        email: 'wu@example.com',
        roleId: role?.id,
      })
      .returning();
    const [left] = await test.db
      .insert(accounts)
      .values({ account: 'gone', name: '已離職', isActive: false, roleId: role?.id })
      .returning();
    expect((await call('GET', '/api/v1/contact/assignees')).data).toContainEqual({
      id: wu?.id,
      name: '吳佩珊',
      department: '客戶服務部',
      hasEmail: true,
    });
    await test.db.delete(outbox);
    const give = (rowVersion: number, assigneeId: number | null) =>
      call('POST', '/api/v1/contact/edit-note', { id, rowVersion, handleStatus: 0, assigneeId });
    expect(await give(1, left?.id ?? 0)).toMatchObject({
      status: 400,
      errors: { assigneeId: ['這個帳號不能承辦聯絡資料，請改選其他人'] },
    });
    expect(await give(1, Number(wu?.id))).toMatchObject({ succeeded: true });
    // Without the field the assignee stays.
    await call('POST', '/api/v1/contact/edit-note', { id, rowVersion: 2, note: '', handleStatus: 0 });
    expect((await call('GET', `/api/v1/contact/get-by-id?id=${id}`)).data).toMatchObject({
      assigneeId: wu?.id,
      assignee: '吳佩珊',
      notes: [{ text: '', assignee: '吳佩珊', handleStatus: null }],
    });
    expect(
      (await call('GET', `/api/v1/contact/get-list-paged?assigneeId=${wu?.id}`)).data['items'],
    ).toMatchObject([{ id, assignee: '吳佩珊' }]);
    expect(
      (await test.db.select().from(outbox)).map(({ recipients, subject }) => [recipients, subject]),
    ).toEqual([['wu@example.com', '【聯絡我們】由您承辦：客戶服務反映　承辦']]);
    const [entry] = await test.db.select().from(auditEntries).where(eq(auditEntries.recordId, id));
    expect(entry).toMatchObject({ before: { assignee: '' }, after: { assignee: '吳佩珊' } });
    // An assignment does not count as handling.
    const [row] = await test.db.select().from(contacts).where(eq(contacts.id, id));
    expect(row?.firstHandledOn).toBeNull();
    await give(3, null);
    expect((await call('GET', `/api/v1/contact/get-by-id?id=${id}`)).data).toMatchObject({
      assigneeId: null,
      assignee: '',
    });
  });

  it('the neighbours of an enquiry follow the filter, also if it no longer matches it', async () => {
    const [c, b, a] = [await added('鄰居丙'), await added('鄰居乙'), await added('鄰居甲')];
    const near = async (id: number, filter: string) =>
      (
        await call(
          'GET',
          `/api/v1/contact/neighbours?id=${id}&keyword=${encodeURIComponent('鄰居')}${filter}`,
        )
      ).data;
    expect(await near(b, '')).toEqual({
      position: 2,
      count: 3,
      countLimit: 10_000,
      previous: { id: a, name: '鄰居甲' },
      next: { id: c, name: '鄰居丙' },
    });
    await call('POST', '/api/v1/contact/edit-note', { id: b, rowVersion: 1, handleStatus: 2 });
    expect(await near(b, '&handleStatus=0')).toEqual({
      position: null,
      count: 2,
      countLimit: 10_000,
      previous: { id: a, name: '鄰居甲' },
      next: { id: c, name: '鄰居丙' },
    });
    expect(await near(a, '&handleStatus=0')).toMatchObject({ position: 1, previous: null });
    expect(await call('GET', '/api/v1/contact/neighbours?id=2147483647')).toMatchObject({ status: 404 });
  });

  it('open enquiries are counted, and those that came after an enquiry', async () => {
    await test.db.delete(contacts);
    const ask = async (query = '') => (await call('GET', `/api/v1/contact/waiting${query}`)).data;
    expect(await ask()).toEqual({ count: 0, latestId: 0, arrived: 0 });
    const first = await added('第一');
    const second = await added('第二');
    await call('POST', '/api/v1/contact/edit-note', { id: first, rowVersion: 1, handleStatus: 1 });
    expect(await ask()).toEqual({ count: 1, latestId: second, arrived: 0 });
    expect(await ask(`?after=${first}`)).toEqual({ count: 1, latestId: second, arrived: 1 });
    expect(await ask('?after=0')).toEqual({ count: 1, latestId: second, arrived: 2 });
  });

  it('new enquiries are counted as the list shows them: matching its filter and before its first row', async () => {
    await test.db.delete(contacts);
    const ask = async (query: string) =>
      (await call('GET', `/api/v1/contact/waiting?${query}`)).data['arrived'];
    const values = { type: 3 as const, gender: 1 as const, tel: '0912345678', content: '' };
    const [older, first, backdated] = await test.db
      .insert(contacts)
      .values([
        { ...values, name: '較早', createdOn: new Date('2026-11-20T01:00:00Z') },
        { ...values, name: '第一', createdOn: new Date('2026-11-21T01:00:00Z') },
        { ...values, name: '補登', createdOn: new Date('2026-11-19T01:00:00Z') },
      ])
      .returning({ id: contacts.id });
    expect(await ask(`after=${first?.id}`)).toBe(0);
    expect((await call('GET', '/api/v1/contact/waiting')).data['latestId']).toBe(first?.id);
    const fresh = await added('剛到');
    expect(await ask(`after=${first?.id}`)).toBe(1);
    expect(await ask(`after=${first?.id}&type=3`)).toBe(1);
    expect(await ask(`after=${first?.id}&type=1`)).toBe(0);
    expect(await ask(`after=${first?.id}&handleStatus=1`)).toBe(0);
    expect(await ask(`after=${older?.id}&keyword=${encodeURIComponent('第一')}`)).toBe(1);
    expect(await ask(`after=0&keyword=${encodeURIComponent('補')}`)).toBe(1);
    expect(await ask(`after=${backdated?.id}`)).toBe(3);
    expect(await ask(`after=${fresh}`)).toBe(0);
    expect(await ask('after=2147483647')).toBe(0);
  });

  it('twelve weeks from Monday in Taipei are counted by type, each with the median hours to the first handling', async () => {
    await test.db.delete(contacts);
    const empty = await call('GET', '/api/v1/contact/weeks');
    const weeks = empty.data as unknown as {
      startDate: string;
      counts: number[];
      medianHours: number | null;
    }[];
    expect(weeks.map(({ counts, medianHours }) => [counts, medianHours])).toEqual(
      Array.from({ length: 12 }, () => [[0, 0, 0, 0, 0], null]),
    );
    const monday = String(weeks[10]?.startDate);
    const start = new Date(`${monday}T00:00:00+08:00`).getTime();
    expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
    const hour = 3_600_000;
    const at = (createdOn: number, type: 1 | 3, hours?: number) => ({
      type,
      name: '王',
      gender: 1 as const,
      tel: '0912345678',
      createdOn: new Date(createdOn),
      firstHandledOn: hours === undefined ? null : new Date(createdOn + hours * hour),
    });
    await test.db
      .insert(contacts)
      .values([
        at(start - 1, 1, 100),
        at(start, 3, 2),
        at(start + hour, 3, 5),
        at(start + 2 * hour, 1),
        at(start + 7 * 24 * hour - 1, 1, 9),
      ]);
    const filled = (await call('GET', '/api/v1/contact/weeks')).data as unknown as typeof weeks;
    expect(filled.slice(9)).toEqual([
      { startDate: weeks[9]?.startDate, counts: [1, 0, 0, 0, 0], medianHours: 100 },
      { startDate: monday, counts: [2, 0, 2, 0, 0], medianHours: 5 },
      { startDate: weeks[11]?.startDate, counts: [0, 0, 0, 0, 0], medianHours: null },
    ]);
  });

  it('one filter finds all enquiries that are not closed', async () => {
    await test.db.delete(contacts);
    const [a, b, c] = [await added('甲'), await added('乙'), await added('丙')];
    await call('POST', '/api/v1/contact/edit-note', { id: b, rowVersion: 1, handleStatus: 1 });
    await call('POST', '/api/v1/contact/edit-note', { id: c, rowVersion: 1, handleStatus: 2 });
    const ids = async (query: string) => {
      const { data } = await call('GET', `/api/v1/contact/get-list-paged?${query}`);
      return (data['items'] as { id: number }[]).map(({ id }) => id);
    };
    expect(await ids('isOpen=true')).toEqual([b, a]);
    expect(await ids('isOpen=false')).toEqual([c]);
    expect(await ids('isOpen=true&handleStatus=1')).toEqual([b]);
  });

  it('older enquiries keep their one note, with its last author, and count as handled since then', async () => {
    const files = ['0016_enquiry_notes', '0017_one_note_gone'];
    const migrations = await Promise.all(
      files.map((file) => readFile(`server/base/db/migrations/${file}.sql`, 'utf8')),
    );
    const found = await test.db
      .transaction(async (tx) => {
        await tx.execute(sql`drop table ${contactNotes}`);
        await tx.execute(
          sql`alter table ${contacts} drop column assignee_id cascade, drop column first_handled_on, add column note varchar(500) not null default ''`,
        );
        await tx.execute(sql`drop index if exists contacts_waiting`);
        await tx.execute(sql`delete from ${contacts}`);
        const { rows: ids } = await tx.execute<{ id: number }>(sql`
          insert into ${contacts} (type, name, gender, tel, handle_status, note, last_modified_by, last_modified_on) values
            (1, '新的', 1, '0912345678', 0, '', '新的', '2026-01-01T00:00:00Z'),
            (1, '有備註', 1, '0912345678', 0, '已去電', '吳佩珊', '2026-01-02T00:00:00Z'),
            (1, '已結案', 1, '0912345678', 2, '', '林雅婷', '2026-01-03T00:00:00Z'),
            (1, '有紀錄', 1, '0912345678', 1, '兩次', '林雅婷', '2026-01-04T00:00:00Z')
          returning id`);
        const logged = Number(ids[3]?.id);
        await tx.execute(sql`insert into ${auditEntries} (at, kind, record_id, action) values
          ('2026-01-03T12:00:00Z', 'contact', ${logged}, 'update'), ('2026-01-03T10:00:00Z', 'contact', ${logged}, 'update')`);
        for (const statement of migrations.flatMap((file) => file.split('--> statement-breakpoint'))) {
          await tx.execute(sql.raw(statement));
        }
        const kept = await tx
          .select({ name: contacts.name, at: contacts.firstHandledOn, assignee: contacts.assigneeId })
          .from(contacts)
          .orderBy(contacts.id);
        const notes = await tx
          .select({
            name: contacts.name,
            author: contactNotes.author,
            text: contactNotes.text,
            at: contactNotes.createdOn,
          })
          .from(contactNotes)
          .innerJoin(contacts, eq(contacts.id, contactNotes.contactId))
          .orderBy(contactNotes.id);
        const { rows: columns } = await tx.execute(
          sql`select 1 from information_schema.columns where table_name = 'contacts' and column_name = 'note'`,
        );
        throw Object.assign(new Error('undone'), { found: { kept, notes, columns } });
      })
      .catch((error: { found: unknown }) => error.found);
    expect(found).toEqual({
      kept: [
        { name: '新的', at: null, assignee: null },
        { name: '有備註', at: new Date('2026-01-02T00:00:00Z'), assignee: null },
        { name: '已結案', at: new Date('2026-01-03T00:00:00Z'), assignee: null },
        { name: '有紀錄', at: new Date('2026-01-03T10:00:00Z'), assignee: null },
      ],
      notes: [
        { name: '有備註', author: '吳佩珊', text: '已去電', at: new Date('2026-01-02T00:00:00Z') },
        { name: '有紀錄', author: '林雅婷', text: '兩次', at: new Date('2026-01-04T00:00:00Z') },
      ],
      columns: [],
    });
  });
});

async function added(name: string): Promise<number> {
  const [row] = await test.db
    .insert(contacts)
    .values({ type: 3, name, gender: 1, tel: '0912345678', content: '想看屋' })
    .returning({ id: contacts.id });
  return Number(row?.id);
}
