import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contacts, outbox } from '../../server/db/schema';
import { watchQueries } from './support/failing-queries';
import { createTestApp, type TestApp } from './support/test-app';

let test: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  test = await createTestApp();
  headers = await test.signInAs(
    ['Contacts', 'Contacts.Email'].flatMap((unit) =>
      ['View', 'Edit'].map((action) => `Permissions.${unit}.${action}`),
    ),
  );
});
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
    ...(payload ? { payload } : {}),
  });
  return {
    status: answer.statusCode,
    ...(answer.json() as {
      succeeded: boolean;
      messages: string[];
      data: Record<string, unknown>;
      errors?: object;
    }),
  };
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
    const answer = await test.inject({ url: '/api/v1/contact/export?keyword=HYPERLINK', headers });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''");
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toBe('\uFEFF編號,時間,類型,姓名,性別,電話,E-mail,建案,內容,處理狀態,備註');
    expect(lines[1]).toContain(`,"'=HYPERLINK(""x"")",男,0912345678,,,"第一行\n""引號"", 逗號",未處理,`);
    expect(lines).toHaveLength(3);
  });

  it('the export looks at its caller again before each further page, as it may be read slowly', async () => {
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
      'from "tokens"': 'caller',
      'insert into "audit_entries"': 'entry',
    };
    const asked: string[] = [];
    watchQueries(test.db.$client, (statement) => {
      const known = Object.entries(names).find(([part]) => statement.includes(part));
      asked.push(known?.[1] ?? statement);
    });
    const answer = await test.inject({ url: '/api/v1/contact/export?type=2', headers });
    expect(answer.body.split('\r\n')).toHaveLength(2_003);
    expect(asked).toEqual(['caller', 'entry', 'page', 'caller', 'page', 'caller', 'page']);
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
});
