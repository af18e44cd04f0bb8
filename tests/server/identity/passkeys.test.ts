import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/base/config/config';
import { claims as realClaims } from '../../../openapi/generated/claims';
import {
  accounts,
  auditEntries,
  companyLinks,
  outbox,
  passkeys,
  roles,
  signInStarts,
} from '../../../server/base/db/schema';
import { presentClaims } from '../../../server/access/identity/key-makers';
import { partyOf } from '../../../server/access/identity/passkeys';
import { authenticator } from '../support/authenticator';
import { type Answer, answered, createTestApp } from '../support/test-app';

const origin = 'https://office.example.com';
const site = { rpId: 'office.example.com', origin };
const password = 'correct-horse';
const own = '/api/identity/account';
const refused = '無法以這個通行金鑰登入，請再試一次，或改用帳號與密碼';

const test = await createTestApp({
  TRUST_PROXY: '1',
  ADMIN_ORIGIN: origin,
  SECRET_KEY: 'a key of at least thirty-two characters',
});
await test.signInAs(realClaims);
afterAll(() => test.close());
beforeEach(() => test.db.delete(outbox));

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
let number = 0;

async function call(headers: object, method: Method, url: string, payload?: object): Promise<Answer> {
  const answer = await test.inject({
    method,
    url,
    headers: { 'x-forwarded-for': `10.3.${Math.floor(number / 250)}.${number % 250}`, ...headers },
    payload,
  });
  return answered(answer);
}
const bearer = ({ data }: Answer) => ({ authorization: `Bearer ${String(data['token'])}` });
const byPassword = (account: string) => call({}, 'POST', '/api/identity/token', { account, password });

/** An account with an e-mail address that has signed in by its password. */
async function person({ needsSecondFactor = false, claims = ['Permissions.Users.Edit'] } = {}) {
  number += 1;
  const account = `passkey-${number}`;
  const id = await test.addAccount(account, password, claims);
  const [row] = await test.db
    .update(accounts)
    .set({ email: `${account}@example.com` })
    .where(eq(accounts.id, id))
    .returning();
  await test.db
    .update(roles)
    .set({ needsSecondFactor })
    .where(eq(roles.id, row?.roleId ?? 0));
  return { id, account, headers: bearer(await byPassword(account)) };
}
type Person = Awaited<ReturnType<typeof person>>;

const start = ({ headers }: Pick<Person, 'headers'>, proof: object = { password }) =>
  call(headers, 'POST', `${own}/passkeys/start`, proof);

async function add(of: Person, device = authenticator(site), name = '林雅婷的手機') {
  const { data } = await start(of);
  const made = device.create(String(data['challenge']));
  const added = await call(of.headers, 'POST', `${own}/passkeys`, { name, ...made });
  return { device, added, id: Number(added.data['id']) };
}

const challenge = async () =>
  String((await call({}, 'POST', '/api/identity/passkey-sign-in')).data['challenge']);
const enter = (passkey: object) => call({}, 'POST', '/api/identity/token', { passkey });
const me = (answer: Answer) => call(bearer(answer), 'GET', '/api/identity/account/me');
const entriesOf = async ({ id }: Pick<Person, 'id'>) =>
  (await test.db.select().from(auditEntries).where(eq(auditEntries.recordId, id))).map(
    ({ action, before, after }) => ({ action, before, after }),
  );

describe('a passkey', () => {
  it('is added after a proof, told to its owner, listed, and signs in without a password', async () => {
    const of = await person();
    const { device, added, id } = await add(of);
    expect(added).toMatchObject({ status: 200, succeeded: true, messages: ['已新增通行金鑰'] });
    expect((await test.db.select().from(outbox))[0]?.body).toContain('・通行金鑰已新增或移除');
    const answer = await enter(device.answer(await challenge()));
    expect((await me(answer)).data['account']).toBe(of.account);
    const list = (await call(of.headers, 'GET', `${own}/passkeys`)).data;
    expect(list).toEqual([
      {
        id,
        name: '林雅婷的手機',
        createdOn: expect.any(String),
        lastUsedOn: expect.stringMatching(/^20/),
      },
    ]);
    expect(await entriesOf(of)).toContainEqual({
      action: 'update',
      before: { passkey: null },
      after: { passkey: '林雅婷的手機' },
    });
  });

  it('replaces the passcode of an account that has an authenticator app', async () => {
    const of = await person();
    const { data } = await call(of.headers, 'POST', `${own}/second-factor`);
    const code = new TOTP({ secret: Secret.fromBase32(String(data['secret'])) }).generate();
    await call(of.headers, 'PUT', `${own}/second-factor`, { code, password });
    const { device } = await add(of);
    expect((await byPassword(of.account)).data).toHaveProperty('challenge');
    expect((await enter(device.answer(await challenge()))).data).toHaveProperty('refreshToken');
  });

  it('is not made without a proof, for another account’s challenge, twice for one, or on a wrong site', async () => {
    const [of, other] = [await person(), await person()];
    expect((await start(of, { password: '' })).errors).toEqual({ password: ['請輸入目前密碼'] });
    const { data } = await start(of);
    const key = String(data['challenge']);
    const body = (made: object) => ({ name: '手機', ...made });
    const unfinished = { succeeded: false, messages: ['通行金鑰沒有新增，請再試一次'] };
    const send = (by: Person, made: object) => call(by.headers, 'POST', `${own}/passkeys`, body(made));
    const device = authenticator(site);
    expect(await send(other, device.create(key))).toMatchObject(unfinished);
    expect(await send(of, device.create(key, { origin: 'https://evil.example' }))).toMatchObject(unfinished);
    expect(await send(of, device.create(key, { rpId: 'evil.example' }))).toMatchObject(unfinished);
    expect(await send(of, device.create(key, { isUserVerified: false }))).toMatchObject(unfinished);
    expect(await send(of, device.create(key))).toMatchObject({ succeeded: true });
    expect(await send(of, authenticator(site).create(key))).toMatchObject(unfinished);
    expect(await send(of, { ...device.create(key), clientDataJSON: 'bm9uZQ' })).toMatchObject(unfinished);
  });

  it('is refused with the same words whatever is wrong, and each refusal is recorded', async () => {
    const of = await person();
    const { device } = await add(of);
    const used = await challenge();
    expect(await enter(device.answer(used))).toMatchObject({ succeeded: true });
    const expired = await challenge();
    await test.db.update(signInStarts).set({ expiresOn: new Date(Date.now() - 1000) });
    const answers = [
      device.answer(used),
      device.answer(expired),
      device.answer('invented'),
      device.answer(await challenge(), { origin: 'https://evil.example' }),
      device.answer(await challenge(), { rpId: 'evil.example' }),
      device.answer(await challenge(), { isUserVerified: false }),
      device.answer(await challenge(), { counter: 1 }),
      device.answer(await challenge(), { type: 'webauthn.create' }),
      device.answer(await challenge(), { signature: 'AAAA' }),
      authenticator(site).answer(await challenge()),
    ];
    for (const answer of answers) {
      expect(await enter(answer)).toMatchObject({ status: 200, succeeded: false, messages: [refused] });
    }
    expect(await entriesOf(of)).toContainEqual({
      action: 'signInFailed',
      before: null,
      after: { reason: 'badPasskey' },
    });
    await test.db.update(accounts).set({ isActive: false }).where(eq(accounts.id, of.id));
    expect(await enter(device.answer(await challenge()))).toMatchObject({ messages: [refused] });
  });

  it('is renamed and removed only by its owner, and its removal ends all other sessions', async () => {
    const [of, other] = [await person(), await person()];
    const { device, id } = await add(of);
    const elsewhere = await enter(device.answer(await challenge()));
    const at = `${own}/passkeys/${id}`;
    expect((await call(other.headers, 'PUT', at, { name: '我的' })).status).toBe(404);
    expect((await call(other.headers, 'DELETE', at, { password })).status).toBe(404);
    expect(await call(of.headers, 'PUT', at, { name: ' 安全金鑰 ' })).toMatchObject({ succeeded: true });
    expect((await test.db.select().from(passkeys).where(eq(passkeys.id, id)))[0]?.name).toBe('安全金鑰');
    expect((await call(of.headers, 'DELETE', at, { password: '' })).status).toBe(400);
    expect((await me(elsewhere)).status).toBe(200);
    expect(await call(of.headers, 'DELETE', at, { password })).toMatchObject({ succeeded: true });
    expect((await me(elsewhere)).status).toBe(401);
    expect((await call(of.headers, 'GET', `${own}/passkeys`)).data).toEqual([]);
    expect(await enter(device.answer(await challenge()))).toMatchObject({ messages: [refused] });
  });
});

describe('a role that requires a second factor', () => {
  it('is satisfied by a session with a passkey, and not by one with the password alone', async () => {
    const of = await person({ needsSecondFactor: true });
    const sessions = () => call(of.headers, 'GET', `${own}/sessions`);
    expect((await sessions()).status).toBe(403);
    expect([...(await presentClaims(test.db, of.id))]).toEqual([]);
    const { device, id } = await add(of);
    expect((await sessions()).status).toBe(200);
    expect([...(await presentClaims(test.db, of.id))]).toEqual(['Permissions.Users.Edit']);
    const profile = async (answer: Answer) =>
      (await call(bearer(answer), 'GET', `${own}/profile`)).data['isSecondFactorDue'];
    expect(await profile(await byPassword(of.account))).toBe(true);
    const entered = await enter(device.answer(await challenge()));
    expect(await profile(entered)).toBe(false);
    const renewed = await call({}, 'POST', '/api/identity/token', {
      refreshToken: entered.data['refreshToken'],
    });
    expect(await profile(renewed)).toBe(false);
    expect(await call(of.headers, 'DELETE', `${own}/passkeys/${id}`, { password })).toMatchObject({
      succeeded: false,
      messages: ['您的角色必須啟用兩步驟驗證，無法停用'],
    });
  });

  it('is met by no factor that a session by the password alone adds beside a passkey, or removes', async () => {
    const of = await person({ needsSecondFactor: true });
    const { id } = await add(of);
    await add(of, authenticator(site), '備用');
    const thief = { headers: bearer(await byPassword(of.account)) };
    const elsewhere = {
      succeeded: false,
      messages: ['請用通行金鑰或公司帳號登入後再變更；遺失時請洽系統管理員重設'],
    };
    expect(await start(thief)).toMatchObject(elsewhere);
    expect((await call(thief.headers, 'DELETE', `${own}/passkeys/${id}`, { password })).status).toBe(403);
    const { data } = await call(thief.headers, 'POST', `${own}/second-factor`);
    const code = new TOTP({ secret: Secret.fromBase32(String(data['secret'])) }).generate();
    expect(await call(thief.headers, 'PUT', `${own}/second-factor`, { code, password })).toMatchObject(
      elsewhere,
    );
    expect((await call(thief.headers, 'GET', `${own}/sessions`)).status).toBe(403);
  });

  it('is no bar to an administrator’s help: a reset removes lost passkeys', async () => {
    const claims = ['Permissions.Users.View', 'Permissions.Users.Edit'];
    const [chief, of] = [await person({ claims }), await person()];
    const { device } = await add(of);
    const at = `/api/identity/user/${of.id}`;
    expect((await call(chief.headers, 'GET', at)).data['hasSecondFactor']).toBe(true);
    expect(await call(chief.headers, 'DELETE', `${at}/second-factor`)).toMatchObject({ succeeded: true });
    expect((await call(chief.headers, 'GET', at)).data['hasSecondFactor']).toBe(false);
    expect(await enter(device.answer(await challenge()))).toMatchObject({ messages: [refused] });
    expect((await me({ ...(await byPassword(of.account)) })).status).toBe(200);
  });

  it('of which a reset tells the owner only where there were any', async () => {
    const [chief, of] = [await person({ claims: ['Permissions.Users.Edit'] }), await person()];
    await test.db
      .insert(companyLinks)
      .values({ accountId: of.id, issuer: 'https://id.example', subject: of.account, isVerified: true });
    const at = `/api/identity/user/${of.id}/second-factor`;
    expect(await call(chief.headers, 'DELETE', at)).toMatchObject({ succeeded: true });
    const [mail] = await test.db.select().from(outbox);
    expect(mail?.body).toContain('・兩步驟驗證');
    expect(mail?.body).not.toContain('通行金鑰');
  });
});

describe('the settings', () => {
  const party = (adminOrigin: string) => partyOf({ adminOrigin })?.rpId;

  it('offer passkeys on a secure origin with a name, and on this machine', () => {
    expect(party(origin)).toBe('office.example.com');
    expect(party('http://localhost:3000')).toBe('localhost');
    expect(party('http://office.example.com')).toBeUndefined();
    expect(party('https://192.0.2.1')).toBeUndefined();
    expect(party('https://[2001:db8::1]')).toBeUndefined();
    expect(partyOf(readConfig({}))).toBeUndefined();
  });

  it('without an origin offer none, in calls, features and page', async () => {
    const bare = await createTestApp();
    const headers = await bare.signInAs(realClaims);
    const answers = await Promise.all([
      bare.inject({ method: 'POST', url: '/api/identity/passkey-sign-in' }),
      bare.inject({ method: 'POST', url: '/api/identity/company-sign-in' }),
      bare.inject({ method: 'POST', url: `${own}/passkeys/start`, headers, payload: { password: '' } }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    const known = await bare.inject({ method: 'GET', url: `${own}/me`, headers });
    expect(known.json().data.features).not.toContain('passkeys');
    await bare.close();
    const set = await call(await test.signInAs(realClaims), 'GET', `${own}/me`);
    expect(set.data['features']).toContain('passkeys');
    expect(set.data['features']).not.toContain('companySignIn');
  });
});
