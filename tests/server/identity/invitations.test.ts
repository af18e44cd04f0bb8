import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts, oneTimeKeys, outbox, passwordRequests, roles } from '../../../server/base/db/schema';
import { claims as realClaims } from '../../../openapi/generated/claims';
import { sendNext } from '../../../server/base/mail/outbox';
import { answerRequests, linkAddress } from '../../../server/access/identity/password-links';
import { hashToken } from '../../../server/base/secrets/sealed';
import { type Answer, answered, createTestApp, type TestApp } from '../support/test-app';

const mailing = { SMTP_URL: 'smtp://mail.example', ADMIN_ORIGIN: 'https://office.example' };

const test = await createTestApp({ TRUST_PROXY: '1', ...mailing });
const unmailed = await createTestApp({ TRUST_PROXY: '1' });
// Adds the account that must always exist: one that may give permissions.
for (const app of [test, unmailed]) await app.signInAs(realClaims);
afterAll(() => Promise.all([test.close(), unmailed.close()]));

let address = 0;
const elsewhere = () => ({ 'x-forwarded-for': `10.0.0.${(address += 1)}` });
async function call(
  of: TestApp,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: Record<string, string> = elsewhere(),
): Promise<Answer> {
  const answer = await of.inject({ method, url, headers: { ...elsewhere(), ...headers }, payload });
  return answered(answer);
}
const linkOf = linkAddress({ smtpUrl: mailing.SMTP_URL, adminOrigin: mailing.ADMIN_ORIGIN });
if (!linkOf) throw new Error('no links');
/** Sends queued mails; resolves to recipients and texts. */
async function sent(of = test): Promise<{ to: string; body: string }[]> {
  const mails: { to: string; body: string }[] = [];
  const send = async ({ recipients, body }: { recipients: string; body: string }) => {
    mails.push({ to: recipients, body });
  };
  while (await sendNext(of.db, send, { linkOf })) continue;
  return mails;
}
const keyIn = (body = '') => /set-password#([\w-]+)/.exec(body)?.[1] ?? '';
const set = (passwordLink: string, newPassword = 'correct-horse', of = test) =>
  call(of, 'POST', '/api/identity/token', { passwordLink, newPassword });

const inviter = ['Permissions.Users.View', 'Permissions.Users.Create', 'Permissions.News.View'];
async function roleWith(of: TestApp, name: string, claims: string[]): Promise<number> {
  const [row] = await of.db.insert(roles).values({ name, claims }).returning({ id: roles.id });
  return row?.id ?? 0;
}

describe('an invitation', () => {
  it('is an account without a password, mailed with a link that sets one, once, and signs in', async () => {
    const headers = await test.signInAs(inviter);
    const roleId = await roleWith(test, '行銷編輯', ['Permissions.News.View']);
    const body = { name: '周哲安', email: 'chou@example.com', roleId };
    expect(await call(test, 'POST', '/api/identity/invitation', body, headers)).toMatchObject({
      succeeded: true,
      messages: ['已建立邀請'],
    });
    const listed = await call(test, 'GET', '/api/identity/invitation', undefined, headers);
    expect(listed.data).toMatchObject({
      isMailed: true,
      items: [{ name: '周哲安', email: 'chou@example.com', roleName: '行銷編輯', isExpired: false }],
    });
    const page = await call(test, 'GET', '/api/identity/user', undefined, headers);
    expect((page.data['items'] as { account: string }[]).map(({ account }) => account)).not.toContain(
      'chou@example.com',
    );
    const mails = await sent();
    expect(mails).toEqual([
      { to: 'chou@example.com', body: expect.stringContaining('邀請您使用網站管理後台') },
    ]);
    const key = keyIn(mails[0]?.body);
    expect((await test.db.select().from(outbox)).map(({ body: kept }) => kept.includes(key))).toEqual([
      false,
    ]);
    expect(
      (await call(test, 'POST', '/api/identity/password-link/check', { passwordLink: key })).data,
    ).toEqual({
      account: 'chou@example.com',
      name: '周哲安',
      isInvitation: true,
      expiresOn: expect.any(String),
    });
    expect((await set(key, 'chou1234')).errors).toEqual({ newPassword: ['這個密碼太容易被猜中，請換一個'] });
    const entered = await set(key);
    const me = await call(test, 'GET', '/api/identity/account/me', undefined, {
      authorization: `Bearer ${String(entered.data['token'])}`,
    });
    expect(me.data).toMatchObject({ name: '周哲安', roleName: '行銷編輯' });
    expect((await set(key)).messages).toEqual(['連結無效、已使用或已過期，請重新索取']);
    const after = await call(test, 'GET', '/api/identity/invitation', undefined, headers);
    expect(after.data['items']).toEqual([]);
  });

  it('gives no role that may do more than who invites, and no account twice', async () => {
    const headers = await test.signInAs(inviter);
    const above = await roleWith(test, '系統', ['Permissions.Roles.Edit']);
    const roleId = await roleWith(test, '新聞', ['Permissions.News.View']);
    const invite = (email: string, given: number) =>
      call(test, 'POST', '/api/identity/invitation', { name: '同仁', email, roleId: given }, headers);
    expect((await invite('above@example.com', above)).messages).toEqual(['不可授予或收回自己沒有的權限']);
    const listed = await call(test, 'GET', '/api/identity/invitation', undefined, headers);
    const names = (listed.data['assignableRoles'] as { name: string }[]).map(({ name }) => name);
    expect([names.includes('新聞'), names.includes('系統')]).toEqual([true, false]);
    expect((await invite('twice@example.com', roleId)).succeeded).toBe(true);
    expect((await invite('TWICE@example.com', roleId)).messages).toEqual(['此帳號已存在']);
    const [row] = await test.db.select().from(accounts).where(eq(accounts.account, 'twice@example.com'));
    await test.db
      .update(accounts)
      .set({ roleId: above })
      .where(eq(accounts.id, row?.id ?? 0));
    for (const [method, path] of [
      ['POST', '/link'],
      ['POST', '/mail'],
      ['DELETE', ''],
    ] as const) {
      const url = `/api/identity/invitation/${row?.id}${path}`;
      expect((await call(test, method, url, undefined, headers)).messages).toEqual([
        '不可編輯權限高於自己的帳號',
      ]);
    }
    await sent();
  });

  it('is valid for seven days, again when it is resent, and invalid after withdrawal', async () => {
    const headers = await test.signInAs(inviter);
    const roleId = await roleWith(test, '七天', []);
    const email = 'week@example.com';
    const body = { name: '蘇婉玲', email, roleId };
    const made = await call(test, 'POST', '/api/identity/invitation', body, headers);
    const id = Number(made.data['id']);
    const [first] = await sent();
    const days = async () => {
      const [row] = await test.db.select().from(accounts).where(eq(accounts.id, id));
      return Math.round((Number(row?.invitedUntil) - Date.now()) / 86_400_000);
    };
    expect(await days()).toBe(7);
    const past = new Date(Date.now() - 1000);
    await test.db.update(accounts).set({ invitedUntil: past }).where(eq(accounts.id, id));
    await test.db.update(oneTimeKeys).set({ expiresOn: past }).where(eq(oneTimeKeys.accountId, id));
    expect((await set(keyIn(first?.body))).succeeded).toBe(false);
    const listed = await call(test, 'GET', '/api/identity/invitation', undefined, headers);
    expect((listed.data['items'] as { isExpired: boolean }[])[0]?.isExpired).toBe(true);
    expect(
      (await call(test, 'POST', `/api/identity/invitation/${id}/mail`, undefined, headers)).messages,
    ).toEqual(['已重新寄出邀請']);
    expect(await days()).toBe(7);
    const [again] = await sent();
    const link = await call(test, 'POST', `/api/identity/invitation/${id}/link`, undefined, headers);
    await call(test, 'DELETE', `/api/identity/invitation/${id}`, undefined, headers);
    for (const key of [keyIn(again?.body), String(link.data['passwordLink'])]) {
      expect((await set(key)).messages).toEqual(['連結無效、已使用或已過期，請重新索取']);
    }
    expect(await test.db.select().from(accounts).where(eq(accounts.id, id))).toEqual([]);
  });

  it('works without a mail server: nothing is mailed, and the inviter gets the link', async () => {
    const headers = await unmailed.signInAs(inviter);
    const roleId = await roleWith(unmailed, '行銷', []);
    const body = { name: '許志豪', email: 'hsu@example.com', roleId };
    const made = await call(unmailed, 'POST', '/api/identity/invitation', body, headers);
    const id = Number(made.data['id']);
    expect(await unmailed.db.select().from(outbox)).toEqual([]);
    expect(
      (await call(unmailed, 'POST', `/api/identity/invitation/${id}/mail`, undefined, headers)).messages,
    ).toEqual(['尚未設定寄信，請改用複製連結']);
    const link = await call(unmailed, 'POST', `/api/identity/invitation/${id}/link`, undefined, headers);
    expect((await set(String(link.data['passwordLink']), 'correct-horse', unmailed)).succeeded).toBe(true);
    expect(
      (await call(unmailed, 'DELETE', `/api/identity/invitation/${id}`, undefined, headers)).messages,
    ).toEqual(['此邀請已被接受']);
  });

  it('of an administrator does not allow removing the last one before it is accepted', async () => {
    const administrator = ['Permissions.Roles.Edit', 'Permissions.Users.Edit'];
    const fresh = await createTestApp();
    const headers = await fresh.signInAs(administrator);
    const [own] = await fresh.db.select().from(roles);
    const roleId = await roleWith(fresh, '下一位', administrator);
    const invited = { account: 'next@example.com', roleId, invitedUntil: new Date(Date.now() + 1e6) };
    await fresh.db.insert(accounts).values(invited);
    const weaker = { id: own?.id, rowVersion: 1, name: '同仁', roleClaims: [] };
    const weaken = () => call(fresh, 'PUT', '/api/identity/role', weaker, headers);
    expect((await weaken()).messages).toEqual(['至少須保留一個可編輯角色與帳號的啟用帳號']);
    await fresh.db.update(accounts).set({ invitedUntil: null }).where(eq(accounts.roleId, roleId));
    expect((await weaken()).succeeded).toBe(true);
    await fresh.close();
  });
});

describe('a forgotten password', () => {
  const ask = (account: string, headers = elsewhere(), of = test) =>
    call(of, 'POST', '/api/identity/password-link', { account }, headers);

  it('is reset by a mailed link, once, within 30 minutes, which ends every session', async () => {
    const id = await test.addAccount('forgot', 'correct-horse');
    await test.db.update(accounts).set({ email: 'forgot@example.com' }).where(eq(accounts.id, id));
    const before = await call(test, 'POST', '/api/identity/token', {
      account: 'forgot',
      password: 'correct-horse',
    });
    await ask(' FORGOT@example.com ');
    expect(await answerRequests(test.db)).toBe(1);
    const [mail] = await sent();
    expect(mail?.to).toBe('forgot@example.com');
    const key = keyIn(mail?.body);
    const [stored] = await test.db.select().from(oneTimeKeys).where(eq(oneTimeKeys.accountId, id));
    expect(stored?.hash).toBe(hashToken(key));
    expect(Math.round((Number(stored?.expiresOn) - Date.now()) / 60_000)).toBe(30);
    const answers = await Promise.all([set(key, 'battery-staple'), set(key, 'another-staple')]);
    expect(answers.map(({ succeeded }) => succeeded).toSorted()).toEqual([false, true]);
    const me = { authorization: `Bearer ${String(before.data['token'])}` };
    expect((await call(test, 'GET', '/api/identity/account/me', undefined, me)).status).toBe(401);
    expect(await sent()).toEqual([
      { to: 'forgot@example.com', body: expect.stringContaining('・密碼已變更') },
    ]);
  });

  it('is answered alike for every account, and only the request is written before the answer', async () => {
    const idle = await test.addAccount('idle', 'correct-horse');
    await test.db
      .update(accounts)
      .set({ email: 'idle@example.com', isActive: false })
      .where(eq(accounts.id, idle));
    const portal = await test.addAccount('portal', '');
    await test.db.update(accounts).set({ email: 'portal@example.com' }).where(eq(accounts.id, portal));
    await test.addAccount('unreachable', 'correct-horse');
    for (const account of ['no-one', 'idle', 'portal', 'unreachable']) {
      expect(await ask(account)).toEqual({
        status: 200,
        succeeded: true,
        messages: [],
        data: { isMailed: true },
      });
    }
    expect(await test.db.select().from(passwordRequests)).toHaveLength(4);
    expect(await answerRequests(test.db)).toBe(0);
    expect([await test.db.select().from(passwordRequests), await sent()]).toEqual([[], []]);
  });

  it('may be requested three times in half an hour for one account, known or not, and ten times in ten minutes from one network', async () => {
    for (const account of ['limit-unknown', 'forgot']) {
      const statuses = [];
      for (let turn = 0; turn < 4; turn += 1) statuses.push((await ask(account)).status);
      expect(statuses.at(-1)).toBe(429);
    }
    const here = { 'x-forwarded-for': '203.0.113.9' };
    const answers = await Promise.all(Array.from({ length: 15 }, (_, index) => ask(`many-${index}`, here)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    await test.db.delete(passwordRequests);
  });

  it('without a mail server gives the same hint for every account; an administrator makes the link', async () => {
    const id = await unmailed.addAccount('shown', 'correct-horse');
    for (const account of ['shown', 'no-one']) {
      expect((await ask(account, elsewhere(), unmailed)).data).toEqual({ isMailed: false });
    }
    expect(await unmailed.db.select().from(passwordRequests)).toEqual([]);
    const chief = await unmailed.signInAs(['Permissions.Users.Edit']);
    const link = await call(unmailed, 'POST', `/api/identity/user/${id}/password-link`, undefined, chief);
    expect((await set(String(link.data['passwordLink']), 'battery-staple', unmailed)).succeeded).toBe(true);
  });

  it('gets no link from a mail that is sent after its expiry', async () => {
    const id = await test.addAccount('slow', 'correct-horse');
    await test.db.update(accounts).set({ email: 'slow@example.com' }).where(eq(accounts.id, id));
    await ask('slow');
    await answerRequests(test.db);
    await test.db
      .update(oneTimeKeys)
      .set({ expiresOn: new Date(Date.now() - 1000) })
      .where(eq(oneTimeKeys.accountId, id));
    expect(await sent()).toEqual([]);
  });
});
