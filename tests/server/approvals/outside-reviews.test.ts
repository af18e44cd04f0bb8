import { asc, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types';
import {
  accounts,
  auditEntries,
  cases,
  comments,
  loginAttempts,
  outbox,
  outsideReviews,
  previewLinks,
  siteSets,
  siteThemes,
  templates,
} from '../../../server/base/db/schema';
import { type Mail, sendNext } from '../../../server/base/mail/outbox';
import { fillReviewMail } from '../../../server/subjects/approvals/outside/mails';
import { forgetOldReviewers } from '../../../server/subjects/approvals/outside/reviews';
import { addCase } from '../support/add-case';
import { createTestApp } from '../support/test-app';

type Schemas = components['schemas'];
const view = 'Permissions.Cases.OnePage.View';
const edit = 'Permissions.Cases.OnePage.Edit';
const title = (id: number, textContent: string) => ({ id, partType: 1, align: 1 as const, textContent });
const origins = {
  smtpUrl: 'smtp://mail.example',
  publicOrigin: 'https://www.example.com',
  adminOrigin: 'https://office.example',
};
let staffId = 0;
let themeId = 0;
let sentMails: Mail[] = [];

const test = await createTestApp({
  PUBLIC_ORIGIN: origins.publicOrigin,
  ADMIN_ORIGIN: origins.adminOrigin,
  SMTP_URL: origins.smtpUrl,
});
await test.db.insert(templates).values({ templateCode: 'liubai', name: '留白', parts: [] });
const headers = await test.signInAs([view, edit]);
const [own] = await test.db.select({ id: accounts.id }).from(accounts).orderBy(desc(accounts.id)).limit(1);
staffId = own?.id ?? 0;
await test.db
  .update(accounts)
  .set({ name: '林雅婷', email: 'lin@example.com' })
  .where(eq(accounts.id, staffId));
afterAll(() => test.close());

beforeEach(async () => {
  await test.db.delete(cases);
  await test.db.delete(outbox);
  await test.db.delete(loginAttempts);
  sentMails = [];
  const caseId = await addCase(test.db, { code: 'S1', tel: '0225718170' });
  await test.db.insert(siteSets).values({ caseId });
  const parts = [title(9001, '面向大安森林'), title(9002, '規劃資訊'), title(9003, '交通')];
  const [theme] = await test.db
    .insert(siteThemes)
    .values({ caseId, templateCode: 'liubai', name: '留白', parts })
    .returning({ id: siteThemes.id });
  themeId = theme?.id ?? 0;
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const create = (more: object = {}) =>
  test.inject({
    method: 'POST',
    url: '/api/v1/outside-reviews',
    headers,
    payload: {
      themeId,
      name: '王總經理',
      email: 'wang@heyan.example.tw',
      expiresOn: inHours(48),
      mayComment: true,
      mayApprove: true,
      ...more,
    },
  });
const made = async (more: object = {}): Promise<Schemas['PreviewLink']> => (await create(more)).json().data;
const pathOf = ({ address }: { address: string }) => new URL(address, 'http://x').pathname;
const open = (link: { address: string }, query = '') =>
  test.inject({ url: pathOf(link) + query, headers: { 'user-agent': 'Mozilla/5.0' } });
const press = (
  link: { address: string },
  step: string,
  fields: Record<string, string | number> = {},
  remoteAddress = '127.0.0.1',
) =>
  test.inject({
    method: 'POST',
    remoteAddress,
    url: pathOf(link),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      do: step,
      ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    }).toString(),
  });
const listed = async (): Promise<Schemas['OutsideReview'][]> =>
  (await test.inject({ url: `/api/v1/outside-reviews/${themeId}`, headers })).json().data;
const threads = async (): Promise<Schemas['CommentThread'][]> =>
  (await test.inject({ url: `/api/v1/SiteThemeComments/${themeId}`, headers })).json().data.threads;

/** Sends all waiting mails; resolves to the text of the newest one. */
async function mailed(): Promise<string> {
  const options = { fillReview: fillReviewMail(test.db, origins) };
  while (
    (await sendNext(
      test.db,
      async (mail) => {
        sentMails.push(mail);
      },
      options,
    )) !== null
  );
  return sentMails.at(-1)?.body ?? '';
}
const codeIn = (body: string) => /^\d{6}$/m.exec(body)?.[0] ?? '';
const seenIn = (page: { body: string }) => /name="seen" value="([\da-f]{64})"/.exec(page.body)?.[1] ?? '';
/** Presses 核准 on the current page. */
const pressApprove = async (link: { address: string }) =>
  press(link, 'code', { seen: seenIn(await open(link)) });
/** Asks for a code; resolves to the code and to the seen content that the dialog names. */
async function askForCode(link: Schemas['PreviewLink']) {
  const { headers: to } = await pressApprove(link);
  const code = codeIn(await mailed());
  const dialog = await open(link, String(to.location).slice(pathOf(link).length));
  return { code, seen: seenIn(dialog) };
}
async function approve(link: Schemas['PreviewLink'], more: Record<string, string> = {}) {
  return press(link, 'approve', { ...(await askForCode(link)), ...more });
}
const passMinute = () =>
  test.db.update(outsideReviews).set({ codeAskedOn: sql`code_asked_on - interval '61 seconds'` });

describe('A link for a person', () => {
  it('is listed with its permissions, and mailed with its address, which no stored mail contains', async () => {
    const answer = await create();
    expect(answer.json()).toMatchObject({
      succeeded: true,
      messages: ['已建立審閱連結並寄出'],
      data: {
        purpose: '王總經理',
        days: 7,
        review: { email: 'wang@heyan.example.tw', mayComment: true, mayApprove: true },
      },
    });
    const link: Schemas['PreviewLink'] = answer.json().data;
    const [waiting] = await test.db.select().from(outbox);
    expect([waiting?.recipients, waiting?.subject]).toEqual([
      'wang@heyan.example.tw',
      '請審閱「松濤硯」的網頁草稿',
    ]);
    expect(waiting?.body).not.toContain('/p/');
    expect(await mailed()).toContain(`\n${link.address}\n`);
    expect(await listed()).toEqual([
      {
        id: link.review?.id,
        name: '王總經理',
        email: 'wa***@heyan.example.tw',
        mayComment: true,
        mayApprove: true,
        expiresOn: link.expiresOn,
        isEnded: false,
        state: 'waiting',
        decidedOn: null,
        note: '',
        comments: 0,
        openThreads: 0,
      },
    ]);
  });

  it('needs a name, an e-mail address, an end within 90 days and a permission', async () => {
    const errorsOf = async (more: object) => (await create(more)).json().errors;
    expect(await errorsOf({ name: ' ' })).toEqual({ name: ['此欄位為必填'] });
    expect(await errorsOf({ email: '' })).toEqual({ email: ['此欄位為必填'] });
    expect(await errorsOf({ email: 'wang' })).toEqual({ email: ['請輸入正確的 E-mail'] });
    expect(await errorsOf({ expiresOn: inHours(-1) })).toEqual({ expiresOn: ['期限不能早於現在'] });
    expect(await errorsOf({ expiresOn: inHours(91 * 24) })).toEqual({ expiresOn: ['期限最長 90 天'] });
    expect(await errorsOf({ mayComment: false, mayApprove: false })).toEqual({
      mayComment: ['請至少允許留言或核准其中一項'],
    });
    expect((await create({ themeId: 999_999 })).statusCode).toBe(404);
    expect(await listed()).toEqual([]);
  });

  it("shows the page with the person's name, marks on its blocks and forms, and no script", async () => {
    const page = await open(await made());
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>松濤硯（草稿審閱）</title>');
    expect(page.body).toMatch(/給<b>王總經理<\/b>，\d\d\/\d\d\s\d\d:\d\d 前。尚未公開，請勿轉傳。/);
    for (const name of ['對標題，第 1 個留言', '對標題，第 2 個留言', '對標題，第 3 個留言']) {
      expect(page.body.split(`aria-label="${name}"`)).toHaveLength(2);
    }
    expect(page.body).not.toMatch(/<script|javascript:|\son\w+="/);
    expect(
      String(page.headers['content-security-policy'])
        .replace(/nonce-[\w-]+/, 'nonce')
        .split('; '),
    ).toEqual([
      "default-src 'none'",
      "style-src 'nonce'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self'",
      'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation allow-top-navigation-to-custom-protocols allow-forms',
    ]);
    expect([page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
      'no-store',
      'no-referrer',
    ]);
  });

  it('shows only that it has ended after it expired, was revoked or replaced', async () => {
    const ended = async (link: Schemas['PreviewLink']) => {
      const page = await open(link);
      const pressed = await press(link, 'comment', { part: 9001, text: '太晚' });
      return [page.statusCode, pressed.statusCode, page.body.includes('面向大安森林'), page.body];
    };
    const sentence = expect.stringContaining('這個審閱連結已到期，請向承辦人索取新的');
    const expired = await made();
    await test.db
      .update(previewLinks)
      .set({ expiresOn: sql`now() - interval '1 second'` })
      .where(eq(previewLinks.id, expired.id));
    expect(await ended(expired)).toEqual([404, 404, false, sentence]);
    const revoked = await made();
    await test.inject({ method: 'DELETE', url: `/api/v1/preview-links/theme/${revoked.id}`, headers });
    expect(await ended(revoked)).toEqual([404, 404, false, sentence]);
    expect((await listed()).map(({ isEnded }) => isEnded)).toEqual([true, true]);
    expect(await test.db.$count(comments)).toBe(0);
  });

  it('ends when its creator loses the permission', async () => {
    const link = await made();
    await test.db.update(accounts).set({ isActive: false }).where(eq(accounts.id, staffId));
    expect((await open(link)).body).toContain('這個審閱連結已到期');
    await test.db.update(accounts).set({ isActive: true }).where(eq(accounts.id, staffId));
    expect((await open(link)).statusCode).toBe(200);
  });

  it('keeps the person’s comments when it is renewed for the same address', async () => {
    const link = await made();
    await press(link, 'comment', { part: 9002, text: '請再確認' });
    const renewed = await made({ replaces: link.id });
    expect((await open(link)).statusCode).toBe(404);
    expect((await open(renewed)).body).toContain('請再確認');
    expect(await listed()).toHaveLength(1);
  });

  it('accepts no form that is sent to an ordinary preview link', async () => {
    const plain = await test.inject({
      method: 'POST',
      url: '/api/v1/preview-links/theme',
      headers,
      payload: { recordId: themeId, purpose: '同仁', days: 7 },
    });
    const link: Schemas['PreviewLink'] = plain.json().data;
    expect((await press(link, 'comment', { part: 9001, text: '不行' })).statusCode).toBe(404);
    expect((await open(link)).headers['content-security-policy']).toContain("form-action 'none'");
  });
});

describe('Comments of a person', () => {
  it('are in the threads of staff, marked as external, with a mail to the creator of the link', async () => {
    const link = await made();
    await mailed();
    const answer = await press(link, 'comment', { part: 9002, text: '  「緊鄰」是不是太滿？ ' });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `${pathOf(link)}?done=comment#block-9002`,
    ]);
    expect(await threads()).toMatchObject([
      {
        partId: 9002,
        isResolved: false,
        comments: [{ author: '王總經理', isOwn: false, isOutside: true, text: '「緊鄰」是不是太滿？' }],
      },
    ]);
    const [told] = await test.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    expect(told?.recipients).toBe('lin@example.com');
    expect(told?.body).not.toContain('緊鄰');
    expect(await listed()).toMatchObject([{ comments: 1, openThreads: 1 }]);
    const [entry] = await test.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({
      kind: 'site',
      action: 'comment',
      accountId: null,
      after: { comment: '「緊鄰」是不是太滿？', reviewer: '王總經理', reviewId: link.review?.id },
    });
  });

  it('get the replies of staff, and never show comments among staff or of another person', async () => {
    const link = await made();
    const other = await made({ name: '陳協理', email: 'chen@heyan.example.tw' });
    await test.inject({
      method: 'POST',
      url: '/api/v1/SiteThemeComments',
      headers,
      payload: { themeId, partId: 9001, text: '內部討論', mentions: [] },
    });
    await press(other, 'comment', { part: 9001, text: '協理的話' });
    await press(link, 'comment', { part: 9002, text: '夜景比較好' });
    const thread = (await threads()).find(({ comments: [first] }) => first?.text === '夜景比較好');
    await test.inject({
      method: 'POST',
      url: '/api/v1/SiteThemeComments/reply',
      headers,
      payload: { themeId, threadId: thread?.threadId, text: '這張是定稿', mentions: [] },
    });
    const { body } = await open(link);
    expect(body).toContain('這張是定稿');
    expect(body).toContain('2 則，1 則未解決');
    expect(body).not.toMatch(/內部討論|協理的話/);
    const others = (await threads()).filter(({ comments: [first] }) => first?.text !== '夜景比較好');
    for (const { threadId } of others) {
      const refused = await press(link, 'answer', { thread: threadId, text: '插話' });
      expect(refused.statusCode).toBe(404);
      expect(refused.body).not.toMatch(/內部討論|協理的話/);
    }
    expect((await press(link, 'answer', { thread: thread?.threadId ?? 0, text: '好' })).statusCode).toBe(303);
    await test.inject({
      method: 'PUT',
      url: '/api/v1/SiteThemeComments/resolve',
      headers,
      payload: { threadId: thread?.threadId, isResolved: true },
    });
    expect((await open(link)).body).toContain('已解決');
    expect(await listed()).toMatchObject([
      { comments: 3, openThreads: 0 },
      { comments: 1, openThreads: 1 },
    ]);
  });

  it('are corrected and deleted only by their author', async () => {
    const link = await made();
    const other = await made({ name: '陳協理', email: 'chen@heyan.example.tw' });
    await press(link, 'comment', { part: 9003, text: '第一版' });
    const [row] = await test.db.select().from(comments);
    const id = row?.id ?? 0;
    const textNow = async () => (await test.db.select().from(comments))[0]?.text;
    expect((await press(other, 'correct', { comment: id, text: '被改' })).statusCode).toBe(422);
    expect((await press(other, 'delete', { comment: id })).statusCode).toBe(422);
    expect(await textNow()).toBe('第一版');
    expect((await press(link, 'correct', { comment: id, text: '第二版' })).statusCode).toBe(303);
    expect(await textNow()).toBe('第二版');
    expect((await press(link, 'delete', { comment: id })).statusCode).toBe(303);
    expect(await textNow()).toBeUndefined();
    expect(await threads()).toEqual([]);
  });

  it('are stored once if the button is pressed twice, and empty ones are refused with the page kept', async () => {
    const link = await made();
    await Promise.all([1, 2].map(() => press(link, 'comment', { part: 9001, text: '重複' })));
    expect(await test.db.$count(comments)).toBe(1);
    const empty = await press(link, 'comment', { part: 9001, text: ' \n ' });
    expect(empty.statusCode).toBe(422);
    expect(empty.body).toContain('請輸入意見');
    const gone = await press(link, 'comment', { part: 9999, text: '沒有這個區塊' });
    expect(gone.statusCode).toBe(404);
    expect(await test.db.$count(comments)).toBe(1);
  });

  it('are limited to 2,000 characters, and their markup stays text', async () => {
    const link = await made();
    await press(link, 'comment', {
      part: 9001,
      text: `<img src=x onerror=alert(1)>\u0000${'長'.repeat(3000)}`,
    });
    const [row] = await test.db.select().from(comments);
    expect([...(row?.text ?? '')]).toHaveLength(2000);
    const { body } = await open(link);
    expect(body).toContain('&lt;img src=x');
    expect(body).not.toContain('<img src=x');
  });

  it('are refused by a link that may only approve, which shows no panel', async () => {
    const link = await made({ mayComment: false });
    const { body } = await open(link);
    expect(body).not.toMatch(/留言|id="opinions"/);
    expect((await press(link, 'comment', { part: 9001, text: '不行' })).statusCode).toBe(422);
    expect(await test.db.$count(comments)).toBe(0);
  });

  it('are limited by link: a flood gets 429 and the typed text', async () => {
    const link = await made();
    const codes: number[] = [];
    for (let at = 0; at < 61; at += 1) {
      codes.push((await press(link, 'comment', { part: 9001, text: `第 ${at} 句` })).statusCode);
    }
    expect(codes.slice(0, 60).every((code) => code === 303)).toBe(true);
    expect(codes[60]).toBe(429);
    const last = await press(link, 'comment', { part: 9001, text: '還想說' });
    expect(last.headers['retry-after']).toMatch(/^\d+$/);
    expect(last.body).toContain('還想說</textarea>');
  });
});

describe('An approval by code', () => {
  it('is valid for the seen content: N blocks and a content number, with a receipt', async () => {
    const link = await made();
    await press(link, 'comment', { part: 9002, text: '還沒解決' });
    await pressApprove(link);
    const dialog = await open(link, '?step=code');
    expect(dialog.body).toContain('您核准的是這一頁目前的 3 個區塊');
    expect(dialog.body).toContain('您有 1 則意見尚未解決，核准後仍會保留：還沒解決');
    expect(dialog.body).toContain('<b>wa***@heyan.example.tw</b>');
    expect(dialog.body).toMatch(/重新寄送（(?:60|59) 秒後）/);
    const code = codeIn(await mailed());
    const seen = seenIn(dialog);
    const answer = await press(link, 'approve', { code, seen, text: '可以上線' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, pathOf(link)]);
    const number = `${seen.slice(0, 4)} ${seen.slice(4, 8)}`;
    const page = await open(link);
    expect(page.body).toContain('<strong>您已核准</strong>');
    expect(page.body).toContain(`<span class="rv-number">${number}</span>。收據已寄到您的信箱。`);
    expect(await listed()).toMatchObject([{ state: 'approved', note: '可以上線', openThreads: 1 }]);
    await mailed();
    const bodies = new Map(
      sentMails.map(({ recipients, subject, body }) => [`${recipients} ${subject}`, body]),
    );
    const receipt = bodies.get('wang@heyan.example.tw 您已核准「松濤硯」的網頁');
    expect(receipt).toContain('共 3 個區塊');
    expect(receipt).toContain(`內容編號：${number}`);
    expect(bodies.get('lin@example.com 網站管理後台：「松濤硯」的外部審閱有回覆')).toContain(
      '王總經理 核准了「松濤硯」的網頁。',
    );
    const [entry] = await test.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({ action: 'outsideApprove', accountId: null, after: { content: number } });
  });

  it('has the code only in the mail: it is hashed in the review and absent from the outbox', async () => {
    const link = await made();
    const { code } = await askForCode(link);
    expect(code).toMatch(/^\d{6}$/);
    const [row] = await test.db.select().from(outsideReviews);
    expect(row?.codeHash).toMatch(/^\$argon2id\$/);
    const stored = JSON.stringify([
      await test.db.select().from(outbox),
      await test.db.select().from(outsideReviews),
      await test.db.select().from(auditEntries),
    ]);
    expect(stored).not.toContain(code);
  });

  it('allows five tries, also at once, and then needs another code', async () => {
    const link = await made();
    const { code, seen } = await askForCode(link);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const first = await press(link, 'approve', { code: wrong, seen, text: '別弄丟' });
    expect(first.statusCode).toBe(422);
    expect(first.body).toContain('驗證碼不正確，還可以試 4 次');
    expect(first.body).toContain('別弄丟</textarea>');
    const rest = await Promise.all(
      Array.from({ length: 6 }, () => press(link, 'approve', { code: wrong, seen })),
    );
    expect(rest.filter(({ body }) => body.includes('還可以試'))).toHaveLength(3);
    expect(rest.filter(({ body }) => body.includes('驗證碼已失效，請重新寄送'))).toHaveLength(3);
    const late = await press(link, 'approve', { code, seen });
    expect(late.body).toContain('驗證碼已失效，請重新寄送');
    expect(await listed()).toMatchObject([{ state: 'waiting' }]);
  });

  it('shows the same message for an expired code as for a used one', async () => {
    const link = await made();
    const { code, seen } = await askForCode(link);
    await test.db.update(outsideReviews).set({ codeAskedOn: sql`code_asked_on - interval '10 minutes'` });
    expect((await press(link, 'approve', { code, seen })).body).toContain('驗證碼已失效，請重新寄送');
    expect(await listed()).toMatchObject([{ state: 'waiting' }]);
  });

  it('sends a new code after a minute, which invalidates the one before', async () => {
    const link = await made();
    const { code, seen } = await askForCode(link);
    const early = await press(link, 'resend');
    expect(early.statusCode).toBe(422);
    expect(early.body).toMatch(/請於 \d+ 秒後再重新寄送/);
    await passMinute();
    expect((await press(link, 'resend')).statusCode).toBe(303);
    const second = codeIn(await mailed());
    const wrong = code === second ? '000000' : code;
    expect((await press(link, 'approve', { code: wrong, seen })).body).toContain(
      '驗證碼不正確，還可以試 4 次',
    );
    expect((await press(link, 'approve', { code: second, seen })).statusCode).toBe(303);
  });

  it('allows a network ten tries an hour, whatever the number of codes, and keeps no other away', async () => {
    const link = await made();
    const answers: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      const { code, seen } = await askForCode(link);
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      for (let tries = 0; tries < 4; tries += 1) {
        answers.push((await press(link, 'approve', { code: wrong, seen })).statusCode);
      }
      await passMinute();
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
    const { code, seen } = await askForCode(link);
    const refused = await press(link, 'approve', { code, seen, text: '同意' });
    expect(refused.body).toMatch(/次數過多，請於 \d+ 分鐘後再試/);
    expect(refused.body).toContain('同意</textarea>');
    expect(await listed()).toMatchObject([{ state: 'waiting' }]);
    expect((await press(link, 'approve', { code, seen }, '192.0.2.1')).statusCode).toBe(303);
    expect(await listed()).toMatchObject([{ state: 'approved' }]);
  });

  it('mails at most ten codes an hour for a network, and twenty to an address', async () => {
    const link = await made();
    const resend = async (times: number, address: string) => {
      const codes: number[] = [];
      for (let at = 0; at < times; at += 1) {
        codes.push((await press(link, 'resend', {}, address)).statusCode);
        await passMinute();
      }
      return codes;
    };
    const ten = Array.from({ length: 10 }, () => 303);
    expect(await resend(11, '192.0.2.1')).toEqual([...ten, 429]);
    // The link itself was the first mail to this address.
    expect(await resend(10, '198.51.100.1')).toEqual([...ten.slice(1), 429]);
  });

  it('fills the line of its mark only, whatever names and titles contain', async () => {
    await test.db.update(cases).set({ title: '{code} {link}' });
    const link = await made({ name: '王\n{link}\n{code}\n總' });
    expect((await mailed()).split('\n').slice(0, 6)).toEqual([
      '王',
      '{link}',
      '{code}',
      '總 您好：',
      '',
      expect.stringContaining('「{code} {link}」'),
    ]);
    expect(sentMails.at(-1)?.body.split('\n')).toContain(link.address);
    const { code } = await askForCode(link);
    expect(sentMails.at(-1)?.body.split('\n')).toEqual(expect.arrayContaining(['{link}', '{code}', code]));
  });

  it('sends no code if the page changed before 核准 was pressed, and shows the page instead', async () => {
    const link = await made();
    const seen = seenIn(await open(link));
    await test.db
      .update(siteThemes)
      .set({ parts: [title(9001, '面向大安森林公園'), title(9002, '規劃資訊'), title(9003, '交通')] });
    const mails = await test.db.$count(outbox);
    const stale = await press(link, 'code', { seen });
    expect(stale.statusCode).toBe(409);
    expect(stale.body).toContain('內容剛才更新了');
    expect(stale.body).not.toContain('id="rv-approve"');
    expect(await test.db.$count(outbox)).toBe(mails);
    expect((await press(link, 'code', { seen: seenIn(stale) })).statusCode).toBe(303);
  });

  it('is refused if the page changed since it was seen, and the code stays valid', async () => {
    const link = await made();
    const { code, seen } = await askForCode(link);
    await test.db
      .update(siteThemes)
      .set({ parts: [title(9001, '面向大安森林公園'), title(9002, '規劃資訊'), title(9003, '交通')] });
    const stale = await press(link, 'approve', { code, seen });
    expect(stale.statusCode).toBe(409);
    expect(stale.body).toContain('內容剛才更新了');
    expect(await listed()).toMatchObject([{ state: 'waiting' }]);
    const now = /name="seen" value="([\da-f]{64})"/.exec(stale.body)?.[1] ?? '';
    expect(now).not.toBe(seen);
    expect((await press(link, 'approve', { code, seen: now })).statusCode).toBe(303);
  });

  it('becomes 內容已更新 for staff and person after an edit, and names the blocks; changed marks of samples are ignored', async () => {
    const link = await made();
    await approve(link);
    await test.db.update(siteThemes).set({
      parts: [
        { ...title(9001, '面向大安森林'), isSample: true },
        title(9002, '規劃資訊'),
        title(9003, '交通'),
      ],
    });
    expect(await listed()).toMatchObject([{ state: 'approved' }]);
    await test.db
      .update(siteThemes)
      .set({ parts: [title(9001, '面向大安森林'), title(9002, '規劃與格局'), title(9003, '交通')] });
    expect(await listed()).toMatchObject([{ state: 'outdated' }]);
    const { body } = await open(link);
    expect(body).toContain('<strong>內容已更新</strong>');
    expect(body).toContain('您核准之後，有 1 個區塊修改過');
    expect(body.match(/rv-mark[^"]* changed/g)).toHaveLength(1);
    await test.db.update(siteThemes).set({
      parts: [title(9002, '規劃資訊'), title(9001, '面向大安森林'), title(9003, '交通')],
    });
    expect(await listed()).toMatchObject([{ state: 'outdated' }]);
  });

  it('can be withdrawn until the page is public', async () => {
    const link = await made();
    await approve(link);
    expect((await press(link, 'withdraw')).statusCode).toBe(303);
    expect(await listed()).toMatchObject([{ state: 'waiting', decidedOn: null }]);
    await passMinute();
    await approve(link);
    await test.db.update(siteThemes).set({ publishedOn: sql`now() + interval '1 second'` });
    const page = await open(link);
    expect(page.body).toContain('這一頁已經發布');
    expect(page.body).not.toContain('撤回核准');
    expect((await press(link, 'withdraw')).body).toContain('這一頁已經發布，不能再撤回核准');
    expect((await press(link, 'changes', { text: '還要改' })).body).toContain('不能再撤回核准');
    expect(await listed()).toMatchObject([{ state: 'approved' }]);
  });

  it('cannot be given or requested by a link that may only comment', async () => {
    const link = await made({ mayApprove: false });
    const before = await test.db.$count(outbox);
    for (const step of ['code', 'resend', 'changes']) {
      expect((await press(link, step, { text: '不行' })).statusCode).toBe(422);
    }
    expect(await test.db.$count(outbox)).toBe(before);
    expect((await open(link)).body).not.toMatch(/name="do" value="code"|要求修改/);
  });

  it('never accepts a code of another link', async () => {
    const link = await made();
    const other = await made({ name: '陳協理', email: 'chen@heyan.example.tw' });
    const { code, seen } = await askForCode(link);
    await pressApprove(other);
    const answer = await press(other, 'approve', { code, seen });
    expect(answer.statusCode).toBe(422);
    expect((await listed()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });
});

it('要求修改 needs a reason, is mailed to the link’s creator, and withdraws an approval', async () => {
  const link = await made();
  expect((await press(link, 'changes', { text: ' ' })).body).toContain('請說明要修改的地方');
  await approve(link);
  expect((await press(link, 'changes', { text: '坪數要再核對' })).statusCode).toBe(303);
  expect(await listed()).toMatchObject([{ state: 'changesAsked', note: '坪數要再核對' }]);
  expect((await open(link)).body).toMatch(/<strong>您已要求修改<\/strong>.*坪數要再核對/s);
  expect(await mailed()).toContain('王總經理 要求修改「松濤硯」的網頁。');
});

it('an address is forgotten a month after the link ended, the decision is not', async () => {
  const link = await made();
  await approve(link);
  expect(await forgetOldReviewers(test.db)).toBe(0);
  await test.db.update(outsideReviews).set({ expiresOn: sql`now() - interval '31 days'` });
  expect(await forgetOldReviewers(test.db)).toBe(1);
  const rows = await test.db.select().from(outsideReviews).orderBy(asc(outsideReviews.id));
  expect(rows.map(({ name, email, decision }) => [name, email, decision])).toEqual([
    ['王總經理', '', 'approved'],
  ]);
});
