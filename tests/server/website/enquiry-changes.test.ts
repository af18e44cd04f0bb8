import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  accounts,
  contactEmails,
  contactNotes,
  contacts,
  loginAttempts,
  outbox,
} from '../../../server/base/db/schema';
import { contactText } from '../../../server/subjects/enquiries/text';
import { addFormPage, hiddenIn, post, postTo, typed } from '../support/enquiry-form';
import { createTestApp } from '../support/test-app';

let thanksHref = '';

const test = await createTestApp({ ADMIN_ORIGIN: 'https://office.example' });
await addFormPage(test.db);
await test.db.insert(contactEmails).values({ type: 5, emails: 'sales@example.com' }).onConflictDoNothing();
afterAll(() => test.close());
afterEach(() => void vi.useRealTimers());
beforeEach(async () => {
  for (const table of [contacts, loginAttempts]) await test.db.delete(table);
  thanksHref = await sendForm();
  await test.db.delete(outbox);
});

/** Sends an enquiry; resolves to the address of its thanks. */
async function sendForm(): Promise<string> {
  const hidden = hiddenIn((await post(test, typed)).body);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5000 });
  const { headers } = await post(test, [...hidden, ['step', 'send']]);
  vi.useRealTimers();
  return String(headers.location).split('#')[0] ?? '';
}
const changeHref = () => thanksHref.replace('/thanks?', '/change?');
const change = (fields: Parameters<typeof postTo>[2]) => postTo(test, changeHref(), fields);
const notes = () => test.db.select().from(contactNotes).orderBy(contactNotes.id);
const enquiry = async () => {
  const [row] = await test.db.select().from(contacts).orderBy(desc(contacts.id));
  if (!row) throw new Error('no enquiry');
  return row;
};
const checked = (html: string) =>
  [...html.matchAll(/<input type="checkbox"[^>]*checked=""[^>]*value="([^"]+)"/g)].map(([, value]) => value);

it('the thanks lead to a form with the choices that were sent, and nothing about the person', async () => {
  const thanks = (await test.inject({ url: thanksHref })).body;
  expect(thanks).toContain(`填錯了？<a href="${changeHref()}">改這一筆預約</a>`);
  const form = await test.inject({ url: changeHref() });
  expect([form.statusCode, form.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(checked(form.body)).toEqual(['兩房', '平日晚間']);
  expect(form.body).not.toMatch(/林雅婷|0912|yating|書牆/);
});

it('a change is a note of the visitor, mailed without the person, and said on the thanks', async () => {
  const answer = await change({ rooms: ['三房'], time: '週末', note: '電話改成 0987-654-321' });
  expect(answer.statusCode).toBe(303);
  expect(await notes()).toMatchObject([
    {
      author: '訪客',
      authorId: null,
      text: '想看的房型：三房\n方便聯絡的時段：週末\n要更正或補充的：電話改成 0987-654-321',
    },
  ]);
  const { id } = await enquiry();
  const mails = await test.db.select().from(outbox);
  expect(mails).toMatchObject([
    { recipients: 'sales@example.com', subject: '【預約賞屋】松濤硯的訪客改了預約' },
  ]);
  expect(mails[0]?.body).toContain(`https://office.example/mng/contact/edit/${id}`);
  expect(JSON.stringify(mails)).not.toMatch(/林雅婷|0912|0987/);
  const thanks = (await test.inject({ url: String(answer.headers.location).split('#')[0] ?? '' })).body;
  expect(thanks).toContain('更改已收到');
  expect(thanks).toContain('想看 三房，方便的時段是週末。');
});

it('a change opens a closed enquiry again, and is told to who handles it', async () => {
  await test.signInAs(['Permissions.Contacts.View', 'Permissions.Contacts.Edit']);
  const [assignee] = await test.db.select().from(accounts).orderBy(desc(accounts.id)).limit(1);
  await test.db
    .update(accounts)
    .set({ email: 'chen@example.com' })
    .where(eq(accounts.id, assignee?.id ?? 0));
  await test.db.update(contacts).set({ handleStatus: 2, assigneeId: assignee?.id ?? null });
  await change({ rooms: '三房', note: '' });
  expect(await enquiry()).toMatchObject({ handleStatus: 0, lastModifiedBy: '訪客', rowVersion: 2 });
  expect(await notes()).toMatchObject([{ handleStatus: 0, text: '' }, { text: '想看的房型：三房' }]);
  expect((await test.db.select().from(outbox)).map(({ recipients }) => recipients)).toEqual([
    'chen@example.com',
  ]);
});

it('the same change twice is one, and the same choices are none', async () => {
  const same = { rooms: '兩房', time: '平日晚間', note: '' };
  const none = await change(same);
  expect([none.statusCode, none.body]).toEqual([
    422,
    expect.stringContaining('沒有更改任何內容，所以沒有送出'),
  ]);
  expect(await notes()).toEqual([]);
  for (let count = 0; count < 2; count += 1) expect((await change({ rooms: '三房' })).statusCode).toBe(303);
  expect(await notes()).toHaveLength(1);
  // The first link still works after a change, also for the first choices.
  expect((await change(same)).statusCode).toBe(303);
  expect((await notes()).at(-1)?.text).toBe('想看的房型：兩房\n方便聯絡的時段：平日晚間');
});

it('a change without a required choice keeps what was typed, and stores nothing', async () => {
  const answer = await change({ rooms: '不在這一頁的房型', note: '三樓以上' });
  expect(answer.statusCode).toBe(422);
  expect(answer.body).toContain('<a href="#rooms-0">請至少選一種房型');
  expect(answer.body).toContain('三樓以上</textarea>');
  expect(await notes()).toEqual([]);
});

it.each([
  ['is gone', async () => test.db.update(contacts).set({ name: contactText.erasedName }), '已經不在了'],
  [
    'was changed five times',
    async () => {
      for (let at = 0; at < 5; at += 1) await change({ rooms: '三房', note: `第 ${at} 次` });
    },
    '改過好幾次了',
  ],
])('an enquiry that %s takes no change, which the page says', async (_, begin, words) => {
  await begin();
  const before = await notes();
  const answer = await change({ rooms: '四房以上', note: '' });
  expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining(words)]);
  expect(await notes()).toEqual(before);
});

it('a change without a valid address is refused', async () => {
  for (const url of ['/case/songtao/change', `${changeHref()}x`, changeHref().replace('songtao', 'other')]) {
    expect((await postTo(test, url, { rooms: '三房' })).statusCode).toBe(404);
  }
  expect(await notes()).toEqual([]);
});

it('a change of spam is kept without a mail', async () => {
  await test.db.update(contacts).set({ spamOn: new Date() });
  await change({ rooms: '三房' });
  expect(await notes()).toHaveLength(1);
  expect(await test.db.select().from(outbox)).toEqual([]);
});
