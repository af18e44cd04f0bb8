import { desc } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  cases,
  consentTexts,
  contactEmails,
  contacts,
  loginAttempts,
  outbox,
} from '../../../server/base/db/schema';
import { consentWords, hiddenIn, type Pairs, postTo } from '../support/enquiry-form';
import { createTestApp } from '../support/test-app';

const host = 'www.example.com';

const test = await createTestApp({
  PUBLIC_ORIGIN: `https://${host}`,
  ADMIN_ORIGIN: 'https://office.example',
});
const rows = await test.db
  .insert(cases)
  .values(
    [1, 3].map((tab) => ({
      code: `C${tab}`,
      title: tab === 1 ? '松濤硯' : '聽松居',
      tab: tab === 1 ? (1 as const) : (3 as const),
      status: 1 as const,
      sort: tab,
      county: '臺北市',
      district: '大安區',
      parts: [{ id: 1, partType: 2 as const, textContent: '樹先到。' }],
    })),
  )
  .returning({ id: cases.id });
const caseId = rows[0]?.id ?? 0;
await test.db.insert(contactEmails).values({ type: 3, emails: 'care@example.com' }).onConflictDoNothing();
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.insert(consentTexts).values({ version: 1, text: consentWords }).onConflictDoNothing();
  for (const table of [contacts, outbox, loginAttempts]) await test.db.delete(table);
});
afterEach(() => void vi.useRealTimers());

const visit = (url: string) => test.inject({ url, headers: { host } });
const typed = {
  topic: '3',
  name: '林雅婷',
  mobile: '(02) 2571-8170',
  about: '松濤硯',
  note: '社區大門的燈不亮了。',
  consent: '1',
};
const send = (fields: Pairs, query = '') => postTo(test, `/contact${query}`, fields, { host });
/** The second press, after a person read the page. */
const confirmed = async (fields: Pairs, query = '') => {
  const hidden = hiddenIn((await send(fields, query)).body);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
  return send([...hidden, ['step', 'send']], query);
};
const stored = () => test.db.select().from(contacts).orderBy(desc(contacts.id));

it('the contact page has a form once a consent text exists, and only it may send one', async () => {
  const page = await visit('/contact');
  expect(page.body).toContain(consentWords.summary);
  expect(page.body).toContain('href="/contact/privacy"');
  expect(page.body).toMatch(/<option>松濤硯<\/option>/);
  expect(page.body).not.toContain('<option>聽松居');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("form-action 'self'");
  const news = String((await visit('/news')).headers['content-security-policy']);
  expect(news).toContain("form-action 'none'");
  expect((await visit('/contact/privacy')).body).toContain(consentWords.rights);
});

it('a new consent text is visible on the page at once', async () => {
  await visit('/contact');
  const version = 2;
  await test.db.insert(consentTexts).values({ version, text: { ...consentWords, summary: '第二版' } });
  const page = await visit('/contact');
  expect(page.body).toContain('第二版');
  await test.db.execute('alter table consent_texts disable trigger consent_texts_keep');
  await test.db.execute('delete from consent_texts where version = 2');
  await test.db.execute('alter table consent_texts enable trigger consent_texts_keep');
});

it('an enquiry is confirmed, stored with its topic and case, answered with thanks, and mailed to recipients of its topic', async () => {
  const sent = await confirmed(typed, '?utm_source=google');
  expect(sent.statusCode).toBe(303);
  const location = String(sent.headers.location);
  expect(location).toMatch(/^\/contact\/thanks\?n=.+#answer$/);
  const [row] = await stored();
  expect(row).toMatchObject({
    type: 3,
    tel: '0225718170',
    caseId,
    caseTitle: '松濤硯',
    content: '社區大門的燈不亮了。',
    source: 'google',
    origin: { source: 'google' },
    consentVersion: 1,
    spamReason: null,
  });
  const thanks = await visit(location.split('#')[0] ?? '');
  expect([thanks.statusCode, thanks.body]).toEqual([200, expect.stringContaining('兩個工作天內')]);
  expect(thanks.body).not.toContain('林雅婷');
  const [mail] = await test.db.select().from(outbox);
  expect(mail?.recipients).toBe('care@example.com');
  expect(mail?.subject).toBe('【聯絡我們】官網有新的詢問：客戶服務反映');
  expect(JSON.stringify(mail)).not.toMatch(/林雅婷|2571/);
});

it('missing fields are listed first, and all input stays', async () => {
  const answer = await send({ ...typed, topic: '', mobile: '12', note: '', consent: '' });
  expect(answer.statusCode).toBe(422);
  for (const [target, words] of [
    ['topic-0', '請選擇想談什麼'],
    ['mobile', '請填寫含區碼的市話或手機'],
    ['note', '請填寫內容'],
    ['consent', '我們才能回覆您'],
  ] as const) {
    expect(answer.body).toMatch(new RegExp(`<a href="#${target}">[^<]*${words}`));
    expect(answer.body).toContain(`id="${target}"`);
  }
  expect(answer.body).toMatch(/selected=""[^>]*>松濤硯|<option selected="">松濤硯/);
  expect(await stored()).toEqual([]);
});

it('spam is detected as on a page of a case, and an unknown topic or case is dropped', async () => {
  expect((await send({ ...typed, website: 'x' })).statusCode).toBe(303);
  expect((await stored())[0]).toMatchObject({ spamReason: 'trap' });
  await confirmed({ ...typed, topic: '5', about: '聽松居' }).then(async (again) => {
    expect([again.statusCode, again.body]).toEqual([422, expect.stringContaining('請選擇想談什麼')]);
  });
});

it('without a website or a consent text there is no form and no contact page', async () => {
  const off = await createTestApp({ PUBLIC_ORIGIN: `https://${host}`, WEBSITE: 'off' });
  expect((await postTo(off, '/contact', typed, { host })).statusCode).toBe(404);
  await off.close();
  const bare = await createTestApp({ PUBLIC_ORIGIN: `https://${host}` });
  expect((await postTo(bare, '/contact', typed, { host })).statusCode).toBe(404);
  expect((await bare.inject({ url: '/contact', headers: { host } })).body).not.toContain('<form');
  await bare.close();
});
