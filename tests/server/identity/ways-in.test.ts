import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, describe, expect, it } from 'vitest';
import { runAccountCommand } from '../../../server/operation/cli/account-commands';
import {
  accounts,
  apiTokens,
  auditEntries,
  companyLinks,
  oneTimeKeys,
  outbox,
  passkeys,
  recoveryCodes,
  tokens,
} from '../../../server/base/db/schema';
import { claims as realClaims } from '../../../openapi/generated/claims';
import { openSession } from '../../../server/access/identity/sign-in';
import type { WayIn } from '../../../server/access/identity/ways-in';
import { authenticator } from '../support/authenticator';
import { type Answer, answered, createTestApp, nowhere } from '../support/test-app';

const test = await createTestApp({
  TRUST_PROXY: '1',
  SECRET_KEY: 'a key of at least thirty-two characters',
  ADMIN_ORIGIN: 'https://office.example',
});
// Adds the account that must always exist: one that may give permissions.
await test.signInAs(realClaims);
afterAll(() => test.close());

const own = '/api/identity/account';
const user = '/api/identity/user';
const password = 'correct-horse';
const newPassword = 'battery-staple';
let number = 0;

interface Person {
  id: number;
  account: string;
  email: string;
  headers: Record<string, string>;
  /** Secret of the authenticator app, if any. */
  secret: string;
}

async function call(
  { headers }: Pick<Person, 'headers'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
): Promise<Answer> {
  const answer = await test.inject({ method, url, headers, payload });
  return answered(answer);
}

const passcodeOf = ({ secret }: Person) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** An account with an e-mail address that has just signed in. Without a password, it is like those of the portal. */
async function person({
  hasPassword = true,
  hasFactor = false,
  claims = ['Permissions.Users.Edit', 'Permissions.Connections.Create'],
} = {}) {
  number += 1;
  const account = `owner-${number}`;
  const email = `${account}@example.com`;
  const id = await test.addAccount(account, hasPassword ? password : '', claims);
  await test.db.update(accounts).set({ email }).where(eq(accounts.id, id));
  const { token } = await openSession(test.db, id, nowhere);
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': `10.1.0.${number}` };
  const found: Person = { id, account, email, headers, secret: '' };
  if (!hasFactor) return found;
  found.secret = String((await call(found, 'POST', `${own}/second-factor`)).data['secret']);
  await call(found, 'PUT', `${own}/second-factor`, { code: passcodeOf(found), password });
  await test.db.update(accounts).set({ totpStep: 0 }).where(eq(accounts.id, id));
  await test.db.delete(outbox);
  return found;
}

const signedInLongAgo = ({ id }: Person) =>
  test.db
    .update(tokens)
    .set({ startedOn: new Date(Date.now() - 11 * 60_000) })
    .where(eq(tokens.accountId, id));

/** All stored credentials of an account. */
async function stored({ id }: Person) {
  const [row] = await test.db.select().from(accounts).where(eq(accounts.id, id));
  const codes = await test.db.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, id));
  const keys = await test.db.select().from(oneTimeKeys).where(eq(oneTimeKeys.accountId, id));
  const devices = await test.db.select().from(passkeys).where(eq(passkeys.accountId, id));
  const links = await test.db.select().from(companyLinks).where(eq(companyLinks.accountId, id));
  const given = await test.db.select().from(apiTokens).where(eq(apiTokens.createdById, id));
  const { email, passwordHash, totpSecret } = row ?? {};
  const hashes = codes.map(({ hash }) => hash).toSorted();
  return { email, passwordHash, totpSecret, codes: hashes, keys, devices, links, given };
}
const mailsTo = async ({ email }: Person) =>
  (await test.db.select().from(outbox).where(eq(outbox.recipients, email))).map(({ body }) => body);

async function saveProfile(of: Person, fields: object): Promise<Answer> {
  const { data } = await call(of, 'GET', `${own}/profile`);
  const { name, email, rowVersion } = data;
  const answer = await test.inject({
    method: 'PUT',
    url: `${own}/profile`,
    headers: of.headers,
    form: { name, email, rowVersion, ...fields },
  });
  return answered(answer);
}

/** Saves an account like a client that knows only the specification: sends every field, changed or not. */
async function saveAccount(by: Person, of: Person, fields: object): Promise<Answer> {
  const [row] = await test.db.select().from(accounts).where(eq(accounts.id, of.id));
  if (!row) throw new Error('no account');
  const { id, rowVersion, name, email, department, roleId, gender, isActive } = row;
  const record = { id, rowVersion, name, email, department, roleId, gender, status: isActive };
  return call(by, 'PUT', user, { ...record, ...fields });
}

async function turnOn(of: Person, proof: object): Promise<Answer> {
  const { data } = await call(of, 'POST', `${own}/second-factor`);
  const code = passcodeOf({ ...of, secret: String(data['secret']) });
  return call(of, 'PUT', `${own}/second-factor`, { code, password: '', ...proof });
}

interface Change {
  title: string;
  hasFactor?: boolean;
  /** Always refused, because another call exists for it. */
  isNever?: boolean;
  /** Stores what the call removes. */
  prepare?: (of: Person) => Promise<void>;
  run: (of: Person, proven: boolean) => Promise<Answer>;
}
const asPassword = (proven: boolean) => (proven ? { password } : { password: '' });
const asCurrent = (proven: boolean) => (proven ? { currentPassword: password } : {});

/** Calls that change how an account signs in later, by what they change. */
const changes: Readonly<Record<WayIn, readonly Change[]>> = {
  password: [
    {
      title: 'one’s own password',
      run: (of, proven) =>
        call(of, 'PUT', `${own}/password`, {
          currentPassword: proven ? password : 'another-horse',
          newPassword,
        }),
    },
    {
      title: 'the account edit of oneself',
      run: (of, proven) => saveAccount(of, of, { password: newPassword, ...asCurrent(proven) }),
    },
  ],
  email: [
    {
      title: 'the profile',
      run: (of, proven) => saveProfile(of, { email: 'new@example.com', ...asCurrent(proven) }),
    },
    {
      title: 'the account edit of oneself',
      run: (of, proven) => saveAccount(of, of, { email: 'new@example.com', ...asCurrent(proven) }),
    },
  ],
  secondFactor: [
    { title: 'turning it on', run: (of, proven) => turnOn(of, asPassword(proven)) },
    { title: 'another app', hasFactor: true, run: (of, proven) => turnOn(of, asPassword(proven)) },
    {
      title: 'turning it off',
      hasFactor: true,
      run: (of, proven) => call(of, 'DELETE', `${own}/second-factor`, asPassword(proven)),
    },
    {
      title: 'the help for others, given to oneself',
      hasFactor: true,
      isNever: true,
      run: (of) => call(of, 'DELETE', `${user}/${of.id}/second-factor`),
    },
  ],
  recoveryCodes: [
    {
      title: 'new ones',
      hasFactor: true,
      run: (of, proven) => call(of, 'POST', `${own}/recovery-codes`, asPassword(proven)),
    },
  ],
  apiToken: [
    {
      title: 'a new one',
      run: (of, proven) =>
        call(of, 'POST', '/api/v1/Connections/tokens', {
          name: '公司官網',
          scopes: ['published'],
          expiresOn: new Date(Date.now() + 86_400_000).toISOString(),
          ...asCurrent(proven),
        }),
    },
  ],
  passkey: [
    {
      title: 'a new one',
      run: async (of, proven) => {
        const started = await call(of, 'POST', `${own}/passkeys/start`, asPassword(proven));
        if (!started.succeeded) return started;
        const device = authenticator({ rpId: 'office.example', origin: 'https://office.example' });
        const made = device.create(String(started.data['challenge']));
        return call(of, 'POST', `${own}/passkeys`, { name: '手機', ...made });
      },
    },
    {
      title: 'the removal of one',
      prepare: async ({ id: accountId }) => {
        const values = { accountId, credentialId: `c${accountId}`, publicKey: '', counter: 0, name: '手機' };
        await test.db.insert(passkeys).values(values);
      },
      run: async (of, proven) => {
        const { data } = await call(of, 'GET', `${own}/passkeys`);
        const id = Array.isArray(data) ? String(data[0].id) : '';
        return call(of, 'DELETE', `${own}/passkeys/${id}`, asPassword(proven));
      },
    },
  ],
  companyLink: [
    {
      title: 'its end',
      prepare: async ({ id: accountId }) => {
        const values = { accountId, issuer: 'https://id.example', subject: `s${accountId}` };
        await test.db.insert(companyLinks).values(values);
      },
      run: (of, proven) => call(of, 'DELETE', `${own}/company-link`, asPassword(proven)),
    },
  ],
  passwordLink: [
    {
      title: 'the help for others, given to oneself',
      isNever: true,
      run: (of) => call(of, 'POST', `${user}/${of.id}/password-link`),
    },
  ],
};
const each = Object.entries(changes).flatMap(([way, ways]) =>
  ways.map((change) => ({ way, ...change, name: `${way}: ${change.title}` })),
);

describe('means of a later sign-in', () => {
  it.each(each)('a session alone does not change it, and its owner is told ($name)', async (change) => {
    const { hasFactor = false, isNever = false, prepare, run } = change;
    const of = await person({ hasFactor });
    await prepare?.(of);
    await signedInLongAgo(of);
    const before = await stored(of);
    const refused = await run(of, false);
    const words = [...refused.messages, ...Object.values(refused.errors ?? {}).flat()].at(-1);
    expect([refused.succeeded, words]).toEqual([
      false,
      expect.stringMatching(/目前密碼|請至「我的帳號」變更/),
    ]);
    expect(await stored(of)).toEqual(before);
    expect(await mailsTo(of)).toEqual([]);
    if (isNever) return;
    expect(await run(of, true)).toMatchObject({ status: 200, succeeded: true });
    expect(await stored(of)).not.toEqual(before);
    expect(await mailsTo(of)).toEqual([expect.stringContaining(`（${of.account}）`)]);
  });

  it('is not proven by a wrong password or by too many attempts, and each is recorded', async () => {
    const of = await person();
    const tries = await Promise.all(
      Array.from({ length: 12 }, () =>
        saveAccount(of, of, { email: 'new@example.com', currentPassword: 'another-horse' }),
      ),
    );
    expect(tries.filter(({ errors }) => errors?.['currentPassword']?.[0] === '目前密碼不正確')).toHaveLength(
      10,
    );
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.recordId, of.id));
    expect(
      entries.filter(({ action }) => action === 'signInFailed').map(({ after }) => after),
    ).toContainEqual({
      reason: 'wrongProof',
    });
  });

  it('is not changed by a save with equal values, which needs no proof', async () => {
    const of = await person();
    expect(await saveAccount(of, of, { name: '林雅婷' })).toMatchObject({ succeeded: true });
    expect(await saveProfile(of, { name: '林雅' })).toMatchObject({ succeeded: true });
    expect(await mailsTo(of)).toEqual([]);
  });

  it('is reported to the owner also if an administrator or the command line changes it', async () => {
    const [chief, of] = [await person(), await person({ claims: [], hasFactor: true })];
    await saveAccount(chief, of, { password: newPassword, email: 'moved@example.com' });
    await test.db.update(accounts).set({ email: of.email }).where(eq(accounts.id, of.id));
    await call(chief, 'POST', `${user}/${of.id}/password-link`);
    await call(chief, 'DELETE', `${user}/${of.id}/second-factor`);
    await runAccountCommand(test.db, ['password', of.account], newPassword);
    const told = await mailsTo(of);
    expect(told.map((body) => body.split('\n').filter((line) => line.startsWith('・')))).toEqual([
      ['・密碼已變更', '・E-mail 已變更，之後的信會寄到新的信箱'],
      ['・已建立設定密碼的連結'],
      ['・兩步驟驗證已啟用、停用或更換驗證器'],
      ['・密碼已變更'],
    ]);
    expect(told.map((body) => body.includes(`（${chief.account}）`))).toEqual([true, true, true, false]);
  });

  it('loses links mailed to an address when the address changes', async () => {
    const [chief, of] = [await person(), await person({ claims: [] })];
    const link = await call(chief, 'POST', `${user}/${of.id}/password-link`);
    await saveProfile(of, { email: 'moved@example.com', currentPassword: password });
    const used = await call({ headers: chief.headers }, 'POST', '/api/identity/token', {
      passwordLink: link.data['passwordLink'],
      newPassword,
    });
    expect(used.messages).toEqual(['連結無效、已使用或已過期，請重新索取']);
  });
});

describe('an account of the portal, which has no password', () => {
  it('proves itself by a recent sign-in', async () => {
    const of = await person({ hasPassword: false });
    const profile = await call(of, 'GET', `${own}/profile`);
    expect(profile.data['ownProof']).toBe('signIn');
    expect((await saveProfile(of, { email: 'first@example.com' })).succeeded).toBe(true);
    await signedInLongAgo(of);
    const before = await stored(of);
    for (const run of [
      () => saveProfile(of, { email: 'second@example.com' }),
      () => saveAccount(of, of, { email: 'second@example.com' }),
      () => saveAccount(of, of, { password: newPassword }),
      () => turnOn(of, {}),
    ]) {
      expect((await run()).messages).toEqual(['這項變更須在登入後 10 分鐘內完成，請登出後再登入一次']);
    }
    expect(await stored(of)).toEqual(before);
  });

  it('proves itself by its second factor where it has one, each passcode once', async () => {
    const of = await person({ hasPassword: false, hasFactor: true });
    const record = await call(of, 'GET', `${own}/profile`);
    expect(record.data['ownProof']).toBe('passcode');
    const before = await stored(of);
    const remove = (proof: object) => call(of, 'DELETE', `${own}/second-factor`, { password: '', ...proof });
    expect((await remove({})).errors).toEqual({ passcode: ['請輸入驗證碼或備用碼'] });
    expect((await remove({ passcode: '000000' })).errors).toEqual({
      passcode: ['驗證碼不正確，請確認手機的時間後再試'],
    });
    expect(await stored(of)).toEqual(before);
    const passcode = passcodeOf(of);
    expect((await saveProfile(of, { email: 'moved@example.com', passcode })).succeeded).toBe(true);
    expect((await remove({ passcode })).status).toBe(400);
    await test.db.update(accounts).set({ totpStep: 0 }).where(eq(accounts.id, of.id));
    expect((await remove({ passcode })).succeeded).toBe(true);
  });
});
