import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntries,
  contacts,
  salesCases,
  consentTexts,
  contactNotes,
  outbox,
  roles,
  accounts,
} from '../../../server/base/db/schema';
import { sendNext } from '../../../server/base/mail/outbox';
import { consentWords } from '../support/enquiry-form';
import { addCase } from '../support/add-case';
import { answered, createTestApp } from '../support/test-app';
import { unmask } from '../support/unmasked';

const test = await createTestApp();
await unmask(test.db);
const headers = await test.signInAs(
  ['Contacts', 'Contacts.Email', 'Cases.OnePage'].flatMap((unit) =>
    ['View', 'Edit'].map((action) => `Permissions.${unit}.${action}`),
  ),
);
const [role] = await test.db
  .insert(roles)
  .values({ name: '銷售', claims: ['Permissions.Contacts.Edit'] })
  .returning();
const rows = await test.db
  .insert(accounts)
  .values(
    ['甲', '乙', '丙'].map((name, place) => ({
      account: `sales${place}`,
      name,
      email: `sales${place}@example.com`,
      roleId: role?.id,
    })),
  )
  .returning();
const staff = rows.map(({ id }) => id);
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.delete(contacts);
  await test.db.delete(outbox);
});

async function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const answer = await test.inject({ method, url, headers, payload });
  return answered(answer);
}

let address = 0;
async function enquire(name: string, more: object = {}): Promise<number> {
  address += 1;
  const answer = await test.inject({
    method: 'POST',
    url: '/api/v1/contact',
    payload: { type: 5, name, gender: 1, tel: '0912345678', content: '想看屋', ...more },
    remoteAddress: `10.1.${Math.floor(address / 250)}.${address % 250}`,
  });
  expect(answer.json()).toMatchObject({ succeeded: true });
  return answer.json<{ data: { id: number } }>().data.id;
}
const read = async (id: number) => (await call('GET', `/api/v1/contact/get-by-id?id=${id}`)).data;
const names = async (query = '') =>
  ((await call('GET', `/api/v1/contact/get-list-paged?${query}`)).data['items'] as { name: string }[]).map(
    ({ name }) => name,
  );
const aCase = async (code: string, title: string) => {
  return addCase(test.db, { code, title });
};

describe('the case of an enquiry', () => {
  it('is found by its id, its code in any case, or its title; an unknown one is dropped and the enquiry is kept', async () => {
    const id = await aCase('CASE-1', '松濤硯');
    expect(await read(await enquire('一', { caseId: id }))).toMatchObject({
      caseId: id,
      caseTitle: '松濤硯',
    });
    expect(await read(await enquire('二', { caseCode: 'case-1', caseTitle: '松濤硯預約' }))).toMatchObject({
      caseId: id,
      caseTitle: '松濤硯預約',
    });
    expect(await read(await enquire('三', { caseTitle: '松濤硯' }))).toMatchObject({ caseId: id });
    expect(await read(await enquire('四', { caseId: 2_000_000_000, caseTitle: '別處' }))).toMatchObject({
      caseId: null,
      caseTitle: '別處',
    });
    expect(await names(`caseId=${id}&sort=oldest`)).toEqual(['一', '二', '三']);
    expect((await call('GET', '/api/v1/contact/cases')).data).toEqual([{ id, title: '松濤硯' }]);
  });
});

describe('the list of a team', () => {
  it('is filtered by assignee, by none, and by source, and is sorted in each order', async () => {
    const [one, two, three] = [
      await enquire('丙', { source: 'facebook', caseTitle: 'B' }),
      await enquire('甲', { caseTitle: 'A' }),
      await enquire('乙', { source: 'line', caseTitle: 'B' }),
    ];
    await call('POST', '/api/v1/contact/edit-note', {
      id: two,
      rowVersion: 1,
      handleStatus: 1,
      assigneeId: staff[1],
    });
    await call('POST', '/api/v1/contact/edit-note', {
      id: three,
      rowVersion: 1,
      handleStatus: 0,
      assigneeId: staff[0],
    });
    expect(await names('isUnassigned=true')).toEqual(['丙']);
    expect(await names('isUnassigned=false')).toEqual(['乙', '甲']);
    expect(await names(`assigneeId=${staff[1]}`)).toEqual(['甲']);
    expect(await names('source=facebook')).toEqual(['丙']);
    const orders = {
      '': '乙甲丙',
      newest: '乙甲丙',
      oldest: '丙甲乙',
      state: '丙乙甲',
      assignee: '丙甲乙',
      case: '甲丙乙',
    };
    for (const [sort, expected] of Object.entries(orders)) {
      expect([sort, (await names(sort && `sort=${sort}`)).join('')]).toEqual([sort, expected]);
      const at = async (id: number) =>
        (await call('GET', `/api/v1/contact/neighbours?id=${id}${sort && `&sort=${sort}`}`)).data;
      const ids = new Map([
        ['丙', one],
        ['甲', two],
        ['乙', three],
      ]);
      const [first = '', middle = '', last = ''] = expected;
      expect(await at(ids.get(middle) ?? 0)).toMatchObject({
        position: 2,
        previous: { name: first },
        next: { name: last },
      });
      expect(await at(ids.get(first) ?? 0)).toMatchObject({ position: 1, previous: null });
    }
  });

  it('shows spam only with its filter, does not count it as open, and restores it with its fields', async () => {
    const [spam, good] = [await enquire('廣告'), await enquire('客人')];
    expect(await call('PUT', '/api/v1/contact/edit-spam', { id: spam, isSpam: true })).toMatchObject({
      data: { id: spam, rowVersion: 2 },
    });
    expect(await names()).toEqual(['客人']);
    expect(await names('isSpam=true')).toEqual(['廣告']);
    expect((await call('GET', '/api/v1/contact/waiting?after=0')).data).toMatchObject({
      count: 1,
      arrived: 1,
    });
    expect((await call('GET', `/api/v1/contact/neighbours?id=${good}`)).data).toMatchObject({ count: 1 });
    const weeks = (await call('GET', '/api/v1/contact/weeks')).data as unknown as { counts: number[] }[];
    expect(weeks.at(-1)?.counts).toEqual([0, 0, 0, 0, 1]);
    await call('PUT', '/api/v1/contact/edit-spam', { id: spam, isSpam: false });
    expect(await names()).toEqual(['客人', '廣告']);
    const trail = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, 'updateContactSpam'));
    expect(trail).toHaveLength(2);
    expect(await call('PUT', '/api/v1/contact/edit-spam', { id: 2_000_000_000, isSpam: true })).toMatchObject(
      {
        status: 404,
      },
    );
  });

  it('the export has only the selected enquiries, spam too, with their source', async () => {
    const [one, , three] = [
      await enquire('一', { source: 'google' }),
      await enquire('二'),
      await enquire('三'),
    ];
    await call('PUT', '/api/v1/contact/edit-spam', { id: three, isSpam: true });
    const { body } = await test.inject({
      url: `/api/v1/contact/export?purpose=x&ids=${one},${three},4294967296`,
      headers,
    });
    const lines = body.trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',')[3])).toEqual(['三', '一']);
    expect(lines[1]).toMatch(/預約賞屋／購屋諮詢.*,Google,/);
    expect((await test.inject({ url: '/api/v1/contact/export?ids=1,x', headers })).statusCode).toBe(400);
  });

  it('several assignments to one account within a minute give one mail', async () => {
    const ids = [await enquire('一'), await enquire('二'), await enquire('三')];
    for (const id of ids) {
      await call('POST', '/api/v1/contact/edit-note', {
        id,
        rowVersion: 1,
        handleStatus: 0,
        assigneeId: staff[0],
        isOneOfMany: true,
      });
    }
    const mails = await test.db.select().from(outbox);
    expect(mails.map(({ recipients, subject }) => [recipients, subject])).toEqual([
      ['sales0@example.com', '【聯絡我們】由您承辦的新指派'],
    ]);
    expect(mails[0]?.body.match(/姓名：./g)).toEqual(['姓名：一', '姓名：二', '姓名：三']);
    expect(mails[0]?.nextTryOn.getTime()).toBeGreaterThan(Date.now() + 50_000);
  });
});

describe('rotation', () => {
  const setRotation = async (accountIds: number[]) => {
    const { data } = await call('GET', '/api/v1/contact/get-email');
    const { rowVersion, recipients } = data;
    return call('POST', '/api/v1/contact/edit-email', { rowVersion, recipients, rotation: accountIds });
  };
  const assignees = async (...ids: number[]) => {
    const found: unknown[] = [];
    for (const id of ids) found.push((await read(id))['assignee']);
    return found;
  };

  it('assigns new enquiries to the chosen accounts in turn, with a mail each, and to nobody if none is chosen', async () => {
    const [a = 0, b = 0, c = 0] = staff;
    expect(await setRotation([b, a])).toMatchObject({ succeeded: true, messages: ['儲存成功'] });
    const ids = [await enquire('一'), await enquire('二'), await enquire('三')];
    expect(await assignees(...ids)).toEqual(['乙', '甲', '乙']);
    expect((await test.db.select().from(outbox)).map(({ recipients }) => recipients)).toEqual([
      'sales1@example.com',
      'sales0@example.com',
      'sales1@example.com',
    ]);
    expect((await read(ids[0] ?? 0))['notes']).toMatchObject([{ author: '輪流指派', assignee: '乙' }]);
    // A new member gets a normal share, although the others already had enquiries.
    await setRotation([b, a, c]);
    expect(await assignees(await enquire('四'), await enquire('五'), await enquire('六'))).toEqual(
      expect.arrayContaining(['甲', '丙', '乙']),
    );
    // Members without permission are skipped.
    await test.db.update(accounts).set({ isActive: false }).where(eq(accounts.id, c));
    expect(await assignees(await enquire('七'), await enquire('八'), await enquire('九'))).not.toContain(
      '丙',
    );
    await test.db.update(accounts).set({ isActive: true }).where(eq(accounts.id, c));
    await setRotation([]);
    expect(await assignees(await enquire('十'))).toEqual(['']);
  });

  it('two enquiries at once are assigned to two accounts', async () => {
    await setRotation(staff.slice(0, 2));
    const ids = await Promise.all([enquire('一'), enquire('二'), enquire('三'), enquire('四')]);
    expect((await assignees(...ids)).toSorted()).toEqual(['乙', '乙', '甲', '甲']);
    await setRotation([]);
  });

  it('is saved with the recipients or not at all, for accounts that may handle enquiries, and leaves an entry', async () => {
    const path = '/api/v1/contact/edit-email';
    const recipients = [1, 2, 3, 4].map((type) => ({ type, emails: `rota${type}@example.com` }));
    expect(await call('POST', path, { recipients, rotation: staff, rowVersion: 999 })).toMatchObject({
      status: 409,
    });
    const { data: before } = await call('GET', '/api/v1/contact/get-email');
    const refused = { recipients, rotation: [2_000_000_000], rowVersion: before['rowVersion'] };
    expect((await call('POST', path, refused)).errors).toHaveProperty('rotation');
    expect((await call('GET', '/api/v1/contact/get-email')).data).toEqual(before);
    expect(await setRotation([2_000_000_000])).toMatchObject({
      status: 400,
      errors: { rotation: ['這個帳號不能承辦聯絡資料，請改選其他人'] },
    });
    await setRotation(staff);
    expect((await call('GET', '/api/v1/contact/get-email')).data['rotation']).toEqual(staff);
    // A save without the rotation leaves it alone.
    const { data } = await call('GET', '/api/v1/contact/get-email');
    await call('POST', path, { recipients, rowVersion: data['rowVersion'] });
    expect((await call('GET', '/api/v1/contact/get-email')).data['rotation']).toEqual(staff);
    const trail = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.operation, 'updateContactEmail'));
    expect(trail.at(-2)).toMatchObject({ kind: 'contactEmail', after: { rotation: '甲、乙、丙' } });
    await setRotation([]);
    await test.db.delete(contactNotes);
  });
});

describe('recipients and mails', () => {
  const save = async (more: object) => {
    const { data } = await call('GET', '/api/v1/contact/get-email');
    return call('POST', '/api/v1/contact/edit-email', {
      rowVersion: data['rowVersion'],
      recipients: [1, 2, 3, 4].map((type) => ({ type, emails: `t${type}@example.com` })),
      ...more,
    });
  };

  it('the four lists of the specification are saved without the fifth, which stays unchanged', async () => {
    const five = [1, 2, 3, 4, 5].map((type) => ({ type, emails: `t${type}@example.com` }));
    await save({ recipients: five });
    await save({});
    expect((await call('GET', '/api/v1/contact/get-email')).data['recipients']).toEqual(five);
    await enquire('預約');
    expect(
      (await test.db.select().from(outbox)).map(({ recipients, subject }) => [recipients, subject]),
    ).toEqual([['t5@example.com', '【聯絡我們】預約賞屋／購屋諮詢：預約']]);
  });

  it('a consent text gets a version for each change, and none for a save without one', async () => {
    const path = '/api/v1/contact/consent-texts';
    const add = async (version: number, text = consentWords) => call('POST', path, { version, text });
    expect(await add(0)).toMatchObject({ succeeded: true, data: { id: 1 } });
    expect(await add(1)).toMatchObject({ succeeded: true, data: { id: 1 } });
    expect(await add(1, { ...consentWords, summary: '新的摘要' })).toMatchObject({ data: { id: 2 } });
    expect(await add(1)).toMatchObject({ status: 409 });
    expect((await test.db.select().from(consentTexts)).length).toBe(2);
  });

  it('a case is requested from the sales department by mail, and without an address the answer names the setting', async () => {
    const caseId = await aCase('NEW-1', '新案');
    const ask = { caseId, code: 'NEW-9', note: '週五發布' };
    expect(await call('POST', '/api/v1/CaseInfos/isale-request', ask)).toMatchObject({
      succeeded: false,
      messages: ['尚未設定銷售部門的收件者，請先到「E-mail 設定」填寫「銷售部門建檔」'],
    });
    expect(await save({ salesEmails: 'not an address' })).toMatchObject({
      status: 400,
      errors: { salesEmails: [expect.any(String)] },
    });
    await save({ salesEmails: 'sales@example.com' });
    // Omitted fields stay.
    await save({});
    expect(await call('POST', '/api/v1/CaseInfos/isale-request', ask)).toMatchObject({
      succeeded: true,
      messages: ['已寄信請銷售部門建立'],
    });
    const [mail] = await test.db.select().from(outbox);
    expect(mail).toMatchObject({
      recipients: 'sales@example.com',
      subject: expect.stringContaining('新案（NEW-9）'),
    });
    expect(mail?.body).toContain('臺北市大安區');
    expect(mail?.body).toContain('說明：週五發布');
    expect(
      await call('POST', '/api/v1/CaseInfos/isale-request', { ...ask, caseId: 2_000_000_000 }),
    ).toMatchObject({
      status: 404,
    });
  });

  it('cases of the sales system are found by name, district and code, and none by blanks', async () => {
    await test.db.insert(salesCases).values([
      { code: 'Q1', title: '青田硯', district: '臺北市大安區' },
      { code: 'Q2', title: '文澄', district: '臺北市大安區' },
    ]);
    const find = async (keyword: string) =>
      (
        (await call('GET', `/api/v1/CaseInfos/isale-search?keyword=${encodeURIComponent(keyword)}`))
          .data as unknown as { code: string }[]
      ).map(({ code }) => code);
    expect(await find('青田')).toEqual(['Q1']);
    expect(await find('大安')).toEqual(['Q2', 'Q1']);
    expect(await find('q2')).toEqual(['Q2']);
    expect(await find(' ')).toEqual([]);
  });

  it('a test mail goes through the outbox, and its result is reported', async () => {
    expect((await call('GET', '/api/v1/contact/mail-state')).data).toEqual({
      hasServer: false,
      from: 'no-reply@localhost',
      waiting: 0,
      givenUp: 0,
    });
    const send = () => call('POST', '/api/v1/contact/test-mail', { email: 'me@example.com' });
    const { data } = await send();
    const state = async (key: unknown) =>
      (await call('GET', `/api/v1/contact/test-mail/${String(key)}`)).data;
    expect(await state(data['key'])).toEqual({ state: 'waiting', error: '' });
    await sendNext(test.db, async () => {
      throw new Error('550 no such mailbox');
    });
    expect(await state(data['key'])).toEqual({ state: 'failed', error: '550 no such mailbox' });
    expect((await call('GET', '/api/v1/contact/mail-state')).data).toMatchObject({ waiting: 1 });
    const second = await send();
    await sendNext(test.db, async () => {});
    expect(await state(second.data['key'])).toEqual({ state: 'filed', error: '' });
    expect(await call('GET', '/api/v1/contact/test-mail/00000000-0000-4000-8000-000000000000')).toMatchObject(
      {
        status: 404,
      },
    );
    expect(await call('POST', '/api/v1/contact/test-mail', { email: '' })).toMatchObject({ status: 400 });
  });
});
