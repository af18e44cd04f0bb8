import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { and, desc, eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, describe, expect, it } from 'vitest';
import { runAccountCommand } from '../../../server/operation/cli/account-commands';
import {
  accounts,
  auditEntries,
  loginAttempts,
  oneTimeKeys,
  outbox,
  recoveryCodes,
  roles,
  tokens,
} from '../../../server/base/db/schema';
import { claims as realClaims } from '../../../openapi/generated/claims';
import { refusedEntries } from '../../../server/base/audit/refused-entries';
import { hashToken } from '../../../server/base/secrets/sealed';
import { jpeg } from '../support/multipart';
import { type Answer, answered, createTestApp } from '../support/test-app';

const secretKey = 'a key of at least thirty-two characters';

const test = await createTestApp({ TRUST_PROXY: '1', SECRET_KEY: secretKey });
// Adds the account that must always exist: one that may give permissions.
await test.signInAs(realClaims);
afterAll(() => test.close());

let address = 0;
const elsewhere = () => ({ 'x-forwarded-for': `10.0.0.${(address += 1)}` });
const own = '/api/identity/account';
const password = 'correct-horse';

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: Record<string, string> = elsewhere(),
): Promise<Answer> {
  const answer = await test.inject({ method, url, headers, payload });
  return answered(answer);
}
const token = (payload: object, headers?: Record<string, string>) =>
  call('POST', '/api/identity/token', payload, headers);
const bearer = (access: unknown) => ({ authorization: `Bearer ${String(access)}`, ...elsewhere() });
async function signedIn(account: string, claims: readonly string[] = []) {
  const id = await test.addAccount(account, password, claims);
  const { data } = await token({ account, password });
  return { id, headers: bearer(data['token']), refreshToken: String(data['refreshToken']) };
}
const codeAt = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 });
async function withSecondFactor(account: string) {
  const { id, headers } = await signedIn(account);
  const { data } = await call('POST', `${own}/second-factor`, undefined, headers);
  const secret = String(data['secret']);
  const confirmed = await call('PUT', `${own}/second-factor`, { code: codeAt(secret), password }, headers);
  // Lets the present passcode be used again.
  await test.db.update(accounts).set({ totpStep: 0 }).where(eq(accounts.id, id));
  return { id, headers, secret, recovery: confirmed.data['recoveryCodes'] as string[] };
}
const firstStep = async (account: string) => String((await token({ account, password })).data['challenge']);

describe('the second step of a sign-in', () => {
  it('follows the password: no token without a code, and each code is accepted once', async () => {
    const { secret } = await withSecondFactor('totp-1');
    const first = await token({ account: 'totp-1', password });
    expect(first).toEqual({
      status: 200,
      succeeded: true,
      messages: [],
      data: { challenge: expect.any(String), expiresOn: expect.any(String) },
    });
    expect((await call('GET', `${own}/me`, undefined, bearer(first.data['challenge']))).status).toBe(401);
    const { challenge } = first.data;
    const code = codeAt(secret);
    expect(await token({ challenge, code: '000000' })).toMatchObject({
      succeeded: false,
      messages: ['驗證碼不正確，請確認手機的時間後再試'],
    });
    const entered = await token({ challenge, code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect((await call('GET', `${own}/me`, undefined, bearer(entered.data['token']))).status).toBe(200);
    expect(await token({ challenge, code: codeAt(secret, 30) })).toMatchObject({
      status: 401,
      messages: ['登入逾時，請重新輸入帳號與密碼'],
    });
    expect(await token({ challenge: await firstStep('totp-1'), code })).toMatchObject({ succeeded: false });
  });

  it('accepts the code before and after the present one, and none further away', async () => {
    const { id, secret } = await withSecondFactor('totp-2');
    const tried: boolean[] = [];
    for (const seconds of [-60, 60, -30, 0, 30]) {
      await test.db.update(accounts).set({ totpStep: 0 }).where(eq(accounts.id, id));
      tried.push(
        (await token({ challenge: await firstStep('totp-2'), code: codeAt(secret, seconds) })).succeeded,
      );
    }
    expect(tried).toEqual([false, false, true, true, true]);
  });

  it('lets in one of ten sign-ins with the same code at the same moment', async () => {
    const { secret } = await withSecondFactor('totp-3');
    const challenges = await Promise.all(Array.from({ length: 10 }, () => firstStep('totp-3')));
    const code = codeAt(secret);
    const answers = await Promise.all(challenges.map((challenge) => token({ challenge, code })));
    expect(answers.filter(({ succeeded }) => succeeded)).toHaveLength(1);
  });

  it('is limited for the account, from wherever the codes come, and right ones do not count', async () => {
    const { secret } = await withSecondFactor('totp-4');
    const challenge = await firstStep('totp-4');
    const wrong = await Promise.all(Array.from({ length: 30 }, () => token({ challenge, code: '000000' })));
    expect(wrong.filter(({ status }) => status === 200)).toHaveLength(20);
    expect((await token({ challenge, code: codeAt(secret) })).status).toBe(429);
    await test.db.delete(loginAttempts);
    expect((await token({ challenge, code: codeAt(secret) })).succeeded).toBe(true);
    expect(
      await test.db
        .select()
        .from(loginAttempts)
        .where(sql`${loginAttempts.count} > 2`),
    ).toEqual([]);
  });

  it('cannot be locked by somebody who knows the password: neither the app by one network, nor recovery codes by the app’s', async () => {
    const { secret, recovery } = await withSecondFactor('totp-8');
    const challenge = await firstStep('totp-8');
    const thief = { 'x-forwarded-for': '203.0.113.77' };
    const answers = [];
    for (let turn = 0; turn < 12; turn += 1) answers.push(await token({ challenge, code: '000000' }, thief));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    const entered = await token({ challenge: await firstStep('totp-8'), code: codeAt(secret) });
    expect(entered.succeeded).toBe(true);
    await Promise.all(Array.from({ length: 25 }, () => token({ challenge, code: '000000' })));
    expect((await token({ challenge, code: codeAt(secret, 30) })).status).toBe(429);
    const byCode = await token({ challenge, code: recovery[0] });
    expect(byCode.data).toHaveProperty('token');
  });

  it(
    'of recovery codes cannot be locked from the owner’s own network, with the password and a sign-in of one’s own',
    { timeout: 30_000 },
    async () => {
      const { id, recovery } = await withSecondFactor('totp-10');
      const thief = await firstStep('totp-10');
      const wrong = [];
      for (let turn = 0; turn < 12; turn += 1) {
        wrong.push(await token({ challenge: thief, code: '2222-2222' }));
      }
      expect(wrong.filter(({ status }) => status === 429)).toHaveLength(2);
      // Simulates many sign-ins of the thief, which only delay the account.
      await test.db.update(loginAttempts).set({ count: 1_100 }).where(eq(loginAttempts.count, 10));
      const entered = await token({ challenge: await firstStep('totp-10'), code: recovery[0] });
      expect(entered.data).toHaveProperty('token');
      expect(await test.db.$count(recoveryCodes, eq(recoveryCodes.accountId, id))).toBe(7);
    },
  );

  it('is recorded when it is refused, and its owner is told of the fifth wrong passcode within an hour', async () => {
    const { id, recovery } = await withSecondFactor('totp-9');
    await test.db.update(accounts).set({ email: 'owner@example.com' }).where(eq(accounts.id, id));
    const reasons: unknown[] = [];
    const listen = (reason: unknown) => reasons.push(reason);
    subscribe(refusedEntries, listen);
    const mails = () => test.db.select().from(outbox).where(eq(outbox.recipients, 'owner@example.com'));
    const challenge = await firstStep('totp-9');
    for (const code of ['000000', '000000', '2222-2222', '000000']) await token({ challenge, code });
    expect(await mails()).toEqual([]);
    for (const code of ['000000', '000000']) await token({ challenge, code });
    await token({ challenge: 'no challenge', code: '000000' });
    unsubscribe(refusedEntries, listen);
    expect(reasons).toEqual([...Array.from({ length: 6 }, () => 'wrongPasscode'), 'latePasscode']);
    expect(await mails()).toMatchObject([
      { subject: '網站管理後台：有人多次輸入錯誤的驗證碼', body: expect.stringContaining('totp-9') },
    ]);
    const entries = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.recordId, id), eq(auditEntries.action, 'signInFailed')));
    expect(new Set(entries.map(({ after }) => after?.['reason']))).toEqual(new Set(['wrongPasscode']));
    expect((await token({ challenge, code: recovery[1] })).succeeded).toBe(true);
  });

  it('accepts a recovery code once, in any spelling, and stores none in plain text', async () => {
    const { id, recovery } = await withSecondFactor('totp-5');
    expect(recovery).toHaveLength(8);
    const stored = await test.db.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, id));
    expect(stored.every(({ hash }) => hash.startsWith('$argon2id$'))).toBe(true);
    const [code = ''] = recovery;
    const typed = code.toLowerCase().replace('-', ' ');
    expect((await token({ challenge: await firstStep('totp-5'), code: typed })).succeeded).toBe(true);
    expect((await token({ challenge: await firstStep('totp-5'), code })).succeeded).toBe(false);
  });

  it('expires after its time, or when the account changes meanwhile', async () => {
    const { id, secret } = await withSecondFactor('totp-6');
    const late = await firstStep('totp-6');
    await test.db
      .update(oneTimeKeys)
      .set({ expiresOn: new Date(Date.now() - 1000) })
      .where(eq(oneTimeKeys.hash, hashToken(late)));
    expect((await token({ challenge: late, code: codeAt(secret) })).status).toBe(401);
    const dismissed = await firstStep('totp-6');
    await test.db.update(accounts).set({ isActive: false }).where(eq(accounts.id, id));
    expect((await token({ challenge: dismissed, code: codeAt(secret) })).status).toBe(401);
  });

  it('has a secret that is stored encrypted, and one from before the key is encrypted at its next code', async () => {
    const { id, secret } = await withSecondFactor('totp-7');
    const kept = async () =>
      (await test.db.select().from(accounts).where(eq(accounts.id, id)))[0]?.totpSecret ?? '';
    expect(await kept()).toMatch(/^sealed:/);
    expect(await kept()).not.toContain(secret);
    await test.db
      .update(accounts)
      .set({ totpSecret: `plain:${secret}` })
      .where(eq(accounts.id, id));
    expect((await token({ challenge: await firstStep('totp-7'), code: codeAt(secret) })).succeeded).toBe(
      true,
    );
    expect(await kept()).toMatch(/^sealed:/);
  });
});

describe('the second factor of an account', () => {
  it('is enabled with a code and the password, which ends other sessions, and disabled with the password', async () => {
    const { headers } = await signedIn('factor-1');
    const other = bearer((await token({ account: 'factor-1', password })).data['token']);
    const { data } = await call('POST', `${own}/second-factor`, undefined, headers);
    expect(data['uri']).toMatch(/^otpauth:\/\/totp\/.*factor-1\?/);
    const code = codeAt(String(data['secret']));
    const turnOn = (body: object) => call('PUT', `${own}/second-factor`, body, headers);
    expect((await turnOn({ code: '000000', password })).errors).toEqual({
      code: ['驗證碼不正確，請確認手機的時間後再試'],
    });
    expect((await turnOn({ code, password: 'wrong-horse' })).errors).toEqual({
      password: ['目前密碼不正確'],
    });
    expect((await turnOn({ code, password })).succeeded).toBe(true);
    expect((await call('GET', `${own}/me`, undefined, other)).status).toBe(401);
    const profile = await call('GET', `${own}/profile`, undefined, headers);
    expect(profile.data['secondFactor']).toEqual({
      isRequired: false,
      since: expect.any(String),
      recoveryCodes: 8,
    });
    expect((await call('DELETE', `${own}/second-factor`, { password: '' }, headers)).status).toBe(400);
    expect((await call('DELETE', `${own}/second-factor`, { password }, headers)).succeeded).toBe(true);
    expect((await token({ account: 'factor-1', password })).data).toHaveProperty('token');
  });

  it('demanded by the role comes first: only its setup is allowed, and it cannot be disabled', async () => {
    const { id, headers } = await signedIn('factor-2', ['Permissions.News.View']);
    expect((await call('GET', '/api/v1/News/list', undefined, headers)).status).toBe(200);
    const [row] = await test.db.select().from(accounts).where(eq(accounts.id, id));
    await test.db
      .update(roles)
      .set({ needsSecondFactor: true })
      .where(eq(roles.id, row?.roleId ?? 0));
    for (const url of ['/api/v1/News/list', '/api/v1/downloads/list', `${own}/sessions`]) {
      expect(await call('GET', url, undefined, headers)).toMatchObject({
        status: 403,
        messages: ['請先設定兩步驟驗證'],
      });
    }
    const me = await call('GET', `${own}/me`, undefined, headers);
    expect(me.data['isSecondFactorDue']).toBe(true);
    expect((me.data['roleClaims'] as { selected: boolean }[]).filter(({ selected }) => selected)).toEqual([]);
    const { data } = await call('POST', `${own}/second-factor`, undefined, headers);
    const code = codeAt(String(data['secret']));
    expect((await call('PUT', `${own}/second-factor`, { code, password }, headers)).succeeded).toBe(true);
    expect((await call('GET', '/api/v1/News/list', undefined, headers)).status).toBe(200);
    expect((await call('DELETE', `${own}/second-factor`, { password }, headers)).messages).toEqual([
      '您的角色必須啟用兩步驟驗證，無法停用',
    ]);
  });

  it('is removed from an account by those who may edit it, but not from one with more permissions', async () => {
    const { id } = await withSecondFactor('factor-3');
    const chief = await test.signInAs(['Permissions.Users.Edit']);
    const reset = (of: number) => call('DELETE', `/api/identity/user/${of}/second-factor`, undefined, chief);
    expect((await reset(id)).succeeded).toBe(true);
    expect((await token({ account: 'factor-3', password })).data).toHaveProperty('token');
    const above = await test.addAccount('factor-4', password, ['Permissions.Roles.Edit']);
    expect((await reset(above)).messages).toEqual(['不可編輯權限高於自己的帳號']);
    const link = await call('POST', `/api/identity/user/${above}/password-link`, undefined, chief);
    expect(link.messages).toEqual(['不可編輯權限高於自己的帳號']);
  });

  it('is removed on the command line too: sessions end, the password is enough, and it is recorded', async () => {
    const { id, headers } = await withSecondFactor('totp-cli');
    const run = () => runAccountCommand(test.db, ['second-factor', 'TOTP-cli'], undefined);
    expect(await run()).toEqual(['已移除帳號 TOTP-cli 的兩步驟驗證。']);
    expect((await call('GET', `${own}/me`, undefined, headers)).status).toBe(401);
    expect((await token({ account: 'totp-cli', password })).data).toMatchObject({
      token: expect.any(String),
    });
    expect(await test.db.$count(recoveryCodes, eq(recoveryCodes.accountId, id))).toBe(0);
    const [entry] = await test.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.recordId, id), eq(auditEntries.operation, 'npm run account')))
      .orderBy(desc(auditEntries.id))
      .limit(1);
    expect([entry?.kind, entry?.title, entry?.action, entry?.after]).toEqual([
      'account',
      'totp-cli',
      'update',
      { secondFactor: 'off' },
    ]);
    await expect(run()).rejects.toThrow('尚未啟用兩步驟驗證');
    await expect(runAccountCommand(test.db, ['second-factor', 'nobody'], undefined)).rejects.toThrow(
      '找不到帳號 nobody。',
    );
  });
});

describe('my account', () => {
  it('has a name, an e-mail and a picture that its owner saves', async () => {
    const { headers } = await signedIn('own-1');
    const saved = await test.inject({
      method: 'PUT',
      url: `${own}/profile`,
      headers,
      form: {
        rowVersion: 1,
        name: '林雅婷',
        email: 'lin@example.com',
        currentPassword: password,
        avatar: await jpeg('大頭照.jpg', 64, 64),
      },
    });
    expect(saved.json()).toMatchObject({ succeeded: true, messages: ['儲存成功'] });
    const { data } = await call('GET', `${own}/profile`, undefined, headers);
    expect(data).toMatchObject({
      name: '林雅婷',
      email: 'lin@example.com',
      lastModifiedBy: '林雅婷',
      rowVersion: 2,
      hasPassword: true,
    });
    const me = await call('GET', `${own}/me`, undefined, headers);
    expect([me.data['name'], me.data['avatarUrl']]).toEqual([
      '林雅婷',
      (data['avatar'] as { filePath: string }).filePath,
    ]);
  });

  it('changes its password with the old one, which keeps this session and ends the others and every link', async () => {
    const { id, headers } = await signedIn('own-2');
    const other = bearer((await token({ account: 'own-2', password })).data['token']);
    const chief = await test.signInAs(['Permissions.Users.Edit']);
    const link = await call('POST', `/api/identity/user/${id}/password-link`, undefined, chief);
    const change = (currentPassword: string, newPassword: string) =>
      call('PUT', `${own}/password`, { currentPassword, newPassword }, headers);
    expect((await change('wrong-horse', 'battery-staple')).errors).toEqual({
      currentPassword: ['目前密碼不正確'],
    });
    expect((await change(password, password)).errors).toEqual({
      newPassword: ['新密碼不可與目前密碼相同'],
    });
    expect((await change(password, 'own-2-own-2')).errors).toEqual({
      newPassword: ['這個密碼太容易被猜中，請換一個'],
    });
    expect((await change(password, 'battery-staple')).messages).toEqual(['已變更密碼，其他裝置已登出']);
    expect((await call('GET', `${own}/me`, undefined, headers)).status).toBe(200);
    expect((await call('GET', `${own}/me`, undefined, other)).status).toBe(401);
    expect((await token({ account: 'own-2', password: 'battery-staple' })).succeeded).toBe(true);
    const used = { passwordLink: link.data['passwordLink'], newPassword: 'another-staple' };
    expect((await token(used)).succeeded).toBe(false);
  });

  it('limits guesses of its old password like a sign-in', async () => {
    const { headers } = await signedIn('own-3');
    const body = { currentPassword: 'wrong-horse', newPassword: 'battery-staple' };
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => call('PUT', `${own}/password`, body, headers)),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.map(({ status }) => status)).toContain(429);
  });

  it('lists where it is signed in, and signs out one of them or all others', async () => {
    await test.addAccount('own-4', password);
    const agents = ['Mozilla/5.0 (Windows NT 10.0) Edg/140', 'Mozilla/5.0 (iPhone) Safari/605', 'Firefox'];
    const entered = [];
    for (const agent of agents) {
      entered.push(
        await token(
          { account: 'own-4', password },
          { 'x-forwarded-for': '203.0.113.24', 'user-agent': agent },
        ),
      );
    }
    const [here, phone, third] = entered.map(({ data }) => bearer(data['token']));
    if (!here || !phone || !third) throw new Error('not signed in');
    const list = async () =>
      (await call('GET', `${own}/sessions`, undefined, here)).data as unknown as {
        id: string;
        isCurrent: boolean;
        userAgent: string;
        address: string;
      }[];
    const sessions = await list();
    expect(sessions.map(({ isCurrent, userAgent, address: from }) => [isCurrent, userAgent, from])).toEqual([
      [true, agents[0], '203.0.113.24'],
      [false, agents[2], '203.0.113.24'],
      [false, agents[1], '203.0.113.24'],
    ]);
    const ofPhone = sessions.find(({ userAgent }) => userAgent === agents[1]);
    await call('DELETE', `${own}/sessions/${ofPhone?.id}`, undefined, here);
    expect((await call('GET', `${own}/me`, undefined, phone)).status).toBe(401);
    expect((await call('GET', `${own}/me`, undefined, third)).status).toBe(200);
    const stranger = await signedIn('own-5');
    await call('DELETE', `${own}/sessions/${sessions[0]?.id}`, undefined, stranger.headers);
    expect(await list()).toHaveLength(2);
    await call('DELETE', `${own}/sessions`, undefined, here);
    expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect((await call('GET', `${own}/me`, undefined, third)).status).toBe(401);
  });

  it('is signed in for 30 days at most, however often that is renewed', async () => {
    const { id, refreshToken } = await signedIn('own-6');
    const began = (days: number) =>
      test.db
        .update(tokens)
        .set({ startedOn: new Date(Date.now() - days * 86_400_000) })
        .where(eq(tokens.accountId, id));
    await began(29);
    const renewed = await token({ refreshToken });
    const [row] = await test.db
      .select()
      .from(tokens)
      .where(eq(tokens.refreshHash, hashToken(String(renewed.data['refreshToken']))));
    expect(Number(row?.refreshExpiresOn) - Date.now()).toBeLessThan(1.01 * 86_400_000);
    await began(31);
    expect((await token({ refreshToken: renewed.data['refreshToken'] })).status).toBe(401);
  });
});

it('the groups of the menu that an account opened follow it to another sign-in, and to no other account', async () => {
  const { headers } = await signedIn('folds');
  const groups = async (by: Record<string, string>) =>
    (await call('GET', `${own}/me`, undefined, by)).data['openGroups'];
  expect(await groups(headers)).toBeNull();
  for (const openGroups of [['建案管理', '聯絡我們', '建案管理'], ['聯絡我們']]) {
    expect((await call('PUT', `${own}/menu`, { openGroups }, headers)).succeeded).toBe(true);
    const { data } = await token({ account: 'folds', password });
    expect(await groups(bearer(data['token']))).toEqual([...new Set(openGroups)]);
  }
  expect(await groups((await signedIn('unfolds')).headers)).toBeNull();
  const many = { openGroups: Array.from({ length: 21 }, String) };
  expect((await call('PUT', `${own}/menu`, many, headers)).status).toBe(400);
  expect(await groups(headers)).toEqual(['聯絡我們']);
});
