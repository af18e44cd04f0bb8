import type { JWTPayload } from 'jose';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/base/config/config';
import { claims as realClaims } from '../../../openapi/generated/claims';
import {
  accounts,
  auditEntries,
  companyLinks,
  outbox,
  roles,
  signInStarts,
} from '../../../server/base/db/schema';
import { startOpenIdProvider } from '../support/openid-provider';
import { type Answer, answered, createTestApp } from '../support/test-app';

const password = 'correct-horse';
const refused = '這個公司帳號無法登入，請改用帳號與密碼，或洽系統管理員';
const unfinished = '公司帳號登入沒有完成，請再試一次';
const origin = 'https://office.example.com';

const provider = await startOpenIdProvider();
const test = await createTestApp({
  TRUST_PROXY: '1',
  ADMIN_ORIGIN: origin,
  OIDC_SECOND_FACTOR: 'mfa,urn:two',
  ...provider.env,
});
await test.signInAs(realClaims);
afterAll(async () => {
  await test.close();
  await provider.close();
});
beforeEach(() => test.db.delete(outbox));

let number = 0;

async function call(
  headers: object,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
): Promise<Answer> {
  const answer = await test.inject({
    method,
    url,
    headers: { 'x-forwarded-for': `10.4.0.${number}`, ...headers },
    payload,
  });
  return answered(answer);
}
const begin = async () => {
  const { data } = await call({}, 'POST', '/api/identity/company-sign-in');
  return { url: String(data['url']), key: String(data['key']) };
};
const end = (companyKey: string, companyAnswer: object) =>
  call({}, 'POST', '/api/identity/token', { companyKey, companyAnswer });

/** Signs in at the provider as a person with these claims, and comes back. */
async function enter(claims: JWTPayload, given: { isForged?: boolean } = {}) {
  const { url, key } = await begin();
  return end(key, provider.signIn(url, { claims, ...given }));
}

/** An account with a verified address at the provider. */
async function person({ needsSecondFactor = false } = {}) {
  number += 1;
  const account = `company-${number}`;
  const email = `Person-${number}@example.com`;
  const id = await test.addAccount(account, password, ['Permissions.News.View']);
  const [row] = await test.db.update(accounts).set({ email }).where(eq(accounts.id, id)).returning();
  await test.db
    .update(roles)
    .set({ needsSecondFactor })
    .where(eq(roles.id, row?.roleId ?? 0));
  return {
    id,
    account,
    claims: { sub: `subject-${number}`, email: email.toLowerCase(), email_verified: true },
  };
}
const bearer = ({ data }: Answer) => ({ authorization: `Bearer ${String(data['token'])}` });
const isSignedIn = async (answer: Answer, { account }: { account: string }) =>
  (await call(bearer(answer), 'GET', '/api/identity/account/me')).data['account'] === account;

describe('a sign-in by the company', () => {
  it('finds the account by its verified e-mail once, and by the stored subject after that', async () => {
    const of = await person();
    const { url } = await begin();
    const sent = new URL(url);
    expect(Object.fromEntries(sent.searchParams)).toMatchObject({
      client_id: 'back-office',
      redirect_uri: `${origin}/mng/login`,
      scope: 'openid email',
      code_challenge_method: 'S256',
    });
    expect(await isSignedIn(await enter(of.claims), of)).toBe(true);
    expect((await test.db.select().from(outbox))[0]?.body).toContain('・已連結公司帳號，或解除連結');
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.recordId, of.id));
    expect(entries.map(({ after }) => after)).toContainEqual({ companyLink: 'made' });
    const { sub } = of.claims;
    expect(
      await isSignedIn(await enter({ sub, email: 'moved@example.com', email_verified: false }), of),
    ).toBe(true);
    expect(await test.db.select().from(outbox)).toHaveLength(1);
  });

  it('adds no account, and refuses everybody it does not know for certain with the same words', async () => {
    const [of, twin, stopped, taken] = [await person(), await person(), await person(), await person()];
    await test.db.update(accounts).set({ email: of.claims.email }).where(eq(accounts.id, twin.id));
    await test.db.update(accounts).set({ isActive: false }).where(eq(accounts.id, stopped.id));
    await enter(taken.claims);
    const before = await test.db.select().from(accounts);
    const strangers: JWTPayload[] = [
      { sub: 'new', email: 'nobody@example.com', email_verified: true },
      { ...(await person()).claims, email_verified: false },
      { ...(await person()).claims, email_verified: 'true' },
      { sub: 'without' },
      { sub: 'empty', email: '', email_verified: true },
      of.claims,
      stopped.claims,
      { ...taken.claims, sub: 'somebody else' },
    ];
    for (const claims of strangers) {
      expect(await enter(claims)).toMatchObject({ status: 200, succeeded: false, messages: [refused] });
    }
    expect(await test.db.select().from(accounts)).toHaveLength(before.length + 2);
    await test.db.update(accounts).set({ isActive: false }).where(eq(accounts.id, taken.id));
    expect(await enter(taken.claims)).toMatchObject({ messages: [refused] });
  });

  it('refuses a token for another audience, nonce or issuer, an old one and a forged one', async () => {
    const { claims } = await person();
    const now = Math.floor(Date.now() / 1000);
    for (const wrong of [
      { aud: 'another client' },
      { nonce: 'another' },
      { iss: 'https://evil.example' },
      { sub: '' },
      { iat: now - 700, exp: now - 400 },
    ]) {
      expect(await enter({ ...claims, ...wrong })).toMatchObject({
        succeeded: false,
        messages: [unfinished],
      });
    }
    expect(await enter(claims, { isForged: true })).toMatchObject({ messages: [unfinished] });
    expect(await enter(claims)).toMatchObject({ succeeded: true });
  });

  it('ends only where it began: once, in time, with its own state and key', async () => {
    const { claims } = await person();
    const [first, second] = [await begin(), await begin()];
    const answer = provider.signIn(first.url, { claims });
    expect(await end(second.key, answer)).toMatchObject({ messages: [unfinished] });
    expect(await end('invented', answer)).toMatchObject({ messages: [unfinished] });
    expect(await end(first.key, { ...answer, state: 'another' })).toMatchObject({ messages: [unfinished] });
    const again = await begin();
    const right = provider.signIn(again.url, { claims });
    expect(await end(again.key, right)).toMatchObject({ succeeded: true });
    expect(await end(again.key, right)).toMatchObject({ messages: [unfinished] });
    const late = await begin();
    await test.db.update(signInStarts).set({ expiresOn: new Date(Date.now() - 1000) });
    expect(await end(late.key, provider.signIn(late.url, { claims }))).toMatchObject({
      messages: [unfinished],
    });
  });

  it('asks for the passcode unless the provider vouches for a second factor', async () => {
    const of = await person({ needsSecondFactor: true });
    const due = async (answer: Answer) =>
      (await call(bearer(answer), 'GET', '/api/identity/account/profile')).data['isSecondFactorDue'];
    expect(await due(await enter(of.claims))).toBe(true);
    expect(await due(await enter({ ...of.claims, amr: ['pwd', 'mfa'] }))).toBe(false);
    // Whoever has the password alone adds no factor beside it.
    const thief = bearer(await call({}, 'POST', '/api/identity/token', { account: of.account, password }));
    const added = await call(thief, 'PUT', '/api/identity/account/second-factor', {
      code: '000000',
      password,
    });
    expect(added.messages).toEqual(['請用通行金鑰或公司帳號登入後再變更；遺失時請洽系統管理員重設']);
    expect(await due(await enter({ ...of.claims, acr: 'urn:two' }))).toBe(false);
    await test.db
      .update(accounts)
      .set({ totpSecret: 'plain:JBSWY3DPEHPK3PXP' })
      .where(eq(accounts.id, of.id));
    expect((await enter({ ...of.claims, amr: ['pwd'] })).data).toHaveProperty('challenge');
    expect((await enter({ ...of.claims, amr: ['mfa'] })).data).toHaveProperty('refreshToken');
  });

  it('is unlinked by its owner with a proof, and only then free for another subject', async () => {
    const of = await person();
    const headers = bearer(await enter(of.claims));
    const at = '/api/identity/account/company-link';
    const since = async () =>
      (await call(headers, 'GET', '/api/identity/account/profile')).data['companySince'];
    expect(await since()).toEqual(expect.stringMatching(/^20/));
    expect((await call(headers, 'DELETE', at, { password: '' })).status).toBe(400);
    expect(await call(headers, 'DELETE', at, { password })).toMatchObject({ succeeded: true });
    expect(await since()).toBeNull();
    expect(await enter({ ...of.claims, sub: 'a new subject' })).toMatchObject({ succeeded: true });
  });

  it('ends the sessions that the company account may have opened elsewhere when it is unlinked', async () => {
    const of = await person();
    const [here, elsewhere] = [await enter(of.claims), await enter(of.claims)];
    const removed = await call(bearer(here), 'DELETE', '/api/identity/account/company-link', { password });
    expect(removed).toMatchObject({ messages: ['已解除與公司帳號的連結，其他裝置已登出'] });
    expect(await isSignedIn(here, of)).toBe(true);
    expect((await call(bearer(elsewhere), 'GET', '/api/identity/account/me')).status).toBe(401);
  });

  it('stays linked while the role requires a second factor that nothing else gives', async () => {
    const of = await person({ needsSecondFactor: true });
    const headers = bearer(await enter({ ...of.claims, amr: ['mfa'] }));
    const unlink = () => call(headers, 'DELETE', '/api/identity/account/company-link', { password });
    expect(await unlink()).toMatchObject({ messages: ['您的角色必須啟用兩步驟驗證，無法停用'] });
    await test.db
      .update(accounts)
      .set({ totpSecret: 'plain:JBSWY3DPEHPK3PXP' })
      .where(eq(accounts.id, of.id));
    expect(await unlink()).toMatchObject({ succeeded: true });
  });

  it('accepts a valid invitation, and none that has expired', async () => {
    const [of, late] = [await person(), await person()];
    const chief = await test.addAccount('company-chief', '', [
      'Permissions.Users.Create',
      'Permissions.News.View',
    ]);
    const invite = (id: number, days: number) =>
      test.db
        .update(accounts)
        .set({ invitedUntil: new Date(Date.now() + days * 86_400_000), invitedById: chief })
        .where(eq(accounts.id, id));
    await invite(of.id, 1);
    await invite(late.id, -1);
    expect(await isSignedIn(await enter(of.claims), of)).toBe(true);
    expect(await enter(late.claims)).toMatchObject({ messages: ['帳號尚未開通，請洽系統管理員'] });
  });

  it('says that the company does not answer, and works as soon as it does', async () => {
    const other = await startOpenIdProvider();
    other.goAway(true);
    const app = await createTestApp({ ADMIN_ORIGIN: origin, ...other.env });
    const tried = async () =>
      (await app.inject({ method: 'POST', url: '/api/identity/company-sign-in' })).json();
    expect(await tried()).toMatchObject({
      succeeded: false,
      messages: ['公司帳號登入暫時沒有回應，請稍後再試，或改用帳號與密碼'],
    });
    other.goAway(false);
    expect(await tried()).toMatchObject({ succeeded: true });
    await app.close();
    await other.close();
  });
});

describe('the settings', () => {
  const all = {
    ADMIN_ORIGIN: origin,
    OIDC_ISSUER: 'https://id.example',
    OIDC_CLIENT_ID: 'a',
    OIDC_CLIENT_SECRET: 'b',
  };

  it('are complete or absent, and need the address of the back office', () => {
    expect(readConfig(all).company).toEqual({
      issuer: 'https://id.example',
      clientId: 'a',
      clientSecret: 'b',
      secondFactor: [],
    });
    expect(readConfig({ ADMIN_ORIGIN: origin }).company).toBeUndefined();
    for (const name of Object.keys(all)) {
      expect(() => readConfig({ ...all, [name]: '' })).toThrow('必須一起設定');
    }
  });

  it('allow an issuer without TLS on this machine only', () => {
    const issuer = (value: string) => readConfig({ ...all, OIDC_ISSUER: value }).company?.issuer;
    expect(issuer('http://localhost:8080/realms/a')).toBe('http://localhost:8080/realms/a');
    for (const wrong of [
      'http://id.example',
      'id.example',
      'https://a:b@id.example',
      'https://id.example?a=1',
    ]) {
      expect(() => issuer(wrong)).toThrow('OIDC_ISSUER');
    }
  });

  it('keep no secret of a sign-in that a reader of the database could use', async () => {
    const { url } = await begin();
    const state = new URL(url).searchParams.get('state') ?? '';
    const rows = JSON.stringify(await test.db.select().from(signInStarts));
    expect(rows).not.toContain(state);
    expect(await test.db.select().from(companyLinks)).not.toEqual([]);
  });
});
